/// Names a value that a view hands to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value of views that hand over none.
  static var defaultValue: Value { get }
}

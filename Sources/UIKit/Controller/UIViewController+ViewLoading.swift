import Foundation

extension UIViewController {
  /// A property that has its value when the view has been loaded: reading it loads the view. Traps if the loading sets nothing.
  @MainActor @preconcurrency @propertyWrapper
  public struct ViewLoading<Value> {
    private var value: Value?

    @available(*, unavailable, message: "@ViewLoading is for properties of view controllers.")
    public var wrappedValue: Value {
      get { fatalError("@ViewLoading is for properties of view controllers.") }
      set { fatalError("@ViewLoading is for properties of view controllers.") }
    }
    public static subscript<EnclosingSelf: UIViewController>(
      _enclosingInstance observed: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get {
        if let value = observed[keyPath: storageKeyPath].value { return value }
        observed.loadViewIfNeeded()
        guard let value = observed[keyPath: storageKeyPath].value else {
          fatalError(
            "A @ViewLoading property of \(type(of: observed)) was read and loading its view set nothing.")
        }
        return value
      }
      set { observed[keyPath: storageKeyPath].value = newValue }
    }
    public init() { value = nil }
    public init(wrappedValue: Value) { value = wrappedValue }
  }
}

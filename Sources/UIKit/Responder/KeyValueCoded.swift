import Foundation
import SashCore

/// What answers for its properties by their names, as Objective-C has it.
///
/// Stored properties are found by reflection, and some names that Apple's classes are known for are answered on purpose.
@MainActor @preconcurrency
public protocol _KeyValueCoded: NSObject {
  func _value(forKnownKey key: String) -> Any?
  /// Whether the key is one that can be set.
  func _set(_ value: Any?, forKnownKey key: String) -> Bool
}
extension _KeyValueCoded {
  public func _value(forKnownKey key: String) -> Any? { nil }
  public func _set(_ value: Any?, forKnownKey key: String) -> Bool { false }

  /// The value of a property; nil, after a message, for a name that is not known.
  public func value(forKey key: String) -> Any? {
    if let known = _value(forKnownKey: key) { return known }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == key }) { return child.value }
      mirror = level.superclassMirror
    }
    runtimeWarning("\(type(of: self)) has no property '\(key)' that value(forKey:) could find.")
    return nil
  }
  /// Sets a property that is known by name; others are left, after a message.
  public func setValue(_ value: Any?, forKey key: String) {
    if !_set(value, forKnownKey: key) {
      runtimeWarning("\(type(of: self)).setValue(_:forKey:) does not know '\(key)'; nothing is set.")
    }
  }
}

extension UIResponder: _KeyValueCoded {}
extension UIGestureRecognizer: _KeyValueCoded {}
extension UIBarItem: _KeyValueCoded {}
extension UIScreen: _KeyValueCoded {
  public func _value(forKnownKey key: String) -> Any? {
    // The corners of the glass of a phone; windows here have square ones.
    key == "_displayCornerRadius" ? CGFloat(0) : nil
  }
}
extension UIDevice: _KeyValueCoded {
  public func _set(_ value: Any?, forKnownKey key: String) -> Bool {
    guard key == "orientation" else { return false }
    runtimeWarning("The window is not turned: setting 'orientation' of UIDevice has no effect here.")
    return true
  }
}

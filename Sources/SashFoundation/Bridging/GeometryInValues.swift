import Foundation

/// A structure that a value holds: `as? CGRect` and `as? NSValue` both find what user information has, as with Apple's.
public protocol _HeldInValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  static var _empty: Self { get }
  var _value: NSValue { get }
  static func _held(by value: NSValue) -> Self
}

extension _HeldInValue {
  public func _bridgeToObjectiveC() -> NSValue { _value }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
    guard strcmp(source.objCType, _empty._value.objCType) == 0 else { return false }
    result = _held(by: source)
    return true
  }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    precondition(
      _conditionallyBridgeFromObjectiveC(source, result: &result), "\(source) holds no \(Self.self).")
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? _empty
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _HeldInValue {
  public static var _empty: CGRect { .zero }
  public var _value: NSValue { NSValue(rect: self) }
  public static func _held(by value: NSValue) -> CGRect { value.rectValue }
}
extension CGPoint: @retroactive _ObjectiveCBridgeable, _HeldInValue {
  public static var _empty: CGPoint { .zero }
  public var _value: NSValue { NSValue(point: self) }
  public static func _held(by value: NSValue) -> CGPoint { value.pointValue }
}
extension CGSize: @retroactive _ObjectiveCBridgeable, _HeldInValue {
  public static var _empty: CGSize { .zero }
  public var _value: NSValue { NSValue(size: self) }
  public static func _held(by value: NSValue) -> CGSize { value.sizeValue }
}

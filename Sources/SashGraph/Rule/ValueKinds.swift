/// The kind of an attribute that is set from outside.
@usableFromInline package enum InputKind<Value>: ErasedRule {
  package static var _layout: RuleLayout {
    RuleLayout(.input, rule: Void.self, value: Value.self, isTrivial: _isPOD(Value.self))
  }
  package static func _update(
    _ value: UnsafeMutableRawPointer, _ kind: UnsafePointer<Kind>, _ id: NodeID, _ hasValue: Bool
  ) -> Bool { false }
  package static func _destroy(_ value: UnsafeMutableRawPointer, _ kind: UnsafePointer<Kind>, _ hasValue: Bool) {
    if hasValue { value.assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
  }
  package static func _valuesEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    _ComparisonTable._areEqual(a.assumingMemoryBound(to: Value.self), b.assumingMemoryBound(to: Value.self))
  }
  package static func _describe(_ value: UnsafeRawPointer) -> String { describeValue(value, as: Value.self) }
}

/// The kind of an attribute that is a part of another's value: it owns nothing and never runs.
enum ProjectionKind<Value>: ErasedRule {
  static var _layout: RuleLayout { RuleLayout(.projection, rule: Void.self, value: Value.self, isTrivial: true) }
  static func _update(
    _ value: UnsafeMutableRawPointer, _ kind: UnsafePointer<Kind>, _ id: NodeID, _ hasValue: Bool
  ) -> Bool { false }
  static func _destroy(_ value: UnsafeMutableRawPointer, _ kind: UnsafePointer<Kind>, _ hasValue: Bool) {}
  static func _valuesEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    _ComparisonTable._areEqual(a.assumingMemoryBound(to: Value.self), b.assumingMemoryBound(to: Value.self))
  }
  static func _describe(_ value: UnsafeRawPointer) -> String { describeValue(value, as: Value.self) }
}

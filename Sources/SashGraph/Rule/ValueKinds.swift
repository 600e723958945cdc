/// The kind of an attribute that is set from outside.
@usableFromInline package enum InputKind<Value>: ErasedRule {
  @usableFromInline package static var _layout: RuleLayout {
    RuleLayout(.input, rule: Void.self, value: Value.self, isTrivial: _isPOD(Value.self))
  }
  @usableFromInline package static func _update(
    _ value: UnsafeMutableRawPointer, _ kind: UnsafePointer<NodeKind>, _ id: NodeID, _ hasValue: Bool
  ) -> Bool { false }
  @usableFromInline package static func _destroy(
    _ value: UnsafeMutableRawPointer, _ kind: UnsafePointer<NodeKind>, _ hasValue: Bool
  ) {
    if hasValue { value.assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
  }
  @usableFromInline package static func _describe(_ value: UnsafeRawPointer) -> String {
    describeValue(value, as: Value.self)
  }
}

/// The kind of an attribute that is a part of another's value: it owns nothing and never runs.
enum ProjectionKind<Value>: ErasedRule {
  static var _layout: RuleLayout {
    RuleLayout(.projection, rule: Void.self, value: Value.self, isTrivial: true)
  }
  static func _update(
    _ value: UnsafeMutableRawPointer, _ kind: UnsafePointer<NodeKind>, _ id: NodeID, _ hasValue: Bool
  ) -> Bool { false }
  static func _destroy(_ value: UnsafeMutableRawPointer, _ kind: UnsafePointer<NodeKind>, _ hasValue: Bool) {}
  static func _describe(_ value: UnsafeRawPointer) -> String { describeValue(value, as: Value.self) }
}

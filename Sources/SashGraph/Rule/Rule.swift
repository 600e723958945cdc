/// Computes the value of an attribute from others.
///
/// The rule lives in its node and may keep state from run to run. What it reads through `Attribute.value`
/// while it runs are its inputs; it runs again when one of them has changed and its value is asked for.
@usableFromInline package protocol Rule: ErasedRule {
  associatedtype Value
  /// The value as it follows from the inputs.
  mutating func compute() -> Value
  /// Whether a new value counts as the old one, so that readers need not run. By default bytes, `==`, or
  /// field by field.
  static func areEqual(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) -> Bool
  /// The node is being freed; the value is gone after this.
  mutating func destroy()
}

extension Rule {
  @inlinable package mutating func destroy() {}

  @inlinable package static func areEqual(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) -> Bool {
    _ComparisonTable._areEqual(a, b)
  }

  @usableFromInline package static var _layout: RuleLayout {
    RuleLayout(.rule, rule: Self.self, value: Value.self, isTrivial: false)
  }

  @inlinable
  package static func _update(
    _ value: UnsafeMutableRawPointer, _ kind: UnsafePointer<NodeKind>, _ id: NodeID, _ hasValue: Bool
  ) -> Bool {
    let rule = (value - kind.pointee.valueOffset).assumingMemoryBound(to: Self.self)
    let old = value.assumingMemoryBound(to: Value.self)
    if !hasValue {
      old.initialize(to: rule.pointee.compute())
      return true
    }
    var new = rule.pointee.compute()
    let isSame = withUnsafePointer(to: &new) { new in
      if areEqual(UnsafePointer(old), new) { return true }
      if hasProjections(id) { willReplaceValue(id, with: UnsafeRawPointer(new)) }
      return false
    }
    if isSame { return false }
    old.pointee = new
    return true
  }

  @inlinable
  package static func _destroy(
    _ value: UnsafeMutableRawPointer, _ kind: UnsafePointer<NodeKind>, _ hasValue: Bool
  ) {
    let rule = (value - kind.pointee.valueOffset).assumingMemoryBound(to: Self.self)
    rule.pointee.destroy()
    rule.deinitialize(count: 1)
    if hasValue { value.assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
  }

  @usableFromInline package static func _describe(_ value: UnsafeRawPointer) -> String {
    describeValue(value, as: Value.self)
  }
}

extension Rule where Value: Equatable {
  @inlinable package static func areEqual(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) -> Bool {
    if _bitsEqual(a, b, MemoryLayout<Value>.size) { return true }
    // Larger ones may have padding, whose bytes say nothing.
    if _isPOD(Value.self), MemoryLayout<Value>.size <= 8 { return false }
    return a.pointee == b.pointee
  }
}

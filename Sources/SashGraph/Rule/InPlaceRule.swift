/// Writes the value of an attribute where it lies, and says itself whether that changed it.
@usableFromInline package protocol InPlaceRule: ErasedRule {
  associatedtype Value
  /// Brings the value at `value` up to date and says whether it changed. Must initialise it if `hasValue` is
  /// false.
  mutating func update(_ value: UnsafeMutablePointer<Value>, hasValue: Bool) -> Bool
  /// The node is being freed; the value is gone after this.
  mutating func destroy()
}

extension InPlaceRule {
  @inlinable package mutating func destroy() {}

  @usableFromInline package static var _layout: RuleLayout {
    RuleLayout(.rule, rule: Self.self, value: Value.self, isTrivial: false)
  }

  @inlinable
  package static func _update(
    _ value: UnsafeMutableRawPointer, _ kind: UnsafePointer<NodeKind>, _ id: NodeID, _ hasValue: Bool
  ) -> Bool {
    let rule = (value - kind.pointee.valueOffset).assumingMemoryBound(to: Self.self)
    let typed = value.assumingMemoryBound(to: Value.self)
    guard hasValue, hasProjections(id) else { return rule.pointee.update(typed, hasValue: hasValue) }
    // The rule overwrites the old value, and the parts that are projected must be compared with it.
    let block = borrowValueBlock(kind)
    let copy = block.initializeMemory(as: Value.self, from: UnsafePointer(typed), count: 1)
    let changed = rule.pointee.update(typed, hasValue: true)
    if changed { didReplaceValue(id, old: block) }
    copy.deinitialize(count: 1)
    returnValueBlock(block, kind)
    return changed
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

  @usableFromInline package static func _valuesEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    _ComparisonTable._areEqual(a.assumingMemoryBound(to: Value.self), b.assumingMemoryBound(to: Value.self))
  }
  @usableFromInline package static func _describe(_ value: UnsafeRawPointer) -> String {
    describeValue(value, as: Value.self)
  }
}

/// Stores the new value of a rule that runs in place, also in the modules of users. The old value is left in
/// `new`.
@inlinable @inline(__always)
public func _replaceValue<Value>(_ old: UnsafeMutablePointer<Value>, with new: inout Value) {
  swap(&old.pointee, &new)
}

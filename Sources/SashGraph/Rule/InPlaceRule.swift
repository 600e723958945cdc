/// Writes the value of an attribute where it lies, and says itself whether that changed it. Replaces it by `_replaceValue`
/// or `_replaceIfChanged` alone, which compare the parts that are attributes themselves.
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
    return rule.pointee.update(typed, hasValue: hasValue)
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

/// Stores the new value of the rule that runs, also in the modules of users. The old value is left in `new`.
@inlinable @inline(__always)
public func _replaceValue<Value>(_ old: UnsafeMutablePointer<Value>, with new: inout Value) {
  withUnsafePointer(to: &new) { willReplaceRunningValue(with: UnsafeRawPointer($0)) }
  swap(&old.pointee, &new)
}

/// Stores the new value of the rule that runs if it differs from the old one, and says whether it does. They are looked
/// through once for that and for the parts that are attributes themselves.
@inlinable @inline(__always)
public func _replaceIfChanged<Value>(_ old: UnsafeMutablePointer<Value>, with new: inout Value) -> Bool {
  let isSame = withUnsafePointer(to: &new) {
    _bitsEqual(UnsafeRawPointer(old), UnsafeRawPointer($0), MemoryLayout<Value>.size)
      || !willReplaceIfChanged(Value.self, UnsafeRawPointer(old), with: UnsafeRawPointer($0))
  }
  if isSame { return false }
  swap(&old.pointee, &new)
  return true
}

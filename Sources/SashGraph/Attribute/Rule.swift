/// Computes the value of a node from other nodes. It lives in the node and may keep state between runs.
///
/// Whatever attribute it reads becomes an input, and only what the last run read. An equal result stops the wave.
package protocol Rule: ErasedRule {
  associatedtype Value
  mutating func compute() -> Value
  /// The node ends; other nodes of its subgraph can still be read.
  mutating func destroy()
}

/// A rule that writes its value itself and says whether it has changed.
package protocol InPlaceRule: ErasedRule {
  associatedtype Value
  /// - Parameter hasValue: False in the first run, which has to initialise the memory.
  mutating func update(_ value: UnsafeMutablePointer<Value>, hasValue: Bool) -> Bool
  mutating func destroy()
}

/// How the graph sees the end of a node.
@usableFromInline package protocol ErasedEnd {
  /// Tells the rule that its node ends.
  static func _willEnd(_ block: UnsafeMutableRawPointer)
  /// Deinitialises the rule and, where there is one, the value.
  static func _deinitialize(_ block: UnsafeMutableRawPointer, _ valueOffset: Int, _ hasValue: Bool)
}

/// How the graph runs a rule: witnesses that are specialised where the rule's type is known.
@usableFromInline package protocol ErasedRule: ErasedEnd {
  /// Runs the rule; true if the value has become different.
  static func _run(_ block: UnsafeMutableRawPointer, _ valueOffset: Int, _ hasValue: Bool) -> Bool
}

extension Rule {
  @inlinable package mutating func destroy() {}

  @inlinable package static func _run(_ block: UnsafeMutableRawPointer, _ valueOffset: Int, _ hasValue: Bool) -> Bool {
    let rule = block.assumingMemoryBound(to: Self.self)
    let old = (block + valueOffset).assumingMemoryBound(to: Value.self)
    if !hasValue {
      old.initialize(to: rule.pointee.compute())
      return true
    }
    var new = rule.pointee.compute()
    if _ComparisonTable._areEqual(&new, old) { return false }
    _willReplaceValue(&new)
    old.pointee = new
    return true
  }
  @inlinable package static func _willEnd(_ block: UnsafeMutableRawPointer) {
    block.assumingMemoryBound(to: Self.self).pointee.destroy()
  }
  @inlinable package static func _deinitialize(_ block: UnsafeMutableRawPointer, _ valueOffset: Int, _ hasValue: Bool) {
    block.assumingMemoryBound(to: Self.self).deinitialize(count: 1)
    if hasValue { (block + valueOffset).assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
  }
}

extension InPlaceRule {
  @inlinable package mutating func destroy() {}

  @inlinable package static func _run(_ block: UnsafeMutableRawPointer, _ valueOffset: Int, _ hasValue: Bool) -> Bool {
    block.assumingMemoryBound(to: Self.self).pointee.update(
      (block + valueOffset).assumingMemoryBound(to: Value.self), hasValue: hasValue)
  }
  @inlinable package static func _willEnd(_ block: UnsafeMutableRawPointer) {
    block.assumingMemoryBound(to: Self.self).pointee.destroy()
  }
  @inlinable package static func _deinitialize(_ block: UnsafeMutableRawPointer, _ valueOffset: Int, _ hasValue: Bool) {
    block.assumingMemoryBound(to: Self.self).deinitialize(count: 1)
    if hasValue { (block + valueOffset).assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
  }
}

/// The kind of an input: a value without a rule.
enum InputKind<Value>: ErasedEnd {
  static func _willEnd(_ block: UnsafeMutableRawPointer) {}
  static func _deinitialize(_ block: UnsafeMutableRawPointer, _ valueOffset: Int, _ hasValue: Bool) {
    if hasValue { (block + valueOffset).assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
  }
}

/// The kind of a part of another node's value.
enum ProjectionKind<Value>: ErasedEnd {
  static func _willEnd(_ block: UnsafeMutableRawPointer) {}
  static func _deinitialize(_ block: UnsafeMutableRawPointer, _ valueOffset: Int, _ hasValue: Bool) {}
}

/// The kinds known so far. Main thread only.
enum Kinds {
  private nonisolated(unsafe) static var table: [ObjectIdentifier: UnsafePointer<Kind>] = [:]

  static func rule<R: ErasedRule, Value>(_ rule: R.Type, value: Value.Type) -> UnsafePointer<Kind> {
    if let known = table[ObjectIdentifier(rule)] { return known }
    return add(ObjectIdentifier(rule), rule: rule, end: rule, ruleSize: MemoryLayout<R>.size, value: value,
      isTrivial: _isPOD(R.self) && _isPOD(Value.self), isProjection: false, name: rule)
  }
  static func input<Value>(_ value: Value.Type) -> UnsafePointer<Kind> {
    let id = ObjectIdentifier(InputKind<Value>.self)
    if let known = table[id] { return known }
    return add(id, rule: nil, end: InputKind<Value>.self, ruleSize: 0, value: value, isTrivial: _isPOD(Value.self),
      isProjection: false, name: value)
  }
  static func projection<Value>(_ value: Value.Type) -> UnsafePointer<Kind> {
    let id = ObjectIdentifier(ProjectionKind<Value>.self)
    if let known = table[id] { return known }
    return add(id, rule: nil, end: ProjectionKind<Value>.self, ruleSize: 0, value: value, isTrivial: true,
      isProjection: true, name: value)
  }

  private static func add<Value>(
    _ id: ObjectIdentifier, rule: (any ErasedRule.Type)?, end: any ErasedEnd.Type, ruleSize: Int, value: Value.Type,
    isTrivial: Bool, isProjection: Bool, name: Any.Type
  ) -> UnsafePointer<Kind> {
    let mask = MemoryLayout<Value>.alignment - 1
    let offset = (ruleSize + mask) & ~mask
    let length = max(1, (offset + MemoryLayout<Value>.size + 15) / 16)
    let kind = UnsafeMutablePointer<Kind>.allocate(capacity: 1)
    kind.initialize(
      to: Kind(
        rule: rule, end: end, name: name, valueOffset: isProjection ? 0 : UInt32(offset),
        valueSize: UInt32(MemoryLayout<Value>.size), sizeClass: UInt16(length), isTrivial: isTrivial,
        isProjection: isProjection, comparison: _ComparisonTable._table(for: value)))
    table[id] = UnsafePointer(kind)
    return UnsafePointer(kind)
  }
}

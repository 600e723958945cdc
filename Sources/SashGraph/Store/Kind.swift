/// Everything that nodes of one rule type share; made once per graph and type.
@usableFromInline package struct NodeKind {
  @usableFromInline package let rule: any ErasedRule.Type
  /// Its place among the kinds of the store, from 1.
  let index: UInt32
  let functions: KindFunctions
  /// From the start of the block, where the rule lies, to the value.
  @usableFromInline package let valueOffset: Int
  let layout: RuleLayout
  /// Size of the block in units of 16 bytes; 0 if blocks of this kind come from the system, one by one.
  let sizeClass: Int
  let blockSize: Int
  let blockAlignment: Int
  /// Nothing has to be done when a node is freed.
  let isTrivial: Bool
  /// How many words of a value are looked at for references that are worth fetching.
  let firstWords: Int
}

/// What is called for every node of a kind again and again, where the kind is that of a generic rule.
///
/// Its functions are compiled for its type only where the rule is made; through the type alone one reaches code for all
/// types. Other rules are called through their type, which counts no references.
@usableFromInline package struct KindFunctions {
  @usableFromInline typealias Update =
    (UnsafeMutableRawPointer, UnsafePointer<NodeKind>, NodeID, _ hasValue: Bool) -> Bool
  @usableFromInline typealias Destroy = (UnsafeMutableRawPointer, UnsafePointer<NodeKind>, _ hasValue: Bool)
    -> Void
  @usableFromInline let update: Update?
  @usableFromInline let destroy: Destroy?

  @inlinable init<R: ErasedRule>(_ type: R.Type) {
    let isGeneric = KindFunctions.isGeneric(type)
    update = isGeneric ? { R._update($0, $1, $2, $3) } : nil
    destroy = isGeneric ? { R._destroy($0, $1, $2) } : nil
  }
  /// Whether a type has arguments, its own or those of what it is declared in. All that are no structures or enumerations
  /// count as such: it is a matter of speed alone.
  /// - Source: include/swift/ABI/MetadataValues.h: the kinds, and the flags at the start of a descriptor
  @usableFromInline static func isGeneric(_ type: Any.Type) -> Bool {
    let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    guard (0x200...0x202).contains(words[0]), let flags = UnsafePointer<UInt32>(bitPattern: words[1]) else {
      return true
    }
    return flags.pointee & 0x80 != 0
  }
}

extension NodeKind {
  /// Runs the rule of a node.
  @inline(__always)
  static func update(
    _ kind: UnsafePointer<NodeKind>, _ value: UnsafeMutableRawPointer, _ id: NodeID, _ hasValue: Bool
  ) -> Bool {
    guard let update = kind.pointee.functions.update else {
      return kind.pointee.rule._update(value, kind, id, hasValue)
    }
    return update(value, kind, id, hasValue)
  }
  /// Ends the rule and the value of a node.
  @inline(__always)
  static func destroy(
    _ kind: UnsafePointer<NodeKind>, _ value: UnsafeMutableRawPointer, _ hasValue: Bool
  ) {
    guard let destroy = kind.pointee.functions.destroy else {
      return kind.pointee.rule._destroy(value, kind, hasValue)
    }
    destroy(value, kind, hasValue)
  }
}

/// What a rule type says of itself when its kind is made.
@usableFromInline package struct RuleLayout {
  enum Role { case rule, input, projection }
  var role: Role
  var ruleSize: Int
  var ruleAlignment: Int
  var valueSize: Int
  var valueAlignment: Int
  var isTrivial: Bool
  let hasTrivialValue: Bool
  var ruleType: Any.Type
  var valueType: Any.Type

  init<R, V>(_ role: Role, rule: R.Type, value: V.Type, isTrivial: Bool) {
    self.role = role
    ruleSize = MemoryLayout<R>.size
    ruleAlignment = MemoryLayout<R>.alignment
    valueSize = MemoryLayout<V>.size
    valueAlignment = MemoryLayout<V>.alignment
    self.isTrivial = isTrivial
    hasTrivialValue = _isPOD(value)
    ruleType = rule
    valueType = value
  }
}

extension NodeKind {
  /// Blocks above this size are rare and come from the system.
  static let largestSizeClass = 256

  init(_ type: any ErasedRule.Type, _ functions: KindFunctions, index: UInt32) {
    let layout = type._layout
    self.index = index
    rule = type
    self.functions = functions
    self.layout = layout
    valueOffset = (layout.ruleSize + layout.valueAlignment - 1) & ~(layout.valueAlignment - 1)
    blockAlignment = max(16, layout.ruleAlignment, layout.valueAlignment)
    blockSize = valueOffset + layout.valueSize
    sizeClass = NodeKind.sizeClass(blockSize, alignment: blockAlignment)
    isTrivial = layout.isTrivial
    firstWords = layout.isTrivial ? 0 : min(3, layout.valueSize / 8)
  }

  private static func sizeClass(_ size: Int, alignment: Int) -> Int {
    let units = max(1, (size + 15) / 16)
    return alignment > 16 || units > largestSizeClass ? 0 : units
  }
}

/// One slot of the cache in front of the table of kinds.
@usableFromInline package struct KindSlot {
  @usableFromInline package var key: UInt = 0
  @usableFromInline package var kind: UnsafePointer<NodeKind>?
}

/// The kind of a rule type, mostly by one look into a small cache.
@inlinable @inline(__always)
func kind<R: ErasedRule>(_ s: StorePointer, of type: R.Type) -> UnsafePointer<NodeKind> {
  let key = UInt(bitPattern: unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self))
  let slot = s.pointee.kindCache + Int((key >> 4) & 1023)
  if slot.pointee.key == key, let kind = slot.pointee.kind { return kind }
  return findKind(s, type, key, KindFunctions(type))
}

/// The kind of projections of a type, found by that type: the runtime looks types of rules that are made of it up by name.
func projectionKind<Part>(_ s: StorePointer, of part: Part.Type) -> UnsafePointer<NodeKind> {
  let key = UInt(bitPattern: unsafeBitCast(part as Any.Type, to: UnsafeRawPointer.self))
  let slot = s.pointee.projectionKinds + Int((key >> 4) & UInt(GraphStore.projectionKindCount - 1))
  if slot.pointee.key == key, let kind = slot.pointee.kind { return kind }
  let kind = kind(s, of: ProjectionKind<Part>.self)
  slot.pointee = KindSlot(key: key, kind: kind)
  return kind
}

@usableFromInline @inline(never)
func findKind(
  _ s: StorePointer, _ type: any ErasedRule.Type, _ key: UInt, _ functions: KindFunctions
) -> UnsafePointer<NodeKind> {
  let found: UnsafePointer<NodeKind>
  if let known = s.pointee.kinds[key] {
    found = known
  } else {
    let made = UnsafeMutablePointer<NodeKind>.allocate(capacity: 1)
    let index = s.pointee.addKind(UnsafePointer(made))
    made.initialize(to: NodeKind(type, functions, index: index))
    found = UnsafePointer(made)
    s.pointee.kinds[key] = found
  }
  s.pointee.kindCache[Int((key >> 4) & 1023)] = KindSlot(key: key, kind: found)
  return found
}

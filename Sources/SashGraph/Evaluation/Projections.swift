import CSashCurrent

extension GraphNode {
  /// The node whose value a projection lies in.
  var projectedParent: NodeID {
    get { firstInput }
    set { firstInput = newValue }
  }
  /// The next projection of the same parent.
  var nextProjection: NodeID {
    get { checkedAt }
    set { checkedAt = newValue }
  }
}

/// Compares the projected parts of a value that is about to be replaced, while the old and the new one both
/// live.
///
/// `base` is the old value, where it lies. `known` is a part that is known to differ, as bytes from there: what lies around
/// it need not be compared, so that a change deep inside is looked for once.
func compareProjections(
  _ s: StorePointer, of id: NodeID, _ base: UnsafeMutableRawPointer, new: UnsafeRawPointer, revision: UInt32,
  marking: Bool, known: Range<Int>? = nil
) {
  var projection = s.pointee.nodes[Int(id)].firstProjection
  while projection != 0 {
    let node = s.pointee.nodes + Int(projection)
    let kind = s.pointee.kind(of: node.pointee)
    let offset = node.pointee.value - base
    if let difference = difference(base, new, at: offset, kind, known) {
      node.pointee.changedAt = revision
      if marking { markDirectReaders(s, of: projection) }
      if node.pointee.firstProjection != 0 {
        compareProjections(
          s, of: projection, base, new: new, revision: revision, marking: marking, known: difference)
      }
    }
    projection = s.pointee.nodes[Int(projection)].nextProjection
  }
}

/// What differs in a part of a value, as bytes from the start of the value; nil if the part is the same.
@inline(__always)
private func difference(
  _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, at offset: Int, _ kind: UnsafePointer<NodeKind>,
  _ known: Range<Int>?
) -> Range<Int>? {
  let size = kind.pointee.layout.valueSize
  if let known, offset <= known.lowerBound, known.upperBound <= offset + size { return known }
  let (a, b) = (old + offset, new + offset)
  if _bitsEqual(a, b, size) { return nil }
  guard let part = ComparisonTable.firstDifference(of: kind.pointee.layout.valueType, a, b) else {
    return nil
  }
  return part.lowerBound + offset..<part.upperBound + offset
}

/// What a rule does before it replaces its value.
@usableFromInline @inline(never)
func willReplaceValue(_ id: NodeID, with new: UnsafeRawPointer, known: Range<Int>? = nil) {
  let s = currentStore
  let value = s.pointee.nodes[Int(id)].value
  compareProjections(s, of: id, value, new: new, revision: s.pointee.revision, marking: false, known: known)
}

/// The same for the rule that runs.
@usableFromInline @inline(never)
func willReplaceRunningValue(with new: UnsafeRawPointer) {
  let id = currentStore.pointee.frame.reader
  if hasProjections(id) { willReplaceValue(id, with: new) }
}

/// The same if its new value differs from the old one; says whether it does.
@usableFromInline @inline(never)
func willReplaceIfChanged(_ type: Any.Type, _ old: UnsafeRawPointer, with new: UnsafeRawPointer) -> Bool {
  guard let difference = ComparisonTable.firstDifference(of: type, old, new) else { return false }
  // A body may also be run outside of any graph.
  guard sash_current_get() != nil else { return true }
  let id = currentStore.pointee.frame.reader
  if hasProjections(id) { willReplaceValue(id, with: new, known: difference) }
  return true
}

@inlinable @inline(__always)
func hasProjections(_ id: NodeID) -> Bool { currentStore.pointee.nodes[Int(id)].firstProjection != 0 }

/// The parts of a value that has just come into being are all new.
func touchProjections(_ s: StorePointer, of id: NodeID) {
  var projection = s.pointee.nodes[Int(id)].firstProjection
  while projection != 0 {
    s.pointee.nodes[Int(projection)].changedAt = s.pointee.revision
    touchProjections(s, of: projection)
    projection = s.pointee.nodes[Int(projection)].nextProjection
  }
}

/// The projection of `parent` at `offset`, made once: it belongs to the subgraph of its parent and lives as
/// long.
func projection(
  _ s: StorePointer, of parent: NodeID, at offset: Int, _ kind: UnsafePointer<NodeKind>
) -> NodeID {
  if s.pointee.nodes[Int(parent)].isFree { return endedNode(s, kind) }
  let value = s.pointee.nodes[Int(parent)].value + offset
  var known = s.pointee.nodes[Int(parent)].firstProjection
  while known != 0 {
    let node = s.pointee.nodes[Int(known)]
    if node.value == value, s.pointee.kind(of: node) == kind { return known }
    known = node.nextProjection
  }
  precondition(
    offset >= 0
      && offset + kind.pointee.layout.valueSize
        <= s.pointee.kind(of: s.pointee.nodes[Int(parent)]).pointee.layout.valueSize,
    "Sash: a projection must lie inside its parent's value")
  let id = claimSlot(s, owner: s.pointee.ownership[Int(parent)].owner, kind: kind, value: value)
  let node = s.pointee.nodes + Int(id)
  let parentNode = s.pointee.nodes + Int(parent)
  node.pointee.isProjection = true
  node.pointee.projectedParent = parent
  node.pointee.nextProjection = parentNode.pointee.firstProjection
  node.pointee.changedAt = parentNode.pointee.changedAt
  node.pointee.pending = parentNode.pointee.pending
  node.pointee.hasValue = true
  parentNode.pointee.firstProjection = id
  return id
}

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
/// `offset` leads from an address in the node's memory to the same place in `new`. `old` leads likewise to
/// the old value, which is elsewhere if the rule has written in place.
func compareProjections(
  _ s: StorePointer, of id: NodeID, _ base: UnsafeMutableRawPointer, old: UnsafeRawPointer,
  new: UnsafeRawPointer,
  revision: UInt32, marking: Bool
) {
  var projection = s.pointee.nodes[Int(id)].firstProjection
  while projection != 0 {
    let node = s.pointee.nodes + Int(projection)
    let kind = node.pointee.kind.unsafelyUnwrapped
    let offset = node.pointee.value - base
    let a = old + offset
    let b = new + offset
    if !_bitsEqual(a, b, kind.pointee.layout.valueSize), !kind.pointee.rule._valuesEqual(a, b) {
      node.pointee.changedAt = revision
      if marking { markDirectReaders(s, of: projection) }
      if node.pointee.firstProjection != 0 {
        compareProjections(s, of: projection, base, old: old, new: new, revision: revision, marking: marking)
      }
    }
    projection = s.pointee.nodes[Int(projection)].nextProjection
  }
}

/// What a rule does before it replaces its value.
@usableFromInline @inline(never)
func willReplaceValue(_ id: NodeID, with new: UnsafeRawPointer) {
  let s = currentStore
  let value = s.pointee.nodes[Int(id)].value
  compareProjections(s, of: id, value, old: value, new: new, revision: s.pointee.revision, marking: false)
}

/// What a rule does after it has written its value in place; `old` is a copy of what was there.
@usableFromInline @inline(never)
func didReplaceValue(_ id: NodeID, old: UnsafeRawPointer) {
  let s = currentStore
  let value = s.pointee.nodes[Int(id)].value
  compareProjections(s, of: id, value, old: old, new: value, revision: s.pointee.revision, marking: false)
}

@inlinable @inline(__always)
func hasProjections(_ id: NodeID) -> Bool { currentStore.pointee.nodes[Int(id)].firstProjection != 0 }

/// Memory for a copy of a value, from the blocks that are kept.
@usableFromInline
func borrowValueBlock(_ kind: UnsafePointer<NodeKind>) -> UnsafeMutableRawPointer {
  allocateBlock(
    currentStore, sizeClass: kind.pointee.valueSizeClass, size: kind.pointee.layout.valueSize,
    alignment: kind.pointee.blockAlignment)
}
@usableFromInline
func returnValueBlock(_ block: UnsafeMutableRawPointer, _ kind: UnsafePointer<NodeKind>) {
  freeBlock(currentStore, block, sizeClass: kind.pointee.valueSizeClass)
}

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
  let value = s.pointee.nodes[Int(parent)].value + offset
  var known = s.pointee.nodes[Int(parent)].firstProjection
  while known != 0 {
    let node = s.pointee.nodes[Int(known)]
    if node.value == value, node.kind == kind { return known }
    known = node.nextProjection
  }
  precondition(
    offset >= 0
      && offset + kind.pointee.layout.valueSize
        <= s.pointee.nodes[Int(parent)].kind.unsafelyUnwrapped.pointee.layout.valueSize,
    "Sash: a projection must lie inside its parent's value")
  let id = claimSlot(s, owner: s.pointee.nodes[Int(parent)].owner, kind: kind, value: value)
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

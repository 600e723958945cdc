/// The store's side of a subgraph: its nodes, and its place in the tree.
struct SubgraphRecord {
  var firstNode: NodeID = 0
  var parent: UInt32 = 0
  var firstChild: UInt32 = 0
  /// The next child of the same parent; in a free record, the next free one.
  var next: UInt32 = 0
  var previous: UInt32 = 0
  /// Counts the uses of the record.
  var life: UInt32 = 0
  /// Retained by the record.
  var handle: Unmanaged<Subgraph>?
}

/// Makes a record for `handle` under `parent`; 0 makes the root.
func linkSubgraph(_ s: StorePointer, parent: UInt32, handle: Subgraph) -> UInt32 {
  let index: UInt32
  var life: UInt32 = 0
  if s.pointee.freeSubgraph != 0 {
    index = s.pointee.freeSubgraph
    s.pointee.freeSubgraph = s.pointee.subgraphs[Int(index)].next
    life = s.pointee.subgraphs[Int(index)].life
  } else {
    if s.pointee.subgraphCount == s.pointee.subgraphCapacity {
      grow(&s.pointee.subgraphs, &s.pointee.subgraphCapacity)
    }
    index = s.pointee.subgraphCount
    s.pointee.subgraphCount += 1
  }
  let records = s.pointee.subgraphs
  var record = SubgraphRecord(parent: parent, life: life)
  // The root is owned by the graph: a retain would keep nothing alive but itself.
  record.handle = parent == 0 ? .passUnretained(handle) : .passRetained(handle)
  if parent != 0 {
    record.next = records[Int(parent)].firstChild
    if record.next != 0 { records[Int(record.next)].previous = index }
    records[Int(parent)].firstChild = index
  }
  (records + Int(index)).initialize(to: record)
  return index
}

/// Takes a record out of its parent's children.
func unlinkSubgraph(_ s: StorePointer, _ index: UInt32) {
  let records = s.pointee.subgraphs
  let record = records[Int(index)]
  if record.previous != 0 {
    records[Int(record.previous)].next = record.next
  } else if record.parent != 0 {
    records[Int(record.parent)].firstChild = record.next
  }
  if record.next != 0 { records[Int(record.next)].previous = record.previous }
}

/// Whether the node belongs to the subgraph or to one inside it.
func contains(_ s: StorePointer, _ index: UInt32, node: NodeID) -> Bool {
  var owner = s.pointee.ownership[Int(node)].owner
  while owner != 0 {
    if owner == index { return true }
    owner = s.pointee.subgraphs[Int(owner)].parent
  }
  return false
}

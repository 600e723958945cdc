import CSashCurrent

// Nodes that are made together lie together, and so do their values and edges: whoever follows one of them will want the
// others.

/// Begins to fetch the nodes beside a node.
func prefetchNodes(_ s: StorePointer, around id: NodeID) {
  let first = UnsafeRawPointer(s.pointee.nodes) + Int(id) * MemoryLayout<GraphNode>.stride
  for line in -8..<16 { sash_prefetch(first + line * cacheLine) }
}

/// Begins to fetch the values and edges beside those of a node, which is there already.
func prefetchBlocks(_ s: StorePointer, around id: NodeID) {
  let node = s.pointee.nodes[Int(id)]
  let value = UnsafeRawPointer(node.value)
  for line in -8..<16 { sash_prefetch(value + line * cacheLine) }
  let edge = UnsafeRawPointer(s.pointee.edges) + Int(node.firstOutput) * MemoryLayout<GraphEdge>.stride
  for line in -6..<10 { sash_prefetch(edge + line * cacheLine) }
}

private let cacheLine = 64

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

/// Begins to fetch what the evaluation of many nodes will look at, in three steps that are to lie some time apart: the nodes,
/// what was made before each of those that are out of date, and the values and edges there.
package func prefetch(_ nodes: ArraySlice<AnyAttribute>, step: Int) {
  let s = currentStore
  for attribute in nodes {
    let node = s.pointee.nodes + Int(attribute.id)
    if step == 0 {
      sash_prefetch(node)
    } else if node.pointee.pending {
      if step == 1 {
        for line in -32..<2 { sash_prefetch(UnsafeRawPointer(node) + line * cacheLine) }
      } else {
        let value = UnsafeRawPointer(node.pointee.value)
        for line in -72..<2 { sash_prefetch(value + line * cacheLine) }
        let edge = UnsafeRawPointer(s.pointee.edges) + Int(node.pointee.firstInput) * MemoryLayout<GraphEdge>.stride
        for line in 0..<14 { sash_prefetch(edge + line * cacheLine) }
      }
    }
  }
}

private let cacheLine = 64

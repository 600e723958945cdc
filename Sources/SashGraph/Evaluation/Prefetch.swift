import CSashCurrent

// Nodes that are made together lie together, and so do their values and edges: whoever follows one of them will want the
// others.

/// Begins to fetch the nodes beside a node.
func prefetchNodes(_ s: StorePointer, around id: NodeID) {
  let first = UnsafeRawPointer(s.pointee.nodes) + Int(id) * MemoryLayout<GraphNode>.stride
  for line in -8..<16 { sash_prefetch(first + line * cacheLine) }
}

/// Begins to fetch a node and those made after it.
@inline(never)
func prefetchNodes(_ s: StorePointer, from id: NodeID) {
  let first = UnsafeRawPointer(s.pointee.nodes) + Int(id) * MemoryLayout<GraphNode>.stride
  for line in 0..<Int(fetchedNodes) / 2 { sash_prefetch(first + line * cacheLine) }
}
/// How many nodes that fetches.
let fetchedNodes: NodeID = 64

/// Begins to fetch the values and edges beside those of a node, which is there already.
func prefetchBlocks(_ s: StorePointer, around id: NodeID) {
  let node = s.pointee.nodes[Int(id)]
  let value = UnsafeRawPointer(node.value)
  for line in -8..<16 { sash_prefetch(value + line * cacheLine) }
  let edge = UnsafeRawPointer(s.pointee.edges) + Int(node.firstOutput) * MemoryLayout<GraphEdge>.stride
  for line in -6..<10 { sash_prefetch(edge + line * cacheLine) }
}

/// How the evaluation of many nodes in turn is fetched for, step by step, well before it comes to each of them.
enum PrefetchStep { case node, neighbours, blocks }

/// Begins to fetch a node; then, if it is out of date, those made before it, on which it mostly depends; then the values and
/// edges of these. Each step follows some time after the one before.
@inline(__always)
func prefetch(_ s: StorePointer, _ id: NodeID, _ step: PrefetchStep) {
  let node = s.pointee.nodes + Int(id)
  switch step {
  case .node: sash_prefetch(node)
  case .neighbours:
    if node.pointee.pending { prefetchInputs(of: node) }
  case .blocks:
    if node.pointee.pending { prefetchInputBlocks(s, of: node) }
  }
}

@inline(never)
private func prefetchInputs(of node: UnsafeMutablePointer<GraphNode>) {
  for line in -32..<2 { sash_prefetch(UnsafeRawPointer(node) + line * cacheLine) }
}

@inline(never)
private func prefetchInputBlocks(_ s: StorePointer, of node: UnsafeMutablePointer<GraphNode>) {
  let value = UnsafeRawPointer(node.pointee.value)
  for line in -72..<2 { sash_prefetch(value + line * cacheLine) }
  let edge =
    UnsafeRawPointer(s.pointee.edges) + Int(node.pointee.firstInput) * MemoryLayout<GraphEdge>.stride
  for line in 0..<14 { sash_prefetch(edge + line * cacheLine) }
}

/// Does for a later part of a list what `readChanges(of:)` does within one: `distance` is how many parts later it is read.
package func prefetch(_ nodes: ArraySlice<AnyAttribute>, distance: Int) {
  let s = currentStore
  let step: PrefetchStep = distance >= 3 ? .node : distance == 2 ? .neighbours : .blocks
  for attribute in nodes { prefetch(s, attribute.id, step) }
}

private let cacheLine = 64

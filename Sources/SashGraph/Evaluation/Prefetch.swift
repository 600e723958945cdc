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

/// Whether the nodes lie in the caches anyway, with most of what belongs to them.
func isSmall(_ s: StorePointer) -> Bool { s.pointee.nodeCount < 16_384 }

/// Begins to fetch the edges made at the time of an edge, which mostly lead to and from the nodes beside its reader.
@inline(never)
func prefetchEdges(_ s: StorePointer, around id: EdgeID) {
  let first = UnsafeRawPointer(s.pointee.edges) + Int(id) * MemoryLayout<GraphEdge>.stride
  for line in -4..<20 { sash_prefetch(first + line * cacheLine) }
}

/// Begins to fetch the values and edges beside those of a node, which is there already.
func prefetchBlocks(_ s: StorePointer, around id: NodeID) {
  let node = s.pointee.nodes[Int(id)]
  let value = UnsafeRawPointer(node.value)
  for line in -8..<16 { sash_prefetch(value + line * cacheLine) }
  let edge = UnsafeRawPointer(s.pointee.edges) + Int(node.firstOutput) * MemoryLayout<GraphEdge>.stride
  for line in -6..<10 { sash_prefetch(edge + line * cacheLine) }
}

/// Begins to fetch what the values of some nodes refer to, once these values have arrived; of parts of values that belong to
/// nodes elsewhere, the nodes that these are parts of.
func prefetchReferences(_ s: StorePointer, of range: ClosedRange<Int>) {
  for id in existing(s, range) {
    let node = s.pointee.nodes + id
    if node.pointee.isFree { continue }
    if node.pointee.isProjection {
      guard node.pointee.pending, !range.contains(Int(node.pointee.projectedParent)) else { continue }
      let parent = UnsafeRawPointer(s.pointee.nodes + Int(node.pointee.projectedParent))
      for line in -4..<2 { sash_prefetch(parent + line * cacheLine) }
      continue
    }
    if !node.pointee.hasValue { continue }
    let words = UnsafeRawPointer(node.pointee.value).assumingMemoryBound(to: UInt.self)
    // What looks like an address is taken for one: to fetch the wrong thing does no harm.
    for index in 0..<s.pointee.kind(of: node.pointee).pointee.firstWords {
      let word = words[index]
      guard word >> 47 == 0, word > 1 << 32, let object = UnsafeRawPointer(bitPattern: word) else { continue }
      for line in 0..<3 { sash_prefetch(object + line * cacheLine) }
    }
  }
}

/// Begins to fetch the values that some nodes are parts of, after `prefetchReferences`.
func prefetchWholes(_ s: StorePointer, of range: ClosedRange<Int>) {
  for id in existing(s, range) {
    let node = s.pointee.nodes + id
    guard !node.pointee.isFree, node.pointee.isProjection, node.pointee.pending else { continue }
    var parent = Int(node.pointee.projectedParent)
    if range.contains(parent) { continue }
    while s.pointee.nodes[parent].isProjection { parent = Int(s.pointee.nodes[parent].projectedParent) }
    let value = UnsafeRawPointer(s.pointee.nodes[parent].value)
    for line in -3..<10 { sash_prefetch(value + line * cacheLine) }
  }
}

private func existing(_ s: StorePointer, _ range: ClosedRange<Int>) -> Range<Int> {
  max(1, range.lowerBound)..<max(1, min(range.upperBound + 1, Int(s.pointee.nodeCount)))
}

/// How the evaluation of many nodes in turn is fetched for, step by step, well before it comes to each of them.
enum PrefetchStep { case node, neighbours, blocks, references }

/// Begins to fetch a node; then, if it is out of date, those made before it, on which it mostly depends; then the values and
/// edges of these; then what the values refer to. Each step follows some time after the one before.
@inline(__always)
func prefetch(_ s: StorePointer, _ id: NodeID, _ step: PrefetchStep) {
  let node = s.pointee.nodes + Int(id)
  switch step {
  case .node: sash_prefetch(node)
  case .neighbours:
    if node.pointee.pending { prefetchInputs(of: node) }
  case .blocks:
    if node.pointee.pending { prefetchInputBlocks(s, of: node) }
  case .references:
    if node.pointee.pending { prefetchReferences(s, of: Int(id) - 32...Int(id)) }
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
  let step: PrefetchStep =
    distance >= 4 ? .node : distance == 3 ? .neighbours : distance == 2 ? .blocks : .references
  for attribute in nodes { prefetch(s, attribute.id, step) }
}

private let cacheLine = 64

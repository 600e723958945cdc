/// Ends a subgraph with all inside it. No evaluation may go on.
///
/// Up to three passes over its nodes, linear in nodes and edges: first every node is taken out of the outputs of
/// what it reads; the outputs that are left then, if any, belong to readers outside, which are cut and made to run;
/// last come the values, whose ends may run anything, since by then nothing leads to them.
func endSubgraph(_ s: StorePointer, _ index: UInt32) {
  var subtree = collect(s, index)
  while notify(s, subtree) { subtree = collect(s, index) }
  unlinkSubgraph(s, index)
  var mayHaveReaders = false
  for member in subtree.reversed() {
    if unlinkInputs(s, s.pointee.subgraphs[Int(member)].firstNode) { mayHaveReaders = true }
  }
  var hasReaders = false
  if mayHaveReaders {
    for member in subtree where cutOutputs(s, s.pointee.subgraphs[Int(member)].firstNode, hasReaders) {
      hasReaders = true
    }
  }
  for member in subtree.reversed() {
    if s.pointee.owner == member { s.pointee.owner = rootIndex }
    let nodes = s.pointee.subgraphs[Int(member)].firstNode
    let handle = s.pointee.subgraphs[Int(member)].handle
    handle?._withUnsafeGuaranteedRef { $0.markFreed() }
    s.pointee.subgraphs[Int(member)].life &+= 1
    s.pointee.subgraphs[Int(member)].handle = nil
    s.pointee.subgraphs[Int(member)].next = s.pointee.freeSubgraph
    s.pointee.freeSubgraph = member
    destroyNodes(s, nodes)
    if member != rootIndex { handle?.release() }
  }
  if hasReaders { noteInvalidation(s) }
}

/// The first record made is the root's.
let rootIndex: UInt32 = 1

/// The subgraph and all inside it, parents before children.
private func collect(_ s: StorePointer, _ index: UInt32) -> [UInt32] {
  var all = [index]
  var position = 0
  while position < all.count {
    var child = s.pointee.subgraphs[Int(all[position])].firstChild
    while child != 0 {
      all.append(child)
      child = s.pointee.subgraphs[Int(child)].next
    }
    position += 1
  }
  return all
}

private func notify(_ s: StorePointer, _ subtree: [UInt32]) -> Bool {
  var ran = false
  for member in subtree.reversed() {
    guard let handle = s.pointee.subgraphs[Int(member)].handle else { continue }
    if handle.takeUnretainedValue().runObservers() { ran = true }
  }
  return ran
}

/// Whether some node may still be read: what is newer comes first, so that most readers inside are gone when their turn
/// comes.
private func unlinkInputs(_ s: StorePointer, _ first: NodeID) -> Bool {
  var mayBeRead = false
  var id = first
  while id != 0 {
    let node = s.pointee.nodes + Int(id)
    if !node.pointee.isProjection, node.pointee.firstInput != 0 {
      removeEdges(s, from: node.pointee.firstInput)
      node.pointee.firstInput = 0
    }
    if node.pointee.firstOutput != 0 { mayBeRead = true }
    id = s.pointee.ownership[Int(id)].nextOwned
  }
  return mayBeRead
}

private func cutOutputs(_ s: StorePointer, _ first: NodeID, _ hasReaders: Bool) -> Bool {
  var hasReaders = hasReaders
  var id = first
  while id != 0 {
    var edge = s.pointee.nodes[Int(id)].firstOutput
    while edge != 0 {
      if !hasReaders {
        hasReaders = true
        s.pointee.revision &+= 1
      }
      let next = s.pointee.edges[Int(edge)].nextOutput
      s.pointee.edges[Int(edge)].source = 0
      s.pointee.edges[Int(edge)].nextOutput = 0
      s.pointee.edges[Int(edge)].previousOutput = 0
      forceRun(s, s.pointee.edges[Int(edge)].reader)
      edge = next
    }
    s.pointee.nodes[Int(id)].firstOutput = 0
    id = s.pointee.ownership[Int(id)].nextOwned
  }
  return hasReaders
}

private func destroyNodes(_ s: StorePointer, _ first: NodeID) {
  var id = first
  while id != 0 {
    let node = s.pointee.nodes + Int(id)
    let next = s.pointee.ownership[Int(id)].nextOwned
    let kind = s.pointee.kind(of: node.pointee)
    let value = node.pointee.value
    let isProjection = node.pointee.isProjection
    let hasValue = node.pointee.hasValue
    // Weak handles see the end before what it runs.
    node.pointee.free()
    s.pointee.ownership[Int(id)].generation &+= 1
    s.pointee.counters.freed &+= 1
    s.pointee.counters.liveNodes &-= 1
    if !kind.pointee.isTrivial { NodeKind.destroy(kind, value, hasValue) }
    if !isProjection { freeBlock(s, value - kind.pointee.valueOffset, sizeClass: kind.pointee.sizeClass) }
    let free = s.pointee.freeNodes + Int(kind.pointee.index)
    s.pointee.ownership[Int(id)].nextOwned = free.pointee
    s.pointee.ownership[Int(id)].owner = kind.pointee.index
    free.pointee = id
    id = next
  }
}

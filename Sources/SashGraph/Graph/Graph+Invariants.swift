extension Graph {
  /// Traps if an invariant of `GraphStore` is broken. Linear in nodes and edges.
  package func checkInvariants() {
    let s = store
    precondition(s.pointee.markTop == 0, "marks are left over")
    var live = 0
    var inputEdges = 0
    for id in 1..<max(1, s.pointee.nodeCount) where s.pointee.nodes[Int(id)].isFree {
      precondition(s.pointee.nodes[Int(id)].pending, "#\(id): free, and would be read as if it was there")
    }
    for id in 1..<max(1, s.pointee.nodeCount) where !s.pointee.nodes[Int(id)].isFree {
      live += 1
      inputEdges += checkNode(s, id)
    }
    precondition(live == s.pointee.counters.liveNodes, "the number of live nodes is wrong")
    precondition(inputEdges == s.pointee.liveEdges, "an edge is in no list of inputs")
    precondition(checkOwners(s, rootIndex) == live, "a live node is in no live subgraph")
  }
}

private func checkNode(_ s: StorePointer, _ id: NodeID) -> Int {
  let node = s.pointee.nodes[Int(id)]
  let name = "#\(id) \(nodeName(s, id))"
  precondition(node.pending || node.hasValue, "\(name): clean, but without a value")
  precondition(
    s.pointee.walkTop != 0 || (!node.busy && !node.running),
    "\(name): busy outside of an evaluation")
  var count = 0
  if node.isProjection {
    let parent = s.pointee.nodes[Int(node.projectedParent)]
    let offset = node.value - parent.value
    precondition(
      offset >= 0
        && offset + s.pointee.kind(of: node).pointee.layout.valueSize
          <= s.pointee.kind(of: parent).pointee.layout.valueSize,
      "\(name): lies outside of its parent")
  } else {
    var edge = node.firstInput
    while edge != 0 {
      let e = s.pointee.edges[Int(edge)]
      precondition(e.reader == id, "\(name): one of its inputs belongs to #\(e.reader)")
      precondition(
        e.source != 0 || node.forced || node.running,
        "\(name): lost an input and is not made to run")
      precondition(e.source == 0 || !s.pointee.nodes[Int(e.source)].isFree, "\(name): reads a freed node")
      count += 1
      edge = e.nextInput
    }
  }
  var edge = node.firstOutput
  var previous: EdgeID = 0
  while edge != 0 {
    let e = s.pointee.edges[Int(edge)]
    precondition(e.source == id && e.previousOutput == previous, "\(name): its outputs are not well linked")
    precondition(
      !node.pending || node.isGate || s.pointee.nodes[Int(e.reader)].pending,
      "\(name): dirty, but #\(e.reader) is clean")
    previous = edge
    edge = e.nextOutput
  }
  var projection = node.firstProjection
  while projection != 0 {
    let part = s.pointee.nodes[Int(projection)]
    precondition(
      part.isProjection && part.projectedParent == id,
      "\(name): #\(projection) is not its projection")
    precondition(!node.pending || part.pending, "\(name): dirty, but its part #\(projection) is clean")
    projection = part.nextProjection
  }
  return count
}

private func checkOwners(_ s: StorePointer, _ index: UInt32) -> Int {
  var count = 0
  var id = s.pointee.subgraphs[Int(index)].firstNode
  while id != 0 {
    precondition(s.pointee.ownership[Int(id)].owner == index, "#\(id) is in the list of another subgraph")
    count += 1
    id = s.pointee.ownership[Int(id)].nextOwned
  }
  var child = s.pointee.subgraphs[Int(index)].firstChild
  while child != 0 {
    precondition(s.pointee.subgraphs[Int(child)].parent == index, "a subgraph is in the list of another")
    count += checkOwners(s, child)
    child = s.pointee.subgraphs[Int(child)].next
  }
  return count
}

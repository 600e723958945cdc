/// Adds an edge at the front of the source's outputs, and among the reader's inputs between `last` and
/// `next`.
@inline(__always)
func addEdge(
  _ s: StorePointer, from source: NodeID, to reader: NodeID, after last: EdgeID, before next: EdgeID
) -> EdgeID {
  let id: EdgeID
  if s.pointee.freeEdge != 0 {
    id = s.pointee.freeEdge
    s.pointee.freeEdge = s.pointee.edges[Int(id)].nextInput
  } else {
    if s.pointee.edgeCount == s.pointee.edgeCapacity { grow(&s.pointee.edges, &s.pointee.edgeCapacity) }
    id = s.pointee.edgeCount
    s.pointee.edgeCount += 1
  }
  let edges = s.pointee.edges
  let nodes = s.pointee.nodes
  let head = nodes[Int(source)].firstOutput
  edges[Int(id)] = GraphEdge(
    source: source, reader: reader, nextInput: next, nextOutput: head, previousOutput: 0)
  if head != 0 { edges[Int(head)].previousOutput = id }
  nodes[Int(source)].firstOutput = id
  if last == 0 { nodes[Int(reader)].firstInput = id } else { edges[Int(last)].nextInput = id }
  s.pointee.liveEdges += 1
  return id
}

/// Takes an edge out of its source's outputs and frees it; the reader's list is the caller's. Returns the
/// next input.
@inline(__always)
func removeEdge(_ s: StorePointer, _ id: EdgeID) -> EdgeID {
  let edges = s.pointee.edges
  let edge = edges[Int(id)]
  if edge.source != 0 {
    if edge.previousOutput == 0 {
      s.pointee.nodes[Int(edge.source)].firstOutput = edge.nextOutput
    } else {
      edges[Int(edge.previousOutput)].nextOutput = edge.nextOutput
    }
    if edge.nextOutput != 0 { edges[Int(edge.nextOutput)].previousOutput = edge.previousOutput }
  }
  edges[Int(id)].nextInput = s.pointee.freeEdge
  s.pointee.freeEdge = id
  s.pointee.liveEdges -= 1
  return edge.nextInput
}

/// Frees a list of inputs from `first` on.
func removeEdges(_ s: StorePointer, from first: EdgeID) {
  var id = first
  while id != 0 { id = removeEdge(s, id) }
}

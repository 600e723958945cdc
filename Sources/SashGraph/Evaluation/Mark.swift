/// Marks everything that follows from `id`, once; stops at what is marked already and behind gates. Iterative, on
/// a stack that is kept.
func markReaders(_ s: StorePointer, of id: NodeID) {
  let nodes = s.pointee.nodes
  let edges = s.pointee.edges
  let base = s.pointee.markTop
  var fetched = id
  let reach = isSmall(s) ? NodeID.max : fetchedNodes
  pushMark(s, id)
  while s.pointee.markTop > base {
    s.pointee.markTop -= 1
    let node = nodes + Int(s.pointee.marks[s.pointee.markTop])
    var edge = node.pointee.firstOutput
    while edge != 0 {
      let reader = edges[Int(edge)].reader
      if reader &- fetched > reach {
        prefetchNodes(s, from: reader)
        prefetchEdges(s, around: edge)
        fetched = reader
      }
      if !nodes[Int(reader)].pending {
        nodes[Int(reader)].pending = true
        if nodes[Int(reader)].isGate {
          s.pointee.graph.noteGate(reader)
        } else if nodes[Int(reader)].firstOutput | nodes[Int(reader)].firstProjection != 0 {
          pushMark(s, reader)
        }
      }
      edge = edges[Int(edge)].nextOutput
    }
    var projection = node.pointee.firstProjection
    while projection != 0 {
      if !nodes[Int(projection)].pending {
        nodes[Int(projection)].pending = true
        pushMark(s, projection)
      }
      projection = nodes[Int(projection)].nextProjection
    }
  }
}

@inline(__always)
private func pushMark(_ s: StorePointer, _ id: NodeID) {
  if s.pointee.markTop == s.pointee.markCapacity { grow(&s.pointee.marks, &s.pointee.markCapacity) }
  s.pointee.marks[s.pointee.markTop] = id
  s.pointee.markTop += 1
}

/// Marks the readers of `id`, but not what reads it through projections.
func markDirectReaders(_ s: StorePointer, of id: NodeID) {
  var edge = s.pointee.nodes[Int(id)].firstOutput
  while edge != 0 {
    let reader = s.pointee.edges[Int(edge)].reader
    if !s.pointee.nodes[Int(reader)].pending {
      s.pointee.nodes[Int(reader)].pending = true
      markOrWait(s, reader)
    }
    edge = s.pointee.edges[Int(edge)].nextOutput
  }
}

/// Makes a rule run at the next pull, and marks what follows from it.
func forceRun(_ s: StorePointer, _ id: NodeID) {
  prefetchNodes(s, around: id)
  let node = s.pointee.nodes + Int(id)
  node.pointee.forced = true
  if node.pointee.pending { return }
  node.pointee.pending = true
  markOrWait(s, id)
}

/// Marks what follows from a node that has become pending; behind a gate that waits until its value has changed.
@inline(__always)
private func markOrWait(_ s: StorePointer, _ id: NodeID) {
  let node = s.pointee.nodes + Int(id)
  if node.pointee.isGate {
    s.pointee.graph.noteGate(id)
  } else if node.pointee.firstOutput | node.pointee.firstProjection != 0 {
    markReaders(s, of: id)
  }
}

/// Tells the scene, once after each `markClean()`, that there is something to evaluate.
func noteInvalidation(_ s: StorePointer) {
  guard s.pointee.isClean else { return }
  s.pointee.isClean = false
  s.pointee.graph.onFirstInvalidation?()
}

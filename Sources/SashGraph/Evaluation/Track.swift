/// The address of a node's value, brought up to date; the running rule comes to depend on it.
///
/// While a rule reads what it read last time, in the same order, this is one compare and nothing is recorded.
@inlinable @inline(__always)
func trackedAddress(_ id: NodeID) -> UnsafeMutableRawPointer {
  let s = currentStore
  let next = s.pointee.frame.next
  if next != 0, s.pointee.edges[Int(next)].source == id {
    s.pointee.frame.last = next
    s.pointee.frame.next = s.pointee.edges[Int(next)].nextInput
  } else if s.pointee.frame.reader != 0 {
    record(id)
  }
  if s.pointee.nodes[Int(id)].pending { pull(id) }
  return s.pointee.nodes[Int(id)].value
}

/// The address of a node's value, brought up to date; the running rule does not come to depend on it.
@inlinable @inline(__always)
func untrackedAddress(_ id: NodeID) -> UnsafeMutableRawPointer {
  let s = currentStore
  if s.pointee.nodes[Int(id)].pending { pull(id) }
  return s.pointee.nodes[Int(id)].value
}

/// How many reads are looked through before an edge is made twice, which costs memory and is otherwise
/// harmless.
private let duplicateWindow = 8

/// Notes a read that the last run did not make at this point.
///
/// Looks one input ahead, so that a rule which skips one input keeps the others.
@usableFromInline @inline(never)
func record(_ id: NodeID) {
  let s = currentStore
  if s.pointee.nodes[Int(id)].isFree { return }
  let frame = s.pointee.frame
  let edges = s.pointee.edges
  if frame.last != 0 {
    if edges[Int(frame.last)].source == id { return }
    var edge = s.pointee.nodes[Int(frame.reader)].firstInput
    var seen = 0
    while edge != 0, edge != frame.next, seen < duplicateWindow {
      if edges[Int(edge)].source == id { return }
      edge = edges[Int(edge)].nextInput
      seen += 1
    }
  }
  if frame.next != 0 {
    let second = edges[Int(frame.next)].nextInput
    if second != 0, edges[Int(second)].source == id {
      _ = removeEdge(s, frame.next)
      if frame.last == 0 {
        s.pointee.nodes[Int(frame.reader)].firstInput = second
      } else {
        edges[Int(frame.last)].nextInput = second
      }
      s.pointee.frame.last = second
      s.pointee.frame.next = edges[Int(second)].nextInput
      return
    }
  }
  s.pointee.counters.recordedEdges &+= 1
  s.pointee.frame.last = addEdge(s, from: id, to: frame.reader, after: frame.last, before: frame.next)
}

/// Brings a node up to date whose value nobody is about to read; the outermost one then does what had to wait for it.
///
/// Nothing is kept: what has ended must not stay while that goes which it reads.
@usableFromInline @inline(never)
func refresh(_ id: NodeID) {
  let s = requireStore()
  if s.pointee.nodes[Int(id)].isFree { return standIn(s, for: id) }
  bringUpToDate(s, id)
  if s.pointee.hasDeferred, s.pointee.walkTop == 0, !s.pointee.isSettling {
    s.pointee.graph.settle(keeping: 0)
  }
}

/// Brings a node up to date; the outermost pull then does what had to wait for it.
@usableFromInline @inline(never)
func pull(_ id: NodeID) {
  let s = requireStore()
  if s.pointee.nodes[Int(id)].isFree { return standIn(s, for: id) }
  bringUpToDate(s, id)
  if s.pointee.hasDeferred, s.pointee.walkTop == 0, !s.pointee.isSettling {
    s.pointee.graph.settle(keeping: id)
  }
}

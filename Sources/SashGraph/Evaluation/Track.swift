// Reading. A rule is expected to read what it read last time, in the same order: then a read costs one comparison.

/// Brings a node up to date and records that the running rule reads it. Returns the address of its value.
@inlinable @inline(__always)
func track(_ id: NodeID) -> UnsafeMutableRawPointer {
  let s = store
  let next = s.pointee.frame.next
  if next != 0, s.pointee.edges[Int(next)].source == id {
    s.pointee.frame.last = next
    s.pointee.frame.next = s.pointee.edges[Int(next)].nextInput
  } else if s.pointee.frame.reader != 0 {
    record(id)
  }
  if s.pointee.nodes[Int(id)].isPending { pull(id) }
  let node = s.pointee.nodes + Int(id)  // after the pull: the array may have moved
  return node.pointee.block + Int(node.pointee.kind.unsafelyUnwrapped.pointee.valueOffset)
}

/// How many of the latest reads are looked through before an edge is made twice. More edges than needed are harmless.
private let duplicateWindow = 8

@usableFromInline @inline(never)
func record(_ id: NodeID) {
  let s = store
  let frame = s.pointee.frame
  var edge = s.pointee.nodes[Int(frame.reader)].firstInput
  var seen = 0
  while edge != 0, edge != frame.next, seen < duplicateWindow {
    if s.pointee.edges[Int(edge)].source == id { return }
    edge = s.pointee.edges[Int(edge)].nextInput
    seen += 1
  }
  s.pointee.frame.last = s.pointee.addEdge(from: id, to: frame.reader, after: frame.last)
}

@usableFromInline @inline(never)
func pull(_ id: NodeID) {
  #if DEBUG
    store.pointee.graph.takeUnretainedValue().assertThread()
  #endif
  verify(store, id)
}

/// Runs `body` as if no rule were running: its reads record nothing.
func withoutReader<R>(_ body: () -> R) -> R {
  let s = store
  let frame = s.pointee.frame
  s.pointee.frame = ReadFrame(reader: 0, last: 0, next: 0)
  defer { s.pointee.frame = frame }
  return body()
}

/// Marks everything downstream of a node as pending, once. O(newly marked nodes); stops at nodes that are marked already.
@usableFromInline func markReaders(of id: NodeID) {
  let s = store
  let (nodes, edges) = (s.pointee.nodes, s.pointee.edges)
  let base = s.pointee.markStack.count
  s.pointee.markStack.push(id)
  while s.pointee.markStack.count > base {
    var edge = nodes[Int(s.pointee.markStack.pop())].firstOutput
    while edge != 0 {
      let reader = edges[Int(edge)].reader
      if !nodes[Int(reader)].isPending {
        nodes[Int(reader)].isPending = true
        if nodes[Int(reader)].firstOutput != 0 { s.pointee.markStack.push(reader) }
      }
      edge = edges[Int(edge)].nextOutput
    }
  }
}

/// Called by a rule that is about to replace the value of its node: notes which projections of it become different.
@usableFromInline @inline(__always)
func _willReplaceValue<Value>(_ new: UnsafeMutablePointer<Value>) {
  let s = store
  let reader = s.pointee.frame.reader
  if s.pointee.nodes[Int(reader)].hasProjections { noteProjections(of: reader, new: UnsafeRawPointer(new)) }
}

/// Stores a new value of the rule that is running, whose memory is `old`. For rules that write their values themselves,
/// also in the modules of users.
@inlinable @inline(__always)
public func _replaceValue<Value>(_ old: UnsafeMutablePointer<Value>, with new: inout Value) {
  _noteReplacement(&new)
  swap(&old.pointee, &new)
}

@inline(never)
public func _noteReplacement(_ new: UnsafeRawPointer) {
  let s = store
  let reader = s.pointee.frame.reader
  if s.pointee.nodes[Int(reader)].hasProjections { noteProjections(of: reader, new: new) }
}

/// Compares each projection of a node with the same part of the value that will replace it, while both live.
@usableFromInline func noteProjections(of id: NodeID, new: UnsafeRawPointer) {
  let s = store
  let node = s.pointee.nodes[Int(id)]
  let old = node.block + Int(node.kind.unsafelyUnwrapped.pointee.valueOffset)
  var edge = node.firstOutput
  while edge != 0 {
    let reader = s.pointee.edges[Int(edge)].reader
    let part = s.pointee.nodes + Int(reader)
    let kind = part.pointee.kind.unsafelyUnwrapped
    if kind.pointee.isProjection, part.pointee.hasValue {
      let newPart = new + (UnsafeRawPointer(part.pointee.block) - UnsafeRawPointer(old))
      if !kind.pointee.comparison._areEqual(part.pointee.block, newPart, size: Int(kind.pointee.valueSize)) {
        part.pointee.changedAt = s.pointee.revision
        if part.pointee.hasProjections { noteProjections(of: reader, new: newPart) }
      }
    }
    edge = s.pointee.edges[Int(edge)].nextOutput
  }
}

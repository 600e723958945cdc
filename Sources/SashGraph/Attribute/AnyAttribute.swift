/// An attribute whose type of value is not known here.
@frozen @usableFromInline
package struct AnyAttribute: Hashable {
  @usableFromInline package let id: NodeID
  @inlinable package init(id: NodeID) { self.id = id }
  /// Stands where there is none.
  package static let none = AnyAttribute(id: 0)

  /// Nothing that the value depends on has been written since it was computed.
  package var isCurrent: Bool { !requireStore().pointee.nodes[Int(id)].pending }
  package var needsUpdate: Bool { !isCurrent }

  /// `reader`, whose rule is running, read the value, and it has changed since that rule last ran.
  package func hasChanged(sinceLastRunOf reader: AnyAttribute) -> Bool {
    let s = requireStore()
    let read = s.pointee.nodes[Int(reader.id)]
    if !read.hasValue { return true }
    guard Int32(bitPattern: s.pointee.nodes[Int(id)].changedAt &- read.checkedAt) > 0 else { return false }
    var edge = read.firstInput
    while edge != 0 {
      if s.pointee.edges[Int(edge)].source == id { return true }
      edge = s.pointee.edges[Int(edge)].nextInput
    }
    return false
  }
  /// A value has been computed or set.
  package var hasValue: Bool { requireStore().pointee.nodes[Int(id)].hasValue }

  /// Computes the value if it may be out of date; the running rule does not come to depend on it.
  @inlinable
  package func bringUpToDate() {
    if currentStore.pointee.nodes[Int(id)].pending { refresh(id) }
  }

  /// Makes the rule run at the next pull, because something outside of the graph has changed. An input or a
  /// part counts as changed. While an evaluation goes on, this waits for its end.
  package func markNeedsUpdate() {
    let s = requireStore()
    if s.pointee.nodes[Int(id)].isFree { return }
    if s.pointee.walkTop != 0 {
      s.pointee.graph.enqueue(DeferredMark(s, id))
      return
    }
    s.pointee.revision &+= 1
    let node = s.pointee.nodes + Int(id)
    if s.pointee.kind(of: node.pointee).pointee.layout.role == .rule {
      forceRun(s, id)
    } else {
      node.pointee.changedAt = s.pointee.revision
      touchProjections(s, of: id)
      markReaders(s, of: id)
    }
    noteInvalidation(s)
  }
}

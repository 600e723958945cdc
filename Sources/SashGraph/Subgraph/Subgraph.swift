import CSashCurrent

/// Nodes that end together: those made while it was current, and those of the subgraphs inside it.
///
/// Safe to hold after it has ended. Ending it while a rule runs is put off until evaluation ends; until then its nodes
/// keep their values.
package final class Subgraph {
  package private(set) var isValid = true
  // Unsafe, because the graph ends its subgraphs while it is itself being deinitialised.
  private unowned(unsafe) let graph: Graph
  private weak var parent: Subgraph?
  private var children: [ObjectIdentifier: Subgraph] = [:]
  private var observers: [() -> Void] = []
  /// Head of the list of nodes.
  let head: UnsafeMutablePointer<NodeID>

  /// A subgraph that ends with `parent`, or with the graph if there is none.
  package init(parent: Subgraph?) {
    guard let graph = Graph.current else { fatalError("Sash: a subgraph was made while no graph was current") }
    self.graph = graph
    self.parent = parent ?? graph.rootSubgraph
    head = .allocate(capacity: 1)
    head.initialize(to: 0)
    self.parent?.children[ObjectIdentifier(self)] = self
    if let parent, !parent.isValid { isValid = false }
  }

  /// The root of a graph.
  init(rootOf graph: Graph, head: UnsafeMutablePointer<NodeID>) {
    self.graph = graph
    self.head = head
  }

  deinit { head.deallocate() }

  /// The subgraph that nodes made now belong to.
  package static var current: Subgraph? { Graph.current?.currentSubgraph }

  /// Runs `body`; the nodes that it makes belong to this subgraph.
  package func apply<R>(_ body: () throws -> R) rethrows -> R {
    let s = graph.store
    let (outerHead, outer) = (s.pointee.owner, graph.currentSubgraph)
    s.pointee.owner = head
    graph.currentSubgraph = self
    defer {
      s.pointee.owner = outerHead
      graph.currentSubgraph = outer
    }
    return try body()
  }

  /// Calls `body` when the subgraph ends, before any of its nodes is freed; children first.
  package func onInvalidate(_ body: @escaping () -> Void) { observers.append(body) }

  /// Ends the subgraph: its nodes and those of the subgraphs inside are freed. Readers outside run again.
  package func invalidate() {
    guard isValid else { return }
    isValid = false
    if graph.isUpdating {
      graph.deferUntilIdle { [self] in end() }
    } else {
      graph.withCurrent { end() }
    }
  }

  private func end() {
    parent?.children[ObjectIdentifier(self)] = nil
    var all: [Subgraph] = []
    collect(into: &all)
    let s = graph.store
    for subgraph in all {
      for observer in subgraph.observers { observer() }
      subgraph.observers = []
      subgraph.forEachNode(s) { node in
        let kind = s.pointee.nodes[Int(node)].kind.unsafelyUnwrapped
        if !kind.pointee.isTrivial { kind.pointee.end._willEnd(s.pointee.nodes[Int(node)].block) }
      }
    }
    // Two passes: once the inputs of all are unlinked, the outputs that are left belong to readers outside.
    for subgraph in all { subgraph.forEachNode(s) { subgraph.unlinkInputs(s, $0) } }
    for subgraph in all { subgraph.forEachNode(s) { subgraph.cutReaders(s, $0) } }
    for subgraph in all {
      subgraph.forEachNode(s) { subgraph.free(s, $0) }
      subgraph.head.pointee = 0
      subgraph.children = [:]
    }
  }

  /// This subgraph and those inside, the innermost first.
  private func collect(into all: inout [Subgraph]) {
    isValid = false
    for child in children.values { child.collect(into: &all) }
    all.append(self)
  }

  private func forEachNode(_ s: UnsafeMutablePointer<Store>, _ body: (NodeID) -> Void) {
    var node = head.pointee
    while node != 0 {
      let next = s.pointee.nodes[Int(node)].nextOwned
      body(node)
      node = next
    }
  }

  private func unlinkInputs(_ s: UnsafeMutablePointer<Store>, _ id: NodeID) {
    s.pointee.nodes[Int(id)].isDoomed = true
    s.pointee.removeEdges(from: s.pointee.nodes[Int(id)].firstInput)
    s.pointee.nodes[Int(id)].firstInput = 0
  }

  private func cutReaders(_ s: UnsafeMutablePointer<Store>, _ id: NodeID) {
    while s.pointee.nodes[Int(id)].firstOutput != 0 {
      let edge = s.pointee.nodes[Int(id)].firstOutput
      let reader = s.pointee.edges[Int(edge)].reader
      s.pointee.cut(edge)
      AnyAttribute(id: reader).markNeedsUpdate()
    }
  }

  private func free(_ s: UnsafeMutablePointer<Store>, _ id: NodeID) {
    let node = s.pointee.nodes[Int(id)]
    let kind = node.kind.unsafelyUnwrapped
    // From here on weak handles find nothing; the ends of values may run code of users.
    s.pointee.nodes[Int(id)].generation &+= 1
    if !kind.pointee.isTrivial {
      kind.pointee.end._deinitialize(node.block, Int(kind.pointee.valueOffset), node.hasValue)
    }
    s.pointee.releaseNode(id)
  }
}

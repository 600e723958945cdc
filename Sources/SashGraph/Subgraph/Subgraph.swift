/// A part of a graph with a common end: nodes and subgraphs made inside it are freed together.
///
/// The handle may be kept after the end, even after the end of the graph.
package final class Subgraph {
  private let store: StorePointer
  private(set) var index: UInt32 = 0
  /// False once the end has been asked for.
  package private(set) var isValid = true
  /// The nodes are gone.
  private(set) var isFreed = false
  private var observers: [() -> Void] = []

  /// A subgraph that ends with `parent`, or with the current subgraph if there is no parent. Under a parent
  /// that is gone already it belongs to the root.
  package init(parent: Subgraph?) {
    if let parent, !parent.isFreed {
      store = parent.store
      adopt(parent: parent.index)
      isValid = parent.isValid
    } else {
      store = requireStore()
      adopt(parent: parent == nil ? store.pointee.currentOwner : rootIndex)
    }
  }
  init(rootOf store: StorePointer) { self.store = store }

  func adopt(parent: UInt32) {
    index = linkSubgraph(store, parent: parent, handle: self)
  }

  /// The subgraph that new nodes belong to: that of the innermost `apply`, or of the running rule.
  package static var current: Subgraph? {
    guard let graph = Graph.current else { return nil }
    let s = graph.store
    return s.pointee.subgraphs[Int(s.pointee.currentOwner)].handle?.takeUnretainedValue()
  }

  /// Runs `body` so that nodes and subgraphs it makes belong here. After the end they belong to the root.
  package func apply<R>(_ body: () throws -> R) rethrows -> R {
    let s = isFreed ? requireStore() : store
    let saved = s.pointee.owner
    let outer = s.pointee.currentOwner
    let life = s.pointee.subgraphs[Int(outer)].life
    s.pointee.owner = isFreed ? rootIndex : index
    defer {
      // `body` may have ended the subgraph around it.
      s.pointee.owner = s.pointee.subgraphs[Int(outer)].life == life ? saved : rootIndex
    }
    return try body()
  }

  /// Calls `body` when the subgraph ends, before its nodes are freed and after those of the subgraphs inside.
  package func onInvalidate(_ body: @escaping () -> Void) {
    if isFreed { body() } else { observers.append(body) }
  }

  /// Ends the subgraph: everything in it is freed, and rules outside that read it will run again.
  ///
  /// While an evaluation goes on, only `isValid` changes at once; the rest happens after the outermost
  /// evaluation.
  package func invalidate() {
    guard isValid else { return }
    precondition(index != rootIndex, "Sash: the root subgraph ends with its graph, and not before")
    invalidateRecursively()
    let graph = store.pointee.graph
    if store.pointee.walkTop != 0 || store.pointee.isSettling {
      graph.enqueueEnd(self)
      return
    }
    graph.withCurrent {
      graph.enqueueEnd(self)
      graph.settle(keeping: 0)
    }
  }

  func invalidateRecursively() {
    isValid = false
    var child = store.pointee.subgraphs[Int(index)].firstChild
    while child != 0 {
      store.pointee.subgraphs[Int(child)].handle?._withUnsafeGuaranteedRef { $0.invalidateRecursively() }
      child = store.pointee.subgraphs[Int(child)].next
    }
  }

  /// Runs the observers that there are; says whether there were any.
  func runObservers() -> Bool {
    if observers.isEmpty { return false }
    let all = observers
    observers = []
    for observer in all { observer() }
    return true
  }
  func markFreed() {
    isValid = false
    isFreed = true
  }
}

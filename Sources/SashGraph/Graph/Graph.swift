import CSashCurrent

/// A network of values: inputs that are set from outside, and rules that compute values from others.
///
/// Writing marks what follows from the written value; nothing runs. Reading brings a value up to date: a rule
/// runs only if one of the inputs it read last time has really changed, and a result equal to the last stops
/// the wave.
///
/// Belongs to the thread that made it, which is checked in debug builds. `GraphStore` lists the invariants.
@usableFromInline package final class Graph {
  @usableFromInline package let store: StorePointer
  private let root: Subgraph
  /// Called when something becomes dirty for the first time after `markClean()`; the scene asks for a frame.
  package var onFirstInvalidation: (() -> Void)?

  /// Told of each use of a value that had ended.
  package nonisolated(unsafe) static var onEndedUse: ((String) -> Void)?

  var deferredWork: [DeferredWork] = []
  /// How much of `deferredWork` has been done, while it is being done.
  var doneWork = 0
  var deferredEnds: [Subgraph] = []
  /// Gates that may have to change, and those that have changed and whose readers are not marked yet.
  var pendingGates = GateQueue()
  /// Those of them that come first.
  var earlyGates: [NodeID] = []
  /// How much of what gates place lies around them.
  var gateDepths = GateDepths()
  var changedGates: [NodeID] = []
  /// Gates that did not come to rest in the last round.
  var restlessGates: [NodeID] = []
  private nonisolated(unsafe) static var serials: UInt32 = 0

  package init() {
    store = .allocate(capacity: 1)
    Graph.serials &+= 1
    root = Subgraph(rootOf: store)
    store.initialize(to: GraphStore(graph: self, serial: Graph.serials))
    root.adopt(parent: 0)
    store.pointee.owner = root.index
  }

  /// Frees every node and ends every subgraph.
  deinit {
    precondition(store.pointee.walkTop == 0, "Sash: a graph was freed while it evaluates")
    let saved = sash_current_get()
    sash_current_set(store)
    deferredWork.removeAll()
    root.invalidateRecursively()
    endSubgraph(store, root.index)
    sash_current_set(saved == UnsafeMutableRawPointer(store) ? nil : saved)
    store.pointee.deallocate()
    store.deinitialize(count: 1)
    store.deallocate()
  }

  /// Whether it has ever held more than windows do that show a screen of views.
  package var isLarge: Bool { store.pointee.slabs.count > 16 }

  /// The graph that attributes are read from and made in now.
  package static var current: Graph? {
    sash_current_get()?.assumingMemoryBound(to: GraphStore.self).pointee.graph
  }

  /// Makes this graph the current one while `body` runs.
  @inlinable
  package func withCurrent<R>(_ body: () throws -> R) rethrows -> R {
    let saved = sash_current_get()
    sash_current_set(store)
    defer { leave(saved) }
    return try body()
  }
  @usableFromInline
  func leave(_ saved: UnsafeMutableRawPointer?) {
    if store.pointee.hasDeferred, store.pointee.walkTop == 0, !store.pointee.isSettling { settle(keeping: 0) }
    sash_current_set(saved)
  }

  /// The subgraph that nodes belong to by default; ends with the graph.
  package var rootSubgraph: Subgraph { root }
  /// A rule is running.
  package var isUpdating: Bool { store.pointee.walkTop != 0 }
  /// The attribute whose rule is running.
  package var runningAttribute: AnyAttribute? {
    let reader = store.pointee.frame.reader
    return reader == 0 ? nil : AnyAttribute(id: reader)
  }
  /// The type of the rule that is running, and where it lies.
  package var runningRule: (type: any ErasedRule.Type, address: UnsafeRawPointer)? {
    let reader = store.pointee.frame.reader
    guard reader != 0 else { return nil }
    let node = store.pointee.nodes[Int(reader)]
    let kind = store.pointee.kind(of: node)
    return (kind.pointee.rule, UnsafeRawPointer(node.value - kind.pointee.valueOffset))
  }
  /// Rises with every write.
  package var revision: UInt32 { store.pointee.revision }

  package var counters: GraphCounters { store.pointee.counters }
  package func resetCounters() {
    let live = store.pointee.counters.liveNodes
    store.pointee.counters = GraphCounters()
    store.pointee.counters.liveNodes = live
  }

  /// From now on the next invalidation calls `onFirstInvalidation`.
  package func markClean() { store.pointee.isClean = true }
}

extension Graph {
  func enqueue(_ work: DeferredWork) {
    deferredWork.append(work)
    store.pointee.hasDeferred = true
  }
  /// Runs `action` as soon as no evaluation goes on.
  package func deferUntilIdle(_ action: @escaping () -> Void) {
    if isUpdating { enqueue(DeferredAction(action)) } else { withCurrent(action) }
  }
  func enqueueEnd(_ subgraph: Subgraph) {
    deferredEnds.append(subgraph)
    store.pointee.hasDeferred = true
  }

  /// Does what had to wait for the outermost evaluation: writes first, then ends of subgraphs.
  ///
  /// The subgraph of the node `keeping`, whose value is about to be lent to the caller, waits for the next
  /// occasion.
  func settle(keeping id: NodeID) {
    store.pointee.isSettling = true
    var kept: [Subgraph] = []
    // What is done may add to both lists, so they are walked by index.
    var nextEnd = 0
    while true {
      if let gate = changedGates.popLast() {
        // What ran since the last write may have read what lies behind the gate before that was marked.
        store.pointee.revision &+= 1
        markReaders(store, of: gate)
      } else if doneWork < deferredWork.count {
        let work = deferredWork[doneWork]
        doneWork += 1
        work.perform()
      } else if nextEnd < deferredEnds.count {
        let subgraph = deferredEnds[nextEnd]
        nextEnd += 1
        if subgraph.isFreed { continue }
        if id != 0, contains(store, subgraph.index, node: id) {
          kept.append(subgraph)
        } else {
          endSubgraph(store, subgraph.index)
        }
      } else {
        break
      }
    }
    deferredWork.removeAll()
    doneWork = 0
    deferredEnds = kept
    store.pointee.hasDeferred = !kept.isEmpty
    store.pointee.isSettling = false
  }
}

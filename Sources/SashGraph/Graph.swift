import CSashCurrent
import Foundation

/// Who read what: values that know their readers, so that a write reaches what depends on it and nothing else.
///
/// Writing an input marks everything downstream as pending and runs nothing. Reading a pending value verifies it: its
/// inputs first, and its rule only if one of them became different. An equal result stops there.
///
/// The graph belongs to the thread that made it and has no locks. It is reached through the current graph of that
/// thread: enter with `withCurrent`.
@usableFromInline package final class Graph {
  let store: UnsafeMutablePointer<Store>
  package private(set) var rootSubgraph: Subgraph!
  var currentSubgraph: Subgraph?
  private var deferred: [() -> Void] = []
  private let thread = pthread_self()

  package init() {
    store = .allocate(capacity: 1)
    let head = UnsafeMutablePointer<NodeID>.allocate(capacity: 1)
    head.initialize(to: 0)
    store.initialize(to: Store(graph: self, owner: head))
    rootSubgraph = Subgraph(rootOf: self, head: head)
    currentSubgraph = rootSubgraph
  }

  deinit {
    rootSubgraph.invalidate()
    store.pointee.deallocate()
    store.deallocate()
  }

  /// The graph that attributes refer to now.
  package static var current: Graph? {
    sash_current_get()?.assumingMemoryBound(to: Store.self).pointee.graph.takeUnretainedValue()
  }

  /// Makes this graph the current one while `body` runs.
  @inline(__always)
  package func withCurrent<R>(_ body: () throws -> R) rethrows -> R {
    let outer = sash_current_get()
    sash_current_set(UnsafeMutableRawPointer(store))
    defer { sash_current_set(outer) }
    return try body()
  }

  /// True while a rule runs.
  package var isUpdating: Bool { store.pointee.running.count > 0 }
  /// The attribute whose rule runs now.
  package var runningAttribute: AnyAttribute? {
    let reader = store.pointee.frame.reader
    return reader == 0 ? nil : AnyAttribute(id: reader)
  }
  /// Grows with every write.
  package var revision: UInt32 { store.pointee.revision }
  package var counters: GraphCounters { store.pointee.counters }
  package func resetCounters() {
    let live = store.pointee.counters.liveNodes
    store.pointee.counters = GraphCounters()
    store.pointee.counters.liveNodes = live
  }

  /// Runs `action` as soon as no rule runs.
  package func deferUntilIdle(_ action: @escaping () -> Void) {
    if isUpdating { deferred.append(action) } else { withCurrent(action) }
  }

  func runDeferred() {
    while !deferred.isEmpty, !isUpdating {
      let actions = deferred
      deferred = []
      withCurrent { for action in actions { action() } }
    }
  }

  func assertThread() {
    assert(pthread_equal(thread, pthread_self()) != 0, "the graph is used from another thread than the one that made it")
  }
}

/// What a graph has done, for tests and benchmarks.
@usableFromInline package struct GraphCounters: Sendable, Equatable {
  /// Rules that ran.
  package var evaluations = 0
  /// Rules whose result was equal to the last, so that readers did not run.
  package var cutOffs = 0
  package var created = 0
  package var freed = 0
  /// Dependencies that were not known from the run before.
  package var recordedEdges = 0
  package var liveNodes = 0
  package init() {}
}

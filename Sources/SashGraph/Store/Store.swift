import CSashCurrent
import Glibc

@usableFromInline package typealias StorePointer = UnsafeMutablePointer<GraphStore>

/// The memory of one graph: nodes and edges by index, values in slabs, and the state of the evaluation that
/// goes on.
///
/// Reached through a C variable, because every attribute read needs it. Invariants, checked by
/// `Graph.checkInvariants()`:
/// - every edge lies in its reader's list of inputs and, if it has a source, in its source's list of outputs;
/// - what reads or projects a pending node is pending; between evaluations no node is busy;
/// - every live node is in the list of exactly one live subgraph;
/// - a projection lies inside its parent's value.
@usableFromInline package struct GraphStore {
  @usableFromInline package var nodes: UnsafeMutablePointer<GraphNode>
  @usableFromInline package var edges: UnsafeMutablePointer<GraphEdge>
  @usableFromInline package var frame = ReadFrame()
  @usableFromInline package var revision: UInt32 = 1
  @usableFromInline package var kindCache: UnsafeMutablePointer<KindSlot>

  var nodeCount: UInt32 = 1
  var nodeCapacity: UInt32
  var freeNode: NodeID = 0
  var edgeCount: UInt32 = 1
  var edgeCapacity: UInt32
  var freeEdge: EdgeID = 0
  var liveEdges = 0

  var slab = UnsafeMutableRawPointer(bitPattern: 16)!
  var slabLeft = 0
  var slabs: [UnsafeMutableRawPointer] = []
  /// Free blocks by size class, linked through their first word.
  var freeBlocks: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// Nodes whose readers are still to be marked.
  var marks: UnsafeMutablePointer<NodeID>
  var markCapacity = 1 << 10
  var markTop = 0
  /// Nodes being brought up to date, outermost first.
  var walk: UnsafeMutablePointer<WalkStep>
  var walkCapacity = 1 << 10
  var walkTop = 0

  var subgraphs: UnsafeMutablePointer<SubgraphRecord>
  var subgraphCount: UInt32 = 1
  var subgraphCapacity: UInt32 = 1 << 6
  var freeSubgraph: UInt32 = 0
  /// The subgraph that new nodes belong to.
  var owner: UInt32 = 0

  var kinds: [UInt: UnsafePointer<NodeKind>] = [:]
  var counters = GraphCounters()
  /// Writes or ends wait for the evaluation to finish.
  var hasDeferred = false
  /// Nodes are being freed, or deferred work is being done.
  var isSettling = false
  /// Nothing has become dirty since `markClean()`.
  var isClean = false
  /// Distinguishes graphs in weak handles.
  let serial: UInt32
  let thread = pthread_self()
  unowned(unsafe) let graph: Graph

  init(graph: Graph, serial: UInt32) {
    self.graph = graph
    self.serial = serial
    nodeCapacity = 1 << 8
    edgeCapacity = 1 << 8
    nodes = .allocate(capacity: 1 << 8)
    edges = .allocate(capacity: 1 << 8)
    nodes.initialize(to: GraphNode(kind: nil, value: UnsafeMutableRawPointer(bitPattern: 16)!))
    edges.initialize(to: GraphEdge(source: 0, reader: 0, nextInput: 0, nextOutput: 0, previousOutput: 0))
    kindCache = .allocate(capacity: 1024)
    kindCache.initialize(repeating: KindSlot(), count: 1024)
    freeBlocks = .allocate(capacity: NodeKind.largestSizeClass + 1)
    freeBlocks.initialize(repeating: nil, count: NodeKind.largestSizeClass + 1)
    marks = .allocate(capacity: markCapacity)
    walk = .allocate(capacity: walkCapacity)
    subgraphs = .allocate(capacity: Int(subgraphCapacity))
    subgraphs.initialize(to: SubgraphRecord())
  }

  /// Gives all memory back; no node may live.
  func deallocate() {
    for kind in kinds.values { UnsafeMutablePointer(mutating: kind).deinitialize(count: 1).deallocate() }
    for slab in slabs { slab.deallocate() }
    nodes.deallocate()
    edges.deallocate()
    kindCache.deallocate()
    freeBlocks.deallocate()
    marks.deallocate()
    walk.deallocate()
    subgraphs.deallocate()
  }
}

/// The store of the current graph.
@inlinable
var currentStore: StorePointer {
  @inline(__always) get {
    sash_current_get().unsafelyUnwrapped.assumingMemoryBound(to: GraphStore.self)
  }
}

/// The store of the current graph, for entry points off the hot path: traps where there is none.
@usableFromInline
func requireStore() -> StorePointer {
  guard let store = sash_current_get() else {
    preconditionFailure(
      "Sash: an attribute was used while no graph is current; wrap the call in graph.withCurrent { }")
  }
  let s = store.assumingMemoryBound(to: GraphStore.self)
  #if DEBUG
  precondition(
    pthread_equal(s.pointee.thread, pthread_self()) != 0,
    "Sash: a graph was used off the thread that made it")
  #endif
  return s
}

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
/// - a projection lies inside its parent's value;
/// - a free slot is pending, so that reading it is noticed.
@usableFromInline package struct GraphStore {
  @usableFromInline package var nodes: UnsafeMutablePointer<GraphNode>
  @usableFromInline package var edges: UnsafeMutablePointer<GraphEdge>
  /// Parallel to `nodes`.
  var ownership: UnsafeMutablePointer<NodeOwnership>
  @usableFromInline package var frame = ReadFrame()
  @usableFromInline package var revision: UInt32 = 1
  @usableFromInline package var kindCache: UnsafeMutablePointer<KindSlot>
  /// The kinds of projections by what they are of, as far as they do not push each other out.
  var projectionKinds: UnsafeMutablePointer<KindSlot>
  static let projectionKindCount = 512

  var nodeCount: UInt32 = 1
  var nodeCapacity: UInt32
  /// Free slots of each kind, linked: a slot is used again for the same kind alone, so that a handle that is kept for too
  /// long leads to a value of its type or to none.
  private(set) var freeNodes: UnsafeMutablePointer<NodeID>
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
  /// The subgraph that new nodes belong to, or `ownerOfReader`.
  var owner: UInt32 = 0

  var kinds: [UInt: UnsafePointer<NodeKind>] = [:]
  /// The same by index; nothing at 0.
  private(set) var kindsByIndex: UnsafeMutablePointer<UnsafePointer<NodeKind>?>
  private var kindCount: UInt32 = 1
  private var kindCapacity: UInt32 = 1 << 10
  var counters = GraphCounters()
  /// What stands for values that have ended, and slots that are always free, by kind.
  var endedValues: [UInt32: UnsafeMutableRawPointer] = [:]
  var endedNodes: [UInt32: NodeID] = [:]
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
    ownership = .allocate(capacity: 1 << 8)
    nodes.initialize(to: GraphNode())
    ownership.initialize(to: NodeOwnership())
    kindsByIndex = .allocate(capacity: 1 << 10)
    kindsByIndex.initialize(to: nil)
    freeNodes = .allocate(capacity: 1 << 10)
    freeNodes.initialize(to: 0)
    edges.initialize(to: GraphEdge(source: 0, reader: 0, nextInput: 0, nextOutput: 0, previousOutput: 0))
    kindCache = .allocate(capacity: 1024)
    kindCache.initialize(repeating: KindSlot(), count: 1024)
    projectionKinds = .allocate(capacity: GraphStore.projectionKindCount)
    projectionKinds.initialize(repeating: KindSlot(), count: GraphStore.projectionKindCount)
    freeBlocks = .allocate(capacity: NodeKind.largestSizeClass + 1)
    freeBlocks.initialize(repeating: nil, count: NodeKind.largestSizeClass + 1)
    marks = .allocate(capacity: markCapacity)
    walk = .allocate(capacity: walkCapacity)
    subgraphs = .allocate(capacity: Int(subgraphCapacity))
    subgraphs.initialize(to: SubgraphRecord())
  }

  /// Gives all memory back; no node may live.
  func deallocate() {
    func give<T>(_ array: UnsafeMutablePointer<T>, _ capacity: Int) {
      LargeArray.deallocate(array, byteCount: capacity * MemoryLayout<T>.stride)
    }
    for kind in kinds.values { UnsafeMutablePointer(mutating: kind).deinitialize(count: 1).deallocate() }
    for value in endedValues.values { value.deallocate() }
    for slab in slabs { slab.deallocate() }
    give(nodes, Int(nodeCapacity))
    give(edges, Int(edgeCapacity))
    give(ownership, Int(nodeCapacity))
    give(kindsByIndex, Int(kindCapacity))
    give(freeNodes, Int(kindCapacity))
    kindCache.deallocate()
    projectionKinds.deallocate()
    freeBlocks.deallocate()
    give(marks, Int(markCapacity))
    give(walk, Int(walkCapacity))
    give(subgraphs, Int(subgraphCapacity))
  }
}

extension GraphStore {
  /// As an owner: that of the rule that runs. Few rules make nodes, so it is looked up for these only.
  static let ownerOfReader = UInt32.max

  /// The subgraph that new nodes belong to.
  var currentOwner: UInt32 {
    owner == GraphStore.ownerOfReader ? ownership[Int(frame.reader)].owner : owner
  }

  /// What the node at an index does; there has to be one.
  @inline(__always)
  func kind(of node: GraphNode) -> UnsafePointer<NodeKind> { kindsByIndex[node.kindIndex].unsafelyUnwrapped }

  /// A place for a kind that is being made.
  mutating func addKind(_ kind: UnsafePointer<NodeKind>) -> UInt32 {
    if kindCount == kindCapacity {
      var capacity = kindCapacity
      grow(&freeNodes, &capacity)
      grow(&kindsByIndex, &kindCapacity)
    }
    precondition(kindCount < 1 << 24, "Sash: more than sixteen million types of rules")
    kindsByIndex[Int(kindCount)] = kind
    freeNodes[Int(kindCount)] = 0
    kindCount += 1
    return kindCount - 1
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

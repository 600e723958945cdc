import CSashCurrent

/// The memory of a graph: nodes, edges and value blocks in flat arrays. The sole owner of raw memory in this target.
///
/// Reached through a C variable (`store`), because a Swift global would cost an initialisation check and an exclusivity
/// check at each read.
@usableFromInline struct Store {
  @usableFromInline var nodes: UnsafeMutablePointer<Node>
  @usableFromInline var nodeCount: UInt32 = 1
  @usableFromInline var nodeCapacity: UInt32
  @usableFromInline var freeNode: NodeID = 0
  @usableFromInline var edges: UnsafeMutablePointer<Edge>
  @usableFromInline var edgeCount: UInt32 = 1
  @usableFromInline var edgeCapacity: UInt32
  @usableFromInline var freeEdge: EdgeID = 0
  @usableFromInline var frame = ReadFrame(reader: 0, last: 0, next: 0)
  @usableFromInline var revision: UInt32 = 1
  /// Head of the list of the current subgraph's nodes.
  @usableFromInline var owner: UnsafeMutablePointer<NodeID>
  @usableFromInline var graph: Unmanaged<Graph>
  @usableFromInline var counters = GraphCounters()

  private var slabs: UnsafeMutablePointer<UnsafeMutableRawPointer>
  private var slabCount = 0
  private var slabCapacity = 16
  private var slabNext: UnsafeMutableRawPointer?
  private var slabLeft = 0
  private let freeBlocks: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// Nodes still to be walked while marking; kept between calls.
  @usableFromInline var markStack = GrowingStack<NodeID>()
  /// Nodes being verified, each with the next of its inputs.
  @usableFromInline var walk = GrowingStack<WalkStep>()
  /// Rules that run, outermost first.
  @usableFromInline var running = GrowingStack<NodeID>()

  private static let slabSize = 1 << 16
  /// Larger blocks have an allocation of their own.
  private static let classCount = 64

  init(graph: Graph, owner: UnsafeMutablePointer<NodeID>) {
    nodeCapacity = 256
    nodes = .allocate(capacity: 256)
    nodes.initialize(to: Node(kind: nil, block: UnsafeMutableRawPointer(bitPattern: 16)!, nextOwned: 0, generation: 0))
    edgeCapacity = 256
    edges = .allocate(capacity: 256)
    self.owner = owner
    self.graph = Unmanaged.passUnretained(graph)
    slabs = .allocate(capacity: slabCapacity)
    freeBlocks = .allocate(capacity: Store.classCount)
    freeBlocks.initialize(repeating: nil, count: Store.classCount)
  }

  func deallocate() {
    for i in 0..<slabCount { slabs[i].deallocate() }
    slabs.deallocate()
    freeBlocks.deallocate()
    nodes.deallocate()
    edges.deallocate()
    markStack.deallocate()
    walk.deallocate()
    running.deallocate()
  }

  // MARK: Nodes

  mutating func newNode(_ kind: UnsafePointer<Kind>, block: UnsafeMutableRawPointer) -> NodeID {
    let id: NodeID
    if freeNode != 0 {
      id = freeNode
      freeNode = nodes[Int(id)].nextOwned
      nodes[Int(id)] = Node(kind: kind, block: block, nextOwned: owner.pointee, generation: nodes[Int(id)].generation)
    } else {
      if nodeCount == nodeCapacity {
        let larger = UnsafeMutablePointer<Node>.allocate(capacity: Int(nodeCapacity) * 2)
        larger.moveInitialize(from: nodes, count: Int(nodeCount))
        nodes.deallocate()
        nodes = larger
        nodeCapacity *= 2
      }
      id = nodeCount
      nodeCount += 1
      (nodes + Int(id)).initialize(to: Node(kind: kind, block: block, nextOwned: owner.pointee, generation: 1))
    }
    owner.pointee = id
    counters.created &+= 1
    counters.liveNodes &+= 1
    return id
  }

  mutating func releaseNode(_ id: NodeID) {
    let node = nodes + Int(id)
    if let kind = node.pointee.kind, !kind.pointee.isProjection { releaseBlock(node.pointee.block, kind.pointee.sizeClass) }
    node.pointee.kind = nil
    node.pointee.nextOwned = freeNode
    freeNode = id
    counters.freed &+= 1
    counters.liveNodes &-= 1
  }

  // MARK: Blocks

  mutating func newBlock(_ sizeClass: UInt16) -> UnsafeMutableRawPointer {
    let c = Int(sizeClass)
    if c >= Store.classCount { return .allocate(byteCount: c * 16, alignment: 16) }
    if let block = freeBlocks[c] {
      freeBlocks[c] = block.load(as: UnsafeMutableRawPointer?.self)
      return block
    }
    let size = c * 16
    if slabLeft < size { newSlab() }
    let block = slabNext.unsafelyUnwrapped
    slabNext = block + size
    slabLeft -= size
    return block
  }

  private func releaseBlock(_ block: UnsafeMutableRawPointer, _ sizeClass: UInt16) {
    let c = Int(sizeClass)
    if c >= Store.classCount { return block.deallocate() }
    block.storeBytes(of: freeBlocks[c], as: UnsafeMutableRawPointer?.self)
    freeBlocks[c] = block
  }

  private mutating func newSlab() {
    if slabCount == slabCapacity {
      let larger = UnsafeMutablePointer<UnsafeMutableRawPointer>.allocate(capacity: slabCapacity * 2)
      larger.moveInitialize(from: slabs, count: slabCount)
      slabs.deallocate()
      slabs = larger
      slabCapacity *= 2
    }
    let slab = UnsafeMutableRawPointer.allocate(byteCount: Store.slabSize, alignment: 16)
    slabs[slabCount] = slab
    slabCount += 1
    slabNext = slab
    slabLeft = Store.slabSize
  }

  // MARK: Edges

  /// Makes an edge behind `last` in the reader's list. O(1).
  mutating func addEdge(from source: NodeID, to reader: NodeID, after last: EdgeID) -> EdgeID {
    let id: EdgeID
    if freeEdge != 0 {
      id = freeEdge
      freeEdge = edges[Int(id)].nextInput
    } else {
      if edgeCount == edgeCapacity {
        let larger = UnsafeMutablePointer<Edge>.allocate(capacity: Int(edgeCapacity) * 2)
        larger.moveInitialize(from: edges, count: Int(edgeCount))
        edges.deallocate()
        edges = larger
        edgeCapacity *= 2
      }
      id = edgeCount
      edgeCount += 1
    }
    let head = nodes[Int(source)].firstOutput
    let next = last == 0 ? nodes[Int(reader)].firstInput : edges[Int(last)].nextInput
    (edges + Int(id)).initialize(
      to: Edge(source: source, reader: reader, nextInput: next, nextOutput: head, previousOutput: 0))
    if head != 0 { edges[Int(head)].previousOutput = id }
    nodes[Int(source)].firstOutput = id
    if last == 0 { nodes[Int(reader)].firstInput = id } else { edges[Int(last)].nextInput = id }
    counters.recordedEdges &+= 1
    return id
  }

  /// Frees an input list from `first` on. O(1) an edge.
  mutating func removeEdges(from first: EdgeID) {
    var id = first
    while id != 0 {
      let edge = edges[Int(id)]
      unlinkOutput(edge)
      edges[Int(id)].nextInput = freeEdge
      freeEdge = id
      id = edge.nextInput
    }
  }

  private func unlinkOutput(_ edge: Edge) {
    if edge.previousOutput == 0 {
      nodes[Int(edge.source)].firstOutput = edge.nextOutput
    } else {
      edges[Int(edge.previousOutput)].nextOutput = edge.nextOutput
    }
    if edge.nextOutput != 0 { edges[Int(edge.nextOutput)].previousOutput = edge.previousOutput }
  }

  /// Takes one edge out of the list of a reader that goes on living. O(inputs of the reader).
  mutating func cut(_ id: EdgeID) {
    let edge = edges[Int(id)]
    unlinkOutput(edge)
    let reader = nodes + Int(edge.reader)
    if reader.pointee.firstInput == id {
      reader.pointee.firstInput = edge.nextInput
    } else {
      var before = reader.pointee.firstInput
      while before != 0, edges[Int(before)].nextInput != id { before = edges[Int(before)].nextInput }
      if before != 0 { edges[Int(before)].nextInput = edge.nextInput }
    }
    edges[Int(id)].nextInput = freeEdge
    freeEdge = id
  }
}

/// The store of the graph that is current on this thread.
@inlinable @inline(__always)
var store: UnsafeMutablePointer<Store> {
  sash_current_get().unsafelyUnwrapped.assumingMemoryBound(to: Store.self)
}

@usableFromInline struct WalkStep: BitwiseCopyable {
  @usableFromInline var node: NodeID
  @usableFromInline var input: EdgeID
}

/// A stack that keeps its memory.
@usableFromInline struct GrowingStack<Element: BitwiseCopyable> {
  private var items: UnsafeMutablePointer<Element>
  private var capacity = 64
  private(set) var count = 0
  init() { items = .allocate(capacity: 64) }
  func deallocate() { items.deallocate() }
  @inline(__always) mutating func push(_ element: Element) {
    if count == capacity { grow() }
    (items + count).initialize(to: element)
    count &+= 1
  }
  @inline(__always) mutating func pop() -> Element {
    count &-= 1
    return items[count]
  }
  subscript(index: Int) -> Element {
    @inline(__always) get { items[index] }
    @inline(__always) set { items[index] = newValue }
  }
  @inline(never) private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: items, count: count)
    items.deallocate()
    items = larger
    capacity *= 2
  }
}

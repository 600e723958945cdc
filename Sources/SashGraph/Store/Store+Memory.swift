import Glibc

/// Doubles an array; what it held keeps its index.
@inline(never)
func grow<T>(_ base: inout UnsafeMutablePointer<T>, _ capacity: inout UInt32) {
  var wide = Int(capacity)
  grow(&base, &wide)
  capacity = UInt32(wide)
}
@inline(never)
func grow<T>(_ base: inout UnsafeMutablePointer<T>, _ capacity: inout Int) {
  let size = capacity * MemoryLayout<T>.stride
  if !LargeArray.holds(base, size, grownTo: size * 2) {
    let new = LargeArray.allocate(byteCount: size * 2).bindMemory(to: T.self, capacity: capacity * 2)
    new.moveInitialize(from: base, count: capacity)
    LargeArray.deallocate(base, byteCount: size)
    base = new
  }
  capacity *= 2
}

private let smallSlab = 1 << 16

/// A block of `sizeClass` units, or one of the given size from the system if the class is 0.
@inline(__always)
func allocateBlock(
  _ s: StorePointer, sizeClass: Int, size: @autoclosure () -> Int, alignment: @autoclosure () -> Int
) -> UnsafeMutableRawPointer {
  if sizeClass == 0 { return .allocate(byteCount: max(16, size()), alignment: alignment()) }
  let list = s.pointee.freeBlocks + sizeClass
  if let block = list.pointee {
    list.pointee = block.load(as: UnsafeMutableRawPointer?.self)
    return block
  }
  let size = sizeClass * 16
  if s.pointee.slabLeft < size { addSlab(s) }
  let block = s.pointee.slab
  s.pointee.slab = block + size
  s.pointee.slabLeft -= size
  return block
}

@inline(__always)
func freeBlock(_ s: StorePointer, _ block: UnsafeMutableRawPointer, sizeClass: Int) {
  if sizeClass == 0 {
    block.deallocate()
    return
  }
  block.storeBytes(of: s.pointee.freeBlocks[sizeClass], as: UnsafeMutableRawPointer?.self)
  s.pointee.freeBlocks[sizeClass] = block
}

@inline(never)
private func addSlab(_ s: StorePointer) {
  let size = s.pointee.slabs.count < hugePage / smallSlab ? smallSlab : hugePage
  s.pointee.slab = .allocate(byteCount: size, alignment: size == hugePage ? hugePage : 16)
  if size == hugePage { madvise(s.pointee.slab, size, MADV_HUGEPAGE) }
  s.pointee.slabLeft = size
  s.pointee.slabs.append(s.pointee.slab)
}

/// A slot for a node that belongs to `owner`, not yet in any state.
@inline(__always)
func claimSlot(
  _ s: StorePointer, owner: UInt32, kind: UnsafePointer<NodeKind>, value: UnsafeMutableRawPointer
) -> NodeID {
  let id: NodeID
  var generation: UInt32 = 0
  let free = s.pointee.freeNodes + Int(kind.pointee.index)
  if free.pointee != 0 {
    id = free.pointee
    free.pointee = s.pointee.ownership[Int(id)].nextOwned
    generation = s.pointee.ownership[Int(id)].generation
  } else {
    if s.pointee.nodeCount == s.pointee.nodeCapacity {
      var capacity = s.pointee.nodeCapacity
      grow(&s.pointee.ownership, &capacity)
      grow(&s.pointee.nodes, &s.pointee.nodeCapacity)
    }
    id = s.pointee.nodeCount
    s.pointee.nodeCount += 1
  }
  (s.pointee.nodes + Int(id)).initialize(to: GraphNode(kind: kind, value: value))
  let record = s.pointee.subgraphs + Int(owner)
  (s.pointee.ownership + Int(id)).initialize(
    to: NodeOwnership(nextOwned: record.pointee.firstNode, generation: generation, owner: owner))
  record.pointee.firstNode = id
  s.pointee.counters.created &+= 1
  s.pointee.counters.liveNodes &+= 1
  return id
}

/// A node of a kind with a block, belonging to the current subgraph. The caller initialises the rule or the
/// value.
@usableFromInline
func makeNode(_ s: StorePointer, _ kind: UnsafePointer<NodeKind>) -> NodeID {
  let block = allocateBlock(
    s, sizeClass: kind.pointee.sizeClass, size: kind.pointee.blockSize,
    alignment: kind.pointee.blockAlignment)
  return claimSlot(s, owner: s.pointee.currentOwner, kind: kind, value: block + kind.pointee.valueOffset)
}

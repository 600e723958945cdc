/// What stands for values whose subgraph has ended, where a handle was kept for too long.
///
/// That is a fault of whoever kept it, but no reason to end the program: a trivial value reads as zeros, one whose type says
/// what it is worth then as that, and a write is ignored. Only a value that nothing can stand for stops the program.
package protocol EndedValue {
  /// What a read gives after the end.
  static var endedValue: Any { get }
}

extension Optional: EndedValue { package static var endedValue: Any { Self.none as Any } }
extension Array: EndedValue { package static var endedValue: Any { Self() } }
extension Dictionary: EndedValue { package static var endedValue: Any { Self() } }
extension Set: EndedValue { package static var endedValue: Any { Self() } }
extension String: EndedValue { package static var endedValue: Any { "" } }

/// What can stand for a value of a type that has gone; nil where nothing can.
package func valueAfterEnd<V>(of type: V.Type) -> V? {
  if let ended = type as? any EndedValue.Type { return ended.endedValue as? V }
  guard _isPOD(type) else { return nil }
  return withUnsafeTemporaryAllocation(of: V.self, capacity: 1) { space in
    let bytes = UnsafeMutableRawBufferPointer(space)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
    return space[0]
  }
}

/// Lets a free slot lead to a value of the kind that it was, and says so.
@inline(never)
func standIn(_ s: StorePointer, for id: NodeID) {
  noteEnded(s, id, "read")
  guard let kind = s.pointee.kindsByIndex[Int(s.pointee.ownership[Int(id)].owner)] else {
    fatalError("Sash: an attribute that never was is read")
  }
  s.pointee.nodes[Int(id)].value = endedValue(s, kind)
}

/// Tells of a use of what has ended.
func noteEnded(_ s: StorePointer, _ id: NodeID, _ use: String) {
  s.pointee.counters.endedUses += 1
  Graph.onEndedUse?(
    "A value of a view was \(use) after the view had gone: \(nodeName(s, id)). This is a fault in Sash; please report it."
  )
}

/// The value that stands for all that have ended of one kind; made once.
private func endedValue(_ s: StorePointer, _ kind: UnsafePointer<NodeKind>) -> UnsafeMutableRawPointer {
  if let known = s.pointee.endedValues[kind.pointee.index] { return known }
  let layout = kind.pointee.layout
  let address = UnsafeMutableRawPointer.allocate(
    byteCount: max(16, layout.valueSize), alignment: max(16, layout.valueAlignment))
  address.initializeMemory(as: UInt8.self, repeating: 0, count: max(16, layout.valueSize))
  if !layout.hasTrivialValue || layout.valueType is any EndedValue.Type {
    func make<V>(_ type: V.Type) -> Bool {
      guard let value = (type as? any EndedValue.Type)?.endedValue as? V else { return false }
      address.initializeMemory(as: V.self, to: value)
      return true
    }
    guard _openExistential(layout.valueType, do: make) else {
      fatalError(
        "Sash: a value of type \(layout.valueType) was read after its view had gone, and nothing can stand for it"
      )
    }
  }
  s.pointee.endedValues[kind.pointee.index] = address
  return address
}

/// A slot that is and stays free, for parts of what has ended.
func endedNode(_ s: StorePointer, _ kind: UnsafePointer<NodeKind>) -> NodeID {
  if let known = s.pointee.endedNodes[kind.pointee.index] { return known }
  let id = claimSlot(s, owner: rootIndex, kind: kind, value: UnsafeMutableRawPointer(bitPattern: 16)!)
  // It belongs to nobody, and no list of free slots has it.
  s.pointee.subgraphs[Int(rootIndex)].firstNode = s.pointee.ownership[Int(id)].nextOwned
  s.pointee.nodes[Int(id)].free()
  s.pointee.ownership[Int(id)].nextOwned = 0
  s.pointee.ownership[Int(id)].owner = kind.pointee.index
  s.pointee.counters.created -= 1
  s.pointee.counters.liveNodes -= 1
  s.pointee.endedNodes[kind.pointee.index] = id
  return id
}

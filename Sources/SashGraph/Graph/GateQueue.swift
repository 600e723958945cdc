/// Gates that wait to be brought up to date, in layers by their depth.
struct GateQueue {
  private var layers: [[NodeID]] = []
  /// No layer before it has gates.
  private var lowest = 0
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }
  var all: [NodeID] { layers.flatMap { $0 } }
  /// Those of the layer that the next one comes from, which is its last.
  var outermost: [NodeID] { layers.indices.contains(lowest) ? layers[lowest] : [] }

  mutating func append(_ id: NodeID, depth: Int) {
    while layers.count <= depth { layers.append([]) }
    layers[depth].append(id)
    lowest = min(lowest, depth)
    count += 1
  }

  /// The gate that was appended last of those with the least depth.
  mutating func popLast() -> NodeID? {
    if count == 0 { return nil }
    while layers[lowest].isEmpty { lowest += 1 }
    count -= 1
    return layers[lowest].removeLast()
  }
}

/// The depths of gates: a byte a node, and 255 stands for all that is deeper.
struct GateDepths {
  private var bytes: [UInt8] = []

  subscript(_ id: NodeID) -> Int32 {
    get { Int(id) < bytes.count ? Int32(bytes[Int(id)]) : 0 }
    set {
      let value = UInt8(clamping: newValue)
      if Int(id) >= bytes.count {
        if value == 0 { return }
        bytes.append(contentsOf: repeatElement(0, count: max(bytes.count, Int(id) + 1 - bytes.count)))
      }
      bytes[Int(id)] = value
    }
  }
}

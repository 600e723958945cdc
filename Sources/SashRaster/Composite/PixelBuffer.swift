import SashDisplay

/// Memory for layers and filters. What one frame used waits for the next one, as fresh pages of the system take longer to
/// come than blurs take to draw.
final class PixelBuffer {
  /// Whatever was there before.
  let pixels: PixelRow
  private let capacity: Int

  init(count: Int) { (pixels, capacity) = PixelPool.take(max(1, count)) }
  deinit { PixelPool.give(pixels, capacity) }
}

/// Memory of buffers that are gone.
enum PixelPool {
  private struct Block: @unchecked Sendable {
    var pixels: PixelRow
    var capacity: Int
    /// Frames drawn since it was used.
    var age = 0
  }
  private static let blocks = Locked<[Block]>([])
  /// Smaller ones the system hands out at once.
  private static let least = 1 << 14
  /// Pixels that may wait, 32 MiB.
  private static let most = 8 << 20

  fileprivate static func take(_ count: Int) -> (PixelRow, Int) {
    let found = count < least ? nil : blocks.withLock { take(count, &$0) }
    if let found { return (found.pixels, found.capacity) }
    return (.allocate(capacity: count), count)
  }

  /// The smallest that is large enough and not far too large.
  private static func take(_ count: Int, _ blocks: inout [Block]) -> Block? {
    var best: Int?
    for i in blocks.indices where blocks[i].capacity >= count && blocks[i].capacity <= 4 * count {
      if best == nil || blocks[i].capacity < blocks[best!].capacity { best = i }
    }
    return best.map { blocks.remove(at: $0) }
  }

  fileprivate static func give(_ pixels: PixelRow, _ capacity: Int) {
    let isKept =
      capacity >= least
      && blocks.withLock { blocks in
        guard blocks.reduce(capacity, { $0 + $1.capacity }) <= most else { return false }
        blocks.append(Block(pixels: pixels, capacity: capacity))
        return true
      }
    if !isKept { pixels.deallocate() }
  }

  /// A frame was drawn: what neither it nor the one before it used is given back to the system.
  static func endFrame() {
    let unused = blocks.withLock { blocks in
      for i in blocks.indices { blocks[i].age += 1 }
      let unused = blocks.filter { $0.age > 2 }
      if !unused.isEmpty { blocks.removeAll { $0.age > 2 } }
      return unused
    }
    for block in unused { block.pixels.deallocate() }
  }
}

import Foundation
import SashGeometry

/// How long the lines of a lazy container are, of which only some have been measured; the others count with an
/// estimate.
///
/// A length here includes the gap behind the line. Lines lie in blocks, of which those without any measured line take a
/// few bytes. Places and lines are found in O(log n) by two trees of partial sums over the blocks (after Fenwick), one of
/// measured lengths and one that counts them.
package final class LazyLengths {
  package let count: Int
  /// What a line counts that has not been measured, in points.
  package private(set) var estimate: CGFloat
  /// Below zero where nothing has been measured; empty where nothing in the block has.
  private var blocks: [[CGFloat]]
  private var sums: [CGFloat]
  private var counts: [Int32]
  private let top: Int
  private static let blockLength = 64

  package init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
    let blockCount = (count + Self.blockLength - 1) / Self.blockLength
    blocks = Array(repeating: [], count: blockCount)
    sums = Array(repeating: 0, count: blockCount + 1)
    counts = Array(repeating: 0, count: blockCount + 1)
    var top = 1
    while top * 2 <= blockCount { top *= 2 }
    self.top = top
  }

  package var measuredCount: Int { Int(total(counts, before: blocks.count)) }
  private var measuredSum: CGFloat { total(sums, before: blocks.count) }

  /// In points; nil if it has not been measured.
  package func measured(_ index: Int) -> CGFloat? {
    let block = blocks[index / Self.blockLength]
    if block.isEmpty { return nil }
    let length = block[index % Self.blockLength]
    return length < 0 ? nil : length
  }

  /// Says how long a line is, in points.
  package func set(_ length: CGFloat, at index: Int) {
    let length = max(0, length.drawn())
    let (block, place) = (index / Self.blockLength, index % Self.blockLength)
    if blocks[block].isEmpty { blocks[block] = Array(repeating: -1, count: Self.blockLength) }
    let old = blocks[block][place]
    if old == length { return }
    blocks[block][place] = length
    let change = length - max(0, old)
    let added: Int32 = old < 0 ? 1 : 0
    var node = block + 1
    while node <= blocks.count {
      sums[node] += change
      counts[node] += added
      node += node & -node
    }
  }

  /// Says what a line counts that has not been measured, in points.
  package func setEstimate(_ length: CGFloat) { estimate = length }

  /// Lets the lines that have not been measured count as the others do on average.
  package func settleEstimate() {
    let measured = measuredCount
    if measured > 0 { estimate = measuredSum / CGFloat(measured) }
  }

  /// Of all lines, in points.
  package var length: CGFloat { start(of: count) }

  /// Where a line begins, in points from the first.
  package func start(of index: Int) -> CGFloat {
    let (block, place) = (index / Self.blockLength, index % Self.blockLength)
    let unmeasured = block * Self.blockLength - Int(total(counts, before: block))
    var start = total(sums, before: block) + CGFloat(unmeasured) * estimate
    for line in 0..<place { start += length(of: line, in: block) }
    return start
  }

  /// The line at a place, in points from the start of the first; the nearest one for places beyond the ends.
  package func line(at place: CGFloat) -> Int {
    var (block, rest) = (0, place)
    var step = top
    while step > 0 {
      let next = block + step
      if next <= blocks.count {
        // The last block may have fewer lines; what is beyond them is cut off below.
        let unmeasured = step * Self.blockLength - Int(counts[next])
        let length = sums[next] + CGFloat(unmeasured) * estimate
        if length <= rest {
          block = next
          rest -= length
        }
      }
      step /= 2
    }
    var line = block * Self.blockLength
    guard block < blocks.count else { return max(0, count - 1) }
    for place in 0..<Self.blockLength {
      let length = length(of: place, in: block)
      if length > rest { break }
      rest -= length
      line += 1
    }
    return max(0, min(line, count - 1))
  }

  private func length(of place: Int, in block: Int) -> CGFloat {
    let lengths = blocks[block]
    return lengths.isEmpty || lengths[place] < 0 ? estimate : lengths[place]
  }

  /// The sum over the first blocks.
  private func total<N: AdditiveArithmetic>(_ tree: [N], before block: Int) -> N {
    var sum = N.zero
    var node = block
    while node > 0 {
      sum += tree[node]
      node -= node & -node
    }
    return sum
  }
}

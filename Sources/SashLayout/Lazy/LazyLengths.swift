import Foundation

/// How long the lines of a lazy container are, of which only some have been measured; the others count with an
/// estimate.
///
/// A length here includes the gap behind the line. Places and lines are found in O(log n) by two trees of partial sums
/// (after Fenwick), one of measured lengths and one that counts them.
package final class LazyLengths {
  package let count: Int
  /// What a line counts that has not been measured, in points.
  package private(set) var estimate: CGFloat
  /// Below zero where nothing has been measured.
  private var lengths: [CGFloat]
  private var sums: [CGFloat]
  private var counts: [Int32]
  private let top: Int

  package init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
    lengths = Array(repeating: -1, count: count)
    sums = Array(repeating: 0, count: count + 1)
    counts = Array(repeating: 0, count: count + 1)
    var top = 1
    while top * 2 <= count { top *= 2 }
    self.top = top
  }

  package var measuredCount: Int { Int(total(counts)) }
  private var measuredSum: CGFloat { total(sums) }

  /// In points; nil if it has not been measured.
  package func measured(_ index: Int) -> CGFloat? { lengths[index] < 0 ? nil : lengths[index] }

  /// Says how long a line is, in points.
  package func set(_ length: CGFloat, at index: Int) {
    let length = max(0, length)
    let old = lengths[index]
    if old == length { return }
    lengths[index] = length
    let change = length - max(0, old)
    let added: Int32 = old < 0 ? 1 : 0
    var node = index + 1
    while node <= count {
      sums[node] += change
      counts[node] += added
      node += node & -node
    }
  }

  /// Lets the lines that have not been measured count as the others do on average.
  package func settleEstimate() {
    let measured = measuredCount
    if measured > 0 { estimate = measuredSum / CGFloat(measured) }
  }

  /// Of all lines, in points.
  package var length: CGFloat { start(of: count) }

  /// Where a line begins, in points from the first.
  package func start(of index: Int) -> CGFloat {
    var (sum, measured) = (CGFloat(0), Int32(0))
    var node = index
    while node > 0 {
      sum += sums[node]
      measured += counts[node]
      node -= node & -node
    }
    return sum + CGFloat(index - Int(measured)) * estimate
  }

  /// The line at a place, in points from the start of the first; the nearest one for places beyond the ends.
  package func line(at place: CGFloat) -> Int {
    var (position, rest) = (0, place)
    var step = top
    while step > 0 {
      let next = position + step
      if next <= count {
        let length = sums[next] + CGFloat(step - Int(counts[next])) * estimate
        if length <= rest {
          position = next
          rest -= length
        }
      }
      step /= 2
    }
    return max(0, min(position, count - 1))
  }

  private func total<N: AdditiveArithmetic>(_ tree: [N]) -> N {
    var sum = N.zero
    var node = count
    while node > 0 {
      sum += tree[node]
      node -= node & -node
    }
    return sum
  }
}

import Foundation

/// The lengths of the rows of a section, in points, and where each row begins.
///
/// A tree of sums: finding a row, finding where one begins and changing a length cost the logarithm of the number of rows.
///
/// - Invariant: `sums[i]` is the sum of the lengths that a Fenwick tree keeps at `i + 1`.
struct RowLengths {
  private(set) var lengths: [CGFloat]
  private var sums: [CGFloat]

  init(_ lengths: [CGFloat]) {
    self.lengths = lengths
    sums = lengths
    for index in sums.indices {
      let above = index | (index + 1)
      if above < sums.count { sums[above] += sums[index] }
    }
  }
  var count: Int { lengths.count }
  var total: CGFloat { offset(of: count) }

  /// Where a row begins, in points from the start of the first; that of `count` is where the last ends.
  func offset(of row: Int) -> CGFloat {
    var (index, sum) = (min(row, count) - 1, CGFloat.zero)
    while index >= 0 {
      sum += sums[index]
      index = (index & (index + 1)) - 1
    }
    return sum
  }
  /// The row at a place; the first or the last one where it lies beyond them. There must be one.
  func row(at place: CGFloat) -> Int {
    var (row, rest) = (0, max(place, 0))
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      if row + step <= count, sums[row + step - 1] <= rest {
        rest -= sums[row + step - 1]
        row += step
      }
      step /= 2
    }
    return min(row, count - 1)
  }
  mutating func set(_ length: CGFloat, at row: Int) {
    let change = length - lengths[row]
    lengths[row] = length
    var index = row
    while index < count {
      sums[index] += change
      index |= index + 1
    }
  }
}

import Foundation

/// How far children reach across an axis once one guide of each lies on a common line.
struct CrossExtent {
  /// The lengths, in points, before and behind the line.
  private var start = CGFloat.infinity
  private var end = -CGFloat.infinity
  private var isInfinite = false

  /// Takes in a child of `length` with its guide at `guide`, both in points.
  @inline(__always) mutating func add(length: CGFloat, guide: CGFloat) {
    let rest = length - guide
    if guide.isFinite, rest.isFinite {
      start = min(start, -guide)
      end = max(end, rest)
    } else {
      isInfinite = true
    }
  }

  /// The length that holds all children, in points.
  var length: CGFloat { isInfinite ? .infinity : max(end - start, 0) }

  /// Where a child with its guide at `guide` begins.
  @inline(__always) func origin(guide: CGFloat) -> CGFloat {
    start.isFinite && guide.isFinite ? -guide - start : 0
  }
}

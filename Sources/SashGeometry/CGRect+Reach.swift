import Foundation

// Foundation's `intersection`, `intersects` and `contains` stop the program where a side is not a number; these do not.

extension CGRect {
  /// How far from the origin anything is drawn, in points: beyond that, a pixel is not told from the next.
  package static let reach: CGFloat = 1e9

  /// This rectangle without endless sides, which reach as far as anything is drawn; null where one is not a number.
  @inline(__always) package var drawn: CGRect {
    // A sum is finite only if all of it is.
    (origin.x + origin.y + size.width + size.height).isFinite ? self : cut
  }

  private var cut: CGRect {
    if isNull { return .null }
    if origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite { return self }
    guard !origin.x.isNaN, !origin.y.isNaN, !size.width.isNaN, !size.height.isNaN else { return .null }
    func side(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      // Without a beginning and without end it is everything.
      let (a, b) = start == -.infinity && length == .infinity ? (start, length) : (start, start + length)
      return (min(a, b).drawn(), max(a, b).drawn())
    }
    let ((x0, x1), (y0, y1)) = (side(origin.x, size.width), side(origin.y, size.height))
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// What lies in both; null where they do not meet or a side is not a number.
  package func overlap(_ other: CGRect) -> CGRect {
    let (x0, y0) = (max(minX, other.minX), max(minY, other.minY))
    let (x1, y1) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard !isNull, !other.isNull, x1 >= x0, y1 >= y0 else { return .null }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// True if a point lies inside, or on the left or upper side.
  package func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY && !isNull
  }
}

extension CGFloat {
  /// This length where one is meant that can be drawn: no longer than `CGRect.reach`, and `other` for what is no number.
  package func drawn(or other: CGFloat = 0) -> CGFloat {
    isNaN ? other : Swift.min(Swift.max(self, -CGRect.reach), CGRect.reach)
  }
}

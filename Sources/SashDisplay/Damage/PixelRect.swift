import Foundation

/// A rectangle of device pixels: `x0 ≤ x < x1`, `y0 ≤ y < y1`, y downward.
@frozen package struct PixelRect: Hashable, Sendable, BitwiseCopyable {
  package var x0: Int
  package var y0: Int
  package var x1: Int
  package var y1: Int
  package init(x0: Int, y0: Int, x1: Int, y1: Int) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }
  package static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)
  package var width: Int { max(0, x1 - x0) }
  package var height: Int { max(0, y1 - y0) }
  package var area: Int { width * height }
  package var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
  package func intersection(_ other: PixelRect) -> PixelRect {
    let r = PixelRect(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    return r.isEmpty ? .empty : r
  }
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  /// What of this lies outside `other`, in up to four parts.
  package func subtracting(_ other: PixelRect) -> [PixelRect] {
    let hit = intersection(other)
    if hit.isEmpty { return [self] }
    return [
      PixelRect(x0: x0, y0: y0, x1: x1, y1: hit.y0), PixelRect(x0: x0, y0: hit.y1, x1: x1, y1: y1),
      PixelRect(x0: x0, y0: hit.y0, x1: hit.x0, y1: hit.y1),
      PixelRect(x0: hit.x1, y0: hit.y0, x1: x1, y1: hit.y1),
    ].filter { !$0.isEmpty }
  }
}

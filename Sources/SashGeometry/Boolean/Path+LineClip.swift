import Foundation
import SashMessages

extension Path {
  /// The parts of this path's lines that lie inside `other`. Curves become lines.
  ///
  /// Only the lines count, not the area they enclose. O(edges of both multiplied).
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    clippedLines(other, eoFill: eoFill, keepsInside: true)
  }
  /// The parts of this path's lines that do not lie inside `other`. Curves become lines.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    clippedLines(other, eoFill: eoFill, keepsInside: false)
  }

  private func clippedLines(_ other: Path, eoFill: Bool, keepsInside: Bool) -> Path {
    let box = boundingRect.union(other.boundingRect)
    guard !box.isNull, box.width.isFinite, box.height.isFinite else { return Path() }
    let tolerance = max(1e-9, min(0.02, Double(max(box.width, box.height)) * 1e-3))
    var (lines, area) = (FlatPath(), FlatPath())
    guard lines.append(self, tolerance: tolerance), area.append(other, tolerance: tolerance) else {
      tellOnce("Paths with points that are not finite cannot be combined; the result is empty.")
      return Path()
    }
    var buffer = PathBuffer()
    var pen: SIMD2<Double>?
    for subpath in lines.subpaths {
      var points = Array(lines.points[subpath.start..<subpath.end])
      if subpath.isClosed { points.append(points[0]) }
      pen = nil
      for i in 1..<max(1, points.count) {
        let (a, b) = (points[i - 1], points[i])
        if a == b { continue }
        let cuts = [0] + area.cuts(from: a, to: b).sorted() + [1]
        for (low, high) in zip(cuts, cuts.dropFirst()) where high - low > 1e-9 {
          let winding = area.winding(around: a + (b - a) * ((low + high) / 2))
          guard (eoFill ? winding % 2 != 0 : winding != 0) == keepsInside else { continue }
          let start = low == 0 ? a : a + (b - a) * low
          let end = high == 1 ? b : a + (b - a) * high
          if pen != start { buffer.move(to: CGPoint(x: start.x, y: start.y)) }
          buffer.line(to: CGPoint(x: end.x, y: end.y))
          pen = end
        }
      }
    }
    return Path(storage: buffer.verbs.isEmpty ? .empty : .elements(buffer))
  }
}

extension FlatPath {
  /// Where a line crosses the closed subpaths, as fractions of the line.
  fileprivate func cuts(from a: SIMD2<Double>, to b: SIMD2<Double>) -> [Double] {
    var result: [Double] = []
    let d = b - a
    for subpath in subpaths {
      var p = points[subpath.end - 1]
      for i in subpath.start..<subpath.end {
        let q = points[i]
        let e = q - p
        let cross = d.x * e.y - d.y * e.x
        if cross != 0 {
          let t = ((p.x - a.x) * e.y - (p.y - a.y) * e.x) / cross
          let u = ((p.x - a.x) * d.y - (p.y - a.y) * d.x) / cross
          if t > 0, t < 1, u >= 0, u <= 1 { result.append(t) }
        }
        p = q
      }
    }
    return result
  }
}

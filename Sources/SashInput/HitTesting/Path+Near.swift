import Foundation
import SashGeometry

extension Path {
  /// True if the outline comes as near to the point as `reach` points (own space). O(elements).
  func passes(within reach: CGFloat, of point: CGPoint) -> Bool {
    var lines = FlatPath()
    lines.append(self)
    let p = SIMD2(Double(point.x), Double(point.y))
    func isNear(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
      let (along, to) = (b - a, p - a)
      let length = (along * along).sum()
      let t = length > 0 ? min(1, max(0, (to * along).sum() / length)) : 0
      let gap = to - along * t
      return (gap * gap).sum() <= reach * reach
    }
    return lines.subpaths.contains { subpath in
      let points = lines.points[subpath.start..<subpath.end]
      if subpath.isClosed, let first = points.first, let last = points.last, isNear(last, first) {
        return true
      }
      return zip(points, points.dropFirst()).contains { isNear($0, $1) }
    }
  }
}

import Foundation

/// Where two outlines meet.
package struct Meeting {
  /// From the first to the second, of length 1.
  package var normal: CGVector
  package var points: [CGPoint]
  /// How far they lie in each other.
  package var depth: CGFloat
  /// Of its points.
  package var middle: CGPoint {
    let count = CGFloat(max(points.count, 1))
    return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  package static func between(_ a: BodyOutline, _ b: BodyOutline) -> Meeting? {
    guard a.bounds.insetBy(dx: -0.5, dy: -0.5).intersects(b.bounds.insetBy(dx: -0.5, dy: -0.5)) else {
      return nil
    }
    switch (a, b) {
    case (.circle(let p, let r), .circle(let q, let s)): return circles(p, r, q, s)
    case (.circle(let centre, let radius), _): return circle(centre, radius, b.corners)
    case (_, .circle(let centre, let radius)): return circle(centre, radius, a.corners)?.reversed
    case (.edge, .edge): return nil
    default: return polygons(a.corners, b.corners)
    }
  }
  private var reversed: Meeting {
    Meeting(normal: CGVector(dx: -normal.dx, dy: -normal.dy), points: points, depth: depth)
  }

  private static func circles(_ p: CGPoint, _ r: CGFloat, _ q: CGPoint, _ s: CGFloat) -> Meeting? {
    let apart = CGVector(dx: q.x - p.x, dy: q.y - p.y)
    let distance = hypot(apart.dx, apart.dy)
    guard distance < r + s else { return nil }
    let normal =
      distance > 0 ? CGVector(dx: apart.dx / distance, dy: apart.dy / distance) : CGVector(dx: 0, dy: 1)
    return Meeting(
      normal: normal, points: [CGPoint(x: p.x + normal.dx * r, y: p.y + normal.dy * r)],
      depth: r + s - distance)
  }

  private static func circle(_ centre: CGPoint, _ radius: CGFloat, _ corners: [CGPoint]) -> Meeting? {
    var nearest = (distance: CGFloat.infinity, point: CGPoint.zero)
    var inside = corners.count > 2
    for (a, b) in sides(corners) {
      let along = CGVector(dx: b.x - a.x, dy: b.y - a.y)
      let square = along.dx * along.dx + along.dy * along.dy
      let part = square > 0 ? ((centre.x - a.x) * along.dx + (centre.y - a.y) * along.dy) / square : 0
      let at = min(max(part, 0), 1)
      let point = CGPoint(x: a.x + along.dx * at, y: a.y + along.dy * at)
      let distance = hypot(centre.x - point.x, centre.y - point.y)
      if distance < nearest.distance { nearest = (distance, point) }
      if along.dx * (centre.y - a.y) - along.dy * (centre.x - a.x) < 0 { inside = false }
    }
    guard inside || nearest.distance < radius else { return nil }
    var normal = CGVector(dx: nearest.point.x - centre.x, dy: nearest.point.y - centre.y)
    let length = hypot(normal.dx, normal.dy)
    normal = length > 0 ? CGVector(dx: normal.dx / length, dy: normal.dy / length) : CGVector(dx: 0, dy: -1)
    if inside { normal = CGVector(dx: -normal.dx, dy: -normal.dy) }
    return Meeting(
      normal: normal, points: [nearest.point],
      depth: inside ? radius + nearest.distance : radius - nearest.distance)
  }

  /// The sides of a polygon; an edge is a polygon with two.
  private static func sides(_ corners: [CGPoint]) -> [(CGPoint, CGPoint)] {
    Array(zip(corners, corners.dropFirst() + corners.prefix(1)))
  }
  private static func polygons(_ a: [CGPoint], _ b: [CGPoint]) -> Meeting? {
    var least = (depth: CGFloat.infinity, normal: CGVector.zero)
    for (polygon, sign) in [(a, CGFloat(1)), (b, CGFloat(-1))] {
      for (from, to) in sides(polygon) {
        let length = hypot(to.x - from.x, to.y - from.y)
        guard length > 0 else { continue }
        let out = CGVector(dx: (to.y - from.y) / length * sign, dy: (from.x - to.x) / length * sign)
        let mine = a.map { $0.x * out.dx + $0.y * out.dy }.max() ?? 0
        let other = b.map { $0.x * out.dx + $0.y * out.dy }.min() ?? 0
        let depth = mine - other
        if depth <= 0 { return nil }
        if depth < least.depth { least = (depth, out) }
      }
    }
    let normal = least.normal
    // The corners of each that lie in the other are where they push.
    let far = a.map { $0.x * normal.dx + $0.y * normal.dy }.max() ?? 0
    let near = b.map { $0.x * normal.dx + $0.y * normal.dy }.min() ?? 0
    let side = CGVector(dx: -normal.dy, dy: normal.dx)
    func span(_ points: [CGPoint]) -> [CGFloat] { points.map { $0.x * side.dx + $0.y * side.dy }.sorted() }
    let mine = span(a.filter { $0.x * normal.dx + $0.y * normal.dy > far - 1 - least.depth })
    let theirs = span(b.filter { $0.x * normal.dx + $0.y * normal.dy < near + 1 + least.depth })
    guard let low = mine.first, let high = mine.last, let start = theirs.first, let end = theirs.last else {
      return nil
    }
    let between = (far + near) / 2
    let ends = [max(low, start), min(high, end)]
    let points = ends.map {
      CGPoint(x: normal.dx * between + side.dx * $0, y: normal.dy * between + side.dy * $0)
    }
    return Meeting(
      normal: normal, points: ends[1] - ends[0] > 0.01 ? points : [points[0]], depth: least.depth)
  }
}

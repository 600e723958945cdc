import Foundation
import SashGeometry

extension Path {
  /// True if the point (own space) is inside: where the outline winds around it, or crosses it an odd number of times.
  func covers(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    switch storage {
    case .empty: return false
    case .rect(let rect): return rect.contains(point)
    case .ellipse(let rect):
      guard rect.width > 0 && rect.height > 0 else { return false }
      return hypot((point.x - rect.midX) / (rect.width / 2), (point.y - rect.midY) / (rect.height / 2)) <= 1
    case .roundedRect, .elements:
      guard boundingRect.contains(point) else { return false }
      var winding = 0
      var crossings = 0
      forEachSegment(closing: true) { a, b in
        // Half open in y, so that a vertex counts once.
        guard (a.y <= point.y) != (b.y <= point.y) else { return }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard x > point.x else { return }
        crossings += 1
        winding += b.y > a.y ? 1 : -1
      }
      return eoFill ? crossings % 2 == 1 : winding != 0
    }
  }

  /// True if the outline comes as near to the point as `reach` points.
  func passes(within reach: CGFloat, of point: CGPoint) -> Bool {
    var isNear = false
    forEachSegment(closing: false) { a, b in
      if isNear { return }
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = dx * dx + dy * dy
      let t = length > 0 ? min(1, max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length)) : 0
      isNear = hypot(a.x + t * dx - point.x, a.y + t * dy - point.y) <= reach
    }
    return isNear
  }

  /// The outline as straight pieces. A curve becomes 16 of them: for the curves of a screen the error stays below a
  /// tenth of a point per 50 points of length, less than anyone can aim.
  private func forEachSegment(closing: Bool, _ body: (CGPoint, CGPoint) -> Void) {
    let pieces = 16
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func line(to point: CGPoint) {
      body(last, point)
      last = point
    }
    forEach { element in
      switch element {
      case .move(let to):
        if closing { line(to: start) }
        (start, last) = (to, to)
      case .line(let to): line(to: to)
      case .quadCurve(let to, let control):
        let from = last
        for i in 1...pieces {
          let t = CGFloat(i) / CGFloat(pieces)
          line(to: mix(mix(from, control, t), mix(control, to, t), t))
        }
      case .curve(let to, let control1, let control2):
        let from = last
        for i in 1...pieces {
          let t = CGFloat(i) / CGFloat(pieces)
          let (a, b, c) = (mix(from, control1, t), mix(control1, control2, t), mix(control2, to, t))
          line(to: mix(mix(a, b, t), mix(b, c, t), t))
        }
      case .closeSubpath: line(to: start)
      }
    }
    if closing { line(to: start) }
  }
}

private func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
  CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}

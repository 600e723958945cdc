import Foundation

/// A part of the outline of a body, in points of its node.
package enum BodyOutline {
  case circle(CGPoint, CGFloat)
  /// Corners of a convex polygon, against the clock where y points up.
  case polygon([CGPoint])
  case edge(CGPoint, CGPoint)

  /// Square points.
  package var area: CGFloat {
    switch self {
    case .circle(_, let radius): .pi * radius * radius
    case .polygon(let corners): abs(BodyOutline.twiceArea(corners)) / 2
    case .edge: 0
    }
  }
  /// The square of how far it reaches from the origin.
  package var squaredRadius: CGFloat {
    switch self {
    case .circle(let centre, let radius): pow(hypot(centre.x, centre.y) + radius, 2)
    case .polygon(let corners): corners.map { $0.x * $0.x + $0.y * $0.y }.max() ?? 0
    case .edge(let a, let b): max(a.x * a.x + a.y * a.y, b.x * b.x + b.y * b.y)
    }
  }
  /// In the points of the scene; a circle is as large as the wider of its scales says.
  package func placed(_ transform: CGAffineTransform) -> BodyOutline {
    switch self {
    case .circle(let centre, let radius):
      .circle(centre.applying(transform), radius * hypot(transform.a, transform.b))
    case .polygon(let corners): .polygon(BodyOutline.turned(corners.map { $0.applying(transform) }))
    case .edge(let a, let b): .edge(a.applying(transform), b.applying(transform))
    }
  }
  package var bounds: CGRect {
    switch self {
    case .circle(let c, let r): CGRect(x: c.x - r, y: c.y - r, width: 2 * r, height: 2 * r)
    case .polygon(let corners): BodyOutline.bounds(corners)
    case .edge(let a, let b): BodyOutline.bounds([a, b])
    }
  }
  package var corners: [CGPoint] {
    switch self {
    case .circle: []
    case .polygon(let corners): corners
    case .edge(let a, let b): [a, b]
    }
  }

  package static func edges(_ points: [CGPoint]) -> [BodyOutline] {
    zip(points, points.dropFirst()).filter { $0 != $1 }.map { .edge($0, $1) }
  }
  package static func twiceArea(_ corners: [CGPoint]) -> CGFloat {
    zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
  }
  package static func turned(_ corners: [CGPoint]) -> [CGPoint] {
    twiceArea(corners) < 0 ? corners.reversed() : corners
  }
  package static func bounds(_ points: [CGPoint]) -> CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let low = ys.min(), let high = ys.max() else {
      return .null
    }
    return CGRect(x: left, y: low, width: right - left, height: high - low)
  }
  /// The convex hull, by its lower and its upper half.
  package static func hull(_ points: [CGPoint]) -> [CGPoint] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func half(_ points: [CGPoint]) -> [CGPoint] {
      points.reduce(into: []) { hull, point in
        while hull.count > 1 {
          let (a, b) = (hull[hull.count - 2], hull[hull.count - 1])
          if (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0 { break }
          hull.removeLast()
        }
        hull.append(point)
      }
    }
    return half(sorted).dropLast() + half(sorted.reversed()).dropLast()
  }
}

extension CGRect {
  /// Against the clock where y points up.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}

import Foundation

extension Path {
  /// The smallest level rectangle around what the path draws, in points; null if it draws nothing.
  ///
  /// Control points of curves do not count. O(elements).
  /// - Source: documentation of `Path.boundingRect`.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect.standardized
    case .elements(let buffer): return buffer.bounds
    }
  }
}

extension PathBuffer {
  var bounds: CGRect {
    guard let start = points.first else { return .null }
    var (x0, x1, y0, y1) = (start.x, start.x, start.y, start.y)
    func take(_ p: CGPoint) {
      (x0, x1) = (min(x0, p.x), max(x1, p.x))
      (y0, y1) = (min(y0, p.y), max(y1, p.y))
    }
    var (pen, origin) = (start, start)
    var at = 0
    for verb in verbs {
      switch verb {
      case .move:
        origin = points[at]
        take(origin)
      case .line:
        take(points[at])
      case .quad:
        let (c, e) = (points[at], points[at + 1])
        take(e)
        if c.x < x0 || c.x > x1 || c.y < y0 || c.y > y1 {
          for t in [Self.quadTurn(pen.x, c.x, e.x), Self.quadTurn(pen.y, c.y, e.y)] where t > 0 && t < 1 {
            let u = 1 - t
            take(
              CGPoint(
                x: u * u * pen.x + 2 * u * t * c.x + t * t * e.x,
                y: u * u * pen.y + 2 * u * t * c.y + t * t * e.y))
          }
        }
      case .cubic:
        let (c, d, e) = (points[at], points[at + 1], points[at + 2])
        take(e)
        if min(c.x, d.x) < x0 || max(c.x, d.x) > x1 || min(c.y, d.y) < y0 || max(c.y, d.y) > y1 {
          let turns = Self.cubicTurns(pen.x, c.x, d.x, e.x) + Self.cubicTurns(pen.y, c.y, d.y, e.y)
          for t in turns where t > 0 && t < 1 {
            let u = 1 - t
            let (a, b, g, h) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            take(
              CGPoint(
                x: a * pen.x + b * c.x + g * d.x + h * e.x, y: a * pen.y + b * c.y + g * d.y + h * e.y))
          }
        }
      case .close: break
      }
      at += verb.pointCount
      pen = verb == .close ? origin : points[at - 1]
    }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// Where a quadratic curve turns back along one axis; outside 0…1 if it does not.
  private static func quadTurn(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
    let bend = a - 2 * b + c
    return bend == 0 ? -1 : (a - b) / bend
  }

  private static func cubicTurns(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
    let a = s - p + 3 * (q - r)
    let b = 2 * (p - 2 * q + r)
    let c = q - p
    if abs(a) < 1e-12 * max(abs(b), abs(c), 1e-300) { return b == 0 ? [] : [-c / b] }
    let root = b * b - 4 * a * c
    guard root >= 0 else { return [] }
    // The form that loses no digits when the two are far apart.
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * root.squareRoot())
    return q == 0 ? [0] : [q / a, c / q]
  }
}

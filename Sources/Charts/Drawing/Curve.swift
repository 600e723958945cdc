import CoreGraphics
import Foundation
import SashCore

/// Lines through points.
enum Curve {
  /// Goes on from the first point, where the path is.
  static func add(_ points: [CGPoint], _ method: InterpolationMethod.Kind, to path: inout Path) {
    guard points.count > 1 else { return }
    switch method {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd: steps(points, method, &path)
    case .monotone: curve(points, monotoneSlopes(points), &path)
    case .cardinal(let tension): cardinal(points, (1 - tension) / 6, &path)
    case .catmullRom(let alpha): catmullRom(points, alpha, &path)
    }
  }

  private static func steps(_ points: [CGPoint], _ method: InterpolationMethod.Kind, _ path: inout Path) {
    for (one, next) in zip(points, points.dropFirst()) {
      let turn: CGFloat = method == .stepStart ? one.x : method == .stepEnd ? next.x : (one.x + next.x) / 2
      path.addLine(to: CGPoint(x: turn, y: one.y))
      path.addLine(to: CGPoint(x: turn, y: next.y))
      path.addLine(to: next)
    }
  }

  /// Slopes by which a curve never overshoots.
  ///
  /// - Source: M. Steffen, “A simple method for monotonic interpolation in one dimension”, 1990.
  private static func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
    let gaps = zip(points, points.dropFirst()).map { $1.x - $0.x }
    let rises = zip(points, points.dropFirst()).map { $1.x == $0.x ? 0 : ($1.y - $0.y) / ($1.x - $0.x) }
    var slopes = points.map { _ in CGFloat(0) }
    for index in 1..<max(1, points.count - 1) {
      let (before, after) = (rises[index - 1], rises[index])
      guard before * after > 0 else { continue }
      let mean = (before * gaps[index] + after * gaps[index - 1]) / (gaps[index - 1] + gaps[index])
      let least = min(abs(before), abs(after), abs(mean) / 2)
      slopes[index] = (before < 0 ? -2 : 2) * least
    }
    if points.count == 2 { return [rises[0], rises[0]] }
    slopes[0] = (3 * rises[0] - slopes[1]) / 2
    slopes[points.count - 1] = (3 * rises[rises.count - 1] - slopes[points.count - 2]) / 2
    return slopes
  }
  private static func curve(_ points: [CGPoint], _ slopes: [CGFloat], _ path: inout Path) {
    for index in 1..<points.count {
      let (one, next) = (points[index - 1], points[index])
      let third = (next.x - one.x) / 3
      path.addCurve(
        to: next, control1: CGPoint(x: one.x + third, y: one.y + third * slopes[index - 1]),
        control2: CGPoint(x: next.x - third, y: next.y - third * slopes[index]))
    }
  }

  private static func cardinal(_ points: [CGPoint], _ factor: CGFloat, _ path: inout Path) {
    for index in 1..<points.count {
      let (one, next) = (points[index - 1], points[index])
      let before = points[max(0, index - 2)]
      let after = points[min(points.count - 1, index + 1)]
      path.addCurve(
        to: next,
        control1: CGPoint(x: one.x + (next.x - before.x) * factor, y: one.y + (next.y - before.y) * factor),
        control2: CGPoint(x: next.x - (after.x - one.x) * factor, y: next.y - (after.y - one.y) * factor))
    }
  }

  private static func catmullRom(_ points: [CGPoint], _ alpha: CGFloat, _ path: inout Path) {
    func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
      pow(hypot(other.x - one.x, other.y - one.y), alpha)
    }
    for index in 1..<points.count {
      let (one, next) = (points[index - 1], points[index])
      let before = points[max(0, index - 2)]
      let after = points[min(points.count - 1, index + 1)]
      let (d1, d2, d3) = (distance(before, one), distance(one, next), distance(next, after))
      path.addCurve(
        to: next, control1: d1 > 0 && d2 > 0 ? control(one, before, next, d1, d2) : one,
        control2: d3 > 0 && d2 > 0 ? control(next, after, one, d3, d2) : next)
    }
  }
  /// The control point beside `point` toward `toward`, when the line comes from `from`.
  private static func control(
    _ point: CGPoint, _ from: CGPoint, _ toward: CGPoint, _ near: CGFloat, _ far: CGFloat
  ) -> CGPoint {
    let weight = 2 * near * near + 3 * near * far + far * far
    let whole = 3 * near * (near + far)
    return CGPoint(
      x: (point.x * weight - from.x * far * far + toward.x * near * near) / whole,
      y: (point.y * weight - from.y * far * far + toward.y * near * near) / whole)
  }
}

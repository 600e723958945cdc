import Foundation
import SashMessages

extension Path {
  /// Adds a part of a circle, after a line from the current point to its start if a subpath is open.
  ///
  /// `clockwise` is meant with y upward, as in Core Graphics: on the screen `false` runs clockwise, by
  /// growing angles.
  /// Ends that name the same direction a turn apart give a whole circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
    } else if delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) + turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Adds a part of a circle that turns by `delta`, positive clockwise on the screen.
  ///
  /// More than one turn draws the circle once and ends at the same point.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard Self.accepts(center), Self.accepts(CGPoint(x: radius, y: startAngle.radians)),
      Self.accepts(CGPoint(x: delta.radians, y: 0))
    else { return }
    guard startAngle.radians.isFinite, delta.radians.isFinite else {
      tellOnce("A path got an arc with an angle that is not finite; it was left out.")
      return
    }
    let turn = 2 * Double.pi
    var delta = delta.radians
    // Many turns cover what one and the rest do.
    if abs(delta) > turn { delta = delta.truncatingRemainder(dividingBy: turn) + (delta < 0 ? -turn : turn) }
    edit { $0.addArc(center, radius, startAngle.radians, delta, transform) }
  }

  /// Rounds the corner that lines from the current point to `tangent1End` and on to `tangent2End` make.
  ///
  /// A line leads from the current point to the start of the arc. Where there is no corner to round, it
  /// leads to
  /// `tangent1End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard Self.accepts(tangent1End), Self.accepts(tangent2End), Self.accepts(CGPoint(x: radius, y: 0)) else {
      return
    }
    edit { buffer in
      guard buffer.canDraw("addArc(tangent1End:tangent2End:radius:)"), let pen = buffer.currentPoint else {
        return
      }
      let from = transform.isIdentity ? pen : pen.applying(transform.inverted())
      let (ax, ay) = (from.x - tangent1End.x, from.y - tangent1End.y)
      let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
      let (a, b) = (hypot(ax, ay), hypot(bx, by))
      let cross = ax * by - ay * bx
      guard a > 0, b > 0, radius > 0, abs(cross) > 1e-9 * a * b else {
        buffer.line(to: tangent1End.applying(transform))
        return
      }
      let half = atan2(abs(cross), ax * bx + ay * by) / 2
      let reach = radius / tan(half)
      let start = CGPoint(x: tangent1End.x + ax / a * reach, y: tangent1End.y + ay / a * reach)
      // The centre is off the first line by the radius, to the side of the second.
      let side: CGFloat = cross > 0 ? 1 : -1
      let center = CGPoint(x: start.x - ay / a * radius * side, y: start.y + ax / a * radius * side)
      let startAngle = atan2(start.y - center.y, start.x - center.x)
      let delta = (.pi - 2 * half) * Double(-side)
      buffer.addArc(center, radius, startAngle, delta, transform)
    }
  }
}

extension PathBuffer {
  /// Adds an arc as cubic curves of at most a quarter turn each; angles in radians.
  mutating func addArc(
    _ center: CGPoint, _ radius: CGFloat, _ startAngle: Double, _ delta: Double,
    _ transform: CGAffineTransform
  ) {
    func at(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: center.x + radius * x, y: center.y + radius * y).applying(transform)
    }
    var (c, s) = (cos(startAngle), sin(startAngle))
    if hasOpenSubpath { line(to: at(c, s)) } else { move(to: at(c, s)) }
    let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = delta / Double(count)
    let handle = 4.0 / 3 * tan(step / 4)
    for i in 1...count {
      let angle = startAngle + step * Double(i)
      let (nextC, nextS) = (cos(angle), sin(angle))
      cubic(
        to: at(nextC, nextS), control1: at(c - handle * s, s + handle * c),
        control2: at(nextC + handle * nextS, nextS - handle * nextC))
      (c, s) = (nextC, nextS)
    }
  }
}

import Foundation
import SashGeometry

extension Path {
  /// What path data draws, as far as it can be read.
  init(svg text: String) {
    self.init()
    var reader = SVGPathReader(SVGScanner(text))
    reader.read(into: &self)
  }
}

/// Follows the commands of path data.
private struct SVGPathReader {
  private var scanner: SVGScanner
  private var at = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of a curve, for those that go on smoothly.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?
  private var isOpen = false
  private static let most = 100_000

  init(_ scanner: SVGScanner) { self.scanner = scanner }

  mutating func read(into path: inout Path) {
    var command: Character?
    for _ in 0..<Self.most {
      if let next = scanner.letter() {
        command = next
      } else if scanner.isAtEnd || command == nil || command == "Z" || command == "z" {
        return
      }
      guard let name = command, step(name, &path) else { return }
      // More points after a move are lines.
      if name == "M" { command = "L" } else if name == "m" { command = "l" }
    }
  }

  private mutating func point(_ isRelative: Bool) -> CGPoint? {
    guard let p = scanner.point() else { return nil }
    return isRelative ? CGPoint(x: p.x + at.x, y: p.y + at.y) : p
  }

  private mutating func begin(_ path: inout Path) {
    if !isOpen { path.move(to: at) }
    isOpen = true
  }

  /// False where the data cannot be read on.
  private mutating func step(_ name: Character, _ path: inout Path) -> Bool {
    let isRelative = name.isLowercase
    var (cubic, quad): (CGPoint?, CGPoint?) = (nil, nil)
    defer { (cubicControl, quadControl) = (cubic, quad) }
    switch name {
    case "M", "m":
      guard let p = point(isRelative) else { return false }
      path.move(to: p)
      (at, start, isOpen) = (p, p, true)
    case "Z", "z":
      if isOpen { path.closeSubpath() }
      (at, isOpen) = (start, false)
    case "L", "l":
      guard let p = point(isRelative) else { return false }
      line(to: p, &path)
    case "H", "h":
      guard let x = scanner.number() else { return false }
      line(to: CGPoint(x: isRelative ? at.x + x : x, y: at.y), &path)
    case "V", "v":
      guard let y = scanner.number() else { return false }
      line(to: CGPoint(x: at.x, y: isRelative ? at.y + y : y), &path)
    case "C", "c", "S", "s":
      let isSmooth = name == "S" || name == "s"
      guard let first = isSmooth ? mirrored(cubicControl) : point(isRelative), let second = point(isRelative),
        let end = point(isRelative)
      else { return false }
      begin(&path)
      path.addCurve(to: end, control1: first, control2: second)
      (at, cubic) = (end, second)
    case "Q", "q", "T", "t":
      let isSmooth = name == "T" || name == "t"
      guard let control = isSmooth ? mirrored(quadControl) : point(isRelative), let end = point(isRelative)
      else { return false }
      begin(&path)
      path.addQuadCurve(to: end, control: control)
      (at, quad) = (end, control)
    case "A", "a":
      guard let radii = scanner.point(), let turn = scanner.number(), let isLarge = scanner.flag(),
        let isClockwise = scanner.flag(), let end = point(isRelative)
      else { return false }
      begin(&path)
      path.addArc(
        from: at, to: end, radii: CGSize(width: abs(radii.x), height: abs(radii.y)), turn: turn * .pi / 180,
        isLarge: isLarge, isClockwise: isClockwise)
      at = end
    default: return false
    }
    return true
  }

  private mutating func line(to end: CGPoint, _ path: inout Path) {
    begin(&path)
    path.addLine(to: end)
    at = end
  }

  private func mirrored(_ control: CGPoint?) -> CGPoint? {
    control.map { CGPoint(x: 2 * at.x - $0.x, y: 2 * at.y - $0.y) } ?? at
  }
}

extension Path {
  /// An arc of an ellipse between two points, as curves.
  /// - Source: SVG 1.1, appendix F.6: from end points to the centre.
  fileprivate mutating func addArc(
    from start: CGPoint, to end: CGPoint, radii: CGSize, turn: Double, isLarge: Bool, isClockwise: Bool
  ) {
    var (rx, ry) = (Double(radii.width), Double(radii.height))
    guard rx > 0, ry > 0, start != end else { return addLine(to: end) }
    let (c, s) = (cos(turn), sin(turn))
    let (dx, dy) = (Double(start.x - end.x) / 2, Double(start.y - end.y) / 2)
    let (x, y) = (c * dx + s * dy, c * dy - s * dx)
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    let below = rx * rx * y * y + ry * ry * x * x
    let share = max(0, (rx * rx * ry * ry - below) / below).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (mx, my) = (share * rx * y / ry, -share * ry * x / rx)
    let centre = CGPoint(
      x: c * mx - s * my + Double(start.x + end.x) / 2, y: s * mx + c * my + Double(start.y + end.y) / 2)
    let from = atan2((y - my) / ry, (x - mx) / rx)
    var sweep = atan2((-y - my) / ry, (-x - mx) / rx) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    guard from.isFinite, sweep.isFinite, centre.x.isFinite, centre.y.isFinite else {
      return addLine(to: end)
    }
    let steps = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let angle = sweep / Double(steps)
    let reach = 4 / 3 * tan(angle / 4)
    func at(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: centre.x + c * x * rx - s * y * ry, y: centre.y + s * x * rx + c * y * ry)
    }
    for step in 0..<steps {
      let (a, b) = (from + Double(step) * angle, from + Double(step + 1) * angle)
      let last = step == steps - 1
      addCurve(
        to: last ? end : at(cos(b), sin(b)), control1: at(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
        control2: at(cos(b) + reach * sin(b), sin(b) - reach * cos(b)))
    }
  }
}

import Foundation
import SashGeometry

extension CGPath {
  /// The outline of dashes along this path; lengths of dashes and gaps in turn.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    var lines = FlatPath()
    lines.append(path, tolerance: 0.05)
    if let dash = Dash(pattern: lengths, phase: phase) { lines = dash.cut(lines) }
    return CGPath(Path(lines).applying(transform))
  }
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(transform.map { path.applying($0.pointee) } ?? path)
  }
  /// Whether the path is one rectangle, which is put where the pointer leads.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var corners: [CGPoint] = []
    var isSimple = true
    path.forEach { element in
      switch element {
      case .move(let to):
        if !corners.isEmpty { isSimple = false }
        corners.append(to)
      case .line(let to): corners.append(to)
      case .closeSubpath: break
      default: isSimple = false
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard isSimple, corners.count == 4 else { return false }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isUpright = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isUpright || a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x else { return false }
    rect?.pointee = CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(a.x - c.x), height: abs(a.y - c.y))
    return true
  }
  /// What lies inside of one of both paths only.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }
  /// The parts of the line along this path that lie inside of another, and those that do not.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
  }
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
  }
  /// The same inside without crossings, wound so that the rule does not matter.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.normalized(eoFill: rule == .evenOdd))
  }
  /// Whether there is a place inside of both paths.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    let (a, b) = (boundingBox, other.boundingBox)
    guard !a.isNull, !b.isNull, a.intersects(b) else { return false }
    return !path.intersection(other.path, eoFill: rule == .evenOdd).isEmpty
  }
  /// The outlines that do not touch each other, each with the holes in it.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    var contours: [Path] = []
    path.normalized(eoFill: rule == .evenOdd).forEach { element in
      if case .move = element { contours.append(Path()) }
      guard !contours.isEmpty else { return }
      contours[contours.count - 1].add(element)
    }
    // A contour that an odd number of others lie around is a hole of the smallest of those.
    let around = contours.indices.map { index -> [Int] in
      guard let point = contours[index].innerPoint else { return [] }
      return contours.indices.filter { $0 != index && contours[$0].contains(point) }
    }
    var parts: [Int: Path] = [:]
    for index in contours.indices where around[index].count % 2 == 0 { parts[index] = contours[index] }
    for index in contours.indices where around[index].count % 2 == 1 {
      let owner = around[index].max { around[$0].count < around[$1].count }
      if let owner { parts[owner]?.addPath(contours[index]) }
    }
    return parts.sorted { $0.key < $1.key }.map { CGPath($0.value) }
  }
  /// Lines in the place of curves, which they leave by no more than the threshold.
  public func flattened(threshold: CGFloat) -> CGPath {
    var (result, last) = (Path(), CGPoint.zero)
    let threshold = max(threshold, 0.001)
    /// How many lines stay so near to a curve whose points of steering are that far from its ends' line.
    func steps(_ bend: CGFloat) -> Int { min(max(1, Int((bend / threshold).squareRoot().rounded(.up))), 500) }
    path.forEach { element in
      switch element {
      case .move(let to):
        result.move(to: to)
        last = to
      case .line(let to):
        result.addLine(to: to)
        last = to
      case .closeSubpath: result.closeSubpath()
      case .quadCurve(let to, let c):
        let bend = hypot(last.x - 2 * c.x + to.x, last.y - 2 * c.y + to.y) / 4
        let count = steps(bend)
        for step in 1...count {
          let t = CGFloat(step) / CGFloat(count)
          let (a, b, d) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          result.addLine(to: CGPoint(x: a * last.x + b * c.x + d * to.x, y: a * last.y + b * c.y + d * to.y))
        }
        last = to
      case .curve(let to, let p, let q):
        let bend = max(
          hypot(last.x - 2 * p.x + q.x, last.y - 2 * p.y + q.y),
          hypot(p.x - 2 * q.x + to.x, p.y - 2 * q.y + to.y))
        let count = steps(bend * 0.75)
        for step in 1...count {
          let t = CGFloat(step) / CGFloat(count)
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t)
          result.addLine(
            to: CGPoint(
              x: a * last.x + b * p.x + c * q.x + d * to.x, y: a * last.y + b * p.y + c * q.y + d * to.y))
        }
        last = to
      }
    }
    return CGPath(result)
  }
}

extension Path {
  fileprivate mutating func add(_ element: Element) {
    switch element {
    case .move(let to): move(to: to)
    case .line(let to): addLine(to: to)
    case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
    case .curve(let to, let control1, let control2): addCurve(to: to, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }
  /// A point on the outline.
  fileprivate var innerPoint: CGPoint? {
    var found: CGPoint?
    forEach { element in
      if found == nil, case .move(let to) = element { found = to }
    }
    return found
  }
}

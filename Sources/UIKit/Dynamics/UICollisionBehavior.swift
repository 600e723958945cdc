import Foundation
import SashCore

/// Keeps items from passing through each other and through lines.
@MainActor @preconcurrency
open class UICollisionBehavior: _UIItemsBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }
  open var collisionMode: Mode = .everything
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Whether the sides of the reference view are walls.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
  private var insets = UIEdgeInsets.zero
  private var boundaries: [(name: any NSCopying, path: UIBezierPath, lines: [BodyOutline])] = []

  private struct Pair: Hashable {
    let a: ObjectIdentifier
    /// Of another item, or the name of a boundary.
    let b: AnyHashable
  }
  private struct Touch {
    let a: any UIDynamicItem
    let other: (any UIDynamicItem)?
    let boundary: (any NSCopying)?
    /// Where they met.
    let point: CGPoint
  }
  private var touches: [Pair: Touch] = [:]

  public override init(items: [any UIDynamicItem]) { super.init(items: items) }
  public convenience init() { self.init(items: []) }

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath, Self.lines(of: bezierPath)))
    changed()
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.key($0.name) == Self.key(identifier) }?.path
  }
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.key($0.name) == Self.key(identifier) }
    changed()
  }
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.name) }
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  private static func key(_ name: any NSCopying) -> AnyHashable {
    if let name = name as? AnyHashable { return name }
    return ObjectIdentifier(name as AnyObject)
  }
  /// Curves as short lines.
  private static func lines(of path: UIBezierPath) -> [BodyOutline] {
    var (lines, start, at) = ([BodyOutline](), CGPoint.zero, CGPoint.zero)
    func line(_ to: CGPoint) {
      if to != at { lines.append(.edge(at, to)) }
      at = to
    }
    Path(path.cgPath).forEach { element in
      switch element {
      case .move(let to): (start, at) = (to, to)
      case .line(let to): line(to)
      case .quadCurve(let to, let control):
        let from = at
        for step in 1...12 {
          let t = CGFloat(step) / 12, u = 1 - t
          line(
            CGPoint(
              x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
              y: u * u * from.y + 2 * u * t * control.y + t * t * to.y))
        }
      case .curve(let to, let first, let second):
        let from = at
        for step in 1...16 {
          let t = CGFloat(step) / 16, u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          line(
            CGPoint(
              x: a * from.x + b * first.x + c * second.x + d * to.x,
              y: a * from.y + b * first.y + c * second.y + d * to.y))
        }
      case .closeSubpath: line(start)
      }
    }
    return lines
  }

  // MARK: A step

  override func collide(_ world: DynamicWorld, _ seconds: CGFloat) {
    let bodies = items.map { world.body($0) }
    var now: [Pair: Touch] = [:]
    if collisionMode.contains(.items) {
      for (index, a) in bodies.enumerated() {
        for b in bodies.dropFirst(index + 1) {
          guard let meeting = Meeting.between(a.outline, b.outline) else { continue }
          now[Pair(a: ObjectIdentifier(a.item), b: ObjectIdentifier(b.item))] = Touch(
            a: a.item, other: b.item, boundary: nil, point: meeting.middle)
          meet(a, b, meeting)
        }
      }
    }
    if collisionMode.contains(.boundaries) {
      for body in bodies where !body.isAnchored {
        if translatesReferenceBoundsIntoBoundary, let bounds = world.reference?.bounds.inset(by: insets),
          let point = stop(body, in: bounds)
        {
          now[Pair(a: ObjectIdentifier(body.item), b: "bounds")] = Touch(
            a: body.item, other: nil, boundary: nil, point: point)
        }
        for boundary in boundaries {
          var met: CGPoint?
          for line in boundary.lines {
            guard let meeting = Meeting.between(body.outline, line) else { continue }
            meet(body, nil, meeting)
            met = meeting.middle
          }
          if let met {
            now[Pair(a: ObjectIdentifier(body.item), b: Self.key(boundary.name))] = Touch(
              a: body.item, other: nil, boundary: boundary.name, point: met)
          }
        }
      }
    }
    tell(now)
  }
  /// Brings back what has left a rectangle; where it has met it.
  private func stop(_ body: DynamicBody, in bounds: CGRect) -> CGPoint? {
    let outline = body.outline
    let box = outline.bounds
    var walls: [(normal: CGVector, depth: CGFloat, at: (CGPoint) -> Bool)] = []
    if box.maxY > bounds.maxY {
      walls.append((CGVector(dx: 0, dy: 1), box.maxY - bounds.maxY, { $0.y > box.maxY - 1 }))
    }
    if box.minY < bounds.minY {
      walls.append((CGVector(dx: 0, dy: -1), bounds.minY - box.minY, { $0.y < box.minY + 1 }))
    }
    if box.maxX > bounds.maxX {
      walls.append((CGVector(dx: 1, dy: 0), box.maxX - bounds.maxX, { $0.x > box.maxX - 1 }))
    }
    if box.minX < bounds.minX {
      walls.append((CGVector(dx: -1, dy: 0), bounds.minX - box.minX, { $0.x < box.minX + 1 }))
    }
    var met: CGPoint?
    for wall in walls {
      let corners = outline.corners.filter(wall.at)
      let points =
        corners.isEmpty
        ? [
          CGPoint(
            x: body.center.x + wall.normal.dx * box.width / 2,
            y: body.center.y + wall.normal.dy * box.height / 2)
        ] : corners
      let meeting = Meeting(normal: wall.normal, points: points, depth: wall.depth)
      meet(body, nil, meeting, all: true)
      met = meeting.middle
    }
    return met
  }
  /// - Parameter all: Whether it is brought out of the other at once.
  private func meet(_ a: DynamicBody, _ b: DynamicBody?, _ meeting: Meeting, all: Bool = false) {
    let normal = meeting.normal
    let side = CGVector(dx: -normal.dy, dy: normal.dx)
    let total = a.inverseMass + (b?.inverseMass ?? 0)
    guard total > 0 else { return }
    func speed(_ way: CGVector, _ point: CGPoint) -> CGFloat {
      func of(_ body: DynamicBody) -> CGFloat {
        (body.velocity.dx - body.angularVelocity * (point.y - body.center.y)) * way.dx
          + (body.velocity.dy + body.angularVelocity * (point.x - body.center.x)) * way.dy
      }
      return (b.map(of) ?? 0) - of(a)
    }
    func weight(_ way: CGVector, _ point: CGPoint) -> CGFloat {
      func of(_ body: DynamicBody) -> CGFloat {
        let lever = (point.x - body.center.x) * way.dy - (point.y - body.center.y) * way.dx
        return body.inverseMass + lever * lever * body.inverseInertia
      }
      return of(a) + (b.map(of) ?? 0)
    }
    func apply(_ impulse: CGFloat, _ way: CGVector, _ point: CGPoint) {
      a.push(CGVector(dx: -way.dx * impulse, dy: -way.dy * impulse), at: point)
      b?.push(CGVector(dx: way.dx * impulse, dy: way.dy * impulse), at: point)
    }
    // What barely moves does not bounce, so that it comes to rest.
    let elasticity = max(a.elasticity, b?.elasticity ?? 0)
    let wanted = meeting.points.map { point in
      let closing = speed(normal, point)
      return closing < -40 ? -elasticity * closing : 0
    }
    var given = [CGFloat](repeating: 0, count: wanted.count)
    // Points push each other round the middle, until all of them part as fast as they should.
    for _ in 0..<12 {
      for (index, point) in meeting.points.enumerated() {
        let impulse = max((wanted[index] - speed(normal, point)) / weight(normal, point), -given[index])
        given[index] += impulse
        apply(impulse, normal, point)
      }
    }
    let roughness = sqrt(max(a.friction * (b?.friction ?? a.friction), 0))
    for (index, point) in meeting.points.enumerated() where roughness > 0 {
      let most = roughness * given[index]
      apply(min(max(-speed(side, point) / weight(side, point), -most), most), side, point)
    }
    let way = (all ? meeting.depth : max(meeting.depth - 0.1, 0) * 0.5) / total
    a.center.x -= normal.dx * way * a.inverseMass
    a.center.y -= normal.dy * way * a.inverseMass
    guard let b else { return }
    b.center.x += normal.dx * way * b.inverseMass
    b.center.y += normal.dy * way * b.inverseMass
  }
  private func tell(_ now: [Pair: Touch]) {
    let before = touches
    touches = now
    guard let collisionDelegate else { return }
    for (pair, touch) in now where before[pair] == nil {
      if let other = touch.other {
        collisionDelegate.collisionBehavior(self, beganContactFor: touch.a, with: other, at: touch.point)
      } else {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: touch.a, withBoundaryIdentifier: touch.boundary, at: touch.point)
      }
    }
    for (pair, touch) in before where now[pair] == nil {
      if let other = touch.other {
        collisionDelegate.collisionBehavior(self, endedContactFor: touch.a, with: other)
      } else {
        collisionDelegate.collisionBehavior(
          self, endedContactFor: touch.a, withBoundaryIdentifier: touch.boundary)
      }
    }
  }
}

/// Is told of collisions.
@MainActor @preconcurrency
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}
extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

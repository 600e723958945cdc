import Foundation
import UIKit

/// What forces do to a node: its outline, its mass and how it moves.
///
/// Lengths are points; 150 of them are a metre of gravity and of masses.
///
/// - Missing: outlines of textures by their pixels (their rectangle counts), holes in polygons, fields and joints.
open class SKPhysicsBody: NSObject, @unchecked Sendable {
  let outlines: [BodyOutline]
  /// Square metres.
  public let area: CGFloat
  open var isDynamic = true
  open var affectedByGravity = true
  open var allowsRotation = true
  open var pinned = false
  open var isResting = false
  open var usesPreciseCollisionDetection = false
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var charge: CGFloat = 0
  /// Kilograms of a square metre.
  open var density: CGFloat {
    get { area > 0 ? mass / area : 1 }
    set { mass = max(newValue * area, 0.0001) }
  }
  /// Kilograms.
  open var mass: CGFloat
  /// Points a second.
  open var velocity = CGVector.zero
  /// Radians a second.
  open var angularVelocity: CGFloat = 0
  open var categoryBitMask: UInt32 = .max
  open var collisionBitMask: UInt32 = .max
  open var contactTestBitMask: UInt32 = 0
  open var fieldBitMask: UInt32 = .max
  public internal(set) weak var node: SKNode?
  var force = CGVector.zero
  var torque: CGFloat = 0

  init(_ outlines: [BodyOutline], isDynamic: Bool = true) {
    self.outlines = outlines
    area = outlines.reduce(0) { $0 + $1.area } / (150 * 150)
    mass = max(area, 0.0001)
    super.init()
    self.isDynamic = isDynamic
  }
  public override convenience init() { self.init([]) }
  public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init([.circle(center, r)]) }
  public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
  public convenience init(rectangleOf s: CGSize, center: CGPoint) {
    self.init([.polygon(CGRect(centred: s).offsetBy(dx: center.x, dy: center.y).corners)])
  }
  /// - Parameter path: A convex polygon; of others the hull counts.
  public convenience init(polygonFrom path: CGPath) {
    self.init([.polygon(BodyOutline.hull(path.points(every: 8)))])
  }
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) {
    self.init([.edge(p1, p2)], isDynamic: false)
  }
  public convenience init(edgeChainFrom path: CGPath) {
    self.init(BodyOutline.edges(path.points(every: 8)), isDynamic: false)
  }
  public convenience init(edgeLoopFrom path: CGPath) {
    let points = path.points(every: 8)
    self.init(BodyOutline.edges(points + points.prefix(1)), isDynamic: false)
  }
  public convenience init(edgeLoopFrom rect: CGRect) {
    self.init(BodyOutline.edges(rect.corners + rect.corners.prefix(1)), isDynamic: false)
  }
  public convenience init(texture: SKTexture, size: CGSize) {
    spriteWarning("Bodies of textures are the rectangle of the texture.")
    self.init(rectangleOf: size)
  }
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
    self.init(texture: texture, size: size)
  }
  /// One body of several.
  public convenience init(bodies: [SKPhysicsBody]) { self.init(bodies.flatMap(\.outlines)) }

  open func applyForce(_ force: CGVector) {
    self.force.dx += force.dx
    self.force.dy += force.dy
  }
  open func applyForce(_ force: CGVector, at point: CGPoint) {
    applyForce(force)
    applyTorque(turning(force, at: point))
  }
  open func applyTorque(_ torque: CGFloat) { self.torque += torque }
  /// Changes the velocity at once, by the impulse over the mass.
  open func applyImpulse(_ impulse: CGVector) {
    guard isDynamic else { return }
    velocity.dx += impulse.dx / mass
    velocity.dy += impulse.dy / mass
  }
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
    applyImpulse(impulse)
    applyAngularImpulse(turning(impulse, at: point))
  }
  open func applyAngularImpulse(_ impulse: CGFloat) {
    guard isDynamic, allowsRotation else { return }
    angularVelocity += impulse / inertia * 150 * 150
  }
  /// The bodies that touch this one now.
  open func allContactedBodies() -> [SKPhysicsBody] {
    MainActor.assumeIsolated { node?.scene?.physicsWorld.touching(self) ?? [] }
  }
  private func turning(_ force: CGVector, at point: CGPoint) -> CGFloat {
    let centre = MainActor.assumeIsolated { node?.position ?? .zero }
    return ((point.x - centre.x) * force.dy - (point.y - centre.y) * force.dx) / (150 * 150)
  }
  /// Mass times square points.
  var inertia: CGFloat {
    let extent = outlines.reduce(CGFloat(1)) { max($0, $1.squaredRadius) }
    return mass * extent * 0.5
  }
  var inverseMass: CGFloat { isDynamic && !pinned ? 1 / mass : 0 }
  var inverseInertia: CGFloat { isDynamic && allowsRotation ? 1 / inertia : 0 }
}

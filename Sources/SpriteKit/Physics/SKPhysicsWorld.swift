import Foundation
import UIKit

/// Two bodies that have met.
open class SKPhysicsContact: NSObject, @unchecked Sendable {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody
  /// In points of the scene.
  public let contactPoint: CGPoint
  public let contactNormal: CGVector
  public let collisionImpulse: CGFloat

  init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ meeting: Meeting, _ impulse: CGFloat) {
    (bodyA, bodyB, contactPoint) = (a, b, meeting.points.first ?? .zero)
    (contactNormal, collisionImpulse) = (meeting.normal, impulse)
  }
}

/// Told of bodies that meet and part, where one tests for the category of the other.
@MainActor @preconcurrency
public protocol SKPhysicsContactDelegate: AnyObject {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}

/// What moves the bodies of a scene: gravity, impulses, and what happens where they meet.
///
/// - Missing: joints and fields.
@MainActor @preconcurrency
open class SKPhysicsWorld: NSObject {
  /// Metres per square second; a metre is 150 points.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  weak var scene: SKScene?

  private struct Pair: Hashable {
    let a, b: ObjectIdentifier
  }
  private struct Touch {
    let a, b: SKPhysicsBody
    var meeting: Meeting
    var impulse: CGFloat = 0
  }
  private var touches: [Pair: Touch] = [:]

  /// - Missing: joints; bodies are not held together.
  open func add(_ joint: SKPhysicsJoint) { spriteWarning("Joints do not hold bodies together.") }
  open func remove(_ joint: SKPhysicsJoint) {}
  open func removeAllJoints() {}

  /// The first body at a point.
  open func body(at point: CGPoint) -> SKPhysicsBody? {
    bodies().first { body in
      outlines(body).contains { Meeting.between(.circle(point, 0.5), $0) != nil }
    }
  }
  /// The first body in a rectangle.
  open func body(in rect: CGRect) -> SKPhysicsBody? {
    bodies().first { body in outlines(body).contains { Meeting.between(.polygon(rect.corners), $0) != nil } }
  }
  /// The first body on the way from one point to another.
  open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? {
    let steps = max(Int(hypot(end.x - start.x, end.y - start.y) / 2), 1)
    for step in 0...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      if let body = body(at: point) { return body }
    }
    return nil
  }

  private func bodies() -> [SKPhysicsBody] {
    var found: [SKPhysicsBody] = []
    func look(_ node: SKNode) {
      if let body = node.physicsBody { found.append(body) }
      for child in node.children { look(child) }
    }
    if let scene { look(scene) }
    return found
  }
  private func outlines(_ body: SKPhysicsBody) -> [BodyOutline] {
    guard let transform = body.node?.worldTransform else { return [] }
    return body.outlines.map { $0.placed(transform) }
  }
  func touching(_ body: SKPhysicsBody) -> [SKPhysicsBody] {
    touches.values.compactMap { $0.a === body ? $0.b : $0.b === body ? $0.a : nil }
  }

  /// Lets time pass in steps so short that what is fast does not fly through what is thin.
  func simulate(_ seconds: TimeInterval) {
    let bodies = bodies()
    guard seconds > 0, speed > 0, !bodies.isEmpty else { return }
    let fastest = bodies.map { hypot($0.velocity.dx, $0.velocity.dy) }.max() ?? 0
    let passed = CGFloat(seconds) * speed
    let count = min(max(Int((fastest * passed / 4).rounded(.up)), 2), 16)
    for _ in 0..<count { step(bodies.filter { $0.node?.scene != nil }, passed / CGFloat(count)) }
    for body in bodies { (body.force, body.torque) = (.zero, 0) }
  }

  private func step(_ bodies: [SKPhysicsBody], _ time: CGFloat) {
    for body in bodies where body.isDynamic { accelerate(body, time) }
    let placed = bodies.map { body in (body, outlines(body)) }
    var now: [Pair: Touch] = [:]
    for (index, (a, outlinesA)) in placed.enumerated() {
      for (b, outlinesB) in placed.dropFirst(index + 1) where concern(a, b) {
        for one in outlinesA {
          for other in outlinesB {
            guard let meeting = Meeting.between(one, other) else { continue }
            let pair = Pair(a: ObjectIdentifier(a), b: ObjectIdentifier(b))
            if let known = now[pair], known.meeting.depth >= meeting.depth { continue }
            now[pair] = Touch(a: a, b: b, meeting: meeting)
          }
        }
      }
    }
    for _ in 0..<6 {
      for pair in now.keys { push(&now[pair]!) }
    }
    for body in bodies where body.isDynamic { move(body, time) }
    for touch in now.values { part(touch) }
    tell(now)
  }
  private func accelerate(_ body: SKPhysicsBody, _ time: CGFloat) {
    if body.affectedByGravity, !body.pinned {
      body.velocity.dx += gravity.dx * 150 * time
      body.velocity.dy += gravity.dy * 150 * time
    }
    body.velocity.dx += body.force.dx * body.inverseMass * time
    body.velocity.dy += body.force.dy * body.inverseMass * time
    body.angularVelocity += body.torque * body.inverseInertia * 150 * 150 * time
    let slower = max(1 - body.linearDamping * time, 0)
    body.velocity = CGVector(dx: body.velocity.dx * slower, dy: body.velocity.dy * slower)
    body.angularVelocity *= max(1 - body.angularDamping * time, 0)
  }
  private func move(_ body: SKPhysicsBody, _ time: CGFloat) {
    guard let node = body.node, !node.isPaused else { return }
    if !body.pinned { shift(node, CGVector(dx: body.velocity.dx * time, dy: body.velocity.dy * time)) }
    if body.allowsRotation { node.zRotation += body.angularVelocity * time }
  }
  /// Moves a node by points of the scene.
  private func shift(_ node: SKNode, _ way: CGVector) {
    let parent = node.parent?.worldTransform ?? .identity
    let back = CGAffineTransform(a: parent.a, b: parent.b, c: parent.c, d: parent.d, tx: 0, ty: 0).inverted()
    let inner = CGPoint(x: way.dx, y: way.dy).applying(back)
    node.position = CGPoint(x: node.position.x + inner.x, y: node.position.y + inner.y)
  }

  // MARK: Two that meet

  private func concern(_ a: SKPhysicsBody, _ b: SKPhysicsBody) -> Bool {
    (a.isDynamic || b.isDynamic) && (collide(a, b) || collide(b, a) || test(a, b))
  }
  /// Whether the first gives way to the second.
  private func collide(_ a: SKPhysicsBody, _ b: SKPhysicsBody) -> Bool {
    a.collisionBitMask & b.categoryBitMask != 0
  }
  private func test(_ a: SKPhysicsBody, _ b: SKPhysicsBody) -> Bool {
    a.contactTestBitMask & b.categoryBitMask != 0 || b.contactTestBitMask & a.categoryBitMask != 0
  }
  private func masses(_ touch: Touch) -> (a: CGFloat, b: CGFloat) {
    (collide(touch.a, touch.b) ? touch.a.inverseMass : 0, collide(touch.b, touch.a) ? touch.b.inverseMass : 0)
  }
  private func push(_ touch: inout Touch) {
    let (a, b, normal) = (touch.a, touch.b, touch.meeting.normal)
    let (massA, massB) = masses(touch)
    guard massA + massB > 0, let centreA = centre(a), let centreB = centre(b) else { return }
    let turnA = massA > 0 ? a.inverseInertia : 0, turnB = massB > 0 ? b.inverseInertia : 0
    let side = CGVector(dx: -normal.dy, dy: normal.dx)
    for point in touch.meeting.points {
      let armA = CGVector(dx: point.x - centreA.x, dy: point.y - centreA.y)
      let armB = CGVector(dx: point.x - centreB.x, dy: point.y - centreB.y)
      func speed(_ way: CGVector) -> CGFloat {
        let x = b.velocity.dx - b.angularVelocity * armB.dy - a.velocity.dx + a.angularVelocity * armA.dy
        let y = b.velocity.dy + b.angularVelocity * armB.dx - a.velocity.dy - a.angularVelocity * armA.dx
        return x * way.dx + y * way.dy
      }
      func weight(_ way: CGVector) -> CGFloat {
        let leverA = armA.dx * way.dy - armA.dy * way.dx, leverB = armB.dx * way.dy - armB.dy * way.dx
        return massA + massB + leverA * leverA * turnA + leverB * leverB * turnB
      }
      func apply(_ impulse: CGFloat, _ way: CGVector) {
        a.velocity.dx -= impulse * massA * way.dx
        a.velocity.dy -= impulse * massA * way.dy
        b.velocity.dx += impulse * massB * way.dx
        b.velocity.dy += impulse * massB * way.dy
        a.angularVelocity -= (armA.dx * way.dy - armA.dy * way.dx) * impulse * turnA
        b.angularVelocity += (armB.dx * way.dy - armB.dy * way.dx) * impulse * turnB
      }
      let closing = speed(normal)
      guard closing < 0 else { continue }
      // What barely moves does not bounce, so that piles come to rest.
      let bounce = -closing > 20 ? max(a.restitution, b.restitution) : 0
      let impulse = -(1 + bounce) * closing / weight(normal)
      apply(impulse, normal)
      touch.impulse += impulse
      let most = sqrt(max(a.friction * b.friction, 0)) * impulse
      apply(min(max(-speed(side) / weight(side), -most), most), side)
    }
  }
  /// Moves what lies in each other apart.
  private func part(_ touch: Touch) {
    let (massA, massB) = masses(touch)
    guard massA + massB > 0, let nodeA = touch.a.node, let nodeB = touch.b.node else { return }
    let way = max(touch.meeting.depth - 0.2, 0) * 0.4 / (massA + massB)
    let normal = touch.meeting.normal
    if massA > 0 { shift(nodeA, CGVector(dx: -normal.dx * way * massA, dy: -normal.dy * way * massA)) }
    if massB > 0 { shift(nodeB, CGVector(dx: normal.dx * way * massB, dy: normal.dy * way * massB)) }
  }
  private func centre(_ body: SKPhysicsBody) -> CGPoint? {
    body.node.map { CGPoint(x: 0, y: 0).applying($0.worldTransform) }
  }
  private func tell(_ now: [Pair: Touch]) {
    let before = touches
    touches = now
    for (pair, touch) in now where before[pair] == nil && test(touch.a, touch.b) {
      contactDelegate?.didBegin(SKPhysicsContact(touch.a, touch.b, touch.meeting, touch.impulse))
    }
    for (pair, touch) in before where now[pair] == nil && test(touch.a, touch.b) {
      contactDelegate?.didEnd(SKPhysicsContact(touch.a, touch.b, touch.meeting, touch.impulse))
    }
  }
}

/// What holds two bodies together.
///
/// - Missing: what joints do.
open class SKPhysicsJoint: NSObject, @unchecked Sendable {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody
  init(_ a: SKPhysicsBody, _ b: SKPhysicsBody) { (bodyA, bodyB) = (a, b) }
}
open class SKPhysicsJointPin: SKPhysicsJoint, @unchecked Sendable {
  open var shouldEnableLimits = false
  open var frictionTorque: CGFloat = 0
  open var rotationSpeed: CGFloat = 0
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint)
    -> SKPhysicsJointPin
  {
    SKPhysicsJointPin(bodyA, bodyB)
  }
}
open class SKPhysicsJointFixed: SKPhysicsJoint, @unchecked Sendable {
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint)
    -> SKPhysicsJointFixed
  {
    SKPhysicsJointFixed(bodyA, bodyB)
  }
}
open class SKPhysicsJointSpring: SKPhysicsJoint, @unchecked Sendable {
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointSpring { SKPhysicsJointSpring(bodyA, bodyB) }
}
open class SKPhysicsJointLimit: SKPhysicsJoint, @unchecked Sendable {
  open var maxLength: CGFloat = 0
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointLimit { SKPhysicsJointLimit(bodyA, bodyB) }
}
open class SKPhysicsJointSliding: SKPhysicsJoint, @unchecked Sendable {
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
  ) -> SKPhysicsJointSliding { SKPhysicsJointSliding(bodyA, bodyB) }
}

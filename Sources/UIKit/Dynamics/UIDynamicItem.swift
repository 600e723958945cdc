import Foundation
import SashCore

/// What an item is in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle, ellipse, path
}

/// What behaviours move: views, mostly.
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
  /// In points of the reference view.
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// A convex outline around the middle of the item, where its type is `path`.
  var collisionBoundingPath: UIBezierPath { get }
}
extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

extension UIView: UIDynamicItem {}

/// What an item is while it is moved.
@MainActor final class DynamicBody {
  let item: any UIDynamicItem
  var center: CGPoint
  /// Points a second.
  var velocity = CGVector.zero
  /// Radians.
  var angle: CGFloat
  /// Radians a second.
  var angularVelocity: CGFloat = 0
  var density: CGFloat = 1
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var allowsRotation = true
  var isAnchored = false
  /// Where it was in the last frame.
  var lastCenter = CGPoint.zero
  var lastAngle: CGFloat = 0
  /// What the transform of the item is without its turn.
  private var upright: CGAffineTransform

  init(_ item: any UIDynamicItem) {
    self.item = item
    center = item.center
    let transform = item.transform
    angle = atan2(transform.b, transform.a)
    upright = transform.rotated(by: -angle)
  }
  /// Reads where the item is.
  func read() {
    center = item.center
    angle = atan2(item.transform.b, item.transform.a)
    upright = item.transform.rotated(by: -angle)
  }
  /// Is what items are of which no behaviour says otherwise.
  func becomePlain() {
    (elasticity, friction, density) = (0, 0, 1)
    (resistance, angularResistance) = (0, 0)
    (isAnchored, allowsRotation) = (false, true)
  }
  /// Puts the item where the body is.
  func write() {
    if item.center != center { item.center = center }
    guard allowsRotation else { return }
    let turned = upright.rotated(by: angle)
    if item.transform != turned { item.transform = turned }
  }

  /// An item of 100 by 100 points has a mass of 1.
  ///
  /// - Source: Apple's documentation of `UIDynamicItemBehavior.density` and of `UIPushBehavior.magnitude`.
  var mass: CGFloat { max(item.bounds.width * item.bounds.height * density / 10_000, 0.000_1) }
  var inverseMass: CGFloat { isAnchored ? 0 : 1 / mass }
  var inverseInertia: CGFloat {
    if isAnchored || !allowsRotation { return 0 }
    let size = item.bounds.size
    return 12 / (mass * max(size.width * size.width + size.height * size.height, 1))
  }
  var outline: BodyOutline {
    let place = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: angle)
    let size = item.bounds.size
    switch item.collisionBoundsType {
    case .ellipse: return .circle(center, min(size.width, size.height) / 2)
    case .path:
      var corners: [CGPoint] = []
      Path(item.collisionBoundingPath.cgPath).forEach { element in
        switch element {
        case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): corners.append(to)
        case .closeSubpath: break
        }
      }
      return BodyOutline.polygon(BodyOutline.hull(corners)).placed(place)
    case .rectangle:
      let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return BodyOutline.polygon(box.corners).placed(place)
    }
  }
  /// Changes the velocity by an impulse at a point.
  func push(_ impulse: CGVector, at point: CGPoint) {
    velocity.dx += impulse.dx * inverseMass
    velocity.dy += impulse.dy * inverseMass
    let arm = CGVector(dx: point.x - center.x, dy: point.y - center.y)
    angularVelocity += (arm.dx * impulse.dy - arm.dy * impulse.dx) * inverseInertia
  }
}

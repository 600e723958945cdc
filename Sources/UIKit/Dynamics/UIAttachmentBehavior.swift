import Foundation

/// Holds an item at a distance from a point or from another item.
///
/// - Missing: pins, sliding and limited attachments, which hold as plain ones do.
@MainActor @preconcurrency
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable { case items, anchor }
  public let attachedBehaviorType: AttachmentType
  public let items: [any UIDynamicItem]
  private let offsets: [UIOffset]
  /// The point that it hangs at.
  open var anchorPoint: CGPoint { didSet { if anchorPoint != oldValue { changed() } } }
  /// How far apart they are held, in points.
  open var length: CGFloat { didSet { changed() } }
  /// 1 and more comes to rest without swinging.
  open var damping: CGFloat = 0
  /// Swings a second; 0 holds like a rod.
  open var frequency: CGFloat = 0
  /// It is kept.
  open var frictionTorque: CGFloat = 0

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    (attachedBehaviorType, items, offsets, anchorPoint) = (.anchor, [item], [offset], point)
    length = hypot(
      item.center.x + offset.horizontal - point.x, item.center.y + offset.vertical - point.y)
    super.init()
  }
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    (attachedBehaviorType, items, offsets) = (.items, [item1, item2], [offset1, offset2])
    anchorPoint = item2.center
    length = hypot(
      item1.center.x + offset1.horizontal - item2.center.x - offset2.horizontal,
      item1.center.y + offset1.vertical - item2.center.y - offset2.vertical)
    super.init()
  }
  override var movedItems: [any UIDynamicItem] { items }

  private func point(_ body: DynamicBody, _ offset: UIOffset) -> CGPoint {
    let (s, c) = (sin(body.angle), cos(body.angle))
    return CGPoint(
      x: body.center.x + offset.horizontal * c - offset.vertical * s,
      y: body.center.y + offset.horizontal * s + offset.vertical * c)
  }
  override func apply(_ world: DynamicWorld, _ seconds: CGFloat) {
    let a = world.body(items[0])
    let b = items.count > 1 ? world.body(items[1]) : nil
    let from = point(a, offsets[0])
    let to = b.map { point($0, offsets[1]) } ?? anchorPoint
    var way = CGVector(dx: to.x - from.x, dy: to.y - from.y)
    let distance = hypot(way.dx, way.dy)
    way = distance > 0 ? CGVector(dx: way.dx / distance, dy: way.dy / distance) : CGVector(dx: 0, dy: 1)
    func speed(_ body: DynamicBody, _ at: CGPoint) -> CGVector {
      CGVector(
        dx: body.velocity.dx - body.angularVelocity * (at.y - body.center.y),
        dy: body.velocity.dy + body.angularVelocity * (at.x - body.center.x))
    }
    func weight(_ body: DynamicBody, _ at: CGPoint) -> CGFloat {
      let lever = (at.x - body.center.x) * way.dy - (at.y - body.center.y) * way.dx
      return body.inverseMass + lever * lever * body.inverseInertia
    }
    let speedA = speed(a, from), speedB = b.map { speed($0, to) } ?? .zero
    let leaving = (speedB.dx - speedA.dx) * way.dx + (speedB.dy - speedA.dy) * way.dy
    let total = weight(a, from) + (b.map { weight($0, to) } ?? 0)
    guard total > 0 else { return }
    let wanted: CGFloat
    if frequency > 0 {
      let rate = 2 * .pi * frequency
      wanted = (distance - length) * rate * rate * seconds + leaving * min(2 * damping * rate * seconds, 1)
    } else {
      // A rod: what leads away is stopped, and what is too far comes back soon.
      wanted = leaving + (distance - length) * 0.2 / max(seconds, 0.000_1)
    }
    let impulse = wanted / total
    a.push(CGVector(dx: way.dx * impulse, dy: way.dy * impulse), at: from)
    b?.push(CGVector(dx: -way.dx * impulse, dy: -way.dy * impulse), at: to)
  }
}

/// Brings an item to a point, where it comes to rest upright.
@MainActor @preconcurrency
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// Where the item goes, in points of the reference view.
  open var snapPoint: CGPoint { didSet { if snapPoint != oldValue { changed() } } }
  /// 0 swings much, 1 hardly.
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
    super.init()
  }
  override var movedItems: [any UIDynamicItem] { [item] }
  override func apply(_ world: DynamicWorld, _ seconds: CGFloat) {
    let body = world.body(item)
    if body.isAnchored { return }
    // About two and a half swings a second.
    let rate: CGFloat = 16
    let ratio = 0.35 + 0.65 * min(max(damping, 0), 1)
    func change(_ way: CGFloat, _ speed: CGFloat) -> CGFloat {
      (way * rate * rate - 2 * ratio * rate * speed) * seconds
    }
    body.velocity.dx += change(snapPoint.x - body.center.x, body.velocity.dx)
    body.velocity.dy += change(snapPoint.y - body.center.y, body.velocity.dy)
    if body.allowsRotation {
      let turns = (body.angle / (2 * .pi)).rounded() * 2 * .pi
      body.angularVelocity += change(turns - body.angle, body.angularVelocity)
    }
  }
}

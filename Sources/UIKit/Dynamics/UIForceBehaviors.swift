import Foundation

/// A behaviour of a set of items.
@MainActor @preconcurrency
open class _UIItemsBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    if let animator = dynamicAnimator { _ = animator.world.body(item) }
    changed()
  }
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.forget()
    changed()
  }
  override var movedItems: [any UIDynamicItem] { items }
}

/// Lets items fall.
@MainActor @preconcurrency
open class UIGravityBehavior: _UIItemsBehavior {
  public override init(items: [any UIDynamicItem]) { super.init(items: items) }
  public convenience init() { self.init(items: []) }
  /// Where items fall, and how strongly: 1 is 1,000 points per second squared.
  ///
  /// - Source: Apple's documentation of `UIGravityBehavior.magnitude`.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }
  /// In radians; 0 is to the right, half of pi downwards.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
  override func apply(_ world: DynamicWorld, _ seconds: CGFloat) {
    for item in items {
      let body = world.body(item)
      if body.isAnchored { continue }
      body.velocity.dx += gravityDirection.dx * 1000 * seconds
      body.velocity.dy += gravityDirection.dy * 1000 * seconds
    }
  }
}

/// Pushes items, once or all the time.
@MainActor @preconcurrency
open class UIPushBehavior: _UIItemsBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  public let mode: Mode
  /// Whether it pushes; one that pushes once is inactive afterwards.
  open var active = true { didSet { if active { changed() } } }
  /// Which way, and how strongly: 1 gives an item of 100 by 100 points 100 points per second squared.
  ///
  /// - Source: Apple's documentation of `UIPushBehavior.magnitude`.
  open var pushDirection = CGVector.zero { didSet { changed() } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }
  /// In radians; 0 is to the right, half of pi downwards.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
  /// Where an item is pushed, from its middle; elsewhere than in the middle it turns.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
  override func isBusy(_ world: DynamicWorld) -> Bool { active && magnitude > 0 && !items.isEmpty }
  override func apply(_ world: DynamicWorld, _ seconds: CGFloat) {
    guard active else { return }
    let strength = mode == .instantaneous ? 100 : 100 * seconds
    for item in items {
      let body = world.body(item)
      let offset = targetOffsetFromCenter(for: item)
      body.push(
        CGVector(dx: pushDirection.dx * strength, dy: pushDirection.dy * strength),
        at: CGPoint(x: body.center.x + offset.horizontal, y: body.center.y + offset.vertical))
    }
    if mode == .instantaneous { active = false }
  }
}

/// What items are made of.
@MainActor @preconcurrency
open class UIDynamicItemBehavior: _UIItemsBehavior {
  public override init(items: [any UIDynamicItem]) { super.init(items: items) }
  public convenience init() { self.init(items: []) }
  /// How much items bounce, from 0 to 1.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// How heavy they are for their size.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// How much they are slowed down.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// It is kept: there are no fields.
  open var charge: CGFloat = 0
  open var isAnchored = false { didSet { changed() } }
  open var allowsRotation = true { didSet { changed() } }
  private var waiting: [(item: any UIDynamicItem, linear: CGVector, angular: CGFloat)] = []

  /// Makes an item faster, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(item, CGVector(dx: velocity.x, dy: velocity.y), 0)
  }
  /// Makes an item turn, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(item, .zero, velocity)
  }
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = dynamicAnimator?.world.find(item)?.velocity ?? .zero
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.world.find(item)?.angularVelocity ?? 0
  }
  private func add(_ item: any UIDynamicItem, _ linear: CGVector, _ angular: CGFloat) {
    guard let world = dynamicAnimator?.world else { return waiting.append((item, linear, angular)) }
    give(world.body(item), linear, angular)
    changed()
  }
  private func give(_ body: DynamicBody, _ linear: CGVector, _ angular: CGFloat) {
    body.velocity = CGVector(dx: body.velocity.dx + linear.dx, dy: body.velocity.dy + linear.dy)
    body.angularVelocity += angular
  }
  override func apply(_ world: DynamicWorld, _ seconds: CGFloat) {
    for item in items {
      let body = world.body(item)
      (body.elasticity, body.friction, body.density) = (elasticity, friction, density)
      (body.resistance, body.angularResistance) = (resistance, angularResistance)
      (body.isAnchored, body.allowsRotation) = (isAnchored, allowsRotation)
      if isAnchored { (body.velocity, body.angularVelocity) = (.zero, 0) }
    }
    for entry in waiting { give(world.body(entry.item), entry.linear, entry.angular) }
    waiting = []
  }
}

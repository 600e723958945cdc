import Foundation

/// One way in which items move, or several together.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
  /// Called with each step.
  open var action: (() -> Void)?
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  weak var parent: UIDynamicBehavior?
  weak var ownAnimator: UIDynamicAnimator?
  /// Who runs it.
  public var dynamicAnimator: UIDynamicAnimator? { ownAnimator ?? parent?.dynamicAnimator }

  public override init() { super.init() }
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    behavior.parent = self
    childBehaviors.append(behavior)
    dynamicAnimator?.began(behavior)
  }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    childBehaviors.remove(at: index)
    behavior.parent = nil
    dynamicAnimator?.forget()
    changed()
  }
  /// It is about to be run by an animator, or no longer.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// What it moves.
  var movedItems: [any UIDynamicItem] { [] }
  /// Changes velocities for a step of some seconds.
  func apply(_ world: DynamicWorld, _ seconds: CGFloat) {}
  /// Changes velocities of what touches, and moves it apart.
  func collide(_ world: DynamicWorld, _ seconds: CGFloat) {}
  /// Whether it has something to do though nothing moves.
  func isBusy(_ world: DynamicWorld) -> Bool { false }
  /// Makes what rests begin again.
  func changed() { dynamicAnimator?.resume() }
  var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }
}

/// The items of an animator, as bodies.
@MainActor final class DynamicWorld {
  private var known: [ObjectIdentifier: DynamicBody] = [:]
  weak var reference: UIView?

  func body(_ item: any UIDynamicItem) -> DynamicBody {
    if let body = known[ObjectIdentifier(item)] { return body }
    let body = DynamicBody(item)
    known[ObjectIdentifier(item)] = body
    return body
  }
  func find(_ item: any UIDynamicItem) -> DynamicBody? { known[ObjectIdentifier(item)] }
  /// Forgets all items but these.
  func keep(_ items: [any UIDynamicItem]) {
    let wanted = Set(items.map { ObjectIdentifier($0) })
    known = known.filter { wanted.contains($0.key) }
  }
  var bodies: [DynamicBody] { Array(known.values) }
}

/// Moves items as their behaviours say.
///
/// It rests while nothing moves, and begins again when something changes.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
  /// In whose points items are.
  public private(set) weak var referenceView: UIView?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  public private(set) var behaviors: [UIDynamicBehavior] = []
  /// How long it has run, in seconds.
  public private(set) var elapsedTime: TimeInterval = 0
  public var isRunning: Bool { link != nil }
  let world = DynamicWorld()
  private var link: CADisplayLink?
  private var quietFrames = 0

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
    world.reference = view
  }
  public override init() { super.init() }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.ownAnimator = self
    began(behavior)
  }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behaviors.removeAll { $0 === behavior }
    behavior.ownAnimator = nil
    forget()
    if behaviors.isEmpty { pause() } else { resume() }
  }
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  /// The items whose middle lies in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.bodies.map(\.item).filter { rect.contains($0.center) }
  }
  /// Takes a place that an item has been given.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.find(item)?.read()
    resume()
  }

  func began(_ behavior: UIDynamicBehavior) {
    behavior.willMove(to: self)
    for item in behavior.all.flatMap(\.movedItems) { _ = world.body(item) }
    resume()
  }
  func forget() { world.keep(behaviors.flatMap(\.all).flatMap(\.movedItems)) }

  func resume() {
    quietFrames = 0
    guard link == nil, !behaviors.isEmpty else { return }
    var last: CFTimeInterval?
    let link = CADisplayLink { [weak self] link in
      let passed = last.map { min(link.timestamp - $0, 1.0 / 20) } ?? 1.0 / 60
      last = link.timestamp
      guard let self else { return link.invalidate() }
      frame(passed)
    }
    // It runs before the delegate hears of it, who may change behaviours then.
    self.link = link
    delegate?.dynamicAnimatorWillResume(self)
    if self.link === link { link.add(to: .main, forMode: .common) }
  }
  private func pause() {
    guard let link else { return }
    link.invalidate()
    self.link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Goes on by some seconds, in steps that are short enough for springs.
  func frame(_ seconds: TimeInterval) {
    elapsedTime += seconds
    let running = behaviors.flatMap(\.all)
    let count = max(1, Int((seconds * 240).rounded(.up)))
    let step = CGFloat(seconds) / CGFloat(count)
    for _ in 0..<count {
      for body in world.bodies { body.becomePlain() }
      for behavior in running where behavior.dynamicAnimator === self { behavior.apply(world, step) }
      for body in world.bodies where !body.isAnchored {
        let slower = max(1 - body.resistance * step, 0)
        body.velocity = CGVector(dx: body.velocity.dx * slower, dy: body.velocity.dy * slower)
        body.angularVelocity *= max(1 - body.angularResistance * step, 0)
        body.center.x += body.velocity.dx * step
        body.center.y += body.velocity.dy * step
        if body.allowsRotation { body.angle += body.angularVelocity * step }
      }
      // What is told of a collision may take behaviours away.
      for behavior in running where behavior.dynamicAnimator === self { behavior.collide(world, step) }
    }
    for body in world.bodies { body.write() }
    for behavior in running where behavior.dynamicAnimator === self { behavior.action?() }
    forget()
    rest(running.filter { $0.dynamicAnimator === self }, seconds)
  }
  /// Pauses when nothing has moved for a while.
  private func rest(_ running: [UIDynamicBehavior], _ seconds: TimeInterval) {
    let moves = world.bodies.contains {
      !$0.isAnchored
        && (hypot($0.center.x - $0.lastCenter.x, $0.center.y - $0.lastCenter.y) > 0.05
          || abs($0.angle - $0.lastAngle) > 0.002)
    }
    for body in world.bodies { (body.lastCenter, body.lastAngle) = (body.center, body.angle) }
    quietFrames = moves || running.contains { $0.isBusy(world) } ? 0 : quietFrames + 1
    if quietFrames > 20 {
      for body in world.bodies { (body.velocity, body.angularVelocity) = (.zero, 0) }
      pause()
    }
  }
}

/// Is told when an animator rests and begins again.
@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

import Foundation
import SashDisplay
import SashGraph
import SashInput

/// The coming and going of one child of a container.
///
/// The phase changes in an evaluation of its own, right after the one that brought the child in or took it out, and with the
/// transaction that this had at the child's place: so what the transition shows has been somewhere before it moves.
final class ChildPhase {
  let attribute: Attribute<TransitionPhase>
  /// The transaction for what the transition applies, and not for the child itself.
  private(set) var transaction: Attribute<Transaction>!
  private unowned(unsafe) let host: ViewGraph
  private var change: Transaction?
  /// The update in which the phase changed.
  private var update: UInt64 = 0
  /// The transaction of a change of the phase, once: it is over with the evaluation that it came with.
  fileprivate func takeChange() -> Transaction? {
    defer { change = nil }
    return update == host.updateNumber ? change : nil
  }

  /// In the current subgraph.
  init(_ phase: TransitionPhase, outer: Attribute<Transaction>, host: ViewGraph) {
    self.host = host
    attribute = Attribute(input: phase)
    transaction = Attribute(rule: PhaseTransactionRule(outer: outer, phase: self))
  }

  /// Goes to a phase; `completion` is followed until what this animates is over.
  func go(to phase: TransitionPhase, _ transaction: Transaction, _ completion: AnimationCompletion? = nil) {
    var transaction = transaction
    if let completion { transaction.listen(completion, .removed) }
    let (weakPhase, weakTransaction) = (WeakAttribute(attribute), WeakAttribute(self.transaction!))
    host.changeNext { [self] in
      if let phaseInput = weakPhase.attribute, let rule = weakTransaction.attribute {
        (change, update) = (transaction, host.updateNumber)
        rule.markNeedsUpdate()
        host.endAfterEvaluation(rule.any)
        phaseInput.setValue(phase)
      }
      if let completion { host.animations.follow(completion) }
    }
  }
}

private struct PhaseTransactionRule: Rule {
  let outer: Attribute<Transaction>
  unowned let phase: ChildPhase
  func compute() -> Transaction { phase.takeChange() ?? outer.value }
}

extension ContainerChild {
  /// Makes a child that comes by its transition, if `change` or the transition animates it.
  static func makeComing(
    _ item: FlatElement, change: Transaction, isFirst: Bool, host: ViewGraph,
    make: (FlatElement) -> ContainerChild
  ) -> ContainerChild {
    let trait = item.traits.attribute(for: TransitionTrait.self)
    let box = trait?.untrackedValue.box ?? AnyTransition.opacity.box
    let isComing =
      !isFirst && !box.isImmediate(isComing: true)
      && (change.animation != nil || box.isAnimated(isComing: true))
    guard trait != nil || isComing else { return make(item) }
    let phase = ChildPhase(
      isComing ? .willAppear : .identity, outer: item.element.base.transaction, host: host)
    if isComing { phase.go(to: .identity, change) }
    guard let trait else {
      let child = make(item)
      child.fade(phase, host)
      return child
    }
    var item = item
    item.transition = TransitionWrap(current: trait, phase: phase)
    let child = make(item)
    child.phase = phase
    return child
  }

  /// Draws the child by its phase: the transition of a child that says nothing.
  fileprivate func fade(_ phase: ChildPhase, _ host: ViewGraph) {
    self.phase = phase
    guard let display else { return }
    let place = AnimationPlace(element.base, transaction: phase.transaction)
    self.display = Attribute(
      rule: FadeRule(
        identity: host.nextIdentity(), content: display, phase: phase.attribute, place: place))
  }

  /// Begins to leave by the transition: false if there is none, or nothing animates it. `isOver` runs when it has left.
  func leave(_ host: ViewGraph, isOver: @escaping () -> Void) -> Bool {
    guard element.subgraph.isValid, let subgraph, let held = element.owner?.leaving else { return false }
    // What has never been drawn has nothing to go from: it came since the last frame, or was out of sight. Its views may never
    // have been evaluated, and what they are about is gone by now.
    if let display, !display.any.hasValue { return false }
    let change = element.base.transaction.untrackedValue
    let trait = traits.attribute(for: TransitionTrait.self)
    let box = trait?.untrackedValue.box ?? AnyTransition.opacity.box
    guard !box.isImmediate(isComing: false),
      change.animation != nil || box.isAnimated(isComing: false)
    else { return false }
    giveUpFocus(host)
    held.hold()
    self.held = held
    place.leaving = LeavingPlace(geometry?.lastValue?.origin ?? .zero, in: space)
    leavingIdentity = host.nextIdentity()
    host.leavings.updateInput { $0 &+= 1 }
    if phase == nil {
      subgraph.apply { fade(ChildPhase(.identity, outer: element.base.transaction, host: host), host) }
    }
    // A child that comes back and leaves again waits for the last time only.
    leavings += 1
    let number = leavings
    let completion = AnimationCompletion { [weak self] in
      guard let self, self.isLeaving, self.leavings == number else { return }
      self.hasLeft = true
      isOver()
    }
    phase!.go(to: .didDisappear, change, completion)
    return true
  }

  /// Nobody types into what is on its way out.
  private func giveUpFocus(_ host: ViewGraph) {
    guard let focused = host.focus.holder, let id = host.responders.id(of: focused),
      let shown = display?.lastValue ?? nil,
      !focusPlaces(in: shown.item, role: { $0 == id ? .whole : .none }).isEmpty
    else { return }
    host.enqueue { [weak self, weak host, weak focused] in
      if let focused, self?.isLeaving == true, host?.focus.holder === focused { host?.focus.holder = nil }
    }
  }

  /// What is drawn of a child that leaves: it takes no events any more.
  var leavingDisplay: PlacedItem? {
    // What it was in may have ended before the container has looked at its children again.
    guard element.subgraph.isValid, subgraph?.isValid != false else { return nil }
    return display?.value.map {
      PlacedItem(
        offset: place.leaving?.origin ?? .zero,
        item: DisplayItem(identity: leavingIdentity, content: .effect(.allowsHitTesting(false), $0)))
    }
  }

  /// Comes back on its way out.
  func comeBack(_ host: ViewGraph) {
    place.leaving = nil
    host.leavings.updateInput { $0 &+= 1 }
    held?.release()
    held = nil
    phase?.go(to: .identity, element.base.transaction.untrackedValue)
  }

  /// Has left for good.
  func end() {
    subgraph?.invalidate()
    held?.release()
    held = nil
  }
}

/// Where a child stays that leaves its container: in the space that frames around it are animated in, whatever becomes of
/// the container meanwhile.
struct LeavingPlace {
  private let frozen: CGPoint
  private let space: MotionSpace

  init(_ origin: CGPoint, in space: MotionSpace) {
    let container = space.space.lastOrigin(in: space.origin) ?? .zero
    frozen = CGPoint(x: origin.x + container.x, y: origin.y + container.y)
    self.space = space
  }
  /// The same place in the space of the container as it is now; read inside a rule.
  var origin: CGPoint {
    let container = space.space.origin(in: space.origin)
    return CGPoint(x: frozen.x - container.x, y: frozen.y - container.y)
  }
}

/// A space, and the one that frames in it are animated in.
struct MotionSpace {
  let space: CoordinateSpaceNode
  let origin: CoordinateSpaceNode?
  init(_ inputs: _ViewInputs) {
    space = inputs.space
    origin = inputs.motionOrigin
  }
}

/// A transition around an element of a list.
struct TransitionWrap {
  let current: Attribute<AnyTransition>
  let phase: ChildPhase

  func makeView(
    _ inputs: _ViewInputs, base: _GraphInputs, content: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs.rebased(on: base)
    inner.base.transaction = phase.transaction
    let current = current
    let isCalm = inner.environment.attribute(for: \.accessibilityReduceMotion).untrackedValue
    let box = current.untrackedValue.box
    return (isCalm ? box.calm : box).makeView(
      inputs: inner, current: { isCalm ? current.value.box.calm : current.value.box }, phase: phase.attribute,
      content: content)
  }
}

private struct FadeRule: Rule {
  let identity: DisplayIdentity
  let content: Attribute<PlacedItem?>
  let phase: Attribute<TransitionPhase>
  let place: AnimationPlace
  var animation = ValueAnimation<Double>()

  mutating func compute() -> PlacedItem? {
    // In the unit of opacities elsewhere, which says when a spring has come to rest.
    var opacity = phase.value.isIdentity ? 128.0 : 0
    if let lag = animation.lag(of: opacity, in: place) { opacity -= lag }
    guard let item = content.value else { return nil }
    if opacity >= 128 { return item }
    return PlacedItem(
      offset: .zero,
      item: DisplayItem(identity: identity, content: .effect(.opacity(max(0, opacity / 128)), item)))
  }
  mutating func destroy() { animation.end() }
}

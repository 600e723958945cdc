import Foundation
import SashGraph

/// A transition whose type is hidden.
@frozen public struct AnyTransition {
  let box: AnyTransitionBox

  /// Hides the type of a transition.
  @MainActor @preconcurrency public init<T: Transition>(_ transition: T) {
    box = (transition as? any CompositeTransition)?.box ?? TransitionBox(transition)
  }
  init(box: AnyTransitionBox) { self.box = box }
  init<T: Transition>(of transition: T) { box = TransitionBox(transition) }
}

extension AnyTransition {
  /// Fades in and out; what a view does that says nothing else.
  public static let opacity = AnyTransition(of: OpacityTransition())
  /// Comes and goes at once.
  public static let identity = AnyTransition(of: IdentityTransition())
  /// Comes from the leading edge, goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition(of: SlideTransition()) }
  /// Grows from nothing and shrinks to nothing.
  public static var scale: AnyTransition { AnyTransition.scale(scale: 1e-5) }
  /// Grows from a scale and shrinks to it, about a point of the view.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(of: ScaleTransition(Double(scale), anchor: anchor))
  }
  /// Comes from and goes to a place some points away.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(of: OffsetTransition(offset)) }
  /// Comes from and goes to a place some points away.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// Comes from an edge and goes to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(of: MoveTransition(edge: edge)) }
  /// Comes from an edge and goes to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(of: PushTransition(edge: edge)) }
  /// A view comes and goes by way from `active`, and is there with `identity`.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(of: ModifierTransition(active: active, identity: identity))
  }
  /// One transition to come and another to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(box: AsymmetricBox(insertion.box, removal.box))
  }
  /// Both transitions at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(box: CombinedBox(box, other.box))
  }
  /// This transition by an animation of its own, whatever the change comes with.
  /// - Source: facts on semantics, 226.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(box: AnimatedBox(box, animation))
  }
}

/// A transition whose type is known inside only.
@usableFromInline class AnyTransitionBox: @unchecked Sendable {
  /// Makes a view with the transition around it. `current` is asked inside a rule: the transition that the view has now,
  /// which counts as far as it is of the same kind.
  func makeView(
    inputs: _ViewInputs, current: @escaping () -> AnyTransitionBox, phase: Attribute<TransitionPhase>,
    content: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { fatalError("abstract") }
  /// True if the view is there or gone at once.
  func isImmediate(isComing: Bool) -> Bool { fatalError("abstract") }
  /// True if it animates by itself when the change has no animation.
  func isAnimated(isComing: Bool) -> Bool { false }
  /// Whether it moves what it shows.
  var hasMotion: Bool { fatalError("abstract") }
  /// What it is where motion is to be avoided: a fade, if it moves.
  /// - Source: Apple's page on `TransitionProperties.hasMotion`
  var calm: AnyTransitionBox { hasMotion ? AnyTransition.opacity.box : self }
}

/// A transition that consists of others, as it is to be taken apart where its type is hidden.
@MainActor protocol CompositeTransition {
  var box: AnyTransitionBox { get }
}
extension CombiningTransition: CompositeTransition {
  var box: AnyTransitionBox { CombinedBox(AnyTransition(first).box, AnyTransition(second).box) }
}
extension AsymmetricTransition: CompositeTransition {
  var box: AnyTransitionBox { AsymmetricBox(AnyTransition(insertion).box, AnyTransition(removal).box) }
}
extension AnimatedTransition: CompositeTransition {
  var box: AnyTransitionBox { AnimatedBox(AnyTransition(base).box, animation) }
}

private final class TransitionBox<T: Transition>: AnyTransitionBox, @unchecked Sendable {
  let transition: T
  init(_ transition: T) { self.transition = transition }
  override func makeView(
    inputs: _ViewInputs, current: @escaping () -> AnyTransitionBox, phase: Attribute<TransitionPhase>,
    content: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    if T.self == IdentityTransition.self { return content(inputs) }
    return makeTransition(
      T.self, inputs: inputs,
      value: { [transition] in ((current() as? TransitionBox<T>)?.transition ?? transition, phase.value) },
      content: content)
  }
  override func isImmediate(isComing: Bool) -> Bool { T.self == IdentityTransition.self }
  override var hasMotion: Bool { T.properties.hasMotion }
}

private final class CombinedBox: AnyTransitionBox, @unchecked Sendable {
  let first: AnyTransitionBox
  let second: AnyTransitionBox
  init(_ first: AnyTransitionBox, _ second: AnyTransitionBox) { (self.first, self.second) = (first, second) }
  override func makeView(
    inputs: _ViewInputs, current: @escaping () -> AnyTransitionBox, phase: Attribute<TransitionPhase>,
    content: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (first, second) = (first, second)
    return second.makeView(
      inputs: inputs, current: { (current() as? CombinedBox)?.second ?? second }, phase: phase,
      content: {
        first.makeView(
          inputs: $0, current: { (current() as? CombinedBox)?.first ?? first }, phase: phase, content: content
        )
      })
  }
  override func isImmediate(isComing: Bool) -> Bool {
    first.isImmediate(isComing: isComing) && second.isImmediate(isComing: isComing)
  }
  override func isAnimated(isComing: Bool) -> Bool {
    first.isAnimated(isComing: isComing) || second.isAnimated(isComing: isComing)
  }
  override var hasMotion: Bool { first.hasMotion || second.hasMotion }
}

private final class AsymmetricBox: AnyTransitionBox, @unchecked Sendable {
  let insertion: AnyTransitionBox
  let removal: AnyTransitionBox
  init(_ insertion: AnyTransitionBox, _ removal: AnyTransitionBox) {
    (self.insertion, self.removal) = (insertion, removal)
  }
  override func makeView(
    inputs: _ViewInputs, current: @escaping () -> AnyTransitionBox, phase: Attribute<TransitionPhase>,
    content: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (insertion, removal) = (insertion, removal)
    let coming = Attribute(rule: PhasePartRule(phase: phase, part: .willAppear))
    let going = Attribute(rule: PhasePartRule(phase: phase, part: .didDisappear))
    return insertion.makeView(
      inputs: inputs, current: { (current() as? AsymmetricBox)?.insertion ?? insertion }, phase: coming,
      content: {
        removal.makeView(
          inputs: $0, current: { (current() as? AsymmetricBox)?.removal ?? removal }, phase: going,
          content: content)
      })
  }
  override func isImmediate(isComing: Bool) -> Bool {
    (isComing ? insertion : removal).isImmediate(isComing: isComing)
  }
  override func isAnimated(isComing: Bool) -> Bool {
    (isComing ? insertion : removal).isAnimated(isComing: isComing)
  }
  override var hasMotion: Bool { insertion.hasMotion || removal.hasMotion }
  override var calm: AnyTransitionBox { hasMotion ? AsymmetricBox(insertion.calm, removal.calm) : self }
}

/// One of the phases; the view is there in all others.
private struct PhasePartRule: Rule {
  let phase: Attribute<TransitionPhase>
  let part: TransitionPhase
  func compute() -> TransitionPhase { phase.value == part ? part : .identity }
}

private final class AnimatedBox: AnyTransitionBox, @unchecked Sendable {
  let base: AnyTransitionBox
  let animation: Animation?
  init(_ base: AnyTransitionBox, _ animation: Animation?) {
    self.base = base
    self.animation = animation
  }
  override func makeView(
    inputs: _ViewInputs, current: @escaping () -> AnyTransitionBox, phase: Attribute<TransitionPhase>,
    content: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (base, animation) = (base, animation)
    var inner = inputs
    inner.base.transform { transaction in
      let animation = (current() as? AnimatedBox).map(\.animation) ?? animation
      transaction.animate(implicitly: animation)
    }
    return base.makeView(
      inputs: inner, current: { (current() as? AnimatedBox)?.base ?? base }, phase: phase,
      content: {
        var below = $0
        below.base.transaction = inputs.base.transaction
        return content(below)
      })
  }
  override func isImmediate(isComing: Bool) -> Bool { base.isImmediate(isComing: isComing) }
  override func isAnimated(isComing: Bool) -> Bool { animation != nil }
  override var hasMotion: Bool { base.hasMotion }
  override var calm: AnyTransitionBox { hasMotion ? AnimatedBox(base.calm, animation) : self }
}

/// How a view comes and goes in its container.
package enum TransitionTrait: ViewTraitKey {
  package static var defaultValue: AnyTransition { .opacity }
}

/// Hands a transition to the container.
public nonisolated struct _TransitionModifier: TraitModifier {
  var transition: AnyTransition
  package static func _addTraits(modifier: _GraphValue<Self>, to traits: inout ViewTraits) {
    traits.set(TransitionTrait.self, modifier.part(at: 0, as: AnyTransition.self).attribute)
  }
}

extension View {
  /// Sets how this view comes and goes when it is put in or taken out in an animated change.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: t))
  }
  /// Sets how this view comes and goes when it is put in or taken out in an animated change.
  @MainActor @preconcurrency public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: AnyTransition(transition)))
  }
}

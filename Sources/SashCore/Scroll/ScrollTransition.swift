import Foundation
import SashAnimation
import SashGraph
import SashLayout

/// Where a view is in its way through a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to come in at the top or the leading edge.
  case topLeading
  /// In what is seen.
  case identity
  /// About to come in at the bottom or the trailing edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }
  /// -1 at the top or leading edge, 0 in what is seen, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes from one phase of a scroll transition to the next.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }
  var kind: Kind
  var threshold = Threshold.visible

  /// Changes at once, by an animation, when the threshold is met.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    .init(kind: .animated(animation))
  }
  /// Changes at once, by the default animation, when the threshold is met.
  public static let animated = ScrollTransitionConfiguration.animated()
  /// Changes step by step while the view is scrolled in, by a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    .init(kind: .interactive(timingCurve))
  }
  /// Changes step by step while the view is scrolled in.
  public static let interactive = ScrollTransitionConfiguration.interactive()
  /// Does not change.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// The same with another animation, if it is animated.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = kind else { return self }
    var result = self
    result.kind = .animated(animation)
    return result
  }
  /// The same with another place where the view counts as seen.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }

  /// How far a view must have come in to count as seen.
  public struct Threshold: Sendable {
    /// A distance from where the view is just hidden, as shares of lengths and in points.
    var ofView: Double
    var ofContainer: Double
    var distance: Double

    /// All of the view is seen.
    public static let visible = Threshold.visible(1)
    /// The view is just about to come in.
    public static let hidden = Threshold.visible(0)
    /// The middle of the view is in the middle of what is seen.
    public static var centered: Threshold { Threshold(ofView: 0.5, ofContainer: 0.5, distance: 0) }
    /// A share of the view is seen, 0...1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(ofView: amount, ofContainer: 0, distance: 0)
    }
    /// A threshold between this one and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        ofView: ofView + (other.ofView - ofView) * amount,
        ofContainer: ofContainer + (other.ofContainer - ofContainer) * amount,
        distance: distance + (other.distance - distance) * amount)
    }
    /// The same, met by so many points nearer to the middle.
    public func inset(by distance: Double) -> Threshold {
      var result = self
      result.distance += distance
      return result
    }

    func length(of view: CGFloat, in container: CGFloat) -> CGFloat {
      let share = min(view * CGFloat(ofView), max(container, view * CGFloat(ofView) - view + container))
      return share + container * CGFloat(ofContainer) + CGFloat(distance)
    }
  }
}

/// Which phase a view comes from, and how much of its effect is left, 0...1.
private struct TransitionPlace: Equatable {
  var phase = ScrollTransitionPhase.identity
  var amount = 0.0
}

/// Draws a view through effects that follow from its way through the scroll view around it.
public nonisolated struct _ScrollTransitionModifier<Effect: VisualEffect>: UnaryModifier {
  var topLeading: ScrollTransitionConfiguration
  var bottomTrailing: ScrollTransitionConfiguration
  var axis: Axis?
  var transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let scroll = inputs.base.scroll else {
      return makeVisualEffect(inputs: inputs, body: { body(_Graph(), $0) }) {
        modifier.value.transition(EmptyVisualEffect(), .identity)
      }
    }
    let place = Attribute(
      rule: TransitionPlaceRule(
        modifier: modifier.attribute, scroll: scroll, space: inputs.space, size: inputs.size))
    let shown = Attribute(
      rule: ShownPlaceRule(
        target: place,
        place: AnimationPlace(
          inputs.base,
          transaction: Attribute(rule: PlaceTransactionRule(modifier: modifier.attribute, place: place)))))
    return makeVisualEffect(inputs: inputs, body: { body(_Graph(), $0) }) {
      let (place, transition) = (shown.value, modifier.value.transition)
      var effect = transition(EmptyVisualEffect(), .identity)
      if place.amount == 0 { return effect }
      var step = transition(EmptyVisualEffect(), place.phase).animatableData
      step -= effect.animatableData
      step.scale(by: place.amount)
      effect.animatableData += step
      return effect
    }
  }
}

/// The animation of the side that the view comes in from or goes out to, if that side is animated.
private struct PlaceTransactionRule<Effect: VisualEffect>: Rule {
  let modifier: Attribute<_ScrollTransitionModifier<Effect>>
  let place: Attribute<TransitionPlace>
  var side = ScrollTransitionPhase.identity

  mutating func compute() -> Transaction {
    let phase = place.value.phase
    if !phase.isIdentity { side = phase }
    let modifier = modifier.value
    let configuration = side == .bottomTrailing ? modifier.bottomTrailing : modifier.topLeading
    guard case .animated(let animation) = configuration.kind else { return Transaction() }
    return Transaction(animation: animation)
  }
}

/// Where the view is shown to be on its way.
private struct ShownPlaceRule: Rule {
  let target: Attribute<TransitionPlace>
  let place: AnimationPlace
  /// From -1 at the top or leading edge to 1 at the other, in the unit of opacities.
  var way = ValueAnimation<Double>()

  mutating func compute() -> TransitionPlace {
    let target = target.value
    let value = 128 * (target.phase == .topLeading ? -target.amount : target.amount)
    guard let lag = way.lag(of: value, in: place) else { return target }
    let shown = (value - lag) / 128
    return TransitionPlace(phase: shown < 0 ? .topLeading : .bottomTrailing, amount: abs(shown))
  }
  mutating func destroy() { way.end() }
}

private struct TransitionPlaceRule<Effect: VisualEffect>: Rule {
  let modifier: Attribute<_ScrollTransitionModifier<Effect>>
  let scroll: ScrollState
  let space: CoordinateSpaceNode
  let size: Attribute<CGSize>

  func compute() -> TransitionPlace {
    let modifier = modifier.value
    let axis = modifier.axis ?? (scroll.axes.value.contains(.vertical) ? .vertical : .horizontal)
    let (frame, seen) = (scroll.frame(of: size.value, at: space), scroll.visibleRect())
    let (start, length) = (frame.origin[axis], frame.size[axis])
    let (low, container) = (seen.origin[axis], seen.size[axis])
    let top = TransitionPlaceRule.amount(modifier.topLeading, start + length - low, length, container)
    let bottom = TransitionPlaceRule.amount(
      modifier.bottomTrailing, low + container - start, length, container)
    if top == 0, bottom == 0 { return TransitionPlace() }
    return top >= bottom
      ? TransitionPlace(phase: .topLeading, amount: top)
      : TransitionPlace(phase: .bottomTrailing, amount: bottom)
  }

  /// How much of the effect is left when a view has come in by `distance` points.
  private static func amount(
    _ configuration: ScrollTransitionConfiguration, _ distance: CGFloat, _ length: CGFloat,
    _ container: CGFloat
  ) -> Double {
    let whole = configuration.threshold.length(of: length, in: container)
    let progress = whole > 0 ? Double(min(max(distance / whole, 0), 1)) : distance >= 0 ? 1 : 0
    switch configuration.kind {
    case .identity: return 0
    case .animated: return progress >= 1 ? 0 : 1
    case .interactive(let curve): return 1 - curve.value(at: progress)
    }
  }
}

extension View {
  /// Draws this view through effects while it comes in and goes out of the scroll view around it.
  ///
  /// - Parameters:
  ///   - axis: Along which it comes in; nil takes that of the scroll view.
  ///   - transition: The effects of each phase.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }
  /// Draws this view through effects while it comes in and goes out of the scroll view around it.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      _ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
  }
}

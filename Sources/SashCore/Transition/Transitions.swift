import Foundation

/// Fades.
public struct OpacityTransition: Transition {
  public nonisolated init() {}
  public nonisolated static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Does nothing: the view comes and goes at once.
public struct IdentityTransition: Transition {
  public nonisolated init() {}
  public nonisolated static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// Grows and shrinks about a point of the view.
public struct ScaleTransition: Transition {
  /// The scale of the view before it comes and after it has gone.
  public var scale: Double
  public var anchor: UnitPoint
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Comes from and goes to a place some points away.
public struct OffsetTransition: Transition {
  /// In points.
  public var offset: CGSize
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Comes from an edge and goes to it, by its own length.
/// - Source: facts on animation, transition .move(edge:).
public struct MoveTransition: Transition {
  public var edge: Edge
  public nonisolated init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeMove(edge: edge, isAway: !phase.isIdentity))
  }
}

/// Comes from the leading edge and goes to the trailing one, by its own length.
public struct SlideTransition: Transition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      EdgeMove(edge: phase == .didDisappear ? .trailing : .leading, isAway: !phase.isIdentity))
  }
}

/// Comes from an edge and goes to the opposite one, fading.
public struct PushTransition: Transition {
  /// Where the view comes from.
  public var edge: Edge
  public nonisolated init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .modifier(EdgeMove(edge: phase == .didDisappear ? edge.opposite : edge, isAway: !phase.isIdentity))
  }
}

/// Blurs, fades and shrinks.
/// - Source: facts on animation, transition .blurReplace.
public struct BlurReplaceTransition: Transition {
  /// Whether the view that goes shrinks or grows.
  public struct Configuration: Equatable, Sendable {
    fileprivate var goingScale: Double
    /// The view that goes shrinks, the one that comes grows.
    public static let downUp = Configuration(goingScale: 0.9)
    /// Both grow.
    public static let upUp = Configuration(goingScale: 1.1)
  }
  public var configuration: Configuration
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : phase == .didDisappear ? configuration.goingScale : 0.9)
      .blur(radius: phase.isIdentity ? 0 : 7)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// One transition to come and another to go.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  public nonisolated static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(
      content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity),
      phase: phase == .willAppear ? phase : .identity)
  }
}

/// Two transitions at the same time.
struct CombiningTransition<First: Transition, Second: Transition>: Transition {
  var first: First
  var second: Second
  nonisolated static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: Transition {
  var base: Base
  var animation: Animation?
  nonisolated static var properties: TransitionProperties { Base.properties }
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }
}

/// The modifier of a view that comes and goes, and the one of a view that is there.
struct ModifierTransition<Modifier: ViewModifier>: Transition {
  var active: Modifier
  var identity: Modifier
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// Moves a view toward an edge by its own length.
private struct EdgeMove: ViewModifier {
  var edge: Edge
  var isAway: Bool
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    let sign: Double = isAway ? 1 : 0
    let right: Double = direction == .leftToRight ? 1 : -1
    let unit: CGSize =
      switch edge {
      case .top: CGSize(width: 0, height: -sign)
      case .bottom: CGSize(width: 0, height: sign)
      case .leading: CGSize(width: -sign * right, height: 0)
      case .trailing: CGSize(width: sign * right, height: 0)
      }
    return content.modifier(LengthsOffset(lengths: unit))
  }
}

/// Moves a view by multiples of its own lengths.
private nonisolated struct LengthsOffset: GeometryEffect {
  var lengths: CGSize
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { .init(lengths.width * 128, lengths.height * 128) }
    set { lengths = CGSize(width: newValue.first / 128, height: newValue.second / 128) }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: lengths.width * size.width, y: lengths.height * size.height))
  }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
  /// Comes and goes at once.
  @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == SlideTransition {
  /// Comes from the leading edge, goes to the trailing one.
  @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
  /// Grows from nothing and shrinks to nothing.
  @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  /// Grows from a scale and shrinks to it, about a point of the view.
  @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  /// Comes from and goes to a place some points away.
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// Comes from and goes to a place some points away.
  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  /// Comes from an edge and goes to it.
  @MainActor @preconcurrency public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  /// Comes from an edge and goes to the opposite one.
  @MainActor @preconcurrency public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  /// Blurs, fades and shrinks; how is up to the configuration.
  @MainActor @preconcurrency public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { BlurReplaceTransition(configuration: config) }
  /// Blurs, fades and shrinks.
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
}

extension Transition {
  /// One transition to come and another to go.
  @MainActor @preconcurrency public static func asymmetric<T1: Transition, T2: Transition>(
    insertion: T1, removal: T2
  ) -> AsymmetricTransition<T1, T2> where Self == AsymmetricTransition<T1, T2> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}

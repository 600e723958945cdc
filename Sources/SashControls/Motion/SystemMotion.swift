import Foundation
import SashCore

/// How screens and sheets move.
///
/// - Source: facts on animation: mass 3, stiffness 1000, damping 500 for the navigation, the keyboard and sheets. Drag beyond
///   the critical does not count for Core Animation, and the motion ends when a thousandth of the way is left: 0.506 s.
nonisolated struct SystemSpring: CustomAnimation {
  private static let spring = Spring(mass: 3, stiffness: 1000, damping: 500)
  /// Seconds.
  private static let duration = 0.506

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < SystemSpring.duration ? SystemSpring.spring.value(target: value, time: time) : nil
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    SystemSpring.spring.velocity(target: value, time: time)
  }
}

extension Animation {
  /// Screens, sheets and covers.
  nonisolated static let presentation = Animation(SystemSpring())
  /// A sheet or a screen that is let go: it keeps the speed that it has.
  /// - Source: facts on animation, "sheet detent change"
  package nonisolated static let detent = Animation.spring(response: 0.344, dampingFraction: 1)
}

/// Moves what a view draws by shares of its own lengths and by points; what is inside knows nothing of it, so that it keeps
/// its safe area on the way.
nonisolated struct Glide: GeometryEffect {
  /// Shares of the lengths of the view.
  var shares: CGSize = .zero
  /// Points further down.
  var points: CGFloat = 0

  var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, CGFloat> {
    get { .init(.init(shares.width * 128, shares.height * 128), points) }
    set {
      shares = CGSize(width: newValue.first.first / 128, height: newValue.first.second / 128)
      points = newValue.second
    }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: shares.width * size.width, y: shares.height * size.height + points))
  }
}

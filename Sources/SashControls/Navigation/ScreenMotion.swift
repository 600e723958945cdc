import Foundation
import SashCore
import SashGraph

/// How a screen comes and goes: from the trailing edge and back to it, or by fading where motion is to be avoided.
///
/// - Source: facts on animation, "navigation push/pop", "Reduce Motion"
struct ScreenTransition: Transition {
  nonisolated static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  let id: Int
  nonisolated(unsafe) let swipe: BackSwipe
  /// Whether what its content grows out of is what the stack is in.
  let isRoot: Bool
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ScreenComing(share: phase.isIdentity ? 0 : 1, id: id, swipe: swipe, isRoot: isRoot))
  }
}

/// A screen on its way in or out: out of the view that its content names, or from the trailing edge. One that zooms also lies
/// under a finger that leads back.
private struct ScreenComing: ViewModifier {
  let share: CGFloat
  let id: Int
  let isRoot: Bool
  @ObservedObject var swipe: BackSwipe
  @Environment(\.layoutDirection) private var direction
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(share: CGFloat, id: Int, swipe: BackSwipe, isRoot: Bool) {
    (self.share, self.id, self.swipe, self.isRoot) = (share, id, swipe, isRoot)
  }

  func body(content: Content) -> some View {
    let isSwiped = swipe.current?.top == id
    let left = max(share, isSwiped ? swipe.sunk : 0)
    content
      .modifier(
        ScreenZoom(
          share: reducesMotion ? 0 : left, shares: direction == .leftToRight ? 1 : -1,
          card: isSwiped ? swipe.card : ZoomCard(), keepsSource: !isRoot)
      )
      .opacity(reducesMotion && left != 0 ? 0 : 1)
  }
}

/// Moves a screen by a share of its width toward the trailing edge.
struct ScreenShift: ViewModifier {
  let share: CGFloat
  /// How far a finger has moved it besides, whether motion is to be avoided or not.
  var swiped: CGFloat = 0
  @Environment(\.layoutDirection) private var direction
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some View {
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    let moved = (reducesMotion ? 0 : share) + swiped
    content
      .modifier(Glide(shares: CGSize(width: moved * sign, height: 0)).ignoredByLayout())
  }
}

/// Lets the screens of a stack move by the animation of the system when another one is on top.
///
/// - Invariant: it stands around all `ScreenContent` of the same model.
struct ScreenTransaction: ValueScopedTransaction {
  let model: NavigationModel
  /// The screen on top.
  let value: Int

  package nonisolated func change(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = .presentation }
  }
}

/// Notes how changes are animated around a stack.
struct ScreenTransactionSource: InputsModifier {
  nonisolated(unsafe) let model: NavigationModel
  nonisolated static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    modifier.attribute.untrackedValue.model.surroundings = NavigationModel.Surroundings(
      transaction: inputs.transaction, mayAnimate: inputs.mayAnimate)
  }
}

/// What is on a screen is animated as it is around the stack, and does not move by itself when the screen does.
struct ScreenContent<Content: View>: UnaryView {
  let content: Content
  nonisolated(unsafe) let model: NavigationModel

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inputs = inputs
    if let surroundings = view.attribute.untrackedValue.model.surroundings {
      inputs.base.transaction = surroundings.transaction
      inputs.base.mayAnimate = surroundings.mayAnimate
    }
    return Content._makeView(view: view.part(at: 0, as: Content.self), inputs: inputs)
  }
}

import Combine
import Foundation
import SashCore

/// Where in its coming and going a layer of the window is.
enum LayerStage { case coming, up, going }

/// How a layer of the window comes and goes.
struct LayerPace {
  var coming: Animation
  var going: Animation
  /// Whether fields below keep their keyboard meanwhile, as they do behind menus.
  var leavesTyping = false

  /// Sheets, covers and choices at the lower edge.
  static let slide = LayerPace(coming: .presentation, going: .presentation)
  /// - Source: facts on animation, "alert appear"
  static let alert = LayerPace(coming: .presentation, going: .easeInOut(duration: 0.25))
  /// - Source: facts on animation, "popover / menu appear"
  static let popup = LayerPace(
    coming: .spring(response: 0.3, dampingFraction: 0.85), going: .easeIn(duration: 0.15), leavesTyping: true)
}

/// The coming and going of one layer.
final class LayerMotion: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private let pace: LayerPace
  private(set) var stage: LayerStage

  init(_ pace: LayerPace, animates: Bool) {
    self.pace = pace
    stage = animates ? .coming : .up
  }

  @MainActor func come() {
    guard stage == .coming else { return }
    withAnimation(pace.coming) { go(to: .up) }
  }
  /// Calls `completion` when the layer is out of sight.
  @MainActor func leave(animates: Bool, _ completion: @escaping () -> Void) {
    guard animates, stage == .up else { return completion() }
    withAnimation(pace.going, completionCriteria: .removed) {
      go(to: .going)
    } completion: {
      completion()
    }
  }
  private func go(to stage: LayerStage) {
    objectWillChange.send()
    self.stage = stage
  }
}

/// Tells what is in a layer where in its coming and going it is. What goes takes no events.
struct LayerRoot<Content: View>: View {
  @ObservedObject var motion: LayerMotion
  let content: Content
  var body: some View {
    content
      .environment(\.layerStage, motion.stage)
      .allowsHitTesting(motion.stage != .going)
      .onAppear { motion.come() }
  }
}

/// Comes from below and goes down again, or fades where motion is to be avoided.
struct LayerRise: ViewModifier {
  /// Of its own height.
  var share: CGFloat = 0
  /// In points, besides.
  let distance: CGFloat
  @Environment(\.layerStage) private var stage
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some View {
    let isAway = stage != .up
    let moves = isAway && !reducesMotion
    content
      .modifier(
        Glide(shares: CGSize(width: 0, height: moves ? share : 0), points: moves ? distance : 0)
          .ignoredByLayout()
      )
      .opacity(isAway && reducesMotion ? 0 : 1)
  }
}

/// Fades in and out, from one scale and to another unless motion is to be avoided.
struct LayerFade: ViewModifier {
  var from: CGFloat = 1
  var to: CGFloat = 1
  var anchor: UnitPoint = .center
  @Environment(\.layerStage) private var stage
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some View {
    content
      .scaleEffect(reducesMotion || stage == .up ? 1 : stage == .coming ? from : to, anchor: anchor)
      // Not quite clear when it comes, so that a tap that is quick finds it.
      .opacity(stage == .up ? 1 : stage == .coming ? 0.02 : 0)
  }
}

private struct LayerStageKey: EnvironmentKey { static var defaultValue: LayerStage { .up } }

extension EnvironmentValues {
  /// Where in its coming and going the layer of this place is.
  var layerStage: LayerStage {
    get { self[LayerStageKey.self] }
    set { self[LayerStageKey.self] = newValue }
  }
}

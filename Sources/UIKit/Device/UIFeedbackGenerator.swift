import Foundation
import SashCore

/// Lets a device be felt. A desktop has nothing to be felt, so nothing is, as on a tablet.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  public nonisolated override init() { super.init() }
  open func prepare() {}
  fileprivate func play() {
    runtimeWarning("This machine has nothing that could be felt; haptic feedback is left out.")
  }
}

/// What a collision feels like.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public nonisolated override init() { super.init() }
  public nonisolated init(style: FeedbackStyle) { super.init() }
  open func impactOccurred() { play() }
  open func impactOccurred(intensity: CGFloat) { play() }
}

/// What success and failure feel like.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) { play() }
}

/// What a change of a selection feels like.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { play() }
}

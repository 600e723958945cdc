import Foundation
import SashCore
import SashSemantics

/// What a person who needs help with the screen has set, and what they are told.
///
/// - Missing: changes of single settings (`…StatusDidChangeNotification`) other than those that the window tells of.
@MainActor public enum UIAccessibility {
  /// What assistive technologies are told.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  /// Whether an assistive technology listens to this program.
  public nonisolated static var isVoiceOverRunning: Bool { SemanticsNews.isHeard }
  public static var isSwitchControlRunning: Bool { false }
  public nonisolated static var isReduceMotionEnabled: Bool {
    onMain { environment.accessibilityReduceMotion }
  }
  public nonisolated static var isReduceTransparencyEnabled: Bool {
    onMain { environment.accessibilityReduceTransparency }
  }
  public nonisolated static var isBoldTextEnabled: Bool { onMain { environment.legibilityWeight == .bold } }
  public static var isGrayscaleEnabled: Bool { false }
  public nonisolated static var isInvertColorsEnabled: Bool {
    onMain { environment.accessibilityInvertColors }
  }
  public nonisolated static var isDarkerSystemColorsEnabled: Bool {
    onMain { environment.colorSchemeContrast == .increased }
  }
  public nonisolated static var shouldDifferentiateWithoutColor: Bool {
    onMain { environment.accessibilityDifferentiateWithoutColor }
  }
  public nonisolated static var buttonShapesEnabled: Bool {
    onMain { environment.accessibilityShowButtonShapes }
  }
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Tells assistive technologies something: an announcement by its words. Nobody hears it while none is there.
  public static func post(notification: Notification, argument: Any?) {
    let words = (argument as? String) ?? (argument as? NSAttributedString)?.string
    switch notification {
    case .announcement: if let words { SemanticsNews.post(.announcement(words, isUrgent: false)) }
    case .pageScrolled: if let words { SemanticsNews.post(.scrolled(words)) }
    case .layoutChanged:
      SemanticsNews.post(.layoutChanged(focus: nil))
      if let words { SemanticsNews.post(.announcement(words, isUrgent: false)) }
    case .screenChanged:
      SemanticsNews.post(.screenChanged(focus: nil))
      if let words { SemanticsNews.post(.announcement(words, isUrgent: false)) }
    default: break
    }
  }
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// What the desktop's settings have made of the environment of the first window.
  private static var environment: EnvironmentValues {
    let graphs = UIApplication.shared.scenes.compactMap { ($0 as? UIWindowScene)?.graph }
    guard let graph = graphs.first(where: { !$0.isClosed }) else {
      return UITraitCollection.current.environment
    }
    return graph.graph.withCurrent { graph.rootInputs.environment.attribute.untrackedValue }
  }
  /// What is known on the main thread; false elsewhere.
  private nonisolated static func onMain(_ holds: @MainActor () -> Bool) -> Bool {
    Thread.isMainThread && MainActor.assumeIsolated(holds)
  }
}

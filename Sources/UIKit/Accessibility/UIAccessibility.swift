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
  /// Settings that no desktop here has: they are off.
  public nonisolated static var isAssistiveTouchRunning: Bool { false }
  public nonisolated static var isClosedCaptioningEnabled: Bool { false }
  public nonisolated static var isGuidedAccessEnabled: Bool { false }
  public nonisolated static var isMonoAudioEnabled: Bool { false }
  public nonisolated static var isOnOffSwitchLabelsEnabled: Bool { false }
  public nonisolated static var isShakeToUndoEnabled: Bool { false }
  public nonisolated static var isSpeakScreenEnabled: Bool { false }
  public nonisolated static var isSpeakSelectionEnabled: Bool { false }
  /// Whether films may begin by themselves.
  public nonisolated static var isVideoAutoplayEnabled: Bool { true }
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

  // MARK: Settings of which nobody tells

  private nonisolated static func named(_ name: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(name)Notification")
  }
  public nonisolated static let announcementDidFinishNotification = named("AnnouncementDidFinish")
  public nonisolated static let assistiveTouchStatusDidChangeNotification = named(
    "AssistiveTouchStatusDidChange")
  public nonisolated static let boldTextStatusDidChangeNotification = named("BoldTextStatusDidChange")
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = named(
    "ButtonShapesEnabledStatusDidChange")
  public nonisolated static let closedCaptioningStatusDidChangeNotification = named(
    "ClosedCaptioningStatusDidChange")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = named(
    "DarkerSystemColorsStatusDidChange")
  public nonisolated static let differentiateWithoutColorDidChangeNotification = named(
    "DifferentiateWithoutColorStatusDidChange")
  public nonisolated static let elementFocusedNotification = named("ElementFocused")
  public nonisolated static let grayscaleStatusDidChangeNotification = named("GrayscaleStatusDidChange")
  public nonisolated static let guidedAccessStatusDidChangeNotification = named("GuidedAccessStatusDidChange")
  public nonisolated static let invertColorsStatusDidChangeNotification = named("InvertColorsStatusDidChange")
  public nonisolated static let monoAudioStatusDidChangeNotification = named("MonoAudioStatusDidChange")
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = named("OnOffSwitchLabelsDidChange")
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = named(
    "PrefersCrossFadeTransitionsStatusDidChange")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = named(
    "ReduceTransparencyStatusDidChange")
  public nonisolated static let shakeToUndoDidChangeNotification = named("ShakeToUndoDidChange")
  public nonisolated static let speakScreenStatusDidChangeNotification = named("SpeakScreenStatusDidChange")
  public nonisolated static let speakSelectionStatusDidChangeNotification = named(
    "SpeakSelectionStatusDidChange")
  public nonisolated static let switchControlStatusDidChangeNotification = named(
    "SwitchControlStatusDidChange")
  public nonisolated static let videoAutoplayStatusDidChangeNotification = named(
    "VideoAutoplayStatusDidChange")
  /// What a notification of focus or of an announcement names.
  public nonisolated static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// A rectangle of a view in points of the screen, as `accessibilityFrame` takes it.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  /// A shape of a view in points of the screen, as `accessibilityPath` takes it.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    guard let copy = path.copy() as? UIBezierPath else { return path }
    let origin = view.convert(CGPoint.zero, to: nil)
    copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return copy
  }

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

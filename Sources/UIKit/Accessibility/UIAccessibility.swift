import Foundation
import SashCore

/// What a person who needs help with the screen has set, and what they are told.
///
/// - Missing: settings of the desktop; all are off.
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
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool {
    UITraitCollection.current.environment.accessibilityReduceMotion
  }
  public static var isReduceTransparencyEnabled: Bool {
    UITraitCollection.current.environment.accessibilityReduceTransparency
  }
  public static var isBoldTextEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Tells assistive technologies something. None is connected, so nobody hears of it.
  public static func post(notification: Notification, argument: Any?) {}
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

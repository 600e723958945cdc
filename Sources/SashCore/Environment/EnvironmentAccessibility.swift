import Foundation
import SashSemantics

/// How heavy the user wants text to be.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// What the user asks of every app, for it to be easier to see or to use.
package struct AccessibilitySettings: Equatable, Sendable {
  package var reducesMotion = false
  package var reducesTransparency = false
  package var differentiatesWithoutColor = false
  package var invertsColors = false
  package var showsButtonShapes = false
  package var dimsFlashingLights = false
  package var showsBorders = false
  package var playsAnimatedImages = true
  package init() {}
}

private struct AccessibilityKey: EnvironmentKey {
  static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}
private struct LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }

extension EnvironmentValues {
  package var accessibility: AccessibilitySettings {
    get { self[AccessibilityKey.self] }
    set { self[AccessibilityKey.self] = newValue }
  }

  /// Whether text is to be heavier; all text of the framework follows it.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether some assistive technology listens to this program, as of when the view was evaluated.
  public var accessibilityEnabled: Bool { SemanticsNews.isHeard }
  /// Whether a screen reader listens to this program, as of when the view was evaluated.
  public var accessibilityVoiceOverEnabled: Bool { SemanticsNews.isHeard }
  /// Whether the app is operated by switches.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether large movements are to be avoided.
  public var accessibilityReduceMotion: Bool { accessibility.reducesMotion }
  /// Whether backgrounds are to be opaque.
  public var accessibilityReduceTransparency: Bool { accessibility.reducesTransparency }
  /// Whether colour must not be the only difference between things.
  public var accessibilityDifferentiateWithoutColor: Bool { accessibility.differentiatesWithoutColor }
  /// Whether the display is inverted, so that photographs should be inverted once more.
  public var accessibilityInvertColors: Bool { accessibility.invertsColors }
  /// Whether buttons are to have a visible outline.
  public var accessibilityShowButtonShapes: Bool { accessibility.showsButtonShapes }

  /// Whether lights that flash are to be dimmed.
  public var accessibilityDimFlashingLights: Bool { accessibility.dimsFlashingLights }
  /// Whether things are to have borders that are told apart by their ground alone.
  public var accessibilityShowBorders: Bool { accessibility.showsBorders }
  /// Whether pictures that move are to move by themselves.
  public var accessibilityPlayAnimatedImages: Bool { accessibility.playsAnimatedImages }
  /// Whether quick actions are on: there are none of a watch here.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether the system shows simpler apps: this one has no such mode.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  // The same, to be set in previews and tests.
  public var _accessibilityReduceMotion: Bool {
    get { accessibility.reducesMotion }
    set { accessibility.reducesMotion = newValue }
  }
  public var _accessibilityReduceTransparency: Bool {
    get { accessibility.reducesTransparency }
    set { accessibility.reducesTransparency = newValue }
  }
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { accessibility.differentiatesWithoutColor }
    set { accessibility.differentiatesWithoutColor = newValue }
  }
  public var _accessibilityInvertColors: Bool {
    get { accessibility.invertsColors }
    set { accessibility.invertsColors = newValue }
  }
  public var _accessibilityShowButtonShapes: Bool {
    get { accessibility.showsButtonShapes }
    set { accessibility.showsButtonShapes = newValue }
  }
}

import Foundation
import SashCore

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// Whether colours should stand out more than usual.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// What of its surroundings a colour or an image may depend on.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  /// Pixels a point; 0 is unspecified.
  public let displayScale: CGFloat

  init(
    style: UIUserInterfaceStyle = .unspecified, contrast: UIAccessibilityContrast = .unspecified,
    displayScale: CGFloat = 0
  ) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
    self.displayScale = displayScale
  }
  public override convenience init() { self.init(style: .unspecified) }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
  public convenience init(displayScale: CGFloat) {
    self.init(style: .unspecified, displayScale: displayScale)
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(contrast: accessibilityContrast)
  }
  /// What any of the collections specifies, the last one winning.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(
      style: collections.map(\.userInterfaceStyle).last { $0 != .unspecified } ?? .unspecified,
      contrast: collections.map(\.accessibilityContrast).last { $0 != .unspecified } ?? .unspecified,
      displayScale: collections.map(\.displayScale).last { $0 != 0 } ?? 0)
  }

  /// The traits of the window that was drawn last.
  public static var current: UITraitCollection {
    let screen = MainScreen.current
    return UITraitCollection(
      style: screen.isDark ? .dark : .light, contrast: .normal, displayScale: screen.scale)
  }

  /// What is unspecified counts as the window's.
  var environment: EnvironmentValues {
    let screen = MainScreen.current
    var values = EnvironmentValues()
    let isDark = userInterfaceStyle == .unspecified ? screen.isDark : userInterfaceStyle == .dark
    values.colorScheme = isDark ? .dark : .light
    if accessibilityContrast == .high { values.colorSchemeContrast = .increased }
    values.displayScale = displayScale == 0 ? screen.scale : displayScale
    return values
  }
}

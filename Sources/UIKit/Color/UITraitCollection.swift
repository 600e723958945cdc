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

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular

  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: self = .unspecified
    }
  }
}

/// What of its surroundings a colour or an image may depend on.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  /// Pixels a point; 0 is unspecified.
  public let displayScale: CGFloat
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// How large text should be.
  public let preferredContentSizeCategory: UIContentSizeCategory

  init(
    style: UIUserInterfaceStyle = .unspecified, contrast: UIAccessibilityContrast = .unspecified,
    displayScale: CGFloat = 0, horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified, textSize: UIContentSizeCategory = .unspecified
  ) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
    self.displayScale = displayScale
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    preferredContentSizeCategory = textSize
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(textSize: preferredContentSizeCategory)
  }
  public override convenience init() { self.init(style: .unspecified) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }
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
      displayScale: collections.map(\.displayScale).last { $0 != 0 } ?? 0,
      horizontal: collections.map(\.horizontalSizeClass).last { $0 != .unspecified } ?? .unspecified,
      vertical: collections.map(\.verticalSizeClass).last { $0 != .unspecified } ?? .unspecified,
      textSize: collections.map(\.preferredContentSizeCategory).last { $0 != .unspecified } ?? .unspecified)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && accessibilityContrast == other.accessibilityContrast && displayScale == other.displayScale
      && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }

  /// The traits of the window that was drawn last.
  public static var current: UITraitCollection {
    let screen = MainScreen.current
    return UITraitCollection(
      style: screen.isDark ? .dark : .light, contrast: .normal, displayScale: screen.scale,
      horizontal: screen.size.width >= 600 ? .regular : .compact,
      vertical: screen.size.height >= 480 ? .regular : .compact,
      textSize: .ofMainScene)
  }

  /// What is unspecified counts as the window's.
  var environment: EnvironmentValues {
    let screen = MainScreen.current
    var values = EnvironmentValues()
    let isDark = userInterfaceStyle == .unspecified ? screen.isDark : userInterfaceStyle == .dark
    values.colorScheme = isDark ? .dark : .light
    if accessibilityContrast == .high { values.colorSchemeContrast = .increased }
    values.displayScale = displayScale == 0 ? screen.scale : displayScale
    let textSize = preferredContentSizeCategory == .unspecified ? .ofMainScene : preferredContentSizeCategory
    values.dynamicTypeSize = DynamicTypeSize(textSize) ?? .large
    return values
  }
}

/// What has traits.
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

extension UITraitCollection {
  /// Whether colours may be others in another collection.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }
}

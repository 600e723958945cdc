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

/// What of its surroundings a colour, an image or a view may depend on.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  /// Pixels a point; 0 is unspecified.
  public var displayScale: CGFloat { values.displayScale }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// How large text should be.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.textSize }

  init(_ values: TraitValues) { self.values = values }
  convenience init(
    style: UIUserInterfaceStyle = .unspecified, contrast: UIAccessibilityContrast = .unspecified,
    displayScale: CGFloat = 0, horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified, textSize: UIContentSizeCategory = .unspecified
  ) {
    self.init(
      TraitValues(
        style: style, contrast: contrast, displayScale: displayScale, horizontal: horizontal,
        vertical: vertical, textSize: textSize))
  }
  public override convenience init() { self.init(TraitValues()) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
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
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The traits of the window that was drawn last, or those that `performAsCurrent(_:)` runs with.
  public static var current: UITraitCollection {
    if let set = TraitsOfNow.set { return set }
    let screen = MainScreen.current
    return UITraitCollection(
      style: screen.isDark ? .dark : .light, contrast: .normal, displayScale: screen.scale,
      horizontal: screen.size.width >= 600 ? .regular : .compact,
      vertical: screen.size.height >= 480 ? .regular : .compact,
      textSize: .ofMainScene)
  }
  /// Runs something for which these are the current traits.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = TraitsOfNow.set
    TraitsOfNow.set = self
    actions()
    TraitsOfNow.set = before
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

/// The traits that something runs with, on each thread.
private enum TraitsOfNow {
  private static let key = "com.sash.uikit.traits"
  static var set: UITraitCollection? {
    get { Thread.current.threadDictionary[key] as? UITraitCollection }
    set { Thread.current.threadDictionary[key] = newValue }
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
    guard let traitCollection else { return true }
    return changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }
}

import Foundation
import SashControls
import SashCore

/// How the items of a tab bar look in one of their states.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  open var iconColor: UIColor? { didSet { onChange?() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// How far the title is from its place.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// How far badges are from their place. They stand in it.
  open var badgePositionAdjustment = UIOffset.zero {
    didSet {
      if badgePositionAdjustment != .zero {
        hasNoEffect("UITabBarItemStateAppearance.badgePositionAdjustment")
      }
    }
  }
  open var badgeTitlePositionAdjustment = UIOffset.zero
  var onChange: (() -> Void)?

  var title: BarLook.TextLook { .init(titleTextAttributes, offset: titlePositionAdjustment) }
  func take(_ other: UITabBarItemStateAppearance) {
    (iconColor, titleTextAttributes) = (other.iconColor, other.titleTextAttributes)
    (titlePositionAdjustment, badgeBackgroundColor) = (
      other.titlePositionAdjustment, other.badgeBackgroundColor
    )
    badgeTextAttributes = other.badgeTextAttributes
  }
}

/// How the items of a tab bar look. The states `normal` and `selected` count.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// How picture and title stand to each other.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
  var onChange: (() -> Void)? {
    didSet { for state in [normal, selected] { state.onChange = onChange } }
  }
  public override required init() { super.init() }
  public convenience init(style: Style) { self.init() }
  /// Leaves items as the system draws them.
  open func configureWithDefault(for style: Style) {
    let usual = UITabBarItemStateAppearance()
    for state in [normal, selected, disabled, focused] { state.take(usual) }
  }
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { made() }
  }
  /// A copy.
  func made() -> UITabBarItemAppearance {
    let copy = type(of: self).init()
    for (own, other) in [
      (normal, copy.normal), (selected, copy.selected), (disabled, copy.disabled), (focused, copy.focused),
    ] { other.take(own) }
    return copy
  }
}

/// How a tab bar looks. Items stand one above the other whatever the width, so `stackedLayoutAppearance` counts.
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { itemsSet() } }
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// A picture behind the chosen item, and what colours it.
  open var selectionIndicatorImage: UIImage? { didSet { onChange?() } }
  open var selectionIndicatorTintColor: UIColor? { didSet { onChange?() } }
  /// How buttons stand. They share the width.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
  public required init() {
    super.init()
    itemsSet()
  }
  private func itemsSet() {
    stackedLayoutAppearance.onChange = { [weak self] in self?.onChange?() }
    onChange?()
  }
  override func fill(_ copy: UIBarAppearance) {
    guard let copy = copy as? UITabBarAppearance else { return }
    copy.stackedLayoutAppearance = stackedLayoutAppearance.made()
    copy.inlineLayoutAppearance = inlineLayoutAppearance.made()
    copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance.made()
    copy.selectionIndicatorImage = selectionIndicatorImage
    copy.selectionIndicatorTintColor = selectionIndicatorTintColor
    copy.stackedItemPositioning = stackedItemPositioning
    (copy.stackedItemWidth, copy.stackedItemSpacing) = (stackedItemWidth, stackedItemSpacing)
  }
}

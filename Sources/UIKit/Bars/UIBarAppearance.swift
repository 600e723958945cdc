import Foundation
import SashControls
import SashCore

/// How a bar looks.
///
/// - Missing: pictures, shadows and effects other than the system's.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor? { didSet { onChange?() } }
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) {
    didSet { onChange?() }
  }
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  /// Set by the bar that has it.
  var onChange: (() -> Void)?

  public override init() { super.init() }
  /// The system's material.
  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundEffect) = (nil, UIBlurEffect(style: .systemChromeMaterial))
  }
  /// A colour that nothing is seen through.
  open func configureWithOpaqueBackground() { (backgroundColor, backgroundEffect) = (.systemBackground, nil) }
  /// Nothing.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil)
  }

  var ground: BarLook.Ground {
    if let backgroundColor { return .color(Color(uiColor: backgroundColor)) }
    return backgroundEffect == nil ? .none : .system
  }
}

open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// How buttons look; the way back looks as they do.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { buttonsSet() } }
  /// - Missing: another look than that of the other buttons.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The picture of the way back, and where it hides what slides below it.
  ///
  /// - Missing: showing them; the way back has the system's arrow.
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// Sets both or, if one is nil, none.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    let isWhole = backIndicatorImage != nil && transitionMaskImage != nil
    self.backIndicatorImage = isWhole ? backIndicatorImage : nil
    backIndicatorTransitionMaskImage = isWhole ? transitionMaskImage : nil
    if isWhole { runtimeWarning("UINavigationBarAppearance: the way back keeps the system's arrow here.") }
  }
  /// - Missing: another look than that of the other buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  public override init() {
    super.init()
    buttonsSet()
  }
  private func buttonsSet() {
    buttonAppearance.onChange = { [weak self] in self?.onChange?() }
    onChange?()
  }
}
/// - Missing: `titleTextAttributes`.
open class UITabBarItemStateAppearance: NSObject {
  open var iconColor: UIColor? { didSet { onChange?() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgeBackgroundColor: UIColor?
  var onChange: (() -> Void)?
}
/// How the items of a tab bar look.
open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
}
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { onChange?() } }
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// How buttons stand, and what marks the chosen one. They are kept.
  ///
  /// - Missing: other places of buttons, marks behind the chosen one.
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
}
/// - Missing: the looks of buttons.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

extension BarLook.TextLook {
  /// The colour and the font among attributes.
  init(_ attributes: [NSAttributedString.Key: Any]?) {
    self.init(
      color: (attributes?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) },
      font: (attributes?[.font] as? UIFont).map { Font($0) })
  }
}

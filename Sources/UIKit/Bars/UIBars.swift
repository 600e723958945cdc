import Foundation
import SashControls
import SashCore

/// The bar of a navigation controller. What is set on `UINavigationBar.appearance()` is the look of all bars of SwiftUI
/// and of controllers that are made later.
///
/// - Missing: pictures in bars, looks for low bars, `isTranslucent`, `barStyle`.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false { didSet { owner?.containerChanged() } }
  open var isTranslucent = true
  open var barTintColor: UIColor? { didSet { looksChanged() } }
  open var barStyle: UIBarStyle = .default
  open var standardAppearance = UINavigationBarAppearance() { didSet { appearanceSet() } }
  open var compactAppearance: UINavigationBarAppearance?
  /// The look while nothing is under the bar; nil shows no ground then.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceSet() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { looksChanged() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { looksChanged() } }
  open override var backgroundColor: UIColor? { didSet { looksChanged() } }
  open override var tintColor: UIColor! { didSet { looksChanged() } }
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  weak var owner: UINavigationController?
  /// What the bar shows now, and what lies behind that.
  open var items: [UINavigationItem]? {
    get { owner?.viewControllers.map(\.navigationItem) ?? ownItems }
    set {
      ownItems = newValue ?? []
      if newValue != nil {
        runtimeWarning("A UINavigationBar without a controller keeps its items, but shows none.")
      }
    }
  }
  private var ownItems: [UINavigationItem] = []
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open weak var delegate: (any UINavigationBarDelegate)?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether anything of its look was set: where nothing was, that of all bars holds.
  private var hasLook = false

  private func appearanceSet() {
    for appearance in [standardAppearance, scrollEdgeAppearance] {
      appearance?.onChange = { [weak self] in self?.looksChanged() }
    }
    looksChanged()
  }
  private func looksChanged() {
    hasLook = true
    if self === UINavigationBar.appearance() {
      BarLooks.navigation = madeLook
    } else {
      owner?.containerChanged()
    }
  }

  /// Nil where that of all bars holds.
  var look: BarLook? { hasLook ? madeLook : nil }

  private var madeLook: BarLook {
    var look = BarLook()
    look.ground = standardAppearance.ground
    if let scrollEdgeAppearance { look.groundAtRest = scrollEdgeAppearance.ground }
    let own = standardAppearance
    look.title = .init(own.titleTextAttributes.isEmpty ? titleTextAttributes : own.titleTextAttributes)
    look.largeTitle = .init(
      own.largeTitleTextAttributes.isEmpty ? largeTitleTextAttributes : own.largeTitleTextAttributes)
    if case .system = look.ground, let color = barTintColor ?? backgroundColor {
      look.ground = .color(Color(uiColor: color))
      if scrollEdgeAppearance == nil { look.groundAtRest = look.ground }
    }
    look.tint = own.buttonAppearance.tint ?? ownTint.map { Color(uiColor: $0) }
    return look
  }

  // MARK: What an extension of an app may do in its place (`dynamic`)

  open override dynamic func layoutSubviews() { super.layoutSubviews() }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

/// The bar of a tab bar controller. What is set on `UITabBar.appearance()` is the look of all bars of SwiftUI and of
/// controllers that are made later.
///
/// - Missing: pictures in bars, `isTranslucent`, `barStyle`, fonts of titles.
@MainActor @preconcurrency
open class UITabBar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor? { didSet { looksChanged() } }
  open var unselectedItemTintColor: UIColor? { didSet { looksChanged() } }
  open var barStyle: UIBarStyle = .default
  open var standardAppearance = UITabBarAppearance() { didSet { appearanceSet() } }
  /// The look while nothing is under the bar; nil shows no ground then.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { appearanceSet() } }
  open override var backgroundColor: UIColor? { didSet { looksChanged() } }
  open override var tintColor: UIColor! { didSet { looksChanged() } }
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var items: [UITabBarItem]?
  open weak var delegate: (any UITabBarDelegate)?
  /// How buttons stand. It is kept: they share the width.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var selectionIndicatorImage: UIImage?
  open override var isHidden: Bool {
    didSet { if self === UITabBar.appearance() { BarLooks.hidesTabs = isHidden } }
  }
  weak var owner: UITabBarController?
  private var hasLook = false

  private func appearanceSet() {
    for appearance in [standardAppearance, scrollEdgeAppearance] {
      appearance?.onChange = { [weak self] in self?.looksChanged() }
      for state in [appearance?.stackedLayoutAppearance.normal, appearance?.stackedLayoutAppearance.selected]
      {
        state?.onChange = { [weak self] in self?.looksChanged() }
      }
    }
    looksChanged()
  }
  private func looksChanged() {
    hasLook = true
    if self === UITabBar.appearance() { BarLooks.tabs = madeLook } else { owner?.containerChanged() }
  }

  /// Nil where that of all bars holds.
  var look: BarLook? { hasLook ? madeLook : nil }

  private var madeLook: BarLook {
    var look = BarLook()
    look.ground = standardAppearance.ground
    if let scrollEdgeAppearance { look.groundAtRest = scrollEdgeAppearance.ground }
    if case .system = look.ground, let color = barTintColor ?? backgroundColor {
      look.ground = .color(Color(uiColor: color))
      if scrollEdgeAppearance == nil { look.groundAtRest = look.ground }
    }
    let states = standardAppearance.stackedLayoutAppearance
    look.unselected = (states.normal.iconColor ?? unselectedItemTintColor).map { Color(uiColor: $0) }
    look.tint = (states.selected.iconColor ?? ownTint).map { Color(uiColor: $0) }
    return look
  }

  // MARK: What an extension of an app may do in its place (`dynamic`)

  open override dynamic func layoutSubviews() { super.layoutSubviews() }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

/// Buttons side by side on a ground of their own.
///
/// - Missing: pictures as grounds, looks of buttons.
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in items ?? [] { item.onChange = { [weak self] in self?.changed() } }
      changed()
    }
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Pictures behind buttons, and shadows, are not drawn; a picture without pixels, which hides the ground, is taken for one.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    guard let backgroundImage else { return }
    if backgroundImage.size == .zero {
      standardAppearance.backgroundColor = .clear
    } else {
      hasNoEffect("UIToolbar.setBackgroundImage(_:forToolbarPosition:barMetrics:)")
    }
  }
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor? { didSet { changed() } }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  override var content: AnyView {
    let ground = standardAppearance.backgroundColor ?? barTintColor
    return AnyView(
      HStack(spacing: 16) { BarButtons(items: items ?? []) }
        .padding(.horizontal, 16).fill(.leading)
        .background {
          if let ground { ground.color } else { Rectangle().fill(.bar) }
        }
        .overlay(alignment: .top) { Color(uiColor: .separator).frame(height: 0.5) })
  }
  open var isTranslucent = true
  open var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?

  // MARK: What an extension of an app may do in its place (`dynamic`)

  open override dynamic func layoutSubviews() { super.layoutSubviews() }
}
public enum UIBarStyle: Int, Sendable { case `default`, black }
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

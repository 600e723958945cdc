import Foundation
import SashControls
import SashCore

/// The bar of a tab bar controller, or one that stands alone with items of its own. What is set on `UITabBar.appearance()` is
/// the look of all bars of SwiftUI and of controllers that are made later.
///
/// - Missing: places of items: they share the width.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// Whether what is under the bar is seen through it, where no appearance says how it looks.
  open var isTranslucent = true { didSet { looksChanged() } }
  open var barTintColor: UIColor? { didSet { looksChanged() } }
  open var unselectedItemTintColor: UIColor? { didSet { looksChanged() } }
  /// A black bar has light letters.
  open var barStyle: UIBarStyle = .default { didSet { looksChanged() } }
  open var standardAppearance = UITabBarAppearance() { didSet { appearanceSet() } }
  /// The look while nothing is under the bar; nil shows no ground then.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { appearanceSet() } }
  open override var backgroundColor: UIColor? { didSet { looksChanged() } }
  open override var tintColor: UIColor! { didSet { looksChanged() } }
  /// A picture behind the bar, which is stretched; one without a size leaves the ground out.
  open var backgroundImage: UIImage? { didSet { looksChanged() } }
  /// In the place of the line above the bar; one without a size leaves the line out.
  open var shadowImage: UIImage? { didSet { looksChanged() } }
  /// Behind the chosen item.
  open var selectionIndicatorImage: UIImage? { didSet { looksChanged() } }
  /// How buttons stand. They share the width.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  /// What the bar shows. Those of a controller's bar are its controllers' own.
  open var items: [UITabBarItem]? {
    get { owner?.viewControllers?.map { $0.tabBarItem } ?? ownItems }
    set {
      precondition(owner == nil, "The items of a tab bar controller's bar are those of its controllers.")
      ownItems = newValue
      for item in newValue ?? [] { item.onChange = { [weak self] in self?.changed() } }
      if let chosen = storedSelection, newValue?.contains(chosen) != true { storedSelection = nil }
      changed()
    }
  }
  private var ownItems: [UITabBarItem]?
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The chosen item; a bar that stands alone has none at first. The delegate hears of what a person chooses alone.
  open var selectedItem: UITabBarItem? {
    get { owner?.selectedViewController?.tabBarItem ?? storedSelection }
    set {
      storedSelection = newValue
      changed()
    }
  }
  private var storedSelection: UITabBarItem?
  open weak var delegate: (any UITabBarDelegate)?
  open override var isHidden: Bool {
    didSet {
      if self === UITabBar.appearance() { BarLooks.hidesTabs = isHidden } else { owner?.containerChanged() }
    }
  }
  weak var owner: UITabBarController?
  private var hasLook = false

  private func appearanceSet() {
    for appearance in [standardAppearance, scrollEdgeAppearance] {
      appearance?.onChange = { [weak self] in self?.looksChanged() }
    }
    looksChanged()
  }
  private func looksChanged() {
    hasLook = true
    if self === UITabBar.appearance() {
      BarLooks.tabs = madeLook(standardAppearance, scrollEdgeAppearance)
    } else {
      owner?.containerChanged()
      changed()
    }
  }

  /// Nil where that of all bars holds.
  var look: BarLook? { hasLook ? madeLook(standardAppearance, scrollEdgeAppearance) : nil }
  /// The look while an item is chosen that has one of its own.
  func look(for item: UITabBarItem?) -> BarLook? {
    guard let item, item.standardAppearance != nil || item.scrollEdgeAppearance != nil else { return look }
    return madeLook(
      item.standardAppearance ?? standardAppearance, item.scrollEdgeAppearance ?? scrollEdgeAppearance)
  }

  private func madeLook(_ standard: UITabBarAppearance, _ edge: UITabBarAppearance?) -> BarLook {
    var look = BarLook()
    look.face = standard.face
    if let edge { look.faceAtRest = edge.face }
    if look.face == .system { plainFace(&look, hasEdge: edge != nil) }
    if barStyle == .black { look.scheme = .dark }
    let items = standard.stackedLayoutAppearance
    look.tint = (items.selected.iconColor ?? ownTint).map { Color(uiColor: $0) }
    look.tabs.unselected = (items.normal.iconColor ?? unselectedItemTintColor).map { Color(uiColor: $0) }
    let all = UITabBarItem.appearance()
    look.tabs.title = items.normal.title.over(all.title(for: .normal))
    look.tabs.selectedTitle = items.selected.title.over(all.title(for: .selected)).over(
      look.tabs.title.withoutColor)
    look.tabs.badge = items.normal.badgeBackgroundColor.map { Color(uiColor: $0) }
    look.tabs.badgeText = .init(items.normal.badgeTextAttributes)
    look.tabs.mark = (standard.selectionIndicatorImage ?? selectionIndicatorImage).map { Image(uiImage: $0) }
    look.tabs.markTint = standard.selectionIndicatorTintColor.map { Color(uiColor: $0) }
    return look
  }
  /// What is set on the bar itself, where no appearance says how it looks.
  private func plainFace(_ look: inout BarLook, hasEdge: Bool) {
    if let backgroundImage {
      look.face.effect = nil
      if backgroundImage.size == .zero {
        look.face = .none
      } else {
        look.face.picture = Image(uiImage: backgroundImage)
      }
    } else if let color = barTintColor ?? backgroundColor {
      look.face = .color(Color(uiColor: color))
    } else if !isTranslucent {
      look.face = .color(Color(uiColor: barStyle == .black ? .black : .systemBackground))
    } else if barStyle == .black {
      look.face.scheme = .dark
    } else if shadowImage == nil {
      return
    }
    if let shadowImage {
      look.face.line = shadowImage.size == .zero ? .none : .picture(Image(uiImage: shadowImage))
    }
    let isPlain = look.face.color == nil && look.face.picture == nil && barStyle == .default
    if !hasEdge, !isPlain { look.faceAtRest = look.face }
  }
  /// What is set for all items has changed.
  static func itemLooksChanged() {
    let all = UITabBar.appearance()
    BarLooks.tabs = all.madeLook(all.standardAppearance, all.scrollEdgeAppearance)
  }

  override var content: AnyView {
    guard owner == nil, let items = ownItems, !items.isEmpty else { return super.content }
    let look = look ?? BarLooks.tabs
    return AnyView(
      LoneTabBar(
        tabs: items.map { item in
          LoneTab(
            label: AnyView(TabLabel(item: item, isSelected: item === storedSelection, title: item.title)),
            badge: item.badgeValue.map { Text(verbatim: $0) }, isSelected: item === storedSelection,
            isEnabled: item.isEnabled,
            choose: { [weak self] in self?.chosen(item) })
        }, look: look
      )
      .tint(tintColor.color).fill(.center))
  }
  private func chosen(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }

  // MARK: What an extension of an app may do in its place (`dynamic`)

  open override dynamic func layoutSubviews() { super.layoutSubviews() }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }
}

/// What a bar shows of an item: its picture, another one while it is chosen, and its title.
struct TabLabel: View {
  let item: UITabBarItem?
  let isSelected: Bool
  let title: String?

  var body: some View {
    if let image = isSelected ? item?.selectedImage ?? item?.image : item?.image { Image(uiImage: image) }
    let own = item?.title(for: isSelected ? .selected : .normal)
    Text(verbatim: title ?? "").font(own?.font).foregroundColor(own?.color)
  }
}

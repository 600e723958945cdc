import Foundation
import SashControls
import SashCore

/// A tab in a tab bar.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// Pages that many programs have.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads,
      mostRecent, mostViewed

    var parts: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "arrow.down.circle.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.parts.title, image: UIImage(systemName: systemItem.parts.symbol), tag: tag)
  }
  /// How far the title is from its place.
  open var titlePositionAdjustment = UIOffset.zero { didSet { titleLooksChanged() } }
  /// In the place of the other picture while it is selected.
  open var selectedImage: UIImage? { didSet { changed() } }
  open var badgeValue: String? { didSet { changed() } }
  /// - Missing: badges of single items are red, or as the look of the bar says.
  open var badgeColor: UIColor? { didSet { if badgeColor != nil { hasNoEffect("UITabBarItem.badgeColor") } } }
  /// The look of the bar while it is selected; nil leaves that of the bar.
  open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }
  /// Sets how a badge's letters look, which the look of the bar says here.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { if textAttributes != nil { hasNoEffect("UITabBarItem.setBadgeTextAttributes(_:for:)") } }
  public override init() { super.init() }
  override func titleLooksChanged() {
    super.titleLooksChanged()
    if self === UITabBarItem.appearance() { UITabBar.itemLooksChanged() }
  }
  override func title(for state: UIControl.State) -> BarLook.TextLook {
    .init(titleTextAttributes(for: state), offset: titlePositionAdjustment)
  }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

import Foundation

/// A page of a tab bar controller: its title, its picture, and what makes its controller when the page is first shown.
///
/// - Missing: looking at `subtitle`, `preferredPlacement` and `allowsHiding`; people who arrange the pages.
@MainActor @preconcurrency
open class UITab: NSObject {
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }
  public let identifier: String
  open var title: String { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var subtitle: String?
  open var badgeValue: String? { didSet { changed() } }
  open var preferredPlacement: Placement = .automatic
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } } }
  open var allowsHiding = false
  open var userInfo: Any?
  public internal(set) weak var tabBarController: UITabBarController?
  public internal(set) weak var parent: UITabGroup?
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  /// The controller of the page, made when it is first asked for.
  open var viewController: UIViewController? {
    if let made { return made }
    let new = provider?(self)
    made = new
    new?.ownTab = self
    changed()
    return new
  }
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    super.init()
  }
  private func changed() {
    guard let item = made?.tabBarItem else { return }
    (item.title, item.image, item.badgeValue) = (title, image, badgeValue)
  }
}
/// Pages that belong together; in a bar the group stands for them with the page that is chosen in it.
///
/// - Missing: other children, or another chosen one, once the bar shows the group; `managingNavigationController`.
open class UITabGroup: UITab {
  open var children: [UITab] { didSet { adopt() } }
  open var selectedChild: UITab?
  /// The child that is chosen at first; nil is the first one.
  open var defaultChildIdentifier: String?
  /// The child of a name, of those in groups too.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
  open var managingNavigationController: UINavigationController?
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adopt()
  }
  private func adopt() { for child in children { child.parent = self } }
  open override var viewController: UIViewController? {
    super.viewController
      ?? (selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first)?
      .viewController
  }
}
/// The page of a search.
open class UISearchTab: UITab {
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.search",
      viewControllerProvider: viewControllerProvider)
  }
}

extension UIViewController {
  /// The page that shows this controller; nil where it is in none that was made as a tab.
  public var tab: UITab? { ownTab ?? parent?.tab }
}
extension UITabBarController {
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }
  /// The pages, where they were set as such. The controller of each is made at once, for the bar shows them all.
  public var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in ownTabs where tab.tabBarController === self { tab.tabBarController = nil }
    ownTabs = tabs
    for tab in tabs { tab.tabBarController = self }
    tabsChanged()
  }
  public var selectedTab: UITab? {
    get { selectedViewController?.tab }
    set {
      guard let wanted = newValue?.viewController, let index = viewControllers?.firstIndex(of: wanted) else {
        return
      }
      selectedIndex = index
    }
  }
  public func tab(forIdentifier identifier: String) -> UITab? {
    ownTabs.first { $0.identifier == identifier }
      ?? ownTabs.lazy.compactMap { ($0 as? UITabGroup)?.tab(forIdentifier: identifier) }.first
  }
  func tabsChanged() {
    viewControllers = ownTabs.filter { !$0.isHidden }.compactMap { tab in
      let controller = tab.viewController
      if let item = controller?.tabBarItem {
        (item.title, item.image, item.badgeValue) = (tab.title, tab.image, tab.badgeValue)
      }
      return controller
    }
  }
}

import Foundation
import SashCore

extension InterfaceAttributes {
  // MARK: Controllers

  func apply(_ element: InterfaceElement, to controller: UIViewController) {
    if let title = file.text(element, "title") { controller.title = title }
    if let identifier = element["restorationIdentifier"] { controller.restorationIdentifier = identifier }
    if let value = element["modalPresentationStyle"].flatMap({ InterfaceNames.presentations[$0] }) {
      controller.modalPresentationStyle = value
    }
    if let value = element["modalTransitionStyle"].flatMap({ InterfaceNames.transitions[$0] }) {
      controller.modalTransitionStyle = value
    }
    if let flag = element.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = flag }
    if let flag = element.flag("definesPresentationContext") { controller.definesPresentationContext = flag }
    if let flag = element.flag("modalInPresentation") { controller.isModalInPresentation = flag }
    if let size = element.part("preferredContentSize") ?? element.part("freeformSize") {
      if size["key"] == "preferredContentSize" { controller.preferredContentSize = size.size }
    }
    if let item = element.part("navigationItem") { apply(item, navigation: controller.navigationItem) }
    if let part = element.part("tabBarItem"), let item = controller.tabBarItem {
      scene.begin(item, part)
      apply(part, tab: item)
    }
    let items = element.parts("toolbarItems").compactMap { makeItem($0) as? UIBarButtonItem }
    if !items.isEmpty { controller.toolbarItems = items }
    switch controller {
    case let navigation as UINavigationController:
      if let bar = element.part("navigationBar") {
        scene.begin(navigation.navigationBar, bar)
        InterfaceBars.apply(bar, to: navigation.navigationBar, in: file)
      }
      if let flag = element.flag("navigationBarHidden") { navigation.isNavigationBarHidden = flag }
      if let flag = element.flag("toolbarHidden") { navigation.isToolbarHidden = flag }
    case let tabs as UITabBarController:
      if let bar = element.part("tabBar") {
        scene.begin(tabs.tabBar, bar)
        if let color = bar.color("tintColor", in: file) { tabs.tabBar.tintColor = color }
        if let color = bar.color("barTintColor", in: file) { tabs.tabBar.barTintColor = color }
      }
    case let tables as UITableViewController:
      if let flag = element.flag("clearsSelectionOnViewWillAppear") {
        tables.clearsSelectionOnViewWillAppear = flag
      }
    default: break
    }
  }

  // MARK: Items of bars

  private func apply(_ element: InterfaceElement, navigation item: UINavigationItem) {
    scene.begin(item, element)
    if let title = file.text(element, "title") { item.title = title }
    item.prompt = file.text(element, "prompt")
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if let flag = element.flag("hidesBackButton") { item.hidesBackButton = flag }
    if let flag = element.flag("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = flag }
    if let title = file.text(element, "backButtonTitle") { item.backButtonTitle = title }
    if let part = element.part("backBarButtonItem"), let back = makeItem(part) as? UIBarButtonItem {
      item.backBarButtonItem = back
    }
    if let part = element.part("titleView") { item.titleView = scene.makeView(part) }
    for (one, many, isLeft) in [
      ("leftBarButtonItem", "leftBarButtonItems", true), ("rightBarButtonItem", "rightBarButtonItems", false),
    ] {
      let parts = element.part(one).map { [$0] } ?? element.parts(many)
      let items = parts.compactMap { makeItem($0) as? UIBarButtonItem }
      if items.isEmpty { continue }
      if isLeft { item.leftBarButtonItems = items } else { item.rightBarButtonItems = items }
    }
  }
  private func apply(_ element: InterfaceElement, tab item: UITabBarItem) {
    if let name = element["systemItem"] {
      let parts = InterfaceBars.tabs[name]
      item.title = parts?.title ?? name.capitalized
      item.image = parts.flatMap { UIImage(systemName: $0.symbol) }
    }
    if let title = file.text(element, "title") { item.title = title }
    if let image = element.image("image", in: file) { item.image = image }
    if let image = element.image("selectedImage", in: file) { item.selectedImage = image }
    if let badge = file.text(element, "badgeValue") { item.badgeValue = badge }
    if let tag = element.count("tag") { item.tag = tag }
  }

  func makeItem(_ element: InterfaceElement) -> NSObject? {
    switch element.name {
    case "barButtonItem":
      let item: UIBarButtonItem
      if let name = element["systemItem"], let known = InterfaceNames.systemItems[name] {
        item = UIBarButtonItem(systemItem: known)
      } else {
        item = UIBarButtonItem()
      }
      scene.begin(item, element)
      if let title = file.text(element, "title") { item.title = title }
      if let image = element.image("image", in: file) { item.image = image }
      if element["style"] == "done" { item.style = .done }
      if let color = element.color("tintColor", in: file) { item.tintColor = color }
      if let flag = element.flag("enabled") { item.isEnabled = flag }
      if let width = element.number("width") { item.width = width }
      if let tag = element.count("tag") { item.tag = tag }
      if let part = element.part("customView") { item.customView = scene.makeView(part) }
      return item
    case "navigationItem":
      let item = UINavigationItem(title: nil)
      apply(element, navigation: item)
      return item
    case "tabBarItem":
      let item = UITabBarItem()
      scene.begin(item, element)
      apply(element, tab: item)
      return item
    default: return nil
    }
  }

  // MARK: Recognizers

  func apply(_ element: InterfaceElement, to gesture: UIGestureRecognizer) {
    if let flag = element.flag("enabled") { gesture.isEnabled = flag }
    if let flag = element.flag("cancelsTouchesInView") { gesture.cancelsTouchesInView = flag }
    switch gesture {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = element.count("numberOfTapsRequired") ?? 1
      tap.numberOfTouchesRequired = element.count("numberOfTouchesRequired") ?? 1
    case let press as UILongPressGestureRecognizer:
      if let duration = element.number("minimumPressDuration") {
        press.minimumPressDuration = Double(duration)
      }
      if let distance = element.number("allowableMovement") { press.allowableMovement = distance }
    case let swipe as UISwipeGestureRecognizer:
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
      ]
      swipe.direction = element["direction"].flatMap { directions[$0] } ?? .right
    case let pan as UIPanGestureRecognizer:
      if let count = element.count("minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
    default: break
    }
  }
}

@MainActor enum InterfaceBars {
  /// Tabs that the system names.
  static let tabs: [String: (title: String, symbol: String)] = [
    "more": ("More", "ellipsis"), "favorites": ("Favorites", "star.fill"),
    "featured": ("Featured", "star.fill"), "topRated": ("Top Rated", "star.fill"),
    "recents": ("Recents", "clock.fill"), "contacts": ("Contacts", "person.crop.circle.fill"),
    "history": ("History", "clock.fill"), "bookmarks": ("Bookmarks", "book.fill"),
    "search": ("Search", "magnifyingglass"), "downloads": ("Downloads", "square.and.arrow.down.fill"),
    "mostRecent": ("Most Recent", "clock.fill"), "mostViewed": ("Most Viewed", "list.number"),
  ]

  static func apply(_ element: InterfaceElement, to bar: UINavigationBar, in file: InterfaceFile) {
    if let flag = element.flag("largeTitles") ?? element.flag("prefersLargeTitles") {
      bar.prefersLargeTitles = flag
    }
    if let color = element.color("tintColor", in: file) { bar.tintColor = color }
    if let color = element.color("barTintColor", in: file) { bar.barTintColor = color }
    if let color = element.color("backgroundColor", in: file) { bar.backgroundColor = color }
    if let flag = element.flag("translucent") { bar.isTranslucent = flag }
    for (key, isLarge) in [("titleTextAttributes", false), ("largeTitleTextAttributes", true)] {
      guard let part = element.part(key) else { continue }
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.foregroundColor] = part.color("textColor", in: file)
      attributes[.font] = part.font("fontDescription", in: file)
      if isLarge { bar.largeTitleTextAttributes = attributes } else { bar.titleTextAttributes = attributes }
    }
  }
}

import Foundation
import SashControls
import SashCore

/// What stands for something in a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var isEnabled = true { didSet { changed() } }
  open var tag = 0
  /// How far its picture is from its place, in points. It stands in its place here.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != .zero { hasNoEffect("UIBarItem.imageInsets") } }
  }
  /// What it is called to those who do not see it; nil is its title, or what the system calls its picture.
  open var accessibilityLabel: String? { didSet { changed() } }
  open var accessibilityHint: String? { didSet { changed() } }
  open var accessibilityIdentifier: String? { didSet { changed() } }
  private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  /// Sets the colour and the font of the title. What is set on `UITabBarItem.appearance()` colours the tabs of all bars that
  /// are made later, `normal` those that are not selected.
  ///
  /// - Missing: looking at those of single items, and at fonts.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    titleLooksChanged()
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
  func titleLooksChanged() {
    runtimeWarning("\(type(of: self)).setTitleTextAttributes(_:for:) is kept, but not drawn.")
  }
  var onChange: (() -> Void)?
  /// Another one after each change, so that who shows the item looks at it again.
  private(set) var version = 0
  func changed() {
    version += 1
    onChange?()
  }
}

extension UIBarItem: UIAppearance {
  private static var proxies: [ObjectIdentifier: UIBarItem] = [:]
  /// Stands for all items of the class; titles of tabs look at it.
  public class func appearance() -> Self {
    if let known = proxies[ObjectIdentifier(self)] as? Self { return known }
    guard let made = makeInstance(of: self) as? Self else { fatalError("\(self) has no initialiser init().") }
    proxies[ObjectIdentifier(self)] = made
    return made
  }
  /// As `appearance()`.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  { appearance() }
}

/// A button in a bar, with an action or a menu; or a view, or a space between others.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain = 0, done = 2 }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24

    /// What it is called to those who do not see it.
    ///
    /// - Source: labels of UIKit's system items, as tests of user interfaces find them
    var name: String? {
      switch self {
      case .add: "Add"
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast forward"
      case .close: "Close"
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
      }
    }
    var parts: (title: String?, symbol: String?) {
      switch self {
      case .done: ("Done", nil)
      case .cancel: ("Cancel", nil)
      case .edit: ("Edit", nil)
      case .save: ("Save", nil)
      case .add: (nil, "plus")
      case .compose: (nil, "square.and.pencil")
      case .reply: (nil, "arrowshape.turn.up.left")
      case .action: (nil, "square.and.arrow.up")
      case .organize: (nil, "folder")
      case .bookmarks: (nil, "book")
      case .search: (nil, "magnifyingglass")
      case .refresh: (nil, "arrow.clockwise")
      case .stop, .close: (nil, "xmark")
      case .camera: (nil, "camera")
      case .trash: (nil, "trash")
      case .play: (nil, "play.fill")
      case .pause: (nil, "pause.fill")
      case .rewind: (nil, "backward.fill")
      case .fastForward: (nil, "forward.fill")
      case .undo: ("Undo", nil)
      case .redo: ("Redo", nil)
      case .flexibleSpace, .fixedSpace: (nil, nil)
      }
    }
  }
  open var style: Style = .plain
  open var tintColor: UIColor? { didSet { changed() } }
  open var primaryAction: UIAction? { didSet { changed() } }
  /// Who has the method that a tap calls; nil means who can of those who answer. It is not kept.
  open weak var target: AnyObject?
  open var action: Selector? { didSet { changed() } }
  /// What a tap brings up; where there is a primary action, a long press does.
  open var menu: UIMenu? { didSet { changed() } }
  /// Stands in the bar in the place of a button.
  open var customView: UIView? { didSet { changed() } }
  /// Of a fixed space, in points.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// Where its button stands in the window, in points, while a bar shows it.
  final var place: (() -> CGRect)?
  var frameInWindow: CGRect? {
    if let view = customView, view.window != nil { return view.convert(view.bounds, to: nil) }
    return place?()
  }
  /// A way that begins with a tap on it.
  final var segue: (@MainActor (AnyObject) -> Void)?
  /// What it is where it is only a space.
  enum Space {
    case flexible, fixed
    var isFlexible: Bool { self == .flexible }
  }
  private(set) var space: Space?

  public override init() { super.init() }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    let parts = systemItem.parts
    title = parts.title
    image = parts.symbol.flatMap { UIImage(systemName: $0) }
    accessibilityLabel = systemItem.name
    style = systemItem == .done ? .done : .plain
    if systemItem == .flexibleSpace || systemItem == .fixedSpace {
      space = systemItem == .flexibleSpace ? .flexible : .fixed
    }
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// A space that takes what the others leave.
  public class func flexibleSpace() -> Self { spacer(.flexible) }
  /// A space of so many points.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = spacer(.fixed)
    item.width = width
    return item
  }
  private class func spacer(_ space: Space) -> Self {
    guard let item = makeInstance(of: self) as? Self else { fatalError("\(self) has no initialiser init().") }
    item.space = space
    return item
  }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style) = (image, style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  /// It was tapped.
  func wasUsed() {
    if let primaryAction { return primaryAction.run(sender: self) }
    segue?(self)
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Becomes the button that ends editing, or the one that begins it.
  func shows(_ isEditing: Bool) {
    title = (isEditing ? SystemItem.done : .edit).parts.title
    style = isEditing ? .done : .plain
  }
}

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
  /// How far the title is from its place. It is kept.
  open var titlePositionAdjustment = UIOffset.zero
  open var selectedImage: UIImage?
  open var badgeValue: String? { didSet { changed() } }
  open var badgeColor: UIColor?
  public override init() { super.init() }
  override func titleLooksChanged() {
    guard self === UITabBarItem.appearance() else { return super.titleLooksChanged() }
    if let color = BarLook.TextLook(titleTextAttributes(for: .normal)).color {
      BarLooks.tabs.unselected = color
    }
    if let color = BarLook.TextLook(titleTextAttributes(for: .selected)).color { BarLooks.tabs.tint = color }
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

import Foundation
import SashControls
import SashCore

/// What a controller wants to see in the bar above it.
///
/// - Missing: prompts.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  weak var owner: UIViewController?
  open var title: String? { didSet { changed() } }
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { owner?.containerChanged() } }
  open var hidesBackButton = false { didSet { owner?.containerChanged() } }
  /// What the button that leads back to this one says; nil is the title, and an empty one says nothing.
  open var backButtonTitle: String? { didSet { changed() } }
  /// How much the button says that leads back to this one.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  /// Whether the button that leads back to this one says where it leads, "Back", or nothing.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }
  /// Gives the button that leads back to this one its title or its picture; its action is not called.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet {
      backBarButtonItem?.onChange = { [weak self] in self?.changed() }
      changed()
    }
  }
  /// - Source: the documentation of `backButtonDisplayMode`: it counts where no button and no title was set
  var backName: BackName {
    if let item = backBarButtonItem {
      if let image = item.image { return .picture(Image(uiImage: image)) }
      return item.title.map { $0.isEmpty ? .none : .words($0) } ?? .title
    }
    switch backButtonDisplayMode {
    case .minimal: return .none
    case .generic: return .generic
    case .default: return backButtonTitle.map { $0.isEmpty ? .none : .words($0) } ?? .title
    }
  }
  /// Stands in the middle of the bar in the place of the title.
  open var titleView: UIView? { didSet { changed() } }
  open var prompt: String?
  /// What a person searches with, below the title.
  open var searchController: UISearchController? {
    didSet {
      searchController?.item = self
      owner?.containerChanged()
    }
  }
  open var hidesSearchBarWhenScrolling = true
  /// Where a search stands. It stands below the title here.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
  public var searchBarPlacement: SearchBarPlacement { .stacked }
  /// Whether the items on the left leave the way back where it is; they stand in its place otherwise.
  open var leftItemsSupplementBackButton = false { didSet { owner?.containerChanged() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsChanged() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsChanged() } }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Groups of buttons, after the items on the left.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { itemsChanged() } }
  /// Groups of buttons in the middle: they stand before those on the right.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { itemsChanged() } }
  /// Groups of buttons, before the items on the right.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { itemsChanged() } }
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { itemsChanged() } }
  /// Names the arrangement of groups that a person has made. Groups are not arranged here.
  open var customizationIdentifier: String?
  /// How a bar is filled. Bars here are all of one kind.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  open var style: ItemStyle = .navigator
  /// What the way back does in the place of going back.
  open var backAction: UIAction? { didSet { owner?.containerChanged() } }
  /// Makes the menu that a tap on the title brings up, of what the system would put there.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { owner?.containerChanged() } }
  /// Hears of another title that a person gives what is shown; the menu of the title offers that where there is one. It is not
  /// retained.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    didSet { owner?.containerChanged() }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The looks of the bar while this is shown; nil is that of the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { appearanceSet() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceSet() } }
  private func appearanceSet() {
    for appearance in [standardAppearance, scrollEdgeAppearance] {
      appearance?.onChange = { [weak self] in self?.changed() }
    }
    changed()
  }
  /// Told of each change, for a bar that stands alone.
  final var onChange: (() -> Void)?
  func changed() {
    owner?.containerChanged()
    onChange?()
  }
  open var compactAppearance: UINavigationBarAppearance?

  public init(title: String?) {
    self.title = title
    super.init()
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  private func itemsChanged() {
    let groups =
      leadingItemGroups + centerItemGroups + trailingItemGroups + [pinnedTrailingGroup].compactMap { $0 }
    for group in groups { group.onChange = { [weak self] in self?.itemsChanged() } }
    for item in leadingItems + trailingItems {
      item.onChange = { [weak self] in self?.changed() }
    }
    changed()
  }
  /// All buttons on the left, in the order in which they stand.
  var leadingItems: [UIBarButtonItem] { (leftBarButtonItems ?? []) + leadingItemGroups.flatMap(\.shownItems) }
  /// All buttons on the right.
  var trailingItems: [UIBarButtonItem] {
    (centerItemGroups + trailingItemGroups).flatMap(\.shownItems) + (rightBarButtonItems ?? []).reversed()
      + (pinnedTrailingGroup?.shownItems ?? [])
  }
}

/// A stack of controllers, of which the last is shown, under a bar. It is shown by the navigation stack of SwiftUI; where the
/// delegate has an animator, that exchanges the pages below the bar.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// How one page comes to be in the place of another.
  public enum Operation: Int, Sendable { case none, push, pop }
  public let navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false { didSet { containerChanged() } }
  open var hidesBarsOnSwipe = false
  /// They are kept; bars stay.
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  /// - Source: UIKit's header, UINavigationController.hideShowBarDuration
  public static let hideShowBarDuration: CGFloat = 0.2
  /// Whether the bar at the bottom, with the `toolbarItems` of the controller that is shown, is out of sight; it is at first.
  open var isToolbarHidden = true { didSet { containerChanged() } }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Looks of the bar at the bottom.
  public let toolbar: UIToolbar! = UIToolbar()
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The stroke from the edge that goes back.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
  let signal = SceneSignal()
  let pages = PageRoots()

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    adopt(rootViewController)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() {
    navigationBar.owner = self
    view = HostView { [weak self] in
      self?.placeBars($0, $1)
    } _: { [weak self] in
      self.map { AnyView(NavigationStage(controller: $0, signal: $0.signal)) } ?? AnyView(EmptyView())
    }
  }
  private func adopt(_ controller: UIViewController) {
    addChild(controller)
    controller.navigationItem.owner = controller
    controller.didMove(toParent: self)
  }
  override func containerChanged() {
    super.containerChanged()
    // Changes that come while views are made are seen by these.
    if let host = viewIfLoaded?.top.stage?.host, host.graph.isUpdating {
      host.enqueue { [signal] in signal.objectWillChange.send() }
    } else {
      signal.objectWillChange.send()
    }
  }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let (before, after) = (topViewController, viewControllers.last)
    let isBack = after.map { after in children.contains { $0 === after } } ?? false
    if exchanges(to: viewControllers, isBack ? .pop : .push, animated: animated) { return }
    if before !== after { moves(from: before, to: after, animated: animated) }
    for old in children where !viewControllers.contains(where: { $0 === old }) { drop(old) }
    for new in viewControllers where new.parent !== self { adopt(new) }
    children = viewControllers
    show(after, animated: animated && before !== after)
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !children.contains { $0 === viewController }, "A controller is pushed that is on the stack already.")
    if exchanges(to: children + [viewController], .push, animated: animated) { return }
    moves(from: topViewController, to: viewController, animated: animated)
    adopt(viewController)
    show(viewController, animated: animated)
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    return popTo(count: children.count - 1, animated: animated).last
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.isEmpty ? nil : popTo(count: 1, animated: animated)
  }
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    children.firstIndex { $0 === viewController }.map { popTo(count: $0 + 1, animated: animated) }
  }
  func popTo(count: Int, animated: Bool) -> [UIViewController] {
    let leaving = Array(children.dropFirst(max(1, count)))
    guard let last = leaving.last else { return [] }
    if exchanges(to: Array(children.prefix(max(1, count))), .pop, animated: animated) { return leaving }
    let shown = children[max(1, count) - 1]
    if last.appearance.isShown { last.appearance.reasons.insert(.fromParent) }
    moves(from: last, to: shown, animated: animated)
    for controller in leaving.reversed() { drop(controller) }
    show(shown, animated: animated)
    return leaving
  }
  /// The page that a finger leads back from, and the one below it.
  private var swiped: (top: UIViewController, below: UIViewController)?
  private func drop(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.removeFromParent()
    pages.forget(controller)
  }
  /// Has an animator of the delegate bring the last of other pages; false where there is none.
  private func exchanges(to stack: [UIViewController], _ operation: Operation, animated: Bool) -> Bool {
    guard animated, UIView.areAnimationsEnabled, !pages.isBusy, viewIfLoaded?.window != nil,
      let old = topViewController, let new = stack.last, old !== new, let delegate,
      let animator = delegate.navigationController(
        self, animationControllerFor: operation, from: old, to: new)
    else { return false }
    let before = children
    let leaving = before.filter { page in !stack.contains { $0 === page } }
    let coming = stack.filter { page in !before.contains { $0 === page } }
    for page in leaving.reversed() { page.willMove(toParent: nil) }
    for page in coming { adopt(page) }
    children = stack
    delegate.navigationController(self, willShow: new, animated: true)
    let leader = delegate.navigationController(self, interactionControllerFor: animator)
    pages.exchange(old, for: new, in: self, by: animator, led: leader) { [weak self] in
      self?.containerChanged()
    } onEnd: { [weak self] isDone in
      guard let self else { return }
      if isDone {
        for page in leaving.reversed() {
          page.removeFromParent()
          pages.forget(page)
        }
        self.delegate?.navigationController(self, didShow: new, animated: true)
      } else {
        children = before
        for page in leaving { page.appearance.reasons.remove(.fromParent) }
        for page in coming { drop(page) }
      }
    }
    return true
  }
  /// One page begins to give way to another.
  private func moves(from old: UIViewController?, to new: UIViewController?, animated: Bool) {
    let isAnimated = animated && viewIfLoaded?.window != nil
    if isAnimated, let new {
      new.appearance.reasons.insert(.animated)
      if let old, old.appearance.isShown { Self.comes(new, after: old) }
    }
    old?.staysUntilGone()
    old?.beginDisappearing(isAnimated ? .animated : [])
  }
  /// A page has come only when the one before it has gone.
  ///
  /// - Source: facts on UIKit, order of appearance callbacks of an animated push
  private static func comes(_ new: UIViewController, after old: UIViewController) {
    new.appearance.waits = true
    old.appearance.onDisappeared.append { [weak new] in
      let finish = {
        guard let new, new.appearance.waits else { return }
        new.appearance.waits = false
        new.finishAppearing()
      }
      // What goes may do so while views are evaluated.
      if let host = new?.viewIfLoaded?.top.stage?.host {
        host.enqueue { MainActor.assumeIsolated(finish) }
      } else {
        finish()
      }
    }
  }
  /// Tells the pages of a finger that leads back: they begin to come and go with it, and may return.
  fileprivate var swipeListener: BackSwipeListener {
    BackSwipeListener(
      began: { [weak self] in
        guard let self, children.count > 1, let top = topViewController else { return }
        let below = children[children.count - 2]
        swiped = (top, below)
        top.beginDisappearing(.animated)
        below.appearance.reasons.insert(.animated)
        Self.comes(below, after: top)
      },
      ended: { [weak self] hasGone in
        guard let self, let (top, below) = swiped else { return }
        swiped = nil
        if hasGone { return }
        below.appearance.waits = false
        guard below.appearance.isShown else { return top.stay() }
        below.beginDisappearing(.animated)
        below.afterDisappearing { top.stay() }
      })
  }
  /// Has the stack show what it holds now.
  private func show(_ page: UIViewController?, animated: Bool) {
    guard let page, viewIfLoaded?.window != nil else { return containerChanged() }
    delegate?.navigationController(self, willShow: page, animated: animated)
    var transaction = Transaction.current
    transaction.disablesAnimations = !animated || transaction.disablesAnimations
    withTransaction(transaction) { containerChanged() }
    let told = { [weak self, weak page] in
      guard let self, let page else { return }
      delegate?.navigationController(self, didShow: page, animated: animated)
    }
    if let host = viewIfLoaded?.top.stage?.host { host.enqueue { MainActor.assumeIsolated(told) } }
  }
  /// Whether the tabs around are out of sight while a page is shown: it has been pushed so, or one below it.
  func hidesTabs(under page: UIViewController) -> Bool {
    guard let index = children.firstIndex(where: { $0 === page }), index > 0 else { return false }
    return children[1...index].contains(where: \.hidesBottomBarWhenPushed)
  }
  /// Bars are drawn by the stack; here code learns where they are: below what covers the top, and at the bottom.
  ///
  /// - Source: facts on metrics: 44 points, 52 more with a large title; tool bars 44
  private func placeBars(_ bounds: CGRect, _ covered: UIEdgeInsets) {
    let isLarge =
      navigationBar.prefersLargeTitles && topViewController?.navigationItem.largeTitleDisplayMode != .never
    navigationBar.frame = CGRect(x: 0, y: covered.top, width: bounds.width, height: isLarge ? 96 : 44)
    toolbar.frame = CGRect(x: 0, y: bounds.height - covered.bottom - 44, width: bounds.width, height: 44)
  }
  public var topViewController: UIViewController? { children.last }
  public var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }
  private var hasOwnTab = false
  /// That of its first controller, where none was set.
  open override var tabBarItem: UITabBarItem! {
    get { hasOwnTab ? super.tabBarItem : children.first?.tabBarItem ?? super.tabBarItem }
    set {
      hasOwnTab = true
      super.tabBarItem = newValue
    }
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  // MARK: What an extension of an app may do in its place (`dynamic`)

  open override dynamic func viewDidLoad() { super.viewDidLoad() }
  open override dynamic func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open override dynamic func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open override dynamic func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  open override dynamic func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open override dynamic func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  open override dynamic var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open override dynamic var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
  open override dynamic var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  open override dynamic var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
}

/// A view that shows one of SwiftUI.
final class HostView: UIView {
  private let make: () -> AnyView
  private let onLayout: (CGRect, UIEdgeInsets) -> Void
  /// - Parameter onLayout: Told of its bounds and of what is covered of them, when it is laid out.
  init(onLayout: @escaping (CGRect, UIEdgeInsets) -> Void = { _, _ in }, _ make: @escaping () -> AnyView) {
    (self.make, self.onLayout) = (make, onLayout)
    super.init(frame: UIScreen.main.bounds)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout(bounds, safeAreaInsets)
  }
  override func safeAreaChanged() { changed() }
  override func keyboardMoved() { changed() }
  required init?(coder: NSCoder) { fatalError("HostView is made with a view.") }
  override var content: AnyView {
    let covered = safeAreaInsets
    return AnyView(
      make().safeAreaPadding(
        EdgeInsets(top: covered.top, leading: covered.left, bottom: covered.bottom, trailing: covered.right)
      ).modifier(KeyboardCoveredModifier())
        .environment(\.keyboardOverBars, max(0, keyboardCover - covered.bottom)))
  }
}

/// The title of a screen; what has none leaves that to what it shows, as hosted views do.
private struct ScreenName: ViewModifier {
  let title: String?
  func body(content: Content) -> some View {
    if let title { content.navigationTitle(Text(verbatim: title)) } else { content }
  }
}

/// The navigation stack of SwiftUI that shows a navigation controller.
private struct NavigationStage: View {
  let controller: UINavigationController
  @ObservedObject var signal: SceneSignal

  var body: some View {
    let path = Binding<[ObjectIdentifier]>(
      get: { [controller] in controller.children.dropFirst().map { ObjectIdentifier($0) } },
      set: { [controller] new in
        if new.count + 1 < controller.children.count {
          _ = controller.popTo(count: new.count + 1, animated: true)
        }
      })
    NavigationStack(path: path) {
      if let root = controller.children.first {
        page(root).navigationDestination(for: ObjectIdentifier.self) { id in
          if let found = controller.children.first(where: { ObjectIdentifier($0) == id }) { page(found) }
        }
      }
    }
    .environment(\.navigationBarLook, controller.navigationBar.look)
    .environment(\.backSwipeListener, controller.swipeListener)
  }

  private func searched(_ item: UINavigationItem, _ page: some View) -> AnyView {
    item.searchController?.field(around: page) ?? AnyView(page)
  }
  private func page(_ page: UIViewController) -> some View {
    let item = page.navigationItem
    let own = controller.navigationBar.look(for: item)
    let looks = BarButtonLooks(own ?? BarLooks.navigation)
    let isLarge = controller.navigationBar.prefersLargeTitles && item.largeTitleDisplayMode != .never
    let hidesTabs = controller.hidesTabs(under: page)
    let back = item.backActionItem
    return searched(
      item, CoveringStage(root: controller.pages.root(of: page), version: controller.pages.version(of: page))
    )
    .modifier(ScreenName(title: item.title))
    .backName(item.backName)
    .barLook(own)
    .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
    .navigationBarBackButtonHidden(
      item.hidesBackButton || back != nil
        || (item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton)
    )
    .toolbar(
      controller.isNavigationBarHidden || controller.navigationBar.isHidden ? .hidden : .visible,
      for: .navigationBar
    )
    .toolbar(hidesTabs ? .hidden : .automatic, for: .tabBar)
    .toolbar {
      ToolbarItemGroup(placement: .topBarLeading) {
        BarButtons(items: (back.map { [$0] } ?? []) + item.leadingItems, looks: looks)
      }
      ToolbarItemGroup(placement: .topBarTrailing) {
        BarButtons(items: item.trailingItems, looks: looks)
      }
      if item.titleView == nil, let menu = item.titleMenu {
        ToolbarItem(placement: .principal) { TitleMenu(title: item.title ?? "", menu: menu) }
      }
      if let title = item.titleView { ToolbarItem(placement: .principal) { BarView(view: title) } }
      if !controller.isToolbarHidden, let items = page.toolbarItems, !items.isEmpty {
        ToolbarItemGroup(placement: .bottomBar) { BarButtons(items: items) }
      }
    }
  }
}

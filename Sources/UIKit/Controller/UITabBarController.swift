import Foundation
import SashControls
import SashCore

/// Controllers side by side, of which a bar chooses one. It is shown by the tab view of SwiftUI; where the delegate has an
/// animator, that exchanges what is shown over the bar.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Where tabs are where there is room: at the top of a wide window, or in a bar at the side.
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
  open var mode = Mode.automatic { didSet { if mode != oldValue { containerChanged() } } }
  /// Whether the bar of tabs is out of sight.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    if animated { withAnimation { isTabBarHidden = hidden } } else { isTabBarHidden = hidden }
  }
  /// Names the arrangement of tabs that a person has made. Tabs are not arranged here.
  open var customizationIdentifier: String?
  open var customizableViewControllers: [UIViewController]?
  /// Its pages, where they were set as tabs.
  var ownTabs: [UITab] = []
  private let signal = SceneSignal()
  let pages = PageRoots()

  open override func loadView() {
    tabBar.owner = self
    view = HostView { [weak self] in
      self?.placeBar($0, $1)
    } _: { [weak self] in
      self.map { AnyView(TabsStage(controller: $0, signal: $0.signal)) } ?? AnyView(EmptyView())
    }
  }
  /// The bar is drawn by the tab view; here code learns where it is: at the bottom, 49 points and what covers those.
  private func placeBar(_ bounds: CGRect, _ covered: UIEdgeInsets) {
    let height = 49 + covered.bottom
    tabBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
  override func containerChanged() {
    super.containerChanged()
    if let host = viewIfLoaded?.top.stage?.host, host.graph.isUpdating {
      host.enqueue { [signal] in signal.objectWillChange.send() }
    } else {
      signal.objectWillChange.send()
    }
  }
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for old in children where !new.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
      controller.appearance.reasons.remove(.toParent)
    }
    let chosen = selectedViewController
    children = new
    for controller in new {
      controller.tabBarItem.onChange = { [weak self] in self?.containerChanged() }
    }
    // The chosen one stays chosen wherever it is now.
    let place = chosen.flatMap { chosen in new.firstIndex { $0 === chosen } }
    choosesAtOnce = true
    selectedIndex = place ?? min(selectedIndex, max(0, new.count - 1))
    choosesAtOnce = false
    tabBar.owner = self
    containerChanged()
  }
  open var selectedIndex = 0 {
    didSet {
      if selectedIndex != oldValue, !exchanges(from: oldValue) { containerChanged() }
    }
  }
  /// Whether no animator is asked for, as while the controllers themselves are other ones.
  private var choosesAtOnce = false
  /// Has an animator of the delegate bring the controller that is chosen; false where there is none.
  private func exchanges(from index: Int) -> Bool {
    guard !choosesAtOnce, UIView.areAnimationsEnabled, !pages.isBusy, viewIfLoaded?.window != nil,
      children.indices.contains(index), let new = selectedViewController, let delegate,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: children[index], to: new)
    else { return false }
    let old = children[index]
    let leader = delegate.tabBarController(self, interactionControllerFor: animator)
    pages.exchange(old, for: new, in: self, by: animator, led: leader) { [weak self] in
      self?.containerChanged()
    } onEnd: { [weak self] isDone in
      // While they were exchanged, another could not be chosen.
      if !isDone { self?.goBack(to: old) }
    }
    return true
  }
  private func goBack(to page: UIViewController) {
    choosesAtOnce = true
    selectedViewController = page
    choosesAtOnce = false
  }
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }
  /// Whether the bar is out of sight while a controller is shown: it is hidden, or a page was pushed so.
  fileprivate func hidesTabs(over controller: UIViewController) -> Bool {
    if tabBar.isHidden { return true }
    guard let navigation = controller as? UINavigationController, let top = navigation.topViewController
    else {
      return false
    }
    return navigation.hidesTabs(under: top)
  }
  func chosen(_ index: Int) {
    guard children.indices.contains(index) else { return }
    guard delegate?.tabBarController(self, shouldSelect: children[index]) ?? true else {
      return containerChanged()
    }
    selectedIndex = index
    if let selectedViewController { delegate?.tabBarController(self, didSelect: selectedViewController) }
  }

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

/// Hears of which tab a person chooses.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a person may choose a tab; false leaves the one that is shown.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// What moves the controllers; nil exchanges them at once.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What leads that by what a person does; nil lets it run.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Puts the tabs of a wide window to the side, where that is wished for.
private struct TabsPlace: ViewModifier {
  let mode: UITabBarController.Mode
  func body(content: Content) -> some View {
    if mode == .tabSidebar { content.tabViewStyle(.sidebarAdaptable) } else { content }
  }
}

private struct TabsStage: View {
  let controller: UITabBarController
  @ObservedObject var signal: SceneSignal

  var body: some View {
    TabView(selection: Binding(get: { controller.selectedIndex }, set: { controller.chosen($0) })) {
      ForEach(Array(controller.children.enumerated()), id: \.offset) { entry in
        let item = entry.element.tabBarItem
        // One view whatever is in it, so that it is looked into when the tab is visited.
        ZStack { TabStage(pages: controller.pages, controller: entry.element) }
          .toolbar(controller.hidesTabs(over: entry.element) ? .hidden : .automatic, for: .tabBar)
          .tabItem {
            TabLabel(
              item: item, isSelected: entry.offset == controller.selectedIndex,
              title: item?.title ?? entry.element.title)
          }
          .badge(item?.badgeValue.map { Text(verbatim: $0) })
          .tag(entry.offset)
      }
    }
    .modifier(TabsPlace(mode: controller.mode))
    .environment(\.tabBarLook, controller.tabBar.look(for: controller.tabBar.selectedItem))
  }
}

/// The view of a controller, which is loaded when its tab is first chosen.
private struct TabStage: View {
  let pages: PageRoots
  let controller: UIViewController
  /// Of its view: another one is another value.
  let version: Int
  init(pages: PageRoots, controller: UIViewController) {
    (self.pages, self.controller, version) = (pages, controller, pages.version(of: controller))
  }
  var body: some View { CoveringStage(root: pages.root(of: controller), version: version) }
}

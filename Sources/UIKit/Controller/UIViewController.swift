import Foundation
import SashCore

/// Looks after a view and what happens with it.
///
/// - Missing: state restoration, turning with the device.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoading = false
  /// Where in its appearing and disappearing it is, and why.
  var appearance = Appearance()

  open var title: String? {
    didSet {
      if navigationItem.title == nil || navigationItem.title == oldValue { navigationItem.title = title }
      if tabBarItem.title == nil || tabBarItem.title == oldValue { tabBarItem.title = title }
      containerChanged()
    }
  }
  public internal(set) var children: [UIViewController] = []
  public internal(set) weak var parent: UIViewController?
  /// What this controller or one around it has presented.
  open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
  /// What this controller has presented itself.
  final var presented: UIViewController?
  weak var presenter: UIViewController?
  /// How it is presented, where its views move as code wants.
  var customPresentation: CustomPresentation?
  /// Says how it comes and goes. It is not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  lazy var sheet = UISheetPresentationController(presented: self)
  lazy var popover = UIPopoverPresentationController(presented: self)

  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether a person cannot put it away with a gesture.
  open var isModalInPresentation = false {
    didSet {
      if isModalInPresentation != oldValue { viewIfLoaded?.window?.presentationsChanged() }
    }
  }
  open var definesPresentationContext = false
  /// The size that it would like to be shown in, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.passSafeAreaDown() } }
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var hidesBottomBarWhenPushed = false
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  public let navigationItem = UINavigationItem(title: nil)
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  /// What the bar at the bottom of a navigation controller holds while this controller is shown in it.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet {
      for item in toolbarItems ?? [] { item.onChange = { [weak self] in self?.containerChanged() } }
      containerChanged()
    }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  open var restorationIdentifier: String?
  /// The name of the nib that its view comes from.
  public let nibName: String?
  /// Where that nib lies; nil is the program.
  public let nibBundle: Bundle?
  /// What of a storyboard it was made from.
  var interface: InterfacePart?
  /// The storyboard that it was made from.
  open var storyboard: UIStoryboard? { interface?.scene.storyboard }

  /// A controller whose view is made when it is first asked for: from a nib with this name, or with that of its class.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
    (coder as? InterfaceCoder)?.take(self)
  }

  // MARK: The view

  /// The view, made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      if overrideUserInterfaceStyle != .unspecified {
        newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      }
    }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }
  /// Makes the view: that of the storyboard or the nib that the controller comes from, else an empty one, as large as the
  /// screen.
  open func loadView() { if !loadsViewOfFile() { view = UIView(frame: UIScreen.main.bounds) } }
  open dynamic func viewDidLoad() {}
  open dynamic func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open dynamic func viewDidAppear(_ animated: Bool) {}
  open dynamic func viewWillDisappear(_ animated: Bool) {}
  open dynamic func viewDidDisappear(_ animated: Bool) {}
  open dynamic func viewWillLayoutSubviews() {}
  open dynamic func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  /// The least margins that the system gives the view at its sides, in points.
  ///
  /// - Source: facts on metrics: 16, and 20 in a view of 414 points and more
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Whether margins that are set are at least those of the system. They are as they are set here.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// Brings the constraints of the view up to date, before layout, when that has been asked for of the view.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// The machine runs short of memory.
  ///
  /// - Missing: being called for controllers in views of SwiftUI.
  open func didReceiveMemoryWarning() {}
  /// Its place gets another size, in points. Tells the controllers whose views are in its own.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let view = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true {
      let inner = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: inner, with: coordinator)
    }
  }
  /// The appearance, the size classes or the scale of its place are others.
  open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Its place gets other size classes.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The size of a child's place where its own is to have a size, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// A child would like to be shown in another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// A child whose constraints say its size gets another one. That is not told here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Tells a child that its view is about to come or go, for containers that tell it themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginsAppearanceTransition(isAppearing, animated: animated)
  }
  /// Its view has come, or has gone.
  open func endAppearanceTransition() { endsAppearanceTransition() }
  /// Whether children are told when this controller's view comes and goes.
  ///
  /// - Missing: looking at it: children are told.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Brings what is shown in the place of the content up to date.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    contentUnavailableConfiguration = contentUnavailableConfiguration?.updated(for: state)
  }
  var unavailable = UnavailableContent()
  /// The page of a tab bar that has made it.
  weak var ownTab: UITab?
  /// The scroll view that bars at an edge look at: the one that was set, else the first one in the view.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.last { $0.edges.contains(edge) }?.view ?? viewIfLoaded?.firstScrollView
  }
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for index in contentScrollViews.indices { contentScrollViews[index].edges.subtract(edge) }
    contentScrollViews.removeAll { $0.edges.isEmpty }
    if let scrollView { contentScrollViews.append((edge, scrollView)) }
  }
  private var contentScrollViews: [(edges: NSDirectionalRectEdge, view: UIScrollView)] = []
  open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
  /// Writes what it needs to be as it is. Nothing asks for that here by itself.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}

  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? parent ?? presenter ?? viewIfLoaded?.stageWindow
  }
  open var traitCollection: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    let outer = parent?.traitCollection ?? .current
    return overriddenTraits.map { UITraitCollection($0.apply(to: outer.values)) } ?? outer
  }
  /// Traits that it sets itself.
  var overriddenTraits: UITraitOverrides?
  open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open dynamic var prefersStatusBarHidden: Bool { false }
  open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The edges of the screen at which its gestures go before those of the system. There are none of the system here.
  open dynamic var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open dynamic var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Looks at the orientations again; windows here are turned by who resizes them, so that none of them follows.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    hasNoEffect("UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()")
  }
  /// Looks at how the machine is held. Windows here are turned by who resizes them, so that nothing follows.
  @available(*, deprecated, renamed: "setNeedsUpdateOfSupportedInterfaceOrientations()")
  open class func attemptRotationToDeviceOrientation() {
    runtimeWarning("UIViewController.attemptRotationToDeviceOrientation() has no effect here.")
  }
  open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open dynamic var shouldAutorotate: Bool { true }
  /// How it would like to be shown first. Windows here stand as their person has them.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Who says what the status bar is like. There is none here, so that nobody is asked.
  open dynamic var childForStatusBarStyle: UIViewController? { nil }
  open dynamic var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var modalPresentationCapturesStatusBarAppearance = false
  /// There is no status bar here.
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Begins or ends the editing of what the controller shows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedEditing = editing
    editItem?.shows(editing)
  }
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedEditing = false
  /// A button for the bar that begins and ends editing; the same each time.
  open var editButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    item.shows(storedEditing)
    editItem = item
    return item
  }
  private var editItem: UIBarButtonItem?

  // MARK: Presenting

  /// Shows another controller over the window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { Presentation.present(viewControllerToPresent, from: self, animated: flag, completion) }
  /// Takes away what this controller has presented, or this controller if it has presented nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presentation.dismiss(from: self, animated: flag, completion)
  }
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = navigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  /// Who presents it or one of its parents.
  public var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
  /// True from when it is presented until it has appeared.
  public var isBeingPresented: Bool { appearance.reasons.contains(.presented) }
  /// True from when it is dismissed until it has disappeared.
  public var isBeingDismissed: Bool { appearance.reasons.contains(.dismissed) }
  /// True from when it becomes a child until it has appeared.
  public var isMovingToParent: Bool { appearance.reasons.contains(.toParent) }
  /// True from when it begins to leave its parent until it has disappeared.
  public var isMovingFromParent: Bool { appearance.reasons.contains(.fromParent) }

  /// Shows a controller where details belong: in the second column of a split view, else over everything.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController { return split.showDetailViewController(vc, sender: sender) }
    present(vc, animated: true)
  }

  // MARK: Key commands

  private var addedCommands: [UIKeyCommand] = []
  open override var keyCommands: [UIKeyCommand]? { addedCommands.isEmpty ? nil : addedCommands }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedCommands.removeAll { $0 === keyCommand } }

  // MARK: Segues

  /// Takes a way that the storyboard has a name for. Traps if it has none of this name.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    takeSegue(named: identifier, sender: sender)
  }
  /// Whether a way is taken that a person has begun.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// A way is about to be taken: the time to hand the destination what it shows.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a way back ends here: if there is a method of this name.
  open func canPerformUnwindAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }

  // MARK: Children

  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    childController.parent = self
    childController.appearance.reasons.insert(.toParent)
    children.append(childController)
  }
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    appearance.reasons.remove(.toParent)
    didMove(toParent: nil)
  }
  /// It is about to get another parent, or none.
  open func willMove(toParent parent: UIViewController?) { if parent == nil { beginsLeaving() } }
  open func didMove(toParent parent: UIViewController?) {}

  /// What it is shown by has to look at it again.
  func containerChanged() { parent?.containerChanged() }

  // MARK: What an extension of an app may do in its place (`dynamic`)

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }
}

extension UIViewController {
  func ancestor<T: UIViewController>(_ type: T.Type) -> T? {
    var current = parent
    while let found = current {
      if let found = found as? T { return found }
      current = found.parent
    }
    return nil
  }
  public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
}

/// How a presented controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2, none = -1, fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

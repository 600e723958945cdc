import Foundation
import SashControls
import SashCore

/// Controllers side by side, or one over the other where there is little room. It is shown by the split view of SwiftUI.
///
/// - Missing: columns of one's own widths, gestures and bars of columns, inspectors.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
      twoDisplaceSecondary
    /// Older names.
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode: DisplayMode = .automatic { didSet { containerChanged() } }
  open var preferredSplitBehavior: SplitBehavior = .automatic
  /// As UIKit knows them. They are kept.
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  open var minimumPrimaryColumnWidth: CGFloat = -1
  open var maximumPrimaryColumnWidth: CGFloat = -1
  open var preferredPrimaryColumnWidth: CGFloat = -1
  open var preferredSupplementaryColumnWidthFraction: CGFloat = -1
  open var preferredSupplementaryColumnWidth: CGFloat = -1
  open var minimumSupplementaryColumnWidth: CGFloat = -1
  open var maximumSupplementaryColumnWidth: CGFloat = -1
  open var primaryEdge = PrimaryEdge.leading
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  private var columns: [Column: UIViewController] = [:]
  /// The navigation controllers that columns without one of their own have.
  private var wrappers: [Column: UINavigationController] = [:]
  private let signal = SceneSignal()
  fileprivate var shown = NavigationSplitViewColumn.sidebar

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    let styles: [String: Style] = ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn]
    style = coder.interface?["style"].flatMap { styles[$0] } ?? .unspecified
    super.init(coder: coder)
  }
  open override func loadView() {
    view = HostView { [weak self] in
      self.map { AnyView(SplitStage(controller: $0, signal: $0.signal)) } ?? AnyView(EmptyView())
    }
  }
  override func containerChanged() {
    super.containerChanged()
    if let host = viewIfLoaded?.top.stage?.host, host.graph.isUpdating {
      host.enqueue { [signal] in signal.objectWillChange.send() }
    } else {
      signal.objectWillChange.send()
    }
  }
  /// Puts a controller into a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let old = columns[column], old !== vc {
      if let wrapper = wrappers[column] { wrapper.setViewControllers([], animated: false) }
      let leaving = wrappers[column] ?? old
      leaving.willMove(toParent: nil)
      leaving.removeFromParent()
      wrappers[column] = nil
    }
    columns[column] = vc
    if let vc {
      let shown = container(of: vc, in: column)
      if shown.parent !== self {
        addChild(shown)
        shown.didMove(toParent: self)
      }
    }
    containerChanged()
  }
  /// What a column shows for a controller: one without bars of its own comes into a navigation controller.
  ///
  /// - Source: the documentation of `setViewController(_:for:)`: split views of columns wrap them
  private func container(of vc: UIViewController, in column: Column) -> UIViewController {
    if style == .unspecified || vc is UINavigationController || vc is UITabBarController { return vc }
    if let known = wrappers[column], known.viewControllers.first === vc { return known }
    let made = UINavigationController(rootViewController: vc)
    wrappers[column] = made
    return made
  }
  /// What is seen in a column.
  fileprivate func shownController(in column: Column) -> UIViewController? {
    wrappers[column] ?? columns[column]
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// The first is the primary one, the last the secondary one.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
    }
  }
  /// Brings a column to the front where there is room for one.
  open func show(_ column: Column) {
    shown = column == .primary ? .sidebar : column == .supplementary ? .content : .detail
    containerChanged()
  }
  open func hide(_ column: Column) {
    if column == .primary { preferredDisplayMode = .secondaryOnly }
  }
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }
  public var displayMode: DisplayMode {
    preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
  }
  /// Whether there is room for one column only.
  public var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

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
extension UIViewController {
  public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
}

/// Hears of a split view controller.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}
extension UISplitViewControllerDelegate {
  /// - Missing: being asked: the column that was shown last is on top.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// - Missing: being asked.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}

private struct SplitStage: View {
  let controller: UISplitViewController
  @ObservedObject var signal: SceneSignal

  var body: some View {
    let visibility = Binding<NavigationSplitViewVisibility>(
      get: { [controller] in controller.preferredDisplayMode == .secondaryOnly ? .detailOnly : .automatic },
      set: { [controller] new in
        controller.preferredDisplayMode = new == .detailOnly ? .secondaryOnly : .automatic
      })
    let compact = Binding<NavigationSplitViewColumn>(
      get: { [controller] in controller.shown }, set: { [controller] in controller.shown = $0 })
    if controller.style == .tripleColumn || controller.viewController(for: .supplementary) != nil {
      NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: compact) {
        page(.primary)
      } content: {
        page(.supplementary)
      } detail: {
        page(.secondary)
      }
    } else {
      NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: compact) {
        page(.primary)
      } detail: {
        page(.secondary)
      }
    }
  }
  @ViewBuilder private func page(_ column: UISplitViewController.Column) -> some View {
    if let page = controller.shownController(in: column) {
      CoveringStage(root: page.view).id(ObjectIdentifier(page))
        .toolbar(page is UINavigationController ? .hidden : .automatic, for: .navigationBar)
        .navigationTitle(Text(verbatim: page.navigationItem.title ?? ""))
    } else {
      Color.clear
    }
  }
}

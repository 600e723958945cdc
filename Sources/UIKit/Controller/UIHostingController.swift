import Foundation
import SashCore
import SashLayout

/// Shows a view of SwiftUI as the view of a controller.
///
/// - Missing: `safeAreaRegions` other than all and none, scroll edges of bars.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  private var hosted: UIHostingView<Content>

  public init(rootView: Content) {
    hosted = UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    hosted = UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }
  /// Traps: a subclass that comes out of a file overrides it and says its root view.
  public required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  open override func loadView() { view = hosted }

  /// The view that is shown; another value keeps the state of the one before.
  open var rootView: Content {
    get { hosted.rootView }
    set { hosted.rootView = newValue }
  }
  /// The size that the view would take of a size, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { hosted.sizeThatFits(size) }

  /// What the controller keeps up to date as the view changes.
  open var sizingOptions: UIHostingControllerSizingOptions {
    get { hosted.sizingOptions }
    set { hosted.sizingOptions = newValue }
  }
  /// Which safe areas the view keeps out of.
  open var safeAreaRegions: SafeAreaRegions {
    get { hosted.safeAreaRegions }
    set { hosted.safeAreaRegions = newValue }
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

/// What of a hosting controller follows the size of its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The view of a hosting controller.
final class UIHostingView<Content: View>: UIView {
  var rootView: Content { didSet { contentChanged() } }
  var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { invalidateIntrinsicContentSize() } }
  var safeAreaRegions: SafeAreaRegions = .all { didSet { changed() } }

  init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    backgroundColor = .systemBackground
  }
  required init?(coder: NSCoder) { fatalError("UIHostingView is made with a view.") }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    changed()
  }

  override var content: AnyView {
    var covered = safeAreaRegions.contains(.container) ? safeAreaInsets : .zero
    if safeAreaRegions.contains(.keyboard) { covered.bottom = max(covered.bottom, keyboardCover) }
    return AnyView(
      rootView.frame(maxWidth: .infinity, maxHeight: .infinity)
        .safeAreaPadding(
          EdgeInsets(top: covered.top, leading: covered.left, bottom: covered.bottom, trailing: covered.right)
        ))
  }
  override func keyboardMoved() { changed() }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    Measuring.size(of: rootView, ProposedViewSize(size))
  }
  override var intrinsicContentSize: CGSize { Measuring.size(of: rootView, .unspecified) }
}

/// Sizes of views that are in no window.
@MainActor enum Measuring {
  static func size<V: View>(of view: V, _ proposal: ProposedViewSize) -> CGSize {
    var environment = EnvironmentValues()
    environment.displayScale = MainScreen.current.scale
    let scene = ViewGraph(
      root: view, size: MainScreen.current.size, environment: environment, proposal: proposal)
    defer { scene.close() }
    scene.update()
    return scene.rootSize
  }
}

import Foundation
import SashCore

/// What a scene shows: the view of a controller, in front of the windows with lower levels.
///
/// - Missing: keeping touches from the windows behind where it has no colour and nothing takes them.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// How far in front windows are.
  public struct Level: Hashable, RawRepresentable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
    public static func - (a: Level, b: CGFloat) -> Level { Level(a.rawValue - b) }
  }

  /// The scene that shows the window; a window without one is shown in that of the program.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.windows.removeAll { $0 === self }
      windowScene?.windows.append(self)
      oldValue?.windowsChanged()
      windowScene?.windowsChanged()
    }
  }
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { showRoot() }
    }
  }
  open var windowLevel: Level = .normal { didSet { windowScene?.windowsChanged() } }
  /// The scene is SwiftUI's own: the window stands for it and is not drawn.
  private(set) var isOfSwiftUI = false
  /// Controllers that are presented, one over the other.
  var presented: [UIViewController] = []
  /// Tells that they are others.
  let presentationSignal = SceneSignal()

  private struct WeakWindow { weak var window: UIWindow? }
  private static var madeWithoutScene: [WeakWindow] = []
  /// Windows that were made by their frames.
  static var withoutScene: [UIWindow] { madeWithoutScene.compactMap(\.window) }

  /// A window of a scene, as large as its screen, that is not shown yet.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    super.isHidden = true
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
    UIWindow.madeWithoutScene.append(WeakWindow(window: self))
  }
  public convenience init() { self.init(frame: UIScreen.main.bounds) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  public var screen: UIScreen { .main }
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      NotificationCenter.default.post(
        name: isHidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
        object: self)
      if !isHidden { return show() }
      callOffStrokes()
      windowScene?.windowsChanged()
    }
  }
  /// Whether keys go to this window.
  public var isKeyWindow: Bool { windowScene?.keyWindow === self }
  open var canBecomeKey: Bool { true }
  open func makeKey() {
    joinScene()
    windowScene?.keyWindow?.resignKey()
    windowScene?.keyWindow = self
    becomeKey()
  }
  open func becomeKey() {
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }
  open func resignKey() {
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Shows the window and has keys go to it.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }
  open func sendEvent(_ event: UIEvent) {}

  private func show() {
    joinScene()
    if needsScreen { frame = UIScreen.main.bounds }
    showRoot()
    windowScene?.windowsChanged()
  }
  private var needsScreen: Bool { bounds.isEmpty }
  private func joinScene() {
    guard windowScene == nil else { return }
    windowScene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
  }
  private func showRoot() {
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insert(view, at: 0)
  }

  open override var undoManager: UndoManager? { windowScene?.graph?.environment.undoManager }

  func becomeWindowOfSwiftUI() {
    isOfSwiftUI = true
    rootViewController = UIViewController()
    rootViewController?.view.frame = bounds
    rootViewController.map { insert($0.view, at: 0) }
    isHidden = false
  }

  // MARK: What an extension of an app may do in its place (`dynamic`)

  open override dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionBegan(motion, with: event)
  }
  open override dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }
  open override dynamic func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionCancelled(motion, with: event)
  }
}

import Foundation
import SashCore

/// Where in its appearing and disappearing a controller is, and why.
struct Appearance {
  enum Stage {
    case disappeared, appearing, appeared, disappearing
    /// Its view is in the window still, behind that of a controller that fills the window.
    case covered
  }
  struct Reasons: OptionSet {
    let rawValue: Int
    static let presented = Reasons(rawValue: 1)
    static let dismissed = Reasons(rawValue: 2)
    static let toParent = Reasons(rawValue: 4)
    static let fromParent = Reasons(rawValue: 8)
    /// It is seen to come or go.
    static let animated = Reasons(rawValue: 16)
    static let ofComing: Reasons = [.presented, .toParent, .animated]
  }
  var stage = Stage.disappeared
  /// They hold until it has appeared, or has disappeared.
  var reasons: Reasons = []
  var isAnimated = false
  /// What moves it says itself when it has come or gone.
  var waits = false
  /// What goes on beside its coming or going.
  var coordinator: TransitionCoordinator?
  /// What waits until it has disappeared, and until it has appeared.
  var onDisappeared: [() -> Void] = []
  var onAppeared: [() -> Void] = []

  var isShown: Bool { stage == .appeared || stage == .appearing }
}

extension UIViewController {
  // MARK: What its view tells

  func windowWillChange(to window: UIWindow?) {
    if window == nil { willGo() } else { willCome() }
  }
  func windowDidChange(to window: UIWindow?) {
    if window == nil {
      hasGone()
    } else if appearance.stage == .appearing, let host = viewIfLoaded?.top.stage?.host {
      host.enqueue { [weak self] in MainActor.assumeIsolated { self?.finishAppearing() } }
    }
  }

  // MARK: Steps

  private var isAnimatedNow: Bool {
    if appearance.reasons.contains(.animated) { return true }
    guard let outer = parent?.appearance, outer.stage == .appearing || outer.stage == .disappearing else {
      return false
    }
    return outer.isAnimated
  }
  private func willCome() {
    if appearance.isShown { return }
    appearance.stage = .appearing
    appearance.isAnimated = isAnimatedNow
    viewWillAppear(appearance.isAnimated)
    viewIsAppearing(appearance.isAnimated)
  }
  /// It has been drawn, or is about to be.
  func finishAppearing() {
    guard appearance.stage == .appearing, !appearance.waits else { return }
    appearance.stage = .appeared
    viewDidAppear(appearance.isAnimated)
    appearance.reasons.subtract(.ofComing)
    showInputViews()
    let presenter = presenter
    if coversPresenter { presenter?.finishCovering() }
    let actions = appearance.onAppeared
    appearance.onAppeared = []
    for action in actions { action() }
  }
  /// Runs when it has appeared; when it goes before, then.
  func afterAppearing(_ action: @escaping () -> Void) {
    if appearance.stage == .appeared { action() } else { appearance.onAppeared.append(action) }
  }
  /// A controller with an input view gets the keys when it has come, so that the view is seen.
  private func showInputViews() {
    let other = UIResponder.first?.windowInChain?.windowScene?.graph
    guard canBecomeFirstResponder, other == nil || other !== windowInChain?.windowScene?.graph,
      inputAccessoryView != nil || inputAccessoryViewController != nil
    else { return }
    becomeFirstResponder()
  }
  private func willGo() {
    guard appearance.isShown else { return }
    InputViews.leaves(self)
    appearance.stage = .disappearing
    appearance.isAnimated = isAnimatedNow
    viewWillDisappear(appearance.isAnimated)
  }
  private func hasGone() {
    switch appearance.stage {
    case .disappeared: break
    // It has heard of that already.
    case .covered: appearance.stage = .disappeared
    case .appearing, .appeared, .disappearing:
      appearance.stage = .disappeared
      viewDidDisappear(appearance.isAnimated)
    }
    appearance.reasons.subtract([.dismissed, .fromParent, .animated])
    let actions = appearance.onAppeared + appearance.onDisappeared
    (appearance.onAppeared, appearance.onDisappeared) = ([], [])
    for action in actions { action() }
  }

  /// What goes on beside its coming or going, while it comes or goes with an animation.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let known = appearance.coordinator { return known }
    guard appearance.stage == .appearing || appearance.stage == .disappearing else {
      return parent?.transitionCoordinator
    }
    guard appearance.isAnimated else { return nil }
    let made = TransitionCoordinator(isAnimated: true, style: modalPresentationStyle)
    appearance.coordinator = made
    made.begin()
    let end = { [weak self] in
      self?.appearance.coordinator = nil
      made.end()
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + made.transitionDuration) {
      MainActor.assumeIsolated(end)
    }
    return made
  }

  // MARK: What containers of one's own tell

  func beginsAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if animated { appearance.reasons.insert(.animated) }
    if isAppearing {
      appearance.waits = true
      willCome()
    } else {
      beginDisappearing([])
    }
  }
  func endsAppearanceTransition() {
    appearance.waits = false
    if appearance.stage == .appearing { finishAppearing() } else { hasGone() }
  }

  // MARK: What containers and presentations tell

  /// It was about to go, and stays after all.
  func stay() {
    guard appearance.stage == .disappearing else { return }
    appearance.reasons.remove(.dismissed)
    willCome()
    finishAppearing()
    if coversPresenter { presenter?.beginDisappearing([]) }
    if coversPresenter { presenter?.finishCovering() }
    for child in children { child.stay() }
  }

  /// It begins to go, with the controllers in it; its view leaves the window when that has been seen.
  func beginDisappearing(_ reasons: Appearance.Reasons) {
    guard appearance.isShown else { return }
    appearance.reasons.formUnion(reasons)
    willGo()
    for child in children { child.beginDisappearing([]) }
  }
  /// It will be no child any more.
  func beginsLeaving() {
    if appearance.stage != .disappeared { appearance.reasons.insert(.fromParent) }
  }
  /// Nobody may keep it from now on; it is kept until it has heard that it is gone.
  func staysUntilGone() {
    guard appearance.isShown else { return }
    appearance.onDisappeared.append { withExtendedLifetime(self) {} }
  }
  /// Runs an action when its view has left the window.
  func afterDisappearing(_ action: @escaping () -> Void) {
    if appearance.stage == .disappeared { action() } else { appearance.onDisappeared.append(action) }
  }

  /// Whether who presents it disappears behind it.
  var coversPresenter: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }
  private func finishCovering() {
    guard appearance.stage == .disappearing else { return }
    appearance.stage = .covered
    viewDidDisappear(appearance.isAnimated)
    appearance.reasons.remove(.animated)
    for child in children { child.finishCovering() }
  }
  /// What covered it begins to go.
  func beginReappearing(animated: Bool) {
    guard appearance.stage == .covered || appearance.stage == .disappearing else { return }
    if animated { appearance.reasons.insert(.animated) }
    willCome()
    for child in children { child.beginReappearing(animated: false) }
  }
  /// What covered it has gone.
  func finishReappearing() {
    finishAppearing()
    for child in children { child.finishReappearing() }
  }
}

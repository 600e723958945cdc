import Foundation
import SashCore

/// Holds the page of a container controller that an animator has shown, and both pages while it exchanges them.
final class PageContainer: UIView {
  private weak var owner: UIViewController?
  /// What it holds, when nothing is exchanged.
  weak var page: UIViewController?
  private var size = CGSize.zero

  init(of owner: UIViewController, frame: CGRect) {
    self.owner = owner
    super.init(frame: frame)
    size = bounds.size
  }
  required init?(coder: NSCoder) { fatalError("PageContainer is made by an exchange of pages.") }
  override var next: UIResponder? { owner?.viewIfLoaded ?? owner }

  /// Run when the graph has shown it.
  var onShown: (() -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // A page that did not come after all is here when it comes.
    guard window == nil, subviews.isEmpty, let view = page?.viewIfLoaded, view.superview == nil else {
      return
    }
    view.frame = bounds
    addSubview(view)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    if let onShown, let host = stage?.host {
      self.onShown = nil
      host.enqueue { MainActor.assumeIsolated { onShown() } }
    }
    guard size != bounds.size else { return }
    size = bounds.size
    for view in subviews where view.controller != nil { view.frame = bounds }
  }
}

/// The views that stand for the pages of a container controller: their own, or containers that animators have used.
@MainActor final class PageRoots {
  private var containers: [ObjectIdentifier: PageContainer] = [:]
  private var versions: [ObjectIdentifier: Int] = [:]
  /// Whether pages are being exchanged.
  var isBusy: Bool { exchange != nil }
  private var exchange: PageExchange?

  func root(of page: UIViewController) -> UIView {
    // One that has been deallocated may have had the same identifier.
    if let known = containers[ObjectIdentifier(page)], known.page === page { return known }
    return page.view
  }
  /// Another one after the view of a page has been elsewhere.
  func version(of page: UIViewController) -> Int { versions[ObjectIdentifier(page)] ?? 0 }
  fileprivate func set(_ container: PageContainer?, for page: UIViewController) {
    containers[ObjectIdentifier(page)] = container
    versions[ObjectIdentifier(page), default: 0] += 1
    container?.page = page
  }
  /// A page is no part of the controller any more.
  func forget(_ page: UIViewController) {
    containers[ObjectIdentifier(page)] = nil
    versions[ObjectIdentifier(page)] = nil
  }

  /// Exchanges one page for another by an animator.
  ///
  /// - Parameters:
  ///   - show: Has the controller show the pages that it has now.
  ///   - onEnd: Told whether it was carried out; then pages are shown again.
  func exchange(
    _ old: UIViewController, for new: UIViewController, in owner: UIViewController,
    by animator: any UIViewControllerAnimatedTransitioning,
    led leader: (any UIViewControllerInteractiveTransitioning)?, show: @escaping () -> Void,
    onEnd: @escaping (Bool) -> Void
  ) {
    guard let window = owner.viewIfLoaded?.window, let graph = window.windowScene?.graph,
      let outgoing = old.view
    else { return }
    let container = PageContainer(of: owner, frame: outgoing.bounds)
    // It is in the window before the graph shows it, so that the page that goes does not leave the window.
    container.stageWindow = window
    container.addSubview(outgoing)
    (outgoing.stageWindow, outgoing.stage) = (nil, nil)
    outgoing.frame = container.bounds
    set(container, for: new)
    set(nil, for: old)
    let exchange = PageExchange(old, new, owner, container)
    self.exchange = exchange
    new.appearance.waits = true
    new.appearance.reasons.insert(.animated)
    let begin = { [weak self] in
      exchange.begin(animator, leader) { isDone in
        if !isDone {
          // The page that stays has another container; that which came after all waits in its own, out of sight.
          let other = PageContainer(of: owner, frame: container.frame)
          other.stageWindow = container.window
          if let view = old.viewIfLoaded { other.addSubview(view) }
          self?.set(other, for: old)
        }
        self?.exchange = nil
        onEnd(isDone)
        UIView.performWithoutAnimation(show)
      }
    }
    // Animations begin between evaluations, when the container is shown.
    container.onShown = {
      _ = graph.schedule(after: 0) { MainActor.assumeIsolated(begin) }
    }
    UIView.performWithoutAnimation(show)
  }
}

/// One exchange of pages.
@MainActor private final class PageExchange {
  private let (old, new, owner): (UIViewController, UIViewController, UIViewController)
  private let container: PageContainer
  private var context: TransitionContext?

  init(
    _ old: UIViewController, _ new: UIViewController, _ owner: UIViewController, _ container: PageContainer
  ) {
    (self.old, self.new, self.owner, self.container) = (old, new, owner, container)
  }

  func begin(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ leader: (any UIViewControllerInteractiveTransitioning)?, _ onEnd: @escaping (Bool) -> Void
  ) {
    let (incoming, outgoing) = (new.view, old.view)
    incoming?.frame = container.bounds
    let context = TransitionContext(
      in: container, from: old, to: new, views: (outgoing, incoming),
      frames: (container.bounds, container.bounds), style: .none, animator: animator
    ) { isDone in
      self.ended(isDone)
      onEnd(isDone)
    }
    self.context = context
    for one in [old, new, owner] { one.appearance.coordinator = context.coordinator }
    old.beginDisappearing(.animated)
    context.start(leader)
  }
  private func ended(_ isDone: Bool) {
    context = nil
    for one in [old, new, owner] { one.appearance.coordinator = nil }
    new.appearance.waits = false
    if isDone {
      if let view = new.view, !view.isDescendant(of: container) {
        view.frame = container.bounds
        container.addSubview(view)
      }
      old.viewIfLoaded?.removeFromSuperview()
      container.finishAppearing()
    } else {
      new.viewIfLoaded?.removeFromSuperview()
      new.appearance.reasons.remove(.animated)
      if let view = old.viewIfLoaded, view.superview !== container { container.addSubview(view) }
      old.viewIfLoaded?.frame = container.bounds
      old.stay()
    }
  }
}

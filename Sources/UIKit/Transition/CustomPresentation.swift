import Foundation
import SashCore

/// A presentation whose views move as code wants, in a view over the window.
@MainActor final class CustomPresentation {
  let presented: UIViewController
  private let presenting: UIViewController
  let controller: UIPresentationController
  private let container = TransitionContainer(frame: .zero)
  private let window: UIWindow
  private var layer: WindowLayer?
  private var context: TransitionContext?

  /// Nil where a controller is presented as the system does it.
  init?(
    of presented: UIViewController, over presenting: UIViewController, from source: UIViewController,
    in window: UIWindow
  ) {
    let delegate = presented.transitioningDelegate
    let isCustom = presented.modalPresentationStyle == .custom
    let animator = delegate?.animationController(
      forPresented: presented, presenting: presenting, source: source)
    if animator == nil, !isCustom { return nil }
    let own =
      isCustom
      ? delegate?.presentationController(forPresented: presented, presenting: presenting, source: source)
      : nil
    controller =
      own ?? UIPresentationController(presentedViewController: presented, presenting: presenting)
    (self.presented, self.presenting, self.window) = (presented, presenting, window)
    self.animator = animator
    controller.containerView = container
    controller.storedPresenting = presenting
    container.presentation = controller
    container.backgroundColor = .clear
  }
  /// Of the coming.
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var removesPresenter: Bool { presented.coversPresenter || controller.shouldRemovePresentersView }

  // MARK: Coming

  func show(animated: Bool, level: Int, _ completion: (() -> Void)?) {
    guard let graph = window.windowScene?.graph else { return }
    container.frame = window.bounds
    presented.appearance.waits = true
    let begin = { [self] in
      layer = graph.layers.add(
        CoveringStage(root: container).modifier(Presentations(window: window, level: level + 1)),
        base: graph.rootInputs, owner: graph.rootSubgraph)
      // The container is in the window when that has been evaluated; animations begin between evaluations.
      _ = graph.schedule(after: 0) { MainActor.assumeIsolated { self.come(animated: animated, completion) } }
    }
    if graph.graph.isUpdating {
      graph.enqueue { MainActor.assumeIsolated(begin) }
    } else {
      begin()
    }
  }
  private func come(animated: Bool, _ completion: (() -> Void)?) {
    let delegate = presented.transitioningDelegate
    let animator = animated ? animator ?? CoverTransition(isDismissal: false) : nil
    let leader = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    let frame = controller.frameOfPresentedViewInContainerView
    let view = controller.presentedView
    view?.frame = frame
    begin(
      TransitionContext(
        in: container, from: presenting, to: presented,
        views: (removesPresenter ? presenting.viewIfLoaded : nil, view), frames: (container.bounds, frame),
        style: presented.modalPresentationStyle, animator: animator
      ) { [self] isDone in
        ended()
        if isDone {
          if view?.window == nil, let view { container.addSubview(view) }
          presented.appearance.waits = false
          presented.finishAppearing()
        }
        controller.presentationTransitionDidEnd(isDone)
        if !isDone { remove() }
        completion?()
      }, leader
    ) { self.controller.presentationTransitionWillBegin() }
  }

  // MARK: Going

  func hide(animated: Bool, _ completion: (() -> Void)?) {
    guard layer != nil, context == nil else {
      remove()
      completion?()
      return
    }
    let delegate = presented.transitioningDelegate
    let animator =
      animated
      ? delegate?.animationController(forDismissed: presented) ?? CoverTransition(isDismissal: true) : nil
    let leader = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    presented.appearance.waits = true
    Presentation.begin(toEnd: presented, animated: animated)
    begin(
      TransitionContext(
        in: container, from: presented, to: presenting,
        views: (controller.presentedView, removesPresenter ? presenting.viewIfLoaded : nil),
        frames: (controller.presentedView?.frame ?? .zero, container.bounds),
        style: presented.modalPresentationStyle, animator: animator
      ) { [self] isDone in
        ended()
        presented.appearance.waits = false
        if isDone {
          remove()
        } else {
          presented.stay()
        }
        controller.dismissalTransitionDidEnd(isDone)
        completion?()
      }, leader
    ) { self.controller.dismissalTransitionWillBegin() }
  }

  // MARK: Both

  /// Where the view of the presenting controller is, to put it back: animators may put it into the container.
  private var home: (superview: UIView, index: Int)?

  private func begin(
    _ context: TransitionContext, _ leader: (any UIViewControllerInteractiveTransitioning)?,
    _ tell: () -> Void
  ) {
    self.context = context
    if let view = presenting.viewIfLoaded, let outer = view.superview, outer !== container {
      home = outer.subviews.firstIndex { $0 === view }.map { (outer, $0) }
    }
    for one in [presented, presenting] { one.appearance.coordinator = context.coordinator }
    tell()
    context.start(leader)
  }
  private func ended() {
    context = nil
    for one in [presented, presenting] { one.appearance.coordinator = nil }
    if let view = presenting.viewIfLoaded, view.isDescendant(of: container), let home {
      home.superview.insertSubview(view, at: home.index)
      view.frame = home.superview.bounds
    }
    home = nil
  }
  private func remove() {
    controller.presentedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    Presentation.forget(presented, in: window)
    presented.customPresentation = nil
    guard let layer, let graph = window.windowScene?.graph else { return }
    self.layer = nil
    // What is in it has gone; it may be evaluated at this moment.
    graph.enqueue { MainActor.assumeIsolated { graph.layers.remove(layer) } }
  }
}

/// Holds the views of a presentation, over all of the window.
private final class TransitionContainer: UIView {
  weak var presentation: UIPresentationController?
  private var size = CGSize.zero
  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    // What filled the old size fills the new one.
    if let view = presentation?.presentedView, view.superview === self, size != .zero, size != bounds.size {
      view.frame = presentation?.frameOfPresentedViewInContainerView ?? bounds
    }
    size = bounds.size
    presentation?.containerViewDidLayoutSubviews()
  }
}

/// The system's way: from below, and down again.
private final class CoverTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let isDismissal: Bool
  init(isDismissal: Bool) { self.isDismissal = isDismissal }
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.35 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (container, isDismissal) = (context.containerView, isDismissal)
    guard let view = context.view(forKey: isDismissal ? .from : .to) else {
      return context.completeTransition(true)
    }
    if !isDismissal {
      container.addSubview(view)
      view.transform = CGAffineTransform(translationX: 0, y: container.bounds.height - view.frame.minY)
    }
    UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseOut) {
      view.transform =
        isDismissal
        ? CGAffineTransform(translationX: 0, y: container.bounds.height - view.frame.minY) : .identity
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

import Foundation

/// How a controller is presented. Subclasses say where its view is to be, and put others around it.
@MainActor @preconcurrency
open class UIPresentationController: NSObject, PresentationDelegating {
  private(set) weak var storedPresented: UIViewController?
  weak var storedPresenting: UIViewController?
  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    (storedPresented, storedPresenting) = (presentedViewController, presentingViewController)
    super.init()
  }
  convenience init(presented: UIViewController) {
    self.init(presentedViewController: presented, presenting: nil)
  }

  open var presentedViewController: UIViewController { storedPresented ?? UIViewController() }
  open var presentingViewController: UIViewController {
    storedPresenting ?? storedPresented?.presenter ?? UIViewController()
  }
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  /// Holds the views of a presentation with an animator or a controller of its own; nil for others.
  open internal(set) var containerView: UIView?
  /// Where the view that is presented is at the end, in points of the container: it fills it unless that is overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// What the animator moves.
  open var presentedView: UIView? { storedPresented?.view }
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the view of the presenting controller goes from the window meanwhile.
  open var shouldRemovePresentersView: Bool { false }
  open var overrideTraitCollection: UITraitCollection?

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  )
    -> CGSize
  { parentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    .none
  }
}

/// Gives presentations their delegate: those of sheets and popovers have other types under the same name.
@MainActor @preconcurrency
public protocol PresentationDelegating: UIPresentationController {}
extension PresentationDelegating {
  /// Hears of how the presentation ends. It is not retained.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
}

/// Hears of how presentations end.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// A person has put the controller away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Whether a person may put the controller away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A person is putting the controller away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A person wanted to put the controller away, which is not allowed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// How a popover is shown where there is little width; `none` keeps it.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// What is shown where a popover is shown otherwise, as the controller in one with a bar; nil is the controller itself.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// It is about to be shown in the style that it has here.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  { .automatic }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
}

extension UIViewController {
  /// How it is presented.
  public var presentationController: UIPresentationController? { presentationInUse }
  var presentationInUse: UIPresentationController {
    customPresentation?.controller ?? popoverPresentationController ?? sheet
  }
  /// The window over which it is presented.
  var presentationWindow: UIWindow? { presenter?.presentingWindow }
}

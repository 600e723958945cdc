import Foundation

extension UIViewController {
  /// Exchanges the view of one child for that of another one.
  ///
  /// Both have to be children of this controller, and the first one's view in its view. The other one's view comes into the
  /// same view around, with the frame that it has; they hear that they appear and disappear. `willMove(toParent:)` and
  /// `removeFromParent()` remain to be called.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      fromViewController.parent === self && toViewController.parent === self,
      "Children view controllers must have a common parent view controller when calling transition(from:to:…)."
    )
    guard let (old, new) = fromViewController.viewIfLoaded.map({ ($0, toViewController.view!) }),
      let around = old.superview
    else {
      completion?(false)
      return
    }
    let isAnimated = duration > 0 && UIView.areAnimationsEnabled && old.window != nil
    fromViewController.beginAppearanceTransition(false, animated: isAnimated)
    toViewController.beginAppearanceTransition(true, animated: isAnimated)
    let end: (Bool) -> Void = { isDone in
      if new !== old { old.removeFromSuperview() }
      fromViewController.endAppearanceTransition()
      toViewController.endAppearanceTransition()
      completion?(isDone)
    }
    if options.exchangesViews {
      UIView.transition(with: around, duration: duration, options: options) {
        around.addSubview(new)
        old.removeFromSuperview()
        animations?()
      } completion: {
        end($0)
      }
    } else {
      around.addSubview(new)
      UIView.animate(withDuration: duration, delay: 0, options: options) {
        animations?()
      } completion: {
        end($0)
      }
    }
  }

  /// The nearest of this controller and those around it that does an action; nil where nobody does.
  public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if current.canPerformAction(action, withSender: sender) { return current }
      controller = current.parent
    }
    return nil
  }
}

extension UIView.AnimationOptions {
  /// Whether they name a transition, a dissolve or a flip.
  fileprivate var exchangesViews: Bool { rawValue >> 20 & 7 != 0 }
}

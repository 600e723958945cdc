import Foundation
import SashCore

extension UIView {
  /// Makes changes in a view that is exchanged for how it looks then: by a dissolve or a flip, as the options say.
  ///
  /// A flip is seen from the front: the view becomes narrow, and wide again. Curls are dissolves.
  ///
  /// - Missing: depth.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let kind = Exchange(options)
    guard areAnimationsEnabled, duration > 0, let kind,
      let outer = view.superview ?? view.stage.map({ _ in view }),
      let before = view.snapshotView(afterScreenUpdates: false)
    else {
      return animate(withDuration: duration, delay: 0, options: options) {
        animations?()
      } completion: {
        completion?($0)
      }
    }
    performWithoutAnimation { animations?() }
    let isInside = outer === view
    before.frame = isInside ? view.bounds : view.untransformedFrame
    before.transform = isInside ? .identity : view.transform
    before.isUserInteractionEnabled = false
    if isInside { outer.addSubview(before) } else { outer.insertSubview(before, aboveSubview: view) }
    kind.run(duration, options, from: before, to: isInside ? nil : view) { isDone in
      before.removeFromSuperview()
      completion?(isDone)
    }
  }

  /// Exchanges a view for another one, which comes into the view around it.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let hides = options.contains(.showHideTransitionViews)
    guard let outer = fromView.superview else {
      completion?(false)
      return
    }
    let exchange = {
      if hides {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        outer.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    guard let kind = Exchange(options), areAnimationsEnabled, duration > 0,
      let before = fromView.snapshotView(afterScreenUpdates: false)
    else {
      exchange()
      completion?(true)
      return
    }
    before.frame = fromView.untransformedFrame
    performWithoutAnimation(exchange)
    outer.insertSubview(before, aboveSubview: toView)
    kind.run(duration, options, from: before, to: toView) { isDone in
      before.removeFromSuperview()
      completion?(isDone)
    }
  }
}

/// How one look is exchanged for another.
@MainActor private enum Exchange {
  case dissolve
  case flip(isUpright: Bool)

  init?(_ options: UIView.AnimationOptions) {
    switch (options.rawValue >> 20) & 15 {
    case 1, 2: self = .flip(isUpright: false)
    case 6, 7: self = .flip(isUpright: true)
    case 3, 4, 5: self = .dissolve
    default: return nil
    }
  }

  /// - Parameters:
  ///   - old: A picture over what comes.
  ///   - new: What comes; nil if the picture lies in it.
  func run(
    _ duration: TimeInterval, _ options: UIView.AnimationOptions, from old: UIView, to new: UIView?,
    _ completion: @escaping (Bool) -> Void
  ) {
    guard case .flip(let isUpright) = self, let new else {
      return UIView.animate(withDuration: duration, delay: 0, options: options) {
        old.alpha = 0
      } completion: {
        completion($0)
      }
    }
    // Nothing is as narrow as nothing.
    let least: CGFloat = 0.001
    let narrow = isUpright ? CGAffineTransform(scaleX: 1, y: least) : CGAffineTransform(scaleX: least, y: 1)
    let (rest, oldRest, alpha) = (new.transform, old.transform, new.alpha)
    UIView.performWithoutAnimation {
      new.transform = narrow.concatenating(rest)
      new.alpha = 0
    }
    UIView.animate(withDuration: duration / 2, delay: 0, options: .curveEaseIn) {
      old.transform = narrow.concatenating(oldRest)
    } completion: { _ in
      old.alpha = 0
      new.alpha = alpha
      UIView.animate(withDuration: duration / 2, delay: 0, options: .curveEaseOut) {
        new.transform = rest
      } completion: {
        completion($0)
      }
    }
  }
}

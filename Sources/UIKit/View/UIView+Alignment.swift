import Foundation

extension UIView {
  /// The constraints that have a say in the size or the place of the view along an axis, in the order in which they were activated.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let island = constraintIsland
    var found: [NSLayoutConstraint] = []
    func visit(_ view: UIView) {
      found += view.heldConstraints.filter { constraint in
        constraint.isAbout(axis) && constraint.views.contains { $0 === self }
      }
      view.subviews.forEach(visit)
    }
    visit(island)
    return found.sorted { $0.activation < $1.activation }
  }
  /// Seconds of the animation that changes are made in now; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { UIView.runningDuration }

  /// What is done with views at once.
  public enum SystemAnimation: UInt, Sendable { case delete }
  /// Does something with views: they become small and fade, and are taken away.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.3, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
      }
      parallelAnimations?()
    } completion: { isDone in
      for view in views { view.removeFromSuperview() }
      completion?(isDone)
    }
  }
}

extension NSLayoutConstraint {
  /// Whether it says something along an axis.
  fileprivate func isAbout(_ axis: Axis) -> Bool {
    switch firstAttribute {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      axis == .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      axis == .vertical
    case .notAnAttribute: false
    }
  }
}

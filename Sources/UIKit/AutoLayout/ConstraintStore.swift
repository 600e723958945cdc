import Foundation
import SashCore

/// The constraints that count, and when trees of views have to be solved anew.
@MainActor enum ConstraintStore {
  /// In the order in which they were activated.
  private(set) static var active: [NSLayoutConstraint] = []
  private static var ids: Set<ObjectIdentifier> = []
  /// Rises with everything that layout by constraints depends on.
  private(set) static var clock = 0
  private static var isApplying = false
  private static var solved: (top: ObjectIdentifier, clock: Int)?

  static func isActive(_ constraint: NSLayoutConstraint) -> Bool {
    ids.contains(ObjectIdentifier(constraint))
  }
  static func activate(_ constraint: NSLayoutConstraint) {
    let views = constraint.views
    guard let first = views.first, views.allSatisfy({ $0.top === first.top }) else {
      runtimeWarning(
        "A constraint can be activated only between views that have a view around them in common; it is left out."
      )
      return
    }
    active.append(constraint)
    ids.insert(ObjectIdentifier(constraint))
    changed(constraint)
  }
  static func deactivate(_ constraint: NSLayoutConstraint) {
    active.removeAll { $0 === constraint }
    ids.remove(ObjectIdentifier(constraint))
    changed(constraint)
  }
  static func changed(_ constraint: NSLayoutConstraint) {
    for view in constraint.views { view.setNeedsLayout() }
  }
  static func layoutChanged() { if !isApplying { clock += 1 } }

  /// Places what constraints place in the tree of a view, if anything has changed since that was done last.
  static func solve(around view: UIView) {
    if active.isEmpty || isApplying { return }
    let top = view.top
    if let solved, solved == (ObjectIdentifier(top), clock) { return }
    let own = active.filter { $0.views.first?.top === top }
    if !own.isEmpty {
      let layout = ConstraintLayout(root: top, constraints: own, isFixed: true)
      let frames = layout.solve()
      isApplying = true
      for (view, frame) in frames { view.frame = frame }
      isApplying = false
    }
    solved = (ObjectIdentifier(top), clock)
  }

  /// The size of a view by the constraints in it, in points.
  static func fittingSize(of view: UIView, target: CGSize, horizontal: Float, vertical: Float) -> CGSize {
    let own = active.filter { $0.views.allSatisfy { $0.isDescendant(of: view) } }
    return ConstraintLayout(root: view, constraints: own, isFixed: false)
      .fittingSize(target: target, horizontal: horizontal, vertical: vertical)
  }
}

extension UIView {
  /// The size by the constraints in it that is nearest to one, in points.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    ConstraintStore.fittingSize(of: self, target: targetSize, horizontal: 50, vertical: 50)
  }
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ConstraintStore.fittingSize(
      of: self, target: targetSize, horizontal: horizontalFittingPriority.rawValue,
      vertical: verticalFittingPriority.rawValue)
  }
}

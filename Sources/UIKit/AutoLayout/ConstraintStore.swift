import Foundation
import SashCore

/// The constraints that count, and when trees of views have to be solved anew.
@MainActor enum ConstraintStore {
  /// In the order in which they were activated.
  private(set) static var active: [NSLayoutConstraint] = []
  private static var ids: Set<ObjectIdentifier> = []
  private static var isApplying = false

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
  /// What the constraints around a view depend on has changed.
  static func layoutChanged(at view: UIView) { if !isApplying { view.constraintIsland.needsSolving = true } }

  /// Places what constraints place around a view, if anything has changed since that was done last.
  ///
  /// Cells of tables are islands: what is in one is solved by itself.
  static func solve(around view: UIView) {
    if active.isEmpty || isApplying { return }
    let island = view.constraintIsland
    guard island.needsSolving else { return }
    island.needsSolving = false
    let own = active.filter { $0.views.first?.constraintIsland === island }
    guard !own.isEmpty else { return }
    let layout = ConstraintLayout(root: island, constraints: own, isFixed: true)
    let frames = layout.solve()
    isApplying = true
    for (view, frame) in frames { view.frame = frame }
    for (view, size) in layout.contentSizes { view.contentSize = size }
    isApplying = false
  }

  /// The size of a view by the constraints in it, in points.
  static func fittingSize(of view: UIView, target: CGSize, horizontal: Float, vertical: Float) -> CGSize {
    let own = active.filter { $0.views.allSatisfy { $0.isDescendant(of: view) } }
    return ConstraintLayout(root: view, constraints: own, isFixed: false)
      .fittingSize(target: target, horizontal: horizontal, vertical: vertical)
  }
}

extension UIView {
  /// The view whose constraints are solved together with those here: the nearest island around, or the topmost view.
  var constraintIsland: UIView {
    var view = self
    while !view.isConstraintIsland, let outer = view.superview { view = outer }
    return view
  }
}

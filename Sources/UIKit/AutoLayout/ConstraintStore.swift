import Foundation
import SashCore

/// Which constraints count, and when trees of views have to be solved anew.
///
/// A constraint that counts is kept by the nearest view that all of its items are in, and knows its items weakly: views go
/// with their constraints.
@MainActor enum ConstraintStore {
  private static var isApplying = false
  private static var lastActivation = 0
  /// While frames are set, views have come to where bars cover more or less of them.
  private static var hasMovedGuides = false

  static func activate(_ constraint: NSLayoutConstraint) {
    let views = constraint.views
    guard let first = views.first, views.allSatisfy({ $0.top === first.top }) else {
      runtimeWarning(
        "A constraint can be activated only between views that have a view around them in common; it is left out."
      )
      return
    }
    guard let holder = constraint.commonView else { return }
    lastActivation += 1
    constraint.activation = lastActivation
    constraint.holder = holder
    holder.heldConstraints.append(constraint)
    changed(constraint)
  }
  static func deactivate(_ constraint: NSLayoutConstraint) {
    constraint.holder?.heldConstraints.removeAll { $0 === constraint }
    constraint.holder = nil
    changed(constraint)
  }
  /// Constraints from what is in a view to what is not end when it leaves the view around it.
  static func deactivateThose(crossing view: UIView) {
    var outer = view.superview
    while let around = outer {
      for constraint in around.heldConstraints where constraint.crosses(view) { deactivate(constraint) }
      outer = around.superview
    }
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
    if isApplying { return }
    let island = view.constraintIsland
    guard island.needsSolving else { return }
    island.needsSolving = false
    let own = constraints(in: island, withIslands: false)
    guard !own.isEmpty else { return }
    let layout = ConstraintLayout(root: island, constraints: own, isFixed: true)
    let frames = layout.solve()
    isApplying = true
    for (view, frame) in frames {
      if let scroll = view.superview as? UIScrollView, scroll.zoom.view === view {
        scroll.zoom.place(view, frame)
      } else {
        view.frame = frame
      }
    }
    for (view, size) in layout.contentSizes { view.contentSize = view.zoom.enlarged(size) }
    isApplying = false
    if hasMovedGuides {
      hasMovedGuides = false
      island.setNeedsLayout()
    }
  }
  /// The guides of a view that follow bars and keyboards are elsewhere.
  static func guidesMoved(in view: UIView) {
    if isApplying, !view.guides.isEmpty { hasMovedGuides = true }
  }

  /// Those between what is in a view, in the order in which they were activated.
  private static func constraints(in view: UIView, withIslands: Bool) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    func visit(_ view: UIView) {
      found += view.heldConstraints
      for inner in view.subviews where withIslands || !inner.isConstraintIsland { visit(inner) }
    }
    visit(view)
    return found.sorted { $0.activation < $1.activation }
  }

  /// The size of a view by the constraints in it, in points.
  static func fittingSize(of view: UIView, target: CGSize, horizontal: Float, vertical: Float) -> CGSize {
    view.updateConstraintTree()
    let own = constraints(in: view, withIslands: true)
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

import Foundation

/// When views update their constraints: before layout, from the inside out.
extension UIView {
  func requestConstraintUpdate() {
    wantsConstraintUpdate = true
    markConstraintUpdates()
    top.stage?.changed()
  }
  /// Something in the view, or itself, has to update its constraints.
  func markConstraintUpdates() {
    var view: UIView? = self
    while let current = view, !current.hasConstraintUpdates {
      current.hasConstraintUpdates = true
      view = current.superview
    }
  }
  /// Has those that are to in this view update their constraints.
  func updateConstraintTree() {
    guard hasConstraintUpdates else { return }
    hasConstraintUpdates = false
    for view in subviews { view.updateConstraintTree() }
    guard wantsConstraintUpdate else { return }
    wantsConstraintUpdate = false
    updateOwnConstraints()
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
}

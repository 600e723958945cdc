import Foundation

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    precondition(
      view !== self && !isDescendant(of: view), "A view cannot be added to itself or to what is in it.")
    var index = index
    if let old = view.superview {
      if old === self, let place = subviews.firstIndex(where: { $0 === view }) {
        subviews.remove(at: place)
        subviews.insert(view, at: min(max(0, place < index ? index - 1 : index), subviews.count))
        setNeedsLayout()
        return
      }
      old.remove(view, to: self)
      index = min(index, subviews.count)
    }
    let (oldWindow, newWindow) = (view.window, window)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWindowWillChange(to: newWindow) }
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superview = self
    if view.hasConstraintUpdates { markConstraintUpdates() }
    view.passSafeAreaDown()
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.tellWindowDidChange() }
    didAddSubview(view)
    if view.isConstraintIsland { setNeedsPlacing() } else { setNeedsLayout() }
    changed()
  }

  func remove(_ view: UIView, to newParent: UIView?) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    let window = window
    let leaves = window != nil && newParent?.window !== window
    willRemoveSubview(view)
    if newParent == nil { view.willMove(toSuperview: nil) }
    if leaves { view.tellWindowWillChange(to: newParent?.window) }
    if let first = UIResponder.first as? UIView, leaves, first.isDescendant(of: view) {
      first.resignFirstResponder()
    }
    ConstraintStore.deactivateThose(crossing: view)
    subviews.remove(at: index)
    view.superview = nil
    if newParent == nil { view.didMoveToSuperview() }
    if leaves { view.tellWindowDidChange() }
    if view.isConstraintIsland { setNeedsPlacing() } else { setNeedsLayout() }
    changed()
  }

  func tellWindowWillChange(to window: UIWindow?) {
    willMove(toWindow: window)
    controller?.windowWillChange(to: window)
    for view in subviews { view.tellWindowWillChange(to: window) }
  }
  func tellWindowDidChange() {
    if window == nil { leftWindow() } else { AppearanceProxies.apply(to: self) }
    didMoveToWindow()
    controller?.windowDidChange(to: window)
    for view in subviews { view.tellWindowDidChange() }
  }

  /// Whether it is this view or in it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let found = current {
      if found === view { return true }
      current = found.superview
    }
    return false
  }
  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }
  public func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
    changed()
  }

  /// The topmost view of the tree.
  var top: UIView {
    var view = self
    while let outer = view.superview { view = outer }
    return view
  }
}

extension UIView {
  // MARK: From space to space

  /// From the space of this view into that of the one around.
  private var toSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -storedBounds.midX, y: -storedBounds.midY).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: storedCenter.x, y: storedCenter.y))
  }
  private var toTop: CGAffineTransform {
    var all = CGAffineTransform.identity
    var view = self
    while let outer = view.superview {
      all = all.concatenating(view.toSuperview)
      view = outer
    }
    // The topmost view may be scrolled.
    let (origin, bounds) = (view.stage?.origin ?? .zero, view.storedBounds.origin)
    return all.concatenating(
      CGAffineTransform(translationX: origin.x - bounds.x, y: origin.y - bounds.y))
  }
  private func transform(to view: UIView?) -> CGAffineTransform {
    guard let view else { return toTop }
    return toTop.concatenating(view.toTop.inverted())
  }

  /// A point of this view in the space of another; nil means the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }
  /// A rectangle of this view in the space of another; nil means the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }
}

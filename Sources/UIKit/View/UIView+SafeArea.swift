import Foundation

extension UIView {
  /// What bars of the device and of controllers cover of it, in points.
  public var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }

  func setSafeArea(_ insets: UIEdgeInsets) {
    var insets = insets
    if let more = controller?.additionalSafeAreaInsets {
      insets.top += more.top
      insets.left += more.left
      insets.bottom += more.bottom
      insets.right += more.right
    }
    if inheritedSafeArea != insets {
      inheritedSafeArea = insets
      safeAreaChanged()
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { marginsChanged() }
      ConstraintStore.guidesMoved(in: self)
      setNeedsLayout()
    }
    for view in subviews { view.passSafeAreaDown() }
  }

  /// It stands elsewhere, or is larger or smaller: bars and keyboards cover another part of it.
  func coveredByBars() {
    guard let outer = superview, !outer.scrolls else { return }
    if outer.inheritedSafeArea != .zero || inheritedSafeArea != .zero { passSafeAreaDown() }
    if outer.keyboardCover != 0 || keyboardCover != 0 { setKeyboard(outer.keyboardCover(of: self)) }
  }
  private func keyboardCover(of view: UIView) -> CGFloat {
    min(max(0, keyboardCover - (storedBounds.maxY - view.frame.maxY)), max(0, view.frame.height))
  }

  /// Takes what of the safe area of the view around lies over this one.
  ///
  /// - Source: facts on UIKit, "safe area".
  func passSafeAreaDown() {
    guard let outer = superview else { return }
    let (around, frame, size) = (outer.inheritedSafeArea, frame, outer.storedBounds.size)
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(0, inset - distance), inset) }
    setSafeArea(
      UIEdgeInsets(
        top: part(around.top, frame.minY - outer.storedBounds.minY),
        left: part(around.left, frame.minX - outer.storedBounds.minX),
        bottom: part(around.bottom, size.height - (frame.maxY - outer.storedBounds.minY)),
        right: part(around.right, size.width - (frame.maxX - outer.storedBounds.minX))))
  }

  /// How much a keyboard covers of it, in points: no safe area to UIKit, yet hosted views of SwiftUI keep out of it.
  func setKeyboard(_ height: CGFloat) {
    if keyboardCover != height {
      keyboardCover = height
      keyboardMoved()
      if guides["keyboard"] != nil {
        ConstraintStore.guidesMoved(in: self)
        setNeedsLayout()
      }
    }
    for view in subviews { view.setKeyboard(keyboardCover(of: view)) }
  }
}

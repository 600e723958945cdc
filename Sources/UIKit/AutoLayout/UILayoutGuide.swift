import Foundation

/// A rectangle that takes part in layout and shows nothing.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  public internal(set) weak var owningView: UIView?
  open var identifier: String = ""
  /// Where it is, in points of its view, after layout.
  public internal(set) var layoutFrame = CGRect.zero
  /// Says how far inside of its view it lies; nil where constraints say where it is.
  var insets: ((UIView) -> UIEdgeInsets)?
  public override init() { super.init() }

  static func inside(_ view: UIView, _ name: String, _ insets: @escaping (UIView) -> UIEdgeInsets)
    -> UILayoutGuide
  {
    if let known = view.guides[name] { return known }
    let guide = UILayoutGuide()
    guide.owningView = view
    guide.insets = insets
    view.guides[name] = guide
    return guide
  }
}

/// Where the keyboard is.
@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  /// Whether the guide's top is that of the safe area's bottom while no keyboard is there; else it is the edge of the view.
  open var usesBottomSafeArea = true { didSet { owningView?.setNeedsLayout() } }
  /// How far a finger may be from the keyboard for a drag to put it away with it, in points.
  open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
  }
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
  /// What bars do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide { .inside(self, "safe area") { $0.safeAreaInsets } }
  /// Where the keyboard is; the strip below the safe area while there is none.
  ///
  /// - Source: the documentation of `keyboardLayoutGuide` and `usesBottomSafeArea`
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let known = guides["keyboard"] as? UIKeyboardLayoutGuide { return known }
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    guide.insets = { [unowned guide] view in
      let bottom = guide.usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
      return UIEdgeInsets(
        top: max(0, view.bounds.height - max(view.keyboardCover, bottom)), left: 0, bottom: 0, right: 0)
    }
    guides["keyboard"] = guide
    return guide
  }
  /// What lies inside of the margins.
  public var layoutMarginsGuide: UILayoutGuide { .inside(self, "margins") { $0.effectiveMargins } }
  /// What lies inside of the margins, and is not too wide to be read.
  ///
  /// - Source: facts on UIKit, "readableContentGuide": 920 points.
  public var readableContentGuide: UILayoutGuide {
    .inside(self, "readable") { view in
      var margins = view.effectiveMargins
      let more = (view.bounds.width - margins.left - margins.right - 920) / 2
      if more > 0 {
        margins.left += more
        margins.right += more
      }
      return margins
    }
  }
  var effectiveMargins: UIEdgeInsets {
    var own = layoutMargins
    if insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      own.top += safe.top
      own.left += safe.left
      own.bottom += safe.bottom
      own.right += safe.right
    }
    guard preservesSuperviewLayoutMargins, let superview else { return own }
    // What of the margins around lies over this view.
    let (around, outer) = (superview.effectiveMargins, superview.bounds)
    return UIEdgeInsets(
      top: max(own.top, around.top - (frame.minY - outer.minY)),
      left: max(own.left, around.left - (frame.minX - outer.minX)),
      bottom: max(own.bottom, around.bottom - (outer.maxY - frame.maxY)),
      right: max(own.right, around.right - (outer.maxX - frame.maxX)))
  }
  /// Margins by the direction of reading, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }
}

/// Distances from the edges of a rectangle by the direction of reading, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public static let zero = NSDirectionalEdgeInsets()
}

import Foundation

extension UIView {
  /// What `intrinsicContentSize` has where there is none.
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Lays out what has to be laid out, up to the topmost view that has to.
  public func layoutIfNeeded() {
    top.updateConstraintTree()
    var first: UIView?
    var view: UIView? = self
    while let current = view {
      if current.needsLayout { first = current }
      view = current.superview
    }
    (first ?? self).layoutTree()
  }

  /// Lays out this view and what is in it; again where that marks what has been laid out before.
  func layoutTree() {
    for _ in 0..<8 {
      updateConstraintTree()
      if !layoutPass() { return }
    }
  }
  /// - Returns: Whether something was laid out.
  private func layoutPass() -> Bool {
    var hasWorked = false
    if needsLayout {
      needsLayout = false
      hasWorked = true
      ConstraintStore.solve(around: self)
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews where view.layoutPass() { hasWorked = true }
    return hasWorked
  }

  /// Gives it the size that fits it, where it stands.
  public func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(storedBounds.size)
    frame.origin = corner
  }

  /// Moves and sizes the subviews as their masks have it.
  func resizeSubviews(from old: CGSize) {
    let new = storedBounds.size
    for view in subviews
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      var frame = view.frame
      (frame.origin.x, frame.size.width) =
        AutoresizingAxis(
          start: frame.minX, length: frame.width, old: old.width, new: new.width,
          isFlexible: (
            mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
            mask.contains(.flexibleRightMargin)
          )
        ).result
      (frame.origin.y, frame.size.height) =
        AutoresizingAxis(
          start: frame.minY, length: frame.height, old: old.height, new: new.height,
          isFlexible: (
            mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
            mask.contains(.flexibleBottomMargin)
          )
        ).result
      view.frame = frame
    }
  }

  // MARK: Priorities

  /// - Source: facts on UIKit, U413; labels too begin with it on a phone. Facts measured on SwiftUI, M461 and M462: sliders,
  ///   segments, progress bars and page controls have 750 vertically, switches, steppers and activity indicators on both axes.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? (Self.huggedAxes.contains(axis) ? .defaultHigh : .defaultLow)
  }
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hugging[axis] = priority
    setNeedsLayout()
  }
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
    setNeedsLayout()
  }
}

/// One axis of a frame in a view that changes its size.
private struct AutoresizingAxis {
  let start, length, old, new: CGFloat
  /// The margin before, the length, the margin after.
  let isFlexible: (Bool, Bool, Bool)

  /// What is flexible shares the change by what it was.
  var result: (CGFloat, CGFloat) {
    let after = old - start - length
    let parts = [(isFlexible.0, start), (isFlexible.1, length), (isFlexible.2, after)]
    let flexible = parts.filter(\.0)
    guard !flexible.isEmpty else { return (start, length) }
    let sum = flexible.map(\.1).reduce(0, +)
    func share(_ part: (Bool, CGFloat)) -> CGFloat {
      guard part.0 else { return part.1 }
      let change = new - old
      return sum == 0 ? part.1 + change / CGFloat(flexible.count) : part.1 + change * part.1 / sum
    }
    return (share(parts[0]), share(parts[1]))
  }
}

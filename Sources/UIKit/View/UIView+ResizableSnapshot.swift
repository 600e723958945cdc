import Foundation

extension UIView {
  /// A view that shows what a part of this one shows now; its edges, in points, keep their size when it is stretched. Nil if nothing
  /// can be drawn.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let picture = UIGraphicsImageRenderer(size: rect.size).image { _ in
      drawHierarchy(
        in: CGRect(origin: CGPoint(x: -rect.minX, y: -rect.minY), size: bounds.size),
        afterScreenUpdates: afterUpdates)
    }
    let view = UIImageView(image: picture.resizableImage(withCapInsets: capInsets))
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }
}

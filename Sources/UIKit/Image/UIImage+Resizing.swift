import Foundation

extension UIImage {
  /// What becomes of the middle of a picture that is stretched.
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  /// The picture with edges, in points, that keep their size when it is stretched.
  ///
  /// - Missing: tiles: the middle is stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    resizableImage(withCapInsets: capInsets)
  }
  public var resizingMode: ResizingMode { .stretch }
  /// The picture stretched on all sides of one point in its middle.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: size.height - CGFloat(topCapHeight) - 1,
        right: size.width - CGFloat(leftCapWidth) - 1))
  }
}

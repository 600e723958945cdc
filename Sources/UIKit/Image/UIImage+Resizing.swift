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
  /// The picture with edges, in points, beside one point that is stretched; an edge of 0 has all that way stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: topCapHeight > 0 ? max(0, size.height - CGFloat(topCapHeight) - 1) : 0,
        right: leftCapWidth > 0 ? max(0, size.width - CGFloat(leftCapWidth) - 1) : 0))
  }
}

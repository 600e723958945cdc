import Foundation

// Layout frames are not rounded; drawing rounds the two edges of a frame separately to the nearest pixel,
// halves upward, so that neighbours share their edge.

extension CGFloat {
  /// The nearest whole number of pixels, halves toward positive infinity.
  ///
  /// What stands in the middle of something often lies on a half. The same sum in another order differs in its last bits,
  /// which must not move it by a pixel: a little less than half counts as half.
  @inlinable package var nearestPixel: CGFloat { (self + 0.500_001).rounded(.down) }
  /// The nearest multiple of one pixel, halves toward positive infinity. `scale` is pixels per point.
  package func roundedToPixel(scale: CGFloat) -> CGFloat { (self * scale).nearestPixel / scale }
  /// The next multiple of one pixel that is not smaller. `scale` is pixels per point.
  package func ceiledToPixel(scale: CGFloat) -> CGFloat { (self * scale).rounded(.up) / scale }
}

extension CGRect {
  /// Both edges of each axis rounded to device pixels on their own, so neighbours stay free of gaps.
  package func roundedToPixels(scale: CGFloat) -> CGRect {
    let (x0, y0) = (minX.roundedToPixel(scale: scale), minY.roundedToPixel(scale: scale))
    let (x1, y1) = (maxX.roundedToPixel(scale: scale), maxY.roundedToPixel(scale: scale))
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}

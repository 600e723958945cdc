import Foundation

extension Path {
  /// The outline of this path drawn with a pen, to be filled by the non-zero rule.
  ///
  /// Its lines stay within a twentieth of a point of the true outline, closer where path or pen are small.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let box = boundingRect
    let size = max(box.isNull ? 0 : max(box.width, box.height), style.lineWidth)
    return outlined(style, tolerance: min(0.05, max(size, 1e-6) * 0.001))
  }
}

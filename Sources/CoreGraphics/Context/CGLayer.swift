import Foundation
import SashDisplay

/// A drawing that is drawn many times in others.
public final class CGLayer: @unchecked Sendable {
  /// In points.
  public let size: CGSize
  /// What is drawn in it.
  public let context: CGContext?

  /// A layer for drawings like one: with as many pixels a point, and y in the same direction.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [AnyHashable: Any]?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    self.size = size
    let own = CGContext(size: size, scale: context.scale, isOpaque: false)
    if context.isUpward {
      own.isUpward = true
      own.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
    }
    self.context = own
  }
}

extension CGContext {
  /// Draws a layer with its corner at a point, as large as it is.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
  /// Draws a layer into a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let own = layer.context, let image = own.makeImage() else { return }
    if own.isUpward { draw(image, in: rect) } else { draw(image.bitmap, in: rect) }
  }
}

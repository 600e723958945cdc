import CoreGraphics
import Foundation

/// Places and times of one layer as others have them.
extension CALayer {
  /// From the layer's own places to those of the layer around it.
  private var toSuperlayer: CGAffineTransform {
    let bounds = bounds
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
  /// From the layer's own places to those of the outermost layer, or of `end` if that is around it.
  private func transform(upTo end: CALayer?) -> (CGAffineTransform, reaches: Bool) {
    var (transform, layer) = (CGAffineTransform.identity, self)
    while layer !== end, let outer = layer.superlayer {
      transform = transform.concatenating(layer.toSuperlayer)
      layer = outer
    }
    // Places beside the outermost layer are those that it has in what is around it.
    if end == nil { transform = transform.concatenating(layer.toSuperlayer) }
    return (transform, layer === end || end == nil)
  }
  private func transform(to other: CALayer?) -> CGAffineTransform {
    let (up, reaches) = transform(upTo: other)
    if reaches { return up }
    return transform(upTo: nil).0.concatenating(other!.transform(upTo: nil).0.inverted())
  }

  /// A place of another layer, as this one has it. Layers of views that are in other views know only what is in their view.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    if let l { return p.applying(l.transform(to: self)) }
    return p.applying(transform(to: nil).inverted())
  }
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    if let l { return r.applying(l.transform(to: self)) }
    return r.applying(transform(to: nil).inverted())
  }
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

  /// A time of another layer. All layers have one time here, that of `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}

import CoreGraphics
import Foundation

/// What renderers of images and of pages have in common: how they draw.
open class UIGraphicsRendererFormat: NSObject {
  /// What is drawn into, in points. The renderer knows it.
  public internal(set) var bounds = CGRect.zero
}

/// What drawing code of a renderer gets.
open class UIGraphicsRendererContext: NSObject {
  public var cgContext: CGContext { preconditionFailure("Only contexts of images and of pages draw.") }
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// The line is one point wide and lies inside of the rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Has code draw.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  init(in bounds: CGRect) { self.bounds = bounds }
}

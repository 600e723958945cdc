import Foundation
import SashGeometry

extension DisplayItem {
  /// The layout frames of what it draws together, in points, own space: without the reach of strokes, glyphs
  /// and blur.
  package var layoutFrame: CGRect {
    func frame(of child: PlacedItem) -> CGRect {
      let frame = child.item.layoutFrame
      return frame.isNull ? frame : frame.offsetBy(dx: child.offset.x, dy: child.offset.y)
    }
    switch content {
    case .group(let children): return children.reduce(CGRect.null) { $0.union(frame(of: $1)) }
    case .shape(let shape): return shape.frame ?? shape.path.boundingRect
    case .text(let text): return text.frame
    case .image(let image): return image.destination
    case .responder(_, _, let child): return frame(of: child)
    case .effect(.transform(let transform), let child): return frame(of: child).applying(transform)
    case .effect(.projection(let transform), let child): return transform.frame(of: frame(of: child))
    case .effect(.clip(let path, _), let child): return frame(of: child).overlap(path.boundingRect)
    case .effect(_, let child): return frame(of: child)
    }
  }
}

extension ProjectionTransform {
  /// The smallest level rectangle around the four corners of the transformed one.
  package func frame(of rect: CGRect) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { $0.applying(self) }
    let (x0, x1) = (corners.map(\.x).min()!, corners.map(\.x).max()!)
    let (y0, y1) = (corners.map(\.y).min()!, corners.map(\.y).max()!)
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}

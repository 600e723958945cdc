import Foundation
import SashGeometry

extension DisplayContent {
  /// What drawing this may touch, in points, own space. O(children); O(elements) for a path.
  package var drawnBounds: CGRect { touched.drawn }

  private var touched: CGRect {
    switch self {
    case .group(let children): return DisplayContent.drawnBounds(of: children)
    case .shape(let shape):
      var box = shape.path.boundingRect.drawn
      if case .stroke(let style, _) = shape.mode, !box.isNull {
        let reach = style.lineWidth / 2 * (style.lineJoin == .miter ? max(1, style.miterLimit) : 1.5)
        box = box.insetBy(dx: -reach, dy: -reach)
      }
      return shape.frame == nil || box.isNull ? box : box.insetBy(dx: -1, dy: -1)
    case .text(let text):
      var box = text.frame
      let glyphs = text.glyphBounds
      if !glyphs.isNull { box = box.union(glyphs) }
      for fill in text.fills { box = box.union(fill.rect) }
      return box.insetBy(dx: -1, dy: -1)
    case .image(let image):
      return image.destination.insetBy(dx: -1, dy: -1)
    case .responder(_, _, let child):
      return child.bounds
    case .effect(let effect, let child):
      let box = child.bounds
      if box.isNull { return box }
      switch effect {
      case .clip(let path, _): return box.overlap(path.boundingRect.drawn.insetBy(dx: -1, dy: -1))
      case .transform(let transform): return box.applying(transform)
      case .projection(let transform):
        let flat = [
          CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
          CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
        ]
        // A corner behind the eye: what is seen goes on without end.
        if flat.contains(where: { $0.x * transform.m13 + $0.y * transform.m23 + transform.m33 < 1e-6 }) {
          return CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
        }
        let corners = flat.map { $0.applying(transform) }
        let (x0, x1) = (corners.map(\.x).min()!, corners.map(\.x).max()!)
        let (y0, y1) = (corners.map(\.y).min()!, corners.map(\.y).max()!)
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
      case .blur(let radius, _): return box.insetBy(dx: -radius * 3, dy: -radius * 3)
      case .shadow(_, let radius, let offset):
        return box.union(
          box.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -radius * 3, dy: -radius * 3).drawn)
      case .pixels(let function):
        return box.insetBy(dx: -function.reach.width, dy: -function.reach.height)
      case .mask(let mask): return box.overlap(mask.bounds)
      case .opacity, .colorMatrix, .alphaThreshold, .blend, .compositingGroup, .backdrop, .allowsHitTesting,
        .semantics:
        return box
      }
    }
  }
}

extension DisplayContent {
  /// The box around all children. By numbers, since groups are many and `CGRect.union` is a call into Foundation.
  private static func drawnBounds(of children: [PlacedItem]) -> CGRect {
    var least = CGPoint(x: CGFloat.infinity, y: .infinity)
    var most = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for child in children {
      let (box, offset) = (child.item.bounds, child.offset)
      if box.origin.x == .infinity || box.origin.y == .infinity { continue }
      let (a, b) = (box.origin.x + offset.x, box.origin.y + offset.y)
      least = CGPoint(x: min(least.x, a), y: min(least.y, b))
      most = CGPoint(x: max(most.x, a + box.size.width), y: max(most.y, b + box.size.height))
    }
    if least.x > most.x { return .null }
    // A side so far away would take the other one with it: only their distance is kept.
    least = CGPoint(x: max(least.x, -CGRect.reach), y: max(least.y, -CGRect.reach))
    most = CGPoint(x: min(most.x, CGRect.reach), y: min(most.y, CGRect.reach))
    guard least.x <= most.x, least.y <= most.y else { return .null }
    return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }
}

extension PlacedItem {
  /// In points, in the parent's space.
  package var bounds: CGRect {
    item.bounds.isNull ? item.bounds : item.bounds.offsetBy(dx: offset.x, dy: offset.y)
  }
}

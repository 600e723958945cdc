import Foundation
import SashDisplay
import SashGeometry

/// What a point of the window falls on.
package struct HitResult: Sendable, Equatable {
  /// A responder and the point in its own space, in points.
  package struct Entry: Sendable, Equatable {
    package var responder: ResponderID
    package var point: CGPoint
    package init(responder: ResponderID, point: CGPoint) {
      self.responder = responder
      self.point = point
    }
  }
  /// From the innermost responder outward; empty if what is hit has none, and still hides what is behind it.
  package var chain: [Entry]
}

/// Finds what is drawn topmost at `point` (points, the space that `root` stands in, usually the window's).
///
/// Opaque or half transparent content takes hits; clear content does not, nor does what is faded out or under
/// `allowsHitTesting(false)`. Clips and masks change what is seen and not what is hit. A responder's shape
/// stands for all it contains: outside of it nothing of it is hit, inside it is hit even where nothing is
/// drawn. Nil if the point falls on nothing. O(items).
///
/// - Source: https://oleb.net/2022/clipped-hit-testing, on `clipped` and `clipShape`
package func hitTest(_ root: DisplayItem, at point: CGPoint) -> HitResult? {
  guard point.x.isFinite && point.y.isFinite else { return nil }
  var chain: [HitResult.Entry] = []
  return isHit(root, at: point, chain: &chain) ? HitResult(chain: chain) : nil
}

/// Appends the responders around what is hit, innermost first.
private func isHit(_ placed: PlacedItem, at point: CGPoint, chain: inout [HitResult.Entry]) -> Bool {
  let local = CGPoint(x: point.x - placed.offset.x, y: point.y - placed.offset.y)
  return isHit(placed.item, at: local, chain: &chain)
}

private func isHit(_ item: DisplayItem, at point: CGPoint, chain: inout [HitResult.Entry]) -> Bool {
  switch item.content {
  case .group(let children):
    for child in children.reversed() where isHit(child, at: point, chain: &chain) { return true }
    return false
  case .shape(let shape):
    if let area = shape.hitArea { return area.holds(point) && shape.paint.isVisible }
    return item.bounds.holds(point) && shape.isHit(at: point)
  case .text(let text): return !text.string.isEmpty && text.frame.holds(point)
  case .image(let image): return image.destination.holds(point) && image.tint?.isVisible ?? true
  case .responder(let id, let shape, let child):
    if let shape {
      guard shape.contains(point) else { return false }
      _ = isHit(child, at: point, chain: &chain)
    } else {
      guard isHit(child, at: point, chain: &chain) else { return false }
    }
    chain.append(HitResult.Entry(responder: id, point: point))
    return true
  case .effect(let effect, let child):
    guard let inner = effect.pointBelow(point) else { return false }
    return isHit(child, at: inner, chain: &chain)
  }
}

extension DisplayEffect {
  /// Where a point of the effect's space falls in the space its child stands in; nil if nothing there can be
  /// hit.
  fileprivate func pointBelow(_ point: CGPoint) -> CGPoint? {
    switch self {
    case .opacity(let opacity): return opacity < invisible ? nil : point
    case .transform(let transform):
      return ProjectionTransform(transform).pointBefore(point)
    case .projection(let transform): return transform.pointBefore(point)
    case .allowsHitTesting(let isAllowed): return isAllowed ? point : nil
    case .clip, .mask, .blur, .shadow, .colorMatrix, .alphaThreshold, .pixels, .blend, .compositingGroup,
      .backdrop, .semantics:
      return point
    }
  }
}

/// Below this opacity nothing is seen or hit.
let invisible = 0.001

extension ShapeContent {
  /// The least reach of a stroke, in points: thinner lines can still be hit.
  private static let reach: CGFloat = 2

  fileprivate func isHit(at point: CGPoint) -> Bool {
    guard paint.isVisible else { return false }
    switch mode {
    case .fill(let style): return path.contains(point, eoFill: style.isEOFilled)
    case .stroke(let style, _):
      return path.passes(within: max(style.lineWidth / 2, ShapeContent.reach), of: point)
    }
  }
}

extension Paint {
  /// False if no pixel of it can be seen.
  fileprivate var isVisible: Bool {
    switch self {
    case .color(let color): Double(color.opacity) >= invisible
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _),
      .elliptical(let stops, _, _, _, _):
      stops.contains { Double($0.color.opacity) >= invisible }
    case .tiles, .function: true
    }
  }
}

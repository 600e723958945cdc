import Foundation
import SashGeometry

/// Adds to a damage what of it shows through backdrops: a change behind one spreads as far as its blur.
///
/// Walks only what holds backdrops, in painting order, so that one that shows through another spreads on. A change before
/// a backdrop counts as one behind it.
struct BackdropDamage {
  var region: DamageRegion

  mutating func follow(_ placed: PlacedItem, in space: DamageSpace) {
    guard placed.item.hasBackdrop else { return }
    let inner = DamageSpace.placed(placed.offset, in: space)
    switch placed.item.content {
    case .shape, .text, .image: break
    case .group(let children): for child in children { follow(child, in: inner) }
    case .responder(_, _, let child): follow(child, in: inner)
    case .effect(.backdrop(let backdrop), let child): spread(backdrop, child.bounds, in: inner)
    case .effect(let effect, let child):
      switch effect {
      case .transform(let transform): follow(child, in: .transformed(transform, in: inner))
      case .projection: spread(nil, placed.item.bounds, in: inner)
      case .clip(let path, _):
        follow(child, in: .clipped(path.boundingRect.insetBy(dx: -1, dy: -1), in: inner))
      case .blur(let radius, _): follow(child, in: .spread(radius * 3, in: inner))
      case .shadow(_, let radius, let offset):
        follow(child, in: .shadowed(radius: radius, offset: offset, in: inner))
      case .mask(let mask):
        follow(mask, in: inner)
        follow(child, in: inner)
      default: follow(child, in: inner)
      }
    }
  }

  private mutating func spread(_ backdrop: Backdrop?, _ bounds: CGRect, in space: DamageSpace) {
    let reach = (backdrop?.radius ?? 0) * 3
    guard let own = device(bounds, in: space),
      let outer = device(bounds.insetBy(dx: -reach, dy: -reach), in: space)
    else { return }
    let distance = max(own.x0 - outer.x0, own.y0 - outer.y0, outer.x1 - own.x1, outer.y1 - own.y1)
    for rect in region.rects {
      let seen = PixelRect(
        x0: rect.x0 - distance, y0: rect.y0 - distance, x1: rect.x1 + distance, y1: rect.y1 + distance)
      region.insert(seen.intersection(own))
    }
  }

  /// The device pixels that a rectangle shows in.
  private func device(_ rect: CGRect, in space: DamageSpace) -> PixelRect? {
    let far = 1 << 22
    var region = DamageRegion(bounds: PixelRect(x0: -far, y0: -far, x1: far, y1: far))
    space.report(rect, to: &region)
    guard let first = region.rects.first else { return nil }
    return region.rects.dropFirst().reduce(first) { $0.union($1) }
  }
}

import Foundation
import SashGeometry

/// Adds to a damage what of it shows through backdrops: a change behind one spreads as far as its blur.
///
/// Walks only what holds backdrops, in painting order, so that one that shows through another spreads on. A change before
/// a backdrop counts as one behind it.
struct BackdropDamage {
  var region: DamageRegion

  /// Where an item stands, by all that is around it.
  struct Place {
    /// How what it draws comes to the device.
    var space: DamageSpace
    /// The same without clips, blurs and shadows.
    var plain: DamageSpace
    /// How far blurs and shadows spread what it draws, in device pixels.
    var spread = 0

    init(scale: CGFloat) { (space, plain) = (.device(scale: scale), .device(scale: scale)) }

    func placed(_ offset: CGPoint) -> Place {
      var place = self
      (place.space, place.plain) = (.placed(offset, in: space), .placed(offset, in: plain))
      return place
    }
    func transformed(_ transform: CGAffineTransform) -> Place {
      var place = self
      place.space = .transformed(transform, in: space)
      place.plain = .transformed(transform, in: plain)
      return place
    }
    func clipped(_ rect: CGRect) -> Place {
      var place = self
      place.space = .clipped(rect, in: space)
      return place
    }
    func spread(_ bounds: CGRect, _ space: DamageSpace, reach: CGFloat) -> Place {
      var place = self
      place.space = space
      place.spread += distance(bounds, reach)
      return place
    }

    /// The device pixels that so many points become at most.
    func distance(_ bounds: CGRect, _ reach: CGFloat) -> Int {
      guard let own = plain.device(bounds),
        let outer = plain.device(bounds.insetBy(dx: -reach, dy: -reach))
      else { return 0 }
      return max(own.x0 - outer.x0, own.y0 - outer.y0, outer.x1 - own.x1, outer.y1 - own.y1)
    }
  }

  mutating func follow(_ placed: PlacedItem, in place: Place) {
    guard placed.item.hasBackdrop else { return }
    let inner = place.placed(placed.offset)
    switch placed.item.content {
    case .shape, .text, .image: break
    case .group(let children): for child in children { follow(child, in: inner) }
    case .responder(_, _, let child): follow(child, in: inner)
    case .effect(.backdrop(let backdrop), let child): spread(backdrop.radius * 3, child.bounds, in: inner)
    case .effect(let effect, let child):
      switch effect {
      case .transform(let transform): follow(child, in: inner.transformed(transform))
      case .projection(let m):
        // In perspective a backdrop is only tinted.
        if m.isAffine {
          let flat = CGAffineTransform(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m31, ty: m.m32)
          follow(child, in: inner.transformed(flat))
        }
      case .clip(let path, _): follow(child, in: inner.clipped(path.boundingRect.insetBy(dx: -1, dy: -1)))
      case .blur(let radius, _):
        let reach = radius * 3
        follow(child, in: inner.spread(child.bounds, .spread(reach, in: inner.space), reach: reach))
      case .shadow(_, let radius, let offset):
        let reach = radius * 3 + max(abs(offset.width), abs(offset.height))
        let space = DamageSpace.shadowed(radius: radius, offset: offset, in: inner.space)
        follow(child, in: inner.spread(child.bounds, space, reach: reach))
      // Of a mask only the opacity counts, which what lies behind does not change.
      default: follow(child, in: inner)
      }
    }
  }

  /// What changes within `reach` points of something spreads into it.
  private mutating func spread(_ reach: CGFloat, _ bounds: CGRect, in place: Place) {
    guard let own = place.space.device(bounds) else { return }
    let distance = place.distance(bounds, reach) + place.spread
    for rect in region.rects {
      let seen = PixelRect(
        x0: rect.x0 - distance, y0: rect.y0 - distance, x1: rect.x1 + distance, y1: rect.y1 + distance)
      region.insert(seen.intersection(own))
    }
  }
}

extension DamageSpace {
  /// The device pixels that a rectangle shows in.
  fileprivate func device(_ rect: CGRect) -> PixelRect? {
    let far = 1 << 22
    var region = DamageRegion(bounds: PixelRect(x0: -far, y0: -far, x1: far, y1: far))
    report(rect, to: &region)
    guard let first = region.rects.first else { return nil }
    return region.rects.dropFirst().reduce(first) { $0.union($1) }
  }
}

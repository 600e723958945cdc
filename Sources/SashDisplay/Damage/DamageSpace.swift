import Foundation
import SashGeometry

/// How a change inside an item shows on the device: a stack of places and effects around it.
///
/// Each step turns a rectangle in the space below it into one in the space above it, never a smaller one than
/// the pixels that can change.
indirect enum DamageSpace {
  /// Points to pixels.
  case device(scale: CGFloat)
  /// The origin stands at `offset` in the space above.
  case placed(CGPoint, in: DamageSpace)
  case transformed(CGAffineTransform, in: DamageSpace)
  /// In perspective no rectangle is worth following; any change shows in all of `whole`.
  case projected(whole: CGRect, in: DamageSpace)
  case spread(CGFloat, in: DamageSpace)
  /// Seen as it is and once more, spread and moved.
  case shadowed(radius: CGFloat, offset: CGSize, in: DamageSpace)
  case clipped(CGRect, in: DamageSpace)

  /// The device pixels in which a change of `rect` shows.
  func report(_ rect: CGRect, to region: inout DamageRegion) {
    if rect.isNull { return }
    switch self {
    case .device(let scale): region.insert(PixelRect(outward: rect, scale: scale))
    case .placed(let offset, let above): above.report(rect.offsetBy(dx: offset.x, dy: offset.y), to: &region)
    case .transformed(let transform, let above): above.report(rect.applying(transform), to: &region)
    case .projected(let whole, let above): above.report(whole, to: &region)
    case .spread(let reach, let above): above.report(rect.insetBy(dx: -reach, dy: -reach), to: &region)
    case .shadowed(let radius, let offset, let above):
      above.report(rect, to: &region)
      let shadow = rect.offsetBy(dx: offset.width, dy: offset.height)
      above.report(shadow.insetBy(dx: -radius * 3, dy: -radius * 3), to: &region)
    case .clipped(let clip, let above): above.report(rect.overlap(clip), to: &region)
    }
  }
}

/// A space, and the part of it in which changes can show at all, in its own points.
struct DamagePlace {
  let space: DamageSpace
  /// Everything where that is not known.
  let seen: CGRect

  private static let everything = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  func report(_ rect: CGRect, to region: inout DamageRegion) { space.report(rect, to: &region) }
  /// Bounds that are not numbers may be seen.
  func sees(_ bounds: CGRect) -> Bool {
    !(bounds.minX > seen.maxX || bounds.maxX < seen.minX || bounds.minY > seen.maxY
      || bounds.maxY < seen.minY)
  }

  func placed(_ offset: CGPoint) -> DamagePlace {
    DamagePlace(space: .placed(offset, in: space), seen: seen.offsetBy(dx: -offset.x, dy: -offset.y))
  }
  func clipped(_ clip: CGRect) -> DamagePlace {
    DamagePlace(space: .clipped(clip, in: space), seen: seen.overlap(clip))
  }
  func transformed(_ transform: CGAffineTransform) -> DamagePlace {
    let isTurnable = abs(transform.a * transform.d - transform.b * transform.c) > 1e-9
    return DamagePlace(
      space: .transformed(transform, in: space),
      seen: isTurnable ? seen.applying(transform.inverted()) : DamagePlace.everything)
  }
  func projected(_ whole: CGRect) -> DamagePlace {
    DamagePlace(space: .projected(whole: whole, in: space), seen: DamagePlace.everything)
  }
  func spread(_ reach: CGFloat) -> DamagePlace {
    DamagePlace(space: .spread(reach, in: space), seen: seen.insetBy(dx: -reach, dy: -reach))
  }
  func shadowed(_ radius: CGFloat, _ offset: CGSize) -> DamagePlace {
    let reach = radius * 3
    return DamagePlace(
      space: .shadowed(radius: radius, offset: offset, in: space),
      seen: seen.union(seen.offsetBy(dx: -offset.width, dy: -offset.height)).insetBy(dx: -reach, dy: -reach))
  }
}

extension PixelRect {
  /// The device pixels that a rectangle touches, outward; a rectangle that is not finite is everything.
  package init(outward rect: CGRect, scale: CGFloat) {
    let limit: CGFloat = 16_777_216
    func pixel(_ v: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      v.isNaN ? Int(rule == .up ? limit : -limit) : Int(min(limit, max(-limit, (v * scale).rounded(rule))))
    }
    self.init(
      x0: pixel(rect.minX, .down), y0: pixel(rect.minY, .down), x1: pixel(rect.maxX, .up),
      y1: pixel(rect.maxY, .up))
  }
}

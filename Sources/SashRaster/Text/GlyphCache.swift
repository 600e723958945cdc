import Foundation
import SashDisplay
import SashGeometry

/// What one glyph draws.
enum GlyphImage {
  case empty
  /// Opacity about the origin of the glyph, in pixels.
  case mask(AlphaMask)
  /// A colour picture and where it stands at a size of 1 point.
  case picture(Bitmap, CGRect)
}

/// Masks of glyphs that were drawn lately; safe to use from every drawing thread.
///
/// Two generations: what is used moves to the young one, and when that is full the old one is forgotten.
final class GlyphCache: @unchecked Sendable {
  struct Key: Hashable {
    var face: UInt64
    var glyph: UInt32
    /// Pixels to the em.
    var size: Float
    var slant: Float
    /// Quarters of a pixel to the right.
    var phase: UInt8
  }

  private let lock = NSLock()
  private var young: [Key: GlyphImage] = [:]
  private var old: [Key: GlyphImage] = [:]
  private var bytes = 0
  private let limit: Int
  private let accumulator = CoverageAccumulator()
  private var flat = FlatPath()

  /// Holds at most twice `limit` bytes.
  init(limit: Int = 8 << 20) { self.limit = limit }

  /// Runs `body` while the cache is this thread's: `image` may only be called inside.
  func exclusively<R>(_ body: () -> R) -> R { lock.withLock(body) }

  /// What a glyph draws; `made` counts up if it had to be made.
  func image(_ key: Key, _ face: any GlyphFace, made: inout Int) -> GlyphImage {
    if let image = young[key] { return image }
    let image: GlyphImage
    if let kept = old[key] {
      image = kept
    } else {
      image = make(key, face)
      made += 1
    }
    var cost = 64
    if case .mask(let mask) = image { cost += mask.rect.area }
    if bytes + cost > limit {
      old = young
      young = [:]
      bytes = 0
    }
    young[key] = image
    bytes += cost
    return image
  }

  private func make(_ key: Key, _ face: any GlyphFace) -> GlyphImage {
    if let (bitmap, frame) = face.picture(of: key.glyph) { return .picture(bitmap, frame) }
    guard let outline = face.outline(of: key.glyph) else { return .empty }
    let size = CGFloat(key.size)
    flat.removeAll()
    let place = CGAffineTransform(
      a: size, b: 0, c: -CGFloat(key.slant) * size, d: size, tx: CGFloat(key.phase) / 4, ty: 0)
    guard flat.append(outline, transform: place, tolerance: Painter.tolerance), var low = flat.points.first
    else { return .empty }
    var high = low
    for p in flat.points {
      low = pointwiseMin(low, p)
      high = pointwiseMax(high, p)
    }
    let rect = PixelRect(low: low - 0.002, high: high + 0.002)
    guard !rect.isEmpty, rect.area < 1 << 22 else { return .empty }
    let mask = AlphaMask(rect)
    accumulator.begin(rect)
    accumulator.add(flat)
    accumulator.sweep(CoverageStyle(), into: AlphaMaskSink(mask: mask))
    return .mask(mask)
  }
}

import Foundation
import SashDisplay
import SashGeometry

/// Strikes that were drawn lately; safe to use from every drawing thread.
///
/// Two generations: what is used moves to the young one, and when that is full the old one is forgotten.
final class GlyphCache: @unchecked Sendable {
  private let lock = NSLock()
  private var young: [GlyphStrike.Key: GlyphStrike] = [:]
  private var old: [GlyphStrike.Key: GlyphStrike] = [:]
  private var last: GlyphStrike?
  private var bytes = 0
  private let limit: Int
  private let accumulator = CoverageAccumulator()
  private var flat = FlatPath()

  /// Each generation holds about `limit` bytes, and one strike more of at most as much.
  init(limit: Int = 4 << 20) { self.limit = limit }

  /// Runs `body` with a strike while the cache is this thread's: images may only be asked for inside. What was found may be
  /// drawn as long as the strike is held, which is handed back for this.
  func withStrike(_ key: GlyphStrike.Key, _ body: (GlyphStrike) -> Void) -> GlyphStrike {
    lock.withLock {
      let strike = find(key)
      let before = strike.bytes
      body(strike)
      bytes += strike.bytes - before
      return strike
    }
  }

  private func find(_ key: GlyphStrike.Key) -> GlyphStrike {
    if let last, last.key == key, bytes <= limit { return last }
    if bytes > limit {
      old = young
      young = [:]
      bytes = 0
    }
    var strike = young[key]
    if strike == nil {
      // One that would fill a generation alone begins anew.
      strike = old[key].flatMap { $0.bytes <= limit ? $0 : nil } ?? GlyphStrike(key)
      young[key] = strike
      bytes += strike!.bytes
    }
    last = strike
    return strike!
  }

  /// Adds a glyph to a strike, `phase` quarters of a pixel to the right of its origin. Only inside `withStrike`.
  func add(_ glyph: UInt32, phase: Int, _ face: any GlyphFace, to strike: GlyphStrike) -> GlyphImage {
    let image = make(glyph, phase, face, strike)
    strike.add(glyph, phase: phase, image)
    return image
  }

  private func make(
    _ glyph: UInt32, _ phase: Int, _ face: any GlyphFace, _ strike: GlyphStrike
  ) -> GlyphImage {
    if let (bitmap, frame) = face.picture(of: glyph) { return strike.keep(bitmap, frame) }
    guard let outline = face.outline(of: glyph) else { return GlyphImage() }
    let size = CGFloat(strike.key.size)
    flat.removeAll()
    let place = CGAffineTransform(
      a: size, b: 0, c: -CGFloat(strike.key.slant) * size, d: size, tx: CGFloat(phase) / 4, ty: 0)
    guard flat.append(outline, transform: place, tolerance: Painter.tolerance), var low = flat.points.first
    else { return GlyphImage() }
    var high = low
    for p in flat.points {
      low = pointwiseMin(low, p)
      high = pointwiseMax(high, p)
    }
    var rect = PixelRect(low: low - 0.002, high: high + 0.002)
    // Rows are drawn four pixels at a time.
    rect.x1 = rect.x0 + (rect.width + 3) & ~3
    guard !rect.isEmpty, rect.area < 1 << 22 else { return GlyphImage() }
    let mask = AlphaMask(rect)
    accumulator.begin(rect)
    accumulator.add(flat)
    accumulator.sweep(CoverageStyle(), into: AlphaMaskSink(mask: mask))
    return strike.keep(mask)
  }
}

import Foundation
import SashDisplay
import SashGeometry

/// The colours of a gradient at 1,024 places, premultiplied.
final class GradientTable {
  static let count = 1024
  let colors: PixelRow
  let isOpaque: Bool

  /// Between stops colours are mixed premultiplied, so that a clear stop lends no colour of its own.
  init(_ stops: [GradientStop], opacity: Float) {
    colors = .allocate(capacity: Self.count)
    var isOpaque = true
    let ramp = stops.map { (at: Float($0.location), color: premultiplied($0.color, opacity: opacity)) }
    var next = 0
    for i in 0..<Self.count {
      let t = Float(i) / Float(Self.count - 1)
      while next < ramp.count, ramp[next].at <= t { next += 1 }
      let value: SIMD4<Float>
      if ramp.isEmpty {
        value = SIMD4(repeating: 0)
      } else if next == 0 {
        value = ramp[0].color
      } else if next == ramp.count {
        value = ramp[next - 1].color
      } else {
        let (a, b) = (ramp[next - 1], ramp[next])
        // Held, so that stops out of order or at no number still give colours.
        value = a.color + (b.color - a.color) * min(1, max(0, (t - a.at) / (b.at - a.at)))
      }
      colors[i] = packed(value)
      isOpaque = isOpaque && colors[i] >> 24 == 255
    }
    self.isOpaque = isOpaque
  }
  deinit { colors.deallocate() }
}

/// Red, green, blue, opacity; each 0…1 and no colour above the opacity.
func premultiplied(_ c: ColorComponents, opacity: Float = 1) -> SIMD4<Float> {
  func unit(_ v: Float) -> Float { min(1, max(0, v)) }
  let a = unit(unit(c.opacity) * unit(opacity))
  return SIMD4(unit(c.red) * a, unit(c.green) * a, unit(c.blue) * a, a)
}

func packed(_ v: SIMD4<Float>) -> Pixel {
  let q = v * 255 + 0.5
  return UInt32(q[0]) | UInt32(q[1]) << 8 | UInt32(q[2]) << 16 | UInt32(q[3]) << 24
}

/// Keeps the tables of gradients that are drawn again and again; safe to use from every drawing thread.
final class GradientCache: @unchecked Sendable {
  private struct Key: Hashable {
    var stops: [GradientStop]
    var opacity: Float
  }
  private let lock = NSLock()
  private var young: [Key: GradientTable] = [:]
  private var old: [Key: GradientTable] = [:]
  private let limit: Int

  /// Holds at most twice `limit` tables of 4 KiB.
  init(limit: Int = 512) { self.limit = limit }

  func table(_ stops: [GradientStop], opacity: Float) -> GradientTable {
    let key = Key(stops: stops, opacity: opacity)
    if let known = lock.withLock({ find(key) }) { return known }
    let made = GradientTable(stops, opacity: opacity)
    lock.withLock { insert(key, made) }
    return made
  }

  private func find(_ key: Key) -> GradientTable? {
    if let table = young[key] { return table }
    guard let table = old[key] else { return nil }
    insert(key, table)
    return table
  }

  private func insert(_ key: Key, _ table: GradientTable) {
    if young.count >= limit {
      old = young
      young = [:]
    }
    young[key] = table
  }
}

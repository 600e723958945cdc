import Foundation
import SashDisplay

/// A Gaussian as three box averages each way, in integers; 0.5/255 from the true one on average.
///
/// The widths follow the usual rule: three odd boxes whose variances add up to that of the Gaussian.
struct BoxBlur {
  /// In pixels.
  let widths: [Int]
  /// How far in pixels a pixel spreads.
  var reach: Int { widths.reduce(0) { $0 + $1 / 2 } }

  /// `sigma` in pixels; beyond 512 it is held there.
  init(sigma: Double) {
    let s = min(512, max(0, sigma.isFinite ? sigma : 0))
    let ideal = (4 * s * s + 1).squareRoot()
    var low = Int(ideal)
    if low % 2 == 0 { low -= 1 }
    let w = Double(low)
    let smaller = Int(((12 * s * s - 3 * w * w - 12 * w - 9) / (-4 * w - 4)).rounded())
    widths = (0..<3).map { $0 < smaller ? low : low + 2 }
  }

  var isIdentity: Bool { reach == 0 }

  /// Blurs the layer; outside of it everything is clear.
  func apply(to layer: Layer) {
    guard !isIdentity, !layer.rect.isEmpty else { return }
    let (width, height) = (layer.rect.width, layer.rect.height)
    let columns = (width + 7) & ~7
    let rows = (height + 7) & ~7
    let count = columns * rows
    let a = PixelRow.allocate(capacity: count)
    let b = PixelRow.allocate(capacity: count)
    defer {
      a.deallocate()
      b.deallocate()
    }
    a.initialize(repeating: 0, count: count)
    b.initialize(repeating: 0, count: count)
    for y in 0..<height { (a + y * columns).update(from: layer.pixels + y * layer.stride, count: width) }
    passes(a, b, columns: columns, rows: height)
    // Now in b; on its side it is the same work.
    transpose(b, a, columns: columns, rows: rows)
    passes(a, b, columns: rows, rows: width)
    transpose(b, a, columns: rows, rows: columns)
    for y in 0..<height { (layer.pixels + y * layer.stride).update(from: a + y * columns, count: width) }
  }

  private func passes(_ a: PixelRow, _ b: PixelRow, columns: Int, rows: Int) {
    column(a, b, columns, rows, widths[0])
    column(b, a, columns, rows, widths[1])
    column(a, b, columns, rows, widths[2])
  }

  /// One average down the columns, eight of them at a time.
  private func column(_ source: PixelRow, _ out: PixelRow, _ columns: Int, _ rows: Int, _ box: Int) {
    // Sums of 257 bytes still fit into 16 bits.
    if box > 257 { return wideColumn(source, out, columns, rows, box) }
    let radius = box / 2
    let factor = UInt32(65_536 / box)
    @inline(__always) func average(_ v: Channels16) -> Pixels8 {
      let q = pixels(v)
      let low = ((q & 0xffff) &* factor &+ 0x8000) &>> 16
      let high = ((q &>> 16) &* factor &+ 0x8000) &>> 16
      return low | (high &<< 16)
    }
    for x in stride(from: 0, to: columns, by: 8) {
      var even = Channels16(repeating: 0)
      var odd = Channels16(repeating: 0)
      for y in 0..<min(radius, rows) {
        let v = load8(source + (y &* columns &+ x))
        even = even &+ channels(v & evenBytes)
        odd = odd &+ channels((v &>> 8) & evenBytes)
      }
      for y in 0..<rows {
        if y &+ radius < rows {
          let v = load8(source + ((y &+ radius) &* columns &+ x))
          even = even &+ channels(v & evenBytes)
          odd = odd &+ channels((v &>> 8) & evenBytes)
        }
        if y > radius {
          let v = load8(source + ((y &- radius &- 1) &* columns &+ x))
          even = even &- channels(v & evenBytes)
          odd = odd &- channels((v &>> 8) & evenBytes)
        }
        store8(out + (y &* columns &+ x), average(even) | (average(odd) &<< 8))
      }
    }
  }

  private func wideColumn(_ source: PixelRow, _ out: PixelRow, _ columns: Int, _ rows: Int, _ box: Int) {
    let radius = box / 2
    let factor = UInt64((1 << 32) / box)
    @inline(__always) func spread(_ p: Pixel) -> SIMD4<UInt32> {
      SIMD4(p & 255, p >> 8 & 255, p >> 16 & 255, p >> 24)
    }
    @inline(__always) func average(_ v: UInt32) -> UInt32 {
      UInt32(truncatingIfNeeded: (UInt64(v) &* factor &+ 0x8000_0000) >> 32)
    }
    for x in 0..<columns {
      var sum = SIMD4<UInt32>()
      for y in 0..<min(radius, rows) { sum = sum &+ spread(source[y &* columns &+ x]) }
      for y in 0..<rows {
        if y &+ radius < rows { sum = sum &+ spread(source[(y &+ radius) &* columns &+ x]) }
        if y > radius { sum = sum &- spread(source[(y &- radius &- 1) &* columns &+ x]) }
        out[y &* columns &+ x] =
          average(sum[0]) | average(sum[1]) << 8 | average(sum[2]) << 16 | average(sum[3]) << 24
      }
    }
  }

  /// Both counts are multiples of eight.
  private func transpose(_ source: PixelRow, _ out: PixelRow, columns: Int, rows: Int) {
    for top in stride(from: 0, to: rows, by: 8) {
      for left in stride(from: 0, to: columns, by: 8) {
        for y in top..<top &+ 8 {
          for x in left..<left &+ 8 { out[x &* rows &+ y] = source[y &* columns &+ x] }
        }
      }
    }
  }
}

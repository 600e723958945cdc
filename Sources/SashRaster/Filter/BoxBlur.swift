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

  /// The part `rect` of what the layer becomes; outside of the layer everything is clear.
  ///
  /// Boxes are at most 15 pixels wide, so that averages are exact.
  func blurred(_ source: Layer, in rect: PixelRect) -> Layer {
    assert(widths.allSatisfy { $0 <= 15 }, "wider blurs filter cells")
    let result = Layer(rect)
    let area = rect.expanded(by: reach).intersection(source.rect.expanded(by: reach))
    let (read, written) = (area.intersection(source.rect), area.intersection(rect))
    guard !read.isEmpty, !written.isEmpty else { return result }
    let columns = (area.width + 7) & ~7
    let rows = (area.height + 7) & ~7
    let count = columns * rows
    let buffer = PixelBuffer(count: 2 * count)
    defer { withExtendedLifetime(buffer) {} }
    let (a, b) = (buffer.pixels, buffer.pixels + count)
    a.initialize(repeating: 0, count: 2 * count)
    func place(_ y: Int, _ x: Int) -> Int { (y - area.y0) * columns + (x - area.x0) }
    for y in read.y0..<read.y1 {
      (a + place(y, read.x0)).update(from: source.row(read.x0, y), count: read.width)
    }
    passes(a, b, columns: columns, rows: area.height)
    // Now in b; on its side it is the same work.
    transpose(b, a, columns: columns, rows: rows)
    passes(a, b, columns: rows, rows: area.width)
    transpose(b, a, columns: rows, rows: columns)
    for y in written.y0..<written.y1 {
      result.row(written.x0, y).update(from: a + place(y, written.x0), count: written.width)
    }
    return result
  }

  private func passes(_ a: PixelRow, _ b: PixelRow, columns: Int, rows: Int) {
    column(a, b, columns, rows, widths[0])
    column(b, a, columns, rows, widths[1])
    column(a, b, columns, rows, widths[2])
  }

  /// One average down the columns, eight of them at a time.
  private func column(_ source: PixelRow, _ out: PixelRow, _ columns: Int, _ rows: Int, _ box: Int) {
    if box == 1 { return out.update(from: source, count: columns * rows) }
    let radius = box / 2
    // Rounded up, this factor gives the whole part of every quotient that comes up.
    let factor = Channels8(repeating: UInt16((65_536 + box - 1) / box))
    let half = Channels16(repeating: UInt16(radius))
    @inline(__always) func average(_ v: Channels16) -> Pixels8 {
      let sum = v &+ half
      return pixels(Channels16(lowHalf: high(sum.lowHalf, factor), highHalf: high(sum.highHalf, factor)))
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

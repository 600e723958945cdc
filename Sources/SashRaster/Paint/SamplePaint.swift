import Foundation
import SashDisplay
import SashGeometry

/// An image under an affine transform.
struct SamplePaint: RowPaint {
  enum Edge {
    /// Beyond the borders the outermost pixels go on.
    case extend
    /// The image repeats.
    case tile
  }
  let source: PixelSource
  let scratch: PixelRow
  let isInterpolated: Bool
  let edge: Edge
  var isOpaque: Bool { false }
  /// Device pixels into source pixels, in 32.32 fixed point.
  private let (ax, ay): (Int, Int)
  private let (bx, by): (Int, Int)
  private let (u0, v0): (Int, Int)
  /// Source pixels that may be read: `low..<high`.
  private let low: SIMD2<Int>
  private let high: SIMD2<Int>

  /// `toSource` leads from device pixels to pixels of the source; `part` limits what is read.
  init(
    _ source: PixelSource, toSource m: CGAffineTransform, part: PixelRect? = nil, isInterpolated: Bool,
    edge: Edge,
    scratch: PixelRow
  ) {
    (self.source, self.isInterpolated, self.edge, self.scratch) = (source, isInterpolated, edge, scratch)
    func fixed(_ v: CGFloat) -> Int {
      let held = min(16_000_000, max(-16_000_000, v))
      return Int((held * 4_294_967_296).rounded())
    }
    (ax, ay, bx, by) = (fixed(m.a), fixed(m.c), fixed(m.b), fixed(m.d))
    // The centre of device pixel (0, 0); a bilinear sample lies between the centres of source pixels.
    let half = isInterpolated ? 0.5 : 0
    u0 = fixed(m.tx + (m.a + m.c) / 2 - half)
    v0 = fixed(m.ty + (m.b + m.d) / 2 - half)
    let part = part ?? PixelRect(x0: 0, y0: 0, x1: source.width, y1: source.height)
    low = SIMD2(part.x0, part.y0)
    high = SIMD2(part.x1, part.y1)
  }

  @inline(__always)
  private func position(_ v: Int, _ low: Int, _ high: Int) -> Int {
    switch edge {
    case .extend: return min(high &- 1, max(low, v))
    case .tile:
      let r = v % high
      return r < 0 ? r &+ high : r
    }
  }

  @inline(__always)
  func row(_ out: PixelRow, x: Int, y: Int, count: Int) {
    var u = u0 &+ ax &* x &+ ay &* y
    var v = v0 &+ bx &* x &+ by &* y
    for i in 0..<count {
      if isInterpolated {
        // To 1/256 of a pixel, rounded.
        let (fu, fv) = ((u &+ 0x80_0000) >> 24, (v &+ 0x80_0000) >> 24)
        let (xa, ya) = (position(fu >> 8, low.x, high.x), position(fv >> 8, low.y, high.y))
        let (xb, yb) = (position((fu >> 8) &+ 1, low.x, high.x), position((fv >> 8) &+ 1, low.y, high.y))
        let (top, bottom) = (source.pixels + ya &* source.stride, source.pixels + yb &* source.stride)
        let wx = UInt32(truncatingIfNeeded: fu & 255)
        out[i] = between(
          between(top[xa], top[xb], wx), between(bottom[xa], bottom[xb], wx),
          UInt32(truncatingIfNeeded: fv & 255))
      } else {
        out[i] =
          source.pixels[position(v >> 32, low.y, high.y) &* source.stride &+ position(u >> 32, low.x, high.x)]
      }
      u = u &+ ax
      v = v &+ bx
    }
  }
}

/// `a` to `b` in 256 steps.
@inline(__always)
func between(_ a: Pixel, _ b: Pixel, _ w: UInt32) -> Pixel {
  let rest = 256 &- w
  let even = ((a & 0x00ff_00ff) &* rest &+ (b & 0x00ff_00ff) &* w &+ 0x0080_0080) >> 8 & 0x00ff_00ff
  let odd = ((a >> 8 & 0x00ff_00ff) &* rest &+ (b >> 8 & 0x00ff_00ff) &* w &+ 0x0080_0080) & 0xff00_ff00
  return even | odd
}

/// A layer seen in perspective; clear beyond its borders.
struct ProjectedPaint: RowPaint {
  let source: PixelSource
  let scratch: PixelRow
  /// Device pixels into pixels of the source, to be divided by the third component.
  let toSource: ProjectionTransform
  /// The third component of the way back, at pixels of the source: what lies behind the eye is not seen.
  let depth: SIMD3<Double>
  var isOpaque: Bool { false }

  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> Pixel {
    x >= 0 && y >= 0 && x < source.width && y < source.height ? source.pixels[y &* source.stride &+ x] : 0
  }

  func row(_ out: PixelRow, x: Int, y: Int, count: Int) {
    let m = toSource
    let py = Double(y) + 0.5
    for i in 0..<count {
      let px = Double(x &+ i) + 0.5
      let w = px * m.m13 + py * m.m23 + m.m33
      let u = (px * m.m11 + py * m.m21 + m.m31) / w
      let v = (px * m.m12 + py * m.m22 + m.m32) / w
      guard u > -1, v > -1, u < Double(source.width + 1), v < Double(source.height + 1),
        u * depth.x + v * depth.y + depth.z > 0
      else {
        out[i] = 0
        continue
      }
      let (fu, fv) = (Int((u + 1.5) * 256 + 0.5) - 512, Int((v + 1.5) * 256 + 0.5) - 512)
      let (xa, ya) = (fu >> 8, fv >> 8)
      let wx = UInt32(truncatingIfNeeded: fu & 255)
      out[i] = between(
        between(pixel(xa, ya), pixel(xa &+ 1, ya), wx),
        between(pixel(xa, ya &+ 1), pixel(xa &+ 1, ya &+ 1), wx),
        UInt32(truncatingIfNeeded: fv & 255))
    }
  }
}

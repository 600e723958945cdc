import SashDisplay

/// One colour.
///
/// An opaque one is mixed with what lies below and rounded once. All ways to draw a pixel at a coverage give the same
/// bytes, as it depends on the damage which is taken.
struct SolidPaint: PaintSource {
  let color: Pixel
  private let isOpaque: Bool
  private let even: Channels8
  private let odd: Channels8

  init(_ color: Pixel) {
    self.color = color
    isOpaque = color >> 24 == 255
    even = Channels8(SIMD4(repeating: color & 0x00ff_00ff))
    odd = Channels8(SIMD4(repeating: color >> 8 & 0x00ff_00ff))
  }

  @inline(__always)
  func span(_ d: PixelRow, x: Int, y: Int, count: Int, coverage: UInt32) {
    if isOpaque {
      if coverage == 255 {
        fillRow(d, color, count: count)
      } else {
        let c = Channels8(repeating: UInt16(truncatingIfNeeded: coverage))
        var i = 0
        while i &+ 4 <= count {
          four(d + i, c)
          i &+= 4
        }
        while i < count {
          one(d + i, coverage)
          i &+= 1
        }
      }
      return
    }
    let source = scaled(color, by: coverage)
    let inverse = 255 &- (source >> 24)
    let source8 = Pixels8(repeating: source)
    let inverse8 = Channels16(repeating: UInt16(truncatingIfNeeded: inverse))
    var i = 0
    if count >= 64 {
      // Most of what is dimmed is flat: what eight pixels became the next eight become too.
      var (below, mixed) = (Pixels8(repeating: 0), source8)
      while i &+ 8 <= count {
        let next = load8(d + i)
        if !isSame8(next, below) { (below, mixed) = (next, source8 &+ scaled8(next, by: inverse8)) }
        store8(d + i, mixed)
        i &+= 8
      }
    }
    while i &+ 8 <= count {
      store8(d + i, source8 &+ scaled8(load8(d + i), by: inverse8))
      i &+= 8
    }
    while i < count {
      d[i] = source &+ scaled(d[i], by: inverse)
      i &+= 1
    }
  }

  @inline(__always)
  func mask(_ d: PixelRow, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt32>) {
    var i = 0
    while i &+ 4 <= count {
      four(d + i, UnsafeRawPointer(coverage + i).loadUnaligned(as: Channels8.self))
      i &+= 4
    }
    while i < count {
      one(d + i, coverage[i] & 255)
      i &+= 1
    }
  }

  /// Masks of glyphs are short rows, and much of them is clear.
  @inline(__always)
  func bytes(
    _ d: PixelRow, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>, scratch: PixelRow
  ) {
    var i = 0
    while i &+ 4 <= count {
      four(d + i, bytes: UnsafeRawPointer(coverage + i).loadUnaligned(as: UInt32.self))
      i &+= 4
    }
    while i < count {
      one(d + i, UInt32(coverage[i]))
      i &+= 1
    }
  }

  @inline(__always) private func four(_ d: PixelRow, bytes: UInt32) {
    if bytes == 0 { return }
    let c = unsafeBitCast(bytes, to: SIMD4<UInt8>.self)
    let spread = SIMD4<UInt32>(UInt32(c[0]), UInt32(c[1]), UInt32(c[2]), UInt32(c[3]))
    four(d, Channels8(spread | spread &<< 16))
  }

  /// Four pixels, each of whose coverages is in both halves of its lane.
  @inline(__always) private func four(_ d: PixelRow, _ c: Channels8) {
    let below = UnsafeRawPointer(d).loadUnaligned(as: SIMD4<UInt32>.self)
    let (e, o) = (Channels8(below & 0x00ff_00ff), Channels8((below &>> 8) & 0x00ff_00ff))
    let mixed: SIMD4<UInt32>
    if isOpaque {
      let rest = c ^ Channels8(repeating: 255)
      mixed =
        dividedBy255(even &* c &+ e &* rest).pixels | dividedBy255(odd &* c &+ o &* rest).pixels &<< 8
    } else {
      let (sourceEven, sourceOdd) = (dividedBy255(even &* c), dividedBy255(odd &* c))
      let opacity = sourceOdd.pixels &>> 16
      let inverse = Channels8(opacity | opacity &<< 16) ^ Channels8(repeating: 255)
      mixed =
        (sourceEven &+ dividedBy255(e &* inverse)).pixels | (sourceOdd &+ dividedBy255(o &* inverse)).pixels
        &<< 8
    }
    UnsafeMutableRawPointer(d).storeBytes(of: mixed, as: SIMD4<UInt32>.self)
  }

  @inline(__always) private func one(_ d: PixelRow, _ k: UInt32) {
    if k == 0 { return }
    guard isOpaque else {
      d[0] = over(scaled(color, by: k), d[0])
      return
    }
    let rest = 255 &- k
    @inline(__always) func mixed(_ s: Pixel, _ b: Pixel) -> Pixel {
      let v = (s & 0x00ff_00ff) &* k &+ (b & 0x00ff_00ff) &* rest &+ 0x0080_0080
      return ((v &+ ((v >> 8) & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
    }
    d[0] = mixed(color, d[0]) | mixed(color >> 8, d[0] >> 8) << 8
  }
}

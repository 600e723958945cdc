import CSashPixels

// Arithmetic on premultiplied 8-bit pixels: red in the low byte, opacity in the high one.
//
// Every product is divided by 255 and rounded to nearest by the same formula, one pixel or eight at a time,
// so a pixel does not depend on where a run of pixels begins.

typealias Pixel = UInt32
typealias PixelRow = UnsafeMutablePointer<UInt32>
/// Eight pixels.
typealias Pixels8 = SIMD8<UInt32>
/// Two channels of eight pixels.
typealias Channels16 = SIMD16<UInt16>
/// Two channels of four pixels.
typealias Channels8 = SIMD8<UInt16>

let evenBytes = Pixels8(repeating: 0x00ff_00ff)

@inline(__always) func channels(_ v: Pixels8) -> Channels16 { unsafeBitCast(v, to: Channels16.self) }
@inline(__always) func pixels(_ v: Channels16) -> Pixels8 { unsafeBitCast(v, to: Pixels8.self) }

/// `(t + t / 256) / 256` of `v + 128`, in whole numbers, is the high half of 257 times that.
@inline(__always) func dividedBy255(_ v: Channels16) -> Channels16 {
  let t = v &+ 128
  let factor = Channels8(repeating: 257)
  return Channels16(lowHalf: high(t.lowHalf, factor), highHalf: high(t.highHalf, factor))
}

@inline(__always) func dividedBy255(_ v: Channels8) -> Channels8 {
  high(v &+ 128, Channels8(repeating: 257))
}

extension Channels8 {
  @inline(__always) init(_ pixels: SIMD4<UInt32>) { self = unsafeBitCast(pixels, to: Channels8.self) }
  @inline(__always) var pixels: SIMD4<UInt32> { unsafeBitCast(self, to: SIMD4<UInt32>.self) }
}

/// `a · b / 255`, rounded; both 0…255.
@inline(__always) func product255(_ a: UInt32, _ b: UInt32) -> UInt32 {
  let t = a &* b &+ 128
  return (t &+ (t >> 8)) >> 8
}

/// A pixel times an opacity of 0…255.
@inline(__always) func scaled(_ p: Pixel, by a: UInt32) -> Pixel {
  var even = (p & 0x00ff_00ff) &* a &+ 0x0080_0080
  even = ((even &+ ((even >> 8) & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
  var odd = ((p >> 8) & 0x00ff_00ff) &* a &+ 0x0080_0080
  odd = (odd &+ ((odd >> 8) & 0x00ff_00ff)) & 0xff00_ff00
  return even | odd
}

@inline(__always) func over(_ source: Pixel, _ destination: Pixel) -> Pixel {
  source &+ scaled(destination, by: 255 &- (source >> 24))
}

@inline(__always) func load8(_ p: UnsafePointer<UInt32>) -> Pixels8 {
  UnsafeRawPointer(p).loadUnaligned(as: Pixels8.self)
}
@inline(__always) func load8(_ p: PixelRow) -> Pixels8 { UnsafeRawPointer(p).loadUnaligned(as: Pixels8.self) }
@inline(__always) func store8(_ p: PixelRow, _ v: Pixels8) {
  UnsafeMutableRawPointer(p).storeBytes(of: v, as: Pixels8.self)
}

/// 255 minus the opacity of each pixel, in both of its channels.
@inline(__always) func inverseOpacity8(_ opacity: Pixels8) -> Channels16 {
  Channels16(repeating: 255) &- channels(opacity | (opacity &<< 16))
}

@inline(__always) func scaled8(_ p: Pixels8, by a: Channels16) -> Pixels8 {
  let even = dividedBy255(channels(p & evenBytes) &* a)
  let odd = dividedBy255(channels((p &>> 8) & evenBytes) &* a)
  return pixels(even) | (pixels(odd) &<< 8)
}

@inline(__always) func over8(_ source: Pixels8, _ destination: Pixels8) -> Pixels8 {
  source &+ scaled8(destination, by: inverseOpacity8(source &>> 24))
}

/// True if all eight pixels are opaque.
@inline(__always) func isOpaque8(_ v: Pixels8) -> Bool {
  let pairs = unsafeBitCast(v.lowHalf & v.highHalf, to: SIMD2<UInt64>.self)
  return pairs[0] & pairs[1] & 0xff00_0000_ff00_0000 == 0xff00_0000_ff00_0000
}

/// True if two times eight pixels are the same.
@inline(__always) func isSame8(_ a: Pixels8, _ b: Pixels8) -> Bool {
  let differences = a ^ b
  let pairs = unsafeBitCast(differences.lowHalf | differences.highHalf, to: SIMD2<UInt64>.self)
  return pairs[0] | pairs[1] == 0
}

/// Coverage of eight pixels as the accumulator gives it: each value in both halves of its lane.
@inline(__always) func loadCoverage8(_ p: UnsafePointer<UInt32>) -> Channels16 { channels(load8(p)) }

/// Sets a run of pixels.
@inline(__always)
func fillRow(_ d: PixelRow, _ pixel: Pixel, count: Int) {
  // Below that the instruction takes longer to begin than it saves.
  if count >= 256 { sash_fill(d, pixel, count) } else { d.update(repeating: pixel, count: count) }
}

/// Draws a row over another one.
@inline(__always)
func overRow(_ d: PixelRow, _ s: UnsafePointer<UInt32>, count: Int) {
  var i = 0
  while i &+ 8 <= count {
    let source = load8(s + i)
    store8(d + i, isOpaque8(source) ? source : over8(source, load8(d + i)))
    i &+= 8
  }
  while i < count {
    d[i] = over(s[i], d[i])
    i &+= 1
  }
}

/// Multiplies a row by one opacity of 0…255.
@inline(__always)
func scaleRow(_ d: PixelRow, _ s: UnsafePointer<UInt32>, by opacity: UInt32, count: Int) {
  let a = Channels16(repeating: UInt16(truncatingIfNeeded: opacity))
  var i = 0
  while i &+ 8 <= count {
    store8(d + i, scaled8(load8(s + i), by: a))
    i &+= 8
  }
  while i < count {
    d[i] = scaled(s[i], by: opacity)
    i &+= 1
  }
}

/// Multiplies a row by a row of coverage.
@inline(__always)
func scaleRow(_ d: PixelRow, _ s: UnsafePointer<UInt32>, byCoverage c: UnsafePointer<UInt32>, count: Int) {
  var i = 0
  while i &+ 8 <= count {
    store8(d + i, scaled8(load8(s + i), by: loadCoverage8(c + i)))
    i &+= 8
  }
  while i < count {
    d[i] = scaled(s[i], by: c[i] & 255)
    i &+= 1
  }
}

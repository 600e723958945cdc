import SashDisplay

/// Colours for runs of pixels; a generic parameter, so that each kind of paint gets its own inner loops.
protocol PaintSource {
  /// Draws over `count` pixels from device position (x, y), all with one coverage of 1…255.
  func span(_ d: PixelRow, x: Int, y: Int, count: Int, coverage: UInt32)
  /// Draws over pixels with a coverage each, as the accumulator gives it.
  func mask(_ d: PixelRow, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt32>)
}

/// A paint that writes its colours into a row first.
protocol RowPaint: PaintSource {
  /// Room for the widest row.
  var scratch: PixelRow { get }
  var isOpaque: Bool { get }
  /// Writes exactly `count` colours, those of the pixels from device position (x, y).
  func row(_ out: PixelRow, x: Int, y: Int, count: Int)
}

extension RowPaint {
  @inline(__always)
  func span(_ d: PixelRow, x: Int, y: Int, count: Int, coverage: UInt32) {
    if coverage == 255, isOpaque {
      row(d, x: x, y: y, count: count)
      return
    }
    row(scratch, x: x, y: y, count: count)
    if coverage != 255 { scaleRow(scratch, scratch, by: coverage, count: count) }
    overRow(d, scratch, count: count)
  }

  @inline(__always)
  func mask(_ d: PixelRow, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt32>) {
    row(scratch, x: x, y: y, count: count)
    scaleRow(scratch, scratch, byCoverage: coverage, count: count)
    overRow(d, scratch, count: count)
  }
}

/// One colour.
struct SolidPaint: PaintSource {
  let color: Pixel
  private let even: Channels16
  private let odd: Channels16

  init(_ color: Pixel) {
    self.color = color
    even = channels(Pixels8(repeating: color) & evenBytes)
    odd = channels((Pixels8(repeating: color) &>> 8) & evenBytes)
  }

  @inline(__always)
  func span(_ d: PixelRow, x: Int, y: Int, count: Int, coverage: UInt32) {
    if coverage == 255, color >> 24 == 255 {
      d.update(repeating: color, count: count)
      return
    }
    let source = scaled(color, by: coverage)
    let inverse = 255 &- (source >> 24)
    let source8 = Pixels8(repeating: source)
    let inverse8 = Channels16(repeating: UInt16(truncatingIfNeeded: inverse))
    var i = 0
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
    while i &+ 8 <= count {
      let c = loadCoverage8(coverage + i)
      let (e, o) = (dividedBy255(even &* c), dividedBy255(odd &* c))
      let inverse = inverseOpacity8(pixels(o) &>> 16)
      let below = load8(d + i)
      let de = dividedBy255(channels(below & evenBytes) &* inverse)
      let dOdd = dividedBy255(channels((below &>> 8) & evenBytes) &* inverse)
      store8(d + i, pixels(e &+ de) | (pixels(o &+ dOdd) &<< 8))
      i &+= 8
    }
    while i < count {
      let k = coverage[i] & 255
      if k != 0 { d[i] = over(scaled(color, by: k), d[i]) }
      i &+= 1
    }
  }
}

/// Draws covered runs onto a layer.
struct PaintSink<Paint: PaintSource>: CoverageSink {
  let paint: Paint
  let target: Layer

  @inline(__always) func span(x: Int, y: Int, count: Int, coverage: UInt32) {
    paint.span(target.row(x, y), x: x, y: y, count: count, coverage: coverage)
  }
  @inline(__always) func mask(x: Int, y: Int, count: Int, coverage: UnsafeMutablePointer<UInt32>) {
    paint.mask(target.row(x, y), x: x, y: y, count: count, coverage: coverage)
  }
}

/// Draws covered runs onto a layer through a clip mask.
struct ClippedPaintSink<Paint: PaintSource>: CoverageSink {
  let paint: Paint
  let target: Layer
  let clip: AlphaMask
  /// Room for the widest row.
  let scratch: UnsafeMutablePointer<UInt32>

  @inline(__always) func span(x: Int, y: Int, count: Int, coverage: UInt32) {
    let row = clip.row(x, y)
    for i in 0..<count { scratch[i] = product255(UInt32(row[i]), coverage) &* 0x10001 }
    paint.mask(target.row(x, y), x: x, y: y, count: count, coverage: scratch)
  }
  @inline(__always) func mask(x: Int, y: Int, count: Int, coverage: UnsafeMutablePointer<UInt32>) {
    let row = clip.row(x, y)
    for i in 0..<count { scratch[i] = product255(UInt32(row[i]), coverage[i] & 255) &* 0x10001 }
    paint.mask(target.row(x, y), x: x, y: y, count: count, coverage: scratch)
  }
}

import SashDisplay

/// Colours for runs of pixels; a generic parameter, so that each kind of paint gets its own inner loops.
protocol PaintSource {
  /// Draws over `count` pixels from device position (x, y), all with one coverage of 1…255.
  func span(_ d: PixelRow, x: Int, y: Int, count: Int, coverage: UInt32)
  /// Draws over pixels with a coverage each, as the accumulator gives it.
  func mask(_ d: PixelRow, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt32>)
  /// The same as bytes; `scratch` has room for a row.
  func bytes(
    _ d: PixelRow, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>, scratch: PixelRow)
}

extension PaintSource {
  @inline(__always)
  func bytes(
    _ d: PixelRow, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>, scratch: PixelRow
  ) {
    for i in 0..<count { scratch[i] = UInt32(coverage[i]) &* 0x10001 }
    mask(d, x: x, y: y, count: count, coverage: scratch)
  }
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

/// Draws covered runs onto a layer.
struct PaintSink<Paint: PaintSource>: CoverageSink {
  let paint: Paint
  let target: Layer
  /// Room for the widest row.
  let scratch: PixelRow

  @inline(__always) func span(x: Int, y: Int, count: Int, coverage: UInt32) {
    paint.span(target.row(x, y), x: x, y: y, count: count, coverage: coverage)
  }
  @inline(__always) func mask(x: Int, y: Int, count: Int, coverage: UnsafeMutablePointer<UInt32>) {
    paint.mask(target.row(x, y), x: x, y: y, count: count, coverage: coverage)
  }
  @inline(__always) func bytes(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    paint.bytes(target.row(x, y), x: x, y: y, count: count, coverage: coverage, scratch: scratch)
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
    // Outlines cut into the ends of a row; what lies between them is drawn as if there were none.
    let whole = opaqueRun(clip.row(x, y), count)
    part(x, y, whole.lowerBound, coverage)
    if whole.isEmpty { return }
    paint.span(
      target.row(x + whole.lowerBound, y), x: x + whole.lowerBound, y: y, count: whole.count,
      coverage: coverage)
    part(x + whole.upperBound, y, count - whole.upperBound, coverage)
  }
  @inline(__always) private func part(_ x: Int, _ y: Int, _ count: Int, _ coverage: UInt32) {
    if count == 0 { return }
    let row = clip.row(x, y)
    for i in 0..<count { scratch[i] = product255(UInt32(row[i]), coverage) &* 0x10001 }
    paint.mask(target.row(x, y), x: x, y: y, count: count, coverage: scratch)
  }
  @inline(__always) func mask(x: Int, y: Int, count: Int, coverage: UnsafeMutablePointer<UInt32>) {
    let row = clip.row(x, y)
    for i in 0..<count { scratch[i] = product255(UInt32(row[i]), coverage[i] & 255) &* 0x10001 }
    paint.mask(target.row(x, y), x: x, y: y, count: count, coverage: scratch)
  }
  @inline(__always) func bytes(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    let row = clip.row(x, y)
    for i in 0..<count { scratch[i] = product255(UInt32(row[i]), UInt32(coverage[i])) &* 0x10001 }
    paint.mask(target.row(x, y), x: x, y: y, count: count, coverage: scratch)
  }
}

/// The first values of 255 of a row of coverage, if there are many one after the other; otherwise an empty range at its end.
private func opaqueRun(_ row: UnsafePointer<UInt8>, _ count: Int) -> Range<Int> {
  let none = count..<count
  @inline(__always) func isOpaque(_ i: Int) -> Bool {
    UnsafeRawPointer(row + i).loadUnaligned(as: UInt64.self) == .max
  }
  if count < 32 { return none }
  let last = count - 8
  var start = 0
  while start <= last, !isOpaque(start) { start += 8 }
  var end = start
  while end <= last, isOpaque(end) { end += 8 }
  return end - start >= 32 ? start..<end : none
}

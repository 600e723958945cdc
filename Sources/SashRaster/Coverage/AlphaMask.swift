import SashDisplay

/// One opacity a pixel for a rectangle: a clip, a glyph or a shadow.
final class AlphaMask {
  let rect: PixelRect
  private let bytes: UnsafeMutablePointer<UInt8>

  /// A mask of zeros.
  init(_ rect: PixelRect) {
    self.rect = rect
    bytes = .allocate(capacity: max(1, rect.area))
    bytes.initialize(repeating: 0, count: max(1, rect.area))
  }
  deinit { bytes.deallocate() }

  @inline(__always) func row(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + ((y &- rect.y0) &* rect.width &+ (x &- rect.x0))
  }

  /// Narrows this mask by one that covers it.
  func multiply(by other: AlphaMask) {
    for y in rect.y0..<rect.y1 {
      let (a, b) = (row(rect.x0, y), other.row(rect.x0, y))
      for i in 0..<rect.width { a[i] = UInt8(truncatingIfNeeded: product255(UInt32(a[i]), UInt32(b[i]))) }
    }
  }
}

/// Writes coverage into a mask.
struct AlphaMaskSink: CoverageSink {
  let mask: AlphaMask
  @inline(__always) func span(x: Int, y: Int, count: Int, coverage: UInt32) {
    mask.row(x, y).update(repeating: UInt8(truncatingIfNeeded: coverage), count: count)
  }
  @inline(__always) func mask(x: Int, y: Int, count: Int, coverage: UnsafeMutablePointer<UInt32>) {
    let row = mask.row(x, y)
    for i in 0..<count { row[i] = UInt8(truncatingIfNeeded: coverage[i]) }
  }
  @inline(__always) func bytes(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    mask.row(x, y).update(from: coverage, count: count)
  }
}

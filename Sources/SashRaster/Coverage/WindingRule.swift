import SashGeometry

/// Turns a winding sum into coverage; 131,072 is one full turn.
protocol WindingRule {
  /// 0…255.
  static func coverage(_ sum: Int32) -> UInt32
}

enum NonZero: WindingRule {
  @inline(__always) static func coverage(_ sum: Int32) -> UInt32 {
    UInt32(truncatingIfNeeded: min(abs(sum) >> 9, 255))
  }
}

enum EvenOdd: WindingRule {
  @inline(__always) static func coverage(_ sum: Int32) -> UInt32 {
    let a = (abs(sum) >> 9) & 511
    return UInt32(truncatingIfNeeded: min(a > 256 ? 512 - a : a, 255))
  }
}

/// All or nothing: a pixel counts if half of it is covered.
enum Aliased<Rule: WindingRule>: WindingRule {
  @inline(__always) static func coverage(_ sum: Int32) -> UInt32 { Rule.coverage(sum) >= 128 ? 255 : 0 }
}

/// How an outline becomes coverage.
struct CoverageStyle {
  var isEvenOdd = false
  var isAntialiased = true
  init() {}
  init(_ fill: FillStyle) { (isEvenOdd, isAntialiased) = (fill.isEOFilled, fill.isAntialiased) }
}

/// Takes covered runs of pixels, in device pixels.
protocol CoverageSink {
  /// A run of one coverage, 1…255.
  func span(x: Int, y: Int, count: Int, coverage: UInt32)
  /// A run of various coverages, each 0…255 in both halves of its lane.
  func mask(x: Int, y: Int, count: Int, coverage: UnsafeMutablePointer<UInt32>)
  /// The same as bytes.
  func bytes(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>)
}

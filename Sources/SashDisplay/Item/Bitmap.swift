import Foundation

/// Pixels in memory: 8-bit red, green, blue, alpha in that order, sRGB, premultiplied, rows from the top without gaps.
package final class Bitmap: @unchecked Sendable, Equatable {
  package let width: Int
  package let height: Int
  /// Unique in the process; caches key on it.
  package let version: UInt64
  package let pixels: UnsafeMutablePointer<UInt32>

  /// A picture of zeros.
  package init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a bitmap of \(width)×\(height)")
    self.width = width
    self.height = height
    version = DisplayVersion.next()
    pixels = .allocate(capacity: max(1, width * height))
    pixels.initialize(repeating: 0, count: max(1, width * height))
  }
  deinit { pixels.deallocate() }

  package static func == (a: Bitmap, b: Bitmap) -> Bool { a === b }

  /// The pixel at a place, as red, green, blue, alpha (0…255, premultiplied).
  package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let p = pixels[y * width + x]
    return (UInt8(p & 255), UInt8(p >> 8 & 255), UInt8(p >> 16 & 255), UInt8(p >> 24))
  }

  /// The pixels that a rectangle touches, in pixels with y downward; nil if there are none.
  package func cropped(to rect: CGRect) -> Bitmap? {
    guard !rect.isNull, !rect.isInfinite else { return nil }
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (x, y) = (Int(part.minX), Int(part.minY))
    if Int(part.width) == width, Int(part.height) == height { return self }
    let result = Bitmap(width: Int(part.width), height: Int(part.height))
    for row in 0..<result.height {
      (result.pixels + row * result.width).update(from: pixels + (y + row) * width + x, count: result.width)
    }
    return result
  }
}

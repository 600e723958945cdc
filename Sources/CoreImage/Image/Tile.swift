import Foundation

/// One pixel of the working space: linear sRGB, premultiplied, opacity last.
typealias Pixel = SIMD4<Float>

/// The pixels of a part of an image, computed.
///
/// Coordinates are Core Image's: whole pixels, y upward.
final class Tile: @unchecked Sendable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  let pixels: UnsafeMutableBufferPointer<Pixel>

  init(_ rect: CGRect) {
    (x, y) = (Int(rect.minX), Int(rect.minY))
    (width, height) = (max(0, Int(rect.width)), max(0, Int(rect.height)))
    pixels = .allocate(capacity: width * height)
    pixels.initialize(repeating: .zero)
  }
  /// Computes each pixel of a rectangle, rows on all processors.
  convenience init(_ rect: CGRect, _ pixel: @escaping (_ x: Int, _ y: Int) -> Pixel) {
    self.init(rect)
    rows { row in
      let base = row * self.width
      for column in 0..<self.width { self.pixels[base + column] = pixel(self.x + column, self.y + row) }
    }
  }
  deinit { pixels.deallocate() }

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// The pixel at a place; transparent outside.
  @inline(__always) subscript(px: Int, py: Int) -> Pixel {
    let (column, row) = (px - x, py - y)
    guard column >= 0, row >= 0, column < width, row < height else { return .zero }
    return pixels[row * width + column]
  }
  /// The pixel at a place, or the nearest one of the border.
  @inline(__always) func clamped(_ px: Int, _ py: Int) -> Pixel {
    guard width > 0, height > 0 else { return .zero }
    return pixels[min(max(py - y, 0), height - 1) * width + min(max(px - x, 0), width - 1)]
  }
  /// The colour between the centres of pixels.
  @inline(__always) func sample(_ px: Double, _ py: Double) -> Pixel {
    let (left, bottom) = ((px - 0.5).rounded(.down), (py - 0.5).rounded(.down))
    let (fx, fy) = (Float(px - 0.5 - left), Float(py - 0.5 - bottom))
    let (ix, iy) = (Int(left), Int(bottom))
    let low = self[ix, iy] * (1 - fx) + self[ix + 1, iy] * fx
    let high = self[ix, iy + 1] * (1 - fx) + self[ix + 1, iy + 1] * fx
    return low * (1 - fy) + high * fy
  }

  /// Calls `body` for each row from 0, on several threads where there is much to do.
  func rows(_ body: @escaping (Int) -> Void) {
    nonisolated(unsafe) let body = body
    if width * height < 16_384 {
      for row in 0..<height { body(row) }
    } else {
      DispatchQueue.concurrentPerform(iterations: height) { body($0) }
    }
  }
  func map(_ change: @escaping (Pixel) -> Pixel) -> Tile {
    let result = Tile(rect)
    result.rows { row in
      for index in row * self.width..<(row + 1) * self.width {
        result.pixels[index] = change(self.pixels[index])
      }
    }
    return result
  }
}

extension CGRect {
  /// The whole pixels that it touches, kept to sizes that memory can hold.
  var tiled: CGRect {
    guard !isNull, !isInfinite, width.isFinite, height.isFinite else { return .zero }
    return integral
  }
}

import Foundation

/// A picture whose pixels can be had in several sizes; a file of one, in memory.
package protocol PictureFile: Sendable {
  /// A picture of which one pixel stands for `divisor`×`divisor` of the whole one; nil if it cannot be read. `divisor` is
  /// 1, 2, 4 or 8.
  func picture(dividedBy divisor: Int) -> ReducedPicture?
  /// Of memory.
  var byteCount: Int { get }
}

/// A smaller copy of a picture.
package struct ReducedPicture: Sendable {
  package var bitmap: Bitmap
  package var divisor: Int
  /// Where the upper left corner of the whole picture lies, in pixels of the copy: not at 0 where a row that no whole pixel
  /// remained for was turned to the beginning.
  package var origin: CGPoint
  package init(bitmap: Bitmap, divisor: Int, origin: CGPoint = .zero) {
    (self.bitmap, self.divisor, self.origin) = (bitmap, divisor, origin)
  }
}

/// Pixels in memory: 8-bit red, green, blue, alpha in that order, sRGB, premultiplied, rows from the top without gaps.
///
/// The pixels of a large picture from a file come when they are asked for; drawing asks `file` for fewer of them.
package final class Bitmap: @unchecked Sendable, Equatable {
  package let width: Int
  package let height: Int
  /// Unique in the process; caches key on it.
  package let version: UInt64
  /// Where the pixels come from that nobody has asked for yet.
  package let file: (any PictureFile)?
  private let own: UnsafeMutablePointer<UInt32>?
  private let lock: NSLock?
  private var whole: Bitmap?

  /// A picture of zeros.
  package init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a bitmap of \(width)×\(height)")
    self.width = width
    self.height = height
    version = DisplayVersion.next()
    _ = LargeMemory.isReturned
    let pixels = LargeMemory.zeros(bytes: width * height * 4)
    (own, file, lock) = (pixels.assumingMemoryBound(to: UInt32.self), nil, nil)
  }
  /// A picture that is read when it is looked at.
  package init(width: Int, height: Int, file: any PictureFile) {
    precondition(width >= 0 && height >= 0, "a bitmap of \(width)×\(height)")
    (self.width, self.height, self.file) = (width, height, file)
    version = DisplayVersion.next()
    (own, lock) = (nil, NSLock())
  }
  deinit { if let own { LargeMemory.release(own, bytes: width * height * 4) } }

  /// All pixels, which a picture from a file keeps from then on; zeros if it cannot be read.
  package var pixels: UnsafeMutablePointer<UInt32> {
    @inline(__always) get { own ?? filePixels() }
  }

  @inline(never) private func filePixels() -> UnsafeMutablePointer<UInt32> {
    lock!.withLock {
      if whole == nil { whole = file!.picture(dividedBy: 1)?.bitmap }
      if whole == nil || whole!.width != width || whole!.height != height {
        whole = Bitmap(width: width, height: height)
      }
      return whole!.own!
    }
  }

  /// Of memory that this picture holds.
  package var byteCount: Int {
    guard let file else { return width * height * 4 }
    return file.byteCount + (lock!.withLock { whole } == nil ? 0 : width * height * 4)
  }

  package static func == (a: Bitmap, b: Bitmap) -> Bool { a === b }

  /// The pixel at a place, as red, green, blue, alpha (0…255, premultiplied).
  package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let p = pixels[y * width + x]
    return (UInt8(p & 255), UInt8(p >> 8 & 255), UInt8(p >> 16 & 255), UInt8(p >> 24))
  }

  /// The pixels that a rectangle touches, in pixels with y downward; nil if there are none.
  package func cropped(to rect: CGRect) -> Bitmap? {
    guard !rect.isNull, !rect.isInfinite else { return nil }
    let part = rect.drawn.integral.overlap(CGRect(x: 0, y: 0, width: width, height: height))
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

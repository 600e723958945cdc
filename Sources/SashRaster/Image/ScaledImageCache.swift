import Foundation
import SashDisplay

/// Keeps images that were scaled as a whole; safe to use from every drawing thread.
final class ScaledImageCache: @unchecked Sendable {
  struct Key: Hashable {
    var version: UInt64
    var x: CGFloat
    var y: CGFloat
    var sourceWidth: CGFloat
    var sourceHeight: CGFloat
    var width: Int
    var height: Int
    var isInterpolated: Bool
  }
  private let lock = NSLock()
  private var young: [Key: Bitmap] = [:]
  private var old: [Key: Bitmap] = [:]
  private var pixels = 0
  private let limit: Int

  /// Holds at most twice `limit` pixels, or one larger picture.
  init(limit: Int = 8 << 20) { self.limit = limit }

  /// Nil if the picture cannot be read.
  func scaled(_ image: Bitmap, part: CGRect, width: Int, height: Int, isInterpolated: Bool) -> Bitmap? {
    let key = Key(
      version: image.version, x: part.minX, y: part.minY, sourceWidth: part.width, sourceHeight: part.height,
      width: width, height: height, isInterpolated: isInterpolated)
    if let known = lock.withLock({ find(key) }) { return known }
    guard
      let source = image.source(
        of: part, width: CGFloat(width), height: CGFloat(height), isInterpolated: isInterpolated)
    else { return nil }
    let made = Bitmap(width: width, height: height)
    ImageScaler(
      source: PixelSource(source.bitmap), part: source.part, width: width, height: height,
      isInterpolated: isInterpolated
    ).scale(PixelRect(x0: 0, y0: 0, x1: width, y1: height), into: made.pixels, stride: width)
    lock.withLock { insert(key, made) }
    return made
  }

  private func find(_ key: Key) -> Bitmap? {
    if let image = young[key] { return image }
    guard let image = old[key] else { return nil }
    insert(key, image)
    return image
  }

  private func insert(_ key: Key, _ image: Bitmap) {
    if pixels + image.width * image.height > limit {
      old = young
      young = [:]
      pixels = 0
    }
    if young.updateValue(image, forKey: key) == nil { pixels += image.width * image.height }
  }
}

import Foundation
import SashDisplay

/// Pixels that do not change: 8 bits a component, sRGB.
public final class CGImage: Hashable, @unchecked Sendable {
  package let bitmap: Bitmap
  package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// In pixels.
  public var width: Int { bitmap.width }
  public var height: Int { bitmap.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { bitmap.width * 4 }
  public var colorSpace: CGColorSpace? { .shared }
  public func copy() -> CGImage? { self }

  /// The pixels inside of a rectangle, in pixels with y downward; nil if there are none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (x, y) = (Int(part.minX), Int(part.minY))
    let result = Bitmap(width: Int(part.width), height: Int(part.height))
    for row in 0..<result.height {
      (result.pixels + row * result.width).update(
        from: bitmap.pixels + (y + row) * width + x, count: result.width)
    }
    return CGImage(result)
  }

  public static func == (a: CGImage, b: CGImage) -> Bool { a.bitmap == b.bitmap }
  public func hash(into hasher: inout Hasher) { hasher.combine(bitmap.version) }
}

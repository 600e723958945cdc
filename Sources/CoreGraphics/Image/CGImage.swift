import Foundation
import SashDisplay

/// Pixels that do not change: 8 bits a component, sRGB.
public final class CGImage: Hashable, @unchecked Sendable {
  package let bitmap: Bitmap
  package init(_ bitmap: Bitmap) { self.bitmap = bitmap }
  /// Kept with the image: code holds pointers into the bytes as long as it holds the image.
  var provider: CGDataProvider? {
    lock.withLock {
      if made == nil { made = CGDataProvider(data: CGImage.bytes(of: bitmap)) }
      return made
    }
  }
  private var made: CGDataProvider?
  private let lock = NSLock()

  /// In pixels.
  public var width: Int { bitmap.width }
  public var height: Int { bitmap.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { bitmap.width * 4 }
  public var colorSpace: CGColorSpace? { .shared }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  public var shouldInterpolate: Bool { true }
  public var isMask: Bool { false }
  /// The kind of the file that it came from, which is not kept.
  public var utType: String? { nil }
  public func copy() -> CGImage? { self }

  /// The pixels inside of a rectangle, in pixels with y downward; nil if there are none.
  public func cropping(to rect: CGRect) -> CGImage? {
    bitmap.cropped(to: rect).map { CGImage($0) }
  }

  public static func == (a: CGImage, b: CGImage) -> Bool { a.bitmap == b.bitmap }
  public func hash(into hasher: inout Hasher) { hasher.combine(bitmap.version) }
}

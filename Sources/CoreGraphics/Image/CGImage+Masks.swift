import Foundation
import SashDisplay

/// The order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}
/// How components are packed into a pixel.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  case mask = 0xf0000
  case packed = 0
  case RGB555 = 0x10000
  case RGB565 = 0x20000
  case RGB101010 = 0x30000
  case RGBCIF10 = 0x40000
}

extension CGImage {
  public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
  public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
  /// Samples mean what they are.
  public var decode: UnsafePointer<CGFloat>? { nil }

  /// The picture of a file of JPEG; nil if it is none.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, data.starts(with: [0xff, 0xd8]), let bitmap = try? Bitmap(imageData: data)
    else { return nil }
    self.init(bitmap)
  }
  /// The picture of a file of PNG; nil if it is none.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, data.starts(with: [0x89, 0x50]), let bitmap = try? Bitmap(imageData: data)
    else { return nil }
    self.init(bitmap)
  }
  /// A mask of samples: the lowest ones let a picture be seen, the highest hide it; `decode` may turn that round. As
  /// a picture it is
  /// as opaque as it lets be seen. Nil for other than 1, 2, 4 or 8 bits a sample, and for too few bytes.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard width > 0, height > 0, width <= 32_768, height <= 32_768, [1, 2, 4, 8].contains(bitsPerComponent),
      bitsPerPixel == bitsPerComponent, let data = provider.data, bytesPerRow * 8 >= width * bitsPerPixel,
      data.count >= bytesPerRow * (height - 1) + (width * bitsPerPixel + 7) / 8
    else { return nil }
    let (bitmap, bytes) = (Bitmap(width: width, height: height), [UInt8](data))
    let (low, high) = decode.map { ($0[0], $0[1]) } ?? (0, 1)
    let most = CGFloat(1 << bitsPerComponent - 1)
    for y in 0..<height {
      var bits = BitReader(Array(bytes[y * bytesPerRow..<min((y + 1) * bytesPerRow, bytes.count)]))
      for x in 0..<width {
        let sample = low + CGFloat(bits.take(bitsPerComponent)) / most * (high - low)
        bitmap.pixels[y * width + x] = UInt32(min(max((1 - sample) * 255 + 0.5, 0), 255)) << 24
      }
    }
    self.init(bitmap)
  }

  /// This picture seen through a mask, which is stretched over it: one that was made as a mask shows where its
  /// samples are low, a picture
  /// where it is light.
  public func masking(_ mask: CGImage) -> CGImage? {
    let (source, cover) = (bitmap, mask.bitmap)
    guard source.width > 0, source.height > 0, cover.width > 0, cover.height > 0 else { return nil }
    // A mask has no colour, so its opacity counts.
    let isMask =
      (0..<cover.width * cover.height).allSatisfy { cover.pixels[$0] & 0xff_ffff == 0 }
      && (0..<cover.width * cover.height).contains { cover.pixels[$0] >> 24 < 255 }
    let result = Bitmap(width: source.width, height: source.height)
    for y in 0..<source.height {
      for x in 0..<source.width {
        let p = cover.pixels[y * cover.height / source.height * cover.width + x * cover.width / source.width]
        let light = (30 * (p & 255) + 59 * (p >> 8 & 255) + 11 * (p >> 16 & 255)) / 100
        let alpha = isMask ? p >> 24 : light
        let color = source.pixels[y * source.width + x]
        var pixel: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
          pixel |= (((color >> shift & 255) * alpha + 127) / 255) << shift
        }
        result.pixels[y * source.width + x] = pixel
      }
    }
    return CGImage(result)
  }
  /// Without the pixels whose components, 0…255, all lie between the least and the most of each, which are given in
  /// turn.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard components.count >= 6 else { return nil }
    let result = Bitmap(width: bitmap.width, height: bitmap.height)
    for index in 0..<bitmap.width * bitmap.height {
      let p = bitmap.pixels[index]
      let parts = [p & 255, p >> 8 & 255, p >> 16 & 255].map { CGFloat($0) }
      let isOut = (0..<3).allSatisfy {
        parts[$0] >= components[$0 * 2] && parts[$0] <= components[$0 * 2 + 1]
      }
      result.pixels[index] = isOut ? 0 : p
    }
    return CGImage(result)
  }
  /// The same pixels; the space of pictures is sRGB here. Nil for a space with another number of components.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { space.numberOfComponents == 3 ? self : nil }
}

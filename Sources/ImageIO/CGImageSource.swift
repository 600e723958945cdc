import Foundation
import SashDisplay
import SashFoundation
import SashMessages
import SashRaster

// Names of what is asked of pictures, and of what they say.
//
// - Source: CGImageSource.h, CGImageProperties.h.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImagePropertyPixelWidth = "PixelWidth"
public let kCGImagePropertyPixelHeight = "PixelHeight"
public let kCGImagePropertyOrientation = "Orientation"
public let kCGImagePropertyHasAlpha = "HasAlpha"
public let kCGImagePropertyDepth = "Depth"
public let kCGImagePropertyColorModel = "ColorModel"
public let kCGImagePropertyDPIWidth = "DPIWidth"
public let kCGImagePropertyDPIHeight = "DPIHeight"
public let kCGImagePropertyGIFDictionary = "{GIF}"
public let kCGImagePropertyGIFDelayTime = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
public let kCGImagePropertyGIFLoopCount = "LoopCount"
public let kCGImagePropertyExifDictionary = "{Exif}"
public let kCGImagePropertyTIFFDictionary = "{TIFF}"
public let kCGImagePropertyGPSDictionary = "{GPS}"
public let kCGImagePropertyGPSLatitude = "Latitude"
public let kCGImagePropertyGPSLatitudeRef = "LatitudeRef"
public let kCGImagePropertyGPSLongitude = "Longitude"
public let kCGImagePropertyGPSLongitudeRef = "LongitudeRef"
public let kCGImagePropertyGPSAltitude = "Altitude"
public let kCGImagePropertyGPSAltitudeRef = "AltitudeRef"
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"

/// Data of a picture: PNG, JPEG, WebP or GIF.
///
/// - Missing: the later pictures of an animation, and what cameras write beside the pixels.
public final class CGImageSource: @unchecked Sendable {
  let data: Data
  private let lock = NSLock()
  private var decoded: CGImage??
  init(_ data: Data) { self.data = data }

  var image: CGImage? {
    lock.withLock {
      if let decoded { return decoded }
      let image = (try? Bitmap.reading(data)).map { CGImage($0) }
      decoded = .some(image)
      return image
    }
  }
  /// - Source: the first bytes that PNG, JPEG, GIF and WebP prescribe.
  var type: String? {
    let head = Array(data.prefix(12))
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "public.png" }
    if head.starts(with: [0xFF, 0xD8]) { return "public.jpeg" }
    if head.starts(with: Array("GIF8".utf8)) { return "com.compuserve.gif" }
    if head.count == 12, head[8...] == Array("WEBP".utf8)[...] { return "org.webmproject.webp" }
    return nil
  }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data)
}
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map(CGImageSource.init)
}
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }
/// 1, or 0 for what is no picture.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
  if isrc.type == "com.compuserve.gif" {
    tellOnce("of an animated picture the first one alone is read.", by: "ImageIO")
  }
  return isrc.image == nil ? 0 : 1
}
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image : nil }
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.image else { return nil }
  return [
    kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
    kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: "RGB",
  ]
}
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  ["FileSize": isrc.data.count]
}
/// The picture no larger than `kCGImageSourceThumbnailMaxPixelSize` says, in pixels of its longer side.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = isrc.image else { return nil }
  let most: Double
  switch options?[kCGImageSourceThumbnailMaxPixelSize] {
  case let number as Int: most = Double(number)
  case let number as Double: most = number
  case let number as CGFloat: most = Double(number)
  default: return image
  }
  let scale = most / Double(max(image.width, image.height))
  guard scale < 1, scale > 0 else { return image }
  let (width, height) = (
    max(1, Int((Double(image.width) * scale).rounded())),
    max(1, Int((Double(image.height) * scale).rounded()))
  )
  guard
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  else { return image }
  context.interpolationQuality = .high
  context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
  return context.makeImage()
}

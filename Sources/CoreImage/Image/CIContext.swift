import CoreGraphics
import Foundation
import SashDisplay
import SashMessages
import SashRaster

/// Draws images into pixels.
open class CIContext: NSObject, @unchecked Sendable {
  package static let shared = CIContext()
  public override init() { super.init() }
  public init(options: [CIContextOption: Any]? = nil) { super.init() }

  open var workingColorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.linearSRGB) }
  /// Sizes beyond this are not drawn, in pixels.
  open func outputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }
  open func inputImageMaximumSize() -> CGSize { outputImageMaximumSize() }

  /// The pixels of a rectangle of an image; nil if the rectangle is empty, has no end or is larger than a context draws.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    bitmap(image, fromRect).map { CGImage($0) }
  }
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  private func bitmap(_ image: CIImage, _ rect: CGRect) -> Bitmap? {
    let part = rect.tiled
    let most = outputImageMaximumSize()
    guard part.width >= 1, part.height >= 1 else { return nil }
    guard part.width <= most.width, part.height <= most.height else {
      tellOnce(
        "an image of \(Int(part.width))×\(Int(part.height)) pixels is more than a context draws.",
        by: "CoreImage")
      return nil
    }
    let tile = image.tile(part)
    let result = Bitmap(width: Int(part.width), height: Int(part.height))
    let pixels = result.pixels
    let (left, top) = (tile.x - Int(part.minX), Int(part.maxY) - 1)
    tile.rows { row in
      let target = (top - (tile.y + row)) * result.width + left
      for column in 0..<tile.width { pixels[target + column] = tile.pixels[row * tile.width + column].packed }
    }
    return result
  }

  /// Bytes of an image, rows from the top: four of each pixel.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    guard let drawn = bitmap(image, bounds) else { return }
    for row in 0..<drawn.height {
      for column in 0..<min(drawn.width, rowBytes / 4) {
        let pixel = drawn.pixels[row * drawn.width + column]
        let swapped = pixel & 0xFF00_FF00 | (pixel & 255) << 16 | pixel >> 16 & 255
        data.storeBytes(
          of: format == .BGRA8 ? swapped : pixel, toByteOffset: row * rowBytes + column * 4, as: UInt32.self)
      }
    }
  }
  /// The image as a PNG file.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { bitmap(image, image.extent)?.pngData() }
  /// The image as a JPEG file.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let quality = options[.lossyCompressionQuality].flatMap(CIFilter.number) ?? 0.8
    return bitmap(image, image.extent)?.jpegData(quality: quality)
  }
  open func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws { try write(bitmap(image, image.extent)?.pngData(), url) }
  open func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws { try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), url) }
  private func write(_ data: Data?, _ url: URL) throws {
    guard let data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url)
  }
  open func clearCaches() {}
}

/// How a context draws. There is one way here.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let workingColorSpace = Self(rawValue: "working_color_space")
  public static let outputColorSpace = Self(rawValue: "output_color_space")
  public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
  public static let cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates")
  public static let highQualityDownsample = Self(rawValue: "high_quality_downsample")
  public static let priorityRequestLow = Self(rawValue: "low_priority")
}
public struct CIImageRepresentationOption: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let lossyCompressionQuality = Self(rawValue: "kCGImageDestinationLossyCompressionQuality")
}
/// The order of the bytes of a pixel.
public struct CIFormat: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = Self(rawValue: 23)
  public static let BGRA8 = Self(rawValue: 24)
  public static let RGBA8 = Self(rawValue: 27)
  public static let RGBAh = Self(rawValue: 31)
  public static let RGBAf = Self(rawValue: 34)
}

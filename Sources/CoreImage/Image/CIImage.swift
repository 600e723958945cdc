import CoreGraphics
import Foundation
import SashDisplay
import SashRaster

/// How an image is made: nothing is computed before a context draws it.
///
/// Coordinates are pixels, y upward.
open class CIImage: NSObject, @unchecked Sendable {
  /// The pixels of a rectangle of whole numbers.
  typealias Recipe = (CGRect) -> Tile

  /// Where the image has pixels; infinite for a colour without end.
  public let extent: CGRect
  private let recipe: Recipe
  /// Whether transforms take the nearest pixel instead of mixing neighbours.
  let isSharp: Bool
  /// What the image was made of, where that is an image of pixels.
  public let cgImage: CGImage?

  init(extent: CGRect, isSharp: Bool = false, cgImage: CGImage? = nil, recipe: @escaping Recipe) {
    (self.extent, self.isSharp, self.cgImage, self.recipe) = (extent, isSharp, cgImage, recipe)
  }

  /// An image without pixels.
  public override convenience init() { self.init(extent: .null) { Tile($0) } }
  public static func empty() -> CIImage { CIImage() }

  public convenience init(cgImage image: CGImage) { self.init(image, isSharp: false) }
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    self.init(image, isSharp: false)
  }
  /// The picture in PNG, JPEG, WebP or GIF data; nil if it cannot be read.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let bitmap = try? Bitmap.reading(data) else { return nil }
    self.init(CGImage(bitmap), isSharp: false)
  }
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  /// One colour everywhere.
  public convenience init(color: CIColor) {
    let pixel = color.pixel
    self.init(extent: .infinite) { rect in Tile(rect) { _, _ in pixel } }
  }

  convenience init(_ image: CGImage, isSharp: Bool) {
    let bitmap = image.bitmap
    let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    self.init(extent: whole, isSharp: isSharp, cgImage: image) { rect in
      let source = bitmap.pixels
      return Tile(rect.intersection(whole).tiled) { x, y in
        Pixel(packed: source[(bitmap.height - 1 - y) * bitmap.width + x])
      }
    }
  }

  /// The pixels of a rectangle; transparent where the image has none.
  func tile(_ rect: CGRect) -> Tile {
    let part = rect.tiled
    let inside = extent.isInfinite ? part : part.intersection(extent.tiled)
    return inside.isNull || inside.isEmpty ? Tile(.zero) : recipe(inside)
  }
  /// An image of the same size whose pixels are those of this one, changed one by one.
  func mapped(_ change: @escaping (Pixel) -> Pixel) -> CIImage {
    CIImage(extent: extent, isSharp: isSharp) { self.tile($0).map(change) }
  }
}

/// What images can be told when they are made. None of it changes anything here.
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let applyOrientationProperty = Self(rawValue: "kCIImageApplyOrientationProperty")
  public static let colorSpace = Self(rawValue: "kCIImageColorSpace")
  public static let properties = Self(rawValue: "kCIImageProperties")
}

extension SIMD4<Float> {
  /// A pixel of a bitmap: encoded bytes, premultiplied.
  @inline(__always) init(packed pixel: UInt32) {
    let alpha = pixel >> 24
    guard alpha > 0 else {
      self = .zero
      return
    }
    guard alpha < 255 else {
      self.init(
        Gamma.light(byte: pixel & 255), Gamma.light(byte: pixel >> 8 & 255),
        Gamma.light(byte: pixel >> 16 & 255), 1)
      return
    }
    let opacity = Float(alpha) / 255
    let encoded =
      SIMD3<Float>(Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255)) / Float(alpha)
    self.init(encoded.within.light, opacity: opacity)
  }
  /// The pixel as a bitmap has it.
  @inline(__always) var packed: UInt32 {
    let alpha = min(1, Swift.max(0, opacity))
    guard alpha > 0 else { return 0 }
    let plain = alpha == 1 ? SIMD3(self[0], self[1], self[2]) : color
    let (red, green, blue) = (Gamma.byte(plain[0]), Gamma.byte(plain[1]), Gamma.byte(plain[2]))
    let bytes = UInt32((alpha * 255).rounded())
    guard bytes < 255 else { return red | green << 8 | blue << 16 | 0xFF00_0000 }
    func part(_ byte: UInt32) -> UInt32 { (byte * bytes + 127) / 255 }
    return part(red) | part(green) << 8 | part(blue) << 16 | bytes << 24
  }
}

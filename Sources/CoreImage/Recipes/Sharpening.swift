import CoreGraphics
import Foundation

extension FilterKind {
  static let sharpenings: [FilterKind] = [
    FilterKind(
      "CIUnsharpMask", kCICategorySharpen,
      [.image, .number(kCIInputRadiusKey, 2.5), .number(kCIInputIntensityKey, 0.5)]
    ) { filter in
      filter.image().map {
        sharpened($0, radius: filter.number(kCIInputRadiusKey), by: filter.number(kCIInputIntensityKey))
      }
    },
    FilterKind(
      "CISharpenLuminance", kCICategorySharpen,
      [.image, .number(kCIInputSharpnessKey, 0.4), .number(kCIInputRadiusKey, 1.69)]
    ) { filter in
      filter.image().map {
        sharpened(
          $0, radius: filter.number(kCIInputRadiusKey), by: filter.number(kCIInputSharpnessKey),
          lightOnly: true)
      }
    },
  ]

  /// Moves each pixel away from the average around it.
  private static func sharpened(_ image: CIImage, radius: Double, by amount: Double, lightOnly: Bool = false)
    -> CIImage
  {
    let blurred = Blur.gaussian(image.clampedToExtent(), sigma: radius)
    let amount = Float(amount)
    return CIImage(extent: image.extent) { rect in
      let (sharp, soft) = (image.tile(rect), blurred.tile(rect))
      return Tile(rect) { x, y in
        let pixel = sharp[x, y]
        var away = (pixel - soft[x, y]) * amount
        if lightOnly { away = Pixel(repeating: SIMD3(away[0], away[1], away[2]).luminance) }
        let moved = pixel + away
        let most = pixel.opacity
        return Pixel(
          min(max(moved[0], 0), most), min(max(moved[1], 0), most), min(max(moved[2], 0), most), most)
      }
    }
  }
}

import CoreGraphics
import Foundation

extension FilterKind {
  static let distortions: [FilterKind] = [
    FilterKind(
      "CITwirlDistortion", kCICategoryDistortionEffect,
      [.image, .center, .number(kCIInputRadiusKey, 300), .number(kCIInputAngleKey, .pi)]
    ) { filter in
      let angle = filter.number(kCIInputAngleKey)
      return distorted(filter) { offset, nearness in
        let turn = angle * nearness * nearness
        let (c, s) = (cos(turn), sin(turn))
        return SIMD2(offset.x * c - offset.y * s, offset.x * s + offset.y * c)
      }
    },
    FilterKind(
      "CIBumpDistortion", kCICategoryDistortionEffect,
      [.image, .center, .number(kCIInputRadiusKey, 300), .number(kCIInputScaleKey, 0.5)]
    ) { filter in
      let scale = filter.number(kCIInputScaleKey)
      return distorted(filter) { offset, nearness in
        // Smooth at the rim, strongest in the middle.
        offset * (1 - scale * nearness * nearness * (3 - 2 * nearness))
      }
    },
    FilterKind(
      "CIPinchDistortion", kCICategoryDistortionEffect,
      [.image, .center, .number(kCIInputRadiusKey, 300), .number(kCIInputScaleKey, 0.5)]
    ) { filter in
      let scale = filter.number(kCIInputScaleKey)
      return distorted(filter) { offset, nearness in
        offset * (1 + scale * nearness * nearness * 2)
      }
    },
  ]

  /// Moves pixels inside of a circle. `source` says where a pixel comes from by where it stands, both from the middle; how near
  /// it is to the middle is 1 there and 0 at the rim.
  private static func distorted(
    _ filter: CIFilter, source: @escaping (SIMD2<Double>, Double) -> SIMD2<Double>
  ) -> CIImage? {
    guard let image = filter.image() else { return nil }
    let (center, radius) = (filter.point(kCIInputCenterKey), max(1, filter.number(kCIInputRadiusKey)))
    return CIImage(extent: image.extent) { rect in
      let pixels = image.tile(
        image.extent.isInfinite ? rect.insetBy(dx: -2 * radius, dy: -2 * radius) : image.extent)
      return Tile(rect) { x, y in
        let offset = SIMD2(Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
        let distance = (offset * offset).sum().squareRoot()
        guard distance < radius else { return pixels[x, y] }
        let place = source(offset, 1 - distance / radius)
        return pixels.sample(center.x + place.x, center.y + place.y)
      }
    }
  }
}

extension FilterKind {
  static let halftones: [FilterKind] = [
    FilterKind("CIDotScreen", kCICategoryHalftoneEffect, screenInputs) { filter in
      screened(filter) { u, v in (cos(2 * .pi * u) + cos(2 * .pi * v)) / 4 + 0.5 }
    },
    FilterKind("CILineScreen", kCICategoryHalftoneEffect, screenInputs) { filter in
      screened(filter) { _, v in cos(2 * .pi * v) / 2 + 0.5 }
    },
  ]
  private static let screenInputs: [FilterInput] = [
    .image, .center, .number(kCIInputAngleKey, 0), .number(kCIInputWidthKey, 6),
    .number(kCIInputSharpnessKey, 0.7),
  ]

  /// Black and white by whether the image is brighter than a pattern is there.
  private static func screened(
    _ filter: CIFilter, _ pattern: @escaping (_ u: Double, _ v: Double) -> Double
  ) -> CIImage? {
    guard let image = filter.image() else { return nil }
    let (center, width) = (filter.point(kCIInputCenterKey), max(1, filter.number(kCIInputWidthKey)))
    let (c, s) = (cos(filter.number(kCIInputAngleKey)), sin(filter.number(kCIInputAngleKey)))
    let softness = max(0.02, 1 - filter.number(kCIInputSharpnessKey))
    return CIImage(extent: image.extent) { rect in
      let source = image.tile(rect)
      return Tile(rect) { x, y in
        let (dx, dy) = (Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
        let threshold = pattern((dx * c + dy * s) / width, (dy * c - dx * s) / width)
        let pixel = source[x, y]
        let light = Double(pixel.color.encoded.luminance)
        let cover = Float(min(1, max(0, (light - threshold) / softness + 0.5)))
        return Pixel(SIMD3(repeating: cover), opacity: pixel.opacity)
      }
    }
  }
}

import CoreGraphics
import Foundation

extension FilterKind {
  static let colorEffects: [FilterKind] = [
    FilterKind("CISepiaTone", kCICategoryColorEffect, [.number(kCIInputIntensityKey, 1)]) { filter in
      let intensity = Float(filter.number(kCIInputIntensityKey))
      return { $0.recoloredEncoded { $0.mixed(with: $0.sepia, intensity) } }
    },
    FilterKind("CIColorInvert", kCICategoryColorEffect, []) { _ in { $0.recoloredEncoded { 1 - $0 } } },
    FilterKind(
      "CIColorMonochrome", kCICategoryColorEffect,
      [.color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)), .number(kCIInputIntensityKey, 1)]
    ) { filter in
      let (tone, intensity) = (
        filter.color(kCIInputColorKey).light.encoded, Float(filter.number(kCIInputIntensityKey))
      )
      return { $0.recoloredEncoded { $0.mixed(with: tone * $0.luminance, intensity) } }
    },
    FilterKind("CIColorPosterize", kCICategoryColorEffect, [.number("inputLevels", 6)]) { filter in
      let steps = Float(max(2, filter.number("inputLevels").rounded()))
      return { pixel in
        pixel.recoloredEncoded { color in
          pointwiseMin((color.within * steps).rounded(.down), SIMD3(repeating: steps - 1)) / (steps - 1)
        }
      }
    },
    FilterKind(
      "CIFalseColor", kCICategoryColorEffect,
      [
        .color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)),
        .color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
      ]
    ) { filter in
      let (dark, bright) = (
        filter.color("inputColor0").light.encoded, filter.color("inputColor1").light.encoded
      )
      return { $0.recoloredEncoded { dark.mixed(with: bright, $0.luminance) } }
    },
    FilterKind("CIMaximumComponent", kCICategoryColorEffect, []) { _ in
      { $0.recolored { SIMD3(repeating: $0.max()) } }
    },
    FilterKind("CIMinimumComponent", kCICategoryColorEffect, []) { _ in
      { $0.recolored { SIMD3(repeating: $0.min()) } }
    },
    FilterKind("CIMaskToAlpha", kCICategoryColorEffect, []) { _ in
      { pixel in Pixel(.one, opacity: SIMD3(pixel[0], pixel[1], pixel[2]).luminance) }
    },
    FilterKind(
      "CIVignette", kCICategoryColorEffect,
      [.image, .number(kCIInputIntensityKey, 0), .number(kCIInputRadiusKey, 1)]
    ) { filter in
      guard let image = filter.image() else { return nil }
      // At radius 1 the dark begins near the middle of the shorter side.
      let side = min(image.extent.width, image.extent.height) / 2
      return Vignette(
        center: CGPoint(x: image.extent.midX, y: image.extent.midY),
        inner: side * filter.number(kCIInputRadiusKey) / 2, width: side * 1.6,
        intensity: filter.number(kCIInputIntensityKey) * 0.8
      ).image(of: image)
    },
    FilterKind(
      "CIVignetteEffect", kCICategoryColorEffect,
      [
        .image, .center, .number(kCIInputRadiusKey, 150), .number(kCIInputIntensityKey, 1),
        .number("inputFalloff", 0.5),
      ]
    ) { filter in
      guard let image = filter.image() else { return nil }
      let radius = max(1, filter.number(kCIInputRadiusKey))
      return Vignette(
        center: filter.point(kCIInputCenterKey), inner: radius,
        width: max(1, radius * filter.number("inputFalloff")), intensity: filter.number(kCIInputIntensityKey)
      ).image(of: image)
    },
  ]
}

/// Darkens what is far from a point.
struct Vignette {
  let center: CGPoint
  /// Up to here nothing is darker, in pixels.
  let inner: Double
  /// Over how many pixels it grows dark.
  let width: Double
  let intensity: Double

  func image(of image: CIImage) -> CIImage {
    CIImage(extent: image.extent) { rect in
      let source = image.tile(rect)
      return Tile(rect) { x, y in
        let distance = hypot(Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
        let t = min(1, max(0, (distance - inner) / max(width, 1)))
        let light = Float(max(0, 1 - intensity * t * t * (3 - 2 * t)))
        let pixel = source[x, y]
        return Pixel(pixel[0] * light, pixel[1] * light, pixel[2] * light, pixel.opacity)
      }
    }
  }
}

extension SIMD3<Float> {
  /// The colour as an old photograph has it.
  ///
  /// - Source: the matrix of the `sepia()` shorthand, Filter Effects Module Level 1.
  var sepia: Self {
    Self(
      (self * SIMD3(0.393, 0.769, 0.189)).sum(), (self * SIMD3(0.349, 0.686, 0.168)).sum(),
      (self * SIMD3(0.272, 0.534, 0.131)).sum()
    ).within
  }
}

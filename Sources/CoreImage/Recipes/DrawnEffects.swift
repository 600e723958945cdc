import CoreGraphics
import Foundation

extension FilterKind {
  /// Pictures as if they were drawn, warm or shone through, and tones. The formulas are ours.
  static let drawnEffects: [FilterKind] = [
    FilterKind("CIComicEffect", kCICategoryStylize, [.image]) { filter in
      filter.image().map { comic($0) }
    },
    FilterKind("CIEdgeWork", kCICategoryStylize, [.image, .number(kCIInputRadiusKey, 3)]) { filter in
      guard let image = filter.image() else { return nil }
      let radius = max(1, filter.number(kCIInputRadiusKey))
      return edgeStrength(Blur.gaussian(image, sigma: radius / 3), image.extent) { _, strength in
        Pixel(SIMD3(repeating: min(1, strength * 6)), opacity: 1)
      }
    },
    FilterKind("CIThermal", kCICategoryColorEffect, []) { _ in
      { $0.recoloredEncoded { heat($0.luminance) } }
    },
    FilterKind("CIXRay", kCICategoryColorEffect, []) { _ in
      { $0.recoloredEncoded { SIMD3(0.85, 0.95, 1) * (1 - $0.luminance) } }
    },
    FilterKind(
      "CITemperatureAndTint", kCICategoryColorAdjustment,
      [.point("inputNeutral", 6500, 0), .point("inputTargetNeutral", 6500, 0)]
    ) { filter in
      let (from, to) = (filter.point("inputNeutral"), filter.point("inputTargetNeutral"))
      // What was neutral becomes as warm as what should be: warm is red, tint is magenta.
      let warmth = Float((from.x - to.x) / 6500) * 0.4
      let tint = Float((from.y - to.y) / 100) * 0.3
      let factor = SIMD3(1 + warmth + tint / 2, 1 - tint / 2, 1 - warmth + tint / 2)
      return { $0.recolored { $0 * pointwiseMax(factor, .zero) } }
    },
    FilterKind(
      "CIHighlightShadowAdjust", kCICategoryStylize,
      [.number("inputHighlightAmount", 1), .number("inputShadowAmount", 0), .number(kCIInputRadiusKey, 0)]
    ) { filter in
      let highlights = Float(filter.number("inputHighlightAmount"))
      let shadows = Float(filter.number("inputShadowAmount"))
      return { pixel in
        pixel.recoloredEncoded { color in
          let light = min(max(color.luminance, 0), 1)
          let lifted = light + shadows * light * (1 - light) * (1 - light) * 1.5
          let lowered = lifted - (1 - highlights) * light * light * 0.35
          return light > 0.0001 ? color * (max(lowered, 0) / light) : color
        }
      }
    },
    FilterKind(
      "CINoiseReduction", kCICategoryBlur,
      [.image, .number("inputNoiseLevel", 0.02), .number(kCIInputSharpnessKey, 0.4)]
    ) { filter in
      guard let image = filter.image() else { return nil }
      let level = Float(max(0.0001, filter.number("inputNoiseLevel")))
      return CIImage(extent: image.extent) { rect in
        let source = image.tile(rect.insetBy(dx: -1, dy: -1))
        return Tile(rect) { x, y in
          let own = source[x, y]
          // Neighbours count as much as they are alike.
          var (sum, weight) = (own, Float(1))
          for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1)] {
            let other = source.clamped(x + dx, y + dy)
            let difference = other - own
            let share = exp(-(difference * difference).sum() / (level * level * 4))
            sum += other * share
            weight += share
          }
          return sum / weight
        }
      }
    },
    FilterKind(
      "CIZoomBlur", kCICategoryBlur, [.image, .center, .number("inputAmount", 20)]
    ) { filter in
      guard let image = filter.image(), !image.extent.isInfinite else { return filter.image() }
      let (center, amount) = (filter.point(kCIInputCenterKey), filter.number("inputAmount"))
      let reach = max(image.extent.width, image.extent.height) / 2
      return CIImage(extent: image.extent) { rect in
        let source = image.tile(image.extent)
        return Tile(rect) { x, y in
          let (dx, dy) = (Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
          let length = amount * hypot(dx, dy) / max(reach, 1) / max(hypot(dx, dy), 1)
          var sum = Pixel.zero
          for step in 0..<12 {
            let part = 1 - length * Double(step) / 11
            sum += source.sample(center.x + dx * part, center.y + dy * part)
          }
          return sum / 12
        }
      }
    },
  ]

  /// From black over blue, red and yellow to white.
  private static func heat(_ light: Float) -> SIMD3<Float> {
    let stops: [SIMD3<Float>] = [[0, 0, 0.2], [0.3, 0, 0.7], [0.9, 0.1, 0.2], [1, 0.7, 0], [1, 1, 0.9]]
    let place = min(max(light, 0), 1) * Float(stops.count - 1)
    let index = min(Int(place), stops.count - 2)
    return stops[index].mixed(with: stops[index + 1], place - Float(index))
  }

  /// Few tones with dots where it is half dark, and black lines at edges.
  private static func comic(_ image: CIImage) -> CIImage {
    let smooth = Blur.gaussian(image, sigma: 1)
    let extent = image.extent
    return CIImage(extent: extent) { rect in
      let source = smooth.tile(rect.insetBy(dx: -1, dy: -1))
      return Tile(rect) { x, y in
        let pixel = source[x, y]
        let strength = change(source, x, y)
        return pixel.recoloredEncoded { color in
          let light = color.luminance
          let tone = (light * 4).rounded(.up) / 4
          var drawn = light > 0.0001 ? color * (tone / light) : color
          if light < 0.5 {
            // Dots of six pixels, on a grid that stands on its corner.
            let (u, v) = (Float(x + y) / 6, Float(x - y) / 6)
            let (du, dv) = (u - u.rounded(), v - v.rounded())
            if (du * du + dv * dv).squareRoot() < (0.5 - light) { drawn *= 0.35 }
          }
          return (drawn * (1 - min(1, max(0, strength * 5 - 0.4)))).within
        }
      }
    }
  }
  /// How much the light changes around a pixel.
  private static func change(_ source: Tile, _ x: Int, _ y: Int) -> Float {
    func light(_ px: Int, _ py: Int) -> Float {
      let pixel = source.clamped(px, py)
      return SIMD3(pixel[0], pixel[1], pixel[2]).luminance
    }
    return hypot(light(x + 1, y) - light(x - 1, y), light(x, y + 1) - light(x, y - 1))
  }
  private static func edgeStrength(
    _ image: CIImage, _ extent: CGRect, _ draw: @escaping (Pixel, Float) -> Pixel
  ) -> CIImage {
    CIImage(extent: extent) { rect in
      let source = image.tile(rect.insetBy(dx: -1, dy: -1))
      return Tile(rect) { x, y in draw(source[x, y], change(source, x, y)) }
    }
  }
}

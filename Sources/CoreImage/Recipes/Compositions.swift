import CoreGraphics
import Foundation

extension FilterKind {
  private static func composition(_ name: String, _ join: @escaping (Pixel, Pixel) -> Pixel) -> FilterKind {
    FilterKind(name, kCICategoryCompositeOperation, [.image, .background]) { filter in
      guard let front = filter.image() else { return nil }
      guard let back = filter.image(kCIInputBackgroundImageKey) else { return front }
      let both =
        front.extent.isInfinite || back.extent.isInfinite ? CGRect.infinite : front.extent.union(back.extent)
      return CIImage(extent: both) { rect in
        let (one, other) = (front.tile(rect), back.tile(rect))
        return Tile(rect) { x, y in join(one[x, y], other[x, y]) }
      }
    }
  }
  /// A blend mode: `mix` has the colours without opacity, encoded, the front one first.
  ///
  /// - Source: Compositing and Blending Level 1, which has the formulae of PDF.
  private static func blend(_ name: String, _ mix: @escaping (Float, Float) -> Float) -> FilterKind {
    composition("CI\(name)BlendMode") { front, back in
      let (f, b) = (front.color.encoded, back.color.encoded)
      let mixed = SIMD3(mix(f[0], b[0]), mix(f[1], b[1]), mix(f[2], b[2])).within.light
      let alone = front * (1 - back.opacity) + back * (1 - front.opacity)
      return alone + Pixel(mixed, opacity: 1) * (front.opacity * back.opacity)
    }
  }
  private static func hard(_ f: Float, _ b: Float) -> Float {
    f <= 0.5 ? 2 * f * b : 1 - 2 * (1 - f) * (1 - b)
  }
  private static func soft(_ f: Float, _ b: Float) -> Float {
    if f <= 0.5 { return b - (1 - 2 * f) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * f - 1) * (d - b)
  }

  static let compositions: [FilterKind] = [
    composition("CISourceOverCompositing") { $0 + $1 * (1 - $0.opacity) },
    composition("CISourceAtopCompositing") { $0 * $1.opacity + $1 * (1 - $0.opacity) },
    composition("CISourceInCompositing") { $0 * $1.opacity },
    composition("CISourceOutCompositing") { $0 * (1 - $1.opacity) },
    composition("CIAdditionCompositing") { ($0 + $1).clamped(lowerBound: .zero, upperBound: .one) },
    composition("CIMultiplyCompositing") { $0 * $1 },
    composition("CIMaximumCompositing") { pointwiseMax($0, $1) },
    composition("CIMinimumCompositing") { pointwiseMin($0, $1) },
    blend("Multiply") { $0 * $1 },
    blend("Screen") { $0 + $1 - $0 * $1 },
    blend("Overlay") { hard($1, $0) },
    blend("HardLight") { hard($0, $1) },
    blend("SoftLight") { soft($0, $1) },
    blend("Darken") { min($0, $1) },
    blend("Lighten") { max($0, $1) },
    blend("Difference") { abs($0 - $1) },
    blend("Exclusion") { $0 + $1 - 2 * $0 * $1 },
    blend("ColorDodge") { $1 == 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) },
    blend("ColorBurn") { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) },
  ]

  static let geometries: [FilterKind] = [
    FilterKind(
      "CIAffineTransform", kCICategoryGeometryAdjustment,
      [.image, FilterInput(key: kCIInputTransformKey, standard: nil)]
    ) { filter in
      filter.image().map { image in
        (filter.value(forKey: kCIInputTransformKey) as? CGAffineTransform).map { image.transformed(by: $0) }
          ?? image
      }
    },
    FilterKind(
      "CILanczosScaleTransform", kCICategoryGeometryAdjustment,
      [.image, .number(kCIInputScaleKey, 1), .number(kCIInputAspectRatioKey, 1)]
    ) { filter in
      let scale = filter.number(kCIInputScaleKey)
      return filter.image().map {
        scaled($0, x: scale * filter.number(kCIInputAspectRatioKey), y: scale)
      }
    },
    FilterKind(
      "CICrop", kCICategoryGeometryAdjustment,
      [
        .image,
        FilterInput(
          key: "inputRectangle",
          standard: CIVector(
            cgRect: CGRect(
              x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2,
              width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))),
      ]
    ) { filter in
      filter.image().map { image in
        let rect =
          (filter.value(forKey: "inputRectangle") as? CGRect) ?? filter.vector("inputRectangle").cgRectValue
        return image.cropped(to: rect)
      }
    },
  ]

  /// Scales, after a blur where pixels get fewer, so that nothing flickers.
  private static func scaled(_ image: CIImage, x: Double, y: Double) -> CIImage {
    guard x > 0, y > 0 else { return .empty() }
    let matrix = CGAffineTransform(scaleX: x, y: y)
    let shrink = 1 / min(x, y)
    guard shrink > 1.5, !image.extent.isInfinite else { return image.transformed(by: matrix) }
    let smooth = Blur.gaussian(image.clampedToExtent(), sigma: shrink * 0.4)
    return smooth.cropped(to: image.extent).transformed(by: matrix)
  }
}

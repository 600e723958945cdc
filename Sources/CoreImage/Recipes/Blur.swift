import CoreGraphics
import Foundation

/// Averages of neighbours.
enum Blur {
  /// A Gaussian blur. The image grows by three times the width on each side.
  static func gaussian(_ image: CIImage, sigma: Double) -> CIImage {
    guard sigma >= 0.16 else { return image }
    let weights = gaussianWeights(sigma)
    return separable(image, weights, growth: (3 * sigma).rounded(.up))
  }
  static func box(_ image: CIImage, radius: Double) -> CIImage {
    let count = max(1, Int(radius.rounded())) * 2 + 1
    guard radius >= 0.5 else { return image }
    return separable(
      image, [Float](repeating: 1 / Float(count), count: count), growth: Double(count / 2))
  }

  private static func gaussianWeights(_ sigma: Double) -> [Float] {
    let reach = Int((3 * sigma).rounded(.up))
    let heights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = heights.reduce(0, +)
    return heights.map { Float($0 / sum) }
  }

  /// Weighs columns and then rows, an odd number of each.
  private static func separable(_ image: CIImage, _ weights: [Float], growth: Double) -> CIImage {
    let reach = weights.count / 2
    let extent =
      image.extent.isInfinite || image.extent.isNull
      ? image.extent : image.extent.insetBy(dx: -growth, dy: -growth)
    return CIImage(extent: extent) { rect in
      let source = image.tile(rect.insetBy(dx: -Double(reach), dy: -Double(reach)))
      guard source.width > 0 else { return Tile(rect) }
      let across = Tile(
        CGRect(x: rect.minX, y: Double(source.y), width: rect.width, height: Double(source.height)))
      across.rows { row in
        let line = source.pixels.baseAddress! + row * source.width
        for column in 0..<across.width {
          let middle = across.x + column - source.x
          var sum = Pixel.zero
          for place in max(
            0, middle - reach)..<max(max(0, middle - reach), min(source.width, middle + reach + 1))
          {
            sum += line[place] * weights[place - middle + reach]
          }
          across.pixels[row * across.width + column] = sum
        }
      }
      let result = Tile(rect)
      result.rows { row in
        let middle = result.y + row - across.y
        let line = result.pixels.baseAddress! + row * result.width
        for place in max(
          0, middle - reach)..<max(max(0, middle - reach), min(across.height, middle + reach + 1))
        {
          let weight = weights[place - middle + reach]
          let other = across.pixels.baseAddress! + place * across.width
          for column in 0..<result.width { line[column] += other[column] * weight }
        }
      }
      return result
    }
  }

  /// The average along a line.
  static func motion(_ image: CIImage, radius: Double, angle: Double) -> CIImage {
    let count = max(1, Int(radius.rounded()))
    let (dx, dy) = (cos(angle), sin(angle))
    let growth = Double(count)
    let extent = image.extent.isInfinite ? image.extent : image.extent.insetBy(dx: -growth, dy: -growth)
    return CIImage(extent: extent) { rect in
      let source = image.tile(rect.insetBy(dx: -growth - 1, dy: -growth - 1))
      return Tile(rect) { x, y in
        var sum = Pixel.zero
        for step in -count...count {
          sum += source.sample(Double(x) + 0.5 + dx * Double(step), Double(y) + 0.5 + dy * Double(step))
        }
        return sum / Float(2 * count + 1)
      }
    }
  }

  /// The average inside of a circle, as a lens makes it.
  static func disc(_ image: CIImage, radius: Double) -> CIImage {
    let reach = Int(radius.rounded(.up))
    guard reach > 0 else { return image }
    let widths = (-reach...reach).map { row in
      Int(max(0, radius * radius - Double(row * row)).squareRoot().rounded(.down))
    }
    let count = Float(widths.reduce(0) { $0 + 2 * $1 + 1 })
    let extent =
      image.extent.isInfinite
      ? image.extent : image.extent.insetBy(dx: -Double(reach), dy: -Double(reach))
    return CIImage(extent: extent) { rect in
      let source = image.tile(rect.insetBy(dx: -Double(reach), dy: -Double(reach)))
      return Tile(rect) { x, y in
        var sum = Pixel.zero
        for row in -reach...reach {
          let width = widths[row + reach]
          for column in -width...width { sum += source[x + column, y + row] }
        }
        return sum / count
      }
    }
  }
}

extension FilterKind {
  static let blurs: [FilterKind] = [
    FilterKind("CIGaussianBlur", kCICategoryBlur, [.image, .number(kCIInputRadiusKey, 10)]) { filter in
      filter.image().map { Blur.gaussian($0, sigma: filter.number(kCIInputRadiusKey)) }
    },
    FilterKind("CIBoxBlur", kCICategoryBlur, [.image, .number(kCIInputRadiusKey, 10)]) { filter in
      filter.image().map { Blur.box($0, radius: filter.number(kCIInputRadiusKey)) }
    },
    FilterKind("CIDiscBlur", kCICategoryBlur, [.image, .number(kCIInputRadiusKey, 8)]) { filter in
      filter.image().map { Blur.disc($0, radius: min(200, filter.number(kCIInputRadiusKey))) }
    },
    FilterKind(
      "CIMotionBlur", kCICategoryBlur, [.image, .number(kCIInputRadiusKey, 20), .number(kCIInputAngleKey, 0)]
    ) { filter in
      filter.image().map {
        Blur.motion($0, radius: filter.number(kCIInputRadiusKey), angle: filter.number(kCIInputAngleKey))
      }
    },
  ]
}

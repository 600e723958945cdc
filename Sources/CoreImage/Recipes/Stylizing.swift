import CoreGraphics
import Foundation

extension FilterKind {
  static let stylizings: [FilterKind] = [
    FilterKind(
      "CIBloom", kCICategoryStylize,
      [.image, .number(kCIInputRadiusKey, 10), .number(kCIInputIntensityKey, 0.5)]
    ) { filter in glow(filter) { sharp, soft in sharp + soft - sharp * soft } },
    FilterKind(
      "CIGloom", kCICategoryStylize,
      [.image, .number(kCIInputRadiusKey, 10), .number(kCIInputIntensityKey, 0.5)]
    ) { filter in glow(filter) { sharp, soft in sharp * soft } },
    FilterKind("CIEdges", kCICategoryStylize, [.image, .number(kCIInputIntensityKey, 1)]) { filter in
      filter.image().map { edges($0, intensity: filter.number(kCIInputIntensityKey)) }
    },
    FilterKind("CIPixellate", kCICategoryStylize, [.image, .center, .number(kCIInputScaleKey, 8)]) { filter in
      guard let image = filter.image() else { return nil }
      let cells = SquareCells(
        center: filter.point(kCIInputCenterKey), side: max(1, filter.number(kCIInputScaleKey)))
      return averaged(image, cells.side) { cells.middle($0, $1) }
    },
    FilterKind("CIHexagonalPixellate", kCICategoryStylize, [.image, .center, .number(kCIInputScaleKey, 8)]) {
      filter in
      guard let image = filter.image() else { return nil }
      let cells = HexagonCells(
        center: filter.point(kCIInputCenterKey), size: max(1, filter.number(kCIInputScaleKey)))
      return averaged(image, cells.size) { cells.middle($0, $1) }
    },
    FilterKind("CICrystallize", kCICategoryStylize, [.image, .number(kCIInputRadiusKey, 20), .center]) {
      filter in
      guard let image = filter.image() else { return nil }
      let cells = ScatteredCells(
        center: filter.point(kCIInputCenterKey), size: max(1, filter.number(kCIInputRadiusKey)))
      return averaged(image, cells.size / 2) { cells.nearest($0, $1) }
    },
    FilterKind("CIPointillize", kCICategoryStylize, [.image, .number(kCIInputRadiusKey, 20), .center]) {
      filter in
      guard let image = filter.image() else { return nil }
      let cells = ScatteredCells(
        center: filter.point(kCIInputCenterKey), size: max(1, filter.number(kCIInputRadiusKey)))
      return pointillized(image, cells)
    },
    FilterKind("CIBlendWithMask", kCICategoryStylize, [.image, .background, .mask]) { filter in
      masked(filter) { mask in SIMD3(mask[0], mask[1], mask[2]).luminance }
    },
    FilterKind("CIBlendWithAlphaMask", kCICategoryStylize, [.image, .background, .mask]) { filter in
      masked(filter) { $0.opacity }
    },
  ]

  /// The image mixed with what it and its blurred self make together.
  private static func glow(_ filter: CIFilter, _ join: @escaping (Pixel, Pixel) -> Pixel) -> CIImage? {
    guard let image = filter.image() else { return nil }
    let blurred = Blur.gaussian(image, sigma: filter.number(kCIInputRadiusKey))
    let amount = Float(filter.number(kCIInputIntensityKey))
    return CIImage(extent: blurred.extent) { rect in
      let (sharp, soft) = (image.tile(rect), blurred.tile(rect))
      return Tile(rect) { x, y in
        let (one, other) = (sharp[x, y], soft[x, y])
        var mixed = one + (join(one, other) - one) * amount
        mixed[3] = max(one.opacity, other.opacity)
        return mixed
      }
    }
  }

  /// How much each colour changes across two diagonals (the cross of Roberts).
  private static func edges(_ image: CIImage, intensity: Double) -> CIImage {
    let factor = Float(intensity)
    return CIImage(extent: image.extent) { rect in
      let source = image.tile(rect.insetBy(dx: -1, dy: -1))
      return Tile(rect) { x, y in
        let one = source.clamped(x + 1, y + 1) - source.clamped(x, y)
        let other = source.clamped(x, y + 1) - source.clamped(x + 1, y)
        let size = ((one * one + other * other).squareRoot() * factor)
        return Pixel(min(size[0], 1), min(size[1], 1), min(size[2], 1), source[x, y].opacity)
      }
    }
  }

  /// Each pixel has the average colour of a square around the middle of its cell.
  private static func averaged(
    _ image: CIImage, _ side: Double, _ middle: @escaping (Double, Double) -> SIMD2<Double>
  ) -> CIImage {
    let grown = image.extent.isInfinite ? image.extent : image.extent.insetBy(dx: -side, dy: -side)
    return CIImage(extent: grown) { rect in
      let source = image.tile(rect.insetBy(dx: -3 * side, dy: -3 * side))
      // Cells of many pixels are looked at in a few places each.
      let step = max(1, side / 6)
      let sums = CellColors { place in
        var (sum, count) = (Pixel.zero, Float(0))
        for dy in stride(from: -side / 2 + step / 2, to: side / 2, by: step) {
          for dx in stride(from: -side / 2 + step / 2, to: side / 2, by: step) {
            sum += source[Int((place.x + dx).rounded(.down)), Int((place.y + dy).rounded(.down))]
            count += 1
          }
        }
        return count == 0 ? source[Int(place.x), Int(place.y)] : sum / count
      }
      let result = Tile(rect)
      for row in 0..<result.height {
        for column in 0..<result.width {
          let place = middle(Double(result.x + column) + 0.5, Double(result.y + row) + 0.5)
          result.pixels[row * result.width + column] = sums[place]
        }
      }
      return result
    }
  }

  private static func pointillized(_ image: CIImage, _ cells: ScatteredCells) -> CIImage {
    CIImage(extent: image.extent) { rect in
      let source = image.tile(rect.insetBy(dx: -3 * cells.size, dy: -3 * cells.size))
      return Tile(rect) { x, y in
        let place = cells.nearest(Double(x) + 0.5, Double(y) + 0.5)
        let distance = hypot(place.x - Double(x) - 0.5, place.y - Double(y) - 0.5)
        let cover = Float(min(1, max(0, cells.size / 2 - distance + 0.5)))
        let color = source.clamped(Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
        return color * cover
      }
    }
  }

  private static func masked(_ filter: CIFilter, _ cover: @escaping (Pixel) -> Float) -> CIImage? {
    guard let image = filter.image(), let mask = filter.image(kCIInputMaskImageKey) else {
      return filter.image()
    }
    let back = filter.image(kCIInputBackgroundImageKey)
    return CIImage(extent: back.map { $0.extent.union(image.extent) } ?? image.extent) { rect in
      let (front, behind, over) = (image.tile(rect), back?.tile(rect), mask.tile(rect))
      return Tile(rect) { x, y in
        let amount = min(1, max(0, cover(over[x, y])))
        return front[x, y] * amount + (behind?[x, y] ?? .zero) * (1 - amount)
      }
    }
  }
}

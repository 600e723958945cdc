import CoreGraphics
import Foundation

/// A plane divided into squares, one of which has its middle at a point.
struct SquareCells {
  let center: CGPoint
  /// In pixels, at least 1.
  let side: Double
  func middle(_ x: Double, _ y: Double) -> SIMD2<Double> {
    SIMD2(
      center.x + ((x - center.x) / side).rounded(.toNearestOrAwayFromZero) * side,
      center.y + ((y - center.y) / side).rounded(.toNearestOrAwayFromZero) * side)
  }
}

/// A plane divided into hexagons, one of which has its middle at a point.
struct HexagonCells {
  let center: CGPoint
  /// From one side to the opposite one, in pixels.
  let size: Double
  func middle(_ x: Double, _ y: Double) -> SIMD2<Double> {
    // Middles lie on two grids of rectangles, one of them moved by half a rectangle.
    let (w, h) = (size, size * 3.0.squareRoot())
    let (px, py) = (x - center.x, y - center.y)
    let one = SIMD2((px / w).rounded() * w, (py / h).rounded() * h)
    let other = SIMD2(((px - w / 2) / w).rounded() * w + w / 2, ((py - h / 2) / h).rounded() * h + h / 2)
    func distance(_ place: SIMD2<Double>) -> Double { hypot(place.x - px, place.y - py) }
    return (distance(one) <= distance(other) ? one : other) + SIMD2(center.x, center.y)
  }
}

/// Points scattered over a plane, one in each square of a grid, always the same ones.
struct ScatteredCells {
  let center: CGPoint
  /// Of the squares, in pixels.
  let size: Double

  /// The point next to a place.
  func nearest(_ x: Double, _ y: Double) -> SIMD2<Double> {
    let (column, row) = (
      Int(((x - center.x) / size).rounded(.down)), Int(((y - center.y) / size).rounded(.down))
    )
    var best = SIMD2<Double>.zero
    var least = Double.infinity
    for dy in -1...1 {
      for dx in -1...1 {
        let place = point(column + dx, row + dy)
        let (gx, gy) = (place.x - x, place.y - y)
        let distance = gx * gx + gy * gy
        if distance < least { (best, least) = (place, distance) }
      }
    }
    return best
  }
  private func point(_ column: Int, _ row: Int) -> SIMD2<Double> {
    var bits =
      UInt64(bitPattern: Int64(column)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(row))
      &* 0xC2B2_AE3D_27D4_EB4F
    bits = (bits ^ bits >> 29) &* 0xBF58_476D_1CE4_E5B9
    bits ^= bits >> 32
    let (fx, fy) = (Double(bits & 0xFFFF) / 65_536, Double(bits >> 16 & 0xFFFF) / 65_536)
    return SIMD2(center.x + (Double(column) + fx) * size, center.y + (Double(row) + fy) * size)
  }
}

/// The colours of cells by their middles, each found once.
final class CellColors {
  private var known: [SIMD2<Double>: Pixel] = [:]
  private var last: (place: SIMD2<Double>, color: Pixel)?
  private let find: (SIMD2<Double>) -> Pixel
  init(_ find: @escaping (SIMD2<Double>) -> Pixel) { self.find = find }
  subscript(place: SIMD2<Double>) -> Pixel {
    if let last, last.place == place { return last.color }
    let color = known[place] ?? find(place)
    known[place] = color
    last = (place, color)
    return color
  }
}

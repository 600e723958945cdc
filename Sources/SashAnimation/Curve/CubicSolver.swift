import Foundation
import SashGeometry

/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of x.
///
/// Answers are multiples of 2⁻²⁰: finer steps would not be seen, and equal inputs give equal frames on every machine.
struct CubicSolver: Hashable, Sendable {
  // The polynomials of both coordinates in the parameter: ((a·t + b)·t + c)·t.
  private let ax, bx, cx: Double
  private let ay, by, cy: Double
  private static let precision = 0x1p-20
  /// Finer than the answers, so that a steep curve does not magnify what the search leaves.
  private static let searchPrecision = 0x1p-26

  init(start: UnitPoint, end: UnitPoint) {
    (ax, bx, cx) = CubicSolver.polynomial(start.x, end.x)
    (ay, by, cy) = CubicSolver.polynomial(start.y, end.y)
  }

  private static func polynomial(_ first: Double, _ second: Double) -> (Double, Double, Double) {
    let c = 3 * first
    let b = 3 * (second - first) - c
    return (1 - b - c, b, c)
  }

  /// The height of the curve where it passes `x`.
  func value(at x: Double) -> Double {
    let t = parameter(at: x)
    return CubicSolver.rounded(((ay * t + by) * t + cy) * t)
  }

  /// The slope of the curve where it passes `x`.
  func velocity(at x: Double) -> Double {
    let t = parameter(at: x)
    let dx = (3 * ax * t + 2 * bx) * t + cx
    let dy = (3 * ay * t + 2 * by) * t + cy
    if dx == dy { return 1 }
    if dx == 0 { return dy < 0 ? -.infinity : .infinity }
    return CubicSolver.rounded(dy / dx)
  }

  private static func rounded(_ value: Double) -> Double { (value / precision).rounded() * precision }

  /// Newton's steps first; where the slope lets them down, halving finds the parameter, since x never falls.
  private func parameter(at x: Double) -> Double {
    func error(_ t: Double) -> Double { ((ax * t + bx) * t + cx) * t - x }
    var t = x
    for _ in 0...7 {
      let miss = error(t)
      if abs(miss) < CubicSolver.searchPrecision { return t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      if abs(slope) < CubicSolver.precision { break }
      t -= miss / slope
    }
    var (low, high) = (0.0, 1.0)
    t = min(max(x, 0), 1)
    while high - low > .ulpOfOne {
      let miss = error(t)
      if abs(miss) < CubicSolver.searchPrecision { break }
      if miss < 0 { low = t } else { high = t }
      t = (low + high) / 2
    }
    return t
  }
}

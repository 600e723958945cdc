import Foundation
import SashGeometry

@testable import SashAnimation

/// An animation of a number, played frame by frame.
struct Run {
  let animation: Animation
  var context = AnimationContext<Double>()
  init(_ animation: Animation) { self.animation = animation }

  /// How much of a way of 1 has been gone; nil when over.
  mutating func callAsFunction(_ time: Double) -> Double? {
    animation.animate(value: 1, time: time, context: &context)
  }
}

/// The height of a cubic Bézier curve at `x`, by halving in double precision.
func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
  func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<80 {
    let middle = (low + high) / 2
    if coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
  }
  return coordinate(y1, y2, low)
}

/// A spring from 0 to `target`, by Runge and Kutta's fourth order in steps of 10⁻⁴ s.
func integrate(
  stiffness: Double, damping: Double, mass: Double = 1, target: Double = 1, velocity: Double = 0,
  until end: Double
) -> (value: Double, velocity: Double) {
  var (x, v) = (0.0, velocity)
  func acceleration(_ x: Double, _ v: Double) -> Double { (stiffness * (target - x) - damping * v) / mass }
  let count = Int((end / 1e-4).rounded(.up))
  guard count > 0 else { return (x, v) }
  let h = end / Double(count)
  for _ in 0..<count {
    let (k1x, k1v) = (v, acceleration(x, v))
    let (k2x, k2v) = (v + h / 2 * k1v, acceleration(x + h / 2 * k1x, v + h / 2 * k1v))
    let (k3x, k3v) = (v + h / 2 * k2v, acceleration(x + h / 2 * k2x, v + h / 2 * k2v))
    let (k4x, k4v) = (v + h * k3v, acceleration(x + h * k3x, v + h * k3v))
    x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
    v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
  }
  return (x, v)
}

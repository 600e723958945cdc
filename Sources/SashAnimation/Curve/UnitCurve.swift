import Foundation
import SashGeometry

/// A function from progress to progress, both 0…1, that gives a steady motion another rhythm.
public struct UnitCurve: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case linear, circularEaseIn, circularEaseOut, circularEaseInOut
    case bezier(UnitPoint, UnitPoint)
  }
  let form: Form

  /// A curve by the two control points of a cubic Bézier; their x is held to 0…1 so that x never falls.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(form: .bezier(startControlPoint, endControlPoint))
  }

  /// The output at an input progress, which is held to 0…1.
  ///
  /// - Source: control points are held to the unit square here and to its sides in `velocity(at:)`, facts
  ///   `UnitCurve.bezier clamps`.
  public func value(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    switch form {
    case .linear: return p
    case .circularEaseIn: return 1 - (1 - p * p).squareRoot()
    case .circularEaseOut: return (1 - (1 - p) * (1 - p)).squareRoot()
    case .circularEaseInOut:
      return p < 0.5
        ? (1 - (1 - 4 * p * p).squareRoot()) / 2 : (max((8 - 4 * p) * p - 3, 0).squareRoot() + 1) / 2
    case .bezier(let start, let end):
      return CubicSolver(start: start.inUnitSquare, end: end.inUnitSquare).value(at: p)
    }
  }

  /// How fast the output grows per input at a progress, which is held to 0…1.
  public func velocity(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    switch form {
    case .linear: return 1
    case .circularEaseIn: return p / (1 - p * p).squareRoot()
    case .circularEaseOut: return (1 - p) / ((2 - p) * p).squareRoot()
    case .circularEaseInOut:
      return p < 0.5
        ? 2 * p / (1 - 4 * p * p).squareRoot() : 2 * (1 - p) / max((8 - 4 * p) * p - 3, 0).squareRoot()
    case .bezier(let start, let end):
      return CubicSolver(start: start.withUnitX, end: end.withUnitX).velocity(at: p)
    }
  }

  /// The curve with input and output exchanged: it finds the progress at which this one gives a value.
  public var inverse: UnitCurve {
    switch form {
    case .linear, .circularEaseInOut: self
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .bezier(let start, let end):
      .bezier(
        startControlPoint: UnitPoint(x: start.y, y: start.x), endControlPoint: UnitPoint(x: end.y, y: end.x))
    }
  }
}

extension UnitCurve {
  /// Slow at both ends.
  @available(*, deprecated, message: "Use easeInOut instead")
  public static let easeInEaseOut: UnitCurve = .easeInOut
  /// Slow at both ends.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// Slow at the start.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Slow at the start: the lower right quarter of a circle.
  public static let circularEaseIn = UnitCurve(form: .circularEaseIn)
  /// Slow at the end: the upper left quarter of a circle.
  public static let circularEaseOut = UnitCurve(form: .circularEaseOut)
  /// Slow at both ends: two quarters of circles of half the size.
  public static let circularEaseInOut = UnitCurve(form: .circularEaseInOut)
  /// The output is the input.
  public static let linear = UnitCurve(form: .linear)

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }
}

extension UnitPoint {
  fileprivate var inUnitSquare: UnitPoint { UnitPoint(x: min(max(x, 0), 1), y: min(max(y, 0), 1)) }
  var withUnitX: UnitPoint { UnitPoint(x: min(max(x, 0), 1), y: y) }
}

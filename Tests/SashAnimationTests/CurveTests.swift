import Foundation
import SashGeometry
import Testing

@testable import SashAnimation

@Suite struct CurveTests {
  @Test("The named curves of animations are the cubic curves of Core Animation, 0.35 s long")
  func namedAnimations() {
    let cases: [(Animation, (Double, Double, Double, Double))] = [
      (.linear, (0, 0, 1, 1)), (.easeIn, (0.42, 0, 1, 1)), (.easeOut, (0, 0, 0.58, 1)),
      (.easeInOut, (0.42, 0, 0.58, 1)), (.timingCurve(0.25, 0.1, 0.25, 1), (0.25, 0.1, 0.25, 1)),
      (.timingCurve(0.7, -0.6, 0.3, 1.6), (0.7, -0.6, 0.3, 1.6)),
    ]
    for (animation, points) in cases {
      var run = Run(animation)
      for index in 0...100 {
        let x = Double(index) / 100
        let expected = bezier(points.0, points.1, points.2, points.3, at: x)
        #expect(abs(run(x * 0.35)! - expected) < 1e-6, "\(animation) at \(x)")
      }
      #expect(run(0.36) == nil)
    }
  }

  @Test("A duration of its own stretches a curve, and no duration ends at once")
  func durations() {
    var run = Run(.easeInOut(duration: 2))
    #expect(run(1) == 0.5)
    #expect(run(2) == 1)
    #expect(run(2.001) == nil)
    var none = Run(.linear(duration: 0))
    #expect(none(0) == nil)
    var circular = Run(.timingCurve(.circularEaseIn, duration: 2))
    #expect(abs(circular(1)! - (1 - 0.75.squareRoot())) < 1e-12)
  }

  @Test("Unit curves give what their formulas say, and their velocities are slopes")
  func unitCurves() {
    let cases: [(UnitCurve, (Double) -> Double)] = [
      (.linear, { $0 }),
      (.easeIn, { bezier(0.42, 0, 1, 1, at: $0) }),
      (.easeOut, { bezier(0, 0, 0.58, 1, at: $0) }),
      (.easeInOut, { bezier(0.42, 0, 0.58, 1, at: $0) }),
      (.circularEaseIn, { 1 - sqrt(1 - $0 * $0) }),
      (.circularEaseOut, { sqrt(1 - pow(1 - $0, 2)) }),
      (
        .circularEaseInOut,
        {
          $0 < 0.5 ? (1 - sqrt(1 - 4 * $0 * $0)) / 2 : (sqrt(1 - pow(2 - 2 * $0, 2)) + 1) / 2
        }
      ),
    ]
    for (curve, formula) in cases {
      for index in 0...100 {
        let x = Double(index) / 100
        #expect(abs(curve.value(at: x) - formula(x)) < 1e-6, "\(curve) at \(x)")
        guard index > 2, index < 98, index != 50 else { continue }
        let slope = (formula(x + 1e-5) - formula(x - 1e-5)) / 2e-5
        #expect(abs(curve.velocity(at: x) - slope) < 1e-3, "slope of \(curve) at \(x)")
      }
    }
    #expect(UnitCurve.easeIn.value(at: -1) == 0)
    #expect(UnitCurve.easeIn.value(at: 7) == 1)
  }

  @Test("The inverse of a unit curve finds the progress of a value")
  func inverse() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut] {
      for index in 1..<20 {
        let x = Double(index) / 20
        #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-4, "\(curve) at \(x)")
      }
    }
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(
      UnitCurve.easeIn == .bezier(startControlPoint: .init(x: 0.42, y: 0), endControlPoint: .init(x: 1, y: 1))
    )
    #expect(UnitCurve.easeIn != .easeOut)
  }
}

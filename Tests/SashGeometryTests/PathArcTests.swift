import Foundation
import SashGeometry
import Testing

@Suite struct PathArcTests {
  let center = CGPoint(x: 50, y: 50)

  func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: center, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise
      )
    }
  }

  struct Case: Sendable {
    var start: Double
    var end: Double
    var clockwise: Bool
    var middle: Double
    var turns: Double
    init(_ start: Double, _ end: Double, _ clockwise: Bool, _ middle: Double, _ turns: Double) {
      (self.start, self.end, self.clockwise, self.middle, self.turns) = (start, end, clockwise, middle, turns)
    }
  }

  static let cases: [Case] = [
    .init(0.0, 90.0, false, 45.0, 0.25), .init(0, 90, true, 225, 0.75), .init(90, 0, false, 225, 0.75),
    .init(90, 0, true, 45, 0.25),
    .init(0, 270, false, 135, 0.75), .init(-90, 90, false, 0, 0.5), .init(-90, 90, true, 180, 0.5),
    .init(0, 360, false, 180, 1),
    .init(0, 360, true, 180, 1), .init(-90, 270, false, 90, 1), .init(0, -360, false, 180, 1),
    .init(350, 10, false, 0, 20.0 / 360),
    .init(10, 370, false, 190, 1), .init(0, 1, true, 180.5, 359.0 / 360),
  ]

  /// The point in the middle of the arc tells which way it went.
  @Test(arguments: cases) func directionAndLength(_ c: Case) {
    let path = arc(c.start, c.end, clockwise: c.clockwise)
    #expect(near(path.length, 2 * .pi * 10 * c.turns, 0.02))
    let end = Angle.degrees(c.end).radians
    #expect(near(path.currentPoint, CGPoint(x: 50 + 10 * cos(end), y: 50 + 10 * sin(end)), 1e-9))
    let half = path.trimmedPath(from: 0, to: 0.5).currentPoint
    let middle = Angle.degrees(c.middle).radians
    #expect(near(half, CGPoint(x: 50 + 10 * cos(middle), y: 50 + 10 * sin(middle)), 0.02))
  }

  @Test func aLineJoinsTheCurrentPoint() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(center: center, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.elements.count == 3)
    #expect(path.elements[1] == .line(to: CGPoint(x: 60, y: 50)))
    path.closeSubpath()
    path.addArc(center: center, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.elements[4] == .move(to: CGPoint(x: 60, y: 50)))
  }

  @Test func anArcWithoutExtentOnlyMoves() {
    #expect(arc(30, 30, clockwise: false).elements.count == 1)
  }

  @Test func quartersAreCubicsCloseToTheCircle() {
    let path = arc(0, 360, clockwise: false)
    #expect(path.elements.count == 5)
    #expect(near(path.boundingRect, CGRect(x: 40, y: 40, width: 20, height: 20), 1e-9))
    for i in 0..<100 {
      let p = path.trimmedPath(from: 0, to: (CGFloat(i) + 0.5) / 100).currentPoint!
      #expect(near(hypot(p.x - 50, p.y - 50), 10, 0.004))  // quarters err by 0.027 % of the radius
    }
  }

  @Test func relativeArcsTurnByTheSign() {
    var path = Path()
    path.addRelativeArc(center: center, radius: 10, startAngle: .degrees(90), delta: .degrees(-90))
    #expect(near(path.currentPoint, CGPoint(x: 60, y: 50), 1e-9))
    #expect(near(path.length, 5 * .pi, 0.01))
    var many = Path()
    many.addRelativeArc(center: center, radius: 10, startAngle: .zero, delta: .degrees(3690))
    #expect(near(many.currentPoint, CGPoint(x: 50, y: 60), 1e-9))
    #expect(many.elements.count <= 7)
  }

  @Test func tangentArcsRoundACorner() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(path.elements.count == 3)
    #expect(near(path.elements.lineEnd(1), CGPoint(x: 80, y: 0)))
    #expect(near(path.currentPoint, CGPoint(x: 100, y: 20)))
    #expect(near(path.length, 80 + 10 * .pi, 0.02))
    // The other way round the corner.
    var left = Path()
    left.move(to: .zero)
    left.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: -100), radius: 20)
    #expect(near(left.currentPoint, CGPoint(x: 100, y: -20)))
    #expect(near(left.length, 80 + 10 * .pi, 0.02))
    // No corner: a line to the first point.
    var straight = Path()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 200, y: 0), radius: 20)
    #expect(straight.elements == [.move(to: .zero), .line(to: CGPoint(x: 100, y: 0))])
  }

  @Test func transformsScaleArcs() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false,
      transform: CGAffineTransform(scaleX: 2, y: 1))
    #expect(near(path.boundingRect, CGRect(x: -20, y: -10, width: 40, height: 20), 1e-9))
  }
}

extension [Path.Element] {
  func lineEnd(_ i: Int) -> CGPoint? {
    guard indices.contains(i), case .line(let end) = self[i] else { return nil }
    return end
  }
}

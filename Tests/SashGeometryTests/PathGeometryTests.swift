import Foundation
import SashGeometry
import Testing

@Suite struct PathGeometryTests {
  let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func boundsAreTightAroundCurves() {
    var cubic = Path()
    cubic.move(to: .zero)
    cubic.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
    // 3/4 of the controls' height
    #expect(near(cubic.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 75)))
    var quad = Path()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: -100))
    #expect(near(quad.boundingRect, CGRect(x: 0, y: -50, width: 100, height: 50)))
    var circle = Path()
    circle.addEllipse(in: square, transform: CGAffineTransform(rotationAngle: 1))
    #expect(near(circle.boundingRect.width, 100, 0.06))
  }

  @Test func containsFollowsTheRule() {
    let rings = Path { p in
      p.addEllipse(in: square)
      p.addEllipse(in: square.insetBy(dx: 25, dy: 25))
    }
    let (middle, ring, outside) = (CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 10), CGPoint(x: 2, y: 2))
    #expect(rings.contains(middle))
    #expect(!rings.contains(middle, eoFill: true))
    #expect(rings.contains(ring) && rings.contains(ring, eoFill: true))
    #expect(!rings.contains(outside))
    #expect(!Path().contains(.zero))
    #expect(!rings.contains(CGPoint(x: CGFloat.nan, y: 50)))
  }

  @Test func containsClosesOpenSubpaths() {
    let open = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)]) }
    #expect(open.contains(CGPoint(x: 80, y: 20)))
    #expect(!open.contains(CGPoint(x: 20, y: 80)))
  }

  @Test func containsKnowsRoundCorners() {
    let rounded = Path(roundedRect: square, cornerRadius: 20, style: .circular)
    #expect(!rounded.contains(CGPoint(x: 4, y: 4)))
    #expect(rounded.contains(CGPoint(x: 7, y: 7)))  // the arc passes 20 − 20/√2 ≈ 5.86
    #expect(rounded.contains(CGPoint(x: 50, y: 0.5)))
    let tiny = Path(ellipseIn: CGRect(x: 0, y: 0, width: 1e-3, height: 1e-3)).applying(
      .init(rotationAngle: 0.3))
    #expect(tiny.contains(CGPoint(x: tiny.boundingRect.midX, y: tiny.boundingRect.midY)))
  }

  @Test func trimmingCutsByLength() {
    let path = Path(square)
    #expect(
      path.trimmedPath(from: 0, to: 0.5).elements == [
        .move(to: .zero), .line(to: CGPoint(x: 100, y: 0)), .line(to: CGPoint(x: 100, y: 100)),
      ])
    #expect(near(path.trimmedPath(from: 0.1, to: 0.3).length, 80))
    #expect(near(path.trimmedPath(from: 0.9, to: 1).elements.lineEnd(1), .zero))
    #expect(path.trimmedPath(from: -1, to: 2) == path)
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: 0.6, to: 0.4).isEmpty)
  }

  @Test func trimmedCurvesStayCurves() {
    let circle = Path(ellipseIn: square)
    let part = circle.trimmedPath(from: 0.1, to: 0.6)
    #expect(near(part.length, circle.length / 2, 1e-4))
    #expect(part.elements.count == 4)  // a move and parts of three quarters
    let start = Angle.degrees(36).radians
    guard case .move(let p) = part.elements[0] else {
      Issue.record("no move")
      return
    }
    #expect(near(p, CGPoint(x: 50 + 50 * cos(start), y: 50 + 50 * sin(start)), 0.02))
    var quad = Path()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    let half = quad.trimmedPath(from: 0, to: 0.5)
    guard case .quadCurve(let end, let control) = half.elements[1] else {
      Issue.record("a quadratic curve became another kind")
      return
    }
    #expect(near(end, CGPoint(x: 50, y: 50), 1e-4) && near(control, CGPoint(x: 25, y: 50), 1e-3))
  }

  @Test func trimmingKeepsSubpathsApart() {
    let path = Path { p in
      p.addRect(square)
      p.addRect(square.offsetBy(dx: 200, dy: 0))
    }
    let part = path.trimmedPath(from: 0.25, to: 0.75)
    #expect(near(part.length, 400))
    #expect(part.elements.filter { if case .move = $0 { true } else { false } }.count == 2)
  }

  @Test func descriptionsComeBack() {
    #expect(Path(CGRect(x: 0, y: 0, width: 10, height: 5)).description == "0 0 m 10 0 l 10 5 l 0 5 l h")
    #expect(Path().description == "")
    let path = Path { p in
      p.addRoundedRect(in: square, cornerSize: CGSize(width: 13.7, height: 9.1))
      p.addEllipse(in: square.insetBy(dx: 1.0 / 3, dy: 7))
      p.addQuadCurve(to: CGPoint(x: 1e-7, y: -2.5e20), control: .zero)
    }
    #expect(Path(path.description)?.elements == path.elements)
    #expect(Path("1 2 3 4 re")?.boundingRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(Path("")?.isEmpty == true)
    for bad in ["1 m", "1 2 l", "0 0 m 1 2", "0 0 m x", "0 0 m 1 2 3 l", "nan 0 m", "h"] {
      #expect(Path(bad) == nil, "\(bad)")
    }
  }

  @Test func strokesBecomeOutlines() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }
    #expect(
      near(
        line.strokedPath(StrokeStyle(lineWidth: 10)).boundingRect, CGRect(x: 0, y: -5, width: 100, height: 10)
      ))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round)).contains(CGPoint(x: 103, y: 0)))
  }
}

import Foundation
import SashGeometry
import Testing

@Suite struct RoundedCornerTests {
  let square = CGRect(x: 0, y: 0, width: 400, height: 400)

  @Test func roundedRectanglesBeginAtTheMiddleOfTheRight() {
    for style in [RoundedCornerStyle.circular, .continuous] {
      let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 10, style: style)
      #expect(path.elements.first == .move(to: CGPoint(x: 100, y: 30)))
      #expect(path.currentPoint == CGPoint(x: 100, y: 30))
      #expect(path.trimmedPath(from: 0, to: 0.01).currentPoint!.y > 30)
    }
  }

  /// Source: the constants of UIKit's rounded rectangles, 1.528665 radii along each side.
  @Test func continuousCornersReachFurther() {
    let path = Path(roundedRect: square, cornerRadius: 80, style: .continuous)
    let elements = path.elements
    #expect(elements.count == 1 + 4 * 4 + 1)
    #expect(near(elements.lineEnd(1), CGPoint(x: 400, y: 400 - 80 * 1.528665), 1e-6))
    guard case .curve(let end, let c1, let c2) = elements[2] else {
      Issue.record("no curve")
      return
    }
    #expect(near(end, CGPoint(x: 400 - 80 * 0.07491139, y: 400 - 80 * 0.63149379), 1e-6))
    #expect(c1.x == 400 && c2.x == 400)
  }

  @Test func continuousCornersStayNearTheCircle() {
    // Apple's curve leaves the quarter circle by less than 1.4 % of the radius.
    let continuous = Path(roundedRect: square, cornerRadius: 80, style: .continuous)
    for i in 0..<400 {
      let p = continuous.trimmedPath(from: 0, to: (CGFloat(i) + 0.5) / 400).currentPoint!
      let (x, y) = (min(p.x, 400 - p.x), min(p.y, 400 - p.y))
      if x < 80, y < 80 { #expect(abs(hypot(80 - x, 80 - y) - 80) < 0.014 * 80) }
    }
  }

  @Test func shortSidesGiveWaySmoothly() {
    // A growing radius never jumps: each step moves every point of the outline by little.
    var last: [CGPoint]?
    for step in 0...120 {
      let radius = 20 + CGFloat(step) * 0.5
      let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 100), cornerRadius: radius)
      #expect(near(path.boundingRect, CGRect(x: 0, y: 0, width: 200, height: 100), 1e-9))
      var expanded = Path()
      expanded.addPath(path, transform: CGAffineTransform(scaleX: -1, y: 1))
      let box = expanded.boundingRect
      #expect(near(box, CGRect(x: -200, y: 0, width: 200, height: 100), 1e-9))
      let points = (0..<64).map { path.trimmedPath(from: 0, to: (CGFloat($0) + 0.5) / 64).currentPoint! }
      if let last { for (a, b) in zip(last, points) { #expect(hypot(a.x - b.x, a.y - b.y) < 1) } }
      last = points
    }
  }

  @Test func squaresWithLargeRadiiAreCircles() {
    let path = Path(roundedRect: square, cornerRadius: 900, style: .continuous)
    for i in 0..<64 {
      let p = path.trimmedPath(from: 0, to: (CGFloat(i) + 0.5) / 64).currentPoint!
      #expect(near(hypot(p.x - 200, p.y - 200), 200, 0.06))
    }
    let circular = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 300, height: 100), cornerRadius: 80, style: .circular)
    #expect(near(circular.length, 2 * 200 + .pi * 100, 0.1))
  }

  @Test func capsulesHaveRoundEnds() {
    let rect = CGRect(x: 0, y: 0, width: 300, height: 100)
    let capsule = Path(capsuleIn: rect)
    #expect(capsule.contains(CGPoint(x: 1, y: 50)) && !capsule.contains(CGPoint(x: 5, y: 10)))
    // The continuous end leaves the half circle by less than 4 % of its radius.
    for i in 0..<200 {
      let p = capsule.trimmedPath(from: 0, to: (CGFloat(i) + 0.5) / 200).currentPoint!
      if p.x < 50 { #expect(abs(hypot(p.x - 50, p.y - 50) - 50) < 2) }
    }
  }

  @Test func unevenRadiiKeepTheirCorners() {
    let radii = RectangleCornerRadii(topLeading: 20, bottomLeading: 0, bottomTrailing: 0, topTrailing: 20)
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 30), cornerRadii: radii, style: .circular)
    #expect(path.contains(CGPoint(x: 0.1, y: 29.9)) && path.contains(CGPoint(x: 99.9, y: 29.9)))
    #expect(!path.contains(CGPoint(x: 4, y: 4)) && !path.contains(CGPoint(x: 96, y: 4)))
    let quarters = 2 * (CGFloat.pi / 2 * 20)
    #expect(near(path.length, 260 - 80 + quarters, 0.02))
    // Radii that overlap on a side shrink together.
    let big = RectangleCornerRadii(topLeading: 90, bottomLeading: 30, bottomTrailing: 0, topTrailing: 0)
    let shrunk = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 200, height: 60), cornerRadii: big, style: .circular)
    let bends = CGFloat.pi / 2 * (45 + 15)
    #expect(near(shrunk.length, 520 - 120 + bends, 0.05))
  }

  @Test func radiiOfNoSizeGiveARectangle() {
    #expect(Path(roundedRect: square, cornerRadius: 0) == Path(square))
    let negative = RectangleCornerRadii(topLeading: -5, bottomLeading: 0, bottomTrailing: 0, topTrailing: 0)
    #expect(Path(roundedRect: square, cornerRadii: negative).contains(CGPoint(x: 0.5, y: 0.5)))
  }
}

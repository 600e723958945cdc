import Foundation
import SashGeometry
import Testing

func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }
func near(_ a: CGPoint?, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
  guard let a else { return false }
  return near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance)
}
func near(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-6) -> Bool {
  near(a.origin, b.origin, tolerance) && near(a.width, b.width, tolerance)
    && near(a.height, b.height, tolerance)
}

extension Path {
  var elements: [Element] {
    var result: [Element] = []
    forEach { result.append($0) }
    return result
  }
}

@Suite struct PathBuildingTests {
  let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func elementsComeBackInOrder() {
    let path = Path { p in
      p.move(to: CGPoint(x: 1, y: 2))
      p.addLine(to: CGPoint(x: 3, y: 4))
      p.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      p.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
      p.closeSubpath()
    }
    #expect(
      path.elements == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
        .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
        .curve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14)),
        .closeSubpath,
      ])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func aLineNeedsACurrentPoint() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.boundingRect.isNull)
  }

  @Test func pointsThatAreNoNumbersAreLeftOut() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
    path.addArc(
      center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(.infinity))
    path.addRect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    path.addLines([.zero, CGPoint(x: 1, y: CGFloat.nan)])
    #expect(path.elements == [.move(to: .zero)])
  }

  @Test func closingTwiceClosesOnce() {
    var path = Path(square)
    path.closeSubpath()
    #expect(path.elements.count == 5)
    path.addLine(to: CGPoint(x: -50, y: 0))
    #expect(path.boundingRect == CGRect(x: -50, y: 0, width: 150, height: 100))
  }

  @Test func transformsApplyToWhatIsAdded() {
    var path = Path()
    path.addRect(square, transform: CGAffineTransform(translationX: 10, y: 20))
    #expect(path.boundingRect == CGRect(x: 10, y: 20, width: 100, height: 100))
    var other = Path()
    other.move(to: .zero)
    other.addPath(Path(square), transform: CGAffineTransform(scaleX: 2, y: 0.5))
    #expect(other.boundingRect == CGRect(x: 0, y: 0, width: 200, height: 50))
    other.addRects([square, square.offsetBy(dx: 0, dy: 500)])
    #expect(other.boundingRect == CGRect(x: 0, y: 0, width: 200, height: 600))
  }

  @Test func simpleOutlinesStaySimple() {
    let t = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 1, y: 1))
    guard case .rect(let rect) = Path(square).applying(t).storage else {
      Issue.record("a scaled rectangle became elements")
      return
    }
    #expect(rect == CGRect(x: 1, y: 1, width: 200, height: 300))
    guard case .ellipse = Path(ellipseIn: square).offsetBy(dx: 3, dy: 4).storage else {
      Issue.record("a moved ellipse became elements")
      return
    }
    let turned = Path(square).applying(CGAffineTransform(rotationAngle: .pi / 4)).boundingRect
    #expect(near(turned.width, 100 * 2.0.squareRoot()))
  }

  @Test func appendingTakesConstantTime() {
    // Copying the buffer for each element would take minutes here.
    let path = Path { p in
      p.move(to: .zero)
      for i in 0..<200_000 { p.addLine(to: CGPoint(x: i, y: i % 7)) }
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 199_999, height: 6))
  }

  @Test func copiesDoNotShareEdits() {
    var a = Path()
    a.move(to: .zero)
    var b = a
    b.addLine(to: CGPoint(x: 1, y: 1))
    #expect(a.elements.count == 1)
    a.addLine(to: CGPoint(x: 2, y: 2))
    #expect(b.elements.last == .line(to: CGPoint(x: 1, y: 1)))
  }

  @Test func radiiAnimateAndMirror() {
    var radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    #expect(
      radii.mirrored
        == RectangleCornerRadii(topLeading: 4, bottomLeading: 3, bottomTrailing: 2, topTrailing: 1))
    var data = radii.animatableData
    data.scale(by: 2)
    radii.animatableData = data
    #expect(radii == RectangleCornerRadii(topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8))
  }
}

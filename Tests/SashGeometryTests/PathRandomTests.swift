import Foundation
import SashGeometry
import Testing

/// A small generator with a seed, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite struct PathRandomTests {
  func randomPath(_ g: inout SeededGenerator) -> Path {
    func number() -> CGFloat {
      Int.random(in: 0..<40, using: &g) == 0
        ? [0, 1e9, -1e-9, .nan].randomElement(using: &g)!
        : CGFloat.random(in: -100...100, using: &g)
    }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    func rect() -> CGRect {
      CGRect(origin: point(), size: CGSize(width: abs(number()), height: abs(number())))
    }
    func angle() -> Angle { Angle(degrees: Double(number()) * 5) }
    var path = Path()
    for _ in 0..<Int.random(in: 0..<20, using: &g) {
      switch Int.random(in: 0..<13, using: &g) {
      case 0, 1: path.move(to: point())
      case 2, 3: path.addLine(to: point())
      case 4: path.addQuadCurve(to: point(), control: point())
      case 5: path.addCurve(to: point(), control1: point(), control2: point())
      case 6: path.closeSubpath()
      case 7: path.addRect(rect())
      case 8: path.addEllipse(in: rect())
      case 9: path.addRoundedRect(in: rect(), cornerSize: CGSize(width: number(), height: number()))
      case 10:
        path.addArc(
          center: point(), radius: number(), startAngle: angle(), endAngle: angle(),
          clockwise: Bool.random(using: &g))
      case 11: path.addArc(tangent1End: point(), tangent2End: point(), radius: number())
      default:
        let radii = RectangleCornerRadii(
          topLeading: number(), bottomLeading: number(), bottomTrailing: number(), topTrailing: number())
        path.addRoundedRect(in: rect(), cornerRadii: radii)
      }
    }
    return path
  }

  @Test(arguments: 0..<400) func anyPathKeepsItsPromises(_ seed: UInt64) {
    var g = SeededGenerator(state: seed)
    let path = randomPath(&g)
    let box = path.boundingRect
    #expect(Path(path.description)?.elements == path.elements)
    #expect(path.isEmpty == path.elements.isEmpty && path.isEmpty == (path.currentPoint == nil))
    let (low, high) = (CGFloat.random(in: 0...1, using: &g), CGFloat.random(in: 0...1, using: &g))
    let part = path.trimmedPath(from: min(low, high), to: max(low, high))
    let (whole, some) = (path.length, part.length)
    if whole > 0, whole.isFinite {
      #expect(near(some / whole, abs(high - low), 2e-3), "\(path)")
      let slack = max(box.width, box.height) * 1e-6 + 1e-6
      if !part.isEmpty {
        let (outer, inner) = (box.insetBy(dx: -slack, dy: -slack), part.boundingRect)
        #expect(inner.minX >= outer.minX && inner.maxX <= outer.maxX)
        #expect(inner.minY >= outer.minY && inner.maxY <= outer.maxY)
      }
    }
    if !box.isNull {
      for _ in 0..<8 {
        let inside = CGPoint(
          x: box.minX + box.width * CGFloat.random(in: -0.1...1.1, using: &g),
          y: box.minY + box.height * CGFloat.random(in: -0.1...1.1, using: &g))
        if path.contains(inside) || path.contains(inside, eoFill: true) {
          #expect(
            inside.x >= box.minX && inside.x <= box.maxX && inside.y >= box.minY && inside.y <= box.maxY)
        }
      }
    }
    let move = CGAffineTransform(translationX: 3, y: -4)
    if !box.isNull { #expect(near(path.applying(move).boundingRect, box.offsetBy(dx: 3, dy: -4), 1e-4)) }
  }
}

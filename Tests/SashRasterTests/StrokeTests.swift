import Foundation
import SashDisplay
import SashGeometry
import SashRaster
import Testing

@Suite("Strokes") struct StrokeTests {
  let line = lines([CGPoint(x: 5, y: 10), CGPoint(x: 25, y: 10)])

  @Test func buttLineIsARectangle() {
    let bitmap = draw(stroked(line, StrokeStyle(lineWidth: 4)))
    #expect(bitmap.mass == 80)
    #expect(bitmap.alpha(5, 8) == 255 && bitmap.alpha(24, 11) == 255 && bitmap.alpha(4, 9) == 0)
  }

  @Test func capsAddTheirArea() {
    let square = draw(stroked(line, StrokeStyle(lineWidth: 4, lineCap: .square))).mass
    #expect(square == 96)
    let round = draw(stroked(line, StrokeStyle(lineWidth: 4, lineCap: .round))).mass
    #expect(abs(round - (80 + .pi * 4)) < 0.6)
  }

  @Test("A dot shows its caps only", arguments: [(CGLineCap.butt, 0.0), (.square, 36), (.round, 28.27)])
  func dots(cap: CGLineCap, area: Double) {
    let dot = lines([CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 20)])
    #expect(abs(draw(stroked(dot, StrokeStyle(lineWidth: 6, lineCap: cap))).mass - area) < 0.6)
  }

  @Test func joinsDiffer() {
    let corner = lines([CGPoint(x: 5, y: 30), CGPoint(x: 30, y: 30), CGPoint(x: 30, y: 5)])
    func mass(_ join: CGLineJoin, limit: CGFloat = 10) -> Double {
      draw(stroked(corner, StrokeStyle(lineWidth: 8, lineJoin: join, miterLimit: limit))).mass
    }
    // The square of the corner: whole, a quarter circle of it, half of it.
    let base = 25.0 * 8 * 2 - 16
    #expect(abs(mass(.miter) - (base + 16)) < 0.1)
    #expect(abs(mass(.bevel) - (base + 8)) < 0.1)
    #expect(abs(mass(.round) - (base + .pi * 4)) < 0.3)
    // A right angle has a miter of 1.414 widths.
    #expect(abs(mass(.miter, limit: 1.4) - mass(.bevel)) < 0.01)
    #expect(abs(mass(.miter, limit: 1.42) - mass(.miter)) < 0.01)
  }

  @Test func closedRectangleIsAFrame() {
    let path = Path(CGRect(x: 5, y: 5, width: 20, height: 20))
    let bitmap = draw(stroked(path, StrokeStyle(lineWidth: 2)))
    #expect(bitmap.mass == 22 * 22 - 18 * 18)
    #expect(bitmap.alpha(4, 4) == 255 && bitmap.alpha(15, 15) == 0)
  }

  @Test func dashPattern() {
    let style = StrokeStyle(lineWidth: 2, dash: [4, 2])
    let bitmap = draw(stroked(line, style))
    let drawn = (0..<40).map { bitmap.alpha($0, 10) == 255 }
    for x in 0..<40 { #expect(drawn[x] == ((5..<25).contains(x) && (x - 5) % 6 < 4), "x \(x)") }
  }

  @Test("The phase skips into the pattern", arguments: [(3.0, 3), (-1.0, 5), (6.0, 0), (15.0, 3)])
  func dashPhase(phase: Double, skipped: Int) {
    let bitmap = draw(stroked(line, StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: phase)))
    for x in 5..<25 { #expect((bitmap.alpha(x, 10) == 255) == ((x - 5 + skipped) % 6 < 4), "x \(x)") }
  }

  @Test func oddPatternsRunTwice() {
    let bitmap = draw(stroked(line, StrokeStyle(lineWidth: 2, dash: [3])))
    for x in 5..<25 { #expect((bitmap.alpha(x, 10) == 255) == ((x - 5) % 6 < 3)) }
  }

  @Test func dashesWithoutLengthAreDots() {
    let bitmap = draw(stroked(line, StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 8])))
    #expect(abs(bitmap.mass - 3 * .pi * 4) < 1)
  }

  @Test func absurdDashesStayFast() {
    let path = lines([CGPoint(x: 0, y: 5), CGPoint(x: 1e6, y: 5)])
    #expect(draw(stroked(path, StrokeStyle(lineWidth: 2, dash: [1e-6, 1e-6]))).mass == 80)
    #expect(draw(stroked(line, StrokeStyle(lineWidth: 2, dash: [0, 0]))).mass == 40)
    #expect(draw(stroked(line, StrokeStyle(lineWidth: 2, dash: [-1, 4]))).mass == 40)
  }

  @Test func widthFollowsAnUnevenScale() {
    let tall = effect(
      .transform(CGAffineTransform(scaleX: 1, y: 3)), stroked(line, StrokeStyle(lineWidth: 2)))
    #expect(abs(draw(tall).mass - 20 * 6) < 0.1)
  }

  @Test("Outlines of random strokes keep their fill close to length × width", arguments: 1...20)
  func ringArea(seed: UInt64) {
    var r = SeededNumbers(seed)
    let radius = r.number(6...15)
    let width = r.number(0.5...4)
    let circle = Path(
      ellipseIn: CGRect(x: 20 - radius, y: 20 - radius, width: 2 * radius, height: 2 * radius))
    let mass = draw(stroked(circle, StrokeStyle(lineWidth: width))).mass
    #expect(abs(mass / (2 * .pi * radius * width) - 1) < 0.03)
  }

  @Test func outlinedPathHasTheSamePixels() {
    let style = StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round)
    let path = lines([CGPoint(x: 6, y: 30), CGPoint(x: 20, y: 8), CGPoint(x: 33, y: 31)])
    let (a, b) = (draw(stroked(path, style)), draw(filled(path.outlined(style, tolerance: 0.03))))
    #expect(a.sameBytes(b))
  }
}

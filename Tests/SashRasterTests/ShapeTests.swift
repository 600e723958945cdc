import Foundation
import SashDisplay
import SashGeometry
import SashRaster
import Testing

@Suite("Filled shapes") struct ShapeTests {
  @Test func wholePixelRectIsExact() {
    let bitmap = draw(rectItem(3, 4, 5, 6, ColorComponents(255, 0, 0)))
    for y in 0..<40 {
      for x in 0..<40 {
        let inside = (3..<8).contains(x) && (4..<10).contains(y)
        #expect(bitmap.pixel(x, y) == (inside ? [255, 0, 0, 255] : [0, 0, 0, 0]))
      }
    }
  }

  @Test func halfCoveredPixelIsHalfOpaque() {
    let bitmap = draw(rectItem(2.5, 2, 4, 4))
    #expect((127...128).contains(bitmap.alpha(2, 3)))
    #expect((127...128).contains(bitmap.alpha(6, 3)))
    #expect(bitmap.alpha(3, 3) == 255)
    #expect(bitmap.alpha(1, 3) == 0 && bitmap.alpha(7, 3) == 0)
    let quarter = draw(rectItem(2.5, 2.5, 4, 4))
    #expect((63...64).contains(quarter.alpha(2, 2)))
  }

  @Test("A circle covers πr²", arguments: [3.0, 8.5, 17.25])
  func circleArea(radius: Double) {
    let rect = CGRect(x: 20 - radius, y: 20 - radius, width: 2 * radius, height: 2 * radius)
    let mass = draw(filled(Path(ellipseIn: rect))).mass
    #expect(abs(mass / (.pi * radius * radius) - 1) < 0.012)
  }

  @Test func triangleAreaIsExact() {
    let path = lines(
      [CGPoint(x: 1.3, y: 2.1), CGPoint(x: 33.7, y: 9.4), CGPoint(x: 12.2, y: 37.9)], closed: true)
    let (u, v) = (CGPoint(x: 32.4, y: 7.3), CGPoint(x: 10.9, y: 35.8))
    let area = Double(u.x * v.y - v.x * u.y) / 2
    #expect(abs(draw(filled(path)).mass / area - 1) < 0.005)
  }

  @Test func evenOddLeavesAHole() {
    var buffer = PathBuffer()
    buffer.addRect(CGRect(x: 5, y: 5, width: 20, height: 20))
    buffer.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let path = Path(storage: .elements(buffer))
    let (full, hollow) = (draw(filled(path)), draw(filled(path, eo: true)))
    #expect(full.alpha(15, 15) == 255 && hollow.alpha(15, 15) == 0)
    #expect(full.alpha(7, 7) == 255 && hollow.alpha(7, 7) == 255)
  }

  @Test func aliasedPixelsAreAllOrNothing() {
    let bitmap = draw(filled(Path(ellipseIn: CGRect(x: 4.3, y: 4.6, width: 20, height: 17)), aa: false))
    for i in 0..<1600 { #expect([0, 255].contains(bitmap.pixels[i] >> 24)) }
    #expect(abs(bitmap.mass - .pi * 10 * 8.5) < 12)
  }

  @Test("Both edges of a frame are rounded on their own, halves up")
  func frameSnaps() {
    let frame = CGRect(x: 2.5, y: 3.4, width: 4.6, height: 3.2)
    let shape = ShapeContent(path: Path(frame), paint: .color(.black), frame: frame)
    let bitmap = draw(item(.shape(shape)))
    // 2.5 → 3, 7.1 → 7; 3.4 → 3, 6.6 → 7.
    #expect(bitmap.mass == 16)
    #expect(bitmap.alpha(3, 3) == 255 && bitmap.alpha(6, 6) == 255 && bitmap.alpha(2, 3) == 0)
  }

  @Test func neighboursShareTheirEdgeAtAnyScale() {
    for scale in [1.0, 1.5, 2, 3] {
      let items = (0..<7).map { i -> DisplayItem in
        let frame = CGRect(x: CGFloat(i) * 5.37, y: 0, width: 5.37, height: 9.1)
        return item(.shape(ShapeContent(path: Path(frame), paint: .color(.black), frame: frame)))
      }
      let bitmap = draw(group(items), 130, 40, scale: scale)
      let end = Int((5.37 * 7 * scale + 0.5).rounded(.down))
      for x in 0..<130 { #expect(bitmap.alpha(x, 0) == (x < end ? 255 : 0), "x \(x) at \(scale)") }
    }
  }

  @Test func offsetsAndScaleMultiply() {
    let inner = item(.group([placed(rectItem(0, 0, 2, 2), x: 3, y: 1)]))
    let bitmap = draw(item(.group([placed(inner, x: 2, y: 4)])), scale: 2)
    #expect(bitmap.mass == 16 && bitmap.alpha(10, 10) == 255 && bitmap.alpha(13, 13) == 255)
  }

  @Test func shapesBeyondTheBitmapAreHarmless() {
    let far = [
      rectItem(-1e9, -1e9, 2e9, 2e9), rectItem(1e12, 0, 5, 5),
      filled(Path(ellipseIn: CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)), .color(.white)),
      filled(lines([CGPoint(x: -1e7, y: 5), CGPoint(x: 1e7, y: 6), CGPoint(x: 0, y: 1e7)], closed: true)),
    ]
    let bitmap = draw(group(far))
    #expect(bitmap.alpha(20, 2) == 255)
    #expect(bitmap.pixel(20, 30) == [0, 0, 0, 255])
  }

  @Test("Numbers that are not numbers draw nothing and do not trap")
  func badNumbers() {
    let bad: [CGFloat] = [.nan, .infinity, -.infinity]
    for v in bad {
      let items = [
        filled(lines([CGPoint(x: v, y: 1), CGPoint(x: 30, y: 2), CGPoint(x: 9, y: 30)], closed: true)),
        rectItem(v, 1, 5, 5), rectItem(1, 1, v, 5),
        stroked(lines([CGPoint(x: 1, y: v), CGPoint(x: 30, y: 2)]), StrokeStyle(lineWidth: 3)),
        stroked(lines([CGPoint(x: 1, y: 1), CGPoint(x: 30, y: 2)]), StrokeStyle(lineWidth: v)),
        effect(.blur(radius: v, isOpaque: false), rectItem(1, 1, 5, 5)),
        effect(.shadow(color: .black, radius: v, offset: CGSize(width: v, height: 1)), rectItem(1, 1, 5, 5)),
        effect(.transform(CGAffineTransform(a: v, b: 0, c: 0, d: 1, tx: 0, ty: 0)), rectItem(1, 1, 5, 5)),
        effect(.opacity(Double(v)), rectItem(1, 1, 5, 5)),
      ]
      for item in items { _ = draw(item) }
      #expect(draw(group([items[0]])).mass == 0)
    }
  }

  @Test func singularTransformsDrawNothing() {
    let flat = CGAffineTransform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 5)
    #expect(draw(effect(.transform(flat), rectItem(1, 1, 9, 9))).mass == 0)
  }
}

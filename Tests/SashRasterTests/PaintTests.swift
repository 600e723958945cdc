import Foundation
import SashDisplay
import SashGeometry
import SashRaster
import Testing

@Suite("Paints") struct PaintTests {
  let ramp = [
    GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
  ]
  private func square(_ paint: Paint, _ side: CGFloat = 40) -> DisplayItem {
    filled(Path(CGRect(x: 0, y: 0, width: side, height: side)), paint)
  }

  @Test func linearRampIsExactAtPixelCentres() {
    let bitmap = draw(square(.linear(ramp, start: .zero, end: CGPoint(x: 40, y: 0))))
    for x in 0..<40 {
      let wanted = (Double(x) + 0.5) / 40 * 255
      #expect(abs(Double(bitmap[x, 7].red) - wanted) <= 1)
    }
  }

  @Test func outsideTheRampItsEndsGoOn() {
    let bitmap = draw(square(.linear(ramp, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0))))
    #expect(bitmap[5, 5].red == 0 && bitmap[25, 5].red == 255)
  }

  @Test func hardStopsAreHard() {
    let stops = [
      GradientStop(color: .black, location: 0), GradientStop(color: .black, location: 0.5),
      GradientStop(color: .white, location: 0.5), GradientStop(color: .white, location: 1),
    ]
    let bitmap = draw(square(.linear(stops, start: .zero, end: CGPoint(x: 40, y: 0))))
    for x in 0..<40 { #expect(bitmap[x, 3].red == (x < 20 ? 0 : 255)) }
  }

  @Test func clearStopsLendNoColour() {
    let stops = [
      GradientStop(color: ColorComponents(255, 0, 0), location: 0),
      GradientStop(color: ColorComponents(red: 0, green: 0, blue: 1, opacity: 0), location: 1),
    ]
    let bitmap = draw(square(.linear(stops, start: .zero, end: CGPoint(x: 40, y: 0))))
    for x in 0..<40 { #expect(bitmap[x, 3].blue == 0 && bitmap[x, 3].red == bitmap[x, 3].alpha) }
  }

  @Test func radialFollowsTheDistance() {
    let bitmap = draw(square(.radial(ramp, center: CGPoint(x: 20, y: 20), startRadius: 5, endRadius: 15)))
    for (x, y) in [(20, 20), (25, 20), (20, 33), (12, 9), (0, 0)] {
      let distance = ((Double(x) - 19.5) * (Double(x) - 19.5) + (Double(y) - 19.5) * (Double(y) - 19.5))
        .squareRoot()
      let wanted = min(1, max(0, (distance - 5) / 10)) * 255
      #expect(abs(Double(bitmap[x, y].red) - wanted) <= 1)
    }
  }

  @Test func ellipticalStretches() {
    let paint = Paint.elliptical(
      ramp, center: CGPoint(x: 20, y: 20), radii: CGSize(width: 20, height: 10), startFraction: 0,
      endFraction: 1)
    let bitmap = draw(square(paint))
    #expect(abs(Int(bitmap[29, 20].red) - Int(bitmap[20, 24].red)) < 8)
    #expect(bitmap[20, 35].red == 255)
  }

  @Test func angularTurnsClockwise() {
    let paint = Paint.angular(ramp, center: CGPoint(x: 20, y: 20), start: .zero, end: Angle(degrees: 360))
    let bitmap = draw(square(paint))
    // Just below the ray to the right it begins; down is a quarter, left a half, up three quarters.
    for (x, y, turn) in [(38, 20, 0.0043), (19, 38, 0.2543), (1, 19, 0.5043), (20, 1, 0.7543)] {
      #expect(abs(Double(bitmap[x, y].red) - turn * 255) <= 1.5, "at \(x), \(y)")
    }
  }

  @Test("Less than a turn: half the gap in the last colour, half in the first")
  func angularGap() {
    let paint = Paint.angular(
      ramp, center: CGPoint(x: 20, y: 20), start: .zero, end: Angle(degrees: 180))
    let bitmap = draw(square(paint))
    #expect(bitmap[5, 15].red == 255)  // left, a little up: just after the end
    #expect(bitmap[35, 15].red == 0)  // right, a little up: just before the start
    #expect(abs(Int(bitmap[19, 38].red) - 129) < 4)
  }

  @Test func moreThanATurnShowsTheLastOne() {
    let paint = Paint.angular(ramp, center: CGPoint(x: 20, y: 20), start: .zero, end: Angle(degrees: 720))
    let bitmap = draw(square(paint))
    #expect(abs(Int(bitmap[38, 20].red) - 128) < 3 && bitmap[38, 18].red > 250)
  }

  @Test func gradientsMoveWithTheirItem() {
    let paint = Paint.linear(ramp, start: .zero, end: CGPoint(x: 10, y: 0))
    let bitmap = draw(item(.group([placed(square(paint, 10), x: 20, y: 20)])), scale: 1)
    #expect(abs(Int(bitmap[25, 25].red) - 140) < 3)
    let big = draw(square(paint, 10), scale: 4)
    #expect(abs(Int(big[20, 5].red) - 131) < 3)
  }

  @Test func tilePaintRepeats() {
    let tile = Bitmap(width: 2, height: 2) { x, y in x == y ? 0xffff_ffff : 0xff00_0000 }
    let bitmap = draw(square(.tiles(tile, origin: CGPoint(x: 1, y: 0), size: CGSize(width: 2, height: 2))))
    for y in 0..<40 { for x in 0..<40 { #expect(bitmap[x, y].red == ((x + 1 + y) % 2 == 0 ? 255 : 0)) } }
  }

  @Test func bandingIsAbsent() {
    // Over 1,000 pixels of two colours 200 levels apart every level is used.
    let bitmap = draw(
      filled(
        Path(CGRect(x: 0, y: 0, width: 1000, height: 1)),
        .linear(ramp, start: .zero, end: CGPoint(x: 1000, y: 0))), 1000, 1)
    #expect(Set((0..<1000).map { bitmap[$0, 0].red }).count >= 254)
  }
}

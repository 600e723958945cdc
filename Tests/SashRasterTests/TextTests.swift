import Foundation
import SashDisplay
import SashGeometry
import SashRaster
import Testing

@Suite("Text") struct TextTests {
  let face = TestFace()

  @Test func glyphStandsOnItsBaseline() {
    // 20 px square glyph: x 2…12, y -14…0 about (4, 24).
    let bitmap = draw(face.text([1], size: 20, at: CGPoint(x: 4, y: 4)))
    #expect(bitmap.mass == 10 * 14)
    #expect(bitmap.alpha(6, 10) == 255 && bitmap.alpha(15, 23) == 255)
    #expect(bitmap.alpha(5, 15) == 0 && bitmap.alpha(10, 24) == 0)
  }

  @Test("Quarters of a pixel are kept across, whole pixels down")
  func origins() {
    let moved = item(.group([placed(face.text([1], size: 20, at: .zero), x: 4, y: 4.4)]))
    #expect(draw(moved).alpha(6, 10) == 255 && draw(moved).alpha(6, 9) == 0)
    let run = GlyphRun(
      face: face, size: 20, glyphs: [1], positions: [CGPoint(x: 4.25, y: 24.4)], paint: .color(.black))
    let text = TextContent(runs: [run], string: "", frame: CGRect(x: 4, y: 4, width: 20, height: 24))
    let bitmap = draw(item(.text(text)))
    #expect((190...192).contains(bitmap.alpha(6, 15)))
    #expect((63...64).contains(bitmap.alpha(16, 15)))
    #expect(bitmap.alpha(10, 23) == 255 && bitmap.alpha(10, 24) == 0)
  }

  @Test func masksAreMadeOnce() {
    let raster = Raster(threads: 1)
    let bitmap = Bitmap(width: 80, height: 40)
    let text = face.text([1, 2, 1, 2], size: 20, at: .zero)
    let first = raster.render(text, into: bitmap, scale: 1, background: .white)
    #expect((2...4).contains(first.glyphsRasterized))
    let second = raster.render(text, into: bitmap, scale: 1, background: .white)
    #expect(second.glyphsRasterized == 0)
  }

  @Test func masksAndOutlinesAgree() {
    let text = face.text([2], size: 20, at: CGPoint(x: 4, y: 4))
    let mask = draw(text)
    // A turn of a full circle goes the way of the outlines.
    let turned = effect(
      .transform(CGAffineTransform(a: 1, b: 1e-12, c: 1e-12, d: 1, tx: 0, ty: 0)), text)
    let outline = draw(turned)
    for i in 0..<1600 {
      #expect(abs(Int(mask.pixels[i] >> 24) - Int(outline.pixels[i] >> 24)) <= 1)
    }
  }

  @Test func slantLeansRight() {
    let upright = draw(face.text([1], size: 20, at: CGPoint(x: 4, y: 4)))
    let slanted = draw(face.text([1], size: 20, at: CGPoint(x: 4, y: 4), slant: 0.3))
    #expect(abs(upright.mass - slanted.mass) < 1)
    #expect(slanted.alpha(7, 11) == 0 && slanted.alpha(18, 11) > 200)
  }

  @Test func gradientsFillGlyphs() {
    let stops = [
      GradientStop(color: ColorComponents(255, 0, 0), location: 0),
      GradientStop(color: ColorComponents(0, 0, 255), location: 1),
    ]
    let paint = Paint.linear(stops, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 20, y: 0))
    let bitmap = draw(face.text([1], size: 20, at: CGPoint(x: 4, y: 4), paint: paint))
    #expect(bitmap[6, 15].red > bitmap[15, 15].red)
    #expect(bitmap[6, 15].blue < bitmap[15, 15].blue)
  }

  @Test func picturesKeepTheirColours() {
    let bitmap = draw(face.text([3], size: 16, at: CGPoint(x: 4, y: 4), paint: .color(.white)))
    #expect(bitmap.pixel(6, 14) == [255, 0, 0, 255])
    #expect(bitmap.pixel(17, 14) == [0, 0, 255, 255])
    #expect(bitmap.mass == 256)
  }

  @Test func largeTextIsDrawnFromOutlines() {
    let raster = Raster(threads: 1)
    let bitmap = Bitmap(width: 400, height: 400)
    let counters = raster.render(
      face.text([1], size: 300, at: .zero), into: bitmap, scale: 1, background: .clear)
    #expect(counters.glyphsRasterized == 0)
    #expect(abs(bitmap.mass - 150 * 210) < 1)
  }

  @Test func fillsLieBelowOnWholePixels() {
    let text = TextContent(
      runs: [], fills: [.init(rect: CGRect(x: 2, y: 10.3, width: 20, height: 0.4), paint: .color(.black))],
      string: "", frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let bitmap = draw(item(.text(text)))
    #expect(bitmap.mass == 20 && bitmap.alpha(5, 10) == 255)
  }
}

import Foundation
import SashDisplay
import SashGeometry
import SashRaster
import Testing

@Suite("Images") struct ImageTests {
  let checker = Bitmap(width: 4, height: 4) { x, y in (x + y) % 2 == 0 ? 0xffff_ffff : 0xff00_0000 }
  let halves = Bitmap(width: 8, height: 8) { x, _ in x < 4 ? 0xff00_00ff : 0xffff_0000 }

  private func image(_ content: ImageContent) -> DisplayItem { item(.image(content)) }
  private func box(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: w, height: h)
  }

  @Test func oneToOneIsACopy() {
    let bitmap = draw(image(ImageContent(image: checker, destination: box(3, 5, 4, 4))))
    for y in 0..<4 {
      for x in 0..<4 { #expect(bitmap.pixels[(y + 5) * 40 + x + 3] == checker.pixels[y * 4 + x]) }
    }
    #expect(bitmap.mass == 16)
  }

  @Test func shrinkingAverages() {
    let bitmap = draw(image(ImageContent(image: checker, destination: box(0, 0, 2, 2))))
    for (x, y) in [(0, 0), (1, 1)] { #expect((127...128).contains(Int(bitmap[x, y].red))) }
    #expect(bitmap.mass == 4)
  }

  @Test func nearestKeepsHardPixels() {
    let content = ImageContent(image: checker, destination: box(0, 0, 16, 16), isInterpolated: false)
    let bitmap = draw(image(content))
    for y in 0..<16 {
      for x in 0..<16 { #expect(bitmap[x, y].red == ((x / 4 + y / 4) % 2 == 0 ? 255 : 0)) }
    }
  }

  @Test func growingIsBilinear() {
    let bitmap = draw(image(ImageContent(image: halves, destination: box(0, 0, 16, 16))))
    #expect(bitmap.pixel(2, 3) == [255, 0, 0, 255] && bitmap.pixel(13, 3) == [0, 0, 255, 255])
    // The border lies between source columns 3 and 4; result column 7 has three quarters of the left one.
    #expect((190...192).contains(Int(bitmap[7, 3].red)) && (63...65).contains(Int(bitmap[8, 3].red)))
  }

  @Test func sourcePartIsStretched() {
    let content = ImageContent(image: halves, destination: box(0, 0, 10, 10), source: box(4, 0, 4, 8))
    #expect(draw(image(content)).pixel(0, 5) == [0, 0, 255, 255])
  }

  @Test func templateTakesThePaint() {
    let faint = Bitmap(width: 2, height: 2) { _, _ in 0x8000_0000 }
    let content = ImageContent(
      image: faint, destination: box(0, 0, 2, 2), tint: .color(ColorComponents(255, 0, 0)))
    #expect(draw(image(content)).pixel(1, 1) == [128, 0, 0, 128])
  }

  @Test func tilesRepeat() {
    let content = ImageContent(
      image: checker, destination: box(2, 2, 20, 12), tileSize: CGSize(width: 4, height: 4))
    let bitmap = draw(image(content))
    #expect(bitmap.mass == 240)
    for y in 2..<14 { for x in 2..<22 { #expect(bitmap[x, y].red == ((x + y) % 2 == 0 ? 255 : 0)) } }
  }

  @Test func mirroredByANegativeScale() {
    let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0)
    let bitmap = draw(
      effect(.transform(flip), image(ImageContent(image: halves, destination: box(2, 2, 8, 8)))))
    #expect(bitmap.pixel(11, 5) == [0, 0, 255, 255] && bitmap.pixel(17, 5) == [255, 0, 0, 255])
  }

  @Test func aQuarterTurnTurnsTheHalves() {
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0)
    let bitmap = draw(
      effect(.transform(turn), image(ImageContent(image: halves, destination: box(2, 2, 8, 8)))))
    #expect(bitmap.pixel(13, 3) == [255, 0, 0, 255] && bitmap.pixel(13, 8) == [0, 0, 255, 255])
    #expect(abs(bitmap.mass - 64) < 0.01)
  }

  @Test func opacityOfAnImageNeedsNoLayer() {
    let bitmap = Bitmap(width: 40, height: 40)
    let faded = effect(.opacity(0.5), image(ImageContent(image: halves, destination: box(2, 2, 8, 8))))
    let counters = Raster(threads: 1).render(faded, into: bitmap, scale: 1, background: .clear)
    #expect(counters.layersMade == 0)
    #expect(bitmap.pixel(3, 3) == [128, 0, 0, 128])
  }

  @Test func whiteStaysWhiteAtAnySize() {
    let white = Bitmap(width: 37, height: 29) { _, _ in 0xffff_ffff }
    for (w, h) in [(5, 31), (38, 7), (40, 40), (1, 1), (23, 3)] {
      let size = box(0, 0, CGFloat(w), CGFloat(h))
      let bitmap = draw(image(ImageContent(image: white, destination: size)))
      for y in 0..<h { for x in 0..<w { #expect(bitmap.pixels[y * 40 + x] == 0xffff_ffff) } }
    }
  }
}

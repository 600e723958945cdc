import Foundation
import SashDisplay
import SashGeometry
import SashRaster
import Testing

@Suite("Effects") struct EffectTests {
  let red = ColorComponents(255, 0, 0)
  let blue = ColorComponents(0, 0, 255)

  @Test func opacityOfAGroupIsOneLayer() {
    let two = group([rectItem(0, 0, 10, 10, red), rectItem(5, 0, 10, 10, blue)])
    let bitmap = draw(effect(.opacity(0.5), two))
    #expect(bitmap.pixel(2, 5) == [128, 0, 0, 128])
    // Where they overlap only the upper one shows.
    #expect(bitmap.pixel(7, 5) == [0, 0, 128, 128])
  }

  @Test func opacityOfALeafNeedsNoLayer() {
    let bitmap = Bitmap(width: 40, height: 40)
    let raster = Raster(threads: 1)
    let leaf = effect(
      .opacity(0.5), effect(.semantics(SemanticsNote(label: "x")), rectItem(0, 0, 10, 10, red)))
    #expect(raster.render(leaf, into: bitmap, scale: 1, background: .clear).layersMade == 0)
    #expect(bitmap.pixel(2, 5) == [128, 0, 0, 128])
    let both = effect(.opacity(0.5), group([rectItem(0, 0, 9, 9), rectItem(5, 0, 9, 9)]))
    #expect(raster.render(both, into: bitmap, scale: 1, background: .clear).layersMade == 1)
  }

  @Test func rectangleClipsNeedNoMask() {
    let clip = DisplayEffect.clip(Path(CGRect(x: 5, y: 5, width: 10, height: 10)), FillStyle())
    #expect(draw(effect(clip, rectItem(0, 0, 40, 40))).mass == 100)
  }

  @Test("Level clips snap as frames do")
  func clipSnaps() {
    let clip = DisplayEffect.clip(Path(CGRect(x: 4.6, y: 5.2, width: 10, height: 10)), FillStyle())
    let bitmap = draw(effect(clip, rectItem(0, 0, 40, 40)))
    #expect(bitmap.mass == 100 && bitmap.alpha(5, 5) == 255 && bitmap.alpha(14, 14) == 255)
  }

  @Test func roundClipIsACircle() {
    let circle = Path(ellipseIn: CGRect(x: 4, y: 4, width: 30, height: 30))
    let bitmap = draw(effect(.clip(circle, FillStyle()), rectItem(0, 0, 40, 40)))
    #expect(abs(bitmap.mass / (.pi * 225) - 1) < 0.01)
    #expect(bitmap.sameBytes(draw(filled(circle))))
  }

  @Test func clipsMultiply() {
    let left = DisplayEffect.clip(
      lines([.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 40), CGPoint(x: 0, y: 40)], closed: true),
      FillStyle())
    let circle = DisplayEffect.clip(Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30)), FillStyle())
    let bitmap = draw(effect(left, effect(circle, rectItem(0, 0, 40, 40))))
    #expect(abs(bitmap.mass / (.pi * 225 / 2) - 1) < 0.01)
    #expect(bitmap.alpha(21, 20) == 0 && bitmap.alpha(19, 20) == 255)
  }

  @Test func evenOddClipHasAHole() {
    var buffer = PathBuffer()
    buffer.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    buffer.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let clip = DisplayEffect.clip(Path(storage: .elements(buffer)), FillStyle(eoFill: true))
    #expect(draw(effect(clip, rectItem(0, 0, 40, 40))).mass == 800)
  }

  @Test func transformsNest() {
    let turned = effect(.transform(CGAffineTransform(rotationAngle: .pi / 2)), rectItem(0, 0, 10, 4))
    let moved = effect(.transform(CGAffineTransform(translationX: 20, y: 10)), turned)
    let bitmap = draw(moved)
    #expect(abs(bitmap.mass - 40) < 0.1)
    #expect(bitmap.alpha(17, 15) == 255 && bitmap.alpha(22, 15) == 0)
  }

  @Test("Blur keeps the sum of opacity and its centre", arguments: [1.0, 2.5, 4])
  func blurKeepsMass(radius: CGFloat) {
    let bitmap = draw(effect(.blur(radius: radius, isOpaque: false), rectItem(30, 30, 20, 20)), 80, 80)
    #expect(abs(bitmap.mass / 400 - 1) < 0.02)
    for i in 0..<80 { #expect(bitmap.alpha(i, 40) == bitmap.alpha(79 - i, 40)) }
  }

  @Test("Blur of radius r has a standard deviation of r points")
  func blurIsGaussian() {
    // The edge of a wide plane becomes the integral of the Gaussian.
    for scale in [1.0, 2.0] {
      let r = 6.0
      let plane = rectItem(-100, -100, 150, 400)
      let bitmap = draw(
        effect(.blur(radius: r, isOpaque: false), plane), Int(100 * scale), 20, scale: scale)
      for x in 0..<Int(100 * scale) {
        let distance = 50 - (Double(x) + 0.5) / scale
        let wanted = 0.5 * (1 + erf(distance / (r * 2.0.squareRoot())))
        #expect(abs(Double(bitmap.alpha(x, 10)) / 255 - wanted) < 0.03, "x \(x) at \(scale)")
      }
    }
  }

  @Test func opaqueBlurStaysOpaqueAndInside() {
    let plane = group([rectItem(10, 10, 10, 20, red), rectItem(20, 10, 10, 20, blue)])
    let bitmap = draw(effect(.blur(radius: 3, isOpaque: true), plane))
    #expect(bitmap.mass == 400)
    #expect(bitmap.pixel(10, 10)[0] > 240 && bitmap.pixel(29, 29)[2] > 240)
    #expect(abs(Int(bitmap[19, 20].red) - Int(bitmap[20, 20].blue)) <= 2)
  }

  @Test func hugeBlursDoNotOverflow() {
    let bitmap = draw(effect(.blur(radius: 150, isOpaque: false), rectItem(-2000, -2000, 4000, 4000, red)))
    #expect(bitmap.pixel(20, 20) == [255, 0, 0, 255])
    let shadow = effect(
      .shadow(color: .black, radius: 150, offset: .zero), rectItem(-2000, -2000, 4000, 1900, red))
    #expect((60...200).contains(draw(shadow).alpha(20, 1)))
  }

  @Test func shadowIsMovedAndBelow() {
    let shadowed = effect(
      .shadow(
        color: ColorComponents(red: 0, green: 0, blue: 0, opacity: 0.5), radius: 0,
        offset: CGSize(width: 4, height: 6)), rectItem(5, 5, 10, 10, red))
    let bitmap = draw(shadowed)
    #expect(bitmap.pixel(6, 6) == [255, 0, 0, 255] && bitmap.pixel(14, 14) == [255, 0, 0, 255])
    #expect(bitmap.pixel(16, 18) == [0, 0, 0, 128] && bitmap.pixel(18, 20) == [0, 0, 0, 128])
    #expect(bitmap.alpha(19, 21) == 0)
  }

  @Test func softShadowKeepsItsMass() {
    let shape = rectItem(40, 40, 20, 20, red)
    let bitmap = draw(
      effect(.shadow(color: .black, radius: 4, offset: CGSize(width: 100, height: 0)), shape), 220, 100)
    #expect(abs(bitmap.mass - 800) < 10)
    #expect(bitmap.alpha(150, 50) > 240 && bitmap.alpha(135, 50) > 10)
  }

  @Test func colourMatrixInverts() {
    let invert = PixelMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
    let bitmap = draw(effect(.colorMatrix(invert), rectItem(0, 0, 5, 5, ColorComponents(255, 51, 0))))
    #expect(bitmap.pixel(2, 2) == [0, 204, 255, 255] && bitmap.pixel(7, 7) == [0, 0, 0, 0])
    // Half opaque: the colour itself is inverted, not its product.
    let half = ColorComponents(red: 1, green: 0, blue: 0, opacity: 0.5)
    #expect(draw(effect(.colorMatrix(invert), rectItem(0, 0, 5, 5, half))).pixel(2, 2) == [0, 128, 128, 128])
  }

  @Test func maskKeepsWhatItCovers() {
    let mask = placed(rectItem(0, 0, 10, 10, ColorComponents(red: 1, green: 1, blue: 1, opacity: 0.5)), x: 5)
    let bitmap = draw(effect(.mask(mask), rectItem(0, 0, 20, 20, red)))
    #expect(bitmap.pixel(7, 7) == [128, 0, 0, 128] && bitmap.alpha(2, 2) == 0 && bitmap.alpha(7, 12) == 0)
  }

  @Test func perspectiveOfAnAffineIsTheAffine() {
    let t = CGAffineTransform(a: 1, b: 0.25, c: -0.25, d: 1, tx: 12, ty: 4)
    let shape = rectItem(0, 0, 16, 16, red)
    let (a, b) = (
      draw(effect(.transform(t), shape)), draw(effect(.projection(ProjectionTransform(t)), shape))
    )
    #expect(a.sameBytes(b))
  }

  @Test func perspectiveNarrowsTheFarSide() {
    var m = ProjectionTransform()
    m.m23 = -0.02
    let shape = effect(.projection(m), rectItem(0, 0, 10, 20, red))
    let bitmap = draw(item(.group([placed(shape, x: 4, y: 2)])), 60, 60)
    // At y = 20 everything is 1 / (1 - 0.4) as large: the lower edge lies at 33.3, 16.7 wide.
    func width(_ y: Int) -> Int { (0..<60).filter { bitmap.alpha($0, y) > 127 }.count }
    #expect(width(3) == 10)
    #expect((15...17).contains(width(33)))
    #expect(bitmap.alpha(6, 37) == 0 && bitmap.alpha(6, 33) == 255)
  }

  @Test func whatIsBehindTheEyeIsNotSeen() {
    var m = ProjectionTransform()
    m.m23 = -0.1
    let bitmap = draw(effect(.projection(m), rectItem(0, 0, 10, 20, red)))
    #expect(bitmap.alpha(2, 2) == 255)
  }

  @Test func respondersAndLabelsOnlyPassOn() {
    let inner = rectItem(1, 1, 5, 5)
    let wrapped = item(
      .responder(ResponderID(rawValue: 1), shape: nil, child: placed(effect(.allowsHitTesting(false), inner)))
    )
    #expect(draw(wrapped).sameBytes(draw(inner)))
  }

  @Test func workOutsideTheDamageIsSkipped() {
    let far = group((0..<100).map { rectItem(CGFloat($0 % 10), 30, 5, 5) })
    let near = rectItem(0, 0, 5, 5)
    let bitmap = Bitmap(width: 40, height: 40)
    let counters = Raster(threads: 1).render(
      group([far, near]), into: bitmap, scale: 1, background: .white,
      damage: [PixelRect(x0: 0, y0: 0, x1: 10, y1: 10)])
    #expect(counters.itemsDrawn == 1 && counters.itemsSkipped == 1 && counters.pixelsDrawn == 100)
    #expect(bitmap.alpha(20, 20) == 0 && bitmap.alpha(9, 9) == 255)
  }
}

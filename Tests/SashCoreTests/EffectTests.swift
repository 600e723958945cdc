import Foundation
import SashCore
import SashDisplay
import Testing

@MainActor @Suite("Effects")
struct EffectTests {
  private var square: some View { Color.red.frame(width: 20, height: 20) }

  @Test("Effects that change nothing add no layer")
  func identities() {
    let plain = Drawn(square).list
    #expect(Drawn(square.opacity(1)).list == plain)
    #expect(Drawn(square.blur(radius: 0)).list == plain)
    #expect(Drawn(square.rotationEffect(.zero)).list == plain)
    #expect(Drawn(square.scaleEffect(1)).list == plain)
    #expect(Drawn(square.transformEffect(.identity)).list == plain)
    #expect(Drawn(square.projectionEffect(ProjectionTransform())).list == plain)
    #expect(Drawn(square.brightness(0)).list == plain)
    #expect(Drawn(square.contrast(1)).list == plain)
    #expect(Drawn(square.saturation(1)).list == plain)
    #expect(Drawn(square.grayscale(0)).list == plain)
    #expect(Drawn(square.hueRotation(.zero)).list == plain)
    #expect(Drawn(square.colorMultiply(.white)).list == plain)
    #expect(Drawn(square.blendMode(.normal)).list == plain)
    #expect(Drawn(square.shadow(radius: 0)).list == plain)
    #expect(Drawn(square.shadow(color: .clear, radius: 5)).list == plain)
    #expect(Drawn(square.allowsHitTesting(true)).list == plain)
    #expect(Drawn(square.rotation3DEffect(.zero, axis: (0, 1, 0))).list == plain)
    #expect(Drawn(square.background(.clear)).list == plain)
  }

  @Test("Opacity, clip, mask, hidden")
  func visibility() {
    #expect(near(Drawn(square.opacity(0.5))[20, 20], [255, 157, 152]))
    #expect(Drawn(square.opacity(0))[20, 20] == white)
    #expect(Drawn(square.hidden())[20, 20] == white)
    #expect(Drawn(square.clipShape(Circle()))[11, 11] == white)
    #expect(Drawn(square.clipShape(Circle()))[20, 20] == red)
    #expect(Drawn(square.cornerRadius(10))[11, 11] == white)
    #expect(Drawn(square.mask { Rectangle().frame(width: 10) })[11, 20] == white)
    #expect(Drawn(square.mask { Rectangle().frame(width: 10) })[20, 20] == red)
    #expect(Drawn(square.mask(alignment: .leading) { Rectangle().frame(width: 10) })[11, 20] == red)
    #expect(
      Drawn(Color.red.frame(width: 40, height: 40).frame(width: 20, height: 20).clipped())[5, 20] == white)
  }

  @Test("Turning and scaling move what is drawn, not the layout")
  func transforms() {
    let bar = Color.red.frame(width: 30, height: 10)
    let turned = Drawn(bar.rotationEffect(.degrees(90)))
    #expect(turned[20, 6] == red)
    #expect(turned[6, 20] == white)
    let corner = Drawn(bar.rotationEffect(.degrees(90), anchor: .topLeading))
    // Clockwise about (5, 15): the bar hangs down on the left of that point.
    #expect(corner[2, 30] == red)
    #expect(corner[8, 30] == white)
    let scaled = Drawn(square.scaleEffect(2))
    #expect(scaled[2, 2] == red)
    let anchored = Drawn(square.scaleEffect(0.5, anchor: .bottomTrailing))
    #expect(anchored[25, 25] == red)
    #expect(anchored[15, 15] == white)
    #expect(Drawn(square.transformEffect(CGAffineTransform(translationX: 10, y: 0)))[38, 20] == red)
    #expect(
      Drawn(
        HStack(spacing: 0) {
          square.scaleEffect(0)
          square
        })[30, 20] == red)
  }

  @Test("A turn about the vertical axis narrows, and the right side goes away from the eye")
  func rotation3D() {
    let drawn = Drawn(square.rotation3DEffect(.degrees(60), axis: (0, 1, 0)))
    #expect(drawn[20, 20] == red)
    #expect(drawn[9, 20] == white)
    #expect(drawn[26, 20] == white)
    // The near left side is higher than the far right side.
    #expect(drawn[15, 10] == red || drawn[15, 9] == red)
    #expect(drawn[23, 10] == white)
    let flat = Drawn(square.rotation3DEffect(.degrees(60), axis: (0, 1, 0), perspective: 0))
    #expect(flat[20, 11] == red)
    #expect(flat[13, 20] == white)
    #expect(flat[16, 20] == red)
    let plane = Drawn(Color.red.frame(width: 30, height: 10).rotation3DEffect(.degrees(90), axis: (0, 0, 1)))
    #expect(plane[20, 6] == red)
  }

  @Test("Colour effects follow their formulas")
  func colors() {
    let c = Color(red: 0.8, green: 0.4, blue: 0.2)
    func pixel<V: View>(_ view: V) -> [Int] { Drawn(view)[5, 5] }
    #expect(near(pixel(c.brightness(0.1)), [230, 128, 77]))
    #expect(near(pixel(c.contrast(0.5)), [166, 115, 89]))
    #expect(near(pixel(c.colorInvert()), [51, 153, 204]))
    #expect(near(pixel(c.colorMultiply(Color(red: 0.5, green: 1, blue: 1))), [102, 102, 51]))
    // 0.213·0.8 + 0.715·0.4 + 0.072·0.2 = 0.4708
    #expect(near(pixel(c.saturation(0)), [120, 120, 120]))
    #expect(near(pixel(c.grayscale(1)), [120, 120, 120]))
    #expect(near(pixel(Color(red: 1, green: 1, blue: 1).luminanceToAlpha()), [0, 0, 0]))
    #expect(near(pixel(c.hueRotation(.degrees(360))), [204, 102, 51]))
  }

  @Test("A shadow falls where it is told to")
  func shadow() {
    let drawn = Drawn(square.shadow(color: .black, radius: 0, x: 8))
    #expect(drawn[34, 20] == black)
    #expect(drawn[20, 20] == red)
    #expect(Drawn(square.shadow(radius: .nan))[20, 20] == red)
  }

  @Test("Backgrounds lie behind and overlays before, and neither changes the size")
  func layers() {
    #expect(Drawn(square.padding(5).background(.blue))[7, 20] == blue)
    #expect(Drawn(square.padding(5).background(.blue))[20, 20] == red)
    #expect(Drawn(square.padding(5).background(.blue))[3, 20] == white)
    #expect(Drawn(Color.clear.background { Color.blue })[5, 5] == blue)
    #expect(Drawn(square.overlay(.blue))[20, 20] == blue)
    #expect(Drawn(square.overlay { Color.blue.frame(width: 4, height: 4) })[20, 20] == blue)
    #expect(
      Drawn(square.overlay(alignment: .topLeading) { Color.blue.frame(width: 4, height: 4) })[11, 11] == blue)
    #expect(Drawn(square.overlay(Color.blue.frame(width: 4, height: 4), alignment: .bottom))[20, 28] == blue)
    #expect(Drawn(square.padding(5).background(.blue, in: Circle()))[6, 6] == white)
    #expect(Drawn(square.padding(5).background(.blue, in: .circle))[7, 20] == blue)
    #expect(Drawn(square.overlay(.blue, in: Circle()))[11, 11] == red)
    // Two views in one closure are layered, the later in front.
    #expect(
      Drawn(
        square.overlay {
          Color.blue
          Color.green
        })[20, 20] == [52, 199, 89])
  }

  @Test("A higher z-index is drawn later")
  func zIndex() {
    #expect(
      Drawn(
        ZStack {
          Color.red
          Color.blue
        })[5, 5] == blue)
    #expect(
      Drawn(
        ZStack {
          Color.red.zIndex(1)
          Color.blue
        })[5, 5] == red)
    #expect(
      Drawn(
        ZStack {
          Color.red
          Color.blue.zIndex(-1)
        })[5, 5] == red)
  }

  @Test("Effects given numbers that are none leave the view alone")
  func badNumbers() {
    #expect(Drawn(square.rotationEffect(.degrees(.nan)))[20, 20] == red)
    #expect(Drawn(square.scaleEffect(.infinity))[20, 20] == red)
    #expect(Drawn(square.brightness(.nan))[20, 20] == red)
    #expect(Drawn(square.opacity(.nan))[20, 20] == red)
    #expect(Drawn(square.blur(radius: .infinity))[20, 20] == red)
  }
}

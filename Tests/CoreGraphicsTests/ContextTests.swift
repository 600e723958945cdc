import CoreGraphics
import Foundation
import Testing

@Suite("Core Graphics values")
struct ContextTests {
  private func context() -> CGContext {
    CGContext(size: CGSize(width: 8, height: 8), scale: 1, isOpaque: false)
  }
  private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [UInt8] {
    let p = context.makeImage()!.bitmap[x, y]
    return [p.red, p.green, p.blue, p.alpha]
  }

  @Test("A filled rectangle has its colour inside and nothing outside")
  func fill() {
    let context = context()
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(pixel(context, 2, 2) == [255, 0, 0, 255])
    #expect(pixel(context, 1, 2) == [0, 0, 0, 0])
    #expect(pixel(context, 5, 5) == [255, 0, 0, 255])
    #expect(pixel(context, 6, 5) == [0, 0, 0, 0])
  }

  @Test("The state of drawing is saved and restored, the transform with it")
  func state() {
    let context = context()
    context.saveGState()
    context.translateBy(x: 4, y: 0)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(pixel(context, 4, 0) == [255, 255, 255, 255])
    #expect(pixel(context, 0, 0) == [0, 0, 0, 255])
    #expect(context.ctm == .identity)
  }

  /// A ground whose left half is opaque blue, and a square of half transparent red over the middle.
  ///
  /// - Source: Porter and Duff's operators as Apple's documentation of `CGBlendMode` gives them, within what is drawn
  @Test(
    "Modes of Porter and Duff",
    arguments: [
      (.clear, [0, 0, 0, 0], [0, 0, 0, 0]), (.copy, [128, 0, 0, 128], [128, 0, 0, 128]),
      (.sourceIn, [128, 0, 0, 128], [0, 0, 0, 0]), (.sourceOut, [0, 0, 0, 0], [128, 0, 0, 128]),
      (.destinationIn, [0, 0, 128, 128], [0, 0, 0, 0]),
      (.destinationAtop, [0, 0, 128, 128], [128, 0, 0, 128]),
      (.xor, [0, 0, 127, 127], [128, 0, 0, 128]), (.sourceAtop, [128, 0, 127, 255], [0, 0, 0, 0]),
    ] as [(CGBlendMode, [Int], [Int])], [false, true])
  func compositing(of modes: (CGBlendMode, [Int], [Int]), inLayer: Bool) throws {
    let (mode, onGround, beside) = modes
    let context = context()
    if inLayer { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    defer { if inLayer { context.endTransparencyLayer() } }
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
    context.setBlendMode(mode)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    if inLayer {
      context.endTransparencyLayer()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    let image = try #require(context.makeImage()).bitmap
    func premultiplied(_ x: Int, _ y: Int) -> [Int] {
      let pixel = image.pixels[y * 8 + x]
      return [0, 8, 16, 24].map { Int(pixel >> $0 & 255) }
    }
    #expect(zip(premultiplied(3, 3), onGround).allSatisfy { abs($0 - $1) <= 1 }, "\(premultiplied(3, 3))")
    #expect(zip(premultiplied(4, 3), beside).allSatisfy { abs($0 - $1) <= 1 }, "\(premultiplied(4, 3))")
    // Outside of the square nothing has changed.
    #expect(premultiplied(1, 3) == [0, 0, 255, 255] && premultiplied(6, 3) == [0, 0, 0, 0])
  }

  @Test("An image that is drawn into its ground masks all of its rectangle")
  func masking() throws {
    let mask = context()
    mask.fill(CGRect(x: 2, y: 0, width: 2, height: 8))
    let context = context()
    context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    context.setBlendMode(.destinationIn)
    context.draw(try #require(mask.makeImage()), in: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(pixel(context, 3, 4) == [0, 255, 0, 255] && pixel(context, 5, 4) == [0, 0, 0, 0])
  }

  @Test("Sizes that are none give a drawing of one pixel")
  func sizes() {
    for length in [CGFloat.nan, -CGFloat.infinity, -4, 0] {
      let context = CGContext(size: CGSize(width: length, height: 3), scale: 2, isOpaque: false)
      #expect(context.width == 1 && context.height == 6)
    }
  }

  @Test("Clips narrow what follows, a cleared area is empty")
  func clipAndClear() {
    let context = context()
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 8))
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    context.restoreGState()
    #expect(pixel(context, 3, 7) == [0, 0, 0, 255])
    #expect(pixel(context, 4, 7) == [0, 0, 0, 0])
    context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(pixel(context, 1, 1) == [0, 0, 0, 0])
    #expect(pixel(context, 2, 2) == [0, 0, 0, 255])
  }

  @Test("A path is built under the transform of its time")
  func paths() {
    let context = context()
    context.translateBy(x: 2, y: 2)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 4, y: 0))
    context.addLine(to: CGPoint(x: 4, y: 4))
    context.addLine(to: CGPoint(x: 0, y: 4))
    context.closePath()
    #expect(context.path?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 4, height: 4))
    context.fillPath()
    #expect(context.isPathEmpty)
    #expect(pixel(context, 2, 2) == [0, 0, 0, 255])
    #expect(pixel(context, 6, 6) == [0, 0, 0, 0])
  }

  @Test("An image is cropped in pixels, and drawn with its rows upward")
  func images() {
    let source = context()
    source.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    source.fill(CGRect(x: 0, y: 0, width: 8, height: 1))
    let image = source.makeImage()!
    let top = image.cropping(to: CGRect(x: 0, y: 0, width: 3, height: 1))
    #expect(top?.width == 3 && top?.height == 1 && top?.bitmap[0, 0].green == 255)
    #expect(image.cropping(to: CGRect(x: 20, y: 0, width: 3, height: 1)) == nil)
    let target = context()
    target.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(pixel(target, 0, 7) == [0, 255, 0, 255])
    #expect(pixel(target, 0, 0) == [0, 0, 0, 0])
  }

  @Test("Colours of Display P3 and linear spaces come to sRGB")
  func colors() {
    let linear = CGColor(
      colorSpace: CGColorSpace(name: CGColorSpace.linearSRGB)!, components: [0.5, 0.5, 0.5, 1])!
    #expect(abs(linear.sRGB.red - 0.7354) < 0.001)
    let white = CGColor(colorSpace: CGColorSpace(name: CGColorSpace.displayP3)!, components: [1, 1, 1, 0.5])!
    #expect(abs(white.sRGB.red - 1) < 0.001 && white.alpha == 0.5)
    #expect(white.copy(alpha: 1)?.alpha == 1)
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
  }
}

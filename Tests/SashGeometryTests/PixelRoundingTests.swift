import Foundation
import SashGeometry
import Testing

@Suite("Rounding to pixels")
struct PixelRoundingTests {
  @Test("Halves go up, also where a sum in another order has lost its last bits")
  func halves() {
    #expect((0.5 as CGFloat).nearestPixel == 1)
    #expect((-0.5 as CGFloat).nearestPixel == 0)
    #expect((0.49 as CGFloat).nearestPixel == 0)
    let half: CGFloat = 254.5
    #expect(half.nearestPixel == 255)
    #expect(half.nextDown.nearestPixel == half.nextUp.nearestPixel)
    #expect((10.1 + 0.2 + 0.2 as CGFloat).nearestPixel == (10.1 + (0.2 + 0.2) as CGFloat).nearestPixel)
    #expect(half.nextDown.roundedToPixel(scale: 3) == half.roundedToPixel(scale: 3))
  }
}

import Foundation
import SashDisplay
import SashGeometry
import Testing

@Suite("Drawn bounds") struct BoundsTests {
  private func effect(_ effect: DisplayEffect) -> CGRect {
    let shape = ShapeContent(path: Path(CGRect(x: 10, y: 10, width: 10, height: 10)), paint: .color(.black))
    let child = DisplayItem(identity: .none, content: .shape(shape))
    return DisplayItem(identity: .none, content: .effect(effect, PlacedItem(offset: .zero, item: child)))
      .bounds
  }

  @Test func blurAndShadowReachThreeRadii() {
    #expect(effect(.blur(radius: 2, isOpaque: false)) == CGRect(x: 4, y: 4, width: 22, height: 22))
    #expect(
      effect(.shadow(color: .black, radius: 1, offset: CGSize(width: 10, height: 0)))
        == CGRect(x: 10, y: 7, width: 23, height: 16))
  }

  @Test func whatReachesBehindTheEyeIsUnbounded() {
    var m = ProjectionTransform()
    m.m23 = -0.1
    #expect(effect(.projection(m)).width > 1e5)
  }
}

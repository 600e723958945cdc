import Foundation
import SashCore
import SashDisplay
import SashLayout
import Testing

private struct Wedge: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Fixed: Shape {
  var side: CGFloat
  func path(in rect: CGRect) -> Path { Path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }
}

@MainActor @Suite("Shapes")
struct ShapeTests {
  @Test("A shape as a view is filled with the foreground style")
  func plain() {
    let drawn = Drawn(Wedge().foregroundStyle(.red))
    #expect(drawn[5, 30] == red)
    #expect(drawn[30, 5] == white)
    #expect(Drawn(Wedge())[5, 30] == black)
    #expect(Drawn(dark: true, Wedge())[5, 30] == white)
  }

  @Test("Shapes of one's own are mirrored in right-to-left layout; paths and boxes are not")
  func mirrored() {
    let drawn = Drawn(direction: .rightToLeft, Wedge().foregroundStyle(.red))
    #expect(drawn[35, 30] == red)
    #expect(drawn[5, 5] == white)
    let path = Drawn(direction: .rightToLeft, Wedge().path(in: CGRect(x: 0, y: 0, width: 40, height: 40)))
    #expect(path[5, 30] == black)
    #expect(path[35, 5] == white)
    let corner = Drawn(
      direction: .rightToLeft, UnevenRoundedRectangle(topLeadingRadius: 20).foregroundStyle(.red))
    #expect(corner[38, 1] == white)
    #expect(corner[1, 1] == red)
  }

  @Test("A circle is the largest square, other shapes take what they are offered, or ten points")
  func sizes() {
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 120, height: 40)) == CGSize(width: 40, height: 40))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(
      Circle().inset(by: 3).sizeThatFits(ProposedViewSize(width: 120, height: 40))
        == CGSize(width: 40, height: 40))
    #expect(
      Capsule().sizeThatFits(ProposedViewSize(width: 120, height: nil)) == CGSize(width: 120, height: 10))
    #expect(Drawn(Circle().fill(.red).background(.blue).frame(width: 40, height: 20))[5, 20] == white)
    // The square of 20 in the middle has the blue corner.
    #expect(Drawn(Circle().fill(.red).background(.blue).frame(width: 40, height: 20))[11, 11] == blue)
  }

  @Test("The size of a shape may be its own")
  func ownSize() {
    let drawn = Drawn(Fixed(side: 10).fill(.red))
    #expect(drawn[20, 20] == red)
    #expect(drawn[12, 20] == white)
  }

  @Test("A stroke is centred on the outline, a border lies inside")
  func strokes() {
    let stroke = Drawn(Rectangle().stroke(.red, lineWidth: 10).frame(width: 20, height: 20))
    #expect(stroke[6, 20] == red)
    #expect(stroke[14, 20] == red)
    #expect(stroke[20, 20] == white)
    let border = Drawn(Rectangle().strokeBorder(.red, lineWidth: 4).frame(width: 20, height: 20))
    #expect(border[9, 20] == white)
    #expect(border[11, 20] == red)
    #expect(border[15, 20] == white)
    #expect(Drawn(Color.white.frame(width: 20, height: 20).border(.red, width: 4))[13, 20] == red)
    #expect(Drawn(Circle().strokeBorder(.red, lineWidth: 4))[20, 2] == red)
  }

  @Test("Fills and strokes are laid over each other")
  func chained() {
    let drawn = Drawn(Circle().fill(.red).stroke(.blue, lineWidth: 4).padding(4))
    #expect(drawn[20, 20] == red)
    #expect(drawn[4, 20] == blue)
  }

  @Test("Changed shapes: trimmed, turned, moved, scaled, sized, combined")
  func changed() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(Rectangle().offset(x: 5, y: 6).path(in: rect).boundingRect == rect.offsetBy(dx: 5, dy: 6))
    #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(
      Rectangle().size(width: 10, height: 5).path(in: rect).boundingRect
        == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(
      Rectangle().size(width: 10, height: 10, anchor: .bottomTrailing).path(in: rect).boundingRect
        == CGRect(x: 30, y: 30, width: 10, height: 10))
    let turned = Rectangle().rotation(.degrees(45)).path(in: rect).boundingRect
    #expect(abs(turned.width - 40 * 2.squareRoot()) < 1e-6)
    #expect(Circle().trim(from: 0, to: 0.5).path(in: rect).boundingRect.minY > 19.9)
    #expect(Drawn(Rectangle().subtracting(Circle()).fill(.red))[20, 20] == white)
    #expect(Drawn(Rectangle().intersection(Circle()).fill(.red))[1, 1] == white)
  }

  @Test("Insets larger than the shape leave nothing")
  func insets() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(Rectangle().inset(by: 6).path(in: rect).isEmpty)
    #expect(Circle().inset(by: 2).path(in: rect).boundingRect == CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(
      RoundedRectangle(cornerRadius: 4).inset(by: 1).inset(by: 1).path(in: rect).boundingRect.width == 6)
  }

  @Test("Animatable data goes through changed shapes")
  func animatable() {
    var trimmed = _TrimmedShape(shape: Rectangle(), startFraction: 0, endFraction: 1)
    trimmed.animatableData.second.second = 0.25
    #expect(trimmed.endFraction == 0.25)
    var rounded = RoundedRectangle(cornerRadius: 4)
    rounded.animatableData = AnimatablePair(8, 9)
    #expect(rounded.cornerSize == CGSize(width: 8, height: 9))
  }

  @Test("Shorthands type-check where a shape is wanted")
  func shorthands() {
    #expect(Drawn(Color.red.clipShape(.circle))[1, 1] == white)
    #expect(Drawn(Color.red.clipShape(.rect(cornerRadius: 10)))[0, 0] == white)
    #expect(Drawn(Color.red.clipShape(.capsule))[20, 20] == red)
    #expect(Drawn(AnyShape(.ellipse).fill(.red))[1, 1] == white)
  }

}

import Foundation
import SashDisplay
import SashGeometry
import SashInput
import Testing

@Suite("Display elements") struct DisplayElementTests {
  @Test("Texts and labels come back to front with their frames in the window") func frames() {
    let icon = Draw.effect(.semantics(SemanticsNote(label: "Trash")), Draw.at(3, 4, Draw.rect(10, 12)))
    let root = Draw.group(
      Draw.at(10, 20, Draw.text("One", 30, 10)), Draw.at(100, 0, Draw.responder(7, icon)),
      Draw.at(
        0, 50,
        Draw.effect(.transform(CGAffineTransform(scaleX: 2, y: 3)), Draw.at(1, 1, Draw.text("Two", 5, 5)))))
    let found = elements(in: root)
    #expect(found.map(\.text) == ["One", "Trash", "Two"])
    #expect(found.map(\.isLabel) == [false, true, false])
    #expect(
      found.map(\.frame) == [
        CGRect(x: 10, y: 20, width: 30, height: 10), CGRect(x: 103, y: 4, width: 10, height: 12),
        CGRect(x: 2, y: 53, width: 10, height: 15),
      ])
    #expect(found.map(\.responder) == [nil, ResponderID(rawValue: 7), nil])
  }

  @Test("What is faded out is left out, what is clipped away is told") func hidden() {
    let clip = DisplayEffect.clip(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), FillStyle())
    let root = Draw.group(
      Draw.at(0, 0, Draw.effect(.opacity(0), Draw.text("Ghost", 10, 10))),
      Draw.at(
        100, 0,
        Draw.effect(
          clip,
          Draw.group(Draw.at(0, 45, Draw.text("Half", 20, 10)), Draw.at(0, 60, Draw.text("Gone", 20, 10))))))
    let found = elements(in: root)
    #expect(found.map(\.text) == ["Half", "Gone"])
    #expect(found[0].frame == CGRect(x: 100, y: 45, width: 20, height: 10))
    #expect(found[0].visibleFrame == CGRect(x: 100, y: 45, width: 20, height: 5))
    #expect(found[1].visibleFrame.isNull)
  }

  @Test("A label's frame is layout's: strokes and blur do not widen it") func labelFrame() {
    let line = Draw.path(
      Path(CGRect(x: 0, y: 0, width: 20, height: 20)),
      mode: .stroke(StrokeStyle(lineWidth: 8), antialiased: true))
    let root = Draw.effect(
      .semantics(SemanticsNote(label: "Box")), Draw.effect(.blur(radius: 10, isOpaque: false), line))
    #expect(elements(in: root).map(\.frame) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
  }

  @Test("A responder's place gives local points and the distance that a press may stray")
  func responderPlace() throws {
    let turned = Draw.effect(
      .transform(CGAffineTransform(rotationAngle: .pi / 2)), Draw.responder(3, Draw.rect(40, 20)))
    let root = Draw.group(Draw.at(100, 100, turned))
    let found = try #require(place(of: ResponderID(rawValue: 3), in: root))
    // A quarter turn takes (x, y) to (-y, x).
    let local = try #require(found.local(CGPoint(x: 90, y: 130)))
    #expect(abs(local.x - 30) < 1e-9 && abs(local.y - 10) < 1e-9)
    #expect(found.distance(to: CGPoint(x: 90, y: 130)) == 0)
    #expect(abs(found.distance(to: CGPoint(x: 90, y: 210)) - 70) < 1e-9)
    #expect(place(of: ResponderID(rawValue: 9), in: root) == nil)
  }
}

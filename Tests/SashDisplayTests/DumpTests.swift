import Foundation
import SashDisplay
import SashGeometry
import Testing

@Suite("Dump") struct DumpTests {
  @Test func aTreeReadsTopDown() {
    let box = CGRect(x: 0, y: 0.25, width: 20, height: 10)
    let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
    let shape = DisplayItem(
      identity: .none,
      content: .shape(
        ShapeContent(
          path: Path(roundedRect: box, cornerRadius: 4), paint: .color(ColorComponents(255, 128, 0)))))
    let line = DisplayItem(
      identity: .none,
      content: .shape(
        ShapeContent(
          path: Path(box),
          mode: .stroke(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [3, 1.5]), antialiased: true),
          paint: .linear(stops, start: .zero, end: CGPoint(x: 20, y: 0)), frame: box)))
    let text = DisplayItem(
      identity: .none,
      content: .text(
        TextContent(runs: [], string: "Hello \"you\"", frame: CGRect(x: 0, y: 0, width: 50, height: 20.3))))
    let shadow = DisplayItem(
      identity: .none,
      content: .effect(
        .shadow(
          color: ColorComponents(red: 0, green: 0, blue: 0, opacity: 0.33), radius: 4,
          offset: CGSize(width: 0, height: 2)), PlacedItem(offset: .zero, item: shape)))
    let masked = DisplayItem(
      identity: .none,
      content: .effect(
        .mask(PlacedItem(offset: CGPoint(x: 1, y: 1), item: text)), PlacedItem(offset: .zero, item: line)))
    let root = DisplayItem(
      identity: .none,
      content: .group([
        PlacedItem(offset: CGPoint(x: 8, y: 12.5), item: shadow), PlacedItem(offset: .zero, item: masked),
        PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: .group([]))),
      ]))
    #expect(
      root.dump() == """
        group
          shadow #000000 33% 4 by (0, 2) at (8, 12.5)
            rounded rect (0, 0.25, 20×10) corner 4 #FF8000
          masked
            rect (0, 0.25, 20×10) stroke 2 round caps dash 3 1.5 frame (0, 0.25, 20×10) linear [#000000 0, #FFFFFF 1] (0, 0) to (20, 0)
            mask: text "Hello \\"you\\"" (0, 0, 50×20.3) at (1, 1)
          empty group
        """)
    #expect(root.description == root.dump())
    #expect(root.dump(versions: true).contains("group #\(root.version)"))
  }
}

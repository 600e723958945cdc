import Foundation
import SashGeometry
import SashLayout
import Testing

extension LayoutTests {
  /// Right-to-left layout.
  @Suite struct MirrorTests {
    @Test("A row begins at the right") func row() {
      let stack = hstack(.top, spacing: 5, direction: .rightToLeft, fixed("a", 10, 10), fixed("b", 20, 10))
      let frames = stack.frames(.unspecified)
      #expect(frames["a"] == CGRect(x: 25, y: 0, width: 10, height: 10))
      #expect(frames["b"] == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test("Leading is the right side") func leading() {
      let column = vstack(
        .leading, spacing: 0, direction: .rightToLeft, fixed("a", 10, 10), fixed("b", 20, 10))
      #expect(column.frames(.unspecified)["a"]?.minX == 10)
      let frame = FixedFrameEngine(
        width: 100, height: 20, alignment: .topLeading, child: fixed("a", 30, 10), direction: .rightToLeft)
      #expect(frame.frames(.unspecified)["a"]?.minX == 70)
      let padding = PaddingEngine(
        insets: EdgeInsets(8, edges: .leading), child: fixed("a", 30, 10), direction: .rightToLeft)
      #expect(padding.frames(.unspecified)["a"]?.minX == 0)
      let overlay = OverlayEngine(
        primary: fixed("a", 40, 40), secondary: fixed("o", 10, 10), alignment: .topTrailing,
        direction: .rightToLeft)
      #expect(overlay.frames(.unspecified)["o"]?.minX == 0)
    }

    @Test("Guides count from the right edge") func guides() {
      let inner = hstack(
        .top, spacing: 0, direction: .rightToLeft, fixed("a", 10, 10),
        fixed("b", 20, 10).guide(.leading) { _ in 5 })
      #expect(inner.dimensions(.unspecified)[explicit: HorizontalAlignment.leading] == 15)
    }

    /// - Source: documentation of `LayoutSubviews.layoutDirection`
    @Test("The result of a custom layout is mirrored") func customLayout() {
      let engine = CustomLayoutEngine(
        layout: Staircase(), children: [fixed("a", 10, 10), fixed("b", 20, 10)], direction: .rightToLeft)
      let frames = engine.frames(.unspecified)
      #expect(frames["a"]?.minX == 20)
      #expect(frames["b"]?.minX == 0)
    }
  }
}

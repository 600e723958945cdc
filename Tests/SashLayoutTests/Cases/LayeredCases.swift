import Foundation
import SashGeometry
import SashLayout
import Testing

extension LayoutTests {
  /// Views over each other, and guides.
  @Suite struct LayeredCases {
    // - Source: documentation of `ZStack`; priorities as on iOS 17
    @Test("A ZStack holds its largest children") func aZstackHoldsItsLargestChildren() {
      row(
        zstack(.center, fixed("a", 40, 20), fixed("b", 100, 60)), "300 x 200",
        "root 100x60; a (30,20,40,20); b (0,0,100,60)")
      row(
        zstack(.topLeading, fixed("a", 40, 20), fixed("b", 100, 60)), "300 x 200",
        "root 100x60; a (0,0,40,20); b (0,0,100,60)")
      row(
        zstack(.center, color("a"), fixed("b", 40, 20)), "300 x 200",
        "root 300x200; a (0,0,300,200); b (130,90,40,20)")
      row(
        zstack(.center, color("a"), fixed("b", 40, 20)), "nil x nil",
        "root 40x20; a (0,0,40,20); b (0,0,40,20)")
      row(
        zstack(.center, fixed("a", 40, 20).priority(1), fixed("b", 100, 60)), "300 x 200",
        "root 40x20; a (0,0,40,20); b (-30,-20,100,60)")
      row(
        zstack(.bottomTrailing, fixed("a", 100, 60), fixed("b", 20, 20)), "300 x 200",
        "root 100x60; a (0,0,100,60); b (80,40,20,20)")
      row(
        zstack(.center, spacer("s", nil), fixed("a", 40, 20)), "200 x 100",
        "root 40x20; s (0,0,40,20); a (0,0,40,20)")
    }

    // - Source: https://fatbobman.com/en/posts/layout-dimensions-2/
    @Test("An overlay never changes the size") func anOverlayNeverChangesTheSize() {
      row(fixed("a", 40, 20).overlay(color("bg")), "300 x 200", "root 40x20; a (0,0,40,20); bg (0,0,40,20)")
      row(
        fixed("a", 40, 20).overlay(fixed("o", 10, 10), .topTrailing), "300 x 200",
        "root 40x20; a (0,0,40,20); o (30,0,10,10)")
      row(
        fixed("a", 40, 20).overlay(fixed("bg", 100, 60)), "300 x 200",
        "root 40x20; a (0,0,40,20); bg (-30,-20,100,60)")
      row(
        fixed("a", 40, 20).overlay(fixed("o", 100, 60), .topLeading), "300 x 200",
        "root 40x20; a (0,0,40,20); o (0,0,100,60)")
      row(
        fixed("a", 40, 20).padding(10).overlay(color("bg")), "300 x 200",
        "root 60x40; a (10,10,40,20); bg (0,0,60,40)")
      row(
        fixed("a", 40, 20).overlay(color("bg")).padding(10), "300 x 200",
        "root 60x40; a (10,10,40,20); bg (10,10,40,20)")
      row(
        fixed("a", 150, 50).overlay(
          fixed("o", 30, 30).guide(.top) { $0.height / 2 }.guide(.trailing) { $0.width / 2 }, .topTrailing),
        "300 x 200", "root 150x50; a (0,0,150,50); o (135,-15,30,30)")
    }

    // - Source: WWDC 2019, session 237; https://swiftui-lab.com/alignment-guides/
    @Test("Guides line views up [case-187 case-188 case-189]") func guidesLineViewsUp() {
      row(
        hstack(.firstTextBaseline, spacing: 8, text("t", 60), text("u", 40, 12)), "300 x 100",
        "root 108x20.3333; t (0,0,60,20.3333); u (68,5,40,14.3333)")
      row(
        hstack(.lastTextBaseline, spacing: 8, text("t", 100, 34), text("u", 60)), "300 x 100",
        "root 168x40.6667; t (0,0,100,40.6667); u (108,16,60,20.3333)")
      row(
        hstack(.firstTextBaseline, spacing: 8, text("t", 60), fixed("b", 20, 20)), "300 x 100",
        "root 88x24; t (0,3.6667,60,20.3333); b (68,0,20,20)")
      row(
        vstack(.leading, spacing: 0, fixed("a", 40, 20), fixed("b", 40, 20).guide(.leading) { _ in 20 }),
        "300 x 200", "root 60x40; a (20,0,40,20); b (0,20,40,20)")
      row(
        vstack(.leading, spacing: 0, fixed("a", 40, 20), fixed("b", 40, 20).guide(.leading) { _ in -30 }),
        "300 x 200", "root 70x40; a (0,0,40,20); b (30,20,40,20)")
      row(
        vstack(
          .trailing, spacing: 0, fixed("a", 100, 20),
          fixed("b", 40, 20).guide(.trailing) { $0[HorizontalAlignment.center] }),
        "300 x 200", "root 120x40; a (0,0,100,20); b (80,20,40,20)")
      row(
        hstack(
          .top, spacing: 0, vstack(.center, spacing: 0, fixed("a", 30, 30), fixed("b", 30, 30)),
          fixed("c", 30, 20)),
        "300 x 200", "root 60x60; a (0,0,30,30); b (0,30,30,30); c (30,0,30,20)")
      row(
        fixed("a", 40, 20).guide(.top) { _ in 10 }.frame(100, 100, .topLeading), "300 x 200",
        "root 100x100; a (0,-10,40,20)")
    }
  }
}

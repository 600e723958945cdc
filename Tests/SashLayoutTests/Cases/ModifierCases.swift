import Foundation
import SashGeometry
import SashLayout
import Testing

extension LayoutTests {
  /// Paddings, fixed sizes, ratios and positions.
  @Suite struct ModifierCases {
    // - Source: documentation of `padding(_:)`
    @Test("Padding surrounds a view") func paddingSurroundsAView() {
      row(color("a").padding(16), "300 x 200", "root 300x200; a (16,16,268,168)")
      row(color("a").padding(10), "300 x 200", "root 300x200; a (10,10,280,180)")
      row(fixed("a", 40, 20).padding(16), "300 x 200", "root 72x52; a (16,16,40,20)")
      row(color("a").padding(10), "nil x nil", "root 30x30; a (10,10,10,10)")
      row(color("a").padding(100), "150 x 150", "root 200x200; a (100,100,0,0)")
      row(color("a").padding(10).frame(100, 100), "300 x 200", "root 100x100; a (10,10,80,80)")
      row(color("a").frame(100, 100).padding(10), "300 x 200", "root 120x120; a (10,10,100,100)")
      row(color("a").padding(-10), "100 x 50", "root 100x50; a (-10,-10,120,70)")
      row(color("a").padding(8, .leading).padding(4, .top), "100 x 50", "root 100x50; a (8,4,92,46)")
      row(fixed("a", 100, 50).padding(30, [.leading, .top]), "300 x 200", "root 130x80; a (30,30,100,50)")
    }

    // - Source: documentation of `fixedSize(horizontal:vertical:)`
    @Test("A fixed size ignores what is offered") func aFixedSizeIgnoresWhatIsOffered() {
      row(color("a").fixedSize(), "300 x 200", "root 10x10; a (0,0,10,10)")
      row(color("a").fixedSize(vertical: false), "300 x 200", "root 10x200; a (0,0,10,200)")
      row(color("a").fixedSize(horizontal: false), "300 x 200", "root 300x10; a (0,0,300,10)")
      row(fixed("a", 80, 20).fixedSize().frame(50), "300 x 200", "root 50x20; a (-15,0,80,20)")
      row(
        vstack(
          .center, spacing: 0, fixed("a", 40, 20).flex(maxWidth: .infinity),
          fixed("b", 90, 20).flex(maxWidth: .infinity)
        ).fixedSize(vertical: false),
        "300 x 200", "root 90x40; a (25,0,40,20); b (0,20,90,20)")
    }

    // - Source: documentation of `aspectRatio(_:contentMode:)`
    @Test("A ratio is kept by fitting or filling") func aRatioIsKeptByFittingOrFilling() {
      row(color("a").fit(1.5), "300 x 300", "root 300x200; a (0,0,300,200)")
      row(color("a").fill(1.5), "300 x 300", "root 450x300; a (0,0,450,300)")
      row(color("a").fit(0.5), "300 x 300", "root 150x300; a (0,0,150,300)")
      row(color("a").fill(0.5), "300 x 300", "root 300x600; a (0,0,300,600)")
      row(color("a").fit(1), "200 x 100", "root 100x100; a (0,0,100,100)")
      row(color("a").fill(1), "200 x 100", "root 200x200; a (0,0,200,200)")
      row(color("a").fit(2), "nil x 100", "root 200x100; a (0,0,200,100)")
      row(color("a").fit(2), "100 x nil", "root 100x50; a (0,0,100,50)")
      row(color("a").fit(16.0 / 9), "390 x 763", "root 390x219.375; a (0,0,390,219.375)")
      row(color("a").fit(4.0 / 3), "390 x 200", "root 266.6667x200; a (0,0,266.6667,200)")
      row(color("a").fill(2), "100 x nil", "root 100x50; a (0,0,100,50)")
      row(color("a").fit(2), "nil x nil", "root 10x10; a (0,0,10,10)")
      row(color("a").frame(100, 50).fit(), "300 x 300", "root 100x50; a (0,0,100,50)")
      row(
        color("a").flex(idealWidth: 30, idealHeight: 20).fit(), "300 x 300",
        "root 300x200; a (0,0,300,200)")
      row(
        color("a").flex(idealWidth: 30, idealHeight: 20).fill(), "300 x 300",
        "root 450x300; a (0,0,450,300)")
      row(color("a").fill(1).frame(200, 100), "400 x 400", "root 200x100; a (0,-50,200,200)")
    }

    // - Source: https://fatbobman.com/en/posts/layout-dimensions-2/
    @Test("A position moves a view") func positionMovesAView() {
      row(fixed("a", 40, 20).position(80, 55), "300 x 200", "root 300x200; a (60,45,40,20)")
      row(fixed("a", 100, 50).position(80, 55).frame(130, 80), "300 x 200", "root 130x80; a (30,30,100,50)")
      row(fixed("a", 40, 20).position(80, 55), "nil x nil", "root 40x20; a (60,45,40,20)")
    }
  }
}

import Foundation
import SashGeometry
import SashLayout
import Testing

extension LayoutTests {
  /// Views without children.
  @Suite struct LeafCases {
    // - Source: documentation of `ProposedViewSize`; sizes of text and images measured on iOS
    @Test("A color takes what it is offered") func aColorTakesWhatItIsOffered() {
      row(color("a"), "nil x nil", "root 10x10; a (0,0,10,10)")
      row(color("a"), "0 x 0", "root 0x0; a (0,0,0,0)")
      row(color("a"), "inf x inf", "root infxinf")
      row(color("a"), "120 x 40", "root 120x40; a (0,0,120,40)")
      row(color("a"), "nil x 40", "root 10x40; a (0,0,10,40)")
      row(color("a"), "120 x nil", "root 120x10; a (0,0,120,10)")
    }

    // - Source: documentation of `ProposedViewSize`; sizes of text and images measured on iOS
    @Test("A circle takes the smaller side") func aCircleTakesTheSmallerSide() {
      row(SquareLeafEngine().named("a"), "nil x nil", "root 10x10; a (0,0,10,10)")
      row(SquareLeafEngine().named("a"), "120 x 40", "root 40x40; a (0,0,40,40)")
      row(SquareLeafEngine().named("a"), "nil x 40", "root 10x10")
      row(SquareLeafEngine().named("a"), "40 x nil", "root 10x10")
      row(SquareLeafEngine().named("a"), "inf x 50", "root 50x50")
    }

    // - Source: documentation of `ProposedViewSize`; sizes of text and images measured on iOS
    @Test("A geometry reader takes everything and starts at its corner")
    func aGeometryReaderTakesEverythingAndStartsAtItsCorner() {
      row(GeometryReaderEngine(children: [], direction: ltr), "nil x nil", "root 10x10")
      row(
        GeometryReaderEngine(children: [fixed("a", 40, 20), color("b")], direction: ltr), "200 x 100",
        "root 200x100; a (0,0,40,20); b (0,0,200,100)")
    }

    // - Source: documentation of `ProposedViewSize`; sizes of text and images measured on iOS
    @Test("An image has its own size unless resizable [case-32 case-34 case-99 case-100]")
    func anImageHasItsOwnSizeUnlessResizable() {
      row(fixed("a", 101, 92), "300 x 50", "root 101x92")
      row(fixed("a", 101, 92).frame(200, 200), "300 x 300", "root 200x200; a (49.5,54,101,92)")
      row(LeafEngine(ideal: CGSize(width: 101, height: 92)).frame(50), "300 x 300", "root 50x300")
      row(LeafEngine(ideal: CGSize(width: 400, height: 300)).fit(), "200 x 200", "root 200x150")
      row(LeafEngine(ideal: CGSize(width: 400, height: 300)).fill(), "200 x 200", "root 266.6667x200")
    }

    // - Source: a separator of one pixel on iOS
    @Test("A divider is one pixel thick and lies across its stack")
    func aDividerIsOnePixelThickAndLiesAcrossItsStack() {
      row(
        DividerEngine(axis: .vertical, thickness: 1 / 3).named("d"), "390 x 300",
        "root 390x0.3333; d (0,0,390,0.3333)")
      row(
        DividerEngine(axis: .horizontal, thickness: 0.5).named("d"), "390 x 40",
        "root 0.5x40; d (0,0,0.5,40)")
      row(
        hstack(
          .center, fixed("a", 40, 20), DividerEngine(axis: .horizontal, thickness: 0.5).named("d"),
          fixed("b", 40, 60)),
        "390 x 200", "root 96.5x200; a (0,90,40,20); d (48,0,0.5,200); b (56.5,70,40,60)")
    }
  }
}

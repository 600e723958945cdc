import Foundation
import SashGeometry
import SashLayout
import Testing

extension LayoutTests {
  /// Frames that fix or limit lengths.
  @Suite struct FrameCases {
    // - Source: documentation of `frame(width:height:alignment:)`;
    //   https://netsplit.com/swiftui/flexible-frames
    @Test("A fixed frame has its own lengths") func aFixedFrameHasItsOwnLengths() {
      row(color("a").frame(100), "300 x 200", "root 100x200; a (0,0,100,200)")
      row(color("a").frame(nil, 50), "300 x 200", "root 300x50; a (0,0,300,50)")
      row(color("a").frame(100, 50), "300 x 200", "root 100x50; a (0,0,100,50)")
      row(fixed("a", 80, 30).frame(100, 50), "300 x 200", "root 100x50; a (10,10,80,30)")
      row(fixed("a", 80, 30).frame(100, 50, .bottomTrailing), "300 x 200", "root 100x50; a (20,20,80,30)")
      row(fixed("a", 120, 60).frame(100, 50, .topLeading), "300 x 200", "root 100x50; a (0,0,120,60)")
      row(fixed("a", 120, 60).frame(100, 50), "300 x 200", "root 100x50; a (-10,-5,120,60)")
      row(color("a").frame(100), "nil x nil", "root 100x10; a (0,0,100,10)")
      row(color("a").frame(100, 100).frame(200, 200), "400 x 400", "root 200x200; a (50,50,100,100)")
      row(color("a").frame(200, 200).frame(100, 100), "400 x 400", "root 100x100; a (-50,-50,200,200)")
      row(fixed("a", 100, 50).frame(130, 80, .bottomTrailing), "300 x 200", "root 130x80; a (30,30,100,50)")
    }

    // - Source: Apple's rules, quoted in https://onmyway133.com/posts/how-to-use-flexible-frame-in-swiftui/
    @Test("A maximum lets a view grow") func aMaximumLetsAViewGrow() {
      row(color("a").flex(maxWidth: 100), "300 x 50", "root 100x50; a (0,0,100,50)")
      row(color("a").flex(maxWidth: 100), "60 x 50", "root 60x50; a (0,0,60,50)")
      row(fixed("a", 40, 20).flex(maxWidth: 100), "300 x 50", "root 100x20; a (30,0,40,20)")
      row(fixed("a", 40, 20).flex(maxWidth: 100), "60 x 50", "root 60x20; a (10,0,40,20)")
      row(fixed("a", 40, 20).flex(maxWidth: .infinity), "300 x 50", "root 300x20; a (130,0,40,20)")
      row(fixed("a", 40, 20).flex(maxWidth: .infinity), "nil x 50", "root 40x20; a (0,0,40,20)")
      row(fixed("a", 40, 20).flex(maxWidth: .infinity, .leading), "300 x 50", "root 300x20; a (0,0,40,20)")
      row(
        fixed("a", 40, 20).flex(maxWidth: .infinity, maxHeight: .infinity, .bottomTrailing), "300 x 100",
        "root 300x100; a (260,80,40,20)")
    }

    // - Source: Apple's rules, quoted in https://onmyway133.com/posts/how-to-use-flexible-frame-in-swiftui/
    @Test("A minimum keeps a view from shrinking") func aMinimumKeepsAViewFromShrinking() {
      row(color("a").flex(minWidth: 100), "60 x 50", "root 100x50; a (0,0,100,50)")
      row(color("a").flex(minWidth: 100), "300 x 50", "root 300x50; a (0,0,300,50)")
      row(fixed("a", 40, 20).flex(minWidth: 100), "300 x 50", "root 100x20; a (30,0,40,20)")
      row(fixed("a", 40, 20).flex(minWidth: 100), "60 x 50", "root 100x20; a (30,0,40,20)")
      row(fixed("a", 400, 20).flex(minWidth: 100), "300 x 50", "root 300x20; a (-50,0,400,20)")
    }

    // - Source: Apple's rules, quoted in https://onmyway133.com/posts/how-to-use-flexible-frame-in-swiftui/
    @Test("Both limits decide without the child") func bothLimitsDecideWithoutTheChild() {
      row(fixed("a", 40, 20).flex(minWidth: 100, maxWidth: 200), "150 x 50", "root 150x20; a (55,0,40,20)")
      row(fixed("a", 40, 20).flex(minWidth: 100, maxWidth: 200), "300 x 50", "root 200x20; a (80,0,40,20)")
      row(fixed("a", 40, 20).flex(minWidth: 100, maxWidth: 200), "50 x 50", "root 100x20; a (30,0,40,20)")
      row(fixed("a", 40, 20).flex(minWidth: 100, maxWidth: 200), "nil x nil", "root 100x20; a (30,0,40,20)")
      row(
        fixed("a", 400, 20).flex(minWidth: 0, maxWidth: .infinity), "300 x 50",
        "root 300x20; a (-50,0,400,20)")
    }

    // - Source: Apple's rules, quoted in https://onmyway133.com/posts/how-to-use-flexible-frame-in-swiftui/
    @Test("An ideal length answers where nothing is offered") func anIdealLengthAnswersWhereNothingIsOffered()
    {
      row(color("a").flex(idealWidth: 120, idealHeight: 30), "nil x nil", "root 120x30; a (0,0,120,30)")
      row(color("a").flex(idealWidth: 120, idealHeight: 30), "300 x 200", "root 300x200; a (0,0,300,200)")
      row(
        color("a").flex(minWidth: 50, idealWidth: 120, maxWidth: 200), "nil x 40",
        "root 120x40; a (0,0,120,40)")
      row(
        color("a").flex(idealWidth: 100, idealHeight: 60).fixedSize(), "300 x 200",
        "root 100x60; a (0,0,100,60)")
      row(
        text("a", hello).flex(idealWidth: 100, idealHeight: 100).fixedSize(), "300 x 200",
        "root 100x100; a (7.3333,39.8333,85.3333,20.3333)")
      row(color("a").fit(16.0 / 9).flex(maxHeight: 90), "320 x 400", "root 160x90; a (0,0,160,90)")
    }
  }
}

import Foundation
import SashGeometry
import SashLayout
import Testing

extension LayoutTests {
  /// Default gaps between kinds of views.
  @Suite struct SpacingCases {
    // - Source: https://fatbobman.com/en/posts/spacing-of-swiftui/; metrics of San Francisco
    @Test("Text stands directly on text [case-148 case-155 case-162]") func textStandsDirectlyOnText() {
      row(
        vstack(.center, text("t", hello), text("u", hello)), "390 x 300",
        "root 85.3333x40.6667; t (0,0,85.3333,20.3333); u (0,20.3333,85.3333,20.3333)")
      row(
        vstack(.center, text("t", 120, 28), text("u", 90, 15)), "390 x 300",
        "root 120x51.6667; t (0,0,120,33.6667); u (15,33.6667,90,18)")
      row(
        vstack(.center, vstack(.center, text("t", hello)), vstack(.center, text("u", hello))), "390 x 300",
        "root 85.3333x40.6667; t (0,0,85.3333,20.3333); u (0,20.3333,85.3333,20.3333)")
    }

    // - Source: https://fatbobman.com/en/posts/spacing-of-swiftui/; metrics of San Francisco
    @Test(
      "Text keeps its distance from other views [case-149 case-150 case-151 case-152 case-153 case-154 case-163]"
    ) func textKeepsItsDistanceFromOtherViews() {
      row(
        vstack(.center, text("t", hello), color("b").frame(nil, 30)), "390 x 300",
        "root 390x60.9757; t (152.3333,0,85.3333,20.3333); b (0,30.9757,390,30)")
      row(
        vstack(.center, color("a").frame(nil, 30), text("t", hello)), "390 x 300",
        "root 390x56.7673; a (0,0,390,30); t (152.3333,36.4339,85.3333,20.3333)")
      row(
        vstack(.center, color("a").frame(nil, 30), text("t", hello), color("b").frame(nil, 30)), "390 x 300",
        "root 390x97.4097; a (0,0,390,30); t (152.3333,36.4339,85.3333,20.3333); b (0,67.4097,390,30)")
      row(
        vstack(.center, color("a").frame(nil, 30), text("t", 120, 34), color("b").frame(nil, 30)),
        "390 x 300",
        "root 390x134.1527; a (0,0,390,30); t (135,42.5345,120,40.6667); b (0,104.1527,390,30)")
      row(
        vstack(.center, color("a").frame(nil, 30), text("t", 60, 12), color("b").frame(nil, 30)), "390 x 300",
        "root 390x86.4264; a (0,0,390,30); t (165,34.5612,60,14.3333); b (0,56.4264,390,30)")
      row(
        vstack(.center, color("a").frame(nil, 30), text("t", 85.5, scale: 2), color("b").frame(nil, 30)),
        "390 x 300", "root 390x97.9097; a (0,0,390,30); t (152.25,36.6006,85.5,20.5); b (0,67.9097,390,30)")
      row(
        vstack(.center, hstack(.center, text("t", hello), text("u", hello)), color("b").frame(nil, 30)),
        "390 x 300",
        "root 390x60.9757; t (105.6667,0,85.3333,20.3333); u (199,0,85.3333,20.3333); b (0,30.9757,390,30)")
    }

    // - Source: https://fatbobman.com/en/posts/spacing-of-swiftui/; metrics of San Francisco
    @Test("Side by side text is a view like any other [case-156 case-157]")
    func sideBySideTextIsAViewLikeAnyOther() {
      row(
        hstack(.center, text("t", hello), color("b").frame(30)), "390 x 60",
        "root 123.3333x60; t (0,19.8333,85.3333,20.3333); b (93.3333,0,30,60)")
      row(
        hstack(.center, text("t", hello), text("u", hello)), "390 x 60",
        "root 178.6666x20.3333; t (0,0,85.3333,20.3333); u (93.3333,0,85.3333,20.3333)")
    }

    // - Source: https://fatbobman.com/en/posts/spacing-of-swiftui/; metrics of San Francisco
    @Test("Padding and frames hide text [case-158 case-159]") func paddingAndFramesHideText() {
      row(
        vstack(.center, text("t", hello).padding(4), color("b").frame(nil, 30)), "390 x 300",
        "root 390x66.3333; t (152.3333,4,85.3333,20.3333); b (0,36.3333,390,30)")
      row(
        vstack(.center, text("t", hello).frame(nil, 30), color("b").frame(nil, 30)), "390 x 300",
        "root 390x68; t (152.3333,4.8333,85.3333,20.3333); b (0,38,390,30)")
    }

    // - Source: https://fatbobman.com/en/posts/spacing-of-swiftui/; metrics of San Francisco
    @Test("Dividers and spacers between views [case-161 case-164]") func dividersAndSpacersBetweenViews() {
      row(
        vstack(.center, color("a").frame(nil, 30), divider("d"), color("b").frame(nil, 30)), "390 x 300",
        "root 390x76.3333; a (0,0,390,30); d (0,38,390,0.3333); b (0,46.3333,390,30)")
      row(
        vstack(.center, text("t", hello), divider("d"), text("u", hello)), "390 x 300",
        "root 390x58.0763; t (152.3333,0,85.3333,20.3333); d (0,30.9757,390,0.3333); "
          + "u (152.3333,37.743,85.3333,20.3333)"
      )
      row(
        vstack(.center, text("t", hello), spacer("s", .vertical), text("u", hello)), "390 x 300",
        "root 85.3333x300; t (0,0,85.3333,20.3333); s (42.6666,20.3333,0,259.3333); "
          + "u (0,279.6667,85.3333,20.3333)"
      )
    }
  }
}

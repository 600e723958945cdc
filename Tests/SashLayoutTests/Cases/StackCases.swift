import Foundation
import SashGeometry
import SashLayout
import Testing

extension LayoutTests {
  /// Rows and columns.
  @Suite struct StackCases {
    // - Source: WWDC 2019, session 237; https://fancyhints.com/how-an-hstack-lays-out-its-children
    @Test("A row shares its length") func aRowSharesItsLength() {
      row(
        hstack(.center, spacing: 0, color("a"), color("b")), "300 x 100",
        "root 300x100; a (0,0,150,100); b (150,0,150,100)")
      row(
        hstack(.center, spacing: 0, color("a"), color("b"), color("c")), "300 x 100",
        "root 300x100; a (0,0,100,100); b (100,0,100,100); c (200,0,100,100)")
      row(
        hstack(.center, color("a"), color("b"), color("c")), "300 x 100",
        "root 300x100; a (0,0,94.6667,100); b (102.6667,0,94.6667,100); c (205.3333,0,94.6667,100)")
      row(
        hstack(.center, spacing: 10, color("a").frame(50), color("b")), "300 x 100",
        "root 300x100; a (0,0,50,100); b (60,0,240,100)")
      row(
        hstack(.center, spacing: 8, color("a"), color("b")), "nil x 100",
        "root 28x100; a (0,0,10,100); b (18,0,10,100)")
      row(hstack(.center, color("a"), color("b")), "nil x nil", "root 28x10; a (0,0,10,10); b (18,0,10,10)")
      row(
        hstack(.center, spacing: 0, fixed("a", 40, 20), fixed("b", 60, 50)), "300 x 100",
        "root 100x50; a (0,15,40,20); b (40,0,60,50)")
      row(
        hstack(.top, spacing: 0, fixed("a", 40, 20), fixed("b", 60, 50)), "300 x 100",
        "root 100x50; a (0,0,40,20); b (40,0,60,50)")
      row(
        hstack(.bottom, spacing: 0, fixed("a", 40, 20), fixed("b", 60, 50)), "300 x 100",
        "root 100x50; a (0,30,40,20); b (40,0,60,50)")
      row(
        hstack(.center, spacing: 0, fixed("a", 200, 20), fixed("b", 200, 20)), "300 x 100",
        "root 400x20; a (0,0,200,20); b (200,0,200,20)")
      row(
        hstack(.center, spacing: 0, fixed("a", 200, 20), fixed("b", 200, 20)).named("s").frame(300, 100),
        "400 x 400", "root 300x100; s (-50,40,400,20); a (-50,40,200,20); b (150,40,200,20)")
    }

    // - Source: WWDC 2019, session 237; https://fancyhints.com/how-an-hstack-lays-out-its-children
    @Test("The least flexible child comes first") func theLeastFlexibleChildComesFirst() {
      row(
        hstack(.center, spacing: 0, color("a"), color("b").flex(maxWidth: 50)), "300 x 100",
        "root 300x100; a (0,0,250,100); b (250,0,50,100)")
      row(
        hstack(.center, spacing: 0, color("a"), color("b").flex(maxWidth: 50), color("c")), "300 x 100",
        "root 300x100; a (0,0,125,100); b (125,0,50,100); c (175,0,125,100)")
      row(
        hstack(.center, spacing: 0, color("a").flex(maxWidth: 80), color("b").flex(maxWidth: 40), color("c")),
        "300 x 100", "root 300x100; a (0,0,80,100); b (80,0,40,100); c (120,0,180,100)")
      row(
        hstack(.center, spacing: 0, color("a").flex(maxWidth: 80), color("b").flex(maxWidth: 40)), "100 x 50",
        "root 100x50; a (0,0,60,50); b (60,0,40,50)")
      row(
        hstack(.center, spacing: 0, color("a").flex(minWidth: 50, maxWidth: 200), color("b")), "300 x 50",
        "root 300x50; a (0,0,150,50); b (150,0,150,50)")
      row(
        hstack(.center, spacing: 0, color("red"), color("green").flex(minWidth: 100)), "150 x 100",
        "root 150x100; red (0,0,50,100); green (50,0,100,100)")
      row(
        vstack(
          .center, spacing: 0, color("a").flex(minHeight: 5, maxHeight: 100), color("b").flex(minHeight: 80)),
        "200 x 85", "root 200x122.5; a (0,0,200,42.5); b (0,42.5,200,80)")
      row(
        hstack(.center, spacing: 10, color("a"), halving(), color("c")), "620 x 80",
        "root 620x80; a (0,0,200,80); h (210,0,100,80); c (320,0,300,80)")
      row(
        hstack(.center, spacing: 10, halving(), color("b"), color("c")), "620 x 80",
        "h (0,0,100,80); b (110,0,250,80); c (370,0,250,80)")
      row(
        hstack(.center, spacing: 10, color("a"), color("b"), color("c")), "620 x 80",
        "root 620x80; a (0,0,200,80); b (210,0,200,80); c (420,0,200,80)")
    }

    // - Source: documentation of `layoutPriority(_:)`
    @Test("Higher priorities come before lower minima") func higherPrioritiesComeBeforeLowerMinima() {
      row(
        hstack(.center, spacing: 0, color("a").priority(1), color("b")), "300 x 50",
        "root 300x50; a (0,0,300,50); b (300,0,0,50)")
      row(
        hstack(.center, spacing: 0, color("a").priority(1), color("b").flex(minWidth: 60)), "300 x 50",
        "root 300x50; a (0,0,240,50); b (240,0,60,50)")
      row(
        hstack(.center, spacing: 0, color("a").flex(maxWidth: 100).priority(1), color("b"), color("c")),
        "300 x 50",
        "root 300x50; a (0,0,100,50); b (100,0,100,50); c (200,0,100,50)")
      row(
        hstack(.center, spacing: 0, color("a").priority(-1), fixed("b", 80, 20)), "300 x 50",
        "root 300x50; a (0,0,220,50); b (220,15,80,20)")
      row(
        hstack(
          .center, spacing: 10, color("a").priority(1), color("b").priority(1),
          color("c").flex(minWidth: 30)),
        "300 x 50", "root 300x50; a (0,0,125,50); b (135,0,125,50); c (270,0,30,50)")
      row(
        vstack(.center, spacing: 0, color("a").frame(nil, 100), color("b").priority(1)), "200 x 300",
        "root 200x300; a (0,0,200,100); b (0,100,200,200)")
    }

    // - Source: WWDC 2019, session 237; https://fancyhints.com/how-an-hstack-lays-out-its-children
    @Test("A column shares its length") func aColumnSharesItsLength() {
      row(
        vstack(.center, color("a"), color("b"), color("c")), "200 x 300",
        "root 200x300; a (0,0,200,94.6667); b (0,102.6667,200,94.6667); c (0,205.3333,200,94.6667)")
      row(
        vstack(.center, spacing: 0, fixed("a", 40, 20), fixed("b", 60, 50)), "300 x 300",
        "root 60x70; a (10,0,40,20); b (0,20,60,50)")
      row(
        vstack(.leading, spacing: 0, fixed("a", 40, 20), fixed("b", 60, 50)), "300 x 300",
        "root 60x70; a (0,0,40,20); b (0,20,60,50)")
      row(
        vstack(.trailing, spacing: 0, fixed("a", 40, 20), fixed("b", 60, 50)), "300 x 300",
        "root 60x70; a (20,0,40,20); b (0,20,60,50)")
      row(
        vstack(.center, fixed("a", 40, 20), fixed("b", 40, 20)), "nil x nil",
        "root 40x48; a (0,0,40,20); b (0,28,40,20)")
      row(
        vstack(.center, spacing: 0, hstack(.center, spacing: 0, color("a"), color("b")), color("c")),
        "200 x 100",
        "root 200x100; a (0,0,100,50); b (100,0,100,50); c (0,50,200,50)")
      row(
        vstack(
          .center, spacing: 0, color("a").frame(nil, 50), spacer("s", .vertical), color("b").frame(nil, 30)),
        "200 x 300", "root 200x300; a (0,0,200,50); s (100,50,0,220); b (0,270,200,30)")
    }

    // - Source: documentation of `Spacer`; no gaps around it and a minimum of 8 on iOS
    @Test("A spacer takes what is left") func aSpacerTakesWhatIsLeft() {
      row(
        hstack(.center, fixed("a", 50, 20), spacer("s", .horizontal), fixed("b", 30, 40)), "300 x 100",
        "root 300x40; a (0,10,50,20); s (50,20,220,0); b (270,0,30,40)")
      row(
        hstack(.center, fixed("a", 50, 20), spacer("s", .horizontal), fixed("b", 30, 40)), "85 x 100",
        "root 88x40; a (0,10,50,20); s (50,20,8,0); b (58,0,30,40)")
      row(
        hstack(.center, fixed("a", 50, 20), spacer("s", .horizontal, minLength: 0), fixed("b", 30, 40)),
        "60 x 100",
        "root 80x40; a (0,10,50,20); s (50,20,0,0); b (50,0,30,40)")
      row(
        hstack(.center, fixed("a", 50, 20), spacer("s", .horizontal, minLength: 20), fixed("b", 30, 40)),
        "nil x 100", "root 100x40; a (0,10,50,20); s (50,20,20,0); b (70,0,30,40)")
      row(
        hstack(.center, fixed("a", 50, 20), spacer("s", .horizontal)), "nil x 100",
        "root 58x20; a (0,0,50,20); s (50,10,8,0)")
      row(
        hstack(.center, spacing: 10, fixed("a", 50, 20), spacer("s", .horizontal), fixed("b", 30, 40)),
        "300 x 100",
        "root 300x40; a (0,10,50,20); s (60,20,200,0); b (270,0,30,40)")
      row(
        hstack(.center, spacer("s", .horizontal), fixed("a", 50, 20), spacer("t", .horizontal)), "300 x 100",
        "root 300x20; s (0,10,125,0); a (125,0,50,20); t (175,10,125,0)")
      row(
        hstack(.center, spacer("s", .horizontal), spacer("t", .horizontal), fixed("a", 60, 20)), "300 x 100",
        "root 300x20; s (0,10,120,0); t (120,10,120,0); a (240,0,60,20)")
      row(
        hstack(.center, color("a"), spacer("s", .horizontal)), "300 x 100",
        "root 300x100; a (0,0,292,100); s (292,50,8,0)")
      row(
        vstack(.center, fixed("a", 40, 20), spacer("s", .vertical)), "200 x 300",
        "root 40x300; a (0,0,40,20); s (20,20,0,280)")
      row(spacer("s", nil), "200 x 100", "root 200x100; s (0,0,200,100)")
    }
  }
}

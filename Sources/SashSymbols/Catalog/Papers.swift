import Foundation
import SashGeometry

/// Letters large and small, pages and boards, and things made of them.
extension DesignBook {
  mutating func addPagesAndLetters() {
    let bigA = open([(-24, 36), (0, -36), (24, 36)]) + line(-16, 12, 16, 12)
    add("textformat.superscript") { p in
      p.stroke(bigA.scaled(0.95).moved(-16, 6))
      p.stroke(Numeral.digit(1).scaled(0.42).moved(32, -28), 0.9)
    }
    add("textformat.subscript") { p in
      p.stroke(bigA.scaled(0.95).moved(-16, -6))
      p.stroke(Numeral.digit(1).scaled(0.42).moved(32, 28), 0.9)
    }
    add("textformat.size.larger") { p in
      p.stroke(bigA.moved(-14, 0))
      p.stroke(open([(20, -14), (34, -30), (48, -14)]), 0.95)
    }
    add("textformat.size.smaller") { p in
      p.stroke(bigA.moved(-14, 0))
      p.stroke(open([(20, -30), (34, -14), (48, -30)]), 0.95)
    }
    add("textformat.numbers") { p in
      for i in 1...3 { p.stroke(Numeral.digit(i).scaled(0.75).moved(CGFloat(i - 2) * 42, 0)) }
    }
    add("character.textbox") { p in
      p.stroke(box(0, 0, 112 - p.w, 76 - p.w, 13))
      p.stroke(
        bigA.scaled(0.56).moved(-24, 0) + line(14, -20, 14, 20) + line(8, -22, 20, -22) + line(8, 22, 20, 22),
        0.95)
    }
    add("textbox") { p in
      p.stroke(box(0, 0, 104 - p.w, 76 - p.w, 3))
      for (x, y) in [(-48.0, -34.0), (48, -34), (-48, 34), (48, 34)] {
        p.front(box(x, y, 13, 13, 2), filled: true, gap: 0)
      }
      p.stroke(line(-22, -12, 22, -12) + line(0, -12, 0, 16))
    }
    add("character.magnify") { p in
      p.stroke(bigA.scaled(0.8).moved(-22, 0))
      p.stroke(disk(28, 8, 16) + line(40, 20, 52, 32))
    }
    add("text.line.magnify") { p in
      p.secondary { $0.stroke(line(-52, -34, 40, -34) + line(-52, 34, 40, 34)) }
      p.stroke(line(-52, 0, -4, 0))
      p.stroke(disk(22, 0, 17) + line(35, 12, 50, 26))
    }
    add("character.phonetic") { p in
      p.stroke(
        svg("M -24 -20 C -6 -28 14 -24 14 -4 V 28 M 14 0 C -10 -4 -24 4 -24 14 C -24 26 -4 30 14 16")
          + line(-44, 40, -32, -40) + line(44, -40, 32, 40))
    }
    both("text.pad.header") { p, filled in
      p.shape(box(0, 2, 88 - p.w, 96 - p.w, 13), filled: filled)
      p.lines(line(-42, -22, 42, -22), on: filled, 0.85, cap: .butt)
      p.lines(line(-24, 0, 24, 0) + line(-24, 16, 24, 16) + line(-24, 32, 4, 32), on: filled, 0.85)
    }
    both("long.text.page.and.pencil", "text.page.and.pencil") { p, filled in
      p.shape(box(-8, 0, 80 - p.w, 106 - p.w, 14), filled: filled)
      p.lines(
        line(-30, -28, 14, -28) + line(-30, -10, 14, -10) + line(-30, 8, -2, 8) + line(-30, 26, -10, 26),
        on: filled, 0.85)
      p.at(28, 22, scale: 0.52) { q in
        q.clear(Self.pencilOutline, margin: q.w * 1.4)
        Self.pencil(q, false)
      }
    }
    both("bubble.and.pencil") { p, filled in
      p.at(-4, 2, scale: 0.94) { $0.shape(SymbolContainer.bubble.outline($0), filled: filled) }
      p.at(26, -16, scale: 0.6) { q in
        q.clear(Self.pencilOutline, margin: q.w * 1.4)
        Self.pencil(q, false)
      }
    }
    both("heart.text.clipboard") { p, filled in
      p.shape(box(0, 4, 84 - p.w, 98 - p.w, 14), filled: filled)
      p.front(box(0, -42, 40, 22, 9), filled: filled)
      p.spots(Self.heart(p).scaled(0.36).moved(0, -3), on: filled)
      p.lines(line(-20, 24, 20, 24) + line(-20, 38, 6, 38), on: filled)
    }
    both("questionmark.text.page", "questionmark.text.document") { p, filled in
      Self.document(p, filled, lined: false)
      p.lines(svg("M -9 -2 C -9 -9 -5 -12 0 -12 C 6 -12 10 -8 10 -2 C 10 5 0 5 0 11"), on: filled)
      p.spots(disk(0, 20, 3.6), on: filled)
      p.lines(line(-20, 36, 20, 36), on: filled)
    }
    both("exclamationmark.text.page") { p, filled in
      Self.document(p, filled, lined: false)
      p.lines(line(0, -12, 0, 8), on: filled)
      p.spots(disk(0, 19, 3.6), on: filled)
      p.lines(line(-20, 36, 20, 36), on: filled)
    }
    both("zipper.page", "document.zipper") { p, filled in
      Self.document(p, filled, lined: false)
      for i in 0..<5 {
        p.lines(
          line(i % 2 == 0 ? -14 : -8, CGFloat(i) * 9 - 40, i % 2 == 0 ? -8 : -2, CGFloat(i) * 9 - 40),
          on: filled, 0.8)
      }
      p.lines(box(-8, 14, 13, 18, 4), on: filled, 0.85)
    }
    both("append.page") { p, filled in
      p.at(6, 0) { Self.document($0, filled, lined: false) }
      p.clear(disk(-30, 30, 20), margin: p.w * 0.4)
      p.stroke(line(-48, 30, -14, 30) + line(-31, 13, -31, 47))
    }
    both("document.on.trash") { p, filled in
      p.at(-12, -10, scale: 0.78) { q in q.secondary { Self.document($0, filled, lined: false) } }
      p.at(20, 16, scale: 0.62) { q in
        let can = svg("M -34 -28 L -29 42 Q -28 52 -18 52 H 18 Q 28 52 29 42 L 34 -28 Z")
        q.clear(can + box(0, -34, 90, 22, 6), margin: q.w * 1.4)
        q.shape(can, filled: filled)
        q.stroke(line(-42, -30, 42, -30) + svg("M -14 -32 V -38 Q -14 -44 -7 -44 H 7 Q 14 -44 14 -38 V -32"))
      }
    }
    both("greetingcard") { p, filled in
      p.shape(rounded([(-4, -50), (44, -38), (44, 38), (-4, 50)], 5), filled: filled)
      p.stroke(svg("M -8 -40 H -36 Q -44 -40 -44 -32 V 32 Q -44 40 -36 40 H -8"))
      p.spots(Self.heart(p).scaled(0.26).moved(20, 0), on: filled)
    }
    both("table") { p, filled in
      p.shape(box(0, 0, 112 - p.w, 88 - p.w, 4), filled: filled)
      p.lines(
        line(-52, -16, 52, -16) + line(-52, 14, 52, 14) + line(-18, -42, -18, 42) + line(18, -42, 18, 42),
        on: filled, 0.8, cap: .butt)
    }
    for (name, isIn) in [("increase", true), ("decrease", false)] {
      add(name + ".quotelevel", directional: true) { p in
        p.stroke(line(-48 + p.e, -38, -48 + p.e, 38))
        p.secondary { $0.stroke(line(-2, -32, 50, -32) + line(-2, 0, 50, 0) + line(-2, 32, 24, 32)) }
        p.stroke(
          isIn ? open([(-30, -12), (-18, 0), (-30, 12)]) : open([(-18, -12), (-30, 0), (-18, 12)]), 0.95)
      }
    }
    both("umbrella.percent", "umbrella.percent.rain") { p, filled in
      p.at(-12, -4, scale: 0.86) { q in
        q.shape(
          svg(
            "M -52 2 C -52 -30 -28 -46 0 -46 C 28 -46 52 -30 52 2 C 44 -6 32 -6 26 2 C 18 -6 8 -6 0 2 C -8 -6 -18 -6 -26 2 C -32 -6 -44 -6 -52 2 Z"
          ), filled: filled)
        q.stroke(svg("M 0 4 V 36 C 0 50 -20 50 -20 38"))
      }
      p.stroke(line(22, 46, 44, 14) + disk(24, 20, 5.5) + disk(43, 40, 5.5), 0.9)
    }
    add("line.horizontal.star.fill.line.horizontal") { p in
      p.fill(Self.star(p).scaled(0.5))
      p.secondary { $0.stroke(line(-56 + p.e, 0, -36, 0) + line(36, 0, 56 - p.e, 0)) }
    }
    add("lines.measurement.horizontal", "lines.measurement.vertical") { p in
      for (i, x) in [-48.0, -32, -16, 0, 16, 32, 48].enumerated() {
        p.stroke(line(x, 22, x, i % 3 == 0 ? -22 : -2))
      }
    }
    both("dollarsign.bank.building") { p, filled in
      p.shape(rounded([(0, -54), (50, -26), (50, -20), (-50, -20), (-50, -26)], 3), filled: filled)
      for x in [-36.0, 36] { p.stroke(line(x, -8, x, 28), 1.3, cap: .butt) }
      p.stroke(
        svg(
          "M 11 -1 C 10 -7 5 -9 0 -9 C -6 -9 -11 -6 -11 0 C -11 10 11 4 11 15 C 11 21 6 24 0 24 C -6 24 -11 21 -11 15"
        ) + line(0, -14, 0, 29), 0.9)
      p.stroke(line(-42, 36, 42, 36) + line(-50, 50, 50, 50))
    }
    both("medal.star") { p, filled in
      p.shape(rounded([(-24, -50), (24, -50), (24, -24), (0, -10), (-24, -24)], 5), filled: filled)
      p.shape(disk(0, 20, 29 - p.e), filled: filled)
      if filled { p.cutStroke(arc(0, 20, 31, 200, 340), 0.6) }
      p.spots(Self.star(p).scaled(0.28).moved(0, 19), on: filled)
    }
    both("waterbottle") { p, filled in
      p.shape(
        svg(
          "M -14 -34 H 14 C 14 -22 24 -20 24 -8 V 40 Q 24 52 12 52 H -12 Q -24 52 -24 40 V -8 C -24 -20 -14 -22 -14 -34 Z"
        ), filled: filled)
      p.stroke(box(0, -45, 26 - p.e, 12, 3))
      p.lines(line(-22, 6, 22, 6) + line(-22, 30, 22, 30), on: filled, 0.85, cap: .butt)
    }
    both("cup.and.heat.waves") { p, filled in
      p.shape(svg("M -40 -10 H 28 V 12 C 28 34 14 42 -6 42 C -26 42 -40 34 -40 12 Z"), filled: filled)
      p.stroke(svg("M 30 -2 H 38 C 56 -2 56 24 30 24"))
      for x in [-26.0, -6, 14] { p.secondary { $0.stroke(svg("M 0 -24 C -6 -32 6 -40 0 -50").moved(x, 0)) } }
    }
    both("inhaler") { p, filled in
      p.shape(
        svg(
          "M -22 -16 H 14 Q 20 -16 20 -10 L 24 24 H 44 Q 50 24 50 30 V 44 Q 50 50 44 50 H -4 Q -16 50 -18 38 L -26 -10 Q -27 -16 -22 -16 Z"
        ).moved(-6, 0), filled: filled)
      p.shape(box(-9, -34, 28 - p.e, 26, 5), filled: filled)
    }
    both("latch.2.case") { p, filled in
      p.shape(box(0, 10, 108 - p.w, 76 - p.w, 14), filled: filled)
      p.stroke(svg("M -20 -28 V -36 Q -20 -46 -10 -46 H 10 Q 20 -46 20 -36 V -28"))
      p.lines(line(-50, 4, 50, 4), on: filled, 0.85, cap: .butt)
      p.lines(line(-26, -4, -26, 14) + line(26, -4, 26, 14), on: filled, 1.1)
    }
    both("bubbles.and.sparkles") { p, filled in
      p.shape(disk(-16, 14, 30 - p.e), filled: filled)
      p.shape(disk(30, 34, 13 - p.e / 2), filled: filled)
      p.lines(arc(-16, 14, 17, 195, 255), on: filled, 0.85)
      p.secondary { $0.fill(Self.sparkle(20).moved(26, -24) + Self.sparkle(11).moved(46, 2)) }
    }
  }
}

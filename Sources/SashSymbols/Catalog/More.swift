import Foundation
import SashGeometry

/// Health, play and what fits nowhere else.
extension DesignBook {
  mutating func addMore() {
    both("heart.text.square") { p, filled in
      p.shape(SymbolContainer.square.outline(p), filled: filled)
      let heart = Self.heart(p).scaled(0.3).moved(-20, -14)
      let rows = line(4, -14, 26, -14) + line(-28, 8, 26, 8) + line(-28, 25, 12, 25)
      filled ? p.engrave(heart) : p.fill(heart)
      filled ? p.engraveStroke(rows, 0.85) : p.stroke(rows, 0.85)
    }
    add("badge.plus.radiowaves.right") { p in
      p.solid(SymbolContainer.seal(34).moved(-20, 0))
      p.cutStroke(line(-36, 0, -4, 0) + line(-20, -16, -20, 16))
      for r in [46.0, 62] { p.secondary { $0.stroke(arc(-20, 0, r, -40, 40)) } }
    }
    both("cross") { p, filled in
      p.shape(
        rounded(
          [
            (-15, -46), (15, -46), (15, -15), (46, -15), (46, 15), (15, 15), (15, 46), (-15, 46), (-15, 15),
            (-46, 15),
            (-46, -15), (-15, -15),
          ], 5), filled: filled)
    }
    both("cross.case") { p, filled in
      p.shape(box(0, 8, 108 - p.w, 80 - p.w, 14), filled: filled)
      p.stroke(svg("M -18 -32 V -38 Q -18 -46 -10 -46 H 10 Q 18 -46 18 -38 V -32"))
      let mark = line(-16, 8, 16, 8) + line(0, -8, 0, 24)
      filled ? p.cutStroke(mark, 1.2) : p.stroke(mark, 1.2)
    }
    both("crown") { p, filled in
      p.shape(
        rounded([(-52, -30), (-24, -4), (0, -42), (24, -4), (52, -30), (42, 36), (-42, 36)], 5),
        filled: filled)
    }
    add("target") { p in
      p.stroke(disk(0, 0, 50 - p.e) + disk(0, 0, 30))
      p.fill(disk(0, 0, 12))
    }
    add("scope") { p in
      p.stroke(disk(0, 0, 40 - p.e))
      for i in 0..<4 { p.rotated(CGFloat(i) * 90) { $0.stroke(line(0, -50 + p.e, 0, -22)) } }
    }
    add("faceid") { p in
      Self.corners(p)
      p.stroke(line(-17, -16, -17, -6) + line(17, -16, 17, -6) + arc(0, 6, 18, 35, 145))
      p.stroke(svg("M 2 -16 V 2 Q 2 8 -4 8"), 0.9)
    }
    add("scribble") { p in
      p.stroke(
        svg(
          """
          M -46 10 C -30 -40 -16 -40 -20 -6 C -22 14 -26 34 -14 34 C 2 34 4 -30 20 -30 C 34 -30 10 26 24 \
          28 C \
          34 30 40 14 46 2
          """))
    }
    both("bed.double") { p, filled in
      p.shape(svg("M -40 0 H 40 Q 54 0 54 14 V 26 H -54 V 14 Q -54 0 -40 0 Z"), filled: filled)
      p.stroke(
        svg(
          """
          M -46 -4 V -28 Q -46 -38 -36 -38 H 36 Q 46 -38 46 -28 V -4
          """) + line(-50, 28, -50, 40) + line(50, 28, 50, 40))
      p.stroke(
        svg(
          """
          M -32 -4 V -10 Q -32 -16 -26 -16 H -10 Q -4 -16 -4 -10 V -4 M 4 -4 V -10 Q 4 -16 10 -16 H 26 Q 32 \
          -16 32 -10 V -4
          """), 0.9)
    }
    both("ticket") { p, filled in
      let edge = svg(
        """
        M -44 -34 H 44 Q 54 -34 54 -24 V -12 C 38 -12 38 12 54 12 V 24 Q 54 34 44 34 H -44 Q -54 34 -54 24 \
        V 12 C -38 12 -38 -12 -54 -12 V -24 Q -54 -34 -44 -34 Z
        """)
      p.shape(edge, filled: filled)
      let dots = line(16, -18, 16, -10) + line(16, -4, 16, 4) + line(16, 10, 16, 18)
      filled ? p.cutStroke(dots, 0.8) : p.stroke(dots, 0.8)
    }
    both("banknote") { p, filled in
      p.shape(box(0, 0, 120 - p.w, 74 - p.w, 10), filled: filled)
      let middle = disk(0, 0, 15)
      let dots = disk(-40, 0, 5) + disk(40, 0, 5)
      filled ? p.cutStroke(middle, 0.85) : p.stroke(middle)
      filled ? p.cut(dots) : p.fill(dots)
    }
    both("bus") { p, filled in
      p.shape(box(0, -5, 80 - p.w, 88 - p.w, 14), filled: filled)
      let glass = line(-38, 6, 38, 6) + line(0, -30, 0, 6)
      filled ? p.cutStroke(glass, 0.8, cap: .butt) : p.stroke(glass, cap: .butt)
      let lights = disk(-22, 22, 5.5) + disk(22, 22, 5.5)
      filled ? p.cut(lights) : p.fill(lights)
      p.stroke(line(-26, 42, -26, 48) + line(26, 42, 26, 48), 1.4)
    }
    both("ruler") { p, filled in
      p.rotated(-45) { q in
        q.shape(box(0, 0, 120 - q.w, 42 - q.w, 7), filled: filled)
        var ticks = Path()
        for (i, x) in [-40.0, -20, 0, 20, 40].enumerated() {
          ticks = ticks + line(x, -20, x, i % 2 == 0 ? 0 : -6)
        }
        filled ? q.cutStroke(ticks, 0.75, cap: .butt) : q.stroke(ticks, 0.85)
      }
    }
    add("gauge", "speedometer", "gauge.with.dots.needle.33percent", "gauge.medium") { p in
      p.stroke(disk(0, 0, 50 - p.e))
      p.stroke(line(0, 8, 16, -20), 1.1)
      p.fill(disk(0, 8, 9))
      for degrees in [150.0, 195, 240, 345, 30] {
        let (x, y) = spot(0, 0, 33, degrees)
        p.fill(disk(x, y, 4))
      }
    }
    both("lock.shield") { p, filled in
      p.shape(SymbolContainer.shield.outline(p), filled: filled)
      let bolt = svg("M -9 -4 V -12 C -9 -26 9 -26 9 -12 V -4")
      let body = box(0, 8, 32, 25, 5)
      filled ? p.cut(body) : p.fill(body)
      filled ? p.cutStroke(bolt, 0.85) : p.stroke(bolt, 0.85)
    }
    add("eyeglasses") { p in
      p.stroke(
        disk(-28, 8, 20) + disk(28, 8, 20)
          + svg(
            """
            M -8 6 C -4 0 4 0 8 6 M -48 6 L -54 -12 M 48 6 L 54 -12
            """))
    }
    add("atom") { p in
      for i in 0..<3 { p.rotated(CGFloat(i) * 60) { $0.stroke(oval(0, 0, 50 - p.e, 19), 0.85) } }
      p.fill(disk(0, 0, 8))
    }
    add("crop") { p in
      p.stroke(svg("M -26 -50 V 16 Q -26 26 -16 26 H 50") + svg("M -50 -26 H 16 Q 26 -26 26 -16 V 50"))
    }
    both("person.crop.artframe", "person.and.background.dotted") { p, filled in
      p.stroke(SymbolContainer.square.outline(p))
      p.at(0, 6, scale: 0.6) { Self.person($0, filled) }
    }
    both("tree") { p, filled in
      p.shape(
        rounded(
          [
            (0, -52), (24, -18), (14, -18), (36, 16), (22, 16), (40, 38), (-40, 38), (-22, 16), (-36, 16),
            (-14, -18), (-24, -18),
          ], 3), filled: filled)
      p.stroke(line(0, 40, 0, 52), 1.4)
    }
    both("basket") { p, filled in
      p.shape(svg("M -46 -8 H 46 L 38 36 Q 36 44 28 44 H -28 Q -36 44 -38 36 Z"), filled: filled)
      p.stroke(line(-22, -8, -8, -44) + line(22, -8, 8, -44))
      let slats = line(-16, 8, -14, 30) + line(0, 8, 0, 30) + line(16, 8, 14, 30)
      filled ? p.cutStroke(slats, 0.8) : p.stroke(slats, 0.8)
    }
    both("medal") { p, filled in
      p.stroke(open([(-26, -50), (-10, -14)]) + open([(26, -50), (10, -14)]) + open([(-8, -50), (2, -28)]))
      p.shape(disk(0, 18, 31 - p.e), filled: filled)
      let star = Self.star(p).scaled(0.3).moved(0, 17)
      filled ? p.engrave(star) : p.fill(star)
    }
    both("checkmark.message", "checkmark.bubble") { p, filled in
      p.shape(SymbolContainer.bubble.outline(p), filled: filled)
      let mark = open([(-18, -6), (-5, 8), (18, -20)])
      filled ? p.engraveStroke(mark) : p.stroke(mark)
    }
    both("square.and.arrow.up.on.square") { p, filled in
      p.secondary { $0.stroke(svg("M -26 34 H -32 Q -44 34 -44 22 V -8 Q -44 -20 -32 -20 H -30")) }
      p.at(8, 0, scale: 0.9) { q in
        q.stroke(
          svg(
            """
            M -14 -16 H -20 Q -32 -16 -32 -4 V 38 Q -32 50 -20 50 H 28 Q 40 50 40 38 V -4 Q 40 -16 28 -16 H \
            22
            """))
        if filled { q.fill(box(4, 17, 70, 62, 10)) }
        let arrow = line(4, 18, 4, -52) + open([(-12, -36), (4, -52), (20, -36)])
        if filled { q.cutStroke(arrow, 2.6) }
        q.stroke(arrow)
      }
    }
  }
}

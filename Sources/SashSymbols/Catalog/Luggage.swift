import Foundation
import SashGeometry

/// Trays, drives and bags.
extension DesignBook {
  mutating func addLuggage() {
    both("tray.2") { p, filled in
      let body = svg(
        "M -34 -26 H 34 Q 40 -26 43 -20 L 54 -2 V 12 Q 54 24 42 24 H -42 Q -54 24 -54 12 V -2 L -43 -20 Q -40 -26 -34 -26 Z"
      )
      .moved(0, -22)
      p.shape(body, filled: filled)
      let mouth = svg("M -52 0 H -22 C -20 12 20 12 22 0 H 52").moved(0, -22)
      filled ? p.cutStroke(mouth, 0.8, cap: .butt) : p.stroke(mouth)
      let lower = svg(
        "M -54 20 V 36 Q -54 48 -42 48 H 42 Q 54 48 54 36 V 20 M -52 22 H -22 C -20 34 20 34 22 22 H 52")
      p.secondary { q in
        if filled {
          q.fill(svg("M -54 22 H -22 C -20 34 20 34 22 22 H 54 V 36 Q 54 48 42 48 H -42 Q -54 48 -54 36 Z"))
        }
        q.stroke(lower)
      }
    }
    both("opticaldiscdrive") { p, filled in
      p.shape(box(0, 0, 112 - p.w, 64 - p.w, 12), filled: filled)
      let slot = line(-40, -8, 40, -8)
      filled ? p.cutStroke(slot, 0.9) : p.stroke(slot)
      filled ? p.cut(disk(36, 14, 5)) : p.fill(disk(36, 14, 5))
    }
    both("opticaldisc") { p, filled in
      p.shape(disk(0, 0, 50 - p.e), filled: filled)
      filled ? p.cutStroke(disk(0, 0, 14), 0.9) : p.stroke(disk(0, 0, 13))
      let shine = arc(0, 0, 31, -80, -30) + arc(0, 0, 31, 100, 150)
      filled ? p.cutStroke(shine, 0.75) : p.secondary { $0.stroke(shine, 0.85) }
    }
    both("arrow.up.bin") { p, filled in
      p.shape(svg("M -40 -26 L -34 38 Q -33 46 -25 46 H 25 Q 33 46 34 38 L 40 -26 Z"), filled: filled)
      p.stroke(line(-46, -38, 46, -38))
      let mark = line(0, -6, 0, 30) + open([(-13, 7), (0, -6), (13, 7)])
      filled ? p.cutStroke(mark) : p.stroke(mark)
    }
    both("handbag") { p, filled in
      p.shape(
        svg(
          "M -36 -12 H 36 Q 42 -12 43 -6 L 50 34 Q 51 46 40 46 H -40 Q -51 46 -50 34 L -43 -6 Q -42 -12 -36 -12 Z"
        ), filled: filled)
      p.stroke(svg("M -24 -12 C -24 -60 24 -60 24 -12"))
      let clasp = line(-8, 4, 8, 4)
      filled ? p.cutStroke(clasp, 1.1) : p.stroke(clasp, 1.1)
    }
    both("suitcase.rolling") { p, filled in
      p.shape(box(0, 12, 64 - p.w, 68 - p.w, 12), filled: filled)
      p.stroke(svg("M -14 -22 V -44 Q -14 -50 -8 -50 H 8 Q 14 -50 14 -44 V -22"))
      let ribs = line(-11, -4, -11, 28) + line(11, -4, 11, 28)
      filled ? p.cutStroke(ribs, 0.85) : p.stroke(ribs, 0.9)
      p.stroke(line(-20, 46, -20, 51) + line(20, 46, 20, 51), 1.5)
    }
    both("suitcase.cart") { p, filled in
      p.stroke(svg("M -54 -44 H -46 Q -40 -44 -38 -38 L -22 32 H 46"))
      p.at(12, -4) { q in
        q.shape(box(0, 6, 52 - q.w, 44 - q.w, 8), filled: filled)
        q.stroke(svg("M -11 -14 V -22 Q -11 -28 -5 -28 H 5 Q 11 -28 11 -22 V -14"))
      }
      p.fill(disk(-14, 46, 7.5) + disk(36, 46, 7.5))
    }
    both("backpack", "bag.backpack") { p, filled in
      p.shape(
        svg(
          "M -32 46 V -10 C -32 -34 -20 -40 0 -40 C 20 -40 32 -34 32 -10 V 46 Q 32 50 28 50 H -28 Q -32 50 -32 46 Z"
        ),
        filled: filled)
      p.stroke(svg("M -12 -40 C -12 -54 12 -54 12 -40"))
      p.stroke(
        svg(
          "M -34 8 H -38 Q -46 8 -46 16 V 36 Q -46 44 -38 44 H -34 M 34 8 H 38 Q 46 8 46 16 V 36 Q 46 44 38 44 H 34"
        ))
      let pocket = svg("M -19 50 V 20 Q -19 12 -11 12 H 11 Q 19 12 19 20 V 50") + line(-12, -14, 12, -14)
      filled ? p.cutStroke(pocket, 0.85) : p.stroke(pocket, 0.9)
    }
  }
}

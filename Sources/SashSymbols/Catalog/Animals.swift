import Foundation
import SashGeometry

/// Animals, small life and toys.
extension DesignBook {
  mutating func addAnimals() {
    both("hare") { p, filled in
      p.shape(
        svg(
          "M 30 -14 C 28 -28 18 -40 6 -48 C 0 -51 -3 -47 -1 -42 C 2 -32 8 -24 14 -18 C 0 -18 -10 -14 -18 -6 C -32 -8 -44 2 -46 18 C -54 20 -56 30 -48 34 C -46 40 -40 42 -34 42 H 6 C 12 42 12 34 6 32 L -2 30 C 8 26 14 22 18 16 L 26 40 C 28 44 34 43 34 38 L 32 18 C 48 16 56 8 54 -2 C 52 -12 40 -16 30 -14 Z"
        ),
        filled: filled)
      p.spots(disk(38, -1, 4), on: filled)
      p.lines(svg("M -30 20 C -26 8 -12 8 -6 16"), on: filled, 0.8)
    }
    both("tortoise") { p, filled in
      let shell = svg("M -46 14 C -44 -20 -24 -36 -4 -36 C 16 -36 28 -22 30 14 Z")
      p.shape(svg("M 32 -4 C 34 -22 56 -22 57 -4 C 57 6 50 10 44 12 L 34 22 H -44 L -56 26"), filled: false)
      if filled { p.fill(svg("M 30 0 C 34 -22 56 -22 57 -4 C 57 6 50 10 44 12 L 34 22 H -44 V 10 Z")) }
      p.clear(shell, margin: filled ? p.w : 0)
      p.shape(shell, filled: filled)
      p.lines(
        open([(-22, -10), (-8, -18), (6, -10), (6, 4), (-22, 4), (-22, -10)]) + line(-8, -18, -8, -34)
          + line(6, -10, 22, -18)
          + line(-22, -10, -36, -16), on: filled, 0.75)
      p.stroke(line(-30, 24, -36, 38) + line(16, 24, 24, 38), 1.5)
    }
    both("ant") { p, filled in
      p.shape(oval(-34, 2, 20 - p.e, 16 - p.e), filled: filled)
      p.shape(oval(0, 0, 12 - p.e / 2, 10 - p.e / 2), filled: filled)
      p.shape(disk(30, -6, 16 - p.e), filled: filled)
      p.stroke(
        open([(-6, 10), (-20, 26), (-28, 42)]) + open([(0, 10), (2, 26), (-4, 42)])
          + open([(6, 10), (20, 24), (26, 42)]), 0.9)
      p.stroke(svg("M 32 -22 C 32 -34 38 -40 48 -42 M 40 -18 C 46 -26 50 -28 57 -26"), 0.9)
    }
    both("cat") { p, filled in
      p.shape(
        svg(
          "M -24 -46 L -14 -32 H 8 L 18 -46 Q 22 -48 22 -42 V -14 C 22 -4 17 2 12 6 C 26 16 32 30 30 46 Q 30 50 26 50 H -22 Q -28 50 -27 44 C -24 28 -22 16 -18 8 C -24 4 -28 -4 -28 -14 V -42 Q -28 -48 -24 -46 Z"
        ).moved(-4, 0),
        filled: filled)
      p.stroke(svg("M 28 48 C 46 50 52 32 44 22 C 38 14 42 4 50 4"))
      p.spots(disk(-17, -18, 3.6) + disk(3, -18, 3.6), on: filled)
      p.lines(line(-4, 34, -4, 48), on: filled, 0.8)
    }
    both("dog") { p, filled in
      p.shape(
        svg(
          "M -50 -26 Q -52 -32 -46 -33 L -34 -36 C -28 -46 -14 -46 -8 -36 L 2 -8 C 16 -10 32 -8 42 -2 C 46 -10 48 -18 54 -22 C 60 -22 58 -2 50 8 V 42 Q 50 48 45 48 H 40 Q 36 48 36 43 L 32 24 C 22 28 8 28 -4 24 V 42 Q -4 48 -9 48 H -14 Q -19 48 -19 43 L -22 6 L -30 -12 H -42 Q -47 -12 -48 -17 Z"
        ).moved(-1, 0),
        filled: filled)
      p.spots(disk(-27, -26, 3.6), on: filled)
      p.lines(svg("M -14 -36 C -8 -28 -6 -22 -10 -14"), on: filled, 0.85)
    }
    both("lizard") { p, filled in
      p.shape(
        svg(
          "M 0 -52 C 10 -52 15 -44 14 -36 C 12 -30 10 -28 10 -24 C 16 -12 16 8 8 20 C 4 32 14 40 26 36 C 34 32 36 44 28 48 C 6 56 -14 44 -10 20 C -16 8 -16 -12 -10 -24 C -10 -28 -12 -30 -14 -36 C -15 -44 -10 -52 0 -52 Z"
        ),
        filled: filled)
      for side in [-1.0, 1] {
        let s = CGAffineTransform(scaleX: side, y: 1)
        p.stroke(svg("M 14 -16 L 32 -22 L 36 -40 M 13 10 L 30 12 L 40 24").applying(s))
      }
      p.spots(disk(-6, -40, 3) + disk(6, -40, 3), on: filled)
    }
    both("duck") { p, filled in
      p.shape(
        svg(
          "M 22 -48 C 34 -48 41 -40 41 -30 L 56 -25 Q 58 -22 54 -19 L 38 -14 C 33 -4 38 0 40 12 C 40 32 24 44 2 44 C -30 44 -50 24 -54 -4 Q -54 -8 -50 -8 C -34 -2 -16 -4 2 -8 C 8 -10 8 -14 6 -20 C -2 -34 8 -48 22 -48 Z"
        ),
        filled: filled)
      p.spots(disk(24, -32, 4), on: filled)
      p.lines(svg("M -26 12 C -14 28 12 26 16 8"), on: filled, 0.85)
    }
    both("fossil.shell") { p, filled in
      p.shape(
        svg(
          "M 50 34 C 44 44 -16 52 -40 28 C -60 6 -46 -40 -4 -42 C 26 -42 44 -18 36 6 C 36 14 44 20 50 22 Q 54 27 50 34 Z"
        ),
        filled: filled)
      p.lines(
        svg("M 34 8 C 26 26 -10 30 -20 8 C -28 -12 -8 -26 6 -18 C 18 -10 12 8 0 6 C -6 4 -6 -4 0 -4"),
        on: filled, 0.85)
    }
    both("teddybear") { p, filled in
      for side in [-1.0, 1] {
        p.shape(disk(20 * side, -42, 10 - p.e / 2), filled: filled)
        p.shape(oval(30 * side, 2, 11, 9), filled: filled)
        p.shape(oval(20 * side, 40, 13 - p.e / 2, 12 - p.e / 2), filled: filled)
      }
      let body = oval(0, 16, 26 - p.e, 28 - p.e)
      p.front(body, filled: filled, gap: filled ? 0.5 : -0.5)
      let head = oval(0, -24, 27 - p.e, 24 - p.e)
      p.front(head, filled: filled, gap: filled ? 0.5 : -0.5)
      p.spots(disk(-9, -28, 3.4) + disk(9, -28, 3.4) + oval(0, -17, 5.5, 4), on: filled)
    }
    both("microbe") { p, filled in
      p.shape(disk(0, 0, 30 - p.e), filled: filled)
      for i in 0..<8 {
        p.rotated(CGFloat(i) * 45 + 22.5) {
          $0.stroke(line(0, -29, 0, -42))
          $0.fill(disk(0, -45, 6))
        }
      }
      p.spots(disk(-9, -7, 5) + disk(10, -3, 4) + disk(-2, 11, 5), on: filled)
    }
    both("allergens") { p, filled in
      p.at(-14, -10, scale: 0.72) { q in
        for i in 0..<6 { q.rotated(CGFloat(i) * 60) { $0.shape(oval(0, -32, 14, 19), filled: filled) } }
        q.clear(disk(0, 0, 13), margin: q.w * 0.6)
        q.fill(disk(0, 0, 13))
      }
      for (x, y, r) in [(36.0, 10.0, 6.0), (24, 34, 7), (48, 34, 5), (2, 46, 5), (44, -12, 4)] {
        p.secondary { $0.fill(disk(x, y, r)) }
      }
    }
    both("balloon.2") { p, filled in
      p.secondary { q in
        q.shape(oval(26, -8, 25 - q.e, 31 - q.e), filled: filled)
        q.stroke(svg("M 26 24 C 32 32 22 42 26 54"), 0.8)
        q.fill(closed([(26, 20), (33, 30), (19, 30)]))
      }
      p.front(oval(-17, -20, 27 - p.e, 32 - p.e), filled: filled)
      p.fill(closed([(-17, 9), (-9, 19), (-25, 19)]))
      p.stroke(svg("M -17 20 C -10 30 -22 42 -16 54"), 0.8)
      p.lines(arc(-17, -20, 17, 195, 255), on: filled, 0.8)
    }
    both("beach.umbrella") { p, filled in
      p.rotated(24) { q in
        q.stroke(line(0, -48, 0, 46))
        let canopy = svg(
          "M -50 -2 C -50 -34 -26 -48 0 -48 C 26 -48 50 -34 50 -2 C 34 -10 16 -10 0 -2 C -16 -10 -34 -10 -50 -2 Z"
        )
        q.shape(canopy, filled: filled)
        q.lines(
          svg("M 0 -46 C -16 -38 -18 -20 -17 -8 M 0 -46 C 16 -38 18 -20 17 -8"), on: filled, 0.8, cap: .butt)
      }
      p.secondary { $0.stroke(svg("M -44 50 C -30 42 10 42 26 50")) }
    }
  }
}

import Foundation
import SashGeometry

/// What people wear and carry, and what belongs to babies and to health.
extension DesignBook {
  mutating func addClothes() {
    let sneaker = svg(
      "M -50 -22 Q -50 -28 -44 -26 C -38 -22 -28 -22 -24 -28 Q -22 -31 -18 -28 L 12 -2 C 24 6 40 6 50 12 C 56 16 55 24 55 28 H -50 Z"
    )
    func shoe(_ p: SymbolPen, _ filled: Bool) {
      p.shape(sneaker, filled: filled)
      p.lines(line(-50, 16, 53, 16), on: filled, 0.8, cap: .butt)
      p.lines(line(-12, -8, -4, -16) + line(0, 1, 8, -7), on: filled, 0.8)
    }
    both("shoe") { p, filled in shoe(p, filled) }
    both("shoe.2") { p, filled in
      p.secondary { q in q.at(14, -16, scale: 0.72) { shoe($0, filled) } }
      p.at(-10, 18, scale: 0.8) { q in
        q.clear(sneaker, margin: q.e + q.w)
        shoe(q, filled)
      }
    }
    both("comb") { p, filled in
      p.shape(box(0, -16, 112 - p.w, 26 - p.w * 0.8, 7), filled: filled)
      for i in 0..<8 {
        let x = CGFloat(i) * 14 - 49
        p.stroke(line(x, -6, x, 30), i == 0 || i == 7 ? 1.2 : 0.85)
      }
    }
    add("hanger") { p in
      p.stroke(
        svg(
          "M -11 -30 C -11 -48 13 -46 11 -31 C 10 -22 0 -22 0 -12 L 46 20 C 56 27 53 38 42 38 H -42 C -53 38 -56 27 -46 20 L 0 -12"
        ))
    }
    both("sunglasses") { p, filled in
      let lens = svg("M -54 -8 H -8 C -6 14 -14 26 -30 26 C -46 26 -54 12 -54 -8 Z")
      p.shape(lens + lens.flipped, filled: filled)
      p.stroke(svg("M -8 -6 C -4 -11 4 -11 8 -6 M -54 -8 L -48 -24 M 54 -8 L 48 -24"))
      if !filled { p.lines(line(-44, 4, -36, -6) + line(20, 4, 28, -6), on: false, 0.7) }
    }
    both("hat.widebrim") { p, filled in
      p.shape(
        svg(
          "M -56 20 C -40 10 -34 6 -32 -4 L -26 -32 C -22 -42 -10 -36 0 -36 C 10 -36 22 -42 26 -32 L 32 -4 C 34 6 40 10 56 20 C 40 38 -40 38 -56 20 Z"
        ), filled: filled)
      p.lines(svg("M -32 -2 C -14 10 14 10 32 -2"), on: filled)
    }
    both("hat.cap") { p, filled in
      p.shape(
        svg(
          "M -46 20 C -50 -52 34 -52 34 8 C 46 10 56 16 57 24 Q 57 29 51 28 C 22 22 -10 22 -40 26 Q -46 26 -46 20 Z"
        ), filled: filled)
      p.lines(svg("M 32 8 C 8 2 -18 6 -44 18"), on: filled)
      p.stroke(line(-8, -38, -8, -40), 1.4)
    }
    both("jacket") { p, filled in
      p.shape(
        rounded([
          (-15, -46, 2), (-30, -42, 8), (-48, -30, 8), (-56, 34, 4), (-37, 38, 4), (-32, -6, 1), (-32, 46, 6),
          (32, 46, 6),
          (32, -6, 1), (37, 38, 4), (56, 34, 4), (48, -30, 8), (30, -42, 8), (15, -46, 2), (0, -34, 8),
        ]), filled: filled)
      p.lines(line(0, -32, 0, 44), on: filled, 0.85, cap: .butt)
      p.lines(line(-22, 12, -14, 28) + line(22, 12, 14, 28), on: filled, 0.85)
    }
    both("coat") { p, filled in
      p.shape(
        rounded([
          (-14, -50, 2), (-28, -46, 8), (-42, -36, 8), (-52, 20, 4), (-36, 24, 4), (-29, -12, 1),
          (-34, 50, 5), (34, 50, 5),
          (29, -12, 1), (36, 24, 4), (52, 20, 4), (42, -36, 8), (28, -46, 8), (14, -50, 2), (0, -24, 3),
        ]), filled: filled)
      p.lines(line(0, -22, 0, 48), on: filled, 0.85, cap: .butt)
      p.spots(disk(-11, 0, 3.4) + disk(-11, 20, 3.4) + disk(11, 0, 3.4) + disk(11, 20, 3.4), on: filled)
    }
    addCare()
  }

  private mutating func addCare() {
    both("baby.bottle") { p, filled in
      p.shape(svg("M -22 -10 H 22 V 42 Q 22 52 12 52 H -12 Q -22 52 -22 42 Z"), filled: filled)
      p.shape(box(0, -20, 50 - p.w, 16 - p.w * 0.6, 4), filled: filled)
      p.shape(
        svg("M -14 -28 C -12 -36 -6 -36 -6 -44 C -6 -54 6 -54 6 -44 C 6 -36 12 -36 14 -28 Z"), filled: filled)
      if filled { p.cutStroke(line(-26, -10, 26, -10), 0.6, cap: .butt) }
      p.lines(line(6, 6, 20, 6) + line(10, 20, 20, 20) + line(6, 34, 20, 34), on: filled, 0.8)
    }
    both("stroller") { p, filled in
      p.shape(svg("M -36 2 H 40 C 40 22 26 30 12 30 H -8 C -26 30 -36 18 -36 2 Z"), filled: filled)
      p.shape(svg("M -36 -4 C -38 -30 -20 -46 2 -46 V -4 Z"), filled: filled)
      p.stroke(svg("M 40 2 L 46 -20 Q 48 -26 55 -26") + line(-14, 30, -20, 38) + line(20, 30, 26, 38))
      p.stroke(disk(-22, 44, 8 - p.e / 2) + disk(28, 44, 8 - p.e / 2))
    }
    both("medical.thermometer") { p, filled in
      p.rotated(45) { q in
        q.shape(
          svg(
            "M -15 -46 Q -15 -54 -7 -54 H 7 Q 15 -54 15 -46 V 8 C 15 18 7 22 7 30 V 42 C 7 50 -7 50 -7 42 V 30 C -7 22 -15 18 -15 8 Z"
          ), filled: filled)
        q.lines(line(0, -38, 0, -14), on: filled, 1.2)
        q.stroke(line(0, 46, 0, 58), 1.1)
      }
    }
    both("staroflife") { p, filled in
      let arm = closed([(-14, 0), (-14, -50), (14, -50), (14, 0)])
      let star = arm.turned(0).union(arm.turned(60)).union(arm.turned(120)).union(arm.turned(180)).union(
        arm.turned(240)
      ).union(arm.turned(300))
      p.shape(star, filled: filled)
      p.lines(line(0, -28, 0, 28), on: filled, 0.85)
      p.lines(svg("M 6 -20 C -12 -18 -10 -4 0 0 C 12 6 8 18 -8 20"), on: filled, 0.7)
    }
    both("hearingdevice.ear", "hearingdevice.and.signal.meter") { p, filled in
      p.at(-8, 2, scale: 0.92) { q in
        let ear = svg(
          "M -34 -10 C -34 -38 -16 -50 2 -50 C 24 -50 36 -34 36 -16 C 36 8 14 14 12 30 C 10 46 0 52 -10 52 C -22 52 -28 42 -28 30"
        )
        q.stroke(ear)
        if filled {
          q.fill(
            svg(
              "M -30 -10 C -30 -38 -16 -50 2 -50 C 24 -50 36 -34 36 -16 C 36 8 14 14 12 30 C 10 46 0 52 -10 52 C -22 52 -28 42 -28 30 Z"
            ))
        }
        q.lines(svg("M -14 -14 C -14 -26 -6 -34 4 -34 C 14 -34 20 -27 20 -18 C 20 -4 4 0 -2 14"), on: filled)
      }
      p.secondary { $0.stroke(svg("M 18 -50 C 40 -48 54 -30 48 -4 C 46 8 38 14 36 22"), 1.3) }
    }
    both("lifepreserver") { p, filled in
      p.shape(disk(0, 0, 50 - p.e), filled: filled)
      filled ? p.cut(disk(0, 0, 20)) : p.stroke(disk(0, 0, 20))
      for degrees in [22.0, 68] {
        for i in 0..<4 {
          let (a, b) = (spot(0, 0, 21, degrees + CGFloat(i) * 90), spot(0, 0, 48, degrees + CGFloat(i) * 90))
          p.lines(line(a.0, a.1, b.0, b.1), on: filled, 0.8, cap: .butt)
        }
      }
    }
    both("binoculars") { p, filled in
      let tube = svg(
        "M -46 34 C -56 34 -56 22 -54 14 L -40 -28 C -38 -36 -34 -38 -28 -38 C -18 -38 -14 -34 -14 -26 V 22 C -14 30 -18 34 -24 34 Z"
      )
      p.shape(tube + tube.flipped, filled: filled)
      if filled {
        p.fill(box(0, -2, 28, 26))
      } else {
        p.stroke(line(-14, -14, 14, -14) + line(-14, 10, 14, 10))
      }
      p.lines(line(-52, 14, -16, 14) + line(16, 14, 52, 14), on: filled, 0.75, cap: .butt)
    }
    both("scalemass") { p, filled in
      p.shape(
        svg(
          "M -24 -18 H 24 Q 31 -18 33 -11 L 44 38 Q 46 48 36 48 H -36 Q -46 48 -44 38 L -33 -11 Q -31 -18 -24 -18 Z"
        ), filled: filled)
      p.stroke(disk(0, -35, 14 - p.e / 2))
    }
  }
}

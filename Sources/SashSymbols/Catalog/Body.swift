import Foundation
import SashGeometry

/// Parts of the body, and hands that say something.
extension DesignBook {
  mutating func addBody() {
    add("eyebrow") { p in
      p.stroke(svg("M -48 -10 C -28 -38 18 -40 50 -16"), 1.4)
      p.secondary { q in
        q.stroke(svg("M -44 26 C -24 2 22 2 46 26"))
        q.fill(disk(2, 30, 11))
      }
    }
    both("nose") { p, filled in
      let nose = svg(
        """
        M -6 -48 C -8 -22 -16 -4 -28 12 C -38 26 -28 40 -14 36 C -8 44 8 44 14 36 C 28 40 38 26 28 12 C 16 -4 8 -22 6 -48
        """)
      filled ? p.solid(nose) : p.stroke(nose)
      let holes = oval(-12, 27, 6, 4) + oval(12, 27, 6, 4)
      filled ? p.cut(holes) : p.fill(holes)
    }
    both("mouth") { p, filled in
      p.shape(
        svg(
          "M -54 0 C -36 -14 -22 -32 -10 -30 C -4 -29 -2 -26 0 -26 C 2 -26 4 -29 10 -30 C 22 -32 36 -14 54 0 C 34 36 -34 36 -54 0 Z"
        ),
        filled: filled)
      let lips = svg("M -48 0 C -20 -6 -8 -6 0 -3 C 8 -6 20 -6 48 0")
      filled ? p.cutStroke(lips, 0.9) : p.stroke(lips)
    }
    both("mustache") { p, filled in
      p.shape(
        svg(
          """
          M 0 -14 C 8 -26 24 -28 34 -14 C 40 -4 48 -4 57 -12 C 57 12 40 24 22 20 C 10 18 4 12 0 4 C -4 12 -10 18 -22 20 \
          C -40 24 -57 12 -57 -12 C -48 -4 -40 -4 -34 -14 C -24 -28 -8 -26 0 -14 Z
          """), filled: filled)
    }
    both("brain") { p, filled in Self.brain(p, filled) }
    both("brain.head.profile", "brain.filled.head.profile") { p, filled in
      p.shape(Self.profile, filled: filled)
      let folds = svg(
        "M -26 -14 C -30 -34 2 -42 8 -26 C 24 -24 22 -2 8 -2 C 6 8 -12 8 -14 -2 C -22 -2 -26 -8 -26 -14 Z"
      ).scaled(1.4).moved(3, 8)
      let line0 = svg("M -14 -18 C -9 -12 0 -12 4 -24")
      if filled {
        p.cut(folds)
        p.stroke(line0, 0.8)
      } else {
        p.fill(folds)
        p.cutStroke(line0, 0.7)
      }
    }
    both("person.bust") { p, filled in
      p.shape(
        svg(
          """
          M 0 -52 C 16 -52 26 -40 26 -24 C 26 -10 20 0 14 6 V 14 C 32 18 46 28 48 48 H -48 C -46 28 -32 18 -14 14 V 6 \
          C -20 0 -26 -10 -26 -24 C -26 -40 -16 -52 0 -52 Z
          """), filled: filled)
    }
    both("lungs") { p, filled in
      let lung = svg(
        "M -10 -6 C -16 -26 -28 -32 -38 -14 C -50 8 -54 26 -52 40 C -50 50 -40 48 -28 42 C -14 36 -10 30 -10 18 Z"
      )
      p.shape(lung + lung.flipped, filled: filled)
      p.stroke(line(0, -50, 0, -18) + line(0, -18, -8, -4) + line(0, -18, 8, -4))
    }
    addPointing()
    addGestures()
  }

  private static let profile = svg(
    """
    M -22 52 V 34 C -36 28 -48 12 -48 -8 C -48 -36 -26 -52 0 -52 C 26 -52 42 -34 44 -10 L 54 10 Q 56 15 50 16 L 44 17 V 28 \
    Q 44 38 34 38 H 20 V 52 Z
    """)

  private static func brain(_ p: SymbolPen, _ filled: Bool) {
    let half = svg(
      """
      M 0 -42 C -8 -52 -26 -48 -28 -34 C -42 -34 -50 -20 -44 -10 C -56 -2 -54 18 -42 22 C -42 36 -28 44 -16 38 C -10 46 -2 44 0 38 Z
      """)
    p.shape(half + half.flipped, filled: filled)
    let folds = svg(
      "M -28 -34 C -26 -26 -22 -22 -16 -22 M -44 -10 C -38 -6 -32 -6 -28 -10 M -42 22 C -36 22 -32 18 -30 12 M -2 2 C -8 2 -14 6 -14 14 M -16 38 C -16 34 -14 30 -10 28"
    )
    let lines = folds + folds.flipped
    filled ? p.cutStroke(lines + line(0, -40, 0, 40), 0.75) : p.stroke(lines, 0.85)
  }

  private mutating func addPointing() {
    let directions: [(String, CGFloat)] = [("right", 90), ("down", 180), ("left", 270)]
    let finger = svg(
      """
      M -14 12 V -42 C -14 -53 2 -53 2 -42 V -12 C 4 -20 17 -20 18 -10 C 21 -17 32 -15 32 -5 C 36 -10 44 -6 44 4 V 18 \
      C 44 38 30 51 10 51 C -6 51 -16 46 -24 34 L -38 14 C -43 6 -34 -2 -27 4 Z
      """)
    let knuckles = line(2, -14, 2, 4) + line(18, -8, 18, 8) + line(32, -4, 32, 9)
    func point(_ p: SymbolPen, _ filled: Bool) {
      p.shape(finger, filled: filled)
      filled ? p.cutStroke(knuckles, 0.6) : p.stroke(knuckles, 0.8)
    }
    for (name, degrees) in directions {
      both("hand.point." + name) { p, filled in
        p.rotated(degrees) { q in name == "left" ? q.mirrored { point($0, filled) } : point(q, filled) }
      }
    }
    both("hand.point.up.left") { p, filled in
      p.rotated(-40) { q in point(q, filled) }
    }
    both("hand.point.up.braille") { p, filled in
      p.at(-12, 6, scale: 0.86) { point($0, filled) }
      for (x, y) in [(26.0, -44.0), (42, -44), (26, -28), (42, -28), (26, -12)] { p.fill(disk(x, y, 4.5)) }
    }
    both("hand.rays") { p, filled in
      p.at(0, 10, scale: 0.8) { Self.openHand($0, filled) }
      p.secondary { q in
        for degrees in [-150.0, -120, -90, -60, -30] {
          let (a, b) = (spot(0, 6, 46, degrees), spot(0, 6, 56, degrees))
          q.stroke(line(a.0, a.1, b.0, b.1))
        }
      }
    }
  }

  /// The palm toward us, the thumb at the left.
  static func openHand(_ p: SymbolPen, _ filled: Bool) {
    let outline = svg(
      """
      M -26 10 V -30 C -26 -40 -12 -40 -12 -30 V -40 C -12 -51 3 -51 3 -40 V -34 C 3 -45 18 -45 18 -34 V -22 C 18 -32 32 -32 32 -22 \
      V 14 C 32 38 18 51 -2 51 C -20 51 -28 42 -36 26 L -45 8 C -49 0 -39 -8 -33 0 Z
      """)
    p.shape(outline, filled: filled)
    let gaps = line(-12, -28, -12, -4) + line(3, -34, 3, -6) + line(18, -22, 18, -4)
    filled ? p.cutStroke(gaps, 0.55) : p.stroke(gaps, 0.8)
  }

  private mutating func addGestures() {
    both("hand.wave") { p, filled in
      p.at(0, 2, scale: 0.84) { q in q.rotated(-22) { Self.openHand($0, filled) } }
      p.secondary { $0.stroke(arc(0, 0, 54, -62, -28) + arc(0, 0, 54, 118, 152), 0.9) }
    }
    both("hands.clap") { p, filled in
      p.secondary { q in
        q.at(16, 4, scale: 0.78) { r in r.rotated(28) { s in s.mirrored { Self.openHand($0, filled) } } }
      }
      p.at(-10, 12, scale: 0.8) { q in
        q.rotated(-20) { r in
          r.clear(
            svg(
              """
              M -26 10 V -30 C -26 -40 -12 -40 -12 -30 V -40 C -12 -51 3 -51 3 -40 V -34 C 3 -45 18 -45 18 -34 V -22 \
              C 18 -32 32 -32 32 -22 V 14 C 32 38 18 51 -2 51 C -20 51 -28 42 -36 26 L -45 8 C -49 0 -39 -8 -33 0 Z
              """), margin: r.e + r.w * 0.6)
          Self.openHand(r, filled)
        }
      }
      p.stroke(line(-36, -50, -32, -40) + line(-52, -38, -44, -31) + line(-58, -20, -48, -18), 0.9)
    }
    both("hands.sparkles", "hands.and.sparkles") { p, filled in
      let palm = svg(
        "M -50 -6 C -50 -14 -38 -14 -38 -6 V 14 L -24 2 C -18 -4 -8 2 -12 9 L -22 26 V 50 H -36 L -48 36 C -50 34 -50 30 -50 26 Z"
      )
      p.shape(palm + palm.flipped, filled: filled)
      p.secondary { q in
        q.fill(Self.sparkle(22).moved(0, -26))
        q.fill(Self.sparkle(11).moved(-26, -38))
        q.fill(Self.sparkle(11).moved(26, -42))
      }
    }
    both("hand.raised.fingers.spread") { p, filled in
      p.shape(
        svg(
          """
          M -28 20 L -46 -16 C -50 -26 -38 -32 -33 -23 L -22 -6 L -30 -38 C -32 -48 -18 -52 -15 -42 L -6 -12 L -4 -46 \
          C -4 -56 11 -56 11 -46 L 12 -12 L 24 -38 C 28 -48 42 -42 38 -32 L 30 -2 L 42 -12 C 50 -18 58 -8 52 0 L 34 30 \
          C 26 44 16 51 2 51 C -14 51 -20 40 -28 20 Z
          """), filled: filled)
    }
    add("touchid") { p in
      let ridges = svg(
        """
        M -40 -20 C -30 -40 -14 -48 2 -48 C 22 -48 40 -36 46 -16 M -46 18 C -42 -2 -40 -30 2 -31 C 30 -30 34 0 30 24 \
        M 26 40 L 30 24 M -38 34 C -28 16 -32 -14 2 -15 C 24 -13 18 18 8 46 M -22 44 C -10 28 -12 2 2 0 C 6 14 -2 32 -10 48 \
        M 48 0 C 48 10 47 18 45 24
        """)
      p.stroke(ridges, 0.85)
    }
    both("facemask") { p, filled in
      p.shape(
        svg(
          "M -36 -22 C -18 -24 -10 -34 0 -34 C 10 -34 18 -24 36 -22 V 6 C 36 24 16 36 0 38 C -16 36 -36 24 -36 6 Z"
        ),
        filled: filled)
      let pleats = svg("M -34 -4 C -14 -10 14 -10 34 -4 M -30 14 C -12 8 12 8 30 14")
      filled ? p.cutStroke(pleats, 0.75) : p.stroke(pleats, 0.85)
      p.stroke(svg("M -38 -18 C -62 -16 -60 14 -34 16 M 38 -18 C 62 -16 60 14 34 16"), 0.9)
    }
    both("theatermasks") { p, filled in
      p.secondary { q in
        q.at(24, -14) { r in
          r.rotated(12) { s in
            s.shape(Self.mask, filled: filled)
            let face = arc(-11, -8, 6, 20, 160) + arc(11, -8, 6, 20, 160) + arc(0, 26, 12, 205, 335)
            filled ? s.cutStroke(face, 0.8) : s.stroke(face, 0.85)
          }
        }
      }
      p.at(-18, 12) { r in
        r.rotated(-8) { s in
          s.clear(Self.mask, margin: s.e + s.w * 0.8)
          s.shape(Self.mask, filled: filled)
          let face = arc(-11, -4, 6, 200, 340) + arc(11, -4, 6, 200, 340) + arc(0, 6, 13, 20, 160)
          filled ? s.cutStroke(face, 0.8) : s.stroke(face, 0.85)
        }
      }
    }
  }

  private static let mask = svg(
    "M -28 -28 C -12 -34 12 -34 28 -28 V 4 C 28 22 14 36 0 38 C -14 36 -28 22 -28 4 Z")
}

import Foundation
import SashGeometry

/// Messages, calls and networks.
extension DesignBook {
  mutating func addCommunication() {
    both("envelope") { p, filled in
      p.shape(box(0, 0, 116 - p.w, 86 - p.w, 14), filled: filled)
      let flap = svg("M -52 -32 L -9 6 Q 0 13 9 6 L 52 -32")
      filled ? p.cutStroke(flap, 0.85) : p.stroke(flap)
      if !filled { p.stroke(line(-50, 36, -20, 6) + line(50, 36, 20, 6), 0.8) }
    }
    both("envelope.open") { p, filled in
      let body = svg("M -52 -12 L -8 -44 Q 0 -50 8 -44 L 52 -12 V 34 Q 52 46 40 46 H -40 Q -52 46 -52 34 Z")
      p.shape(body, filled: filled)
      let flap = svg("M -50 -8 L -9 18 Q 0 24 9 18 L 50 -8")
      filled ? p.cutStroke(flap, 0.85) : p.stroke(flap)
    }
    both("message") { p, filled in p.shape(SymbolContainer.bubble, p, filled) }
    both("bubble.left") { p, filled in p.shape(Self.speech, filled: filled) }
    both("bubble.right") { p, filled in p.shape(Self.speech.flipped, filled: filled) }
    func inBubble(_ name: String, _ content: Path) {
      both(name) { p, filled in
        p.shape(Self.speech, filled: filled)
        filled ? p.cutStroke(content, 0.9) : p.stroke(content, 0.9)
      }
    }
    inBubble("text.bubble", line(-28, -24, 28, -24) + line(-28, -8, 28, -8) + line(-28, 8, 8, 8))
    both("captions.bubble") { p, filled in
      p.shape(Self.speech, filled: filled)
      let rows = line(-34, -12, -18, -12) + line(-4, -12, 34, -12) + line(-34, 8, 4, 8) + line(18, 8, 34, 8)
      filled ? p.cutStroke(rows, 0.9) : p.stroke(rows, 0.9)
    }
    both("ellipsis.bubble") { p, filled in
      p.shape(Self.speech, filled: filled)
      let dots = [-24.0, 0, 24].map { disk($0, -8, 6) }.reduce(Path(), +)
      filled ? p.cut(dots) : p.fill(dots)
    }
    both("quote.bubble") { p, filled in
      p.shape(Self.speech, filled: filled)
      let mark = svg(
        """
        M 12 -26 C -4 -22 -14 -8 -14 10 C -14 22 -7 28 2 28 C 11 28 17 21 17 13 C 17 5 11 -1 4 -1 C 2 -1 0 \
        0 -2 1 C -2 -10 4 -17 13 -20 Z
        """
      ).scaled(0.62)
      let marks = mark.moved(-15, -8) + mark.moved(14, -8)
      filled ? p.cut(marks) : p.fill(marks)
    }
    both("bubble") { p, filled in p.shape(SymbolContainer.bubble, p, filled) }
    both("bubble.left.and.bubble.right", "bubble.left.and.text.bubble.right") { p, filled in
      let front = Self.speech.scaled(0.66)
      p.secondary { q in q.at(-22, -14) { $0.shape(front, filled: filled) } }
      p.at(22, 12) { q in
        q.clear(front.flipped, margin: q.e + q.w)
        q.shape(front.flipped, filled: filled)
      }
    }
    both("phone") { p, filled in
      p.shape(
        svg(
          """
          M -36 -44 C -30 -50 -22 -49 -18 -42 L -9 -27 C -6 -21 -7 -16 -11 -12 L -15 -8 C -10 4 -2 12 9 16 \
          L 13 12 \
          C 17 8 22 7 28 10 L 42 19 C 49 23 50 31 44 37 L 39 42 C 33 48 22 48 12 44 C -14 33 -33 14 -43 \
          -12 C -47 -22 -46 -33 -41 -39 Z
          """), filled: filled)
    }
    both("video") { p, filled in
      p.shape(box(-16, 0, 78 - p.w, 70 - p.w, 15), filled: filled)
      p.shape(rounded([(32, -6), (55 - p.e, -26), (55 - p.e, 26), (32, 6)], 3), filled: filled)
    }
    both("paperplane") { p, filled in
      p.shape(rounded([(48, -46), (12, 46), (-8, 8), (-46, -12)], 4), filled: filled)
      filled ? p.cutStroke(line(-6, 8, 26, -24), 0.8) : p.stroke(line(-8, 8, 46, -44), 0.9)
    }
    both("bell") { p, filled in Self.bell(p, filled) }
    add("bell.and.waves.left.and.right", "bell.and.waves.left.and.right.fill") { p in
      p.at(0, 0, scale: 0.86) { Self.bell($0, true) }
      p.secondary { q in
        q.stroke(arc(0, -4, 46, -36, 20) + arc(0, -4, 46, 160, 216))
        q.stroke(arc(0, -4, 62, -34, 18) + arc(0, -4, 62, 162, 214))
      }
    }
    add("wifi") { p in
      p.at(0, 38) { q in
        q.step(0) { $0.fill(disk(0, -8, 10)) }
        for (i, r) in [34.0, 55, 76].enumerated() { q.step(i + 1) { $0.stroke(arc(0, 0, r, -135, -45)) } }
      }
    }
    add("antenna.radiowaves.left.and.right") { p in
      p.fill(disk(0, -8, 8))
      p.stroke(line(0, 4, 0, 48))
      for (i, r) in [24.0, 42].enumerated() {
        p.secondary { $0.step(i) { $0.stroke(arc(0, -8, r, -48, 48) + arc(0, -8, r, 132, 228)) } }
      }
    }
    add("dot.radiowaves.left.and.right") { p in
      p.fill(disk(0, 0, 9))
      for (i, r) in [25.0, 43].enumerated() {
        p.secondary { $0.step(i) { $0.stroke(arc(0, 0, r, -50, 50) + arc(0, 0, r, 130, 230)) } }
      }
    }
    add("dot.radiowaves.right") { p in
      p.fill(disk(-28, 0, 9))
      for (i, r) in [24.0, 42, 60].enumerated() {
        p.secondary { $0.step(i) { $0.stroke(arc(-28, 0, r, -50, 50)) } }
      }
    }
    add("network") { p in
      Self.globe(p)
      p.fill(disk(0, -50 + p.e, 7))
    }
    add("globe") { p in Self.globe(p) }
    both("safari") { p, filled in
      p.shape(disk(0, 0, 50 - p.e), filled: filled)
      let needle = closed([(26, -26), (7, 7), (-26, 26), (-7, -7)])
      if filled {
        p.cut(needle)
        p.fill(disk(0, 0, 5))
      } else {
        p.fill(needle)
        p.cut(disk(0, 0, 5))
      }
    }
    add("link") { p in
      let half = svg(
        """
        M 10 -8 C 2 -16 2 -20 10 -28 L 20 -38 C 27 -45 36 -45 42 -39 C 49 -32 49 -23 42 -16 L 28 -3 C 22 3 \
        15 4 8 0
        """)
      p.stroke(half + half.turned(180))
    }
    add("personalhotspot") { p in
      let half = svg("M 4 -14 C -8 -14 -8 14 4 14 H 26 C 48 14 48 -14 26 -14 H 18")
      p.stroke((half.moved(-8, 0) + half.turned(180).moved(8, 0)).turned(-30))
    }
    both("square.and.arrow.up") { p, filled in Self.share(p, filled, down: false) }
    both("square.and.arrow.down") { p, filled in Self.share(p, filled, down: true) }
    add("rectangle.portrait.and.arrow.right", "rectangle.portrait.and.arrow.forward", directional: true) {
      p in
      p.stroke(
        svg(
          """
          M 8 -22 V -36 Q 8 -46 -2 -46 H -36 Q -46 -46 -46 -36 V 36 Q -46 46 -36 46 H -2 Q 8 46 8 36 V 22
          """))
      p.stroke(line(-18, 0, 52, 0) + open([(34, -18), (52, 0), (34, 18)]))
    }
  }

  static let speech = svg(
    """
    M -34 -44 H 34 C 47 -44 55 -36 55 -23 V 8 C 55 21 47 29 34 29 H -4 L -26 46 C -30 49 -34 47 -34 42 V 29 \
    C -47 29 -55 21 -55 8 V -23 C -55 -36 -47 -44 -34 -44 Z
    """)

  static func globe(_ p: SymbolPen) {
    let r = 50 - p.e
    p.stroke(disk(0, 0, r))
    p.stroke(oval(0, 0, r * 0.46, r) + line(-r, 0, r, 0) + line(0, -r, 0, r), 0.8, cap: .butt)
    p.stroke(svg("M -38 -28 C -22 -18 22 -18 38 -28 M -38 28 C -22 18 22 18 38 28"), 0.8)
  }

  static func bell(_ p: SymbolPen, _ filled: Bool) {
    p.shape(
      svg(
        """
        M 0 -42 C 19 -42 31 -28 31 -9 C 31 12 36 16 42 24 C 45 28 43 33 38 33 H -38 C -43 33 -45 28 -42 24 \
        C -36 16 -31 12 -31 -9 \
        C -31 -28 -19 -42 0 -42 Z
        """), filled: filled)
    p.stroke(line(0, -50 + p.e, 0, -42))
    let clapper = svg("M -14 40 C -12 54 12 54 14 40 Z")
    p.fill(clapper)
  }

  private static func share(_ p: SymbolPen, _ filled: Bool, down: Bool) {
    let body = svg(
      """
      M -16 -16 H -28 Q -40 -16 -40 -4 V 38 Q -40 50 -28 50 H 28 Q 40 50 40 38 V -4 Q 40 -16 28 -16 H 16
      """)
    let (tip, tail) = down ? (22.0, -52.0) : (-54.0, 20.0)
    let wing: CGFloat = down ? 4 : -36
    let arrow = line(0, tail, 0, tip) + open([(-18, wing), (0, tip), (18, wing)])
    if filled {
      p.solid(body + Path())
      p.fill(box(0, 17, 76, 62, 10))
      p.cutStroke(arrow, 2.6)
      p.stroke(arrow)
    } else {
      p.stroke(body)
      p.stroke(arrow)
    }
  }
}

extension SymbolPen {
  func shape(_ container: SymbolContainer, _ p: SymbolPen, _ filled: Bool) {
    shape(container.outline(p), filled: filled)
  }
}

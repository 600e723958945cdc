import Foundation
import SashGeometry

/// Things of daily use, documents and boxes.
extension DesignBook {
  mutating func addObjects() {
    both("trash") { p, filled in
      let can = svg("M -34 -28 L -29 42 Q -28 52 -18 52 H 18 Q 28 52 29 42 L 34 -28 Z")
      p.shape(can, filled: filled)
      p.stroke(line(-43 + p.e / 2, -29, 43 - p.e / 2, -29))
      p.stroke(svg("M -16 -31 V -38 Q -16 -47 -7 -47 H 7 Q 16 -47 16 -38 V -31"))
      let bars = line(-12.5, -12, -11, 36) + line(12.5, -12, 11, 36)
      let middle = line(0, -12, 0, 36)
      filled ? p.cutStroke(bars + middle, 0.85) : p.stroke(bars + middle, 0.8)
      if filled { p.cutStroke(line(-36, -20, 36, -20), 0.6, cap: .butt) }
    }
    add("magnifyingglass") { p in
      p.stroke(disk(-9, -9, 34 - p.e))
      p.stroke(line(14 - p.e * 0.3, 14 - p.e * 0.3, 43 - p.e * 0.7, 43 - p.e * 0.7), 1.15)
    }
    add("arrow.up.left.and.down.right.magnifyingglass") { p in
      p.stroke(disk(-9, -9, 34 - p.e))
      p.stroke(line(14 - p.e * 0.3, 14 - p.e * 0.3, 43 - p.e * 0.7, 43 - p.e * 0.7), 1.15)
      let half = line(-3.5, -3.5, -13, -13) + open([(-13, -3), (-13, -13), (-3, -13)])
      p.at(-9, -9) { q in
        q.stroke(half.moved(-1.5, -1.5), 0.8)
        q.stroke(half.turned(180).moved(1.5, 1.5), 0.8)
      }
    }
    for (name, mark) in [
      ("plus.magnifyingglass", line(-24, -9, 6, -9) + line(-9, -24, -9, 6)),
      ("minus.magnifyingglass", line(-24, -9, 6, -9)),
    ] {
      add(name) { p in
        p.stroke(disk(-9, -9, 34 - p.e) + line(14, 14, 43 - p.e, 43 - p.e))
        p.stroke(mark)
      }
    }
    addClocks()
    addDocuments()
    addBoxes()
    both("lock") { p, filled in
      Self.lock(
        p, filled,
        shackle: svg(
          """
          M -19 -6 V -26 C -19 -54 19 -54 19 -26 V -6
          """))
    }
    both("lock.open") { p, filled in
      Self.lock(p, filled, shackle: svg("M 14 -6 V -28 C 14 -54 50 -54 50 -28 V -14"), x: -8)
    }
    add("lock.rotation") { p in
      p.stroke(arc(0, 4, 42 - p.e, -8, 270) + line(0, -38 + p.e, 6, -38 + p.e))
      p.stroke(open([(-11, -55 + p.e), (6, -38 + p.e), (-11, -21 + p.e)]))
      p.at(0, 5, scale: 0.42) { q in
        Self.lock(q, true, shackle: svg("M -19 -6 V -26 C -19 -54 19 -54 19 -26 V -6"), width: 1.8)
      }
    }
    both("key") { p, filled in
      p.rotated(45) { q in
        q.shape(disk(0, -26, 23), filled: filled)
        q.stroke(line(0, -2, 0, 48) + line(0, 46, 14, 46) + line(0, 30, 12, 30), 1.15)
        if filled { q.cut(disk(0, -32, 7)) } else { q.fill(disk(0, -32, 5)) }
      }
    }
    both("tag") { p, filled in
      p.shape(rounded([(-48, -46, 9), (-2, -46, 9), (48, 4, 9), (4, 48, 9), (-48, -2, 9)]), filled: filled)
      filled ? p.cut(disk(-27, -25, 8)) : p.fill(disk(-27, -25, 7))
    }
    both("bookmark") { p, filled in
      p.shape(
        svg(
          """
          M -18 -50 H 18 Q 31 -50 31 -37 V 44 Q 31 52 25 47 L 3 27 Q 0 24 -3 27 L -25 47 Q -31 52 -31 44 V \
          -37 Q -31 -50 -18 -50 Z
          """), filled: filled)
    }
    both("pin") { p, filled in
      p.shape(
        svg(
          """
          M -22 -50 H 22 Q 27 -50 26 -45 Q 24 -38 16 -34 L 18 -10 C 28 -4 33 3 33 11 Q 33 15 28 15 H -28 Q \
          -33 15 -33 11 C -33 3 -28 -4 -18 -10 L -16 -34 Q -24 -38 -26 -45 Q -27 -50 -22 -50 Z
          """), filled: filled)
      p.stroke(line(0, 17, 0, 50))
    }
    both("flag") { p, filled in
      p.stroke(line(-40, -46, -40, 50))
      p.shape(
        svg(
          """
          M -40 -42 C -22 -52 -6 -46 8 -40 C 20 -35 32 -36 42 -40 V 8 C 32 14 20 14 8 9 C -6 3 -22 -1 -40 8 \
          Z
          """), filled: filled)
    }
    both("gift") { p, filled in
      p.shape(box(0, 24, 80 - p.w, 50, 7), filled: filled)
      p.shape(box(0, -13, 96 - p.w, 22, 5), filled: filled)
      p.stroke(
        svg(
          """
          M 0 -24 C -34 -24 -32 -50 -18 -50 C -6 -50 0 -36 0 -24 C 0 -36 6 -50 18 -50 C 32 -50 34 -24 0 -24
          """))
      let ribbon = line(0, -22, 0, 48)
      filled ? p.cutStroke(ribbon, 0.9, cap: .butt) : p.stroke(ribbon)
      if filled { p.cutStroke(line(-44, -1, 44, -1), 0.8, cap: .butt) }
    }
    both("cart") { p, filled in
      p.stroke(svg("M -54 -42 H -44 Q -38 -42 -36 -36 L -22 16 Q -20 24 -11 24 H 36"))
      p.shape(svg("M -33 -26 H 44 Q 50 -26 48 -20 L 41 2 Q 39 8 32 8 H -24 Z"), filled: filled)
      p.fill(disk(-12, 42, 8) + disk(30, 42, 8))
    }
    both("bag") { p, filled in
      p.shape(box(0, 14, 82 - p.w, 78 - p.w, 13), filled: filled)
      p.stroke(svg("M -18 -22 V -30 C -18 -54 18 -54 18 -30 V -22"))
      if filled { p.cutStroke(svg("M -18 -14 C -18 8 18 8 18 -14"), 0.85) }
    }
    both("creditcard") { p, filled in
      p.shape(box(0, 0, 116 - p.w, 84 - p.w, 14), filled: filled)
      filled ? p.cut(box(0, -16, 118, 13)) : p.fill(box(0, -16, 112, 13))
      let chip = line(-38, 22, -22, 22)
      filled ? p.cutStroke(chip, 1.1) : p.stroke(chip, 1.1)
    }
    both("wallet.pass") { p, filled in
      p.shape(box(0, 0, 82 - p.w, 104 - p.w, 14), filled: filled)
      let slot = svg("M -38 8 H -18 C -14 26 14 26 18 8 H 38") + line(-38, -24, 38, -24)
      filled ? p.cutStroke(slot, 0.85, cap: .butt) : p.stroke(slot)
    }
    both("suitcase", "briefcase", "case") { p, filled in
      p.shape(box(0, 10, 108 - p.w, 76 - p.w, 14), filled: filled)
      p.stroke(svg("M -20 -28 V -36 Q -20 -46 -10 -46 H 10 Q 20 -46 20 -36 V -28"))
      let band = line(-50, 8, 50, 8)
      filled ? p.cutStroke(band, 0.8, cap: .butt) : p.stroke(band, 0.9)
    }
    both("graduationcap") { p, filled in
      p.shape(rounded([(0, -38), (56, -12), (0, 14), (-56, -12)], 4), filled: filled)
      let bowl = svg("M -34 2 V 22 C -34 32 -16 40 0 40 C 16 40 34 32 34 22 V 2")
      p.stroke(bowl)
      if filled { p.fill(svg("M -34 8 L 0 24 L 34 8 V 22 C 34 32 16 40 0 40 C -16 40 -34 32 -34 22 Z")) }
      p.stroke(line(50, -8, 50, 24))
    }
    both("book") { p, filled in
      let left = svg(
        """
        M 0 -32 C -12 -42 -34 -42 -47 -38 Q -52 -36 -52 -31 V 31 Q -52 38 -45 36 C -32 32 -12 33 0 42 Z
        """)
      p.shape(left + left.flipped, filled: filled)
      if filled { p.cutStroke(line(0, -34, 0, 44), 0.7, cap: .butt) }
    }
    both("book.pages") { p, filled in
      let left = svg(
        """
        M 0 -32 C -12 -42 -34 -42 -47 -38 Q -52 -36 -52 -31 V 31 Q -52 38 -45 36 C -32 32 -12 33 0 42 Z
        """)
      p.shape(left + left.flipped, filled: filled)
      let rows =
        svg(
          """
          M -38 -18 C -30 -20 -22 -20 -14 -17 M -38 0 C -30 -2 -22 -2 -14 1
          """) + svg("M -38 -18 C -30 -20 -22 -20 -14 -17 M -38 0 C -30 -2 -22 -2 -14 1").flipped
      filled ? p.cutStroke(rows + line(0, -34, 0, 44), 0.7) : p.stroke(rows, 0.8)
    }
    both("book.closed") { p, filled in
      p.shape(
        svg(
          """
          M 36 -50 H -24 Q -38 -50 -38 -36 V 38 Q -38 50 -25 50 H 36 Q 38 50 38 48 V -48 Q 38 -50 36 -50 Z
          """), filled: filled)
      let spine = svg("M -36 38 Q -36 29 -25 29 H 36")
      filled ? p.cutStroke(spine, 0.8) : p.stroke(spine)
    }
    both("trophy") { p, filled in
      p.shape(svg("M -26 -48 H 26 V -16 C 26 6 14 18 0 18 C -14 18 -26 6 -26 -16 Z"), filled: filled)
      let handle = svg("M 28 -38 H 46 C 50 -20 40 -2 24 -2")
      p.stroke(handle + handle.flipped)
      p.stroke(line(0, 20, 0, 40) + line(-24, 48 - p.e, 24, 48 - p.e), 1.1)
    }
    both("dice") { p, filled in
      let frame = box(0, 0, 94 - p.w, 94 - p.w, 20)
      p.shape(frame, filled: filled)
      let dots = [(-20.0, -20.0), (20, -20), (0, 0), (-20, 20), (20, 20)].map { disk($0.0, $0.1, 8) }.reduce(
        Path(), +)
      filled ? p.cut(dots) : p.fill(dots)
    }
    both("party.popper") { p, filled in
      p.shape(rounded([(-46, 50), (-22, -16), (20, 26)], 5), filled: filled)
      p.stroke(svg("M 2 -18 C 8 -28 6 -40 -2 -46 M 18 -2 C 28 -20 40 -24 50 -20 M 26 18 C 36 14 44 16 50 24"))
      for (x, y) in [(20.0, -42.0), (40, -44), (46, 2)] { p.fill(disk(x, y, 5)) }
    }
    both("ladybug") { p, filled in
      p.shape(oval(0, 14, 34, 36), filled: filled)
      p.secondary {
        $0.fill(arc(0, -24, 20, 180, 360))
        $0.stroke(line(-10, -42, -18, -52) + line(10, -42, 18, -52))
      }
      let wings = line(0, -20, 0, 48)
      let dots = disk(-15, 2, 7) + disk(15, 2, 7) + disk(-14, 28, 6) + disk(14, 28, 6)
      filled ? p.cutStroke(wings, 0.8) : p.stroke(wings, 0.9)
      filled ? p.cut(dots) : p.fill(dots)
      for y in [-4.0, 16, 36] {
        p.secondary { $0.stroke(line(-36, y, -50, y + (y - 16) * 0.3) + line(36, y, 50, y + (y - 16) * 0.3)) }
      }
    }
    both("bird") { p, filled in
      p.shape(
        svg(
          """
          M 54 -28 L 40 -34 C 34 -48 10 -50 4 -30 C 0 -16 -12 -8 -54 -8 C -46 20 -24 38 4 38 C 32 38 46 18 \
          42 -16 Z
          """), filled: filled)
      filled ? p.cut(disk(24, -28, 4.5)) : p.fill(disk(24, -28, 4.5))
      p.stroke(line(-4, 40, -8, 52) + line(12, 40, 10, 52))
    }
    both("scroll") { p, filled in
      p.shape(
        svg(
          """
          M -28 -46 H 30 Q 42 -46 42 -34 V -22 H 22 V 34 Q 22 46 10 46 H -36 Q -46 46 -46 36 V 26 H -16 V \
          -34 Q -16 -46 -28 -46 Z
          """), filled: filled)
      let rows = line(-4, -20, 10, -20) + line(-4, -2, 10, -2)
      filled ? p.cutStroke(rows, 0.8) : p.stroke(rows, 0.8)
    }
    both("powerplug") { p, filled in
      p.shape(svg("M -26 -18 H 26 V 2 C 26 18 14 26 0 26 C -14 26 -26 18 -26 2 Z"), filled: filled)
      p.stroke(line(-13, -20, -13, -46) + line(13, -20, 13, -46) + line(0, 28, 0, 50), 1.1)
    }
    both("poweroutlet.type.b", "poweroutlet.type.a") { p, filled in
      p.shape(box(0, 0, 94 - p.w, 94 - p.w, 22), filled: filled)
      let slots = line(-16, -22, -16, -6) + line(16, -22, 16, -6)
      let ground = svg("M -8 26 V 18 C -8 8 8 8 8 18 V 26 Z")
      filled ? p.cutStroke(slots) : p.stroke(slots)
      filled ? p.cut(ground) : p.fill(ground)
    }
    both("hockey.puck") { p, filled in
      p.shape(oval(0, -14, 50 - p.e, 20), filled: filled)
      p.stroke(svg("M -46 -12 V 14 C -46 26 -24 34 0 34 C 24 34 46 26 46 14 V -12"))
    }
    both("pawprint") { p, filled in
      p.shape(
        svg(
          """
          M 0 -4 C 14 -4 34 18 34 32 C 34 46 16 42 0 42 C -16 42 -34 46 -34 32 C -34 18 -14 -4 0 -4 Z
          """), filled: filled)
      for (x, y) in [(-40.0, -8.0), (-16, -34), (16, -34), (40, -8)] {
        p.shape(oval(x, y, 11 - p.e / 2, 15 - p.e / 2), filled: filled)
      }
    }
    add("applelogo") { p in
      p.solid(
        svg(
          """
          M 0 -18 C -8 -18 -14 -23 -22 -23 C -36 -23 -44 -10 -44 8 C -44 30 -30 50 -18 50 C -11 50 -8 46 0 \
          46 C 8 46 11 50 18 50 C 30 50 44 30 44 8 C 44 -10 36 -23 22 -23 C 14 -23 8 -18 0 -18 Z
          """
        ).scaled(0.92))
      p.stroke(svg("M 0 -26 C 0 -38 8 -46 20 -48"))
    }
  }

  private mutating func addClocks() {
    both("clock") { p, filled in
      p.shape(disk(0, 0, 50 - p.e), filled: filled)
      let hands = open([(0, -30), (0, 4), (-20, 4)])
      filled ? p.engraveStroke(hands) : p.stroke(hands)
    }
    add("clock.arrow.circlepath", "clock.arrow.trianglehead.counterclockwise.rotate.90") { p in
      p.stroke(arc(0, 0, 46 - p.e, -172, 140))
      p.fill(rounded([(-60, -14), (-30, -14), (-45, 9)], 2))
      p.stroke(open([(0, -26), (0, 4), (18, 12)]))
    }
    both("alarm") { p, filled in
      p.shape(disk(0, 4, 42 - p.e), filled: filled)
      let hands = open([(0, -18), (0, 6), (-14, 6)])
      filled ? p.cutStroke(hands) : p.stroke(hands)
      for side in [-1.0, 1] {
        p.fill(arc(34 * side, -34, 14, side > 0 ? -125 : 125 + 0, side > 0 ? 35 : 305))
        p.stroke(line(28 * side, 36, 36 * side, 46))
      }
    }
    both("stopwatch") { p, filled in
      p.shape(disk(0, 8, 42 - p.e), filled: filled)
      let hand = line(0, -14, 0, 8)
      filled ? p.cutStroke(hand) : p.stroke(hand)
      p.stroke(line(-10, -50, 10, -50) + line(0, -48, 0, -36) + line(32, -32, 37, -37))
    }
    add("timer") { p in
      p.stroke(arc(0, 0, 48 - p.e, -90, 226) + line(0, -48 + p.e, 0, -26))
      p.stroke(line(-24, -22, 4, 4), 1.1)
      p.fill(disk(2, 2, 7))
    }
    func hourglass(_ p: SymbolPen, _ fill: Path) {
      let half = svg("M -34 -48 V -38 C -34 -20 -12 -14 -8 0 C -12 14 -34 20 -34 38 V 48")
      p.stroke(
        half + half.flipped + line(-42, -48 + p.e / 2, 42, -48 + p.e / 2)
          + line(-42, 48 - p.e / 2, 42, 48 - p.e / 2))
      p.fill(fill)
    }
    let sand = svg("M -28 46 C -24 26 -10 22 0 16 C 10 22 24 26 28 46 Z")
    let top = svg("M -24 -24 H 24 C 18 -16 6 -10 0 6 C -6 -10 -18 -16 -24 -24 Z")
    add("hourglass") { p in hourglass(p, Path()) }
    add("hourglass.bottomhalf.fill", "hourglass.bottomhalf.filled") { p in hourglass(p, sand) }
    add("hourglass.tophalf.fill", "hourglass.tophalf.filled") { p in hourglass(p, top) }
    both("calendar") { p, filled in
      p.shape(box(0, 5, 100 - p.w, 90 - p.w, 15), filled: filled)
      p.stroke(line(-24, -50 + p.e, -24, -36) + line(24, -50 + p.e, 24, -36))
      let rule = line(-46, -16, 46, -16)
      let days = [(-24.0, 4.0), (0, 4), (24, 4), (-24, 26), (0, 26)].map { disk($0.0, $0.1, 5.5) }.reduce(
        Path(), +)
      filled ? p.cutStroke(rule, 0.8, cap: .butt) : p.stroke(rule)
      filled ? p.cut(days) : p.secondary { $0.fill(days) }
    }
  }

  static func document(_ p: SymbolPen, _ filled: Bool, lined: Bool) {
    let page = svg(
      """
      M -24 -54 H 4 Q 8 -54 11 -51 L 37 -24 Q 40 -21 40 -17 V 40 Q 40 54 26 54 H -26 Q -40 54 -40 40 V -40 \
      Q -40 -54 -26 -54 Z
      """
    ).scaled(0.97)
    p.shape(page, filled: filled)
    let fold = svg("M 5 -50 V -30 Q 5 -19 16 -19 H 36").scaled(0.97)
    filled ? p.cutStroke(fold, 0.85) : p.stroke(fold)
    if lined {
      let rows = line(-20, 8, 20, 8) + line(-20, 28, 20, 28)
      filled ? p.cutStroke(rows, 0.9) : p.stroke(rows, 0.9)
    }
  }

  private mutating func addDocuments() {
    both("doc", "document") { p, filled in Self.document(p, filled, lined: false) }
    both("doc.text") { p, filled in Self.document(p, filled, lined: true) }
    both("doc.plaintext", "note") { p, filled in
      p.shape(box(0, 0, 84 - p.w, 106 - p.w, 15), filled: filled)
      let rows = line(-20, -24, 20, -24) + line(-20, -4, 20, -4) + line(-20, 16, 6, 16)
      filled ? p.cutStroke(rows, 0.9) : p.stroke(rows, 0.9)
    }
    add("note.text") { p in
      p.stroke(box(0, 0, 96 - p.w, 96 - p.w, 15))
      p.stroke(line(-24, -20, 24, -20) + line(-24, 0, 24, 0) + line(-24, 20, 4, 20), 0.9)
    }
    both("doc.on.doc", "document.on.document") { p, filled in
      p.secondary { q in
        q.at(-16, -14, scale: 0.74) {
          $0.stroke(
            svg(
              """
              M -26 -54 H 6 L 40 -20 V 40 Q 40 54 26 54 H -26 Q -40 54 -40 40 V -40 Q -40 -54 -26 -54 Z
              """))
        }
      }
      p.at(16, 13, scale: 0.76) { q in
        q.clear(box(0, 0, 80, 108, 14), margin: q.e + (filled ? q.w : q.w * 0.2))
        Self.document(q, filled, lined: false)
      }
    }
    both("doc.on.clipboard") { p, filled in
      p.secondary { $0.stroke(box(-10, -4, 70 - p.w, 86, 12)) }
      p.at(18, 16, scale: 0.66) { q in
        q.clear(box(0, 0, 80, 108, 14), margin: q.e + q.w * 0.6)
        Self.document(q, filled, lined: false)
      }
    }
    both("clipboard") { p, filled in Self.clipboard(p, filled, Path(), Path()) }
    both("list.clipboard", "list.bullet.clipboard", "pencil.and.list.clipboard", directional: true) {
      p, filled in
      let dots = [-12.0, 8, 28].map { disk(-19, $0, 4.5) }.reduce(Path(), +)
      Self.clipboard(p, filled, dots, line(-4, -12, 22, -12) + line(-4, 8, 22, 8) + line(-4, 28, 22, 28))
    }
    both("newspaper") { p, filled in
      p.shape(
        svg(
          """
          M -44 -42 H 26 Q 34 -42 34 -34 V 34 Q 34 42 42 42 H -40 Q -54 42 -54 28 V -32 Q -54 -42 -44 -42 Z
          """), filled: filled)
      p.stroke(svg("M 36 -16 H 46 Q 54 -16 54 -8 V 32 Q 54 42 44 42"))
      let rows = line(-38, 4, 18, 4) + line(-38, 22, 18, 22) + line(-8, -22, 18, -22)
      filled ? p.cutStroke(rows, 0.8) : p.stroke(rows, 0.8)
      filled ? p.cut(box(-29, -20, 20, 20, 3)) : p.fill(box(-29, -20, 20, 20, 3))
    }
  }

  private static func clipboard(_ p: SymbolPen, _ filled: Bool, _ dots: Path, _ rows: Path) {
    p.shape(box(0, 4, 84 - p.w, 98 - p.w, 14), filled: filled)
    let clip = box(0, -42, 40, 22, 9)
    p.clear(clip, margin: filled ? p.w * 0.8 : 0)
    filled ? p.fill(clip) : p.stroke(clip)
    filled ? p.cut(dots) : p.fill(dots)
    filled ? p.cutStroke(rows, 0.9) : p.stroke(rows, 0.9)
  }

  static func lock(_ p: SymbolPen, _ filled: Bool, shackle: Path, x: CGFloat = 0, width: CGFloat = 1) {
    p.shape(box(x, 22, 66, 52, 10), filled: filled)
    p.stroke(shackle, width)
  }

  private mutating func addBoxes() {
    both("folder") { p, filled in
      p.shape(
        svg(
          """
          M -42 -40 H -18 Q -13 -40 -9 -37 L -3 -32 Q 1 -29 6 -29 H 42 Q 54 -29 54 -17 V 28 Q 54 40 42 40 H \
          -42 Q -54 40 -54 28 V -28 Q -54 -40 -42 -40 Z
          """), filled: filled)
      let rule = line(-52, -12, 52, -12)
      filled ? p.cutStroke(rule, 0.75, cap: .butt) : p.stroke(rule)
    }
    both("archivebox") { p, filled in
      p.shape(box(0, -31, 110 - p.w, 28 - p.w / 2, 6), filled: filled)
      p.stroke(svg("M -44 -16 V 32 Q -44 44 -32 44 H 32 Q 44 44 44 32 V -16"))
      if filled { p.fill(svg("M -44 -10 V 32 Q -44 44 -32 44 H 32 Q 44 44 44 32 V -10 Z")) }
      let slot = line(-14, 4, 14, 4)
      filled ? p.cutStroke(slot) : p.stroke(slot)
    }
    for (name, full) in [("tray", false), ("tray.full", true)] {
      both(name) { p, filled in
        let body = svg(
          """
          M -34 -32 H 34 Q 40 -32 43 -26 L 54 4 V 26 Q 54 38 42 38 H -42 Q -54 38 -54 26 V 4 L -43 -26 Q \
          -40 -32 -34 -32 Z
          """)
        p.shape(body, filled: filled)
        let mouth = svg("M -52 6 H -22 C -20 20 20 20 22 6 H 52")
        filled ? p.cutStroke(mouth, 0.85, cap: .butt) : p.stroke(mouth)
        if full {
          let rows = line(-26, -12, 26, -12)
          filled ? p.cutStroke(rows, 0.8) : p.stroke(rows, 0.9)
          p.stroke(line(-26, -46, 26, -46))
        }
      }
    }
    both("shippingbox") { p, filled in Self.cube(p, filled, tape: true) }
    both("cube") { p, filled in Self.cube(p, filled, tape: false) }
    both("shippingbox.and.arrow.backward", directional: true) { p, filled in
      p.at(8, -8, scale: 0.85) { Self.cube($0, filled, tape: true) }
      p.clear(box(-30, 34, 44, 24, 6), margin: 6)
      p.stroke(line(-12, 34, -52, 34) + open([(-38, 20), (-52, 34), (-38, 48)]))
    }
    both("xmark.bin") { p, filled in
      p.shape(svg("M -40 -26 L -34 38 Q -33 46 -25 46 H 25 Q 33 46 34 38 L 40 -26 Z"), filled: filled)
      p.stroke(line(-46, -38, 46, -38))
      let mark = line(-14, -4, 14, 24) + line(-14, 24, 14, -4)
      filled ? p.cutStroke(mark) : p.stroke(mark)
    }
  }

  private static func cube(_ p: SymbolPen, _ filled: Bool, tape: Bool) {
    p.shape(rounded([(0, -54), (48, -28), (48, 28), (0, 54), (-48, 28), (-48, -28)], 6), filled: filled)
    let edges = svg("M -45 -26 L 0 -1 L 45 -26 M 0 -1 V 52")
    filled ? p.cutStroke(edges, 0.75) : p.stroke(edges)
    if tape {
      let band = line(-23, -40, 23, -14)
      filled ? p.cutStroke(band, 0.7) : p.stroke(band, 0.9)
    }
  }
}

import Foundation
import SashGeometry

/// Keys, mathematics, cards, dice, and arrangements of boxes.
extension DesignBook {
  mutating func addSigns() {
    addKeys()
    addMathematics()
    addArrangements()
    addMeters()
  }

  private mutating func addKeys() {
    add("command") { p in
      let (s, r): (CGFloat, CGFloat) = (17, 14)
      let loop = line(s, s, s, s + r) + line(s, s, s + r, s) + arc(s + r, s + r, r, 180, -90)
      let lower = loop + loop.flipped
      p.stroke(box(0, 0, 2 * s, 2 * s) + lower + lower.turned(180))
    }
    add("option") { p in
      p.stroke(svg("M -48 -28 H -20 L 16 28 H 48") + line(10, -28, 48, -28))
    }
    func shiftArrow(_ p: SymbolPen, _ y: CGFloat, _ filled: Bool) {
      let arrow = rounded(
        [(0, -46), (46, 4), (20, 4), (20, 42), (-20, 42), (-20, 4), (-46, 4)], 3)
      p.at(0, y) { $0.shape(arrow, filled: filled) }
    }
    both("shift") { p, filled in shiftArrow(p, 2, filled) }
    both("capslock") { p, filled in
      p.at(0, -10, scale: 0.8) { shiftArrow($0, 0, filled) }
      p.shape(box(0, 46, 34, 9, 3), filled: filled)
    }
    add("control") { p in p.stroke(open([(-38, 8), (0, -30), (38, 8)])) }
    add("escape") { p in
      p.stroke(arc(0, 2, 42 - p.e, -70, 200))
      p.stroke(line(-2, 4, -38, -36) + open([(-38, -10), (-38, -36), (-12, -36)]))
    }
    add("eject") { p in
      p.stroke(rounded([(0, -42), (44, 14), (-44, 14)], 4) + line(-42, 36, 42, 36))
    }
    add("eject.fill") { p in
      p.solid(rounded([(0, -42), (44, 14), (-44, 14)], 4))
      p.solid(box(0, 36, 84, 10, 3))
    }
    both("keyboard.chevron.compact.down") { p, filled in
      p.shape(box(0, -18, 116 - p.w, 62 - p.w, 12), filled: filled)
      let keys = [-32.0, -18].map { y in
        [-38.0, -19, 0, 19, 38].map { box($0, y, 9, 8, 2.5) }.reduce(Path(), +)
      }
      .reduce(Path(), +)
      filled ? p.cut(keys) : p.fill(keys)
      let space = line(-22, -3, 22, -3)
      filled ? p.cutStroke(space, 0.9) : p.stroke(space, 0.9)
      p.stroke(open([(-20, 30), (0, 40), (20, 30)]))
    }
  }

  private mutating func addMathematics() {
    add("sum") { p in
      p.stroke(open([(32, -28), (32, -42), (-32, -42), (4, 0), (-32, 42), (32, 42), (32, 28)]))
    }
    add("function") { p in
      p.stroke(svg("M -8 44 C -32 52 -30 26 -24 -2 C -18 -32 -12 -50 12 -46") + line(-40, -12, 0, -12))
      p.stroke(svg("M 12 2 C 22 2 26 38 44 38 M 44 2 C 30 2 24 38 8 38"))
    }
    add("lessthan") { p in p.stroke(open([(34, -34), (-34, 0), (34, 34)])) }
    add("greaterthan") { p in p.stroke(open([(-34, -34), (34, 0), (-34, 34)])) }
    add("x.squareroot") { p in
      p.stroke(svg("M -52 8 L -42 4 L -26 42 L -4 -42 H 50"))
      p.stroke(line(10, -10, 40, 30) + line(40, -10, 10, 30))
    }
    add("plus.forwardslash.minus") { p in
      p.stroke(
        line(-46, -26, -10, -26) + line(-28, -44, -28, -8) + line(10, 28, 46, 28) + line(-22, 46, 24, -46))
    }
    add("line.diagonal") { p in p.stroke(line(-36, 36, 36, -36)) }
    add("nosign") { p in
      let r = 50 - p.e
      p.stroke(disk(0, 0, r) + line(-r * 0.707, -r * 0.707, r * 0.707, r * 0.707))
    }
    add("paragraphsign") { p in
      p.stroke(svg("M 34 -44 H -4 C -40 -44 -40 6 -4 6") + line(4, -44, 4, 46) + line(26, -44, 26, 46))
      p.fill(svg("M 4 -44 H -4 C -40 -44 -40 6 -4 6 H 4 Z"))
    }
    add("character", "a") { p in
      p.stroke(open([(-34, 40), (0, -42), (34, 40)]) + line(-22, 12, 22, 12), 1.1)
    }
    let pips: [[(CGFloat, CGFloat)]] = [
      [(0, 0)], [(-1, -1), (1, 1)], [(-1, -1), (0, 0), (1, 1)], [(-1, -1), (1, -1), (-1, 1), (1, 1)],
      [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)], [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    ]
    for (i, places) in pips.enumerated() {
      both("die.face.\(i + 1)") { p, filled in
        p.shape(box(0, 0, 92 - p.w, 92 - p.w, 19), filled: filled)
        let dots = places.map { disk($0.0 * 22, $0.1 * 22, 7.5) }.reduce(Path(), +)
        filled ? p.cut(dots) : p.fill(dots)
      }
    }
    both("suit.heart") { p, filled in
      p.shape(
        svg(
          """
          M 0 46 C -30 24 -46 6 -46 -16 C -46 -34 -34 -44 -22 -44 C -11 -44 -4 -38 0 -28 C 4 -38 11 -44 22 -44 \
          C 34 -44 46 -34 46 -16 C 46 6 30 24 0 46 Z
          """), filled: filled)
    }
    both("suit.diamond") { p, filled in
      p.shape(rounded([(0, -52), (38, 0), (0, 52), (-38, 0)], 5), filled: filled)
    }
    let stem = svg("M -4 16 C -4 34 -10 42 -20 48 H 20 C 10 42 4 34 4 16 Z")
    both("suit.spade") { p, filled in
      p.shape(
        svg(
          """
          M 0 -50 C 14 -28 44 -14 44 10 C 44 34 14 38 4 18 C 4 34 10 42 20 48 H -20 C -10 42 -4 34 -4 18 \
          C -14 38 -44 34 -44 10 C -44 -14 -14 -28 0 -50 Z
          """), filled: filled)
    }
    both("suit.club") { p, filled in
      let leaves = disk(0, -24, 21).union(disk(-24, 9, 21)).union(disk(24, 9, 21)).union(disk(0, 2, 15))
        .union(stem)
      p.shape(leaves, filled: filled)
    }
  }

  private mutating func addArrangements() {
    both("square.split.2x2") { p, filled in
      p.shape(box(0, 0, 92 - p.w, 92 - p.w, 15), filled: filled)
      let bars = line(0, -44, 0, 44) + line(-44, 0, 44, 0)
      filled ? p.cutStroke(bars, cap: .butt) : p.stroke(bars, cap: .butt)
    }
    both("rectangle.split.3x1") { p, filled in
      p.shape(box(0, 0, 116 - p.w, 82 - p.w, 15), filled: filled)
      let bars = line(-19, -40, -19, 40) + line(19, -40, 19, 40)
      filled ? p.cutStroke(bars, cap: .butt) : p.stroke(bars, cap: .butt)
    }
    both("square.grid.3x2") { p, filled in
      for y in [-19.0, 19] {
        for x in [-38.0, 0, 38] { p.at(x, y) { $0.shape(box(0, 0, 31 - p.w, 31 - p.w, 6), filled: filled) } }
      }
    }
    add("rectangle.dashed") { p in
      p.stroke(box(0, 0, 112 - p.w, 84 - p.w, 15))
      for x in [-30.0, 0, 30] { p.cut(box(x, 0, 10, 120)) }
      p.cut(box(0, 0, 140, 12))
    }
    add("circle.dotted") { p in
      for i in 0..<16 {
        let (x, y) = spot(0, 0, 46 - p.e, CGFloat(i) * 22.5)
        p.fill(disk(x, y, p.e * 1.05))
      }
    }
    for name in ["rectangle.inset.filled", "inset.filled.rectangle"] {
      add(name) { p in
        p.stroke(box(0, 0, 116 - p.w, 84 - p.w, 15))
        p.fill(box(0, 0, 84, 52, 6))
      }
    }
    both("plus.rectangle.on.rectangle") { p, filled in
      p.secondary { $0.stroke(box(-13, -14, 92 - p.w, 66 - p.w, 13)) }
      let front = box(13, 14, 92 - p.w, 66 - p.w, 13)
      p.clear(front, margin: p.e + (filled ? p.w * 0.9 : 0))
      p.shape(front, filled: filled)
      let plus = line(-3, 14, 29, 14) + line(13, -2, 13, 30)
      filled ? p.cutStroke(plus) : p.stroke(plus)
    }
    for (name, isIn) in [("increase", true), ("decrease", false)] {
      add(name + ".indent", directional: true) { p in
        p.stroke(
          line(-50, -32, 50, -32) + line(0, -11, 50, -11) + line(0, 10, 50, 10) + line(-50, 31, 50, 31))
        let tip: CGFloat = isIn ? -22 : -48
        p.stroke(
          line(-48, 0, -22, 0)
            + open([(tip + (isIn ? -11 : 11), -10), (tip, 0), (tip + (isIn ? -11 : 11), 10)]), 0.9)
      }
    }
    add("list.star", directional: true) { p in
      for y in [-30.0, 0, 30] {
        p.fill(closed((0..<10).map { spot(-44, y, $0 % 2 == 0 ? 11 : 4.6, CGFloat($0) * 36 - 90) }))
      }
      p.secondary { q in for y in [-30.0, 0, 30] { q.stroke(line(-22, y, 54 - p.e, y)) } }
    }
    for (name, isUp) in [("up", true), ("down", false)] {
      both("arrow.\(name).doc") { p, filled in
        Self.document(p, filled, lined: false)
        let arrow =
          line(0, -8, 0, 34) + open([(-15, isUp ? 7 : 19), (0, isUp ? -8 : 34), (15, isUp ? 7 : 19)])
        filled ? p.cutStroke(arrow) : p.stroke(arrow)
      }
      both("icloud.and.arrow.\(name)") { p, filled in
        p.at(0, -6) { $0.shape(Self.cloud, filled: filled) }
        let arrow =
          line(0, 8, 0, 50) + open([(-15, isUp ? 23 : 35), (0, isUp ? 8 : 50), (15, isUp ? 23 : 35)])
        p.cutStroke(arrow, 3)
        p.stroke(arrow)
      }
      both("tray.and.arrow.\(name)") { p, filled in
        let body = svg(
          "M -30 -14 H -36 Q -42 -14 -45 -8 L -54 14 V 34 Q -54 46 -42 46 H 42 Q 54 46 54 34 V 14 L 45 -8 Q 42 -14 36 -14 H 30"
        )
        if filled {
          p.fill(
            svg(
              "M -36 -14 H 36 Q 42 -14 45 -8 L 54 14 V 34 Q 54 46 42 46 H -42 Q -54 46 -54 34 V 14 L -45 -8 Q -42 -14 -36 -14 Z"
            ))
        }
        p.stroke(body)
        let mouth = svg("M -52 18 H -24 C -22 32 22 32 24 18 H 52")
        filled ? p.cutStroke(mouth, 0.85, cap: .butt) : p.stroke(mouth)
        let arrow =
          line(0, -50, 0, 4) + open([(-15, isUp ? -35 : -11), (0, isUp ? -50 : 4), (15, isUp ? -35 : -11)])
        p.cutStroke(arrow, 2.8)
        p.stroke(arrow)
      }
    }
    add("doc.text.magnifyingglass") { p in
      p.at(-8, 0) { Self.document($0, false, lined: true) }
      let glass = disk(22, 22, 17) + line(35, 35, 48, 48)
      p.cutStroke(glass, 3)
      p.cut(disk(22, 22, 17))
      p.stroke(glass)
    }
    add("apps.ipad") { p in
      p.stroke(box(0, 0, 84 - p.w, 110 - p.w, 13))
      for row in 0..<3 {
        for column in 0..<3 { p.fill(box(CGFloat(column) * 21 - 21, CGFloat(row) * 21 - 26, 13, 13, 3.5)) }
      }
    }
  }

  private mutating func addMeters() {
    add("cellularbars") { p in
      for i in 0..<4 {
        let height = 26 + CGFloat(i) * 20
        p.step(i) { $0.fill(box(CGFloat(i) * 27 - 40.5, 43 - height / 2, 17, height, 4)) }
      }
    }
    add("rays") { p in
      for i in 0..<8 {
        p.step(i) { q in q.rotated(CGFloat(i) * 45) { $0.stroke(line(0, -24, 0, -48 + p.e)) } }
      }
    }
    add("slowmo") { p in
      for i in 0..<24 {
        p.step(i) { q in
          q.rotated(CGFloat(i) * 15) { $0.stroke(line(0, i % 2 == 0 ? -32 : -40, 0, -48 + p.e), 0.7) }
        }
      }
    }
    add("timelapse") { p in
      for i in 0..<24 { p.rotated(CGFloat(i) * 15) { $0.stroke(line(0, -43, 0, -50 + p.e), 0.75) } }
      p.fill(svg("M 0 0 V -34 C 19 -34 34 -19 34 0 C 34 19 19 34 0 34 Z"))
    }
    for (name, reach) in [("light.min", 36.0), ("light.max", 44)] {
      add(name) { p in
        p.fill(disk(0, 0, 17))
        for i in 0..<8 {
          p.rotated(CGFloat(i) * 45) {
            $0.stroke(line(0, -28, 0, -reach + p.e), name == "light.min" ? 1 : 1.1)
          }
        }
      }
    }
    both("switch.2") { p, filled in
      for (y, x) in [(-25.0, 25.0), (25, -25)] {
        p.shape(box(0, y, 104 - p.w, 42 - p.w, 21 - p.e), filled: filled)
        filled ? p.cut(disk(x, y, 13)) : p.fill(disk(x, y, 13))
      }
    }
    add("wifi.exclamationmark") { p in
      p.at(-4, 36) { q in
        q.stroke(arc(0, 0, 34, -135, -45) + arc(0, 0, 55, -135, -45) + arc(0, 0, 76, -135, -45))
        q.fill(disk(0, -8, 10))
      }
      let mark = line(38, -6, 38, 22)
      p.cut(box(58, 8, 62, 100))
      p.stroke(mark, 1.2)
      p.fill(disk(38, 42, 2.5 + p.w * 0.55))
    }
    add("dial.min", "dial.low") { p in
      p.stroke(disk(0, 4, 30 - p.e) + line(-10, 14, -19, 23))
      for i in 0..<7 {
        let (x, y) = spot(0, 4, 44, 150 + CGFloat(i) * 40)
        p.fill(disk(x, y, p.e * 1.1))
      }
    }
    both("level") { p, filled in
      p.shape(box(0, 0, 118 - p.w, 50 - p.w, 10), filled: filled)
      let window = line(-17, -22, -17, 22) + line(17, -22, 17, 22)
      filled ? p.cutStroke(window, 0.8, cap: .butt) : p.stroke(window, 0.8, cap: .butt)
      filled ? p.cut(oval(0, 0, 10, 8)) : p.fill(oval(0, 0, 10, 8))
    }
  }
}

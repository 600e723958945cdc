import Foundation
import SashGeometry

/// Lists, text and its marks.
extension DesignBook {
  mutating func addText() {
    func lines(_ rows: [(CGFloat, CGFloat, CGFloat)]) -> Path {
      rows.map { line($0.0, $0.2, $0.1, $0.2) }.reduce(Path(), +)
    }
    add("line.3.horizontal", "line.horizontal.3") { p in
      let r = 46 - p.e
      p.stroke(lines([(-r, r, -27), (-r, r, 0), (-r, r, 27)]))
    }
    add("line.3.horizontal.decrease", "line.horizontal.3.decrease") { p in
      p.stroke(lines([(-50 + p.e, 50 - p.e, -27), (-33, 33, 0), (-17, 17, 27)]))
    }
    add(
      "line.2.horizontal.decrease.circle", "line.3.horizontal.decrease.circle",
      "line.horizontal.3.decrease.circle"
    ) { p in
      p.stroke(disk(0, 0, 50 - p.e))
      p.stroke(lines([(-26, 26, -15), (-18, 18, 1), (-9, 9, 17)]))
    }
    add(
      "line.2.horizontal.decrease.circle.fill", "line.3.horizontal.decrease.circle.fill",
      "line.horizontal.3.decrease.circle.fill"
    ) { p in
      p.solid(disk(0, 0, 50 - p.e))
      p.cutStroke(lines([(-26, 26, -15), (-18, 18, 1), (-9, 9, 17)]))
    }
    func bullets(_ p: SymbolPen, _ x: CGFloat) {
      for y in [-29.0, 0, 29] { p.fill(disk(x, y, 3 + p.w * 0.42)) }
    }
    add("list.bullet", directional: true) { p in
      bullets(p, -47)
      p.secondary { $0.stroke(lines([(-24, 54 - p.e, -29), (-24, 54 - p.e, 0), (-24, 54 - p.e, 29)])) }
    }
    add("list.dash", directional: true) { p in
      p.stroke(lines([(-54 + p.e, -42, -29), (-54 + p.e, -42, 0), (-54 + p.e, -42, 29)]))
      p.secondary { $0.stroke(lines([(-24, 54 - p.e, -29), (-24, 54 - p.e, 0), (-24, 54 - p.e, 29)])) }
    }
    add("list.number", directional: true) { p in
      for (i, y) in [-31.0, 0, 31].enumerated() {
        p.stroke(Numeral.digit(i + 1).scaled(0.3).moved(-45, y), 0.8)
      }
      p.secondary { $0.stroke(lines([(-24, 54 - p.e, -31), (-24, 54 - p.e, 0), (-24, 54 - p.e, 31)])) }
    }
    add("checklist", directional: true) { p in
      for y in [-24.0, 24] { p.stroke(open([(-53, y), (-45, y + 9), (-31, y - 10)])) }
      p.secondary { $0.stroke(lines([(-12, 54 - p.e, -24), (-12, 54 - p.e, 24)])) }
    }
    both("list.bullet.rectangle", directional: true) { p, filled in
      p.shape(box(0, 0, 112 - p.w, 88 - p.w, 15), filled: filled)
      let dots = [-20.0, 0, 20].map { disk(-32, $0, 4.5) }.reduce(Path(), +)
      let rows = lines([(-14, 36, -20), (-14, 36, 0), (-14, 36, 20)])
      filled ? p.cut(dots) : p.fill(dots)
      filled ? p.cutStroke(rows, 0.9) : p.stroke(rows, 0.9)
    }
    both("list.bullet.rectangle.portrait", directional: true) { p, filled in
      p.shape(box(0, 0, 84 - p.w, 108 - p.w, 15), filled: filled)
      let dots = [-22.0, 0, 22].map { disk(-21, $0, 4.5) }.reduce(Path(), +)
      let rows = lines([(-6, 23, -22), (-6, 23, 0), (-6, 23, 22)])
      filled ? p.cut(dots) : p.fill(dots)
      filled ? p.cutStroke(rows, 0.9) : p.stroke(rows, 0.9)
    }
    add("list.bullet.below.rectangle", directional: true) { p in
      p.stroke(box(0, -26, 100 - p.w, 44 - p.w, 10))
      for y in [14.0, 40] { p.fill(disk(-42, y, 3 + p.w * 0.42)) }
      p.secondary { $0.stroke(lines([(-22, 48 - p.e, 14), (-22, 48 - p.e, 40)])) }
    }
    add("list.bullet.indent", directional: true) { p in
      p.stroke(lines([(-50, 50, -36), (-14, 50, -12), (-14, 50, 12), (-50, 50, 36)]))
      p.fill(disk(-38, -12, 5) + disk(-38, 12, 5))
    }
    add("text.justify", "text.justify.left") { p in
      let r = 48 - p.e
      p.stroke(lines([(-r, r, -36), (-r, r, -12), (-r, r, 12), (-r, r, 36)]))
    }
    add("text.alignleft", "text.justify.leading") { p in
      let r = 48 - p.e
      p.stroke(lines([(-r, r, -36), (-r, 12, -12), (-r, r, 12), (-r, 12, 36)]))
    }
    add("text.alignright", "text.justify.trailing") { p in
      let r = 48 - p.e
      p.stroke(lines([(-r, r, -36), (-12, r, -12), (-r, r, 12), (-12, r, 36)]))
    }
    add("text.aligncenter") { p in
      let r = 48 - p.e
      p.stroke(lines([(-r, r, -36), (-28, 28, -12), (-r, r, 12), (-28, 28, 36)]))
    }
    add("text.quote", directional: true) { p in
      p.stroke(line(-48 + p.e, -38, -48 + p.e, 38))
      p.secondary { $0.stroke(lines([(-26, 50, -32), (-26, 50, 0), (-26, 20, 32)])) }
    }
    for (mark, draw) in [
      ("plus", { (p: SymbolPen) in p.stroke(line(20, 28, 52, 28) + line(36, 12, 36, 44)) }),
      ("minus", { (p: SymbolPen) in p.stroke(line(20, 28, 52, 28)) }),
      ("checkmark", { (p: SymbolPen) in p.stroke(open([(20, 30), (31, 41), (52, 14)])) }),
      ("xmark", { (p: SymbolPen) in p.stroke(line(24, 16, 48, 40) + line(24, 40, 48, 16)) }),
      (
        "star",
        { (p: SymbolPen) in
          let pen = p
          p.fill(Self.star(pen).scaled(0.42).moved(36, 26))
        }
      ),
    ] {
      add("text.badge." + mark, directional: true) { p in
        p.secondary { $0.stroke(lines([(-52, 46, -34), (-52, 46, -10), (-52, 4, 14), (-52, 4, 38)])) }
        draw(p)
      }
    }
    add("text.magnifyingglass", directional: true) { p in
      p.secondary { $0.stroke(lines([(-52, 40, -36), (-52, -4, -12), (-52, -8, 12), (-52, 0, 36)])) }
      p.stroke(disk(22, 10, 20) + line(37, 25, 53, 41))
    }
    add("text.insert", directional: true) { p in
      p.stroke(lines([(-48, 48, -38), (-48, 48, 38), (-2, 48, -12), (-2, 48, 12)]))
      p.fill(closed([(-46, -14), (-24, 0), (-46, 14)]))
    }
    both("text.page", "text.document") { p, filled in Self.document(p, filled, lined: true) }
    addLetters()
  }

  private mutating func addLetters() {
    let bigA = open([(-24, 36), (0, -36), (24, 36)]) + line(-16, 12, 16, 12)
    let smallA = svg(
      """
      M 15 -20 V 20 M 15 0 C 15 -13 7 -21 -4 -21 C -15 -21 -21 -12 -21 0 C -21 12 -15 21 -4 21 C 7 21 15 \
      13 15 0 Z
      """)
    add("textformat") { p in
      p.stroke(bigA.moved(-26, 0))
      p.stroke(smallA.moved(32, 16))
    }
    add("textformat.size") { p in
      p.stroke(bigA.scaled(0.62).moved(-36, 13))
      p.stroke(bigA.moved(24, 0))
    }
    add("textformat.abc", "abc") { p in
      p.stroke(smallA.scaled(0.8).moved(-42, 3))
      p.stroke((smallA.flipped + line(-15, -46, -15, 0)).scaled(0.8).moved(2, 3))
      p.stroke(arc(44, 3, 17, 48, 312))
    }
    add("textformat.characters", "textformat.alt") { p in
      p.stroke(bigA.scaled(0.9).moved(-34, 0))
      p.stroke(
        svg(
          """
          M -14 34 V -33 H 4 C 22 -33 22 -2 4 -2 H -14 M 4 -2 C 28 -2 28 34 4 34 H -14
          """
        ).moved(34, 0))
    }
    add("textformat.123") { p in
      for i in 1...3 { p.stroke(Numeral.digit(i).scaled(0.75).moved(CGFloat(i - 2) * 42, 0)) }
    }
    add("bold") { p in
      p.stroke(svg("M -20 34 V -34 H 4 C 24 -34 24 -3 4 -3 H -20 M 4 -3 C 31 -3 31 34 4 34 H -20"), 1.5)
    }
    add("italic") { p in p.stroke(line(12, -36, -12, 36) + line(-4, -36, 26, -36) + line(-26, 36, 4, 36)) }
    add("underline") { p in
      p.stroke(
        svg(
          """
          M -24 -40 V -4 C -24 24 24 24 24 -4 V -40
          """) + line(-30, 42, 30, 42))
    }
    add("strikethrough") { p in
      p.stroke(
        svg(
          """
          M 22 -22 C 20 -32 10 -38 0 -38 C -13 -38 -22 -31 -22 -20 C -22 -12 -16 -6 -6 -2 M 16 6 C 22 10 25 \
          15 25 21 C 25 32 14 39 0 39 C -13 39 -24 32 -25 21
          """))
      p.stroke(line(-40, 2, 40, 2))
    }
    add("character.cursor.ibeam") { p in
      p.stroke(bigA.scaled(0.9).moved(-24, 0))
      p.stroke(
        svg(
          """
          M 20 -40 C 28 -40 32 -37 32 -30 V 30 C 32 37 28 40 20 40 M 44 -40 C 36 -40 32 -37 32 -30 M 44 40 C \
          36 40 32 37 32 30
          """))
    }
    add("cursorarrow") { p in
      p.solid(rounded([(-24, -44), (30, 12), (4, 14), (16, 42), (4, 47), (-8, 19), (-24, 36)], 2))
    }
    add("curlybraces") { p in
      let left = svg(
        """
        M -18 -44 C -32 -44 -34 -38 -34 -26 V -14 C -34 -5 -38 0 -46 0 C -38 0 -34 5 -34 14 V 26 C -34 38 \
        -32 44 -18 44
        """)
      p.stroke(left + left.flipped)
    }
    add("quote.opening") { p in
      for x in [-22.0, 22] {
        p.fill(
          svg(
            """
            M 12 -26 C -4 -22 -14 -8 -14 10 C -14 22 -7 28 2 28 C 11 28 17 21 17 13 C 17 5 11 -1 4 -1 C 2 \
            -1 0 \
            0 -2 1 C -2 -10 4 -17 13 -20 Z
            """
          ).moved(x, 0))
      }
    }
    add("quote.closing") { p in
      for x in [-22.0, 22] {
        p.fill(
          svg(
            """
            M 12 -26 C -4 -22 -14 -8 -14 10 C -14 22 -7 28 2 28 C 11 28 17 21 17 13 C 17 5 11 -1 4 -1 C 2 \
            -1 0 \
            0 -2 1 C -2 -10 4 -17 13 -20 Z
            """
          ).turned(180).moved(x, 0))
      }
    }
  }
}

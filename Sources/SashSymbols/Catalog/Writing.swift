import Foundation
import SashGeometry

/// More of text and its lists, and what slides beside it.
extension DesignBook {
  mutating func addLists() {
    func bars(_ rows: [(CGFloat, CGFloat, CGFloat)]) -> Path {
      rows.map { line($0.0, $0.2, $0.1, $0.2) }.reduce(Path(), +)
    }
    add("list.triangle", directional: true) { p in
      for y in [-29.0, 0, 29] { p.fill(rounded([(-53, y - 9), (-37, y), (-53, y + 9)], 2)) }
      p.secondary { $0.stroke(bars([(-24, 54 - p.e, -29), (-24, 54 - p.e, 0), (-24, 54 - p.e, 29)])) }
    }
    add("list.dash.header.rectangle", directional: true) { p in
      p.stroke(box(0, 0, 100 - p.w, 104 - p.w, 15))
      p.fill(box(0, -28, 64, 20, 5))
      p.stroke(
        bars([(-30, -24, 4), (-30, -24, 20), (-30, -24, 36), (-8, 30, 4), (-8, 30, 20), (-8, 30, 36)]), 0.85)
    }
    add("list.and.film", directional: true) { p in
      for y in [-29.0, 0, 29] { p.fill(disk(-47, y, 3 + p.w * 0.42)) }
      p.secondary { $0.stroke(bars([(-28, 50, -29), (-28, 4, 0), (-28, 4, 29)])) }
      p.stroke(box(34, 20, 36 - p.w * 0.5, 44 - p.w * 0.5, 6))
      p.fill(spread(box(34, 20, 5, 5, 1.5), [(-10, -12), (-10, 0), (-10, 12), (10, -12), (10, 0), (10, 12)]))
    }
    let r = CGFloat(48)
    for name in ["text.justifyleft", "text.justifyright"] {
      add(name) { p in
        let a = -r + p.e
        let rows = bars([(a, -a, -36), (a, -a, -12), (a, -a, 12), (a, 8, 36)])
        p.stroke(name.hasSuffix("left") ? rows : rows.flipped)
      }
    }
    add("text.append", directional: true) { p in
      p.stroke(bars([(-48, 48, -38), (-48, 48, -14), (-2, 48, 10), (-2, 48, 34)]))
      p.fill(closed([(-46, 8), (-24, 22), (-46, 36)]))
    }
    for (name, isFirst) in [("first", true), ("last", false)] {
      add("text.line.\(name).and.arrowtriangle.forward", directional: true) { p in
        let y: CGFloat = isFirst ? -32 : 32
        p.stroke(bars([(-52 + p.e, 14, y)]))
        p.fill(rounded([(28, y - 14), (54, y), (28, y + 14)], 3))
        let rest =
          isFirst
          ? bars([(-52 + p.e, 52 - p.e, 0), (-52 + p.e, 52 - p.e, 32)])
          : bars([(-52 + p.e, 52 - p.e, -32), (-52 + p.e, 52 - p.e, 0)])
        p.secondary { $0.stroke(rest) }
      }
    }
    add("text.viewfinder") { p in
      Self.corners(p)
      p.stroke(bars([(-22, 22, -14), (-22, 22, 2), (-22, 6, 18)]), 0.9)
    }
    add("text.word.spacing") { p in
      p.stroke(line(-50, -30, -50, 30) + line(50, -30, 50, 30) + line(-30, 0, 30, 0))
      p.stroke(open([(-18, -12), (-30, 0), (-18, 12)]) + open([(18, -12), (30, 0), (18, 12)]))
    }
    both("text.below.photo") { p, filled in
      p.at(0, -16, scale: 0.72) { Self.photo($0, filled, box(0, 0, 116 - $0.w, 86 - $0.w, 15)) }
      p.stroke(bars([(-40, 40, 30), (-40, 16, 46)]), 0.9)
    }
    add("text.redaction") { p in
      p.stroke(bars([(-48, 0, -36), (28, 48, -36), (-48, -18, -12), (-48, 48, 12), (-48, 8, 36)]), 0.9)
      p.fill(box(14, -12, 44, 15, 4))
    }
    both("text.rectangle") { p, filled in
      p.shape(SymbolContainer.rectangle.outline(p), filled: filled)
      p.lines(bars([(-34, 34, -18), (-34, 34, 0), (-34, 8, 18)]), on: filled)
    }
    both("text.rectangle.page") { p, filled in
      p.shape(box(0, 0, 84 - p.w, 106 - p.w, 15), filled: filled)
      p.lines(box(0, -20, 44, 30, 4) + bars([(-22, 22, 14), (-22, 6, 30)]), on: filled)
    }
    both("richtext.page") { p, filled in
      Self.document(p, filled, lined: false)
      p.spots(box(-10, 4, 20, 18, 3), on: filled)
      p.lines(bars([(10, 20, -2), (10, 20, 10), (-20, 20, 26), (-20, 6, 40)]), on: filled, 0.85)
    }
    for (name, isChecked) in [("checked", true), ("unchecked", false)] {
      add("checklist." + name, directional: true) { p in
        for y in [-26.0, 26] {
          p.shape(disk(-38, y, 14 - p.e / 2), filled: isChecked)
          if isChecked { p.cutStroke(open([(-44, y + 1), (-40, y + 5), (-32, y - 5)]), 0.7) }
        }
        p.secondary { $0.stroke(bars([(-8, 54 - p.e, -26), (-8, 54 - p.e, 26)])) }
      }
    }
    add("bold.italic.underline") { p in
      p.stroke(
        svg("M -50 20 V -22 H -40 C -28 -22 -28 -3 -40 -3 H -50 M -40 -3 C -24 -3 -24 20 -40 20 H -50"), 1.2)
      p.stroke(line(6, -24, -6, 22) + line(-4, -24, 14, -24) + line(-14, 22, 4, 22), 0.9)
      p.stroke(svg("M 28 -24 V 0 C 28 18 52 18 52 0 V -24") + line(26, 26, 54, 26), 0.9)
    }
    add("ellipsis.curlybraces") { p in
      let left = svg(
        "M -28 -44 C -42 -44 -44 -38 -44 -26 V -14 C -44 -5 -48 0 -56 0 C -48 0 -44 5 -44 14 V 26 C -44 38 -42 44 -28 44"
      )
      p.stroke(left + left.flipped)
      p.fill(spread(disk(0, 0, 5.5), [(-18, 0), (0, 0), (18, 0)]))
    }
    add("a.magnify") { p in
      p.stroke(disk(-9, -9, 34 - p.e))
      p.stroke(line(14 - p.e * 0.3, 14 - p.e * 0.3, 43 - p.e * 0.7, 43 - p.e * 0.7), 1.15)
      p.stroke(open([(-22, 7), (-9, -25), (4, 7)]) + line(-17, -3, -1, -3), 0.85)
    }
    add("sparkle.magnifyingglass") { p in
      p.stroke(disk(-9, -9, 34 - p.e))
      p.stroke(line(14 - p.e * 0.3, 14 - p.e * 0.3, 43 - p.e * 0.7, 43 - p.e * 0.7), 1.15)
      p.fill(Self.sparkle(21).moved(-9, -9))
    }
    both("sparkle.text.clipboard") { p, filled in
      p.shape(box(0, 4, 84 - p.w, 98 - p.w, 14), filled: filled)
      p.front(box(0, -42, 40, 22, 9), filled: filled)
      p.spots(Self.sparkle(17).moved(0, -6), on: filled)
      p.lines(bars([(-20, 20, 20), (-20, 8, 36)]), on: filled)
    }
    addSliders()
  }

  private mutating func addSliders() {
    func bars(_ rows: [(CGFloat, CGFloat, CGFloat)]) -> Path {
      rows.map { line($0.0, $0.2, $0.1, $0.2) }.reduce(Path(), +)
    }
    func sliders(_ p: SymbolPen, _ rows: [(CGFloat, CGFloat)], _ r: CGFloat) {
      for (y, x) in rows {
        p.stroke(line(-r, y, r, y), 0.9)
        p.clear(disk(x, y, 6), margin: p.e)
        p.stroke(disk(x, y, 7.5), 0.9)
      }
    }
    add("slider.horizontal.2.square", "slider.horizontal.2.square.on.square") { p in
      p.stroke(box(0, 0, 96 - p.w, 96 - p.w, 18))
      sliders(p, [(-15, 12), (15, -12)], 28)
    }
    add("slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath") { p in
      p.stroke(box(-6, -8, 102 - p.w, 76 - p.w, 14))
      sliders(p, [(-20, 10), (4, -14)], 30)
      p.clear(disk(34, 24, 22), margin: p.w * 0.7)
      for degrees in [0.0, 180] {
        p.stroke(arc(34, 24, 16, degrees + 20, degrees + 130), 0.9)
        let (x, y) = spot(34, 24, 16, degrees + 142)
        p.at(x, y) { q in q.rotated(degrees + 232) { $0.fill(closed([(-4, -9), (9, 1), (-5, 8)])) } }
      }
    }
    for (name, width) in [
      ("rectangle", 112.0), ("square.filled.and.square", 60), ("square.and.square.filled", 60),
    ] {
      add("slider.horizontal.below." + name) { p in
        if name == "rectangle" {
          p.stroke(box(0, -18, CGFloat(width) - p.w, 62 - p.w, 13))
        } else {
          for (i, x) in [-27.0, 27].enumerated() {
            p.shape(box(x, -20, 46 - p.w, 50 - p.w, 9), filled: (i == 0) == name.hasPrefix("square.filled"))
          }
        }
        p.stroke(line(-52 + p.e, 36, 52 - p.e, 36))
        p.clear(disk(-14, 36, 8), margin: p.e)
        p.stroke(disk(-14, 36, 10))
      }
    }
    both("switch.programmable") { p, filled in
      p.shape(box(0, 0, 96 - p.w, 96 - p.w, 18), filled: filled)
      p.lines(disk(0, 0, 27), on: filled)
      p.spots(box(0, -12, 9, 20, 4.5), on: filled)
    }
    both("rectangle.and.pencil.and.ellipsis") { p, filled in
      let body = svg("M 22 -24 H -42 Q -56 -24 -56 -10 V 20 Q -56 34 -42 34 H 42 Q 56 34 56 20 V 4")
      p.stroke(body)
      if filled { p.fill(box(0, 5, 108, 54, 12)) }
      p.spots(spread(disk(0, 6, 4.5), [(-40, 0), (-26, 0), (-12, 0)]), on: filled)
      p.at(32, -16, scale: 0.55) { q in
        q.clear(Self.pencilOutline, margin: q.w * 1.2)
        Self.pencil(q, false)
      }
    }
    both("rectangle.and.text.magnifyingglass", directional: true) { p, filled in
      p.shape(box(0, -6, 112 - p.w, 80 - p.w, 14), filled: filled)
      p.lines(bars([(-34, 24, -24), (-34, 2, -6), (-34, -8, 12)]), on: filled, 0.9)
      p.clear(disk(24, 14, 17), margin: p.w * 1.3)
      p.clear(line(36, 26, 52, 42), margin: p.w * 1.2)
      p.stroke(disk(24, 14, 16) + line(36, 26, 52, 42))
    }
  }
}

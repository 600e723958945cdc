import Foundation
import SashGeometry

/// More of text: lists, brackets, letters and the signs of money.
extension DesignBook {
  /// Marks that also stand in circles and squares.
  mutating func addMoney() {
    add("sterlingsign") { p in
      p.stroke(
        svg("M 22 -24 C 18 -36 8 -40 0 -38 C -14 -36 -18 -22 -14 -8 C -8 12 -10 26 -24 37 H 24")
          + line(-26, 2, 10, 2))
    }
    add("yensign") { p in
      p.stroke(
        open([(-30, -40), (0, -4), (30, -40)]) + line(0, -4, 0, 40) + line(-24, 4, 24, 4)
          + line(-24, 20, 24, 20))
    }
    add("yuansign", "chineseyuanrenminbisign") { p in
      p.stroke(open([(-30, -40), (0, -4), (30, -40)]) + line(0, -4, 0, 40) + line(-24, 10, 24, 10))
    }
    add("centsign") { p in
      p.stroke(arc(2, 0, 26 - p.e / 2, 48, 312) + line(2, -42, 2, 42))
    }
    add("indianrupeesign") { p in
      p.stroke(svg("M -24 -38 H 26 M -24 -18 H 26 M -24 -38 H -8 C 20 -38 20 2 -8 2 H -24 L 14 40"))
    }
    add("wonsign") { p in
      p.stroke(
        open([(-38, -36), (-20, 36), (0, -36), (20, 36), (38, -36)]) + line(-44, -10, 44, -10)
          + line(-44, 8, 44, 8))
    }
    add("rublesign") { p in
      p.stroke(svg("M -14 40 V -38 H 6 C 34 -38 34 4 6 4 H -28") + line(-28, 20, 10, 20))
    }
    add("turkishlirasign") { p in
      p.stroke(svg("M -12 -40 V 38 C 14 38 30 24 30 2") + line(-28, -2, 14, -22) + line(-28, 16, 14, -4))
    }
    add("francsign") { p in
      p.stroke(open([(24, -38), (-14, -38), (-14, 40)]) + line(-14, -4, 18, -4) + line(-28, 20, 6, 20))
    }
    add("lirasign") { p in
      p.stroke(
        svg("M 22 -24 C 18 -36 8 -40 0 -38 C -14 -36 -18 -22 -14 -8 C -8 12 -10 26 -24 37 H 24")
          + line(-28, -6, 10, -6) + line(-28, 10, 12, 10))
    }
    add("pesosign") { p in
      p.stroke(
        svg("M -14 40 V -38 H 4 C 32 -38 32 6 4 6 H -14") + line(-30, -24, 34, -24) + line(-30, -9, 34, -9))
    }
    add("pesetasign") { p in
      p.stroke(svg("M -14 40 V -38 H 4 C 32 -38 32 6 4 6 H -14") + line(-30, -16, 34, -16))
    }
    add("nairasign") { p in
      p.stroke(
        open([(-24, 40), (-24, -40), (24, 40), (24, -40)]) + line(-38, -9, 38, -9) + line(-38, 9, 38, 9))
    }
    add("shekelsign") { p in
      p.stroke(
        svg("M -32 36 V -34 H -8 C 6 -34 10 -26 10 -14 V 12")
          + svg("M -10 -12 V 36 H 12 C 26 36 32 28 32 14 V -34"))
    }
    add("dongsign") { p in
      p.stroke(disk(-2, 4, 20) + line(18, -40, 18, 24) + line(2, -30, 30, -30) + line(-22, 40, 24, 40))
    }
    add("hryvniasign") { p in
      p.stroke(
        svg("M -24 -26 C -18 -44 22 -44 22 -20 C 22 0 -22 0 -22 20 C -22 44 18 44 24 26")
          + line(-36, -8, 36, -8) + line(-36, 8, 36, 8))
    }
    add("tengesign") { p in p.stroke(line(-30, -40, 30, -40) + line(-30, -20, 30, -20) + line(0, -20, 0, 40))
    }
    add("bahtsign", "thaibahtsign") { p in
      p.stroke(
        svg("M -20 34 V -34 H 2 C 24 -34 24 -2 2 -2 H -20 M 2 -2 C 30 -2 30 34 2 34 H -20")
          + line(0, -46, 0, 46))
    }
    add("coloncurrencysign") { p in
      p.stroke(arc(2, 0, 30 - p.e / 2, 45, 315) + line(-14, 44, 8, -44) + line(4, 44, 26, -44), 0.9)
    }
    add("cedisign") { p in p.stroke(arc(2, 0, 30 - p.e / 2, 45, 315) + line(2, -46, 2, 46)) }
    add("guaranisign") { p in
      p.stroke(arc(0, 0, 30 - p.e / 2, 0, 310) + line(0, 0, 28, 0) + line(0, -46, 0, 46))
    }
    add("kipsign") { p in
      p.stroke(line(-16, -40, -16, 40) + open([(22, -40), (-14, 0), (22, 40)]) + line(-34, 0, 28, 0))
    }
    add("manatsign") { p in
      p.stroke(svg("M -36 36 C -36 -8 -22 -26 0 -26 C 22 -26 36 -8 36 36") + line(0, -42, 0, 36))
    }
    add("larisign") { p in
      p.stroke(
        svg("M 30 4 C 30 -22 16 -34 0 -34 C -18 -34 -32 -20 -32 2 C -32 22 -20 34 -4 36 H 30")
          + line(-8, -44, -8, 0) + line(8, -44, 8, 0))
    }
    add("florinsign") { p in
      p.stroke(svg("M 26 -36 C 8 -46 2 -28 -2 -6 C -6 18 -8 44 -28 38") + line(-20, -8, 18, -8))
    }
    add("brazilianrealsign") { p in
      p.stroke(svg("M -44 36 V -36 H -30 C -10 -36 -10 2 -30 2 H -44 M -28 2 L -12 36"))
      p.stroke(
        svg(
          "M 40 -16 C 38 -24 32 -28 25 -28 C 14 -28 8 -22 8 -14 C 8 2 42 0 42 16 C 42 26 34 31 25 31 C 15 31 9 26 7 18"
        ) + line(25, -40, 25, 42), 0.9)
    }
    add("australsign") { p in
      p.stroke(open([(-32, 40), (0, -40), (32, 40)]) + line(-40, 4, 40, 4) + line(-40, 20, 40, 20))
    }
    add("cruzeirosign") { p in
      p.stroke(arc(-8, 0, 28, 50, 310) + line(16, 28, 16, -4) + svg("M 16 6 C 20 -4 28 -6 36 -4"))
    }
    add("polishzlotysign") { p in
      p.stroke(
        open([(-40, -12), (-8, -12), (-40, 34), (-8, 34)]) + line(16, -44, 16, 34) + line(2, 4, 32, -14))
    }
    add("notequal") { p in
      let r = 40 - p.e
      p.stroke(line(-r, -14, r, -14) + line(-r, 14, r, 14) + line(-20, 38, 20, -38))
    }
    add("lessthanorequalto") { p in p.stroke(open([(32, -40), (-32, -10), (32, 20)]) + line(-32, 40, 32, 40))
    }
    add("greaterthanorequalto") { p in
      p.stroke(open([(-32, -40), (32, -10), (-32, 20)]) + line(-32, 40, 32, 40))
    }
    add("exclamationmark.3") { p in
      for x in [-27.0, 0, 27] {
        p.stroke(line(x, -40 + p.e, x, 12), 1.2)
        p.fill(disk(x, 37, 2.5 + p.w * 0.55))
      }
    }
    add("parentheses") { p in
      let left = svg("M -26 -44 C -48 -18 -48 18 -26 44")
      p.stroke(left + left.flipped)
    }
    add("fx") { p in
      p.stroke(
        svg("M -2 -40 C -16 -46 -24 -38 -26 -24 L -34 28 C -36 40 -42 46 -50 42") + line(-46, -12, -8, -12))
      p.stroke(line(4, -8, 36, 34) + line(38, -8, 2, 34))
    }
    add("translate") { p in
      p.stroke(
        line(-50, -32, 4, -32) + line(-23, -44, -23, -32)
          + svg("M -6 -30 C -8 -12 -26 4 -46 10 M -40 -30 C -34 -12 -18 0 -2 6"), 0.95)
      p.stroke(open([(4, 44), (26, -10), (48, 44)]) + line(11, 28, 41, 28))
    }
  }

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

import Foundation
import SashGeometry

/// Paper, pens and what lies on a desk.
extension DesignBook {
  mutating func addDeskThings() {
    addDrawing()
    addPapers()
    addSchool()
  }

  private mutating func addDrawing() {
    add("pencil.and.outline") { p in
      p.at(14, -12, scale: 0.86) { q in
        q.stroke(Self.pencilOutline)
        q.stroke(line(12, -28, 28, -12), 0.9)
        q.fill(closed([(-44, 44), (-40, 30), (-30, 40)]))
      }
      p.secondary { q in q.stroke(svg("M -46 -8 C -56 14 -56 46 -40 50 C -20 54 16 50 40 34"), 0.9) }
    }
    add("scribble.variable") { p in
      p.stroke(svg("M -48 4 C -36 -32 -16 -46 -18 -22 C -20 4 -36 34 -22 38"), 0.7)
      p.stroke(svg("M -22 38 C -4 40 0 -34 18 -34 C 32 -34 8 20 22 26"), 1.2)
      p.stroke(svg("M 22 26 C 32 30 40 16 48 0"), 1.7)
    }
    add("lasso") { p in
      p.stroke(oval(2, -14, 48 - p.e, 31 - p.e))
      let knot = disk(-26, 18, 10)
      p.cut(knot)
      p.stroke(knot)
      p.stroke(svg("M -28 28 C -30 38 -38 46 -48 48"))
    }
    add("lasso.badge.sparkles", "lasso.and.sparkles") { p in
      p.at(-6, 6, scale: 0.9) { q in
        q.secondary { r in
          r.stroke(oval(2, -14, 46, 29) + svg("M -28 18 C -24 30 -36 44 -48 46"))
        }
      }
      let star = Self.sparkle(20).moved(34, -32)
      p.clear(star, margin: p.w * 0.7)
      p.fill(star)
      p.fill(Self.sparkle(11).moved(50, -4))
    }
    add("lineweight") { p in
      p.stroke(line(-46, -36, 46, -36), 0.5)
      p.stroke(line(-46, -16, 46, -16), 0.9)
      p.stroke(line(-46, 7, 46, 7), 1.4)
      p.stroke(line(-45, 36, 45, 36), 2)
    }
    both("pencil.and.ruler") { p, filled in
      p.at(20, 2) { q in
        q.shape(box(0, 0, 34 - q.w, 104 - q.w, 6), filled: filled)
        let ticks = [-32.0, -16, 0, 16, 32].enumerated().map { i, y in
          line(-17, y, i % 2 == 0 ? -3 : -8, y)
        }.reduce(Path(), +)
        filled ? q.cutStroke(ticks, 0.75, cap: .butt) : q.stroke(ticks, 0.85)
      }
      p.at(-24, 2) { q in
        q.shape(
          rounded([(-11, -50, 5), (11, -50, 5), (11, 30, 2), (0, 52, 2), (-11, 30, 2)]), filled: filled)
        let band = line(-11, -34, 11, -34) + line(-11, 30, 11, 30)
        filled ? q.cutStroke(band, 0.75, cap: .butt) : q.stroke(band, 0.85, cap: .butt)
      }
    }
    add("eyedropper.full") { Self.eyedropper($0, 1) }
    add("eyedropper") { Self.eyedropper($0, 0) }
    add("eyedropper.halffull") { Self.eyedropper($0, 0.5) }
  }

  private static func eyedropper(_ p: SymbolPen, _ level: CGFloat) {
    p.rotated(45) { q in
      q.stroke(svg("M -11 -12 V 30 L -4 42 V 52 H 4 V 42 L 11 30 V -12"))
      if level > 0 {
        let top = 30 - 36 * level
        q.fill(closed([(-11, top), (11, top), (11, 30), (4, 42), (4, 50), (-4, 50), (-4, 42), (-11, 30)]))
      }
      q.stroke(line(-20, -14, 20, -14), 1.2)
      q.solid(svg("M -11 -18 V -38 C -11 -58 11 -58 11 -38 V -18 Z"))
    }
  }

  private mutating func addPapers() {
    both("doc.richtext") { p, filled in
      Self.document(p, filled, lined: false)
      let picture = box(-9, -2, 26, 20, 4)
      let rows = line(-22, 22, 22, 22) + line(-22, 37, 8, 37)
      filled ? p.cut(picture) : p.fill(picture)
      filled ? p.cutStroke(rows, 0.85) : p.stroke(rows, 0.85)
    }
    both("doc.zipper") { p, filled in
      Self.document(p, filled, lined: false)
      var teeth = Path()
      for (i, y) in stride(from: -44.0, through: 4, by: 10).enumerated() {
        teeth = teeth + box(i % 2 == 0 ? -16 : -10, y, 7, 7, 1)
      }
      let pull = box(-13, 24, 16, 24, 5)
      filled ? p.cut(teeth) : p.fill(teeth)
      filled ? p.cutStroke(pull, 0.8) : p.stroke(pull, 0.85)
    }
    both("doc.append") { p, filled in
      p.at(0, -12, scale: 0.8) { Self.document($0, filled, lined: true) }
      p.secondary { $0.stroke(svg("M -32 50 V 48 Q -32 42 -26 42 H 26 Q 32 42 32 48 V 50")) }
    }
    both("doc.viewfinder") { p, filled in
      Self.corners(p)
      p.at(0, 0, scale: 0.56) { Self.document($0, filled, lined: false) }
    }
    both("doc.badge.gearshape") { p, filled in
      p.secondary { Self.document($0, filled, lined: false) }
      let ground = disk(34, 32, 24)
      p.clear(ground, margin: p.w * 0.5)
      for i in 0..<8 { p.at(34, 32) { q in q.rotated(CGFloat(i) * 45) { $0.stroke(line(0, -14, 0, -20)) } } }
      p.stroke(disk(34, 32, 12))
    }
    both("doc.text.image") { p, filled in
      Self.document(p, filled, lined: false)
      let hills = rounded([(-24, 40), (-10, 18), (0, 30), (10, 20), (24, 40)], 2)
      let row = line(-22, -4, 8, -4)
      filled ? p.cut(hills) : p.fill(hills)
      filled ? p.cutStroke(row, 0.9) : p.stroke(row, 0.9)
    }
    both("calendar.day.timeline.left", directional: true) { p, filled in
      Self.timeline(p, filled)
    }
    both("calendar.day.timeline.leading", directional: true) { p, filled in Self.timeline(p, filled) }
    both("calendar.day.timeline.right", directional: true) { p, filled in
      p.mirrored { Self.timeline($0, filled) }
    }
    both("calendar.day.timeline.trailing", directional: true) { p, filled in
      p.mirrored { Self.timeline($0, filled) }
    }
    both("menucard") { p, filled in
      p.shape(svg("M -6 -46 L 30 -52 Q 38 -53 38 -45 V 45 Q 38 53 30 52 L -6 46 Z"), filled: filled)
      p.shape(svg("M -6 -46 H -28 Q -38 -46 -38 -36 V 36 Q -38 46 -28 46 H -6"), filled: filled)
      if filled { p.cutStroke(line(-6, -54, -6, 54), 0.8) }
      let rows = line(8, -22, 24, -24) + line(8, -4, 24, -5) + line(8, 14, 18, 14)
      filled ? p.cutStroke(rows, 0.85) : p.stroke(rows, 0.85)
    }
    both("magazine") { p, filled in
      p.shape(box(0, 0, 82 - p.w, 104 - p.w, 12), filled: filled)
      let title = line(-24, -32, 24, -32)
      let bust = disk(0, -4, 11) + svg("M -26 40 C -26 10 26 10 26 40 Z")
      filled ? p.cutStroke(title, 1.4) : p.stroke(title, 1.4)
      filled ? p.cut(bust) : p.fill(bust)
    }
    both("character.book.closed", "character.book.closed.he") { p, filled in
      p.shape(
        svg("M -26 -50 H 30 Q 38 -50 38 -42 V 50 H -24 Q -38 50 -38 36 V -38 Q -38 -50 -26 -50 Z"),
        filled: filled)
      let foot = svg("M -36 36 Q -36 26 -24 26 H 36")
      filled ? p.cutStroke(foot, 0.85, cap: .butt) : p.stroke(foot, 0.95)
      let letter = open([(-17, 12), (0, -34), (17, 12)]) + line(-11, -3, 11, -3)
      filled ? p.cutStroke(letter, 0.95) : p.stroke(letter)
    }
    both("bookmark.square") { p, filled in
      p.shape(SymbolContainer.square.outline(p), filled: filled)
      let mark = rounded([(-14, -24, 4), (14, -24, 4), (14, 26, 3), (0, 13, 2), (-14, 26, 3)])
      filled ? p.engrave(mark) : p.fill(mark)
    }
    add("rectangle.and.paperclip") { p in
      p.secondary { $0.stroke(box(4, 8, 104 - p.w, 76 - p.w, 13)) }
      let clip = svg(
        "M -22 -8 V 10 C -22 22 -40 22 -40 10 V -32 C -40 -52 -12 -52 -12 -32 V 12 C -12 36 -50 36 -50 12 V -20"
      )
      p.cutStroke(clip, 2.6)
      p.stroke(clip, 0.95)
    }
    both("square.and.arrow.down.on.square") { p, filled in
      p.secondary { $0.stroke(svg("M -26 34 H -32 Q -44 34 -44 22 V -8 Q -44 -20 -32 -20 H -30")) }
      p.at(8, 0, scale: 0.9) { q in
        q.stroke(
          svg(
            "M -14 -16 H -20 Q -32 -16 -32 -4 V 38 Q -32 50 -20 50 H 28 Q 40 50 40 38 V -4 Q 40 -16 28 -16 H 22"
          ))
        if filled { q.fill(box(4, 17, 70, 62, 10)) }
        let arrow = line(4, -52, 4, 22) + open([(-12, 6), (4, 22), (20, 6)])
        if filled { q.cutStroke(arrow, 2.6) }
        q.stroke(arrow)
      }
    }
  }

  private static func timeline(_ p: SymbolPen, _ filled: Bool) {
    p.shape(box(0, 0, 100 - p.w, 100 - p.w, 15), filled: filled)
    let marks = line(-24, -46, -24, 46)
    let hand = disk(-24, -12, 8)
    let reach = line(-24, -12, 40, -12)
    let rows = line(-6, 10, 30, 10) + line(-6, 28, 18, 28) + line(-6, -32, 26, -32)
    if filled {
      p.cutStroke(marks, 0.75, cap: .butt)
      p.cutStroke(reach, 0.9)
      p.cut(hand)
      p.cutStroke(rows, 0.8)
    } else {
      p.stroke(marks, 0.85, cap: .butt)
      p.stroke(reach)
      p.fill(hand)
      p.secondary { $0.stroke(rows, 0.85) }
    }
  }

  private mutating func addSchool() {
    add("studentdesk") { p in
      p.stroke(line(-50, -22, 50, -22), 1.3)
      p.stroke(open([(-40, -18), (-46, 40)]) + open([(40, -18), (46, 40)]))
      p.secondary { $0.stroke(svg("M -16 -16 V 4 H 16 V -16 M -12 6 L -16 40 M 12 6 L 16 40")) }
    }
    both("giftcard") { p, filled in
      p.shape(box(0, 0, 116 - p.w, 84 - p.w, 14), filled: filled)
      let ribbon = line(-24, -40, -24, 40) + line(-56, -8, 56, -8)
      let bow = svg(
        "M -24 -8 C -50 -8 -48 -30 -36 -30 C -28 -30 -24 -18 -24 -8 C -24 -18 -20 -30 -12 -30 C 0 -30 2 -8 -24 -8 L -38 16 M -24 -8 L -10 16"
      )
      filled ? p.cutStroke(ribbon + bow, 0.75, cap: .butt) : p.stroke(ribbon + bow, 0.85, cap: .butt)
    }
    add("creditcard.and.123") { p in
      p.at(0, -14, scale: 0.9) { q in
        q.secondary { r in
          r.stroke(box(0, 0, 116 - r.w, 76 - r.w, 13))
          r.fill(box(0, -14, 112, 12))
        }
      }
      p.clear(box(20, 32, 70, 30, 4), margin: p.w * 0.8)
      for (i, digit) in [1, 2, 3].enumerated() {
        p.stroke(Numeral.digit(digit).scaled(0.4).moved(-4 + CGFloat(i) * 24, 32), 0.9)
      }
    }
    both("wallet.bifold") { p, filled in
      p.shape(box(0, 6, 108 - p.w, 76 - p.w, 14), filled: filled)
      p.stroke(svg("M -44 -30 L 30 -44 Q 38 -46 38 -38 V -32"))
      let clasp = svg("M 52 -6 H 26 C 10 -6 10 20 26 20 H 52")
      filled ? p.cutStroke(clasp, 0.85, cap: .butt) : p.stroke(clasp)
      filled ? p.cut(disk(27, 7, 4)) : p.fill(disk(27, 7, 4))
    }
  }
}

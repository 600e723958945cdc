import Foundation
import SashGeometry

/// Sport, health, houses, food and animals.
extension DesignBook {
  mutating func addEveryday() {
    addSport()
    addHealth()
    addPlacesToGo()
    addHousehold()
    addWriting()
  }

  private mutating func addSport() {
    both("dumbbell") { p, filled in
      p.stroke(line(-20, 0, 20, 0), 1.2)
      for side in [-1.0, 1] {
        p.shape(box(27 * side, 0, 15 - p.e, 58 - p.w, 5), filled: filled)
        p.shape(box(45 * side, 0, 13 - p.e, 38 - p.w, 5), filled: filled)
        p.stroke(line(53 * side, 0, 57 * side, 0))
      }
    }
    both("basketball") { p, filled in
      let r = 50 - p.e
      p.shape(disk(0, 0, r), filled: filled)
      let seams = line(0, -r, 0, r) + line(-r, 0, r, 0) + arc(-62, 0, 44, -47, 47) + arc(62, 0, 44, 133, 227)
      filled ? p.cutStroke(seams, 0.75, cap: .butt) : p.stroke(seams, 0.85, cap: .butt)
    }
    both("soccerball") { p, filled in
      let r = 50 - p.e
      p.shape(disk(0, 0, r), filled: filled)
      let patch = closed((0..<5).map { spot(0, 0, 18, CGFloat($0) * 72 - 90) })
      var seams = Path()
      var edges = Path()
      for i in 0..<5 {
        let angle = CGFloat(i) * 72 - 90
        let (a, b) = (spot(0, 0, 18, angle), spot(0, 0, 34, angle))
        let (left, right) = (spot(0, 0, r + 1, angle - 22), spot(0, 0, r + 1, angle + 22))
        seams = seams + line(a.0, a.1, b.0, b.1)
        edges = edges + closed([b, left, spot(0, 0, r + 6, angle), right])
      }
      let inside = disk(0, 0, r)
      filled ? p.cut(patch) : p.fill(patch)
      filled ? p.cutStroke(seams, 0.7) : p.stroke(seams, 0.8)
      filled ? p.cut(edges.intersection(disk(0, 0, r - 3))) : p.fill(edges.intersection(inside))
    }
    both("football") { p, filled in
      p.rotated(-38) { q in
        q.shape(svg("M -56 0 C -34 -38 34 -38 56 0 C 34 38 -34 38 -56 0 Z"), filled: filled)
        let laces = line(-20, 0, 20, 0) + line(-12, -7, -12, 7) + line(0, -7, 0, 7) + line(12, -7, 12, 7)
        filled ? q.cutStroke(laces, 0.8) : q.stroke(laces, 0.85)
      }
    }
    both("puzzlepiece", "puzzlepiece.extension") { p, filled in
      p.shape(
        svg(
          """
          M -44 -22 Q -44 -28 -38 -28 H -16 C -22 -40 -14 -52 -2 -52 C 10 -52 18 -40 12 -28 H 32 Q 38 -28 38 -22 \
          V -4 C 48 -10 58 -2 58 9 C 58 20 48 28 38 22 V 40 Q 38 46 32 46 H -38 Q -44 46 -44 40 V 24 \
          C -34 28 -26 20 -26 10 C -26 0 -34 -8 -44 -4 Z
          """
        ).moved(-4, 2), filled: filled)
    }
    both("balloon") { p, filled in
      p.shape(oval(0, -16, 32 - p.e, 38 - p.e), filled: filled)
      p.fill(closed([(0, 18), (9, 30), (-9, 30)]))
      p.stroke(svg("M 0 30 C 8 38 -8 44 0 54"), 0.8)
      let shine = arc(0, -16, 20, 195, 255)
      filled ? p.cutStroke(shine, 0.8) : p.stroke(shine, 0.8)
    }
    both("rosette") { p, filled in
      p.shape(SymbolContainer.seal(33).moved(0, -16), filled: filled)
      filled ? p.cutStroke(disk(0, -16, 15), 0.8) : p.stroke(disk(0, -16, 15), 0.9)
      p.stroke(
        open([(-18, 16), (-28, 50), (-12, 42), (-2, 20)]) + open([(18, 16), (28, 50), (12, 42), (2, 20)]), 0.9
      )
    }
    for (name, isLeft) in [("leading", true), ("trailing", false)] {
      add("laurel." + name, directional: true) { p in
        func half(_ q: SymbolPen) {
          q.stroke(svg("M 18 50 C -20 40 -34 0 -14 -46"), 0.8)
          for (x, y, turn) in [
            (-30.0, -28.0, -112.0), (-36, -2, -140), (-28, 24, -168), (-8, 42, 165), (-6, -18, -40),
            (-8, 6, -58),
            (2, 26, -82),
          ] {
            q.at(x, y, scale: 1) {
              $0.rotated(turn) { $0.fill(svg("M -12 0 C -4 -9 6 -8 13 0 C 6 8 -4 9 -12 0 Z")) }
            }
          }
        }
        isLeft ? half(p) : p.mirrored(half)
      }
    }
  }

  private mutating func addHealth() {
    both("pill", "capsule.portrait.lefthalf") { p, filled in
      p.rotated(-45) { q in
        q.shape(box(0, 0, 112 - p.w, 52 - p.w, 26 - p.e), filled: filled)
        let half = line(0, -25, 0, 25)
        filled ? q.cutStroke(half, 0.9, cap: .butt) : q.stroke(half, cap: .butt)
      }
    }
    both("pills") { p, filled in
      p.at(-16, 6) { q in
        q.rotated(-62) { r in
          r.shape(box(0, 0, 88 - p.w, 42 - p.w, 21 - p.e), filled: filled)
          let half = line(0, -20, 0, 20)
          filled ? r.cutStroke(half, 0.9, cap: .butt) : r.stroke(half, cap: .butt)
        }
      }
      let tablet = disk(30, 22, 23)
      p.clear(tablet, margin: p.e + p.w * 0.7)
      p.shape(tablet, filled: filled)
      filled ? p.cutStroke(line(14, 38, 46, 6), 0.85) : p.stroke(line(14, 38, 46, 6))
    }
    both("bandage") { p, filled in
      p.rotated(-45) { q in
        q.shape(box(0, 0, 116 - p.w, 44 - p.w, 22 - p.e), filled: filled)
        let sides = line(-20, -21, -20, 21) + line(20, -21, 20, 21)
        filled ? q.cutStroke(sides, 0.75, cap: .butt) : q.stroke(sides, 0.9, cap: .butt)
        let dots = [(-7.0, -7.0), (7, -7), (-7, 7), (7, 7)].map { disk($0.0, $0.1, 3.6) }.reduce(Path(), +)
        filled ? q.cut(dots) : q.fill(dots)
      }
    }
    both("syringe") { p, filled in
      p.rotated(-45) { q in
        q.shape(box(-6, 0, 58, 30, 5), filled: filled)
        q.stroke(line(23, 0, 34, 0), 1.3)
        q.stroke(line(34, 0, 58, 0), 0.8)
        q.stroke(line(-35, 0, -54, 0) + line(-55, -13, -55, 13))
        let marks = line(-10, -14, -10, 0) + line(4, -14, 4, 0)
        filled ? q.cutStroke(marks, 0.75) : q.stroke(marks, 0.8)
      }
    }
    add("stethoscope") { p in
      p.stroke(svg("M -38 -44 H -44 V -20 C -44 4 -4 4 -4 -20 V -44 H -10"))
      p.stroke(svg("M -24 0 V 16 C -24 56 36 56 36 16 V 6"))
      p.stroke(disk(36, -6, 12))
    }
    both("eyes") { p, filled in
      for x in [-27.0, 27] {
        p.shape(oval(x, 0, 23 - p.e, 36 - p.e), filled: filled)
        filled ? p.cut(oval(x + 6, 6, 8, 12)) : p.fill(oval(x + 6, 6, 8, 12))
      }
    }
    both("ear") { p, filled in
      p.shape(
        svg(
          """
          M -30 -14 C -30 -40 -14 -52 4 -52 C 26 -52 36 -36 36 -18 C 36 6 14 12 12 30 C 10 46 0 52 -10 52 C -24 52 -30 40 \
          -28 26 C -26 14 -30 2 -30 -14 Z
          """), filled: filled)
      let inner = svg("M -14 -14 C -14 -28 -6 -36 4 -36 C 14 -36 20 -28 20 -18 C 20 -4 4 0 -2 14")
      filled ? p.cutStroke(inner, 0.85) : p.stroke(inner, 0.9)
    }
  }

  private mutating func addPlacesToGo() {
    both("building.columns") { p, filled in
      p.shape(rounded([(0, -50), (50, -24), (50, -18), (-50, -18), (-50, -24)], 3), filled: filled)
      for x in [-33.0, -11, 11, 33] { p.stroke(line(x, -4, x, 26), 1.3, cap: .butt) }
      p.stroke(line(-42, 32, 42, 32) + line(-50, 47, 50, 47))
    }
    both("building") { p, filled in
      p.shape(box(0, 0, 68 - p.w, 104 - p.w, 8), filled: filled)
      var windows = Path()
      for y in [-34.0, -14, 6] { for x in [-15.0, 0, 15] { windows = windows + box(x, y, 8, 10, 1.5) } }
      windows = windows + box(0, 38, 18, 24, 2)
      filled ? p.cut(windows) : p.fill(windows)
    }
    for (name, isRight) in [("right", true), ("left", false)] {
      both("signpost." + name) { p, filled in
        func sign(_ q: SymbolPen) {
          q.stroke(line(0, -52, 0, -40) + line(0, 2, 0, 52))
          q.shape(rounded([(-40, -38), (24, -38), (46, -19), (24, 0), (-40, 0)], 4), filled: filled)
        }
        isRight ? sign(p) : p.mirrored(sign)
      }
    }
    both("fuelpump") { p, filled in
      p.shape(box(-14, -2, 58 - p.w, 92 - p.w, 10), filled: filled)
      filled ? p.cut(box(-14, -24, 34, 24, 4)) : p.stroke(box(-14, -24, 32, 22, 3))
      p.stroke(line(-48, 46, 20, 46))
      p.stroke(svg("M 15 6 H 20 Q 27 6 27 13 V 28 C 27 40 45 40 45 28 V -16 L 28 -34"))
    }
    both("sailboat") { p, filled in
      p.shape(svg("M -48 26 H 48 C 44 42 36 48 24 48 H -24 C -36 48 -44 42 -48 26 Z"), filled: filled)
      p.shape(svg("M 2 -50 C 26 -32 40 -6 42 14 H 2 Z"), filled: filled)
      p.shape(svg("M -10 -34 C -18 -16 -30 2 -40 14 H -10 Z"), filled: filled)
    }
    both("ferry") { p, filled in
      p.shape(
        svg("M -46 4 L 0 -12 L 46 4 L 36 34 C 24 28 12 38 0 38 C -12 38 -24 28 -36 34 Z"), filled: filled)
      p.stroke(
        svg("M -28 -4 V -26 H 28 V -4") + line(-12, -26, -12, -42) + line(-12, -42, 12, -42)
          + line(12, -42, 12, -26))
      p.stroke(svg("M -50 46 C -36 54 -28 44 -16 48 C -6 52 6 52 16 48 C 28 44 36 54 50 46"), 0.9)
    }
    both("tram") { p, filled in
      p.shape(box(0, 0, 66 - p.w, 76 - p.w, 13), filled: filled)
      filled ? p.cut(box(0, -14, 44, 24, 4)) : p.stroke(line(-30, 4, 30, 4))
      let lamps = disk(-17, 21, 5) + disk(17, 21, 5)
      filled ? p.cut(lamps) : p.fill(lamps)
      p.stroke(line(-20, -50, 20, -50) + line(0, -50, 0, -38) + line(-20, 38, -28, 52) + line(20, 38, 28, 52))
    }
    add("water.waves") { p in
      for y in [-28.0, 0, 28] {
        p.stroke(
          svg("M -54 6 C -44 -10 -34 -10 -27 0 C -20 10 -10 10 0 0 C 10 -10 20 -10 27 0 C 34 10 44 10 54 -6")
            .moved(0, y))
      }
    }
    both("fish") { p, filled in
      p.shape(
        svg("M -56 0 C -40 -34 8 -36 24 -4 L 52 -26 C 48 -8 48 8 52 26 L 24 4 C 8 36 -40 34 -56 0 Z"),
        filled: filled)
      filled ? p.cut(disk(-30, -6, 5)) : p.fill(disk(-30, -6, 5))
      let gill = arc(-32, 0, 20, -42, 42)
      filled ? p.cutStroke(gill, 0.8) : p.stroke(gill, 0.85)
    }
  }

  private mutating func addHousehold() {
    both("sofa") { p, filled in
      p.shape(svg("M -36 -8 V -22 Q -36 -36 -22 -36 H 22 Q 36 -36 36 -22 V -8"), filled: false)
      if filled { p.fill(svg("M -36 0 V -22 Q -36 -36 -22 -36 H 22 Q 36 -36 36 -22 V 0 Z")) }
      let seat = svg(
        "M -56 4 C -56 -12 -36 -12 -36 4 V 10 H 36 V 4 C 36 -12 56 -12 56 4 V 26 Q 56 34 48 34 H -48 Q -56 34 -56 26 Z"
      )
      p.clear(seat, margin: filled ? p.w * 0.8 : 0)
      p.shape(seat, filled: filled)
      p.stroke(line(-42, 36, -42, 44) + line(42, 36, 42, 44))
    }
    both("lamp.desk") { p, filled in
      p.stroke(line(-34, 48, 26, 48) + line(-4, 46, -24, 4) + line(-24, 4, 8, -30))
      p.at(16, -30) { q in
        q.rotated(38) { $0.shape(svg("M -30 18 C -30 -26 30 -26 30 18 Z"), filled: filled) }
      }
    }
    both("bathtub") { p, filled in
      p.shape(svg("M -52 2 H 52 V 12 C 52 34 42 40 28 40 H -28 C -42 40 -52 34 -52 12 Z"), filled: filled)
      p.stroke(svg("M -44 2 V -34 C -44 -50 -20 -50 -20 -34 V -28") + line(-30, -24, -10, -24))
      p.stroke(line(-32, 42, -36, 50) + line(32, 42, 36, 50))
    }
    both("shower") { p, filled in
      p.stroke(svg("M 40 50 V -26 C 40 -54 -2 -54 -2 -26 V -18"))
      p.shape(svg("M -32 4 C -32 -24 28 -24 28 4 Z"), filled: filled)
      for (i, x) in [-26.0, -2, 22].enumerated() {
        p.stroke(line(x, 18, x - 2, 26) + line(x, 36 + CGFloat(i % 2) * 2, x - 2, 46))
      }
    }
    both("homepod") { p, filled in
      p.shape(
        svg(
          "M 0 -50 C 36 -50 44 -34 44 0 C 44 36 34 50 0 50 C -34 50 -44 36 -44 0 C -44 -34 -36 -50 0 -50 Z"),
        filled: filled)
      filled ? p.cut(oval(0, -34, 18, 6)) : p.stroke(oval(0, -34, 17, 5), 0.85)
    }
    both("fan") { p, filled in
      for i in 0..<3 {
        p.rotated(CGFloat(i) * 120) {
          $0.shape(svg("M -4 -12 C -24 -22 -22 -50 4 -50 C 26 -50 24 -24 8 -10 Z"), filled: filled)
        }
      }
      p.clear(disk(0, 0, 8), margin: p.w * 0.6)
      p.fill(disk(0, 0, 8))
    }
    both("tshirt") { p, filled in
      p.shape(
        rounded(
          [
            (-18, -42, 2), (-30, -40, 6), (-56, -14, 4), (-38, 4, 4), (-28, -4, 3), (-28, 44, 7), (28, 44, 7),
            (28, -4, 3),
            (38, 4, 4), (56, -14, 4), (30, -40, 6), (18, -42, 2), (0, -24, 16),
          ]), filled: filled)
    }
    both("birthday.cake") { p, filled in
      p.shape(svg("M -44 44 V 8 Q -44 -4 -32 -4 H 32 Q 44 -4 44 8 V 44 Z"), filled: filled)
      let icing = svg("M -44 18 C -34 32 -24 32 -15 18 C -6 32 6 32 15 18 C 24 32 34 32 44 18")
      filled ? p.cutStroke(icing, 0.85, cap: .butt) : p.stroke(icing, 0.9)
      p.stroke(line(-52, 46, 52, 46))
      for x in [-22.0, 0, 22] {
        p.stroke(line(x, -8, x, -26), 0.9)
        p.fill(svg("M 0 -50 C 6 -42 7 -34 0 -32 C -7 -34 -6 -42 0 -50 Z").moved(x, 0))
      }
    }
    both("carrot") { p, filled in
      p.shape(
        svg("M -46 50 C -44 20 -26 -14 -6 -18 C 14 -22 22 -6 18 10 C 12 30 -18 46 -46 50 Z"), filled: filled)
      p.stroke(svg("M 10 -16 C 8 -34 16 -44 26 -50 M 14 -12 C 28 -10 40 -14 50 -24 M 12 -14 L 36 -36"))
      let marks = line(-8, 4, 2, 10) + line(-26, 22, -16, 30)
      filled ? p.cutStroke(marks, 0.8) : p.stroke(marks, 0.85)
    }
  }

  private mutating func addWriting() {
    both("eraser") { p, filled in
      p.at(0, -4) { q in
        q.rotated(-40) { r in
          r.shape(box(0, 0, 96 - p.w, 46 - p.w, 9), filled: filled)
          filled
            ? r.cutStroke(line(-12, -22, -12, 22), 0.8, cap: .butt)
            : r.stroke(line(-12, -22, -12, 22), cap: .butt)
        }
      }
      p.stroke(line(-14, 48, 46, 48))
    }
    add("highlighter") { p in
      p.rotated(40) { q in
        q.stroke(svg("M -16 -54 H 16 V 2 L 10 18 H -10 L -16 2 Z"))
        q.fill(svg("M -9 22 H 9 V 36 L -9 44 Z"))
        q.stroke(line(-16, -2, 16, -2), 0.9, cap: .butt)
      }
      p.secondary { $0.stroke(line(-10, 48, 48, 48)) }
    }
    add("pencil.tip") { p in
      p.stroke(svg("M -32 46 V 30 L 0 -48 L 32 30 V 46"))
      p.fill(closed([(0, -50), (13, -18), (-13, -18)]))
      p.stroke(line(-30, 32, 30, 32), 0.9)
    }
    both("paintbrush.pointed") { p, filled in
      p.shape(rounded([(48, -54), (54, -48), (2, 16), (-14, 0)], 4), filled: filled)
      p.shape(
        svg("M -18 6 C -4 10 2 22 -2 34 C -8 50 -34 52 -52 44 C -36 40 -40 24 -34 14 C -30 8 -24 5 -18 6 Z"),
        filled: filled)
    }
    add("wand.and.rays") { p in
      p.stroke(line(-46, 46, 6, -6), 1.9)
      for i in 0..<8 where i != 3 {
        p.at(16, -16) { q in q.rotated(CGFloat(i) * 45 + 90) { $0.stroke(line(0, -20, 0, -34)) } }
      }
    }
    both("books.vertical") { p, filled in
      p.shape(box(-36, 0, 27 - p.w, 92 - p.w, 5), filled: filled)
      p.shape(box(-8, 6, 27 - p.w, 80 - p.w, 5), filled: filled)
      p.at(28, 4) { q in q.rotated(-14) { $0.shape(box(0, 0, 27 - p.w, 84 - p.w, 5), filled: filled) } }
    }
    both("text.book.closed") { p, filled in
      p.shape(
        svg("M -26 -50 H 30 Q 38 -50 38 -42 V 50 H -24 Q -38 50 -38 36 V -38 Q -38 -50 -26 -50 Z"),
        filled: filled)
      let foot = svg("M -36 36 Q -36 26 -24 26 H 36")
      filled ? p.cutStroke(foot, 0.85, cap: .butt) : p.stroke(foot, 0.95)
      let rows = line(-16, -26, 16, -26) + line(-16, -8, 8, -8)
      filled ? p.cutStroke(rows, 0.9) : p.stroke(rows, 0.9)
    }
    both("megaphone") { p, filled in
      p.shape(
        svg(
          """
          M -52 -14 Q -52 -22 -44 -22 H -16 L 36 -44 Q 42 -46 42 -40 V 32 Q 42 38 36 36 L -16 14 H -44 Q -52 14 -52 6 Z
          """), filled: filled)
      p.stroke(svg("M -34 16 L -28 46 H -12 L -16 18"))
      p.stroke(arc(44, -4, 12, -70, 70), 0.9)
    }
    add("signature") { p in
      p.stroke(
        svg(
          """
          M -46 22 C -20 -4 -2 -50 -16 -46 C -30 -42 -30 26 -14 26 C -4 26 -2 4 6 4 C 12 4 6 24 16 24 C 26 24 30 14 46 12
          """), 0.9)
      p.secondary { $0.stroke(line(-50, 44, 50, 44), 0.9) }
    }
    both("phone.down") { p, filled in
      p.shape(
        svg(
          """
          M -56 8 C -52 -12 -28 -24 0 -24 C 28 -24 52 -12 56 8 C 57 17 52 22 44 20 L 26 16 C 20 15 17 11 17 5 L 17 -3 \
          C 6 -6 -6 -6 -17 -3 L -17 5 C -17 11 -20 15 -26 16 L -44 20 C -52 22 -57 17 -56 8 Z
          """), filled: filled)
    }
  }
}

import Foundation
import SashGeometry

/// People beside things, and what hands do.
extension DesignBook {
  mutating func addPeopleAndHands() {
    addFigures()
    addHands()
    addSharing()
  }

  private mutating func addFigures() {
    add("figure.child") { p in
      p.fill(disk(0, -30, 13))
      p.stroke(
        svg(
          "M -30 -8 C -20 -4 -10 -4 -8 -4 V 14 L -16 44 M 30 -8 C 20 -4 10 -4 8 -4 V 14 L 16 44 M -8 -4 H 8 M -6 18 H 6"
        ), 1.2)
      p.fill(box(0, 6, 18, 24, 4))
    }
    add("figure.child.and.lock", "figure.child.and.lock.fill") { p in
      p.at(-18, 0) { q in
        q.fill(disk(0, -30, 13))
        q.stroke(
          svg(
            "M -28 -8 C -20 -4 -10 -4 -8 -4 V 14 L -16 44 M 28 -8 C 20 -4 10 -4 8 -4 V 14 L 16 44 M -6 18 H 6"
          ), 1.2)
        q.fill(box(0, 6, 18, 24, 4))
      }
      p.at(34, 22, scale: 0.55) { q in
        q.clear(box(0, 12, 66, 70, 10), margin: q.w)
        Self.lock(q, true, shackle: svg("M -19 -6 V -20 C -19 -48 19 -48 19 -20 V -6"), width: 1.5)
      }
    }
    add("figure.dress.line.vertical.figure") { p in
      p.fill(disk(-34, -42, 10) + disk(34, -42, 10))
      p.stroke(line(0, -50, 0, 50), 0.9)
      p.solid(rounded([(-42, -22), (-26, -22), (-14, 20), (-54, 20)], 3))
      p.stroke(
        line(-40, 20, -40, 48) + line(-28, 20, -28, 48) + line(-42, -20, -52, 4) + line(-26, -20, -16, 4), 1.2
      )
      p.stroke(svg("M 22 4 V -18 Q 22 -22 26 -22 H 42 Q 46 -22 46 -18 V 4"), 1.2)
      p.fill(box(34, -2, 17, 36, 3))
      p.stroke(line(29, 14, 29, 48) + line(39, 14, 39, 48), 1.3)
    }
    add("figure.stand.dress") { p in
      p.fill(disk(0, -42, 10))
      p.solid(rounded([(-9, -22), (9, -22), (21, 20), (-21, 20)], 3))
      p.stroke(line(-7, 20, -7, 48) + line(7, 20, 7, 48) + line(-9, -20, -22, 6) + line(9, -20, 22, 6), 1.2)
    }
    add("figure.walk.motion") { p in
      p.at(10, 0) { q in
        q.fill(disk(6, -46, 9.5))
        q.stroke(
          svg(
            "M 2 -28 L -4 8 L 12 22 L 18 48 M -4 8 L -12 28 L -26 46 M 2 -26 L -18 -16 L -22 4 M 4 -26 L 16 -8 L 30 -4"
          ), 1.3)
      }
      p.secondary {
        $0.stroke(line(-50, -34, -24, -34) + line(-54, -10, -34, -10) + line(-50, 14, -30, 14), 0.9)
      }
    }
    add("figure.walk.arrival", "figure.walk.departure") { p in
      p.at(-16, 0) { q in
        q.fill(disk(6, -46, 9.5))
        q.stroke(
          svg(
            "M 2 -28 L -4 8 L 12 22 L 18 48 M -4 8 L -12 28 L -26 46 M 2 -26 L -18 -16 L -22 4 M 4 -26 L 16 -8 L 30 -4"
          ), 1.3)
      }
      p.secondary { $0.stroke(line(46, -46, 46, 48)) }
    }
    both("person.crop.square.filled.and.at.rectangle") { p, filled in
      p.shape(box(0, 0, 118 - p.w, 86 - p.w, 15), filled: filled)
      p.spots(box(-26, 0, 44, 46, 8), on: filled)
      let bust = disk(-26, -6, 8.5) + svg("M -42 21 C -42 8 -34 5 -26 5 C -18 5 -10 8 -10 21 Z")
      filled ? p.fill(bust) : p.cut(bust)
      p.lines(disk(26, 0, 6) + arc(26, 0, 15, 30, 330) + svg("M 32 -5 V 2 C 32 9 41 9 41 0"), on: filled, 0.8)
    }
    both("person.icloud") { p, filled in
      p.shape(Self.cloud, filled: filled)
      p.spots(disk(0, -14, 11) + svg("M -22 24 C -22 8 -10 3 0 3 C 10 3 22 8 22 24 Z"), on: filled)
    }
    both("house.and.flag") { p, filled in
      p.at(-16, 10, scale: 0.76) { q in
        q.stroke(open([(-50, 2), (0, -42), (50, 2)]))
        q.shape(svg("M -36 -6 L 0 -38 L 36 -6 V 36 Q 36 46 26 46 H -26 Q -36 46 -36 36 Z"), filled: filled)
      }
      p.clear(line(36, -50, 36, 20), margin: p.w * 1.2)
      p.stroke(line(36, -50, 36, 20))
      p.shape(rounded([(36, -50), (59, -44), (59, -26), (36, -20)], 2), filled: filled)
    }
    both("theatermask.and.paintbrush") { p, filled in
      let mask = svg(
        "M -50 -30 C -34 -22 -10 -22 6 -30 Q 10 -31 10 -26 C 10 8 2 30 -22 42 C -46 30 -54 8 -54 -26 Q -54 -31 -50 -30 Z"
      )
      p.shape(mask, filled: filled)
      p.lines(
        svg(
          "M -42 -6 C -38 -11 -32 -11 -28 -6 M -16 -6 C -12 -11 -6 -11 -2 -6 M -38 12 C -30 24 -14 24 -6 12"),
        on: filled, 0.85)
      p.at(32, 4, scale: 0.62) { q in
        q.rotated(20) { r in
          let brush =
            box(0, -22, 22, 56, 8) + svg("M -15 12 H 15 C 22 26 14 44 0 54 C -14 44 -22 26 -15 12 Z")
          r.clear(brush, margin: r.w * 1.6)
          r.shape(brush, filled: true)
        }
      }
    }
    both("smiley") { p, filled in
      p.shape(disk(0, 0, 50 - p.e), filled: filled)
      p.spots(
        oval(-16, -14, 5, 7) + oval(16, -14, 5, 7)
          + svg("M -28 6 H 28 C 26 24 14 32 0 32 C -14 32 -26 24 -28 6 Z"), on: filled)
    }
  }

  private mutating func addHands() {
    let open5 = svg(
      "M -22 30 C -30 18 -40 8 -48 -2 C -54 -10 -44 -18 -37 -11 L -24 2 L -34 -32 C -36 -42 -23 -45 -20 -36 L -11 -8 L -10 -44 C -10 -54 4 -54 4 -44 L 5 -8 L 15 -38 C 18 -48 31 -44 28 -34 L 20 0 L 38 -18 C 45 -25 54 -17 48 -9 C 40 4 36 14 32 26 C 28 42 16 52 2 52 C -10 52 -16 42 -22 30 Z"
    )
    both("hand.pinch") { p, filled in
      p.shape(
        svg(
          "M -46 22 C -46 0 -34 -22 -16 -34 L 10 -50 C 19 -55 26 -44 18 -38 L 4 -27 L 38 -36 C 48 -38 51 -26 42 -23 L 14 -13 C 24 -12 28 -4 24 2 C 30 6 30 14 25 18 C 28 24 26 30 20 32 C 10 46 -4 50 -18 50 H -40 Q -46 50 -46 44 Z"
        ).moved(2, 0),
        filled: filled)
      p.lines(svg("M 14 -13 C 4 -10 -4 -6 -10 2 M 24 2 H 8 M 25 18 H 8"), on: filled, 0.75)
    }
    both("hand.point.up.left.and.text") { p, filled in
      p.at(16, 8, scale: 0.84) { q in
        q.shape(
          svg(
            "M -14 12 V -42 C -14 -53 2 -53 2 -42 V -12 L 26 -8 C 36 -6 40 0 40 10 V 18 C 40 38 28 51 8 51 C -8 51 -16 46 -24 34 L -38 14 C -43 6 -34 -2 -27 4 Z"
          ), filled: filled)
      }
      p.fill(spread(disk(-40, -40, 5), [(0, 0), (14, 0), (0, 16), (0, 32)]))
    }
  }

  private mutating func addSharing() {
    add("shareplay") { p in
      p.stroke(
        svg(
          "M -26 36 H -34 Q -50 36 -50 20 V -24 Q -50 -40 -34 -40 H 34 Q 50 -40 50 -24 V 20 Q 50 36 34 36 H 26"
        ))
      p.fill(
        disk(0, -12, 12)
          + svg("M -22 22 C -22 8 -10 4 0 4 C 10 4 22 8 22 22 Q 22 24 20 24 H -20 Q -22 24 -22 22 Z"))
      p.solid(closed([(0, 34), (16, 52), (-16, 52)]))
    }
    both("shared.with.you") { p, filled in
      p.shape(SymbolContainer.bubble.outline(p), filled: filled)
      for (x, r) in [(-17.0, 9.0), (17, 9)] {
        p.spots(
          disk(x, -17, r) + svg("M -15 16 C -15 4 -7 0 0 0 C 7 0 15 4 15 16 Z").moved(x, -5), on: filled)
      }
    }
    add("wand.and.sparkles") { p in
      p.stroke(line(-44, 46, 12, -10), 1.6)
      p.cutStroke(line(-6, -6, 10, 10), 0.6, cap: .butt)
      p.secondary { q in
        for (x, y, r) in [(-18.0, -32.0, 16.0), (38, 22, 14), (34, -34, 22)] {
          q.fill(Self.sparkle(r).moved(x, y))
        }
      }
    }
    add("wand.and.sparkles.inverse") { p in
      p.stroke(line(-44, 46, 12, -10), 1.6)
      p.secondary { q in
        for (x, y, r) in [(-18.0, -32.0, 16.0), (38, 22, 14), (34, -34, 22)] {
          q.fill(Self.sparkle(r).moved(x, y))
        }
      }
    }
    for (count, ys) in [(2, [-16.0, 12]), (3, [-26.0, -2, 22])] {
      add("square.\(count).layers.3d") { p in
        for (i, y) in ys.enumerated() {
          let tile = rounded([(0, y - 24), (50, y), (0, y + 24), (-50, y)], 5)
          if i == 0 {
            p.stroke(tile)
          } else {
            p.secondary {
              $0.stroke(
                svg("M -36 -7 L -48 -2 Q -52 0 -48 2 L -4 23 Q 0 25 4 23 L 48 2 Q 52 0 48 -2 L 36 -7").moved(
                  0, y))
            }
          }
        }
      }
      for (at, part) in ["top", "middle", "bottom"].enumerated() where count == 3 || at != 1 {
        let index = count == 2 && at == 2 ? 1 : at
        add("square.\(count).layers.3d.\(part).filled") { p in
          for (i, y) in ys.enumerated() {
            let tile = rounded([(0, y - 24), (50, y), (0, y + 24), (-50, y)], 5)
            if i == index { p.solid(tile) } else { p.stroke(tile) }
          }
        }
      }
    }
    both("envelope.front") { p, filled in
      p.shape(box(0, 0, 116 - p.w, 86 - p.w, 14), filled: filled)
      p.lines(
        box(35, -21, 16, 18, 3) + line(-36, -20, -10, -20) + line(-14, 6, 22, 6) + line(-14, 22, 10, 22),
        on: filled, 0.85)
    }
    both("mail") { p, filled in
      p.shape(box(0, 0, 116 - p.w, 86 - p.w, 14), filled: filled)
      p.lines(svg("M -52 -32 L -9 6 Q 0 13 9 6 L 52 -32"), on: filled)
    }
  }
}

import Foundation
import SashGeometry

/// People who stand, wave and belong together.
extension DesignBook {
  mutating func addPeopleTogether() {
    figure(
      "figure.wave", head: (4, -42),
      "M -10 -22 H 18 L 14 6 L 14 48 M -10 -22 L -6 6 L -6 48 M 18 -22 L 26 -2 L 26 12 M -10 -22 L -22 -24 L -30 -44"
    ) { p in
      p.stroke(arc(-24, -36, 18, 155, 235) + arc(-24, -36, 29, 160, 230), 0.85)
    }
    figure(
      "figure.arms.open", head: (0, -42),
      "M -48 -32 L -14 -20 H 14 L 48 -32 M -12 -20 L -8 8 L -14 48 M 12 -20 L 8 8 L 14 48 M -8 8 H 8")
    figure(
      "figure.roll", "figure.roll.runningpace", head: (4, -44),
      "M -2 -28 L -4 2 L 20 2 L 30 30 L 40 28 M -2 -22 L 12 -8 L 24 -14"
    ) { p in
      p.stroke(arc(-8, 22, 25, -120, 190))
    }
    /// One who stands, of a size, with the hands where they are told.
    func standing(
      _ p: SymbolPen, _ x: CGFloat, _ scale: CGFloat, left: (CGFloat, CGFloat), right: (CGFloat, CGFloat)
    ) {
      let foot: CGFloat = 48
      let top = foot - 92 * scale
      p.fill(disk(x, top, 9.5 * max(scale, 0.75)))
      let (shoulder, hip) = (top + 20 * scale, foot - 44 * scale)
      let (wide, narrow) = (10 * scale, 7 * scale)
      p.stroke(
        open([left, (x - wide, shoulder), (x + wide, shoulder), right])
          + open([(x - wide, shoulder), (x - narrow, hip), (x - wide, foot)])
          + open([(x + wide, shoulder), (x + narrow, hip), (x + wide, foot)])
          + line(x - narrow, hip, x + narrow, hip), 1.1)
    }
    add("figure.and.child.holdinghands") { p in
      standing(p, -18, 1, left: (-38, 10), right: (10, 16))
      p.secondary { standing($0, 28, 0.58, left: (10, 16), right: (42, 30)) }
    }
    add("figure.2.and.child.holdinghands") { p in
      standing(p, -38, 1, left: (-58, 10), right: (-16, 14))
      standing(p, 38, 1, left: (16, 14), right: (58, 10))
      p.secondary { standing($0, 0, 0.56, left: (-16, 14), right: (16, 14)) }
    }
    add("figure.2") { p in
      standing(p, -24, 1, left: (-44, 10), right: (-8, 6))
      standing(p, 24, 1, left: (8, 6), right: (44, 10))
    }
    both("person.line.dotted.person") { p, filled in
      for side in [-1.0, 1] { p.at(40 * side, 0, scale: 0.66) { Self.person($0, filled) } }
      p.secondary { q in for y in [-28.0, -9, 10, 29] { q.stroke(line(0, y - 2, 0, y + 2), 0.9) } }
    }
    both("person.wave.2") { p, filled in
      p.at(-26, 4, scale: 0.86) { Self.person($0, filled) }
      p.secondary { q in
        for (i, r) in [30.0, 48].enumerated() { q.step(i) { $0.stroke(arc(-8, -16, r, -38, 38)) } }
      }
    }
    both("person.2.wave.2") { p, filled in
      for side in [-1.0, 1] { p.at(50 * side, 0, scale: 0.66) { Self.person($0, filled) } }
      p.secondary { $0.stroke(arc(-28, -10, 18, -42, 42) + arc(28, -10, 18, 138, 222)) }
    }
    both("person.2.square.stack", "person.2.crop.square.stack") { p, filled in
      p.secondary { $0.stroke(line(-30, -50, 30, -50) + line(-40, -36, 40, -36), 0.9) }
      p.shape(box(0, 14, 104 - p.w, 74 - p.w, 14), filled: filled)
      let people =
        disk(-15, 3, 9.5) + svg("M -33 36 C -33 15 3 15 3 36 Z") + disk(18, 6, 7.5)
        + svg("M 9 20 C 20 13 34 20 34 36 H 11 C 12 30 11 24 9 20 Z")
      filled ? p.engrave(people) : p.fill(people)
    }
    both("rectangle.stack.person.crop", "person.crop.square.stack", "person.crop.rectangle.stack") {
      p, filled in
      p.secondary { $0.stroke(line(-30, -50, 30, -50) + line(-40, -36, 40, -36), 0.9) }
      let frame = box(0, 14, 104 - p.w, 74 - p.w, 14)
      p.shape(frame, filled: filled)
      let bust = disk(0, 2, 12) + svg("M -26 44 C -26 14 26 14 26 44 Z")
      filled
        ? p.engrave(bust.intersection(box(0, 14, 90, 66))) : p.fill(bust.intersection(box(0, 14, 100, 70)))
    }
    addPersonsWithMarks()
  }

  /// A mark beside a filled person, as in `person.fill.checkmark`.
  private mutating func addPersonsWithMarks() {
    let marks: [(String, (SymbolPen) -> Void)] = [
      ("checkmark", { $0.stroke(open([(28, -12), (37, -2), (54, -26)])) }),
      ("xmark", { $0.stroke(line(30, -24, 52, -2) + line(30, -2, 52, -24)) }),
      (
        "questionmark",
        { p in
          p.stroke(svg("M 31 -24 C 31 -40 54 -40 54 -24 C 54 -14 42 -14 42 -4"))
          p.fill(disk(42, 10, 1.4 + p.w * 0.55))
        }
      ),
    ]
    for (name, mark) in marks {
      add("person.fill." + name) { p in
        p.secondary { q in q.at(-16, 0) { Self.person($0, true) } }
        mark(p)
      }
      add("person." + name) { p in
        p.secondary { q in q.at(-16, 0) { Self.person($0, false) } }
        mark(p)
      }
      add("person.fill.\(name).rtl") { p in
        p.secondary { q in q.at(16, 0) { Self.person($0, true) } }
        p.at(-84, 0) { mark($0) }
      }
    }
    for (name, draw) in [
      ("person.fill.viewfinder", true), ("person.viewfinder", false),
    ] {
      add(name) { p in
        Self.corners(p)
        p.at(0, 2, scale: 0.6) { Self.person($0, draw) }
      }
    }
  }
}

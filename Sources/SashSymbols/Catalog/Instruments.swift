import Foundation
import SashGeometry

/// What measures, sounds and is turned by hand.
extension DesignBook {
  mutating func addInstruments() {
    addMeasures()
    addMusic()
    addLaboratory()
  }

  /// A dial whose needle points to degrees.
  private static func gauge(_ p: SymbolPen, _ degrees: CGFloat, dots: Bool) {
    p.stroke(disk(0, 0, 50 - p.e))
    let (x, y) = spot(0, 8, 30, degrees)
    p.stroke(line(0, 8, x, y), 1.1)
    p.fill(disk(0, 8, 9))
    guard dots else { return }
    for place in [150.0, 195, 240, 300, 345, 30]
    where abs(place - degrees) > 25 && abs(place - degrees - 360) > 25 {
      let (x, y) = spot(0, 8, 31, place)
      p.fill(disk(x, y, 4))
    }
  }

  private mutating func addMeasures() {
    for (name, degrees) in [
      ("gauge.high", 335.0), ("gauge.low", 205), ("gauge.with.dots.needle.67percent", 315),
      ("gauge.with.dots.needle.100percent", 350), ("gauge.with.dots.needle.0percent", 190),
      ("gauge.with.dots.needle.50percent", 270), ("gauge.with.dots.needle.bottom.50percent", 270),
      ("gauge.with.dots.needle.bottom.0percent", 200), ("gauge.with.dots.needle.bottom.100percent", 340),
    ] {
      add(name) { Self.gauge($0, degrees, dots: true) }
    }
    both("gauge.with.needle") { p, filled in
      p.shape(disk(0, 0, 50 - p.e), filled: filled)
      let needle = line(0, 14, 16, -24)
      filled ? p.cutStroke(needle, 1.1) : p.stroke(needle, 1.1)
      filled ? p.cut(disk(0, 12, 9)) : p.fill(disk(0, 12, 9))
    }
    add("gauge.open.with.lines.needle.33percent") { p in
      p.stroke(arc(0, 8, 48 - p.e, 150, 390))
      p.stroke(line(0, 8, -14, -20), 1.1)
      p.fill(disk(0, 8, 9))
    }
    add("barometer") { p in
      p.stroke(disk(0, 0, 50 - p.e))
      p.stroke(line(-10, 16, 14, -22), 1.1)
      p.fill(disk(0, 0, 8))
      for degrees in [150.0, 190, 230, 270, 345, 30] {
        let (a, b) = (spot(0, 0, 32, degrees), spot(0, 0, 38, degrees))
        p.secondary { $0.stroke(line(a.0, a.1, b.0, b.1), 0.85) }
      }
    }
    for (name, degrees) in [("dial.medium", 270.0), ("dial.high", 45)] {
      both(name) { p, filled in
        p.shape(disk(0, 4, 30 - p.e), filled: filled)
        let (a, b) = (spot(0, 4, 12, degrees), spot(0, 4, 23, degrees))
        let hand = line(a.0, a.1, b.0, b.1)
        filled ? p.cutStroke(hand) : p.stroke(hand)
        for i in 0..<7 {
          let (x, y) = spot(0, 4, 44, 150 + CGFloat(i) * 40)
          p.fill(disk(x, y, p.e * 1.1))
        }
      }
    }
    add("gyroscope") { p in
      p.stroke(disk(0, 0, 50 - p.e))
      p.stroke(oval(0, 0, 50 - p.e, 17) + oval(0, 0, 17, 50 - p.e), 0.85)
      p.fill(disk(0, 0, 8))
    }
    both("metronome") { p, filled in
      p.shape(rounded([(-15, -50, 8), (15, -50, 8), (38, 50, 9), (-38, 50, 9)]), filled: filled)
      let base = line(-30, 24, 30, 24)
      filled ? p.cutStroke(base, 0.8, cap: .butt) : p.stroke(base, cap: .butt)
      let rod = line(0, 20, 30, -34)
      p.cutStroke(rod, filled ? 2.6 : 2.2)
      p.stroke(rod)
      p.fill(box(0, 0, 17, 11, 3).turned(-61).moved(21, -18))
    }
    both("ruler.horizontal") { p, filled in
      p.shape(box(0, 0, 120 - p.w, 48 - p.w, 8), filled: filled)
      let ticks = [-40.0, -20, 0, 20, 40].enumerated().map { i, x in line(x, -24, x, i % 2 == 0 ? 0 : -8) }
        .reduce(Path(), +)
      filled ? p.cutStroke(ticks, 0.75, cap: .butt) : p.stroke(ticks, 0.85)
    }
    both("deskclock") { p, filled in
      p.shape(disk(0, -4, 44 - p.e), filled: filled)
      let hands = open([(0, -28), (0, -2), (-16, -2)])
      filled ? p.engraveStroke(hands) : p.stroke(hands)
      p.stroke(line(-24, 36, -32, 50) + line(24, 36, 32, 50), 1.1)
    }
    both("alarm.waves.left.and.right") { p, filled in
      p.at(0, 2, scale: 0.74) { q in
        q.shape(disk(0, 4, 42 - q.e), filled: filled)
        let hands = open([(0, -18), (0, 6), (-14, 6)])
        filled ? q.cutStroke(hands, 1.2) : q.stroke(hands, 1.2)
        for side in [-1.0, 1] {
          q.stroke(line(28 * side, 36, 36 * side, 46))
          q.fill(arc(34 * side, -34, 14, side > 0 ? -125 : 125, side > 0 ? 35 : 305))
        }
      }
      p.secondary { $0.stroke(arc(0, 4, 52, -28, 28) + arc(0, 4, 52, 152, 208)) }
    }
  }

  private mutating func addMusic() {
    both("amplifier") { p, filled in
      p.shape(box(0, 0, 100 - p.w, 96 - p.w, 13), filled: filled)
      let rule = line(-50, -22, 50, -22)
      filled ? p.cutStroke(rule, 0.8, cap: .butt) : p.stroke(rule, cap: .butt)
      let knobs = [-28.0, -9, 10, 29].map { disk($0, -34, 4.5) }.reduce(Path(), +)
      filled ? p.cut(knobs) : p.fill(knobs)
      filled ? p.cutStroke(disk(0, 13, 21), 0.9) : p.stroke(disk(0, 13, 21))
      filled ? p.cut(disk(0, 13, 6)) : p.fill(disk(0, 13, 6))
    }
    add("pianokeys") { p in
      p.stroke(box(0, 0, 108 - p.w, 84 - p.w, 11))
      p.stroke(line(-18, -8, -18, 40) + line(18, -8, 18, 40), 0.9, cap: .butt)
      for x in [-18.0, 18] { p.fill(box(x, -20, 19, 44, 3)) }
    }
    add("pianokeys.inverse") { p in
      p.solid(box(0, 0, 108 - p.w, 84 - p.w, 11))
      p.cutStroke(line(-18, 0, -18, 46) + line(18, 0, 18, 46), 0.8, cap: .butt)
      for x in [-18.0, 18] { p.cut(box(x, -18, 17, 42, 3)) }
    }
    add("tuningfork") { p in
      p.stroke(svg("M -22 -50 V -14 C -22 14 22 14 22 -14 V -50") + line(0, 8, 0, 50), 1.15)
    }
    both("guitars") { p, filled in
      func guitar(_ q: SymbolPen) {
        let body = svg(
          """
          M -12 -6 C -4 -10 4 -10 12 -6 C 18 0 14 8 18 14 C 28 22 28 48 0 50 C -28 48 -28 22 -18 14 C -14 8 -18 0 -12 -6 Z
          """)
        q.clear(body, margin: q.e + q.w * 0.4)
        q.shape(body, filled: filled)
        q.stroke(line(0, -8, 0, -44), 1.2)
        q.stroke(line(-7, -50, 7, -50), 1.6)
        filled ? q.cut(disk(0, 18, 7)) : q.fill(disk(0, 18, 6))
      }
      p.secondary { q in q.at(22, 2, scale: 0.94) { r in r.rotated(24) { guitar($0) } } }
      p.at(-16, 0) { r in r.rotated(-12) { guitar($0) } }
    }
    both("radio") { p, filled in
      p.shape(box(0, 12, 112 - p.w, 70 - p.w, 13), filled: filled)
      p.stroke(line(-34, -22, 36, -50))
      filled ? p.cutStroke(disk(24, 14, 15), 0.9) : p.stroke(disk(24, 14, 15))
      let rows = line(-38, -2, -12, -2) + line(-38, 12, -12, 12) + line(-38, 26, -12, 26)
      filled ? p.cutStroke(rows, 0.85) : p.stroke(rows, 0.9)
    }
    for (name, isLeft) in [("wave.3.right", false), ("wave.3.left", true)] {
      add(name) { p in
        func waves(_ q: SymbolPen) {
          for (i, r) in [18.0, 44, 70].enumerated() { q.step(i) { $0.stroke(arc(-36, 0, r, -44, 44)) } }
        }
        isLeft ? p.mirrored(waves) : waves(p)
      }
    }
    for (name, directions) in [("wave.3.up", 270.0), ("wave.3.down", 90)] {
      add(name) { p in
        p.rotated(directions) { q in
          for (i, r) in [18.0, 44, 70].enumerated() { q.step(i) { $0.stroke(arc(-36, 0, r, -44, 44)) } }
        }
      }
    }
  }

  private mutating func addLaboratory() {
    both("testtube.2") { p, filled in
      for (x, turn, level) in [(-16.0, 22.0, 22.0), (22, 22, 6)] {
        p.at(x, 0) { q in
          q.rotated(turn) { r in
            r.stroke(svg("M -12 -44 V 34 C -12 52 12 52 12 34 V -44") + line(-19, -46, 19, -46))
            r.fill(
              Path { $0.addPath(svg("M -12 0 V 34 C -12 52 12 52 12 34 V 0 Z")) }.intersection(
                box(0, 60 + (filled ? -20 : level), 60, 120)))
          }
        }
      }
    }
    both("cross.vial") { p, filled in
      p.shape(box(0, 12, 72 - p.w, 76 - p.w, 12), filled: filled)
      p.shape(box(0, -38, 60 - p.w, 22, 6), filled: filled)
      let mark = line(-15, 12, 15, 12) + line(0, -3, 0, 27)
      filled ? p.cutStroke(mark, 1.3) : p.stroke(mark, 1.3)
    }
    both("ivfluid.bag") { p, filled in
      p.shape(
        svg(
          "M -26 -38 H 26 Q 32 -38 32 -32 V 8 C 32 20 22 24 14 26 H -14 C -22 24 -32 20 -32 8 V -32 Q -32 -38 -26 -38 Z"
        ), filled: filled)
      p.stroke(line(0, -50, 0, -38) + line(0, 26, 0, 52))
      let mark = line(-12, -8, 12, -8) + line(0, -20, 0, 4)
      filled ? p.cutStroke(mark, 1.1) : p.stroke(mark, 1.1)
    }
    both("wrench.adjustable") { p, filled in
      p.rotated(45) { q in
        q.shape(
          svg(
            """
            M -26 -50 Q -30 -52 -30 -46 V -30 C -30 -16 -20 -8 -12 -6 V 44 C -12 56 12 56 12 44 V -6 C 22 -10 30 -20 30 -32 \
            V -46 Q 30 -52 24 -50 L 12 -44 V -28 H -12 V -44 Z
            """), filled: filled)
        filled ? q.cut(disk(0, 38, 5)) : q.fill(disk(0, 38, 4.5))
        let jaw = line(12, -28, 30, -28)
        filled ? q.cutStroke(jaw, 0.8, cap: .butt) : q.stroke(jaw, 0.9)
      }
    }
    add("gearshape.arrow.triangle.2.circlepath") { p in
      p.fill(disk(0, 0, 21))
      for i in 0..<8 { p.rotated(CGFloat(i) * 45) { $0.stroke(line(0, -20, 0, -25), 1.3) } }
      p.cut(disk(0, 0, 9))
      p.secondary { q in
        for degrees in [0.0, 180] {
          q.stroke(arc(0, 0, 45, degrees + 24, degrees + 140))
          let (x, y) = spot(0, 0, 45, degrees + 142)
          q.at(x, y) { $0.rotated(degrees + 232) { $0.fill(rounded([(-5, -14), (16, 2), (-5, 14)], 2)) } }
        }
      }
    }
    add("wand.and.rays.inverse") { p in
      p.stroke(line(-46, 46, 6, -6), 1.9)
      p.cutStroke(line(-44, 44, -12, 12), 0.7)
      for i in 0..<8 where i != 3 {
        p.secondary {
          $0.at(16, -16) { q in q.rotated(CGFloat(i) * 45 + 90) { $0.stroke(line(0, -20, 0, -34)) } }
        }
      }
    }
    add("crop.rotate") { p in
      p.at(0, 0, scale: 0.66) { q in
        q.stroke(svg("M -26 -50 V 16 Q -26 26 -16 26 H 50") + svg("M -50 -26 H 16 Q 26 -26 26 -16 V 50"), 1.4)
      }
      p.secondary { q in
        for degrees in [-88.0, 92] {
          q.stroke(arc(0, 0, 50 - q.e, degrees, degrees + 66))
          let (x, y) = spot(0, 0, 50 - q.e, degrees)
          q.at(x, y) { $0.rotated(degrees - 90) { $0.fill(rounded([(-4, -12), (15, 1), (-4, 12)], 2)) } }
        }
      }
    }
  }
}

import Foundation
import SashGeometry

/// What sport is played with.
extension DesignBook {
  mutating func addBalls() {
    func ball(_ name: String, _ seams: @escaping (CGFloat) -> Path) {
      both(name) { p, filled in
        let r = 50 - p.e
        p.shape(disk(0, 0, r), filled: filled)
        let lines = seams(r)
        let inside = disk(0, 0, r)
        filled
          ? p.cutStroke(lines, 0.75)
          : p.fill(
            lines.outlined(StrokeStyle(lineWidth: p.w * 0.85, lineCap: .round), tolerance: 0.02).intersection(
              inside))
      }
    }
    ball("baseball") { _ in
      var path = arc(-58, 0, 40, -51, 51) + arc(58, 0, 40, 129, 231)
      for degrees in [-36.0, -12, 12, 36] {
        for (x, turn) in [(-58.0, degrees), (58, 180 - degrees)] {
          let (a, b) = (spot(x, 0, 34, turn), spot(x, 0, 46, turn))
          path = path + line(a.0, a.1, b.0, b.1)
        }
      }
      return path
    }
    ball("tennisball") { _ in arc(-34, -34, 48, -26, 116) + arc(34, 34, 48, 154, 296) }
    ball("volleyball") { r in
      (0..<3).map { i -> Path in
        let turn = CGFloat(i) * 120
        return (svg("M 0 0 C -4 -20 10 -36 30 -38") + svg("M -26 -2 C -28 -30 -8 -46 12 -47")).turned(turn)
      }.reduce(Path(), +)
    }
    both("american.football", "americanfootball") { p, filled in Self.oblong(p, filled) }
    both("rugbyball", "australian.football") { p, filled in
      p.rotated(-38) { q in
        q.shape(svg("M -56 0 C -40 -38 40 -38 56 0 C 40 38 -40 38 -56 0 Z"), filled: filled)
        let seams = svg("M -56 0 C -20 -16 20 -16 56 0") + line(0, -28, 0, -12)
        filled ? q.cutStroke(seams, 0.8, cap: .butt) : q.stroke(seams, 0.85)
      }
    }
    both("cricket.ball") { p, filled in
      p.shape(disk(0, 0, 50 - p.e), filled: filled)
      let seams = [-12.0, 0, 12].map { line($0 - 26, $0 + 26, $0 + 26, $0 - 26) }.reduce(Path(), +)
      filled ? p.cutStroke(seams, 0.7) : p.stroke(seams, 0.75)
    }
    both("bowling.ball") { p, filled in
      p.shape(disk(0, 0, 50 - p.e), filled: filled)
      let holes = disk(2, -26, 6) + disk(22, -18, 6) + disk(6, -6, 6)
      filled ? p.cut(holes) : p.fill(holes)
    }
    add("tennis.racket") { p in
      p.rotated(42) { q in
        let face = oval(0, -18, 26 - q.e, 34 - q.e)
        q.stroke(face)
        let strings =
          [-12.0, 0, 12].map { line($0, -60, $0, 20) }.reduce(Path(), +)
          + [-36.0, -24, -12, 0].map { line(-30, $0, 30, $0) }.reduce(Path(), +)
        q.secondary { r in
          r.fill(
            strings.outlined(StrokeStyle(lineWidth: r.w * 0.6), tolerance: 0.02).intersection(
              oval(0, -18, 26 - r.w, 34 - r.w)))
        }
        q.stroke(line(0, 17, 0, 52), 1.5)
      }
    }
    both("sportscourt") { p, filled in
      p.shape(box(0, 0, 118 - p.w, 80 - p.w, 12), filled: filled)
      let marks =
        line(0, -40, 0, 40) + disk(0, 0, 14) + svg("M -58 -17 H -40 V 17 H -58")
        + svg("M 58 -17 H 40 V 17 H 58")
      filled ? p.cutStroke(marks, 0.8, cap: .butt) : p.stroke(marks, 0.85, cap: .butt)
    }
    both("skateboard") { p, filled in
      p.stroke(svg("M -54 -20 C -46 -2 -42 0 -34 0 H 34 C 42 0 46 -2 54 -20"), filled ? 1.5 : 1)
      for x in [-26.0, 26] {
        p.shape(disk(x, 20, 12 - p.e), filled: filled)
        p.stroke(line(x, 2, x, 8))
      }
    }
    both("skis") { p, filled in
      for (x, turn) in [(-11.0, 10.0), (11, -10)] {
        p.at(x, 0) { q in
          q.rotated(turn) { r in
            r.shape(svg("M -7 50 V -34 C -7 -46 -4 -54 0 -54 C 4 -54 7 -46 7 -34 V 50 Z"), filled: filled)
          }
        }
      }
      for side in [-1.0, 1] {
        p.stroke(line(38 * side, -40, 42 * side, 46) + line(36 * side, 36, 48 * side, 35), 0.85)
      }
    }
    both("snowboard") { p, filled in
      p.rotated(40) { q in
        q.shape(box(0, 0, 36 - q.w, 116 - q.w, 18 - q.e), filled: filled)
        let straps = line(-10, -24, 10, -18) + line(-10, 18, 10, 24)
        filled ? q.cutStroke(straps, 1.1) : q.stroke(straps, 1.1)
      }
    }
    both("surfboard") { p, filled in
      p.rotated(40) { q in
        q.shape(
          svg(
            "M 0 -58 C 14 -44 20 -20 20 4 C 20 28 14 46 6 54 H -6 C -14 46 -20 28 -20 4 C -20 -20 -14 -44 0 -58 Z"
          ),
          filled: filled)
        let stringer = line(0, -34, 0, 40)
        filled ? q.cutStroke(stringer, 0.8) : q.stroke(stringer, 0.85)
      }
    }
    both("oar.2.crossed") { p, filled in
      for side in [-1.0, 1] {
        p.rotated(45 * side) { q in
          q.stroke(line(0, -20, 0, 54))
          q.shape(box(0, -38, 18 - q.e, 34, 8), filled: filled)
        }
      }
    }
    both("bowling.pin") { p, filled in
      p.shape(
        svg(
          """
          M 0 -54 C 10 -54 14 -46 12 -36 C 10 -26 10 -20 16 -6 C 24 14 22 36 14 54 H -14 C -22 36 -24 14 -16 -6 \
          C -10 -20 -10 -26 -12 -36 C -14 -46 -10 -54 0 -54 Z
          """), filled: filled)
    }
  }

  private static func oblong(_ p: SymbolPen, _ filled: Bool) {
    p.rotated(-38) { q in
      q.shape(svg("M -56 0 C -34 -38 34 -38 56 0 C 34 38 -34 38 -56 0 Z"), filled: filled)
      let laces = line(-16, 0, 16, 0) + line(-10, -7, -10, 7) + line(0, -7, 0, 7) + line(10, -7, 10, 7)
      let ends = svg("M -36 -18 C -30 -6 -30 6 -36 18 M 36 -18 C 30 -6 30 6 36 18")
      filled ? q.cutStroke(laces + ends, 0.75) : q.stroke(laces + ends, 0.85)
    }
  }
}

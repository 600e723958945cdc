import Foundation
import SashGeometry

/// Bodies in space and what moves them.
extension DesignBook {
  mutating func addSolids() {
    let cube = rounded([(0, -30), (26, -15), (26, 15), (0, 30), (-26, 15), (-26, -15)], 4)
    let edges = open([(-24, -14), (0, -1), (24, -14)]) + line(0, -1, 0, 28)
    add("cube.transparent") { p in
      p.stroke(cube.scaled(1.75) + edges.scaled(1.75))
      p.secondary { $0.stroke(open([(-40, 24), (0, 2), (40, 24)]) + line(0, -50, 0, 0), 0.75) }
    }
    add("cube.transparent.fill") { p in
      p.solid(cube.scaled(1.75))
      p.cutStroke(edges.scaled(1.75), 0.8)
      p.cutStroke(open([(-40, 24), (0, 2), (40, 24)]) + line(0, -50, 0, 0), 0.35)
    }
    both("cube.box") { p, filled in
      p.shape(SymbolContainer.square.outline(p), filled: filled)
      if filled {
        p.engrave(cube)
        p.stroke(edges, 0.7)
      } else {
        p.stroke(cube + edges, 0.9)
      }
    }
    add("arkit") { p in
      p.stroke(cube + edges, 0.95)
      for i in 0..<6 {
        p.secondary { q in
          q.rotated(CGFloat(i) * 60) { $0.stroke(open([(-17, -41), (0, -51), (17, -41)]), 0.95) }
        }
      }
    }
    both("cone") { p, filled in
      p.shape(svg("M -4 -46 Q 0 -53 4 -46 L 42 30 C 46 56 -46 56 -42 30 Z"), filled: filled)
      let rim = svg("M -42 32 C -34 18 34 18 42 32")
      filled ? p.cutStroke(rim, 0.8) : p.secondary { $0.stroke(rim, 0.85) }
    }
    both("pyramid") { p, filled in
      p.shape(rounded([(0, -46), (54, 22), (6, 46), (-54, 22)], 5), filled: filled)
      let edge = line(0, -42, 6, 42)
      filled ? p.cutStroke(edge, 0.8) : p.stroke(edge)
    }
    both("torus") { p, filled in
      p.shape(oval(0, 0, 56 - p.e, 36 - p.e), filled: filled)
      let hole = svg("M -24 -6 C -16 10 16 10 24 -6 M -18 -1 C -10 -10 10 -10 18 -1")
      filled ? p.cutStroke(hole, 0.9) : p.stroke(hole)
    }
    let tripod = line(0, 8, 0, -42) + line(0, 8, -40, 32) + line(0, 8, 40, 32)
    func heads(_ p: SymbolPen) {
      for (x, y, degrees) in [(0.0, -40.0, -90.0), (-36, 30, 149), (36, 30, 31)] {
        p.at(x, y) { $0.rotated(degrees) { $0.fill(rounded([(-4, -12), (15, 0), (-4, 12)], 2)) } }
      }
    }
    add("move.3d") { p in
      p.stroke(tripod)
      heads(p)
    }
    add("rotate.3d") { p in
      p.stroke(oval(0, 0, 18, 48 - p.e) + oval(0, 0, 48 - p.e, 18))
      p.cut(box(34, 24, 30, 26))
      p.fill(rounded([(10, 4), (34, 14), (14, 32)], 2))
      p.cut(box(-22, -36, 14, 26))
      p.fill(rounded([(-24, -34), (-4, -34), (-14, -14)], 2))
    }
    add("scale.3d") { p in
      p.stroke(tripod)
      for (x, y) in [(0.0, -42.0), (-40, 32), (40, 32)] { p.fill(box(x, y, 18, 18, 3)) }
    }
  }
}

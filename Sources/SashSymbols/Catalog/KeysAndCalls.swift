import Foundation
import SashGeometry

/// Keys that lock, routers, and what telephones do.
extension DesignBook {
  mutating func addKeysAndCalls() {
    both("key.horizontal") { p, filled in
      let ring = disk(-30, 0, 25 - p.e)
      p.shape(ring, filled: filled)
      p.stroke(line(-6, -2, 54, -2) + line(50, -2, 50, 14) + line(32, -2, 32, 11), 1.15)
      filled ? p.cut(disk(-38, 0, 6)) : p.fill(disk(-38, 0, 4.5))
    }
    both("key.radiowaves.forward", directional: true) { p, filled in
      p.at(-16, 0, scale: 0.86) { q in
        q.shape(disk(0, -26, 21), filled: filled)
        q.stroke(line(0, -4, 0, 48) + line(0, 46, 13, 46) + line(0, 30, 11, 30), 1.15)
        filled ? q.cut(disk(0, -32, 6)) : q.fill(disk(0, -32, 4.5))
      }
      p.secondary { $0.stroke(arc(-6, -22, 28, -38, 38) + arc(-6, -22, 46, -38, 38)) }
    }
    both("key.radiowaves") { p, filled in
      p.at(0, 4, scale: 0.82) { q in
        q.shape(disk(0, -26, 21), filled: filled)
        q.stroke(line(0, -4, 0, 48) + line(0, 46, 13, 46) + line(0, 30, 11, 30), 1.15)
        filled ? q.cut(disk(0, -32, 6)) : q.fill(disk(0, -32, 4.5))
      }
      p.secondary { q in
        for r in [29.0, 46] { q.stroke(arc(0, -17, r, -38, 38) + arc(0, -17, r, 142, 218)) }
      }
    }
    both("wifi.router") { p, filled in
      p.shape(box(0, 32, 104 - p.w, 34 - p.w, 10), filled: filled)
      let lamps = disk(-30, 32, 4.5) + disk(-14, 32, 4.5)
      filled ? p.cut(lamps) : p.fill(lamps)
      p.stroke(line(34, 14, 34, -12))
      p.secondary { q in
        q.at(0, 12) { r in for radius in [18.0, 36, 54] { r.stroke(arc(-8, -6, radius, -128, -52)) } }
      }
    }
    both("phone.arrow.up.right") { p, filled in
      Self.handset(p, filled)
      p.secondary { $0.stroke(line(14, -14, 44, -44) + open([(20, -44), (44, -44), (44, -20)])) }
    }
    both("phone.arrow.down.left") { p, filled in
      Self.handset(p, filled)
      p.secondary { $0.stroke(line(14, -14, 44, -44) + open([(38, -14), (14, -14), (14, -38)])) }
    }
    both("phone.arrow.right") { p, filled in
      Self.handset(p, filled)
      p.secondary { $0.stroke(line(6, -30, 50, -30) + open([(34, -46), (50, -30), (34, -14)])) }
    }
    both("phone.connection") { p, filled in
      Self.handset(p, filled)
      p.secondary { q in for x in [10.0, 28, 46] { q.fill(disk(x, -28, 5.5)) } }
    }
    both("teletype") { p, filled in
      p.at(0, -26, scale: 0.92) { q in
        q.shape(
          svg(
            "M -54 2 C -54 -26 54 -26 54 2 Q 54 14 44 14 H 30 Q 22 14 22 6 V 0 H -22 V 6 Q -22 14 -30 14 H -44 Q -54 14 -54 2 Z"
          ),
          filled: filled)
      }
      p.stroke(box(0, 26, 104 - p.w, 46 - p.w, 9))
      for (i, y) in [19.0, 33].enumerated() {
        for x in [-30.0, -15, 0, 15, 30] { p.fill(disk(x + CGFloat(i) * 0, y, 4)) }
      }
    }
  }

  private static func handset(_ p: SymbolPen, _ filled: Bool) {
    p.at(-4, 4, scale: 0.94) { q in
      q.shape(
        svg(
          """
          M -36 -44 C -30 -50 -22 -49 -18 -42 L -9 -27 C -6 -21 -7 -16 -11 -12 L -15 -8 C -10 4 -2 12 9 16 L 13 12 \
          C 17 8 22 7 28 10 L 42 19 C 49 23 50 31 44 37 L 39 42 C 33 48 22 48 12 44 C -14 33 -33 14 -43 -12 \
          C -47 -22 -46 -33 -41 -39 Z
          """), filled: filled)
    }
  }
}

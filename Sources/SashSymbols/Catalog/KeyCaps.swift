import Foundation
import SashGeometry

/// What stands on keys and buttons of machines.
extension DesignBook {
  mutating func addKeyCaps() {
    add("alt") { p in
      p.stroke(svg("M -48 -30 H -22 L 14 30 H 48") + line(12, -30, 48, -30))
    }
    add("clear") { p in
      p.stroke(box(0, 0, 104 - p.w, 76 - p.w, 9))
      p.stroke(line(-18, -18, 18, 18) + line(-18, 18, 18, -18))
    }
    add("poweron") { p in p.stroke(line(0, -44 + p.e, 0, 44 - p.e)) }
    add("poweroff") { p in p.stroke(disk(0, 0, 44 - p.e)) }
    add("togglepower") { p in p.stroke(disk(0, 0, 50 - p.e) + line(0, -24, 0, 24)) }
    add("sleep") { p in
      p.stroke(disk(0, 0, 46 - p.e))
      p.fill(Self.moon.scaled(0.5).moved(1, 0))
    }
    add("wake") { p in
      p.stroke(disk(0, 0, 46 - p.e))
      for i in 0..<8 { p.rotated(CGFloat(i) * 45) { $0.stroke(line(0, -7, 0, -25), 0.9) } }
    }
    add("restart") { p in
      p.rotated(-30) { q in
        q.stroke(arc(0, 0, 44 - q.e, -60, 240))
        let (x, y) = spot(0, 0, 44 - q.e, 240)
        q.at(x, y) { $0.rotated(240 + 90) { $0.fill(rounded([(-8, -17), (19, 1), (-8, 17)], 2)) } }
      }
      p.stroke(line(0, -14, 0, 14))
    }
    add("mount") { p in
      p.stroke(rounded([(0, 42), (44, -14), (-44, -14)], 4) + line(-42, -36, 42, -36))
    }
    add("mount.fill") { p in
      p.solid(rounded([(0, 42), (44, -14), (-44, -14)], 4))
      p.solid(box(0, -36, 84, 10, 3))
    }
    add("cursorarrow.rays") { p in
      p.at(10, 10, scale: 0.66) { Self.cursor($0) }
      p.secondary { q in
        for degrees in [135.0, 180, 225, 270, 315] {
          q.at(-8, -16) { r in r.rotated(degrees) { $0.stroke(line(15, 0, 28, 0)) } }
        }
      }
    }
    add("cursorarrow.click") { p in
      p.at(12, 12, scale: 0.66) { Self.cursor($0) }
      p.secondary { $0.stroke(arc(-6, -14, 22, 95, 355), 0.95) }
    }
    add("cursorarrow.click.2") { p in
      p.at(16, 14, scale: 0.62) { Self.cursor($0) }
      p.secondary { $0.stroke(arc(-4, -12, 20, 95, 355) + arc(-4, -12, 36, 105, 345), 0.9) }
    }
    add("cursorarrow.motionlines") { p in
      p.at(14, 6, scale: 0.76) { Self.cursor($0) }
      p.secondary { $0.stroke(line(-50, -24, -24, -24) + line(-50, -2, -24, -2) + line(-50, 20, -24, 20)) }
    }
    both("cursorarrow.square") { p, filled in
      p.shape(SymbolContainer.square.outline(p), filled: filled)
      let arrow = Self.cursorOutline.scaled(0.62).moved(2, 2)
      filled ? p.engrave(arrow) : p.fill(arrow)
    }
    add("arrow.up.and.down.and.sparkles") { p in
      p.stroke(
        line(-14, -44, -14, 44) + open([(-32, -26), (-14, -44), (4, -26)])
          + open([(-32, 26), (-14, 44), (4, 26)]))
      p.secondary { q in
        q.fill(Self.sparkle(18).moved(34, -18))
        q.fill(Self.sparkle(11).moved(32, 20))
      }
    }
    both("arrowshape.bounce.right") { p, filled in Self.bounce(p, filled) }
    both("arrowshape.bounce.left") { p, filled in p.mirrored { Self.bounce($0, filled) } }
    both("arrowshape.bounce.forward", directional: true) { p, filled in Self.bounce(p, filled) }
    both("arrowshape.zigzag.right") { p, filled in
      p.shape(
        rounded(
          [
            (-50, -10, 3), (-28, -10, 2), (-10, 18, 2), (8, -10, 2), (18, -10, 2), (18, -26, 3), (48, 0, 3),
            (18, 26, 3), (18, 10, 2), (14, 10, 2), (-4, 36, 3), (-16, 36, 3), (-34, 10, 2), (-50, 10, 3),
          ]), filled: filled)
    }
  }

  private static let cursorOutline = rounded(
    [(-22, -46, 4), (32, 10, 4), (8, 12, 2), (22, 42, 4), (8, 48, 4), (-6, 18, 2), (-22, 34, 4)])
  private static func cursor(_ p: SymbolPen) {
    p.fill(rounded([(-26, -44, 4), (34, 12, 4), (6, 16, 4), (-10, 40, 4)]))
  }

  private static func bounce(_ p: SymbolPen, _ filled: Bool) {
    p.shape(
      rounded(
        [
          (-50, -40, 3), (-36, -46, 3), (-8, 6, 8), (10, -18, 5), (2, -26, 3), (48, -36, 3), (44, 10, 3),
          (30, 0, 3),
          (-8, 44, 6),
        ]), filled: filled)
  }
}

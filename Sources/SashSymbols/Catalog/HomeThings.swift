import Foundation
import SashGeometry

/// Lamps, furniture and what hangs before windows.
extension DesignBook {
  mutating func addHomeThings() {
    addLamps()
    addFurniture()
    addOpenings()
  }

  private mutating func addLamps() {
    let shade = rounded([(-20, -48), (20, -48), (36, -8), (-36, -8)], 5)
    both("lamp.table") { p, filled in
      p.shape(shade, filled: filled)
      p.stroke(line(0, -8, 0, 44) + line(-20, 50 - p.e, 20, 50 - p.e))
    }
    both("lamp.floor") { p, filled in
      p.shape(shade.scaled(0.72).moved(0, -17), filled: filled)
      p.stroke(line(0, -22, 0, 50 - p.e) + line(-17, 52 - p.e, 17, 52 - p.e))
    }
    both("lamp.ceiling") { p, filled in
      p.stroke(line(-18, -52 + p.e, 18, -52 + p.e) + line(0, -50, 0, -24))
      p.shape(svg("M -44 28 C -44 -4 -26 -22 0 -22 C 26 -22 44 -4 44 28 Z"), filled: filled)
      p.secondary { $0.fill(svg("M -14 38 H 14 C 12 54 -12 54 -14 38 Z")) }
    }
    both("lamp.ceiling.inverse") { p, filled in
      p.stroke(line(-18, -52 + p.e, 18, -52 + p.e) + line(0, -50, 0, 0))
      p.shape(svg("M -44 4 C -44 32 -26 48 0 48 C 26 48 44 32 44 4 Z"), filled: filled)
    }
    both("chandelier") { p, filled in
      p.stroke(line(0, -52 + p.e, 0, 38))
      p.stroke(
        svg("M -44 8 C -44 34 -20 38 0 38 C 20 38 44 34 44 8 M -20 8 C -20 24 -8 28 0 28 C 8 28 20 24 20 8"))
      for x in [-44.0, -20, 20, 44] {
        p.stroke(line(x - 7, 8, x + 7, 8))
        p.shape(svg("M 0 -24 C 10 -10 6 -4 0 -4 C -6 -4 -10 -10 0 -24 Z").moved(x, 0), filled: filled)
      }
      p.fill(disk(0, 46, 7))
    }
    both("light.beacon.max", "light.beacon.min") { p, filled in
      p.shape(svg("M -26 22 V -4 C -26 -38 26 -38 26 -4 V 22 Z"), filled: filled)
      p.shape(box(0, 37, 72 - p.w, 22 - p.w, 5), filled: filled)
      for degrees in [180.0, 225, 270, 315, 360] {
        let (a, b) = (spot(0, -4, 42, degrees), spot(0, -4, 52, degrees))
        p.secondary { $0.stroke(line(a.0, a.1, b.0, b.1)) }
      }
    }
    both("light.recessed") { p, filled in
      p.stroke(line(-54 + p.e, -30, 54 - p.e, -30))
      p.shape(svg("M -32 -28 H 32 L 24 -6 H -24 Z"), filled: filled)
      for (x, y, u, v) in [(-24.0, 8.0, -36.0, 34.0), (0, 8, 0, 38), (24, 8, 36, 34)] {
        p.secondary { $0.stroke(line(x, y, u, v)) }
      }
    }
    both("lightbulb.led") { p, filled in
      p.shape(
        svg("M -30 6 C -30 -60 30 -60 30 6 Q 30 10 26 10 H -26 Q -30 10 -30 6 Z").moved(0, -6), filled: filled
      )
      p.shape(svg("M -24 6 H 24 L 14 32 H -14 Z"), filled: filled)
      if filled { p.cutStroke(line(-34, 6, 34, 6), 0.75, cap: .butt) }
      p.stroke(line(-9, 44, 9, 44) + line(-5, 54 - p.e, 5, 54 - p.e))
    }
    for (name, reach) in [("max", 10.0), ("min", 1.0)] {
      both("lightbulb." + name) { p, filled in
        p.at(0, 8, scale: 0.74) { q in
          q.shape(
            svg(
              "M -14 26 C -14 10 -32 4 -32 -18 C -32 -36 -18 -50 0 -50 C 18 -50 32 -36 32 -18 C 32 4 14 10 14 26 Z"
            ),
            filled: filled)
          q.stroke(line(-12, 40, 12, 40) + line(-7, 54, 7, 54))
        }
        for degrees in [160.0, 197, 233, 270, 307, 343, 380] {
          let (a, b) = (spot(0, -6, 42, degrees), spot(0, -6, 42 + CGFloat(reach), degrees))
          p.secondary { $0.stroke(line(a.0, a.1, b.0, b.1)) }
        }
      }
    }
    for (name, isOn) in [("on", true), ("off", false)] {
      both("lightswitch." + name) { p, filled in
        p.shape(box(0, 0, 66 - p.w, 104 - p.w, 13), filled: filled)
        p.lines(box(0, 0, 28, 52, 6), on: filled)
        p.spots(box(0, isOn ? -12 : 12, 15, 15, 3), on: filled)
      }
    }
  }

  private mutating func addFurniture() {
    both("chair") { p, filled in
      p.shape(box(0, -24, 52 - p.w, 56 - p.w, 10), filled: filled)
      p.shape(box(0, 14, 62 - p.w, 20 - p.w * 0.6, 6), filled: filled)
      p.stroke(line(-25, 24, -28, 52 - p.e) + line(25, 24, 28, 52 - p.e))
    }
    both("chair.lounge") { p, filled in
      p.shape(
        svg(
          "M -50 -34 C -42 -38 -36 -32 -32 -22 L -20 2 H 46 Q 54 2 54 9 Q 54 16 46 16 H -22 C -30 16 -34 12 -38 4 L -54 -24 Q -56 -30 -50 -34 Z"
        ),
        filled: filled)
      p.stroke(line(-24, 20, -32, 42) + line(36, 20, 44, 42))
    }
    both("chair.lounge.and.umbrella", "beach.umbrella.and.chair") { p, filled in
      p.stroke(line(14, -34, 2, 44) + line(-50, 46, 52, 46))
      p.shape(svg("M -30 -16 C -20 -46 6 -56 18 -50 C 36 -50 56 -30 54 -2 Z"), filled: filled)
      p.stroke(svg("M -50 6 L -34 28 H -2"))
    }
    both("table.furniture") { p, filled in
      p.shape(box(0, -22, 116 - p.w, 20 - p.w * 0.6, 6), filled: filled)
      p.stroke(line(-42, -12, -42, 40) + line(42, -12, 42, 40), 1.2)
    }
    both("cabinet") { p, filled in
      p.shape(box(0, 0, 84 - p.w, 92 - p.w, 9), filled: filled)
      p.lines(line(0, -44, 0, 44), on: filled, cap: .butt)
      p.lines(line(-10, -6, -10, 8) + line(10, -6, 10, 8), on: filled)
      p.stroke(line(-28, 46, -28, 53) + line(28, 46, 28, 53), 1.1)
    }
    both("fireplace") { p, filled in
      p.stroke(line(-52 + p.e, -42, 52 - p.e, -42), 1.2)
      let wall = box(0, 2, 88 - p.w, 86 - p.w, 6)
      let mouth = svg("M -26 46 V 6 C -26 -26 26 -26 26 6 V 46 Z")
      p.shape(wall, filled: filled)
      filled ? p.cut(mouth) : p.stroke(mouth)
      p.fill(
        svg(
          "M 2 -6 C 6 8 17 14 17 26 C 17 36 10 41 0 41 C -10 41 -17 35 -17 26 C -17 18 -12 14 -10 8 C -6 14 -1 10 2 -6 Z"
        ))
    }
    both("stairs") { p, filled in
      let steps = rounded(
        [
          (-52, 44, 5), (-52, 22, 3), (-24, 22, 2), (-24, 0, 3), (0, 0, 2), (0, -22, 3), (24, -22, 2),
          (24, -44, 3), (52, -44, 5), (52, -22, 8), (52, 44, 5),
        ])
      filled
        ? p.solid(steps)
        : p.stroke(
          open([(-54, 44), (-54, 22), (-26, 22), (-26, 0), (0, 0), (0, -22), (26, -22), (26, -44), (54, -44)])
        )
    }
    both("fence") { p, filled in
      for y in [-10.0, 22] { p.stroke(line(-54 + p.e, y, 54 - p.e, y)) }
      for x in [-33.0, 0, 33] {
        let post = rounded([(x, -48), (x + 9, -36), (x + 9, 46), (x - 9, 46), (x - 9, -36)], 3)
        p.clear(post, margin: filled ? p.w * 0.4 : 0)
        p.shape(post, filled: filled)
      }
    }
  }

  private mutating func addOpenings() {
    for side in ["left", "right"] {
      func sided(_ p: SymbolPen, _ draw: (SymbolPen) -> Void) { side == "left" ? draw(p) : p.mirrored(draw) }
      both("door.\(side).hand.closed") { p, filled in
        sided(p) { q in
          q.shape(svg("M -28 46 V -42 Q -28 -50 -20 -50 H 20 Q 28 -50 28 -42 V 46 Z"), filled: filled)
          q.stroke(line(-46, 48 - q.e, 46, 48 - q.e))
          q.spots(disk(17, 2, 4.5), on: filled)
        }
      }
      both("door.\(side).hand.open") { p, filled in
        sided(p) { q in
          q.stroke(
            svg("M -30 44 V -42 Q -30 -50 -22 -50 H 20 Q 30 -50 30 -40 V 44") + line(-48, 46, -36, 46)
              + line(30, 46, 48, 46))
          q.shape(rounded([(-30, -48), (8, -38), (8, 52), (-30, 46)], 4), filled: filled)
          q.spots(disk(-1, 4, 4), on: filled)
        }
      }
    }
    for (name, isOpen) in [("open", true), ("closed", false)] {
      both("door.garage." + name) { p, filled in
        p.stroke(svg("M -48 46 V -18 Q -48 -24 -42 -28 L -6 -46 Q 0 -49 6 -46 L 42 -28 Q 48 -24 48 -18 V 46"))
        for y in isOpen ? [-8.0] : [-8.0, 10, 28, 46] { p.stroke(line(-30, y, 30, y), filled ? 1.5 : 1) }
      }
      both("window.vertical." + name) { p, filled in
        let frame = box(0, 0, 74 - p.w, 104 - p.w, 9)
        p.stroke(frame)
        let lower: CGFloat = isOpen ? -22 : 0
        p.stroke(line(-36, isOpen ? -4 : 0, 36, isOpen ? -4 : 0), 1.2, cap: .butt)
        if filled {
          p.fill(box(0, lower - 12, 48, isOpen ? 20 : 24, 3) + (isOpen ? Path() : box(0, 24, 48, 30, 3)))
        }
        if isOpen { p.secondary { $0.stroke(open([(-10, 30), (0, 18), (10, 30)])) } }
      }
      both("window.horizontal." + name) { p, filled in
        p.stroke(box(0, 0, 108 - p.w, 80 - p.w, 9))
        let x: CGFloat = isOpen ? -10 : 0
        p.stroke(line(x, -38, x, 38), 1.2, cap: .butt)
        if filled { p.fill(box(-30, 0, isOpen ? 22 : 32, 54, 3) + (isOpen ? Path() : box(28, 0, 32, 54, 3))) }
      }
      both("blinds.vertical." + name) { p, filled in
        p.stroke(line(-54 + p.e, -44, 54 - p.e, -44), 1.2)
        for x in isOpen ? [-44.0, -30, 30, 44] : [-42.0, -21, 0, 21, 42] {
          p.shape(box(x, 4, (isOpen ? 12 : 18) - p.w * 0.9, 86 - p.w, 2), filled: filled)
        }
      }
      both("blinds.horizontal." + name) { p, filled in
        p.stroke(line(-54 + p.e, -46, 54 - p.e, -46), 1.2)
        for y in isOpen ? [-30.0, -18] : [-28.0, -10, 8, 26] {
          p.shape(box(0, y, 92 - p.w, 15 - p.w * 0.9, 2), filled: filled)
        }
        p.stroke(line(0, isOpen ? -10 : 34, 0, isOpen ? 38 : 50))
      }
      both("curtains." + name) { p, filled in
        p.stroke(line(-56 + p.e, -46, 56 - p.e, -46), 1.2)
        let half =
          isOpen
          ? svg("M -46 -44 H -10 C -12 -14 -22 2 -36 8 C -30 18 -28 32 -28 46 H -46 Z")
          : svg("M -46 -44 H -3 V 46 H -46 Z")
        p.shape(half + half.flipped, filled: filled)
        if isOpen { p.lines(line(-28, -42, -32, -12) + line(28, -42, 32, -12), on: filled, 0.75) }
        if !isOpen {
          p.lines(
            line(-32, -28, -32, 44) + line(-17, -28, -17, 44) + line(32, -28, 32, 44) + line(17, -28, 17, 44),
            on: filled, 0.7, cap: .butt)
        }
      }
      for (name, rows) in [("roller.shade.", 0), ("roman.shade.", 3), ("window.shade.", 0)] {
        both(name + (isOpen ? "open" : "closed")) { p, filled in
          p.stroke(line(-54 + p.e, -46, 54 - p.e, -46), 1.2)
          let foot: CGFloat = isOpen ? -6 : 38
          p.shape(closed([(-40, -44), (40, -44), (40, foot), (-40, foot)]), filled: filled)
          for i in 0..<rows {
            let y = -44 + (foot + 44) * CGFloat(i + 1) / CGFloat(rows + 1)
            p.lines(line(-40, y, 40, y), on: filled, 0.7, cap: .butt)
          }
          p.stroke(line(0, foot, 0, foot + 9) + disk(0, foot + 11, 3))
          if isOpen {
            p.secondary { $0.stroke(line(-40, 6, -40, 46) + line(40, 6, 40, 46) + line(-40, 46, 40, 46)) }
          }
        }
      }
    }
  }
}

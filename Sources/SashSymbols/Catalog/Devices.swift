import Foundation
import SashGeometry

/// Machines with screens and the like.
extension DesignBook {
  mutating func addDevices() {
    both("tv") { p, filled in
      p.shape(box(0, -8, 116 - p.w, 80 - p.w, 12), filled: filled)
      p.stroke(line(-26, 46 - p.e, 26, 46 - p.e))
    }
    both("play.tv") { p, filled in
      p.shape(box(0, -8, 116 - p.w, 80 - p.w, 12), filled: filled)
      p.stroke(line(-26, 46 - p.e, 26, 46 - p.e))
      let mark = rounded([(-11, -26), (19, -8), (-11, 10)], 3)
      filled ? p.cut(mark) : p.fill(mark)
    }
    both("display", "desktopcomputer") { p, filled in
      p.shape(box(0, -10, 116 - p.w, 78 - p.w, 12), filled: filled)
      p.stroke(line(0, 28, 0, 44) + line(-22, 48 - p.e, 22, 48 - p.e))
      if !filled {
        p.stroke(line(-54, 12, 54, 12), 0.9, cap: .butt)
      } else {
        p.cutStroke(line(-58, 12, 58, 12), 0.7, cap: .butt)
      }
    }
    both("laptopcomputer", "macbook") { p, filled in
      p.shape(box(0, -8, 92 - p.w, 64 - p.w, 10), filled: filled)
      p.stroke(line(-58 + p.e, 36, 58 - p.e, 36), 1.2)
    }
    both("laptopcomputer.trianglebadge.exclamationmark") { p, _ in
      p.secondary { $0.stroke(box(-6, -8, 88 - p.w, 62 - p.w, 10) + line(-58, 36, 10, 36)) }
      let sign = rounded([(32, 0), (56, 42), (8, 42)], 5)
      p.clear(sign, margin: 7)
      p.solid(sign.scaled(1))
      p.engraveStroke(line(32, 15, 32, 26), 0.7)
      p.engrave(disk(32, 35, 3))
    }
    both("macbook.and.iphone", "laptopcomputer.and.iphone") { p, _ in
      p.stroke(box(-10, -8, 84 - p.w, 60 - p.w, 9) + line(-58, 36, 14, 36))
      p.clear(box(40, 14, 30, 56, 7), margin: 6)
      p.stroke(box(40, 14, 30 - p.e, 56 - p.e, 7))
    }
    func phone(_ name: String, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) {
      both(name) { p, filled in
        p.shape(box(0, 0, width - p.w, height - p.w, radius), filled: filled)
        let home = line(-9, height / 2 - 15, 9, height / 2 - 15)
        filled ? p.cutStroke(home, 0.75) : p.stroke(home, 0.8)
      }
    }
    phone("iphone", 62, 110, 14)
    add("apps.iphone") { p in
      p.stroke(box(0, 0, 62 - p.w, 110 - p.w, 14))
      for row in 0..<3 {
        for column in 0..<2 { p.fill(box(CGFloat(column) * 21 - 10.5, CGFloat(row) * 21 - 28, 13, 13, 3.5)) }
      }
      p.stroke(line(-9, 40, 9, 40), 0.8)
    }
    phone("ipad", 84, 110, 13)
    phone("smartphone", 60, 108, 13)
    for (name, y) in [("bottom", 30.0), ("top", -30)] {
      add("platter.filled.\(name).iphone") { p in
        p.stroke(box(0, 0, 66 - p.w, 110 - p.w, 14))
        p.fill(box(0, y, 44, 26, 6))
      }
    }
    both("applewatch") { p, filled in
      p.shape(box(0, 0, 62 - p.w, 68 - p.w, 18), filled: filled)
      p.stroke(svg("M -20 -36 L -16 -50 H 16 L 20 -36 M -20 36 L -16 50 H 16 L 20 36"))
    }
    both("keyboard") { p, filled in
      p.shape(box(0, 0, 120 - p.w, 78 - p.w, 12), filled: filled)
      var keys = Path()
      for row in 0..<2 {
        for column in 0..<5 {
          keys = keys + box(CGFloat(column) * 20 - 40, CGFloat(row) * 19 - 18, 10, 9, 2.5)
        }
      }
      keys = keys + box(0, 20, 54, 9, 3) + box(-40, 20, 10, 9, 2.5) + box(40, 20, 10, 9, 2.5)
      filled ? p.cut(keys) : p.fill(keys)
    }
    both("printer") { p, filled in
      p.shape(
        svg(
          """
          M -42 -16 H 42 Q 54 -16 54 -4 V 22 Q 54 34 42 34 H 30 V 14 H -30 V 34 H -42 Q -54 34 -54 22 V -4 Q \
          -54 -16 -42 -16 Z
          """), filled: filled)
      p.stroke(svg("M -28 -18 V -36 Q -28 -44 -20 -44 H 20 Q 28 -44 28 -36 V -18"))
      p.stroke(box(0, 32, 58, 32, 5))
      filled ? p.cut(disk(36, -1, 5)) : p.fill(disk(36, -1, 5))
    }
    both("faxmachine") { p, filled in
      p.shape(box(12, 10, 84, 68, 10), filled: filled)
      p.stroke(box(-42, 8, 20, 72, 8) + svg("M -14 -26 V -46 H 38 V -26"))
      let keys = [(0.0, 16.0), (14, 16), (28, 16), (0, 30), (14, 30), (28, 30)].map { disk($0.0, $0.1, 4) }
        .reduce(Path(), +)
      filled ? p.cut(keys) : p.fill(keys)
    }
    both("server.rack", "xserve") { p, filled in
      for y in [-33.0, 0, 33] {
        p.shape(box(0, y, 104 - p.w, 30 - p.w, 7), filled: filled)
        let lamps = disk(34, y, 4.5)
        let slot = line(-34, y, -10, y)
        filled ? p.cut(lamps) : p.fill(lamps)
        filled ? p.cutStroke(slot, 0.75) : p.stroke(slot, 0.8)
      }
    }
    both("internaldrive", "externaldrive") { p, filled in
      p.shape(svg("M -38 -34 H 38 L 54 2 V 22 Q 54 34 42 34 H -42 Q -54 34 -54 22 V 2 Z"), filled: filled)
      let line0 = svg("M -52 4 H 52")
      filled ? p.cutStroke(line0, 0.75, cap: .butt) : p.stroke(line0)
      filled ? p.cut(disk(36, 20, 5)) : p.fill(disk(36, 20, 5))
    }
    both("cpu", "memorychip") { p, filled in
      p.shape(box(0, 0, 72 - p.w, 72 - p.w, 11), filled: filled)
      filled ? p.cutStroke(box(0, 0, 32, 32, 4), 0.8) : p.stroke(box(0, 0, 30, 30, 4), 0.9)
      for x in [-20.0, 0, 20] {
        p.stroke(
          line(x, -38, x, -50 + p.e) + line(x, 38, x, 50 - p.e) + line(-38, x, -50 + p.e, x)
            + line(38, x, 50 - p.e, x))
      }
    }
    for (name, level) in [("0", 0.0), ("25", 0.25), ("50", 0.5), ("75", 0.75), ("100", 1)] {
      let names = ["battery." + name, "battery.\(name)percent"]
      for name in names {
        add(name) { p in
          p.secondary { $0.stroke(box(-5, 0, 104 - p.w, 52 - p.w, 14) + line(56 - p.e, -7, 56 - p.e, 7)) }
          if level > 0 { p.fill(box(-5 - 40 * (1 - CGFloat(level)), 0, 80 * CGFloat(level), 28, 6)) }
        }
      }
    }
    both("lightbulb") { p, filled in
      p.shape(
        svg(
          """
          M -14 26 C -14 10 -32 4 -32 -18 C -32 -36 -18 -50 0 -50 C 18 -50 32 -36 32 -18 C 32 4 14 10 14 26 \
          Z
          """), filled: filled)
      p.stroke(line(-12, 38, 12, 38) + line(-7, 50 - p.e, 7, 50 - p.e))
    }
    both("terminal", "apple.terminal") { p, filled in
      p.shape(box(0, 0, 112 - p.w, 90 - p.w, 16), filled: filled)
      let prompt = open([(-32, -22), (-14, -6), (-32, 10)]) + line(-4, 12, 20, 12)
      filled ? p.cutStroke(prompt) : p.stroke(prompt)
    }
    both("gamecontroller") { p, filled in
      p.shape(
        svg(
          """
          M -26 -30 H 26 C 44 -30 56 0 56 20 C 56 36 40 38 32 26 L 24 14 H -24 L -32 26 C -40 38 -56 36 -56 \
          20 C -56 0 -44 -30 -26 -30 Z
          """), filled: filled)
      let cross = line(-34, -8, -14, -8) + line(-24, -18, -24, 2)
      let buttons = disk(18, -4, 5) + disk(32, -13, 5)
      filled ? p.cutStroke(cross, 0.9) : p.stroke(cross, 0.9)
      filled ? p.cut(buttons) : p.fill(buttons)
    }
  }
}

import Foundation
import SashGeometry

/// Computers, phones and what one wears or listens with.
extension DesignBook {
  mutating func addMachines() {
    addWatches()
    addListening()
    addDisplays()
    addMice()
  }

  private mutating func addWatches() {
    let straps = svg("M -20 -36 L -16 -50 H 16 L 20 -36 M -20 36 L -16 50 H 16 L 20 36")
    add("applewatch.watchface") { p in
      p.stroke(box(0, 0, 74 - p.w, 90 - p.w, 22))
      p.stroke(line(41, -12, 41, 12), 0.9)
      p.secondary { $0.stroke(disk(0, 0, 23)) }
      p.stroke(open([(0, -13), (0, 1), (9, 8)]), 0.9)
    }
    add("applewatch.radiowaves", "applewatch.radiowaves.left.and.right") { p in
      p.at(0, 0, scale: 0.8) { q in
        q.stroke(box(0, 0, 62 - q.w, 68 - q.w, 18), 1.15)
        q.stroke(straps, 1.15)
      }
      p.secondary {
        $0.stroke(
          arc(0, 0, 40, -30, 30) + arc(0, 0, 40, 150, 210) + arc(0, 0, 55, -30, 30) + arc(0, 0, 55, 150, 210))
      }
    }
    add("applewatch.side.right") { p in
      p.stroke(svg("M -8 -30 C 14 -26 14 26 -8 30") + svg("M -12 -34 V 34 M -10 -36 V -52 M -10 36 V 52"))
      p.fill(box(14, -8, 8, 18, 3))
    }
    for (name, isRadio) in [("iphone.radiowaves.left.and.right", true), ("iphone.motion", false)] {
      both(name) { p, filled in
        p.shape(box(0, 0, 48 - p.w, 100 - p.w, 12), filled: filled)
        let home = line(-7, 36, 7, 36)
        filled ? p.cutStroke(home, 0.75) : p.stroke(home, 0.8)
        p.secondary { q in
          for x in [36.0, 50] {
            let h: CGFloat = x == 36 ? 14 : 24
            isRadio
              ? q.stroke(
                svg("M 0 -1 Q 8 0 0 1").applying(CGAffineTransform(scaleX: 1, y: h)).moved(x, 0)
                  + svg("M 0 -1 Q -8 0 0 1").applying(CGAffineTransform(scaleX: 1, y: h)).moved(-x, 0))
              : q.stroke(line(x, -h, x, h) + line(-x, -h, -x, h))
          }
        }
      }
    }
    both("iphone.gen3") { p, filled in
      p.shape(box(0, 0, 60 - p.w, 110 - p.w, 15), filled: filled)
      let island = line(-8, -40, 8, -40)
      filled ? p.cutStroke(island, 1.1) : p.stroke(island, 1.1)
    }
    both("iphone.gen2") { p, filled in
      p.shape(box(0, 0, 60 - p.w, 110 - p.w, 15), filled: filled)
      let notch = svg("M -16 -54 Q -14 -42 -6 -42 H 6 Q 14 -42 16 -54 Z")
      filled ? p.cut(notch) : p.fill(notch)
    }
    both("iphone.homebutton", "iphone.gen1") { p, filled in
      p.shape(box(0, 0, 60 - p.w, 110 - p.w, 12), filled: filled)
      let frame = line(-30, -34, 30, -34) + line(-30, 30, 30, 30)
      filled ? p.cutStroke(frame, 0.8, cap: .butt) : p.stroke(frame, 0.85, cap: .butt)
      filled ? p.cut(disk(0, 42, 5)) : p.fill(disk(0, 41.5, 4.5))
    }
    both("ipad.landscape") { p, filled in
      p.shape(box(0, 0, 114 - p.w, 86 - p.w, 13), filled: filled)
      let home = line(-12, 30, 12, 30)
      filled ? p.cutStroke(home, 0.75) : p.stroke(home, 0.8)
    }
    both("ipad.homebutton", "ipad.gen1") { p, filled in
      p.shape(box(0, 0, 84 - p.w, 110 - p.w, 12), filled: filled)
      filled ? p.cut(disk(0, 43, 5)) : p.fill(disk(0, 42, 4.5))
    }
    both("ipod", "ipod.touch") { p, filled in
      p.shape(box(0, 0, 66 - p.w, 108 - p.w, 12), filled: filled)
      let screen = box(0, -24, 42, 36, 4)
      let wheel = disk(0, 25, 18)
      filled ? p.cut(screen) : p.stroke(screen, 0.9)
      filled ? p.cut(wheel) : p.stroke(wheel, 0.9)
      filled ? p.fill(disk(0, 25, 7)) : p.fill(disk(0, 25, 5.5))
    }
  }

  private mutating func addListening() {
    func bud(_ p: SymbolPen, _ filled: Bool) {
      p.shape(
        svg(
          "M -26 -20 C -26 -40 -4 -48 8 -36 C 16 -28 14 -14 12 -8 V 40 C 12 52 -4 52 -4 40 V 6 C -16 4 -26 -6 -26 -20 Z"
        ),
        filled: filled)
      let vent = line(-14, -24, -6, -30)
      filled ? p.cutStroke(vent, 0.8) : p.stroke(vent, 0.85)
    }
    both("airpods", "airpods.gen3") { p, filled in
      p.at(-22, 0, scale: 0.94) { q in bud(q, filled) }
      p.at(22, 0, scale: 0.94) { q in q.mirrored { bud($0, filled) } }
    }
    both("airpodspro", "airpods.pro") { p, filled in
      func pro(_ q: SymbolPen) {
        q.shape(
          svg(
            "M 12 -8 V 26 C 12 38 -4 38 -4 26 V 6 C -14 6 -22 0 -24 -8 C -28 -28 -14 -40 0 -38 C 12 -34 14 -20 12 -8 Z"
          ),
          filled: filled)
        q.shape(svg("M -26 -22 C -34 -26 -42 -18 -38 -8 C -36 -2 -30 0 -24 -4"), filled: filled)
      }
      p.at(-20, 4) { pro($0) }
      p.at(20, 4) { q in q.mirrored { pro($0) } }
    }
    for (name, isRight) in [("airpod.right", true), ("airpod.left", false)] {
      both(name) { p, filled in
        isRight ? p.at(6, 0) { q in q.mirrored { bud($0, filled) } } : p.at(6, 0) { bud($0, filled) }
      }
    }
    both("airpodsmax", "airpods.max") { p, filled in
      p.stroke(svg("M -40 4 C -42 -56 42 -56 40 4"))
      for side in [-1.0, 1] { p.shape(box(38 * side, 24, 32 - p.w, 48 - p.w, 13), filled: filled) }
    }
    add("earpods") { p in
      for side in [-1.0, 1] {
        p.at(24 * side, -26) { q in
          q.solid(oval(0, 0, 12, 15))
          q.stroke(line(0, 16, 0, 28), 1.2)
        }
      }
      p.stroke(svg("M -24 4 C -24 26 0 22 0 40 V 52 M 24 4 C 24 26 0 22 0 40"), 0.85)
    }
    both("beats.headphones") { p, filled in
      p.stroke(svg("M -42 16 C -48 -58 48 -58 42 16"), 1.5)
      for side in [-1.0, 1] {
        p.shape(oval(36 * side, 26, 15 - p.e / 2, 23 - p.e / 2), filled: filled)
      }
    }
    both("hifispeaker.2") { p, filled in
      for x in [-31.0, 31] {
        p.at(x, 0) { q in
          q.shape(box(0, 0, 52 - q.w, 96 - q.w, 10), filled: filled)
          filled ? q.cutStroke(disk(0, 18, 13), 0.9) : q.stroke(disk(0, 18, 13))
          filled ? q.cut(disk(0, -24, 6)) : q.fill(disk(0, -24, 6))
        }
      }
    }
    both("homepod.mini") { p, filled in
      p.shape(
        svg(
          "M 0 -36 C 34 -36 46 -20 46 2 C 46 26 30 40 0 40 C -30 40 -46 26 -46 2 C -46 -20 -34 -36 0 -36 Z"),
        filled: filled)
      filled ? p.cut(oval(0, -22, 18, 6)) : p.stroke(oval(0, -22, 17, 4.5), 0.85)
    }
    both("homepod.2") { p, filled in
      for x in [-32.0, 32] {
        p.at(x, 0, scale: 0.62) { q in
          q.shape(
            svg(
              "M 0 -50 C 36 -50 44 -34 44 0 C 44 36 34 50 0 50 C -34 50 -44 36 -44 0 C -44 -34 -36 -50 0 -50 Z"
            ), filled: filled)
          filled ? q.cut(oval(0, -32, 18, 6)) : q.stroke(oval(0, -32, 17, 5), 1)
        }
      }
    }
  }

  private mutating func addDisplays() {
    add("tv.inset.filled") { p in
      p.stroke(box(0, -8, 116 - p.w, 80 - p.w, 12) + line(-26, 46 - p.e, 26, 46 - p.e))
      p.fill(box(0, -8, 100 - 2 * p.w, 64 - 2 * p.w, 5))
    }
    both("display.2") { p, filled in
      p.secondary { q in
        q.stroke(box(24, -20, 70 - q.w, 52 - q.w, 9) + line(24, 8, 24, 22))
        if filled { q.fill(box(24, -20, 66, 48, 8)) }
      }
      let front = box(-20, 2, 80 - p.w, 58 - p.w, 10)
      p.clear(front, margin: p.e + p.w * 0.7)
      p.shape(front, filled: filled)
      p.clear(line(-20, 34, -20, 46), margin: p.w)
      p.stroke(line(-20, 32, -20, 46) + line(-38, 48, -2, 48))
    }
    both("pc") { p, filled in
      p.shape(box(0, -14, 92 - p.w, 66 - p.w, 8), filled: filled)
      filled ? p.cut(box(0, -14, 64, 40, 4)) : p.stroke(box(0, -14, 60, 36, 3), 0.9)
      p.shape(box(0, 38, 112 - p.w, 24 - p.w / 2, 6), filled: filled)
      let slot = line(16, 38, 38, 38)
      filled ? p.cutStroke(slot, 0.85) : p.stroke(slot, 0.9)
    }
    func grille(_ p: SymbolPen, _ frame: Path, _ filled: Bool) {
      p.shape(frame, filled: filled)
      var holes = Path()
      for row in 0..<5 {
        for column in 0..<3 {
          holes = holes + disk(CGFloat(column) * 17 - 17, CGFloat(row) * 15 - 30, 5)
        }
      }
      filled ? p.cut(holes) : p.fill(holes)
    }
    both("macpro.gen3") { p, filled in
      grille(p, box(0, 0, 68 - p.w, 92 - p.w, 8), filled)
      p.stroke(svg("M -22 -48 V -52 H 22 V -48") + line(-24, 50, -24, 52) + line(24, 50, 24, 52))
    }
    both("macpro.gen1", "macpro.gen2") { p, filled in
      p.shape(box(0, 0, 60 - p.w, 100 - p.w, 12), filled: filled)
      let rows = line(-16, -28, 16, -28) + line(-16, -12, 16, -12)
      filled ? p.cutStroke(rows) : p.stroke(rows)
      filled ? p.cut(disk(0, 28, 6)) : p.fill(disk(0, 28, 6))
    }
    both("macmini", "mac.mini") { p, filled in
      p.shape(box(0, 0, 112 - p.w, 44 - p.w, 12), filled: filled)
      filled ? p.cut(disk(38, 4, 5)) : p.fill(disk(38, 4, 4.5))
    }
    both("macstudio", "mac.studio") { p, filled in
      p.shape(box(0, 0, 96 - p.w, 66 - p.w, 13), filled: filled)
      let ports = line(-28, 14, -28, 20) + line(-16, 14, -16, 20)
      filled ? p.cutStroke(ports) : p.stroke(ports)
      let slot = line(6, 17, 28, 17)
      filled ? p.cutStroke(slot, 0.85) : p.stroke(slot, 0.9)
    }
    both("appletv", "apple.tv") { p, filled in
      p.shape(box(0, 2, 104 - p.w, 66 - p.w, 20), filled: filled)
      let word = box(0, 2, 36, 20, 5)
      filled ? p.cutStroke(word, 0.9) : p.stroke(word, 0.9)
    }
    both("appletvremote.gen4", "appletvremote.gen3", "av.remote") { p, filled in
      p.shape(box(0, 0, 42 - p.w, 110 - p.w, 14), filled: filled)
      filled ? p.cutStroke(disk(0, -26, 12), 0.85) : p.stroke(disk(0, -26, 11), 0.9)
      let keys = [(-8.0, 0.0), (8, 0), (-8, 16), (8, 16)].map { disk($0.0, $0.1, 4.2) }.reduce(Path(), +)
      filled ? p.cut(keys) : p.fill(keys)
    }
    for (name, mark) in [
      ("airplayvideo", true), ("airplay.video", true), ("airplayaudio", false), ("airplay.audio", false),
    ] {
      add(name) { p in
        let foot = rounded([(0, 14, 4), (34, 50, 4), (-34, 50, 4)])
        if mark {
          p.stroke(
            svg(
              "M -28 30 H -40 Q -54 30 -54 16 V -28 Q -54 -42 -40 -42 H 40 Q 54 -42 54 -28 V 16 Q 54 30 40 30 H 28"
            ))
        } else {
          p.secondary { q in
            q.stroke(arc(0, 2, 18, -210, 30) + arc(0, 2, 34, -218, 38) + arc(0, 2, 50, -222, 42))
          }
        }
        p.clear(foot, margin: p.w * 0.8)
        p.fill(foot)
      }
    }
  }

  private mutating func addMice() {
    both("computermouse") { p, filled in
      p.shape(box(0, 0, 66 - p.w, 102 - p.w, 33 - p.e), filled: filled)
      let wheel = line(0, -30, 0, -14)
      filled ? p.cutStroke(wheel, 1.1) : p.stroke(wheel, 1.1)
    }
    both("magicmouse") { p, filled in
      p.shape(
        svg(
          "M 0 -52 C 24 -52 30 -38 30 0 C 30 38 24 52 0 52 C -24 52 -30 38 -30 0 C -30 -38 -24 -52 0 -52 Z"),
        filled: filled)
    }
    both("printer.dotmatrix") { p, filled in
      p.shape(
        svg("M -42 -10 H 42 Q 54 -10 54 2 V 28 Q 54 40 42 40 H -42 Q -54 40 -54 28 V 2 Q -54 -10 -42 -10 Z"),
        filled: filled)
      p.stroke(svg("M -32 -12 V -46 H 32 V -12"))
      for y in [-38.0, -24] { p.fill(disk(-22, y, 3.5) + disk(22, y, 3.5)) }
      p.stroke(line(-10, -32, 10, -32) + line(-10, -20, 10, -20), 0.8)
      let slot = line(-36, 22, 36, 22)
      filled ? p.cutStroke(slot, 0.9) : p.stroke(slot)
      filled ? p.cut(disk(36, 5, 4.5)) : p.fill(disk(36, 5, 4.5))
    }
    both("scanner") { p, filled in
      p.shape(box(0, 24, 112 - p.w, 40 - p.w, 10), filled: filled)
      p.stroke(line(-46, 0, 50, -38), 1.3)
      let slot = line(-36, 24, 10, 24)
      filled ? p.cutStroke(slot, 0.9) : p.stroke(slot)
      filled ? p.cut(disk(36, 24, 4.5)) : p.fill(disk(36, 24, 4.5))
    }
  }
}

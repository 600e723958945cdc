import Foundation
import SashGeometry

/// Playing, recording and hearing.
extension DesignBook {
  mutating func addMedia() {
    func triangle(_ x0: CGFloat, _ x1: CGFloat, _ h: CGFloat, _ r: CGFloat = 5) -> Path {
      rounded([(x0, -h), (x1, 0), (x0, h)], r)
    }
    both("play") { p, filled in p.shape(triangle(-32 + p.e, 46 - p.e, 44 - p.e), filled: filled) }
    both("pause") { p, filled in
      for x in [-19.0, 19] { p.shape(box(x, 0, 24 - p.w, 78 - p.w, 4), filled: filled) }
    }
    both("stop") { p, filled in p.shape(box(0, 0, 76 - p.w, 76 - p.w, 9), filled: filled) }
    both("forward") { p, filled in
      p.shape(triangle(-56 + p.e, -2 - p.e, 35 - p.e, 4), filled: filled)
      p.shape(triangle(2 + p.e, 58 - p.e, 35 - p.e, 4), filled: filled)
    }
    both("backward") { p, filled in
      p.mirrored { q in
        q.shape(triangle(-56 + q.e, -2 - q.e, 35 - q.e, 4), filled: filled)
        q.shape(triangle(2 + q.e, 58 - q.e, 35 - q.e, 4), filled: filled)
      }
    }
    func toEnd(_ p: SymbolPen, _ filled: Bool) {
      p.shape(triangle(-52 + p.e, -4 - p.e, 34 - p.e, 4), filled: filled)
      p.shape(triangle(-2 + p.e, 44 - p.e, 34 - p.e, 4), filled: filled)
      p.stroke(line(51 - p.e, -34 + p.e, 51 - p.e, 34 - p.e), 1.1)
    }
    both("forward.end.alt") { p, filled in toEnd(p, filled) }
    both("backward.end.alt") { p, filled in p.mirrored { toEnd($0, filled) } }
    func end(_ p: SymbolPen, _ filled: Bool) {
      p.shape(triangle(-36 + p.e, 28 - p.e, 38 - p.e), filled: filled)
      p.stroke(line(37 - p.e, -38 + p.e, 37 - p.e, 38 - p.e), 1.1)
    }
    both("forward.end") { p, filled in end(p, filled) }
    both("backward.end") { p, filled in p.mirrored { end($0, filled) } }
    both("playpause") { p, filled in
      p.shape(triangle(-50 + p.e, 4 - p.e, 34 - p.e, 4), filled: filled)
      for x in [22.0, 42] { p.shape(box(x, 0, 12 - p.w / 2, 66 - p.w, 3), filled: filled) }
    }
    func framed(_ name: String, _ frame: @escaping (SymbolPen) -> Path) {
      both(name) { p, filled in
        p.shape(frame(p), filled: filled)
        let mark = triangle(-14, 24, 22, 4)
        filled ? p.cut(mark) : p.fill(mark)
      }
    }
    framed("play.rectangle") { SymbolContainer.rectangle.outline($0) }
    both("play.rectangle.on.rectangle") { p, filled in
      p.secondary { $0.stroke(box(-13, -14, 92 - p.w, 66 - p.w, 13)) }
      let front = box(13, 14, 92 - p.w, 66 - p.w, 13)
      p.clear(front, margin: p.e + (filled ? p.w * 0.9 : 0))
      p.shape(front, filled: filled)
      let mark = triangle(-10, 18, 16, 3).moved(11, 14)
      filled ? p.cut(mark) : p.fill(mark)
    }

    add("music.note") { p in Self.note(p) }
    add("music.note.list") { p in
      p.secondary { $0.stroke(line(-52, -34, 6, -34) + line(-52, -8, 6, -8) + line(-52, 18, -14, 18)) }
      p.at(26, 6, scale: 0.88) { Self.note($0) }
    }
    add("music.quarternote.3") { p in
      for (x, y) in [(-40.0, 4.0), (-4, -6), (32, -16)] {
        p.fill(oval(x, y + 36, 12, 9.5).moved(0, 0))
        p.stroke(line(x + 12 - p.e, y + 34, x + 12 - p.e, y - 28))
      }
    }
    both("mic", "microphone") { p, filled in
      p.shape(box(0, -20, 36 - p.w, 64 - p.w, 18 - p.e), filled: filled)
      p.stroke(
        arc(0, -6, 33 - p.e, 0, 180) + line(-33 + p.e, -16, -33 + p.e, -6) + line(33 - p.e, -16, 33 - p.e, -6)
      )
      p.stroke(line(0, 27 - p.e, 0, 47) + line(-20, 50 - p.e, 20, 50 - p.e))
    }
    both("music.mic") { p, filled in
      p.at(20, -20) { $0.shape(disk(0, 0, 27 - p.e), filled: filled) }
      p.shape(rounded([(-4, -18), (18, 4), (-36, 46), (-46, 36)], 5), filled: filled)
    }
    func waves(_ p: SymbolPen, _ count: Int) {
      for i in 0..<count {
        let r = 14 + CGFloat(i) * 17
        p.secondary { $0.step(i) { $0.stroke(arc(10, 0, r, -42, 42)) } }
      }
    }
    func speaker(_ p: SymbolPen, _ x: CGFloat, _ filled: Bool) {
      p.shape(
        svg(
          """
          M -40 -14 H -26 L -4 -33 Q 0 -36 0 -30 V 30 Q 0 36 -4 33 L -26 14 H -40 Q -46 14 -46 8 V -8 Q \
          -46 -14 -40 -14 Z
          """
        ).moved(x, 0), filled: filled)
    }
    both("speaker") { p, filled in speaker(p, 22, filled) }
    for count in 1...3 {
      both("speaker.wave.\(count)") { p, filled in
        p.at(-CGFloat(count) * 8, 0) { q in
          speaker(q, 0, filled)
          waves(q, count)
        }
      }
    }
    add("waveform") { p in
      let heights: [CGFloat] = [14, 34, 60, 92, 48, 72, 30, 14]
      for (i, h) in heights.enumerated() {
        let x = CGFloat(i) * 15 - 52.5
        p.step(i) { $0.stroke(line(x, -h / 2 + p.e, x, h / 2 - p.e), 0.95) }
      }
    }
    add("waveform.path") { p in
      p.stroke(svg("M -52 2 H -40 L -28 -24 L -14 36 L 0 -42 L 14 30 L 28 -20 L 38 2 H 52"))
    }
    add("waveform.path.ecg") { p in
      p.stroke(
        svg(
          """
          M -56 4 H -30 L -20 -12 L -8 38 L 10 -44 L 22 20 L 30 4 H 56
          """))
    }
    both("headphones") { p, filled in
      p.stroke(svg("M -44 16 V 2 C -44 -24 -24 -44 0 -44 C 24 -44 44 -24 44 2 V 16"))
      for side in [-1.0, 1] { p.shape(box(38 * side, 26, 18 - p.e, 38 - p.e, 8), filled: filled) }
    }
    both("film") { p, filled in
      p.shape(box(0, 0, 104 - p.w, 88 - p.w, 13), filled: filled)
      let lines = line(-27, -42, -27, 42) + line(27, -42, 27, 42) + line(-27, 0, 27, 0)
      let ticks = [-22.0, 0, 22].map { line(-48, $0, -27, $0) + line(27, $0, 48, $0) }.reduce(Path(), +)
      filled ? p.cutStroke(lines + ticks, 0.75, cap: .butt) : p.stroke(lines + ticks, 0.8, cap: .butt)
    }
    both("movieclapper") { p, filled in
      p.shape(box(0, 14, 100 - p.w, 66 - p.w, 11), filled: filled)
      let bar = box(0, -34, 98 - p.w, 20, 5).turned(-9)
      p.stroke(bar)
      for x in [-26.0, 0, 26] { p.stroke(line(x - 5, -26, x + 6, -42).turned(-9), 0.9, cap: .butt) }
    }
    both("hifispeaker") { p, filled in
      p.shape(box(0, 0, 66 - p.w, 100 - p.w, 12), filled: filled)
      if filled {
        p.cutStroke(disk(0, 16, 17), 0.9)
        p.cut(disk(0, -28, 7))
      } else {
        p.stroke(disk(0, 16, 17))
        p.fill(disk(0, -28, 7))
      }
    }
  }

  private static func note(_ p: SymbolPen) {
    p.at(-12, 32) { q in q.rotated(-18) { $0.fill(oval(0, 0, 17, 13)) } }
    p.stroke(line(5 - p.e, 28, 5 - p.e, -44))
    p.fill(svg("M 2 -46 C 10 -30 30 -30 28 -4 C 28 2 22 2 23 -4 C 22 -16 10 -20 2 -22 Z"))
  }
}

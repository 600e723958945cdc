import Foundation
import SashGeometry

/// Charts, waves and what measures.
extension DesignBook {
  mutating func addGraphs() {
    func axes(_ p: SymbolPen) { p.secondary { $0.stroke(svg("M -48 -46 V 34 Q -48 44 -38 44 H 50")) } }
    add("chart.line.downtrend.xyaxis") { p in
      axes(p)
      p.stroke(open([(-28, -32), (-8, -4), (8, -18), (44, 22)]))
    }
    add("chart.line.flattrend.xyaxis") { p in
      axes(p)
      p.stroke(open([(-28, 2), (-8, -10), (14, 10), (44, -2)]))
    }
    add("chart.dots.scatter") { p in
      axes(p)
      for (x, y) in [(-24.0, 18.0), (-8, -4), (10, 20), (16, -18), (36, -34), (38, 0), (-20, -28)] {
        p.fill(disk(x, y, 6.5))
      }
    }
    for (name, heights) in [
      ("chart.bar.xaxis", [40.0, 82, 58]), ("chart.bar.xaxis.ascending", [26.0, 54, 82]),
    ] {
      add(name) { p in
        p.secondary { $0.stroke(line(-52 + p.e, 46, 52 - p.e, 46)) }
        for (i, h) in heights.enumerated() {
          let x = CGFloat(i) * 32 - 32
          p.step(i) { $0.stroke(box(x, 32 - CGFloat(h) / 2, 20 - p.w, CGFloat(h) - p.w, 4)) }
        }
      }
    }
    both("chart.bar.doc.horizontal", "chart.bar.horizontal.page") { p, filled in
      Self.document(p, filled, lined: false)
      p.lines(line(-22, -18, -22, 42), on: filled, 0.8)
      for (y, length) in [(-4.0, 18.0), (12, 34), (28, 26)] {
        p.lines(line(-14, y, -14 + length, y), on: filled, 1.2)
      }
    }
    both("chart.line.text.clipboard") { p, filled in
      p.shape(box(0, 4, 84 - p.w, 98 - p.w, 14), filled: filled)
      p.front(box(0, -42, 40, 22, 9), filled: filled)
      p.lines(
        open([(-22, 12), (-8, -4), (4, 4), (22, -18)]) + line(-22, 28, 22, 28) + line(-22, 40, 4, 40),
        on: filled)
    }
    add("chart.bar.yaxis") { p in
      p.secondary { $0.stroke(line(-46, -48, -46, 48)) }
      for (y, length) in [(-30.0, 52.0), (0, 88), (30, 66)] {
        p.stroke(box(-32 + length / 2, y, length - p.w, 20 - p.w, 4))
      }
    }
    add("waveform.and.magnifyingglass") { p in
      for (x, h) in [(-52.0, 14.0), (-38, 40), (-24, 72), (-10, 36), (4, 58)] {
        p.secondary { $0.stroke(line(x, -h / 2 - 6, x, h / 2 - 6), 0.95) }
      }
      p.clear(disk(24, 12, 20), margin: p.w * 1.2)
      p.clear(line(38, 26, 54, 42), margin: p.w)
      p.stroke(disk(24, 12, 18) + line(37, 25, 54, 42))
    }
    add("waveform.and.mic") { p in
      for (x, h) in [(-52.0, 14.0), (-38, 40), (-24, 72), (-10, 36)] {
        p.secondary { $0.stroke(line(x, -h / 2, x, h / 2), 0.95) }
      }
      p.at(28, 2, scale: 0.78) { q in
        q.solid(box(0, -20, 28, 56, 14))
        q.stroke(arc(0, -6, 33, 0, 180) + line(0, 30, 0, 47) + line(-18, 48, 18, 48), 1.2)
      }
    }
    add("waveform.low", "waveform.mid") { p in
      for (i, h) in [10.0, 18, 30, 44, 26, 36, 18, 10].enumerated() {
        let x = CGFloat(i) * 15 - 52.5
        p.stroke(line(x, -h / 2, x, h / 2), 0.95)
      }
    }
    both("bell.and.waveform") { p, filled in
      p.at(-18, 0, scale: 0.84) { Self.bell($0, filled) }
      for (x, h) in [(24.0, 24.0), (38, 50), (52, 20)] {
        p.secondary { $0.stroke(line(x, -h / 2 - 6, x, h / 2 - 6), 0.95) }
      }
    }
    both("cloud.rainbow.half", "cloud.rainbow.crop") { p, filled in
      p.secondary { q in
        for r in [80.0, 63, 46] { q.stroke(arc(54, 38, r, 180, 270), 0.95) }
      }
      let cloud = Self.cloud.scaled(0.7).moved(-14, 24)
      p.clear(cloud, margin: p.e + p.w * 0.9)
      p.shape(cloud, filled: filled)
    }
    add("drop.halffull") { p in
      p.stroke(Self.drop)
      p.fill(Self.drop.intersection(box(0, 44, 120, 68)))
    }
    add("powermeter") { p in
      p.stroke(disk(0, 0, 50 - p.e))
      p.stroke(arc(0, 8, 30, 200, 340), 0.9)
      p.stroke(line(0, 8, -14, -12), 1.1)
      p.fill(Self.bolt.scaled(0.26).moved(0, 30))
    }
    add("bolt.ring.closed") { p in
      p.stroke(arc(0, 0, 48 - p.e, -62, 242))
      p.fill(Self.bolt.scaled(0.62))
      p.stroke(arc(0, 0, 48 - p.e, -78, -102), 1.5)
    }
    both("windsock") { p, filled in
      p.stroke(line(-42, -48, -42, 50))
      p.shape(rounded([(-34, -44), (48, -26), (48, -8), (-34, 10)], 5), filled: filled)
      p.lines(line(-8, -38, -8, 4) + line(20, -32, 20, -2), on: filled, 0.85, cap: .butt)
    }
    both("solarpanel") { p, filled in
      p.shape(rounded([(-38, -38), (38, -38), (54, 18), (-54, 18)], 5), filled: filled)
      p.lines(
        line(-46, -10, 46, -10) + line(-13, -38, -18, 18) + line(13, -38, 18, 18), on: filled, 0.8, cap: .butt
      )
      p.stroke(line(0, 20, 0, 42) + line(-20, 44, 20, 44))
    }
  }
}

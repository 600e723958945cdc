import Foundation
import SashGeometry

/// Sensors, plugs and lights of houses, and the signs on the boards of cars.
extension DesignBook {
  mutating func addSenses() {
    both("sensor") { p, filled in
      p.shape(box(0, 0, 52 - p.w, 92 - p.w, 16), filled: filled)
      p.spots(disk(0, -22, 6), on: filled)
      p.lines(line(-10, 22, 10, 22), on: filled)
    }
    both("sensor.tag.radiowaves.forward", directional: true) { p, filled in
      p.shape(box(-28, 0, 44 - p.w, 70 - p.w, 13), filled: filled)
      p.spots(disk(-28, -14, 5), on: filled)
      for r in [24.0, 42] { p.secondary { $0.stroke(arc(2, 0, r, -46, 46)) } }
    }
    both("entry.lever.keypad") { p, filled in
      p.shape(box(-22, 0, 52 - p.w, 104 - p.w, 13), filled: filled)
      p.spots(
        spread(
          disk(-22, -22, 4),
          [(-12, -12), (0, -12), (12, -12), (-12, 0), (0, 0), (12, 0), (-12, 12), (0, 12), (12, 12)]),
        on: filled)
      p.spots(disk(-22, 28, 8), on: filled)
      p.stroke(line(2, 28, 48, 28), 1.5)
    }
    both("robotic.vacuum", "robot.vacuum") { p, filled in
      p.shape(disk(0, 0, 50 - p.e), filled: filled)
      p.lines(disk(0, -6, 15), on: filled)
      p.lines(svg("M -42 20 C -24 34 24 34 42 20"), on: filled, 0.85)
    }
    both("powerplug.portrait") { p, filled in
      p.shape(svg("M -26 -18 H 26 V 2 C 26 18 14 26 0 26 C -14 26 -26 18 -26 2 Z"), filled: filled)
      p.stroke(line(-13, -20, -13, -46) + line(13, -20, 13, -46) + line(0, 28, 0, 50), 1.1)
    }
    both("powercord") { p, filled in
      p.shape(svg("M -14 -22 H 10 V 4 Q 10 14 0 14 H -4 Q -14 14 -14 4 Z").moved(-22, -8), filled: filled)
      p.stroke(
        line(-32, -30, -32, -48) + line(-18, -30, -18, -48)
          + svg("M -25 8 V 28 C -25 54 14 54 14 28 V -14 C 14 -36 44 -36 44 -14 V 46"))
    }
    let sockets: [(String, Path)] = [
      ("c", disk(-14, 0, 6) + disk(14, 0, 6)),
      ("d", disk(0, -16, 7) + disk(-16, 12, 5) + disk(16, 12, 5)),
      ("e", disk(-14, 4, 6) + disk(14, 4, 6) + disk(0, -20, 4)),
      ("f", disk(-14, 0, 6) + disk(14, 0, 6) + box(0, -34, 10, 8, 2) + box(0, 34, 10, 8, 2)),
      ("g", box(0, -16, 10, 18, 2) + box(-18, 12, 16, 9, 2) + box(18, 12, 16, 9, 2)),
      ("h", box(0, 16, 8, 18, 2) + box(-14, -10, 8, 16, 2) + box(14, -10, 8, 16, 2)),
      ("i", box(0, 18, 8, 18, 2) + box(-15, -8, 8, 18, 2).turned(25) + box(15, -8, 8, 18, 2).turned(-25)),
      ("j", disk(-16, -4, 5) + disk(16, -4, 5) + disk(0, 8, 5)),
      ("k", disk(-14, -4, 6) + disk(14, -4, 6) + arc(0, 16, 8, 0, 180)),
      ("l", disk(-20, 0, 5.5) + disk(0, 0, 5.5) + disk(20, 0, 5.5)),
      ("m", disk(0, -18, 9) + disk(-18, 14, 7) + disk(18, 14, 7)),
      ("n", disk(-16, 4, 5) + disk(16, 4, 5) + disk(0, -8, 5)),
      ("o", disk(-14, -8, 6) + disk(14, -8, 6) + disk(0, 16, 6)),
    ]
    for (name, holes) in sockets {
      both("poweroutlet.type." + name) { p, filled in
        p.shape(box(0, 0, 94 - p.w, 94 - p.w, 22), filled: filled)
        p.spots(holes, on: filled)
      }
    }
    both("poweroutlet.strip") { p, filled in
      p.shape(box(-6, 0, 104 - p.w, 44 - p.w, 12), filled: filled)
      for x in [-36.0, -6, 24] {
        p.lines(line(x - 6, -7, x - 6, 7) + line(x + 6, -7, x + 6, 7), on: filled, 0.85)
      }
      p.stroke(svg("M 46 0 H 50 Q 58 0 58 8 V 30"))
    }
    both("light.panel") { p, filled in
      p.shape(box(0, -12, 84 - p.w, 68 - p.w, 9), filled: filled)
      p.lines(
        line(-14, -44, -14, 20) + line(14, -44, 14, 20) + line(-40, -12, 40, -12), on: filled, 0.8, cap: .butt
      )
      p.stroke(line(0, 22, 0, 46) + line(-20, 50 - p.e, 20, 50 - p.e))
    }
    both("light.cylindrical.ceiling") { p, filled in
      p.stroke(line(-40, -50 + p.e, 40, -50 + p.e))
      p.shape(box(0, -22, 40 - p.w, 48 - p.w, 6), filled: filled)
      for (x, y, u, v) in [(-18.0, 14.0, -32.0, 42.0), (0, 14, 0, 46), (18, 14, 32, 42)] {
        p.secondary { $0.stroke(line(x, y, u, v)) }
      }
    }
    both("light.strip.2") { p, filled in
      p.stroke(svg("M -50 -18 C -20 -44 20 8 50 -18 M -50 24 C -20 -2 20 50 50 24"), filled ? 1.8 : 1)
    }
    both("lightbulb.2") { p, filled in
      let bulb = svg(
        "M -14 26 C -14 10 -32 4 -32 -18 C -32 -36 -18 -50 0 -50 C 18 -50 32 -36 32 -18 C 32 4 14 10 14 26 Z")
      p.secondary { q in
        q.at(26, -4, scale: 0.7) { r in
          r.shape(bulb, filled: filled)
          r.stroke(line(-12, 40, 12, 40))
        }
      }
      p.at(-16, 2, scale: 0.88) { q in
        q.clear(bulb, margin: q.e + q.w)
        q.shape(bulb, filled: filled)
        q.stroke(line(-12, 38, 12, 38) + line(-7, 50, 7, 50))
      }
    }
    both("shower.handheld") { p, filled in
      p.at(-16, -16) { q in
        q.rotated(-45) { r in r.shape(box(0, 0, 54 - p.w, 26 - p.w * 0.6, 9), filled: filled) }
      }
      p.stroke(line(-2, -2, 36, 40), 1.6)
      for (x, y) in [(-46.0, -12.0), (-36, 2), (-26, 14), (-50, 8), (-40, 20), (-52, 28)] {
        p.secondary { $0.fill(disk(x, y + 4, 3.4)) }
      }
    }
    both("hazardsign") { p, filled in
      p.shape(SymbolContainer.triangle.outline(p), filled: filled)
      p.lines(rounded([(0, -14), (22, 24), (-22, 24)], 4), on: filled)
    }
    add("parkinglight") { p in
      let lamp = svg("M 12 -30 H 22 C 40 -30 48 -16 48 0 C 48 16 40 30 22 30 H 12 Z")
      p.stroke(lamp.scaled(0.8).moved(0, 0) + lamp.scaled(0.8).flipped)
      p.stroke(
        line(44, -20, 55, -26) + line(46, 0, 57, 0) + line(44, 20, 55, 26) + line(-44, -20, -55, -26)
          + line(-46, 0, -57, 0) + line(-44, 20, -55, 26), 0.9)
    }
    for (name, slope) in [("headlight.low.beam", 10.0), ("headlight.high.beam", 0)] {
      both(name) { p, filled in
        p.shape(svg("M 6 -34 H 18 C 42 -34 54 -18 54 0 C 54 18 42 34 18 34 H 6 Z"), filled: filled)
        for y in [-30.0, -10, 10, 30] { p.stroke(line(-8, y, -50, y + CGFloat(slope))) }
      }
    }
    for (name, isHead) in [("headlight.fog", true), ("taillight.fog", false), ("taillights.fog", false)] {
      both(name) { p, filled in
        let lamp = svg("M 10 -34 H 20 C 42 -34 54 -18 54 0 C 54 18 42 34 20 34 H 10 Z")
        p.shape(isHead ? lamp : lamp.flipped, filled: filled)
        let side: CGFloat = isHead ? 1 : -1
        for y in [-26.0, 0, 26] { p.stroke(line(-4 * side, y, -52 * side, y + 6)) }
        p.stroke(
          svg("M 0 -40 C -10 -30 10 -18 0 -6 C -10 6 10 18 0 30 C -6 36 0 42 2 46").moved(-28 * side, 0), 0.9)
      }
    }
    func brake(_ p: SymbolPen) {
      p.stroke(disk(0, 0, 34) + arc(0, 0, 50 - p.e, -42, 42) + arc(0, 0, 50 - p.e, 138, 222))
    }
    add("brakesignal", "exclamationmark.brakesignal") { p in
      brake(p)
      p.stroke(line(0, -17, 0, 5), 1.1)
      p.fill(disk(0, 18, 4.5))
    }
    add("parkingsign.brakesignal") { p in
      brake(p)
      p.stroke(svg("M -7 18 V -17 H 2 C 16 -17 16 4 2 4 H -7"))
    }
    add("abs", "abs.brakesignal") { p in
      brake(p)
      p.stroke(open([(-25, 9), (-18, -9), (-11, 9)]) + line(-22, 4, -14, 4), 0.7)
      p.stroke(svg("M -5 9 V -9 H 0 C 7 -9 7 0 0 0 H -5 M 0 0 C 8 0 8 9 0 9 H -5"), 0.7)
      p.stroke(svg("M 23 -5 C 21 -10 13 -10 13 -4 C 13 2 24 -1 24 5 C 24 10 15 10 12 5"), 0.7)
    }
    add("tirepressure", "exclamationmark.tirepressure") { p in
      p.stroke(svg("M -26 30 C -46 10 -44 -22 -36 -46 M 26 30 C 46 10 44 -22 36 -46 M -32 32 H 32"))
      for x in [-20.0, 0, 20] { p.stroke(line(x, 34, x, 44)) }
      p.stroke(line(0, -26, 0, 0), 1.2)
      p.fill(disk(0, 16, 5))
    }
    add("axel.2", "2.axel") { p in
      for y in [-34.0, 34] {
        p.stroke(line(-30, y, 30, y))
        for x in [-40.0, 40] { p.solid(box(x, y, 10, 24, 3)) }
      }
      p.stroke(line(0, -34, 0, 34))
    }
    for gas in ["monoxide", "dioxide"] {
      both("carbon.\(gas).cloud") { p, filled in
        p.shape(Self.cloud, filled: filled)
        p.lines(arc(-20, 8, 13, 50, 310) + disk(12, 8, 13), on: filled)
        if gas == "dioxide" { p.lines(Numeral.digit(2).scaled(0.24).moved(36, 20), on: filled, 0.75) }
      }
    }
    both("thermometer.transmission", "thermometer.brakesignal") { p, filled in
      p.stroke(disk(0, 0, 48 - p.e))
      p.at(0, 0, scale: 0.66) { q in
        q.stroke(
          svg(
            "M -12 14 V -38 C -12 -54 12 -54 12 -38 V 14 C 22 20 26 29 22 40 C 14 56 -14 56 -22 40 C -26 29 -22 20 -12 14 Z"
          ), 1.2)
        q.fill(disk(0, 32, 13))
        q.stroke(line(0, -8, 0, 32), 1.2)
      }
    }
    both("key.car") { p, filled in
      p.shape(box(0, 16, 56 - p.w, 72 - p.w, 18), filled: filled)
      p.stroke(line(0, -20, 0, -50) + line(0, -48, 10, -48) + line(0, -36, 8, -36), 1.2)
      p.lines(line(-10, 6, 10, 6) + line(-10, 24, 10, 24), on: filled)
    }
  }
}

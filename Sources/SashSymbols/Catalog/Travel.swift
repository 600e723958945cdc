import Foundation
import SashGeometry

/// What drives, flies and where it stops.
extension DesignBook {
  mutating func addTravel() {
    addFlights()
    addCars()
    addTransit()
    addCamp()
  }

  private mutating func addFlights() {
    let plane = svg(
      """
      M 52 0 C 52 -6 44 -8 36 -8 H 20 L -6 -44 H -18 L -6 -8 H -28 L -40 -22 H -50 L -44 0 L -50 22 H -40 L -28 8 H -6 \
      L -18 44 H -6 L 20 8 H 36 C 44 8 52 6 52 0 Z
      """)
    /// A plane from its side, flying to the right.
    let side = svg(
      """
      M -50 -22 L -38 -24 L -22 -6 L -2 -8 L -22 -34 L -8 -36 L 24 -10 L 42 -12 C 56 -12 56 4 42 6 L -24 14 \
      C -36 14 -42 10 -44 2 Z
      """)
    for (name, turn, y) in [("airplane.departure", -20.0, -8.0), ("airplane.arrival", 20, -6)] {
      add(name) { p in
        p.at(2, y) { q in q.rotated(turn) { $0.fill(side) } }
        p.stroke(line(-46, 44, 46, 44))
      }
    }
    add("airplane.path.dotted") { p in
      p.at(24, -18, scale: 0.56) { q in q.rotated(-35) { $0.fill(plane) } }
      p.secondary { q in for x in [-48.0, -32, -16, 0] { q.fill(disk(x, 34 - (x + 48) * 0.5, 5)) } }
    }
    both("airplane.ticket") { p, filled in
      p.shape(
        svg(
          """
          M -44 -34 H 44 Q 54 -34 54 -24 V -12 C 38 -12 38 12 54 12 V 24 Q 54 34 44 34 H -44 Q -54 34 -54 24 V 12 \
          C -38 12 -38 -12 -54 -12 V -24 Q -54 -34 -44 -34 Z
          """), filled: filled)
      let small = plane.scaled(0.42)
      filled ? p.engrave(small) : p.fill(small)
    }
  }

  private mutating func addCars() {
    both("car.2") { p, filled in
      func car(_ q: SymbolPen) {
        q.shape(Self.carFront, filled: filled)
        let lights = disk(-30, 8, 6.5) + disk(30, 8, 6.5)
        filled ? q.cut(lights) : q.fill(lights)
        let glass = line(-34, -12, 34, -12)
        filled ? q.cutStroke(glass, 0.8) : q.stroke(glass)
        q.stroke(line(-36, 34, -36, 42) + line(36, 34, 36, 42), 1.6)
      }
      p.secondary { q in q.at(24, -14, scale: 0.7) { car($0) } }
      p.at(-14, 10, scale: 0.84) { q in
        q.clear(Self.carFront, margin: q.e + q.w * 0.8)
        q.clear(line(36, 34, 36, 44), margin: q.w * 1.3)
        car(q)
      }
    }
    let body = svg(
      "M -54 6 C -54 -4 -48 -6 -38 -8 L -24 -26 Q -20 -31 -13 -31 H 12 Q 18 -31 23 -27 L 40 -8 C 50 -6 56 0 56 10 V 18 Q 56 24 50 24 H -48 Q -54 24 -54 18 Z"
    )
    func wheels(_ p: SymbolPen, _ filled: Bool, _ places: [CGFloat], _ y: CGFloat, _ r: CGFloat = 11) {
      for x in places {
        p.clear(disk(x, y, r), margin: filled ? p.e + p.w * 0.7 : p.e * 0.4)
        p.stroke(disk(x, y, r))
      }
    }
    both("car.side") { p, filled in
      p.shape(body, filled: filled)
      let windows = svg("M -20 -8 L -12 -19 H -2 V -8 Z M 8 -8 V -19 H 14 L 26 -8 Z")
      filled ? p.cut(windows) : p.fill(windows)
      wheels(p, filled, [-31, 33], 24)
    }
    both("truck.pickup.side") { p, filled in
      p.shape(
        svg(
          "M -56 -6 H 2 V -22 Q 2 -30 10 -30 H 22 Q 28 -30 32 -25 L 42 -8 C 52 -6 56 0 56 8 V 18 Q 56 24 50 24 H -50 Q -56 24 -56 18 Z"
        ),
        filled: filled)
      let window = svg("M 12 -8 V -20 H 22 L 30 -8 Z")
      filled ? p.cut(window) : p.fill(window)
      wheels(p, filled, [-33, 33], 24)
    }
    both("suv.side") { p, filled in
      p.shape(
        svg(
          "M -54 18 V -14 Q -54 -30 -40 -30 H 10 Q 18 -30 22 -25 L 38 -6 C 50 -4 56 2 56 10 V 18 Q 56 24 50 24 H -48 Q -54 24 -54 18 Z"
        ),
        filled: filled)
      let windows = svg("M -42 -6 V -18 H -20 V -6 Z M -10 -6 V -18 H 8 L 20 -6 Z")
      filled ? p.cut(windows) : p.fill(windows)
      wheels(p, filled, [-31, 33], 24)
    }
    both("truck.box") { p, filled in
      p.shape(box(-19, -6, 74 - p.e, 58 - p.e, 7), filled: filled)
      p.shape(svg("M 18 -16 H 38 Q 44 -16 47 -10 L 56 6 V 16 Q 56 23 49 23 H 18 Z"), filled: filled)
      wheels(p, filled, [-32, 34], 28)
    }
    both("ev.charger") { p, filled in
      p.shape(box(-14, -2, 58 - p.w, 92 - p.w, 10), filled: filled)
      p.stroke(line(-48, 46, 20, 46))
      p.stroke(
        svg("M 15 6 H 20 Q 27 6 27 13 V 28 C 27 40 45 40 45 28 V -4")
          + svg("M 36 -18 H 54 V -12 C 54 0 36 0 36 -12 Z"), 0.95)
      p.stroke(line(41, -20, 41, -28) + line(49, -20, 49, -28), 0.9)
      let bolt = Self.bolt.scaled(0.42).moved(-14, -4)
      filled ? p.cut(bolt) : p.fill(bolt)
    }
    add("scooter") { p in
      p.stroke(disk(-36, 36, 12) + disk(40, 36, 12))
      p.stroke(svg("M -24 36 H 20 C 24 20 30 18 36 22 L 18 -46 H 4"))
    }
    both("moped") { p, filled in
      p.stroke(disk(-34, 32, 15) + disk(38, 32, 15))
      p.shape(
        svg(
          "M -50 12 C -46 -6 -10 -8 -6 6 V 18 H 10 L 22 -22 H 30 L 36 16 C 22 18 20 24 18 32 H -16 C -18 14 -48 12 -50 12 Z"
        ), filled: filled)
      p.stroke(line(16, -40, 24, -22) + line(6, -42, 18, -40))
    }
    both("motorcycle") { p, filled in
      p.stroke(disk(-36, 22, 19) + disk(38, 22, 19))
      p.stroke(open([(38, 22), (18, -26), (4, -28)]))
      p.shape(svg("M -42 -10 H -12 L 0 -16 H 18 L 10 12 H -16 Z"), filled: filled)
    }
  }

  private mutating func addTransit() {
    both("bus.doubledecker") { p, filled in
      p.shape(box(0, -4, 72 - p.w, 96 - p.w, 13), filled: filled)
      let rules = line(-36, -22, 36, -22) + line(-36, -4, 36, -4) + line(-36, 16, 36, 16)
      filled ? p.cut(box(0, -29, 50, 18, 4) + box(0, 5, 50, 18, 4)) : p.stroke(rules, 0.95, cap: .butt)
      let lights = disk(-20, 29, 5) + disk(20, 29, 5)
      filled ? p.cut(lights) : p.fill(lights)
      p.stroke(line(-23, 46, -23, 51) + line(23, 46, 23, 51), 1.4)
    }
    both("cablecar") { p, filled in
      p.stroke(line(-54, -38, 54, -50))
      p.stroke(line(0, -44, 0, -22))
      p.shape(box(0, 12, 84 - p.w, 66 - p.w, 13), filled: filled)
      let panes = line(-42, 14, 42, 14) + line(-14, -20, -14, 14) + line(14, -20, 14, 14)
      filled ? p.cutStroke(panes, 0.8, cap: .butt) : p.stroke(panes, 0.9, cap: .butt)
    }
    both("lightrail") { p, filled in
      p.shape(box(0, 0, 66 - p.w, 78 - p.w, 15), filled: filled)
      let pane = line(-30, 2, 30, 2) + line(0, -38, 0, 2)
      filled ? p.cutStroke(pane, 0.8, cap: .butt) : p.stroke(pane, 0.9, cap: .butt)
      let lamps = disk(-17, 21, 5) + disk(17, 21, 5)
      filled ? p.cut(lamps) : p.fill(lamps)
      p.stroke(open([(-14, -40), (0, -52), (14, -40)]) + line(-20, 40, -28, 52) + line(20, 40, 28, 52))
    }
    both("train.side.front.car") { p, filled in
      p.shape(svg("M -58 -30 H 10 C 36 -30 56 -4 56 14 Q 56 24 46 24 H -58 Z"), filled: filled)
      let windows =
        box(-36, -8, 20, 18, 3) + box(-8, -8, 20, 18, 3) + svg("M 14 -17 C 26 -14 34 -6 38 2 H 14 Z")
      filled ? p.cut(windows) : p.fill(windows)
      p.stroke(line(-58, 42, 56, 42))
    }
    add("parkingsign") { p in
      p.stroke(svg("M -18 42 V -42 H 4 C 32 -42 32 8 4 8 H -18"), 1.25)
    }
    both("parkingsign.square") { p, filled in
      p.shape(SymbolContainer.square.outline(p), filled: filled)
      let sign = svg("M -12 26 V -26 H 2 C 20 -26 20 5 2 5 H -12")
      filled ? p.engraveStroke(sign, 1.15) : p.stroke(sign, 1.15)
    }
    both("helicopter") { p, filled in
      p.stroke(line(-36, -42, 48, -42) + line(6, -42, 6, -26))
      p.shape(
        svg(
          "M -54 -20 L -46 -20 L -36 -8 H -10 C -6 -22 6 -26 18 -24 C 40 -20 52 -4 50 10 Q 49 20 38 20 H 4 C -8 20 -14 10 -18 4 L -48 -4 Z"
        ), filled: filled)
      p.stroke(svg("M -4 40 H 40 Q 48 40 50 34") + line(6, 20, 6, 40) + line(30, 20, 30, 40))
    }
  }

  private mutating func addCamp() {
    both("tent.2") { p, filled in
      p.secondary { q in
        q.at(24, 8, scale: 0.7) { r in r.shape(rounded([(0, -42), (52, 36), (-52, 36)], 6), filled: filled) }
      }
      p.at(-14, 4, scale: 0.84) { q in
        let front = rounded([(0, -44), (52, 38), (-52, 38)], 6)
        q.clear(front, margin: q.e + q.w * 0.7)
        q.shape(front, filled: filled)
        let flap = rounded([(0, -4), (18, 40), (-18, 40)], 3)
        filled ? q.cut(flap) : q.stroke(flap)
      }
    }
  }
}

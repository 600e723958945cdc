import Foundation
import SashGeometry

/// Machines of kitchens and baths, water and air.
extension DesignBook {
  mutating func addHomeMachines() {
    addKitchen()
    addWaterAndAir()
  }

  private mutating func addKitchen() {
    for (name, isDryer) in [("washer", false), ("dryer", true)] {
      both(name) { p, filled in
        p.shape(box(0, 0, 86 - p.w, 102 - p.w, 11), filled: filled)
        p.lines(disk(0, 14, 24), on: filled)
        p.spots(disk(-26, -34, 5) + disk(-11, -34, 5), on: filled)
        p.lines(line(12, -34, 28, -34), on: filled)
        if isDryer {
          for x in [-8.0, 0, 8] { p.lines(svg("M 0 -10 C 6 -4 -6 4 0 10").moved(x, 14), on: filled, 0.7) }
        } else {
          p.spots(
            svg("M -17 12 C -10 6 -6 20 0 13 C 6 6 10 20 17 12 C 18 24 10 31 0 31 C -10 31 -18 24 -17 12 Z"),
            on: filled)
        }
      }
    }
    both("dishwasher") { p, filled in
      p.shape(box(0, 0, 86 - p.w, 102 - p.w, 11), filled: filled)
      p.lines(line(-42, -24, 42, -24), on: filled, 0.8, cap: .butt)
      p.spots(disk(-27, -37, 4.5) + disk(-14, -37, 4.5), on: filled)
      p.lines(disk(0, 14, 19), on: filled, 0.85)
      p.lines(disk(0, 14, 8), on: filled, 0.7)
    }
    both("oven") { p, filled in
      p.shape(box(0, 0, 92 - p.w, 100 - p.w, 11), filled: filled)
      p.lines(line(-46, -22, 46, -22), on: filled, 0.8, cap: .butt)
      p.spots(spread(disk(0, -36, 5), [(-28, 0), (-9, 0), (9, 0), (28, 0)]), on: filled)
      p.lines(box(0, 18, 54, 34, 5), on: filled)
      p.lines(line(-24, -9, 24, -9), on: filled, 0.8)
    }
    both("stove") { p, filled in
      p.shape(svg("M -44 -22 H 44 V 36 Q 44 46 34 46 H -34 Q -44 46 -44 36 Z"), filled: filled)
      p.lines(box(0, 20, 52, 26, 4), on: filled)
      p.spots(spread(disk(0, -8, 4.5), [(-26, 0), (-9, 0), (9, 0), (26, 0)]), on: filled)
      p.stroke(line(-36, -36, -12, -36) + line(12, -36, 36, -36), 1.2)
      p.secondary { $0.stroke(line(-24, -46, -24, -52) + line(24, -46, 24, -52)) }
    }
    both("cooktop") { p, filled in
      p.shape(box(0, 0, 108 - p.w, 90 - p.w, 13), filled: filled)
      for (x, y, r) in [(-25.0, -18.0, 15.0), (25, -18, 11), (-25, 19, 11), (25, 19, 15)] {
        p.lines(disk(x, y, r), on: filled, 0.85)
      }
    }
    both("microwave") { p, filled in
      p.shape(box(0, -2, 116 - p.w, 80 - p.w, 12), filled: filled)
      p.lines(box(-16, -2, 60, 44, 6), on: filled)
      p.spots(spread(disk(38, 0, 4.5), [(0, -22), (0, -8), (0, 6), (0, 20)]), on: filled)
      p.stroke(line(-40, 38, -40, 45) + line(40, 38, 40, 45), 1.1)
    }
    both("refrigerator") { p, filled in
      p.shape(box(0, 0, 68 - p.w, 106 - p.w, 11), filled: filled)
      p.lines(line(-34, -16, 34, -16), on: filled, 0.85, cap: .butt)
      p.lines(line(-20, -38, -20, -28) + line(-20, -4, -20, 14), on: filled)
    }
    both("sink") { p, filled in
      p.shape(svg("M -44 8 H 44 V 14 C 44 36 34 44 20 44 H -20 C -34 44 -44 36 -44 14 Z"), filled: filled)
      p.stroke(line(-55 + p.e, 7, 55 - p.e, 7))
      p.stroke(
        svg("M 14 5 V -28 C 14 -50 -16 -50 -16 -28 V -22") + line(28, 4, 28, -8) + line(22, -10, 34, -10))
    }
    both("toilet") { p, filled in
      p.shape(box(-28, -22, 32 - p.w, 54 - p.w, 6), filled: filled)
      p.shape(
        svg("M -32 8 H 46 C 48 26 34 36 16 36 L 18 50 H -18 L -16 34 C -26 30 -32 20 -32 8 Z"), filled: filled
      )
      p.stroke(line(-10, -2, 44, -2), 1.1)
    }
    both("frying.pan") { p, filled in
      p.shape(disk(-14, 12, 36 - p.e), filled: filled)
      p.lines(disk(-14, 12, 20), on: filled, 0.8)
      p.stroke(line(14, -16, 46, -46), 1.8)
    }
    both("takeoutbag.and.cup.and.straw") { p, filled in
      p.shape(svg("M -52 -26 H 2 L 8 40 Q 8 46 2 46 H -48 Q -54 46 -54 40 Z"), filled: filled)
      p.stroke(svg("M -36 -28 V -34 C -36 -50 -14 -50 -14 -34 V -28"))
      let cup = svg("M 16 -2 H 56 L 51 40 Q 50 46 44 46 H 28 Q 22 46 21 40 Z")
      p.front(cup, filled: filled)
      p.stroke(line(12, -4, 58, -4) + open([(34, -6), (39, -40), (49, -43)]))
    }
    both("popcorn") { p, filled in
      p.shape(svg("M -38 -8 H 38 L 28 44 Q 27 50 21 50 H -21 Q -27 50 -28 44 Z"), filled: filled)
      p.lines(line(-13, -6, -10, 48) + line(13, -6, 10, 48), on: filled, 0.8, cap: .butt)
      p.stroke(
        svg(
          "M -38 -12 C -50 -20 -44 -36 -30 -34 C -30 -50 -8 -54 0 -44 C 10 -54 30 -50 30 -34 C 44 -36 50 -20 38 -12"
        ))
      p.stroke(svg("M -16 -14 C -18 -26 -8 -30 -2 -26 M 8 -14 C 12 -26 20 -26 24 -22"), 0.8)
    }
  }

  private mutating func addWaterAndAir() {
    both("spigot") { p, filled in
      p.shape(
        svg(
          "M -50 -18 H -16 C -10 -26 10 -26 16 -18 C 36 -18 46 -6 46 12 V 18 H 24 V 14 C 24 8 20 6 14 6 H -50 Z"
        ),
        filled: filled)
      p.stroke(line(0, -24, 0, -42) + line(-22, -44, 22, -44), 1.1)
      p.fill(Self.drop.scaled(0.24).moved(35, 42))
    }
    both("pipe.and.drop") { p, filled in
      p.shape(svg("M -50 -30 H 10 C 30 -30 40 -20 40 0 V 4 H 12 V 0 Q 12 -4 8 -4 H -50 Z"), filled: filled)
      p.stroke(line(-50, -38, -50, 4) + line(4, 8, 48, 8), 1.2)
      p.fill(Self.drop.scaled(0.34).moved(26, 34))
    }
    both("sprinkler.and.droplets") { p, filled in
      p.shape(rounded([(-14, 4), (14, 4), (20, 46), (-20, 46)], 4), filled: filled)
      p.stroke(line(0, 2, 0, -14) + line(-16, -16, 16, -16))
      for degrees in [190.0, 220, 320, 350] {
        let at = spot(0, -6, 46, degrees)
        p.secondary { $0.fill(Self.drop.scaled(0.16).moved(at.0, at.1)) }
      }
    }
    both("air.purifier", "humidifier", "dehumidifier") { p, filled in
      p.shape(box(0, 16, 62 - p.w, 70 - p.w, 12), filled: filled)
      p.lines(line(-14, 4, 14, 4) + line(-14, 18, 14, 18) + line(-14, 32, 14, 32), on: filled, 0.8)
      for x in [-16.0, 0, 16] { p.secondary { $0.stroke(svg("M 0 -28 C -6 -36 6 -42 0 -50").moved(x, 0)) } }
    }
    both("air.conditioner.horizontal") { p, filled in
      p.shape(box(0, -22, 114 - p.w, 42 - p.w, 10), filled: filled)
      p.lines(line(-36, -12, 36, -12), on: filled)
      for x in [-28.0, 0, 28] { p.secondary { $0.stroke(svg("M 0 14 C -8 22 8 32 0 42").moved(x, 0)) } }
    }
    both("air.conditioner.vertical") { p, filled in
      p.shape(box(0, 0, 62 - p.w, 106 - p.w, 11), filled: filled)
      p.lines(line(-15, -34, 15, -34) + line(-15, -22, 15, -22) + line(-15, -10, 15, -10), on: filled, 0.8)
      p.spots(disk(0, 30, 5), on: filled)
    }
    both("heater.vertical") { p, filled in
      for x in [-30.0, -10, 10, 30] { p.shape(box(x, 0, 15 - p.w * 0.8, 84 - p.w, 5), filled: filled) }
      p.stroke(
        line(-30, 42, -30, 50) + line(30, 42, 30, 50) + line(-22, -24, 22, -24) + line(-22, 24, 22, 24))
    }
    func blades(_ p: SymbolPen, _ count: Int, _ filled: Bool) {
      for i in 0..<count {
        p.rotated(CGFloat(i) * 360 / CGFloat(count)) {
          $0.shape(svg("M -6 -14 C -26 -24 -22 -50 4 -50 C 22 -50 20 -26 7 -13 Z"), filled: filled)
        }
      }
      p.clear(disk(0, 0, 8), margin: p.w * 0.6)
      p.fill(disk(0, 0, 8))
    }
    both("fanblades") { p, filled in blades(p, 4, filled) }
    both("fan.desk") { p, filled in
      p.stroke(disk(0, -14, 38 - p.e))
      p.at(0, -14, scale: 0.52) { blades($0, 3, true) }
      p.stroke(line(0, 24, 0, 46) + line(-22, 50 - p.e, 22, 50 - p.e))
    }
    both("fan.floor") { p, filled in
      p.stroke(disk(0, -24, 29 - p.e))
      p.at(0, -24, scale: 0.38) { blades($0, 3, true) }
      p.stroke(line(0, 6, 0, 46) + line(-22, 52 - p.e, 22, 52 - p.e))
    }
    both("fan.ceiling") { p, filled in
      p.stroke(line(0, -48, 0, -16) + line(-14, -50, 14, -50))
      p.shape(box(0, -2, 26 - p.e, 26 - p.e, 6), filled: filled)
      for side in [-1.0, 1] { p.shape(box(38 * side, -2, 38 - p.w, 15 - p.w * 0.6, 5), filled: filled) }
      p.fill(svg("M -12 22 H 12 C 10 36 -10 36 -12 22 Z"))
    }
    both("videoprojector") { p, filled in
      p.shape(box(0, 0, 116 - p.w, 58 - p.w, 12), filled: filled)
      p.lines(disk(26, 0, 15), on: filled)
      p.lines(line(-38, -8, -12, -8) + line(-38, 6, -12, 6), on: filled, 0.8)
      p.stroke(line(-38, 30, -38, 38) + line(38, 30, 38, 38), 1.2)
    }
  }
}

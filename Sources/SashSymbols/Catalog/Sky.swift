import Foundation
import SashGeometry

/// Weather that is rarer, the air, and the world.
extension DesignBook {
  mutating func addSky() {
    addSuns()
    addClouds()
    addAir()
    addMoons()
  }

  private static func rays(_ p: SymbolPen, _ count: Int, _ from: CGFloat, _ to: CGFloat) {
    for i in 0..<count {
      p.rotated(360 / CGFloat(count) * CGFloat(i)) { $0.stroke(line(from, 0, to, 0)) }
    }
  }

  private mutating func addSuns() {
    func veiled(_ name: String, _ below: @escaping (SymbolPen) -> Void) {
      both(name) { p, filled in
        p.at(0, -10) { q in
          q.shape(arc(0, 14, 24 - q.e, 180, 360) + line(-24 + q.e, 14, 24 - q.e, 14), filled: filled)
          q.secondary { r in
            r.at(0, 12) { s in
              for degrees in [180.0, 225, 270, 315, 360] {
                let (a, b) = (spot(0, 0, 37, degrees), spot(0, 0, 50 - s.e, degrees))
                s.stroke(line(a.0, a.1, b.0, b.1))
              }
            }
          }
        }
        p.tertiary(below)
      }
    }
    veiled("sun.haze") { $0.stroke(line(-44, 22, 44, 22) + line(-34, 40, 34, 40)) }
    veiled("sun.dust") { p in
      for (x, y) in [(-36.0, 22.0), (-12, 22), (12, 22), (36, 22), (-24, 40), (0, 40), (24, 40)] {
        p.fill(disk(x, y, p.e * 1.1))
      }
    }
    veiled("sun.horizon") { $0.stroke(line(-54, 22, 54, 22)) }
    both("sun.and.horizon") { p, filled in
      p.shape(arc(0, 20, 27 - p.e, 180, 360) + line(-27 + p.e, 20, 27 - p.e, 20), filled: filled)
      for degrees in [205.0, 237.5, 270, 302.5, 335] {
        let (a, b) = (spot(0, 18, 40, degrees), spot(0, 18, 54 - p.e, degrees))
        p.stroke(line(a.0, a.1, b.0, b.1))
      }
      p.secondary { $0.stroke(line(-54, 20, -40, 20) + line(40, 20, 54, 20) + line(-40, 40, 40, 40)) }
    }
    both("sun.rain") { p, filled in
      p.at(0, -14, scale: 0.84) { q in
        q.shape(disk(0, 0, 24 - q.e), filled: filled)
        Self.rays(q, 8, 38, 52 - q.e)
      }
      p.secondary {
        $0.stroke(line(-24, 38, -29, 52) + line(-6, 40, -11, 54) + line(14, 38, 9, 52) + line(32, 38, 27, 52))
      }
    }
    both("thermometer.sun") { p, filled in
      p.at(-24, 0) { Self.thermometer($0, 0.6) }
      p.secondary { q in
        q.at(28, -16, scale: 0.6) { r in
          r.shape(disk(0, 0, 22 - r.e), filled: filled)
          Self.rays(r, 8, 37, 47)
        }
      }
    }
    add("thermometer.snowflake") { p in
      p.at(-24, 0) { Self.thermometer($0, 0.25) }
      p.secondary { q in
        q.at(28, -16, scale: 0.56) { r in
          for i in 0..<6 {
            r.rotated(CGFloat(i) * 60) {
              $0.stroke(line(0, 0, 0, -46) + open([(-12, -40), (0, -28), (12, -40)]), 1)
            }
          }
        }
      }
    }
    add("thermometer.low") { Self.thermometer($0, 0.15) }
    add("thermometer.high") { Self.thermometer($0, 0.95) }
    add("thermometer.variable.and.figure") { p in
      p.at(-26, 0) { Self.thermometer($0, 0.55) }
      p.fill(disk(26, -36, 9))
      p.stroke(svg("M 12 -18 H 40 V 8 M 12 -18 V 8 M 20 -18 V 46 M 32 -18 V 46 M 20 12 H 32"), 1.1)
    }
  }

  /// A thermometer whose column reaches a part of its height.
  private static func thermometer(_ p: SymbolPen, _ part: CGFloat) {
    let glass = svg(
      "M -12 14 V -38 C -12 -54 12 -54 12 -38 V 14 C 22 20 26 29 22 40 C 14 56 -14 56 -22 40 C -26 29 -22 20 -12 14 Z"
    )
    p.secondary { $0.stroke(glass) }
    p.fill(disk(0, 32, 13))
    p.stroke(line(0, 20 - 56 * part, 0, 32))
  }

  private mutating func addClouds() {
    func falling(_ name: String, _ below: @escaping (SymbolPen) -> Void) {
      both(name) { p, filled in
        p.shape(Self.cloud.scaled(0.92).moved(0, -18), filled: filled)
        p.secondary(below)
      }
    }
    falling("cloud.hail") { p in
      p.stroke(line(-24, 24, -27, 33) + line(0, 24, -3, 33) + line(24, 24, 21, 33))
      p.fill(disk(-31, 47, 5) + disk(-7, 47, 5) + disk(17, 47, 5))
    }
    falling("cloud.dust") { p in
      for (x, y) in [(-36.0, 28.0), (-12, 28), (12, 28), (36, 28), (-24, 44), (0, 44), (24, 44)] {
        p.fill(disk(x, y, p.e * 1.05))
      }
    }
    falling("cloud.wind") { $0.stroke(line(-40, 28, 30, 28) + line(-22, 44, 40, 44)) }
    func behind(_ name: String, _ below: @escaping (SymbolPen) -> Void, _ back: @escaping (SymbolPen) -> Void)
    {
      both(name) { p, filled in
        p.secondary { q in q.at(20, -24, scale: 0.85) { back($0) } }
        let cloud = Self.cloud.scaled(0.8).moved(-8, -8)
        p.clear(cloud, margin: p.w * 1.3)
        p.shape(cloud, filled: filled)
        p.tertiary(below)
      }
    }
    func sun(_ p: SymbolPen) {
      p.fill(disk(0, 0, 21))
      Self.rays(p, 8, 32, 40)
    }
    func moon(_ p: SymbolPen) { p.at(12, -8, scale: 0.64) { $0.solid(Self.moon) } }
    func bolt(_ p: SymbolPen) { p.fill(Self.bolt.scaled(0.46).moved(-8, 36)) }
    func drops(_ p: SymbolPen) {
      for (i, x) in [-34.0, -14, 6, 26].enumerated() {
        let y: CGFloat = i % 2 == 0 ? 30 : 34
        p.stroke(line(x + 4, y, x - 4, y + 17))
      }
    }
    behind("cloud.sun.bolt", bolt, sun)
    behind("cloud.moon.bolt", bolt, moon)
    behind("cloud.moon.rain", drops, moon)
    both("smoke") { p, filled in
      let puffs = svg(
        """
        M -30 30 C -48 30 -58 18 -56 4 C -54 -8 -44 -14 -36 -12 C -36 -30 -20 -42 -4 -38 C 4 -50 24 -48 30 -34 \
        C 46 -34 56 -22 52 -8 C 62 2 58 22 42 26 C 34 40 14 42 6 34 C -4 42 -22 42 -30 30 Z
        """)
      p.shape(puffs, filled: filled)
      let curl = svg("M -34 4 C -30 -8 -14 -8 -10 4 M -2 -12 C 4 -24 20 -22 22 -10 M 2 22 C 6 10 22 10 26 20")
      filled ? p.cutStroke(curl, 0.85) : p.stroke(curl, 0.9)
    }
    both("rainbow") { p, _ in
      for (i, r) in [55.0, 38, 21].enumerated() {
        let draw: (SymbolPen) -> Void = { q in q.stroke(arc(0, 28, r - q.e, 180, 360)) }
        i == 0 ? draw(p) : i == 1 ? p.secondary(draw) : p.tertiary(draw)
      }
    }
  }

  private mutating func addAir() {
    add("wind.snow") { p in
      p.at(0, -14, scale: 0.8) { q in
        q.stroke(svg("M -56 -8 H 22 C 34 -8 42 -15 42 -25 C 42 -34 35 -40 27 -40 C 20 -40 15 -36 13 -30"))
        q.stroke(svg("M -46 12 H 36 C 47 12 53 19 53 27 C 53 36 46 41 39 41 C 33 41 28 38 26 32"))
      }
      p.secondary { q in
        for (x, y) in [(-34.0, 32.0), (6, 40)] {
          for i in 0..<3 {
            q.at(x, y) { r in r.rotated(CGFloat(i) * 60) { $0.stroke(line(0, -13, 0, 13), 0.85) } }
          }
        }
      }
    }
    add("tornado") { p in
      p.stroke(line(-46, -42, 46, -42) + line(-36, -23, 40, -23) + line(-22, -4, 32, -4))
      p.stroke(line(-8, 15, 22, 15) + line(0, 33, 16, 33) + line(2, 50, 6, 50))
    }
    func storm(_ p: SymbolPen, _ filled: Bool, _ r: CGFloat) {
      if filled {
        p.solid(disk(0, 0, r))
        p.cut(disk(0, 0, 9))
      } else {
        p.stroke(disk(0, 0, r))
      }
      let arm = svg("M -4 -26 C 6 -44 24 -50 42 -48")
      p.stroke(arm + arm.turned(180))
    }
    add("tropicalstorm") { p in storm(p, false, 26) }
    add("hurricane") { p in storm(p, true, 26) }
    both("humidity") { p, filled in
      p.at(-16, 2, scale: 0.8) { $0.shape(Self.drop, filled: filled) }
      p.secondary { q in
        for (i, x) in [18.0, 30, 42].enumerated() {
          let y = CGFloat(i) * -14 + 26
          q.stroke(line(x - 2, y, 52, y))
        }
      }
    }
    for (name, count) in [("low", 5), ("medium", 11), ("high", 19)] {
      add("aqi." + name) { p in
        var places: [(CGFloat, CGFloat)] = [(0, 0)]
        for i in 0..<6 { places.append(spot(0, 0, 23, CGFloat(i) * 60 + 30)) }
        for i in 0..<12 { places.append(spot(0, 0, 44, CGFloat(i) * 30)) }
        let order =
          count == 5
          ? [0, 8, 11, 14, 17] : count == 11 ? [0, 1, 2, 3, 4, 5, 6, 8, 11, 14, 17] : Array(0..<19)
        for (i, place) in places.enumerated() {
          let dot = disk(place.0, place.1, 5 + p.w * 0.2)
          order.contains(i) ? p.fill(dot) : p.tertiary { $0.fill(disk(place.0, place.1, 4)) }
        }
      }
    }
    both("drop.degreesign") { p, filled in
      p.at(-10, 4, scale: 0.88) { $0.shape(Self.drop, filled: filled) }
      p.secondary { $0.stroke(disk(34, -38, 10)) }
    }
    both("drop.triangle") { p, filled in
      p.shape(SymbolContainer.triangle.outline(p), filled: filled)
      let drop = Self.drop.scaled(0.4).moved(0, 14)
      filled ? p.engrave(drop) : p.fill(drop)
    }
  }

  private mutating func addMoons() {
    /// How much of the disk is lit, and from which side.
    let phases: [(String, CGFloat, Bool)] = [
      ("new.moon", 0, true), ("waxing.crescent", 0.25, true), ("first.quarter", 0.5, true),
      ("waxing.gibbous", 0.75, true), ("full.moon", 1, true), ("waning.gibbous", 0.75, false),
      ("last.quarter", 0.5, false), ("waning.crescent", 0.25, false),
    ]
    for (name, part, isRight) in phases {
      func draw(_ p: SymbolPen, _ isRight: Bool) {
        let r = 50 - p.e
        p.stroke(disk(0, 0, r))
        guard part > 0 else { return }
        let half = disk(0, 0, r).intersection(box(isRight ? 50 : -50, 0, 100, 120))
        let width = abs(part - 0.5) * 2 * r
        let middle = oval(0, 0, max(width, 0.01), r)
        p.fill(part == 0.5 ? half : part < 0.5 ? half.subtracting(middle) : half.union(middle))
      }
      add("moonphase." + name) { draw($0, isRight) }
      add("moonphase.\(name).inverse") { p in
        let r = 50 - p.e
        let inverse = SymbolPen(lineWidth: p.w)
        draw(inverse, isRight)
        p.solid(disk(0, 0, r))
        for (_, path) in inverse.finish() { p.cut(path.intersection(disk(0, 0, r - p.e))) }
      }
    }
  }
}

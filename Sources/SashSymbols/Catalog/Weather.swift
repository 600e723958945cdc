import Foundation
import SashGeometry

/// Sky and nature.
extension DesignBook {
  mutating func addWeather() {
    func rays(_ p: SymbolPen, _ count: Int, _ from: CGFloat, _ to: CGFloat) {
      for i in 0..<count {
        let (a, b) = (
          spot(0, 0, from, CGFloat(i) * 360 / CGFloat(count)),
          spot(0, 0, to, CGFloat(i) * 360 / CGFloat(count))
        )
        p.stroke(line(a.0, a.1, b.0, b.1))
      }
    }
    both("sun.max") { p, filled in
      p.shape(disk(0, 0, 24 - p.e), filled: filled)
      p.secondary { rays($0, 8, 39, 54 - p.e) }
    }
    both("sun.min") { p, filled in
      p.shape(disk(0, 0, 24 - p.e), filled: filled)
      p.secondary { rays($0, 8, 39, 41) }
    }
    for (name, isUp) in [("sunrise", true), ("sunset", false)] {
      both(name) { p, filled in
        p.shape(arc(0, 28, 25 - p.e, 180, 360) + line(-25 + p.e, 28, 25 - p.e, 28), filled: filled)
        p.secondary { $0.stroke(line(-56, 28, -36, 28) + line(36, 28, 56, 28) + line(-40, 46, 40, 46)) }
        for degrees in [205.0, 235, 305, 335] {
          let (a, b) = (spot(0, 28, 38, degrees), spot(0, 28, 50, degrees))
          p.stroke(line(a.0, a.1, b.0, b.1))
        }
        let arrow = line(0, -48, 0, -16) + open([(-13, -35), (0, -48), (13, -35)])
        p.secondary {
          $0.stroke(isUp ? arrow : arrow.applying(CGAffineTransform(scaleX: 1, y: -1)).moved(0, -64))
        }
      }
    }
    both("moon") { p, filled in p.shape(Self.moon, filled: filled) }
    both("moon.stars") { p, filled in
      p.shape(Self.moon.scaled(0.9).moved(-5, 6), filled: filled)
      p.secondary { q in
        q.fill(Self.sparkle(15).moved(22, -32))
        q.fill(Self.sparkle(9).moved(42, -4))
      }
    }
    both("moon.zzz") { p, filled in
      p.shape(Self.moon.scaled(0.9).moved(-5, 6), filled: filled)
      p.secondary { $0.stroke(Self.zed(10).moved(16, -20) + Self.zed(14).moved(36, -38)) }
    }
    add("zzz") { p in
      p.stroke(Self.zed(20).moved(-26, 22))
      p.stroke(Self.zed(15).moved(10, -8) + Self.zed(11).moved(36, -34), 0.9)
    }
    both("sparkle") { p, filled in p.shape(Self.sparkle(48), filled: filled) }
    add("sparkles") { p in
      p.fill(Self.sparkle(36).moved(10, 8))
      p.secondary { q in
        q.fill(Self.sparkle(19).moved(-31, -25))
        q.fill(Self.sparkle(14).moved(-33, 36))
      }
    }
    both("cloud", "icloud") { p, filled in p.shape(Self.cloud, filled: filled) }
    func weather(_ name: String, _ below: @escaping (SymbolPen) -> Void) {
      both("cloud." + name) { p, filled in
        p.shape(Self.cloud.scaled(0.92).moved(0, -18), filled: filled)
        p.secondary { below($0) }
      }
    }
    func slants(_ p: SymbolPen, _ xs: [CGFloat], _ length: CGFloat) {
      for (i, x) in xs.enumerated() {
        let y: CGFloat = i % 2 == 0 ? 24 : 28
        p.stroke(line(x + length / 4, y, x - length / 4, y + length))
      }
    }
    weather("drizzle") { slants($0, [-24, 0, 24], 11) }
    weather("rain") { slants($0, [-30, -10, 10, 30], 20) }
    weather("heavyrain") { slants($0, [-32, -16, 0, 16, 32], 26) }
    weather("sleet") { p in
      slants(p, [-26, 26], 20)
      p.fill(disk(0, 28, 4.5) + disk(-6, 46, 4.5))
    }
    weather("snow", ) { p in
      for (x, y) in [(-26.0, 30.0), (0, 28), (26, 30), (-13, 46), (13, 46)] { p.fill(disk(x, y, 4.5)) }
    }
    weather("fog") { p in p.stroke(line(-38, 28, 38, 28) + line(-28, 45, 28, 45)) }
    weather("bolt") { p in p.fill(Self.bolt.scaled(0.5).moved(0, 32)) }
    /// Something behind a cloud, and what falls from it.
    func behind(
      _ name: String, with below: String? = nil, _ back: @escaping (SymbolPen) -> Void
    ) {
      both(["cloud", name, below].compactMap { $0 }.joined(separator: ".")) { p, filled in
        let isAlone = below == nil
        p.secondary { q in q.at(0, isAlone ? 0 : -14, scale: isAlone ? 1 : 0.85) { back($0) } }
        let cloud = Self.cloud.scaled(isAlone ? 0.84 : 0.8).moved(-8, isAlone ? 14 : -8)
        p.clear(cloud, margin: p.w * 1.3)
        p.shape(cloud, filled: filled)
        if !isAlone { p.tertiary { slants($0, [-34, -14, 6, 26], 17) } }
      }
    }
    behind("sun") { p in
      p.at(24, -14) { q in
        q.fill(disk(0, 0, 21))
        rays(q, 8, 32, 40)
      }
    }
    behind("sun", with: "rain") { p in
      p.at(24, -14) { q in
        q.fill(disk(0, 0, 21))
        rays(q, 8, 32, 40)
      }
    }
    both("cloud.bolt.rain") { p, filled in
      p.shape(Self.cloud.scaled(0.92).moved(0, -18), filled: filled)
      p.secondary { $0.fill(Self.bolt.scaled(0.5).moved(-4, 32)) }
      p.tertiary { slants($0, [-32, 24], 20) }
    }
    behind("moon") { p in p.at(24, -18, scale: 0.7) { $0.solid(Self.moon) } }
    both("drop") { p, filled in p.shape(Self.drop, filled: filled) }
    both("flame") { p, filled in
      p.shape(
        svg(
          """
          M -3 -51 C 2 -34 35 -18 35 14 C 35 37 20 50 0 50 C -21 50 -36 37 -36 15 C -36 2 -30 -8 -24 -15 \
          C -22 -17 -19 -16 -19 -13 C -18 -7 -15 -3 -11 -3 C -5 -3 -3 -9 -6 -18 C -10 -30 -9 -44 -7 -51 C \
          -6 -53 -4 -53 -3 -51 Z
          """), filled: filled)
      let inner = svg(
        """
        M 1 8 C 3 18 15 22 15 34 C 15 42 9 47 0 47 C -10 47 -16 41 -16 33 C -16 27 -12 23 -9 24 C -6 25 -3 \
        20 -2 9 C -2 6 1 6 1 8 Z
        """)
      if filled { p.cut(inner.scaled(0.94)) }
    }
    both("bolt") { p, filled in p.shape(Self.bolt, filled: filled) }
    both("leaf") { p, filled in
      let leaf = svg(
        """
        M 44 -42 C 50 -2 38 38 0 38 C -22 38 -36 24 -36 4 C -36 -32 10 -22 38 -44 Q 43 -48 44 -42 Z
        """)
      p.shape(leaf, filled: filled)
      let vein = svg("M -48 44 C -38 22 -20 8 12 -4")
      if filled { p.cutStroke(svg("M -26 20 C -16 10 -4 2 14 -4"), 0.9) }
      p.stroke(filled ? svg("M -48 44 C -45 38 -42 33 -38 29") : vein)
    }
    add("leaf.arrow.circlepath") { p in
      let r = 46 - p.e
      for degrees in [0.0, 180] {
        p.stroke(arc(0, 0, r, degrees - 66, degrees + 58))
        let (x, y) = spot(0, 0, r, degrees + 58)
        p.at(x, y) { $0.rotated(degrees + 148) { $0.stroke(open([(-12, -11), (1, 0), (-11, 12)])) } }
      }
      let leaf = svg(
        """
        M 44 -42 C 50 -2 38 38 0 38 C -22 38 -36 24 -36 4 C -36 -32 10 -22 38 -44 Q 43 -48 44 -42 Z
        """
      ).scaled(0.44)
      p.fill(leaf)
      p.cutStroke(svg("M -13 11 C -8 5 -2 1 7 -2"), 0.6)
      p.stroke(line(-22, 20, -12, 10), 0.8)
    }
    add("snow", "snowflake") { p in
      for i in 0..<6 {
        p.rotated(CGFloat(i) * 60) {
          $0.stroke(line(0, 0, 0, -48 + p.e) + open([(-13, -41), (0, -28), (13, -41)]), 0.9)
        }
      }
    }
    add("wind") { p in
      p.stroke(svg("M -50 -10 H 22 C 34 -10 42 -17 42 -27 C 42 -36 35 -42 27 -42 C 20 -42 15 -38 13 -32"))
      p.stroke(svg("M -42 8 H 36 C 47 8 53 15 53 23 C 53 32 46 37 39 37 C 33 37 28 34 26 28"))
      p.stroke(svg("M -50 26 H -2 C 6 26 11 31 11 38 C 11 44 6 49 0 49 C -6 49 -10 46 -11 41"))
    }
    add("thermometer", "thermometer.medium") { p in
      let glass = svg(
        """
        M -12 14 V -38 C -12 -54 12 -54 12 -38 V 14 C 22 20 26 29 22 40 C 14 56 -14 56 -22 40 C -26 29 -22 \
        20 -12 14 Z
        """)
      p.secondary { $0.stroke(glass) }
      p.fill(disk(0, 32, 13))
      p.stroke(line(0, -8, 0, 32))
    }
    both("umbrella") { p, filled in
      p.shape(
        svg(
          """
          M -52 2 C -52 -30 -28 -46 0 -46 C 28 -46 52 -30 52 2 C 44 -6 32 -6 26 2 C 18 -6 8 -6 0 2 C -8 -6 \
          -18 -6 -26 2 C -32 -6 -44 -6 -52 2 Z
          """), filled: filled)
      p.stroke(svg("M 0 4 V 36 C 0 50 -20 50 -20 38"))
    }
  }

  static let moon = svg(
    """
    M -8 -47 C -38 -41 -52 -17 -46 11 C -40 38 -14 54 14 48 C 32 44 44 33 49 18 C 50 15 47 13 44 14 C 22 \
    22 0 16 -10 -2 \
    C -18 -16 -16 -32 -5 -43 C -3 -46 -5 -48 -8 -47 Z
    """)
  static let cloud = svg(
    """
    M -30 36 C -46 36 -58 26 -58 11 C -58 -3 -48 -12 -36 -13 C -33 -30 -20 -40 -3 -40 C 13 -40 25 -31 29 -17 \
    C 46 -17 58 -7 58 9 C 58 25 47 36 31 36 Z
    """)
  static let drop = svg(
    """
    M 0 -50 C 12 -32 34 -6 34 16 C 34 37 19 50 0 50 C -19 50 -34 37 -34 16 C -34 -6 -12 -32 0 -50 Z
    """)
  static let bolt = rounded([(12, -54), (-32, 8), (-4, 8), (-12, 54), (32, -10), (4, -10)], 3)

  /// Four points with hollow sides.
  static func sparkle(_ r: CGFloat) -> Path {
    let q = r * 0.16
    return Path { p in
      p.move(to: CGPoint(x: 0, y: -r))
      for i in 1...4 {
        let end = spot(0, 0, r, CGFloat(i) * 90 - 90)
        let middle = spot(0, 0, q, CGFloat(i) * 90 - 135)
        p.addQuadCurve(to: CGPoint(x: end.0, y: end.1), control: CGPoint(x: middle.0, y: middle.1))
      }
      p.closeSubpath()
    }
  }
  private static func zed(_ r: CGFloat) -> Path { open([(-r, -r), (r, -r), (-r, r), (r, r)]) }
}

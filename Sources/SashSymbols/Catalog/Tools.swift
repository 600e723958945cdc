import Foundation
import SashGeometry

/// Editing, settings and measuring.
extension DesignBook {
  mutating func addTools() {
    both("pencil") { p, filled in Self.pencil(p, filled) }
    both("pencil.line") { p, filled in
      p.at(4, -8, scale: 0.9) { Self.pencil($0, filled) }
      p.stroke(line(-42, 48 - p.e, 46, 48 - p.e))
    }
    add("pencil.and.scribble") { p in
      p.at(8, -6, scale: 0.88) { Self.pencil($0, false) }
      p.stroke(
        svg(
          """
          M -50 6 C -30 -22 -20 -6 -32 8 M -20 46 C -4 34 4 40 0 46 C 8 50 20 36 28 42 C 32 46 40 44 46 40
          """), 0.9)
    }
    both("square.and.pencil", directional: true) { p, filled in
      let body = svg("M 12 -36 H -30 Q -44 -36 -44 -22 V 32 Q -44 46 -30 46 H 24 Q 38 46 38 32 V -8")
      p.stroke(body)
      if filled { p.fill(box(-3, 5, 82, 82, 14)) }
      p.at(14, -14, scale: 0.78) { q in
        if filled { q.clear(Self.pencilOutline, margin: q.w * 1.2) }
        Self.pencil(q, false)
      }
    }
    both("paintbrush") { p, filled in
      p.rotated(45) { q in
        q.shape(box(0, -22, 22, 56, 8), filled: filled)
        q.shape(svg("M -15 12 H 15 C 22 26 14 44 0 54 C -14 44 -22 26 -15 12 Z"), filled: filled)
      }
    }
    both("paintpalette") { p, filled in
      p.shape(
        svg(
          """
          M 4 -46 C 34 -46 54 -26 54 0 C 54 16 44 24 30 22 C 18 20 12 26 16 36 C 18 44 12 48 2 48 C -30 48 \
          -54 28 -54 0 \
          C -54 -26 -28 -46 4 -46 Z
          """), filled: filled)
      for (x, y) in [(-30.0, 6.0), (-22, -18), (2, -28), (26, -16)] {
        let well = disk(x, y, 8)
        filled ? p.engrave(well) : p.fill(well)
      }
    }
    both("gearshape") { p, filled in
      p.shape(Self.gear(8, 52 - p.e, 41 - p.e * 0.6), filled: filled)
      filled ? p.cut(disk(0, 0, 17)) : p.stroke(disk(0, 0, 17))
    }
    both("gearshape.2") { p, filled in
      p.at(-20, 14, scale: 0.72) { q in
        q.shape(Self.gear(8, 50 - q.e, 40 - q.e), filled: filled)
        filled ? q.cut(disk(0, 0, 16)) : q.stroke(disk(0, 0, 16))
      }
      p.secondary { r in
        r.at(32, -24, scale: 0.48) { q in
          q.shape(Self.gear(8, 50 - q.e, 38 - q.e), filled: filled)
          filled ? q.cut(disk(0, 0, 15)) : q.stroke(disk(0, 0, 10))
        }
      }
    }
    add("gear") { p in
      p.stroke(disk(0, 0, 37 - p.e / 2))
      for i in 0..<12 { p.rotated(CGFloat(i) * 30) { $0.stroke(line(0, -39, 0, -50 + p.e), 1.1) } }
      p.stroke(disk(0, 0, 9), 0.9)
      for i in 0..<3 { p.rotated(CGFloat(i) * 120 + 60) { $0.stroke(line(0, -11, 0, -35), 0.85) } }
    }
    add("slider.horizontal.3") { p in
      for (y, x) in [(-32.0, -18.0), (0, 20), (32, -8)] {
        p.secondary { $0.stroke(line(-52 + p.e, y, 52 - p.e, y)) }
        p.clear(disk(x, y, 9), margin: p.e)
        p.stroke(disk(x, y, 10))
      }
    }
    add("slider.vertical.3") { p in
      for (x, y) in [(-32.0, 18.0), (0, -20), (32, 8)] {
        p.secondary { $0.stroke(line(x, -50 + p.e, x, 50 - p.e)) }
        p.clear(disk(x, y, 9), margin: p.e)
        p.stroke(disk(x, y, 10))
      }
    }
    both("wrench") { p, filled in Self.wrench(p, filled) }
    both("hammer") { p, filled in Self.hammer(p, filled) }
    both("wrench.and.screwdriver") { p, filled in
      Self.wrench(p, filled)
      p.clear(line(-40, -40, 40, 40), margin: p.w * 1.9)
      p.stroke(line(-42, -42, -6, -6))
      p.shape(rounded([(2, 12), (12, 2), (46, 34), (34, 46)], 5), filled: filled)
    }
    both("screwdriver") { p, filled in
      p.stroke(line(-44, -44, -6, -6))
      p.shape(rounded([(-2, 14), (14, -2), (46, 32), (32, 46)], 6), filled: filled)
    }
    add("scissors") { p in
      p.stroke(disk(-28, 32, 14) + disk(28, 32, 14))
      p.stroke(line(-18, 20, 24, -48) + line(18, 20, -24, -48))
    }
    add("paperclip") { p in
      p.stroke(
        svg(
          """
          M 34 -12 L -6 28 C -16 38 -32 38 -40 28 C -48 18 -46 6 -38 -2 L 6 -44 C 14 -51 26 -50 32 -43 C 38 \
          -36 38 -26 31 -18 L -10 22 C -14 26 -20 26 -24 22 C -28 18 -27 12 -23 8 L 12 -26
          """), 0.95)
    }
    add("wand.and.stars") { p in
      p.stroke(line(-44, 46, 12, -10), 1.6)
      p.cutStroke(line(-6, -6, 10, 10), 0.6, cap: .butt)
      p.secondary { q in
        for (x, y, r) in [(-18.0, -32.0, 14.0), (38, 20, 14), (34, -34, 20)] {
          q.fill(Self.sparkle(r).moved(x, y))
        }
      }
    }
    add("wand.and.stars.inverse") { p in
      p.stroke(line(-44, 46, 12, -10), 1.6)
      p.secondary { q in
        for (x, y, r) in [(-18.0, -32.0, 14.0), (38, 20, 14), (34, -34, 20)] {
          q.fill(Self.sparkle(r).moved(x, y))
        }
      }
    }
    both("eye") { p, filled in
      let lid = svg(
        """
        M -58 0 C -44 -24 -24 -36 0 -36 C 24 -36 44 -24 58 0 C 44 24 24 36 0 36 C -24 36 -44 24 -58 0 Z
        """
      ).scaled(0.98)
      p.shape(lid, filled: filled)
      if filled {
        p.cut(disk(0, 0, 21))
        p.fill(disk(0, 0, 13))
      } else {
        p.stroke(disk(0, 0, 17))
      }
    }
    both("camera") { p, filled in
      p.shape(
        svg(
          """
          M -44 -30 H -30 Q -26 -30 -23 -34 L -19 -40 Q -15 -45 -9 -45 H 9 Q 15 -45 19 -40 L 23 -34 Q 26 \
          -30 30 -30 H 44 Q 56 -30 56 -18 \
          V 28 Q 56 40 44 40 H -44 Q -56 40 -56 28 V -18 Q -56 -30 -44 -30 Z
          """), filled: filled)
      filled ? p.cutStroke(disk(0, 4, 21), 0.9) : p.stroke(disk(0, 4, 21))
    }
    add("camera.macro") { p in
      for i in 0..<8 { p.rotated(CGFloat(i) * 45) { $0.fill(oval(0, -24, 8, 13)) } }
      p.fill(disk(0, 0, 10))
    }
    add("camera.viewfinder") { p in
      Self.corners(p)
      p.at(0, 0, scale: 0.5) { q in
        q.solid(
          svg(
            """
            M -44 -30 H -26 L -16 -44 H 16 L 26 -30 H 44 Q 56 -30 56 -18 V 28 Q 56 40 44 40 H -44 Q -56 40 \
            -56 28 V -18 Q -56 -30 -44 -30 Z
            """))
        q.cut(disk(0, 4, 18))
      }
    }
    add("viewfinder") { p in Self.corners(p) }
    add("qrcode") { p in
      for (x, y) in [(-28.0, -28.0), (28, -28), (-28, 28)] {
        p.stroke(box(x, y, 42 - p.w, 42 - p.w, 6))
        p.fill(box(x, y, 15, 15, 2.5))
      }
      for (x, y) in [(14.0, 14.0), (28, 28), (42, 14), (14, 42), (42, 42)] { p.fill(box(x, y, 12, 12, 2)) }
    }
    add("qrcode.viewfinder") { p in
      Self.corners(p)
      for (x, y) in [(-16.0, -16.0), (16, -16), (-16, 16)] {
        p.stroke(box(x, y, 25 - p.w * 0.8, 25 - p.w * 0.8, 3), 0.8)
      }
      for (x, y) in [(9.0, 9.0), (17, 17), (25, 9), (9, 25), (25, 25)] { p.fill(box(x, y, 7.5, 7.5, 1.2)) }
    }
    add("barcode") { p in
      for (x, width) in [
        (-48.0, 0.9), (-34, 0.5), (-22, 1.2), (-4, 0.5), (8, 0.9), (24, 0.5), (36, 1.2), (50, 0.6),
      ] {
        p.stroke(line(x, -36, x, 36), width, cap: .butt)
      }
    }
    both("chart.bar") { p, filled in
      for (i, (x, h)) in [(-36.0, 44.0), (0, 92), (36, 66)].enumerated() {
        p.step(i) { $0.shape(box(x, 46 - h / 2, 27 - p.w, h - p.w, 5), filled: filled) }
      }
    }
    add("chart.line.uptrend.xyaxis", "chart.xyaxis.line") { p in
      p.secondary { $0.stroke(svg("M -48 -46 V 34 Q -48 44 -38 44 H 50")) }
      p.stroke(open([(-28, 20), (-6, -8), (10, 8), (44, -32)]))
    }
    both("cylinder") { p, filled in
      p.shape(svg("M -34 -36 C -34 -54 34 -54 34 -36 V 36 C 34 54 -34 54 -34 36 Z"), filled: filled)
      let rim = svg("M -34 -36 C -34 -18 34 -18 34 -36")
      filled ? p.cutStroke(rim, 0.8) : p.stroke(rim)
    }
    both("chart.pie") { p, filled in
      let pie = svg(
        """
        M -6 -40 V 6 H 40 C 40 32 20 52 -6 52 C -32 52 -50 32 -50 6 C -50 -20 -32 -40 -6 -40 Z
        """
      ).moved(2, -2)
      p.shape(pie, filled: filled)
      p.shape(svg("M 8 -52 C 33 -52 52 -33 52 -8 H 8 Z").moved(0, 0), filled: filled)
    }
    both("flask") { p, filled in
      p.stroke(line(-20, -48 + p.e, 20, -48 + p.e))
      p.stroke(svg("M -12 -46 V -14 L -40 32 C -46 42 -40 50 -30 50 H 30 C 40 50 46 42 40 32 L 12 -14 V -46"))
      p.fill(
        filled
          ? svg(
            """
            M -12 -14 L -40 32 C -46 42 -40 50 -30 50 H 30 C 40 50 46 42 40 32 L 12 -14 Z
            """) : svg("M -26 14 H 26 L 40 34 C 44 44 38 50 30 50 H -30 C -38 50 -44 44 -40 34 Z"))
    }
    both("delete.left") { p, filled in Self.deleteKey(p, filled) }
    both("delete.right") { p, filled in p.mirrored { Self.deleteKey($0, filled) } }
    both("delete.backward", directional: true) { p, filled in Self.deleteKey(p, filled) }
    for (name, side) in [("left", -1.0), ("leading", -1), ("right", 1), ("trailing", 1)] {
      both("sidebar." + name, directional: name == "leading" || name == "trailing") { p, filled in
        p.stroke(box(0, 0, 112 - p.w, 86 - p.w, 15))
        p.stroke(line(CGFloat(side) * 18, -43, CGFloat(side) * 18, 43), cap: .butt)
        p.secondary {
          $0.stroke([-24.0, -9, 6].map { line(side * 30, $0, side * 40, $0) }.reduce(Path(), +), 0.8)
        }
      }
    }
    add("filemenu.and.selection") { p in
      p.stroke(box(0, 0, 100 - p.w, 92 - p.w, 13))
      p.fill(box(0, -32, 100, 18))
      p.stroke(line(-30, -4, 30, -4) + line(-30, 14, 30, 14) + line(-30, 32, 10, 32), 0.9)
    }
    add("selection.pin.in.out") { p in
      p.stroke(line(-26, -44, -26, 44) + line(26, -44, 26, 44))
      p.fill(disk(-26, -44, 9) + disk(26, 44, 9))
    }
    for (name, inward) in [("rectangle.compress.vertical", true), ("rectangle.expand.vertical", false)] {
      add(name) { p in
        p.stroke(box(0, 0, 96 - p.w, inward ? 22 : 26, 6))
        for side in [-1.0, 1] {
          let (a, b) = inward ? (52.0, 24.0) : (24.0, 52.0)
          p.stroke(
            line(0, side * a, 0, side * b)
              + open([(-12, side * (b + (a - b) * 0.43)), (0, side * b), (12, side * (b + (a - b) * 0.43))]))
        }
      }
    }
  }

  static let pencilOutline = svg(
    """
    M -44 44 L -38 22 L 22 -38 Q 28 -44 34 -38 L 38 -34 Q 44 -28 38 -22 L -22 38 Z
    """)
  static func pencil(_ p: SymbolPen, _ filled: Bool) {
    p.shape(pencilOutline, filled: filled)
    let band = line(12, -28, 28, -12)
    filled ? p.cutStroke(band, 0.8) : p.stroke(band, 0.9)
    if filled == false { p.fill(closed([(-44, 44), (-40, 30), (-30, 40)])) }
  }

  /// Broad teeth with round corners.
  private static func gear(_ teeth: Int, _ outer: CGFloat, _ inner: CGFloat) -> Path {
    var points: [(CGFloat, CGFloat, CGFloat)] = []
    let step = 360 / CGFloat(teeth)
    for i in 0..<teeth {
      let middle = CGFloat(i) * step - 90
      for (r, degrees, corner) in [
        (inner, -step * 0.34, 4.0), (outer, -step * 0.2, 4), (outer, step * 0.2, 4), (inner, step * 0.34, 4),
      ] {
        let (x, y) = spot(0, 0, r, middle + degrees)
        points.append((x, y, corner))
      }
    }
    return rounded(points)
  }

  private static func wrench(_ p: SymbolPen, _ filled: Bool) {
    p.shape(
      svg(
        """
        M 22 -48 C 8 -44 0 -30 4 -16 L -42 30 C -48 36 -48 42 -43 47 C -38 51 -32 50 -27 45 L 18 -2 C 32 2 \
        46 -8 49 -22 \
        C 50 -28 48 -32 45 -29 L 34 -18 L 20 -20 L 18 -34 L 29 -44 C 32 -47 28 -50 22 -48 Z
        """), filled: filled)
  }
  private static func hammer(_ p: SymbolPen, _ filled: Bool) {
    p.rotated(45) { q in
      q.shape(
        svg(
          """
          M -34 -40 H 10 C 22 -40 30 -34 36 -22 H 10 V -16 H -34 Q -38 -16 -38 -20 V -36 Q -38 -40 -34 -40 Z
          """), filled: filled)
      q.shape(box(-8, 20, 18, 64, 6), filled: filled)
    }
  }
  private static func deleteKey(_ p: SymbolPen, _ filled: Bool) {
    p.shape(
      svg(
        """
        M -16 -40 H 42 Q 56 -40 56 -26 V 26 Q 56 40 42 40 H -16 Q -22 40 -26 35 L -53 5 Q -58 0 -53 -5 L -26 \
        -35 Q -22 -40 -16 -40 Z
        """), filled: filled)
    let mark = line(-4, -17, 30, 17) + line(-4, 17, 30, -17)
    filled ? p.cutStroke(mark) : p.stroke(mark)
  }
  static func corners(_ p: SymbolPen) {
    let corner = svg("M -46 -22 V -34 Q -46 -46 -34 -46 H -22")
    for i in 0..<4 { p.rotated(CGFloat(i) * 90) { $0.stroke(corner) } }
  }
}

import Foundation
import SashGeometry

/// Shapes in halves and layers, flags, bolts and what players show.
extension DesignBook {
  mutating func addEmblems() {
    addHalves()
    addLayers()
    addFlags()
    addPlayerMarks()
  }

  private mutating func addHalves() {
    /// A border whose one side is filled.
    func half(_ name: String, _ outline: @escaping (SymbolPen) -> Path) {
      let sides: [(String, Path)] = [
        ("lefthalf", box(-60, 0, 120, 160)), ("righthalf", box(60, 0, 120, 160)),
        ("tophalf", box(0, -60, 160, 120)),
        ("bottomhalf", box(0, 60, 160, 120)),
      ]
      for (side, part) in sides {
        add("\(name).\(side).filled") { p in
          p.stroke(outline(p))
          p.fill(outline(p).intersection(part))
        }
      }
    }
    for (side, part) in [("tophalf", box(0, -60, 160, 120)), ("bottomhalf", box(0, 60, 160, 120))] {
      add("circle.\(side).filled") { p in
        p.stroke(disk(0, 0, 50 - p.e))
        p.fill(disk(0, 0, 50 - p.e).intersection(part))
      }
    }
    half("square") { SymbolContainer.square.outline($0) }
    half("rectangle") { SymbolContainer.rectangle.outline($0) }
    half("capsule") { box(0, 0, 118 - $0.w, 66 - $0.w, 33 - $0.e) }
    add("circle.lefthalf.striped.horizontal") { p in
      let r = 50 - p.e
      p.stroke(disk(0, 0, r) + line(0, -r, 0, r))
      for y in [-30.0, -15, 0, 15, 30] { p.stroke(line(-sqrt(r * r - y * y), y, 0, y), 0.8, cap: .butt) }
    }
    add("square.lefthalf.fill") { p in
      p.stroke(SymbolContainer.square.outline(p))
      p.fill(SymbolContainer.square.outline(p).intersection(box(-60, 0, 120, 160)))
    }
    both("capsule.portrait") { p, filled in p.shape(box(0, 0, 62 - p.w, 110 - p.w, 31 - p.e), filled: filled)
    }
    both("oval.portrait") { p, filled in p.shape(oval(0, 0, 38 - p.e, 55 - p.e), filled: filled) }
    add("smallcircle.circle") { p in
      p.stroke(disk(0, 0, 50 - p.e))
      p.stroke(disk(0, 0, 17))
    }
    add("smallcircle.circle.fill") { p in
      p.solid(disk(0, 0, 50 - p.e))
      p.cutStroke(disk(0, 0, 17))
    }
    add("circlebadge") { p in p.stroke(disk(0, 0, 26 - p.e)) }
    add("circlebadge.fill") { p in p.fill(disk(0, 0, 26)) }
    both("circlebadge.2") { p, filled in
      p.shape(disk(-22, 0, 20 - p.e), filled: filled)
      p.secondary { $0.shape(disk(22, 0, 20 - p.e), filled: filled) }
    }
    for name in ["rectangle.center.inset.filled", "rectangle.center.inset.fill"] {
      add(name) { p in
        p.stroke(SymbolContainer.rectangle.outline(p))
        p.fill(box(0, 0, 46, 30, 5))
      }
    }
    add("circle.hexagonpath") { Self.hexagonPath($0, false) }
    add("circle.hexagonpath.fill") { Self.hexagonPath($0, true) }
    add("line.3.crossed.swirl.circle") { Self.swirl($0, false) }
    add("line.3.crossed.swirl.circle.fill") { Self.swirl($0, true) }
    add("lightspectrum.horizontal") { p in
      for (i, y) in [-36.0, -24, -12, 0, 12, 24, 36].enumerated() {
        let width: CGFloat = [22, 34, 42, 46, 42, 34, 22][i]
        let draw: (SymbolPen) -> Void = { $0.stroke(line(-width, y, width, y), 0.95) }
        i % 3 == 0 ? draw(p) : i % 3 == 1 ? p.secondary(draw) : p.tertiary(draw)
      }
    }
  }

  private static func hexagonPath(_ p: SymbolPen, _ filled: Bool) {
    for i in 0..<6 {
      let (x, y) = spot(0, 0, 40, CGFloat(i) * 60 - 90)
      let next = spot(0, 0, 40, CGFloat(i) * 60 - 30)
      let (dx, dy) = ((next.0 - x) / 40, (next.1 - y) / 40)
      p.secondary { $0.stroke(line(x + dx * 14, y + dy * 14, next.0 - dx * 14, next.1 - dy * 14), 0.9) }
      p.shape(disk(x, y, 10 - p.e / 2), filled: filled)
    }
  }

  private static func swirl(_ p: SymbolPen, _ filled: Bool) {
    p.shape(disk(0, 0, 50 - p.e), filled: filled)
    for i in 0..<3 {
      p.rotated(CGFloat(i) * 60) { q in
        let wave = svg("M -27 0 C -16 -16 16 16 27 0")
        filled ? q.cutStroke(wave, 0.85) : q.stroke(wave, 0.9)
      }
    }
  }

  private mutating func addLayers() {
    both("square.on.circle") { p, filled in
      p.secondary { $0.stroke(disk(-14, -12, 38 - p.e)) }
      let front = box(17, 16, 64 - p.w, 64 - p.w, 12)
      p.clear(front, margin: p.e + (filled ? p.w * 0.9 : 0))
      p.shape(front, filled: filled)
    }
    both("star.square.on.square") { p, filled in
      p.secondary { $0.stroke(box(-14, -14, 72 - p.w, 72 - p.w, 14)) }
      let front = box(14, 14, 72 - p.w, 72 - p.w, 14)
      p.clear(front, margin: p.e + (filled ? p.w * 0.9 : 0))
      p.shape(front, filled: filled)
      let star = Self.star(p).scaled(0.44).moved(14, 13)
      filled ? p.engrave(star) : p.fill(star)
    }
    for (name, turn) in [("down.right", 0.0), ("up.left", 180)] {
      both("square.3.layers.3d." + name, "square.stack.3d." + name) { p, filled in
        let tile = rounded([(-38, -46), (8, -24), (8, 34), (-38, 12)], 6)
        p.at(turn == 0 ? 0 : 12, 4) { q in
          q.shape(tile, filled: filled)
          q.secondary { r in
            for x in [18.0, 36] {
              r.stroke(
                svg("M -16 -38 L 1 -30 Q 6 -27 6 -21 V 27 Q 6 34 0 31 L -4 29").moved(x, turn == 0 ? 0 : 0))
            }
          }
        }
      }
    }
    both("square.grid.4x3") { p, filled in
      for y in [-27.0, 0, 27] {
        for x in [-42.0, -14, 14, 42] { p.shape(box(x, y, 21 - p.w, 20 - p.w, 3.5), filled: filled) }
      }
    }
    both("square.split.1x2") { p, filled in
      p.shape(box(0, 0, 92 - p.w, 92 - p.w, 15), filled: filled)
      let bar = line(-44, 0, 44, 0)
      filled ? p.cutStroke(bar, cap: .butt) : p.stroke(bar, cap: .butt)
    }
    both("app.gift") { p, filled in
      p.shape(SymbolContainer.app.outline(p), filled: filled)
      let bow = svg(
        "M 0 -12 C -24 -12 -22 -30 -12 -30 C -4 -30 0 -20 0 -12 C 0 -20 4 -30 12 -30 C 22 -30 24 -12 0 -12")
      let ribbon = line(-46, -12, 46, -12) + line(0, -12, 0, 46)
      filled ? p.engraveStroke(bow + ribbon, 0.85, cap: .butt) : p.stroke(bow + ribbon, 0.9, cap: .butt)
    }
    both("location.viewfinder") { p, filled in
      Self.corners(p)
      p.fill(rounded([(24, -24), (4, 24), (-2, 2), (-24, -4)], 2))
    }
  }

  private mutating func addFlags() {
    let cloth = svg(
      "M -40 -42 C -22 -52 -6 -46 8 -40 C 20 -35 32 -36 42 -40 V 8 C 32 14 20 14 8 9 C -6 3 -22 -1 -40 8 Z")
    /// Every second square of the cloth.
    func checks(_ p: SymbolPen) -> Path {
      let wave: (CGFloat, CGFloat) -> (CGFloat, CGFloat) = { u, v in
        (-40 + 82 * u, -43 + 50 * v + 5 * sin((u - 0.1) * 2 * .pi))
      }
      var path = Path()
      for row in 0..<3 {
        for column in 0..<4 where (row + column) % 2 == 0 {
          let (u, v) = (CGFloat(column) / 4, CGFloat(row) / 3)
          path =
            path + closed([wave(u, v), wave(u + 0.25, v), wave(u + 0.25, v + 1 / 3), wave(u, v + 1 / 3)])
        }
      }
      return path.intersection(cloth)
    }
    func checkered(_ p: SymbolPen) {
      p.stroke(line(-40, -46, -40, 50))
      p.stroke(cloth)
      p.fill(checks(p))
    }
    func plain(_ p: SymbolPen, _ filled: Bool) {
      p.stroke(line(-40, -46, -40, 50))
      p.shape(cloth, filled: filled)
    }
    add("flag.checkered") { checkered($0) }
    func crossed(_ p: SymbolPen, _ flag: (SymbolPen) -> Void) {
      func leaning(_ q: SymbolPen, clears: Bool) {
        q.at(0, 5) { r in
          r.rotated(26) { t in
            t.at(28, -3, scale: 0.7) { u in
              if clears {
                u.clear(cloth, margin: u.e + u.w * 0.7)
                u.cutStroke(line(-40, -46, -40, 50), 2.4)
              }
              flag(u)
            }
          }
        }
      }
      p.secondary { q in q.mirrored { leaning($0, clears: false) } }
      leaning(p, clears: true)
    }
    add("flag.checkered.2.crossed") { crossed($0, checkered) }
    both("flag.2.crossed") { p, filled in crossed(p) { plain($0, filled) } }
    both("bolt.heart") { p, filled in
      p.shape(Self.heart(p), filled: filled)
      let bolt = Self.bolt.scaled(0.48).moved(0, -2)
      filled ? p.engrave(bolt) : p.fill(bolt)
    }
    both("bolt.horizontal") { p, filled in p.shape(Self.bolt.turned(90), filled: filled) }
    both("bolt.car") { p, filled in
      p.shape(Self.carFront, filled: filled)
      p.stroke(line(-36, 34, -36, 42) + line(36, 34, 36, 42), 1.6)
      let bolt = Self.bolt.scaled(0.42).moved(0, 0)
      filled ? p.engrave(bolt) : p.fill(bolt)
    }
  }

  static let carFront = svg(
    """
    M -30 -32 Q -27 -40 -18 -40 H 18 Q 27 -40 30 -32 L 38 -12 Q 50 -6 50 8 V 26 Q 50 30 46 30 H -46 Q -50 30 -50 26 V 8 \
    Q -50 -6 -38 -12 Z
    """)

  private mutating func addPlayerMarks() {
    func frame(_ p: SymbolPen, _ filled: Bool) {
      p.shape(rounded([(-12, -34), (42, 0), (-12, 34)], 5), filled: filled)
      p.stroke(line(-42, -34, -42, 34) + line(-27, -34, -27, 34), 1.2)
    }
    both("forward.frame") { p, filled in frame(p, filled) }
    both("backward.frame") { p, filled in p.mirrored { frame($0, filled) } }
    both("music.note.house") { p, filled in
      p.shape(
        rounded([
          (0, -48, 4), (48, -8, 6), (40, -4, 1), (40, 46, 10), (-40, 46, 10), (-40, -4, 1), (-48, -8, 6),
        ]),
        filled: filled)
      p.at(-2, 10, scale: 0.5) { q in
        let head = oval(-10, 34, 17, 13)
        let tail = svg("M 2 -46 C 10 -30 30 -30 28 -4 C 28 2 22 2 23 -4 C 22 -16 10 -20 2 -22 Z")
        let stem = box(4, -6, 9, 80, 3)
        let note = head.union(tail).union(stem)
        filled ? q.engrave(note) : q.fill(note)
      }
    }
    both("house.lodge") { p, filled in
      p.shape(
        rounded(
          [(-20, -10), (20, -48), (60, -10), (52, -4), (52, 46), (-10, 46), (-10, -4)].map {
            ($0.0 - 20, $0.1)
          }, 4), filled: filled)
      p.stroke(open([(-56, 8), (-34, -14)]) + line(-46, 2, -46, 46) + line(-46, 46, -28, 46))
      let door = line(0, 20, 0, 44)
      filled ? p.cutStroke(door, 1.8, cap: .butt) : p.stroke(svg("M -11 46 V 18 H 11 V 46"), cap: .butt)
    }
    add("swift") { p in
      p.fill(
        svg(
          """
          M 8 -46 C 36 -28 48 2 40 24 C 48 34 50 44 46 48 C 40 40 32 40 24 42 C -4 52 -38 40 -54 16 C -36 28 -14 32 6 24 \
          C -14 8 -30 -10 -42 -30 C -28 -16 -14 -4 0 4 C -10 -8 -20 -22 -28 -36 C -12 -20 6 -4 22 10 C 26 -8 20 -28 8 -46 Z
          """))
    }
    add("loupe") { p in
      p.stroke(disk(-4, -4, 44 - p.e))
      p.fill(svg("M -4 40 H 40 V -4 C 40 20 20 40 -4 40 Z"))
      p.stroke(line(-4, -22, -4, 14) + line(-22, -4, 14, -4))
    }
    both("bubble.middle.bottom") { p, filled in
      p.shape(
        svg(
          """
          M -34 -44 H 34 C 47 -44 55 -36 55 -23 V 8 C 55 21 47 29 34 29 H 16 L 4 45 C 2 48 -2 48 -4 45 L -16 29 H -34 \
          C -47 29 -55 21 -55 8 V -23 C -55 -36 -47 -44 -34 -44 Z
          """), filled: filled)
    }
    both("bubble.middle.top") { p, filled in
      p.rotated(180) { q in
        q.shape(
          svg(
            """
            M -34 -44 H 34 C 47 -44 55 -36 55 -23 V 8 C 55 21 47 29 34 29 H 16 L 4 45 C 2 48 -2 48 -4 45 L -16 29 H -34 \
            C -47 29 -55 21 -55 8 V -23 C -55 -36 -47 -44 -34 -44 Z
            """), filled: filled)
      }
    }
  }
}

import Foundation
import SashGeometry

/// Buildings, maps, travel and food.
extension DesignBook {
  mutating func addPlaces() {
    both("house") { p, filled in
      p.stroke(open([(-54 + p.e, 2), (0, -46 + p.e), (54 - p.e, 2)]))
      let wall = svg("M -38 -10 V 36 Q -38 46 -28 46 H 28 Q 38 46 38 36 V -10")
      p.stroke(wall)
      if filled {
        p.fill(closed([(-38, -10), (0, -42), (38, -10), (38, 40), (32, 46), (-32, 46), (-38, 40)]))
      }
      let door = svg("M -13 46 V 22 Q -13 14 -5 14 H 5 Q 13 14 13 22 V 46")
      if filled {
        p.cut(
          svg(
            """
            M -11 52 V 20 Q -11 14 -5 14 H 5 Q 11 14 11 20 V 52 Z
            """))
      } else {
        p.stroke(door, cap: .butt)
      }
    }
    both("building.2") { p, filled in
      p.shape(box(-20, 0, 60 - p.w, 104 - p.w, 8), filled: filled)
      let tower = svg("M 16 -10 H 40 Q 48 -10 48 -2 V 40 Q 48 48 40 48 H 16")
      p.secondary { q in
        q.stroke(tower)
        if filled { q.fill(closed([(18, -10), (48, -10), (48, 48), (18, 48)])) }
      }
      var windows = Path()
      for y in [-30.0, -10, 10] { windows = windows + box(-31, y, 9, 9, 2) + box(-9, y, 9, 9, 2) }
      filled ? p.cut(windows) : p.fill(windows)
      let door = box(-20, 38, 14, 22, 3)
      filled ? p.cut(door) : p.fill(door)
    }
    both("storefront") { p, filled in
      p.shape(
        svg(
          """
          M -38 -42 H 38 L 52 -16 C 52 2 28 2 26 -10 C 24 4 2 4 0 -10 C -2 4 -24 4 -26 -10 C -28 2 -52 2 -52 \
          -16 Z
          """), filled: filled)
      p.stroke(svg("M -42 8 V 34 Q -42 44 -32 44 H 32 Q 42 44 42 34 V 8"))
      p.stroke(svg("M -14 44 V 20 H 14 V 44"))
    }
    both("map") { p, filled in
      p.shape(
        rounded([(-52, -30), (-18, -42), (18, -30), (52, -42), (52, 30), (18, 42), (-18, 30), (-52, 42)], 5),
        filled: filled)
      let folds = line(-18, -38, -18, 28) + line(18, -28, 18, 40)
      filled ? p.cutStroke(folds, 0.75, cap: .butt) : p.stroke(folds, 0.9, cap: .butt)
    }
    both("mappin") { p, filled in
      p.shape(disk(0, -26, 24 - p.e), filled: filled)
      p.stroke(line(0, 0, 0, 50))
    }
    both("mappin.and.ellipse") { p, filled in
      p.fill(disk(0, -30, 21))
      p.stroke(line(0, -12, 0, 36))
      p.secondary {
        $0.stroke(
          svg(
            """
            M -18 18 C -36 20 -48 26 -48 34 C -48 43 -26 50 0 50 C 26 50 48 43 48 34 C 48 26 36 20 18 18
            """))
      }
    }
    both("location") { p, filled in
      p.shape(rounded([(46, -46), (8, 46), (-4, 4), (-46, -8)], 4), filled: filled)
    }
    both("location.north") { p, filled in
      p.shape(rounded([(0, -50), (38, 44), (0, 26), (-38, 44)], 4), filled: filled)
    }
    both("car") { p, filled in
      p.shape(
        svg(
          """
          M -30 -32 Q -27 -40 -18 -40 H 18 Q 27 -40 30 -32 L 38 -12 Q 50 -6 50 8 V 26 Q 50 30 46 30 H -46 Q \
          -50 30 -50 26 V 8 Q -50 -6 -38 -12 Z
          """), filled: filled)
      let lights = disk(-30, 8, 6.5) + disk(30, 8, 6.5)
      let glass = svg("M -34 -12 H 34")
      filled ? p.cut(lights) : p.fill(lights)
      filled ? p.cutStroke(glass, 0.8) : p.stroke(glass)
      p.stroke(line(-36, 34, -36, 42) + line(36, 34, 36, 42), 1.6)
    }
    both("box.truck") { p, filled in
      p.shape(box(-19, -6, 74, 58, 7), filled: filled)
      p.shape(svg("M 18 -16 H 38 Q 44 -16 47 -10 L 56 6 V 16 Q 56 23 49 23 H 18 Z"), filled: filled)
      for x in [-32.0, 34] {
        p.clear(disk(x, 28, 11), margin: filled ? p.e + 2 : 0)
        p.stroke(disk(x, 28, 11))
      }
    }
    add("airplane") { p in
      p.solid(
        svg(
          """
          M 52 0 C 52 -6 44 -8 36 -8 H 20 L -6 -44 H -18 L -6 -8 H -28 L -40 -22 H -50 L -44 0 L -50 22 H \
          -40 L -28 8 H -6 L -18 44 H -6 L 20 8 H 36 C 44 8 52 6 52 0 Z
          """
        ).scaled(0.94))
    }
    add("bicycle") { p in
      p.stroke(disk(-36, 16, 22) + disk(36, 16, 22))
      p.stroke(
        svg(
          """
          M -36 16 L -16 -18 H 20 L 36 16 M -16 -18 L 0 16 H -36 M 0 16 L 20 -18 L 14 -32 H 24 M -24 -26 H \
          -10
          """), 0.9)
    }
    add("fork.knife") { p in
      p.stroke(line(-26, -4, -26, 48))
      p.stroke(svg("M -42 -48 V -20 C -42 -8 -10 -8 -10 -20 V -48 M -26 -48 V -10"))
      p.stroke(line(28, 10, 28, 48))
      p.solid(svg("M 28 -46 C 14 -38 12 -18 14 4 Q 15 10 21 10 H 28 Z"))
    }
    both("cup.and.saucer") { p, filled in
      p.shape(svg("M -40 -36 H 28 V -4 C 28 18 14 26 -6 26 C -26 26 -40 18 -40 -4 Z"), filled: filled)
      p.stroke(svg("M 30 -26 H 38 C 58 -26 58 6 30 6"))
      p.stroke(line(-46, 42, 38, 42))
    }
    both("mug") { p, filled in
      p.shape(svg("M -36 -42 H 24 V 32 Q 24 46 10 46 H -22 Q -36 46 -36 32 Z"), filled: filled)
      p.stroke(svg("M 26 -24 H 34 Q 48 -24 48 -10 V 10 Q 48 24 34 24 H 26"))
    }
    both("wineglass") { p, filled in
      p.shape(svg("M -26 -48 H 26 L 30 -20 C 30 -2 16 10 0 10 C -16 10 -30 -2 -30 -20 Z"), filled: filled)
      p.stroke(line(0, 12, 0, 46) + line(-22, 48 - p.e, 22, 48 - p.e))
    }
    both("mountain.2") { p, filled in
      p.shape(rounded([(-22, -34), (26, 38), (-58, 38)], 5), filled: filled)
      let right = rounded([(26, -10), (58, 38), (8, 38)], 5)
      if filled { p.cutStroke(line(6, -14, 40, 40), 0.01) }
      p.secondary { $0.shape(right, filled: filled) }
    }
    both("tent") { p, filled in
      p.shape(rounded([(0, -42), (56, 40), (-56, 40)], 6), filled: filled)
      let flap = rounded([(0, -2), (20, 44), (-20, 44)], 3)
      filled ? p.cut(flap) : p.stroke(flap)
    }
    both("photo") { p, filled in Self.photo(p, filled, box(0, 0, 116 - p.w, 90 - p.w, 15)) }
    both("photo.on.rectangle", "photo.on.rectangle.angled") { p, filled in
      p.secondary { $0.stroke(box(-12, -15, 94 - p.w, 68 - p.w, 13)) }
      p.at(12, 13, scale: 0.8) { q in
        let frame = box(0, 0, 116 - q.w, 86 - q.w, 15)
        q.clear(frame, margin: q.e + (filled ? q.w : q.w * 0.2))
        Self.photo(q, filled, frame)
      }
    }
    add("memories") { p in
      p.stroke(arc(0, 0, 46 - p.e, -165, 140))
      p.stroke(open([(0, -24), (0, 4), (18, 12)]))
    }
  }

  static func photo(_ p: SymbolPen, _ filled: Bool, _ frame: Path) {
    let hills = svg("M -66 34 L -34 2 Q -28 -4 -22 2 L -2 22 L 14 6 Q 21 0 28 6 L 66 40 V 60 H -66 Z")
    let inside = frame.subtracting(frame.strokedPath(StrokeStyle(lineWidth: p.w)))
    if filled {
      p.solid(frame)
      p.cut(disk(-28, -16, 9))
      p.cutStroke(svg("M -60 30 L -34 4 Q -28 -2 -22 4 L 2 28 M -6 20 L 14 5 Q 21 -1 28 5 L 62 36"), 0.8)
    } else {
      p.stroke(frame)
      p.secondary { q in
        q.fill(disk(-28, -16, 9))
        q.fill(hills.intersection(inside))
      }
    }
  }
}

import Foundation
import SashGeometry

/// Arrows that branch, merge, turn about things, and points that are joined.
extension DesignBook {
  mutating func addRoutes() {
    addBranches()
    addRings()
    addPoints()
  }

  /// A solid head that points to the right, its tip at the origin.
  private static func head(_ degrees: CGFloat, _ size: CGFloat = 14) -> Path {
    rounded([(-size * 1.5, -size), (0, 0), (-size * 1.5, size)], 2).turned(degrees)
  }

  private mutating func addBranches() {
    add("arrow.triangle.merge") { p in
      p.stroke(line(0, 46 - p.e, 0, -22) + svg("M -32 46 C -32 12 0 14 0 -8 M 32 46 C 32 12 0 14 0 -8"))
      p.solid(closed([(-14, -24), (0, -46), (14, -24)]))
    }
    add("arrow.triangle.pull") { p in
      p.stroke(line(-26, 44, -26, -16) + svg("M 26 44 V -4 C 26 -22 18 -28 -4 -28"))
      p.fill(disk(-26, -30, 14) + disk(26, 38, 12) + disk(-26, 38, 12))
      p.solid(Self.head(180, 11).moved(-6, -28))
    }
    add("arrow.triangle.swap") { p in
      p.stroke(svg("M -24 46 V 30 C -24 4 24 -4 24 -24 M 24 46 V 30 C 24 4 -24 -4 -24 -24"))
      for x in [-24.0, 24] { p.solid(closed([(x - 13, -24), (x, -44), (x + 13, -24)])) }
    }
    add("arrow.branch", "arrow.trianglehead.branch") { p in
      p.stroke(line(-22, 46, -22, -42) + svg("M -22 40 C -22 14 26 22 26 -4 V -26"))
      p.stroke(open([(-37, -27), (-22, -42), (-7, -27)]) + open([(12, -14), (26, -28), (40, -14)]))
    }
    add("arrow.merge", "arrow.trianglehead.merge") { p in
      p.stroke(line(0, 4, 0, -44) + svg("M -32 46 C -32 18 0 20 0 0 M 32 46 C 32 18 0 20 0 0"))
      p.stroke(open([(-18, -26), (0, -44), (18, -26)]))
    }
    add("arrow.trianglehead.swap") { p in
      p.stroke(svg("M -24 46 V 30 C -24 4 24 -4 24 -40 M 24 46 V 30 C 24 4 -24 -4 -24 -40"))
      for x in [-24.0, 24] { p.stroke(open([(x - 14, -26), (x, -42), (x + 14, -26)])) }
    }
    add("arrow.trianglehead.pull") { p in
      p.stroke(line(-26, 26, -26, -16) + svg("M 26 26 V -4 C 26 -22 18 -28 -4 -28"))
      p.fill(disk(-26, -30, 12) + disk(26, 38, 12) + disk(-26, 38, 12))
      p.stroke(open([(12, -42), (-2, -28), (12, -14)]))
    }
    for (name, container) in [("diamond", SymbolContainer.diamond), ("circle", .circle)] {
      both("arrow.triangle.turn.up.right.\(name)") { p, filled in
        p.shape(container.outline(p), filled: filled)
        p.lines(svg("M -18 22 V 6 Q -18 -6 -6 -6 H 8"), on: filled, 1.1)
        p.spots(Self.head(0, 12).moved(26, -6), on: filled)
      }
    }
    for (name, tip) in [
      ("up.and.line.horizontal.and.arrow.down", 48.0), ("down.and.line.horizontal.and.arrow.up", 14),
    ] {
      add("arrow." + name) { p in
        let wing: CGFloat = tip > 20 ? 36 : 26
        let arrow = line(14, 0, 48, 0) + open([(wing, -12), (tip, 0), (wing, 12)])
        p.stroke(line(-42 + p.e, 0, 42 - p.e, 0) + arrow.turned(90) + arrow.turned(270))
      }
    }
    add("line.diagonal.arrow") { p in
      p.stroke(line(-36, 36, 36, -36) + open([(2, -36), (36, -36), (36, -2)]))
    }
    add("lane") { p in
      p.stroke(line(-34, 46, -34, -46) + line(34, 46, 34, -46))
      p.secondary { $0.stroke(line(0, -46, 0, -26) + line(0, -10, 0, 10) + line(0, 26, 0, 46)) }
    }
    both("arrowkeys") { p, filled in
      for (x, y) in [(0.0, -22.0), (-38, 18), (0, 18), (38, 18)] {
        p.shape(box(x, y, 35 - p.w, 35 - p.w, 7), filled: filled)
      }
    }
    for (name, at) in [("up", 0), ("left", 1), ("down", 2), ("right", 3)] {
      add("arrowkeys.\(name).filled") { p in
        for (i, (x, y)) in [(0.0, -22.0), (-38, 18), (0, 18), (38, 18)].enumerated() {
          p.shape(box(x, y, 35 - p.w, 35 - p.w, 7), filled: i == at)
        }
      }
    }
    both("dpad") { p, filled in
      p.shape(
        rounded([
          (-18, -50, 7), (18, -50, 7), (18, -18, 3), (50, -18, 7), (50, 18, 7), (18, 18, 3), (18, 50, 7),
          (-18, 50, 7),
          (-18, 18, 3), (-50, 18, 7), (-50, -18, 7), (-18, -18, 3),
        ]), filled: filled)
      for i in 0..<4 { p.spots(closed([(-7, -28), (7, -28), (0, -39)]).turned(CGFloat(i) * 90), on: filled) }
    }
    for (i, name) in ["up", "right", "down", "left"].enumerated() {
      add("dpad.\(name).filled") { p in
        p.stroke(
          rounded([
            (-18, -50, 7), (18, -50, 7), (18, -18, 3), (50, -18, 7), (50, 18, 7), (18, 18, 3), (18, 50, 7),
            (-18, 50, 7),
            (-18, 18, 3), (-50, 18, 7), (-50, -18, 7), (-18, -18, 3),
          ]))
        p.fill(
          rounded([(-18, -50, 7), (18, -50, 7), (18, -18, 1), (0, 0, 1), (-18, -18, 1)]).turned(
            CGFloat(i) * 90))
      }
    }
  }

  private mutating func addRings() {
    add("arrow.3.trianglepath") { p in
      for i in 0..<3 {
        p.rotated(CGFloat(i) * 120) { q in
          q.stroke(svg("M -17 -34 L -8 -46 Q 0 -54 8 -46 L 22 -22"))
          q.solid(closed([(30, -29), (27, -10), (10, -18)]))
        }
      }
    }
    add("arrow.rectanglepath", "arrow.trianglehead.rectanglepath") { p in
      p.stroke(
        svg(
          "M -8 34 H -38 Q -50 34 -50 22 V -22 Q -50 -34 -38 -34 H 38 Q 50 -34 50 -22 V 22 Q 50 34 38 34 H 22"
        ))
      p.stroke(open([(37, 19), (22, 34), (37, 49)]))
    }
    add("arrow.triangle.capsulepath", "arrow.capsulepath") { p in
      let half = svg("M -50 4 C -50 -20 -36 -28 -24 -28 H 22")
      p.stroke(half + half.turned(180))
      p.solid(Self.head(0, 12).moved(38, -28))
      p.solid(Self.head(180, 12).moved(-38, 28))
    }
    add("arrow.trianglehead.2.clockwise.rotate.90", "arrow.trianglehead.2.counterclockwise.rotate.90") { p in
      let r = 40 - p.e
      for degrees in [0.0, 180] {
        p.stroke(arc(0, 0, r, degrees - 70, degrees + 70))
        let (x, y) = spot(0, 0, r, degrees + 70)
        p.at(x, y) { $0.rotated(degrees + 160) { $0.stroke(open([(-14, -13), (1, 0), (-13, 13)])) } }
      }
    }
    both(
      "arrow.triangle.2.circlepath.camera", "arrow.trianglehead.2.clockwise.rotate.90.camera", "camera.rotate"
    ) { p, filled in
      p.shape(
        svg(
          "M -44 -30 H -30 Q -26 -30 -23 -34 L -19 -40 Q -15 -45 -9 -45 H 9 Q 15 -45 19 -40 L 23 -34 Q 26 -30 30 -30 H 44 Q 56 -30 56 -18 V 28 Q 56 40 44 40 H -44 Q -56 40 -56 28 V -18 Q -56 -30 -44 -30 Z"
        ),
        filled: filled)
      for degrees in [0.0, 180] {
        p.lines(arc(0, 4, 20, degrees + 20, degrees + 132), on: filled, 0.9)
        let (x, y) = spot(0, 4, 20, degrees + 140)
        p.at(x, y) { q in
          q.rotated(degrees + 230) { $0.spots(closed([(-4, -9), (9, 1), (-5, 8)]), on: filled) }
        }
      }
    }
    add("leaf.arrow.triangle.circlepath", "leaf.arrow.trianglehead.clockwise") { p in
      let r = 46 - p.e
      p.stroke(arc(0, 0, r, -66, 236))
      p.solid(Self.head(-34, 12).moved(-10, -50))
      let leaf = svg(
        "M 44 -42 C 50 -2 38 38 0 38 C -22 38 -36 24 -36 4 C -36 -32 10 -22 38 -44 Q 43 -48 44 -42 Z"
      ).scaled(0.44)
      p.fill(leaf)
      p.cutStroke(svg("M -13 11 C -8 5 -2 1 7 -2"), 0.6)
      p.stroke(line(-22, 20, -12, 10), 0.8)
    }
    both("person.and.arrow.left.and.arrow.right", "person.and.arrow.left.and.arrow.right.outward") {
      p, filled in
      p.at(0, 0, scale: 0.78) { Self.person($0, filled) }
      let arrow = line(40, 0, 60, 0) + open([(50, -11), (61, 0), (50, 11)])
      p.secondary { $0.stroke((arrow + arrow.flipped).moved(0, -14)) }
    }
    add("arrow.left.and.line.vertical.and.arrow.right") { p in
      let arrow = line(14, 0, 50, 0) + open([(37, -13), (50, 0), (37, 13)])
      p.stroke(arrow + arrow.flipped + line(0, -38, 0, 38))
    }
    add("arrow.right.and.line.vertical.and.arrow.left") { p in
      let arrow = line(14, 0, 50, 0) + open([(27, -13), (14, 0), (27, 13)])
      p.stroke(arrow + arrow.flipped + line(0, -38, 0, 38))
    }
    add("arrow.up.and.down.text.horizontal") { p in
      p.stroke(
        line(-38, -42, -38, 42) + open([(-51, -29), (-38, -42), (-25, -29)])
          + open([(-51, 29), (-38, 42), (-25, 29)]))
      p.secondary { $0.stroke(line(-8, -30, 52, -30) + line(-8, 0, 52, 0) + line(-8, 30, 30, 30)) }
    }
    add("arrow.up.left.and.arrow.up.right", "arrow.up.backward.and.arrow.up.forward") { p in
      p.stroke(
        svg("M 0 44 V 16 L -36 -30 M 0 16 L 36 -30") + open([(-38, -6), (-38, -34), (-12, -34)])
          + open([(38, -6), (38, -34), (12, -34)]))
    }
  }

  private mutating func addPoints() {
    let curve = svg("M -32 -34 C 10 -34 -10 34 32 34")
    for (name, isUp) in [
      ("bottomleft.forward.to.point.topright.scurvepath", true),
      ("topleft.down.to.point.bottomright.curvepath", false),
    ] {
      both("point." + name, directional: true) { p, filled in
        let at = isUp ? curve.applying(CGAffineTransform(scaleX: 1, y: -1)) : curve
        p.stroke(at)
        for (x, y) in isUp ? [(-38.0, 34.0), (38, -34)] : [(-38.0, -34.0), (38, 34)] {
          p.clear(disk(x, y, 13), margin: 0)
          p.shape(disk(x, y, 14 - p.e / 2), filled: filled)
        }
      }
    }
    for spelling in [
      "point.topleft.down.curvedto.point.bottomright.up",
      "point.topleft.down.to.point.bottomright.curvepath.up",
    ] {
      both(spelling) { p, filled in
        p.stroke(svg("M -36 -20 V 10 C -36 44 0 44 0 10 V -10 C 0 -44 36 -44 36 -10 V 20"))
        for (x, y) in [(-36.0, -34.0), (36, 34)] { p.shape(disk(x, y, 13 - p.e / 2), filled: filled) }
      }
    }
    for (name, isFilled) in [
      ("point.3.connected.trianglepath.dotted", false),
      ("point.3.filled.connected.trianglepath.dotted", true),
    ] {
      add(name) { p in
        let places = [(0.0, -34.0), (38.0, 30.0), (-38, 30)]
        for (i, a) in places.enumerated() {
          let b = places[(i + 1) % 3]
          for t in [0.42, 0.58] {
            p.secondary { $0.fill(disk(a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t, 3.6)) }
          }
        }
        for (x, y) in places { p.shape(disk(x, y, 16 - p.e), filled: isFilled) }
      }
    }
    both("point.3.connected.trianglepath") { p, filled in
      p.stroke(closed([(0, -34), (38, 30), (-38, 30)]))
      for (x, y) in [(0.0, -34.0), (38.0, 30.0), (-38, 30)] {
        p.front(disk(x, y, 14 - p.e), filled: filled, gap: -0.6)
      }
    }
    both("beziercurve") { p, filled in
      p.stroke(svg("M -38 34 C -38 -16 38 -16 38 34"))
      p.secondary { $0.stroke(line(-44, -24, 44, -24)) }
      for (x, y) in [(-50.0, -24.0), (50, -24)] { p.shape(disk(x, y, 7), filled: filled) }
      p.front(box(0, -14, 18 - p.e, 18 - p.e, 3), filled: filled, gap: 0)
      for x in [-38.0, 38] { p.front(box(x, 34, 18 - p.e, 18 - p.e, 3), filled: filled, gap: 0) }
    }
    both("bonjour") { p, filled in
      p.shape(disk(0, 0, 50 - p.e), filled: filled)
      for r in [19.0, 35] { p.lines(arc(0, 20, r, 218, 322), on: filled) }
      p.spots(disk(0, 18, 6.5), on: filled)
    }
    add("circle.and.line.horizontal") { p in
      p.stroke(disk(0, 0, 26) + line(-54 + p.e, 0, -26, 0) + line(26, 0, 54 - p.e, 0))
    }
    add("circle.and.line.horizontal.fill") { p in
      p.solid(disk(0, 0, 26))
      p.stroke(line(-54 + p.e, 0, 54 - p.e, 0))
    }
  }
}

import Foundation
import SashGeometry

/// Names that join several things, and the other hands of gauges.
extension DesignBook {
  mutating func addCompounds() {
    addGauges()
    addPersonTurns()
    addDashedAndDotted()
    both("bubble.left.and.exclamationmark.bubble.right") { p, filled in
      let front = Self.speech.scaled(0.66)
      p.secondary { q in q.at(-22, -14) { $0.shape(front, filled: filled) } }
      p.at(22, 12) { q in
        q.clear(front.flipped, margin: q.e + q.w)
        q.shape(front.flipped, filled: filled)
        q.lines(line(0, -18, 0, -3), on: filled)
        q.spots(disk(0, 9, 3.4), on: filled)
      }
    }
    both("location.north.line") { p, filled in
      p.shape(rounded([(0, -52), (30, 18), (0, 4), (-30, 18)], 4), filled: filled)
      p.stroke(line(0, 28, 0, 52))
    }
    add("lock.rotation.open", "lock.open.rotation") { p in
      p.stroke(arc(0, 4, 42 - p.e, -8, 270) + line(0, -38 + p.e, 6, -38 + p.e))
      p.stroke(open([(-11, -55 + p.e), (6, -38 + p.e), (-11, -21 + p.e)]))
      p.at(-2, 5, scale: 0.42) { q in
        q.solid(box(-8, 22, 60, 46, 8))
        q.stroke(svg("M 8 -6 V -22 C 8 -48 44 -48 44 -22 V -14"), 1.8)
      }
    }
    both("pencil.tip.crop.circle") { p, filled in
      p.shape(disk(0, 0, 50 - p.e), filled: filled)
      p.lines(svg("M -21 43 V 26 L 0 -28 L 21 26 V 43") + line(-20, 26, 20, 26), on: filled)
      p.spots(closed([(0, -30), (9, -8), (-9, -8)]), on: filled)
    }
    both("building.2.crop.circle") { p, filled in
      p.shape(disk(0, 0, 50 - p.e), filled: filled)
      let inside = disk(0, 0, 50 - p.w)
      let houses = (box(-10, 16, 32, 76, 4) + box(20, 28, 24, 56, 3)).intersection(inside)
      p.spots(houses, on: filled)
      let windows = spread(box(0, 0, 6, 6, 1), [(-17, -8), (-3, -8), (-17, 6), (-3, 6), (-17, 20), (-3, 20)])
      filled ? p.fill(windows) : p.cut(windows)
    }
    both("rectangle.and.arrow.up.right.and.arrow.down.left") { p, filled in
      p.shape(box(0, 0, 112 - p.w, 84 - p.w, 14), filled: filled)
      let corner = line(8, -6, 28, -22) + open([(14, -22), (28, -22), (28, -8)])
      p.lines(corner + corner.turned(180), on: filled)
    }
    both("rectangle.portrait.on.rectangle.portrait.angled") { p, filled in
      p.secondary { $0.stroke(box(-18, -2, 54 - p.w, 82 - p.w, 11).turned(-10)) }
      p.front(box(18, 4, 58 - p.w, 86 - p.w, 11).turned(6), filled: filled)
    }
    both("square.text.square") { p, filled in
      p.shape(SymbolContainer.square.outline(p), filled: filled)
      p.lines(box(0, -10, 40, 30, 5) + line(-20, 22, 20, 22), on: filled)
    }
    both("square.grid.3x1.below.line.grid.1x2") { p, filled in
      p.stroke(line(-48 + p.e, -38, 48 - p.e, -38) + line(-48 + p.e, -14, 48 - p.e, -14))
      for x in [-34.0, 0, 34] { p.shape(box(x, 24, 28 - p.w, 34 - p.w, 6), filled: filled) }
    }
    both("square.grid.3x1.folder.badge.plus") { p, filled in
      p.secondary { q in
        for x in [-34.0, 0, 34] { q.stroke(box(x, -14, 28 - p.w, 40 - p.w, 6)) }
      }
      p.front(
        svg(
          "M -36 10 H -18 L -12 16 H 10 Q 16 16 16 22 V 42 Q 16 48 10 48 H -36 Q -42 48 -42 42 V 16 Q -42 10 -36 10 Z"
        ), filled: filled, gap: 0.4)
      p.stroke(line(26, 34, 52, 34) + line(39, 21, 39, 47))
    }
    for name in ["square.stack.3d.down.forward", "square.stack.3d.down.backward"] {
      both(name, directional: true) { p, filled in
        func draw(_ q: SymbolPen) {
          q.shape(rounded([(-46, -34), (-2, -48), (-2, 22), (-46, 36)], 5), filled: filled)
          q.secondary {
            $0.stroke(
              open([(14, -42), (20, -44), (20, 24), (14, 26)])
                + open([(36, -36), (42, -38), (42, 26), (36, 28)]))
          }
        }
        name.hasSuffix("forward") ? draw(p) : p.mirrored(draw)
      }
    }
    both("sun.snow") { p, filled in
      p.at(-20, -16, scale: 0.72) { q in
        q.shape(disk(0, 0, 20), filled: filled)
        for i in 0..<8 {
          let (a, b) = (spot(0, 0, 33, CGFloat(i) * 45), spot(0, 0, 44, CGFloat(i) * 45))
          q.stroke(line(a.0, a.1, b.0, b.1))
        }
      }
      p.at(30, 22, scale: 0.5) { q in
        for i in 0..<3 { q.rotated(CGFloat(i) * 60) { $0.stroke(line(0, -44, 0, 44), 1.6) } }
      }
    }
    for (name, isLeft) in [("left", true), ("right", false)] {
      add("sun.\(name)half.filled") { p in
        p.stroke(disk(0, 0, 24 - p.e))
        p.fill(disk(0, 0, 24 - p.e).intersection(box(isLeft ? -30 : 30, 0, 60, 80)))
        for i in 0..<8 {
          let (a, b) = (spot(0, 0, 39, CGFloat(i) * 45), spot(0, 0, 54 - p.e, CGFloat(i) * 45))
          p.secondary { $0.stroke(line(a.0, a.1, b.0, b.1)) }
        }
      }
    }
    for (name, number) in [("view.2d", 2), ("view.3d", 3)] {
      add(name) { p in
        Self.corners(p)
        p.stroke(
          Numeral.digit(number).scaled(0.5).moved(-14, 0) + svg("M 6 17 V -17 H 11 C 27 -17 27 17 11 17 H 6"),
          0.95)
      }
    }
    add("cursorarrow.and.square.on.square.dashed", "pointer.arrow.and.square.on.square.dashed") { p in
      p.stroke(box(-18, -18, 52 - p.w, 52 - p.w, 10))
      let behind = box(12, 12, 60 - p.w, 60 - p.w, 11)
      p.clear(behind, margin: p.e)
      Self.dashed(p, behind, 12)
      let pointer = rounded([(10, 8), (44, 42), (28, 43), (35, 59), (28, 62), (21, 46), (10, 56)], 2).moved(
        2, -8)
      p.clear(pointer, margin: p.w * 0.8)
      p.solid(pointer)
    }
    add("filemenu.and.cursorarrow") { p in
      p.stroke(box(-6, 0, 84 - p.w, 92 - p.w, 13))
      p.fill(box(-6, -22, 60, 16, 4))
      p.stroke(line(-30, 2, 14, 2) + line(-30, 20, -2, 20), 0.9)
      let pointer = rounded([(14, 4), (52, 42), (34, 43), (42, 60), (34, 63), (27, 46), (14, 58)], 2).moved(
        0, -8)
      p.clear(pointer, margin: p.w * 0.8)
      p.solid(pointer)
    }
    both("cylinder.split.1x2") { p, filled in
      p.shape(svg("M -40 -32 C -40 -52 40 -52 40 -32 V 32 C 40 52 -40 52 -40 32 Z"), filled: filled)
      p.lines(svg("M -40 -32 C -40 -14 40 -14 40 -32 M -40 0 C -40 18 40 18 40 0"), on: filled)
    }
    both("creditcard.and.numbers") { p, filled in
      p.shape(box(0, -8, 112 - p.w, 76 - p.w, 13), filled: filled)
      p.spots(box(0, -22, 114, 12), on: filled)
      let numbers = (1...3).map { Numeral.digit($0).scaled(0.32).moved(CGFloat($0) * 18 - 2, 32) }.reduce(
        Path(), +)
      p.clear(box(34, 32, 58, 26, 6), margin: p.w * 0.3)
      p.stroke(numbers, 0.95)
    }
    both("door.sliding.left.hand.closed", "door.sliding.right.hand.closed") { p, filled in
      p.shape(box(-25, 0, 48 - p.w, 92 - p.w, 5), filled: filled)
      p.shape(box(25, 0, 48 - p.w, 92 - p.w, 5), filled: filled)
      p.lines(line(-10, -8, -10, 10), on: filled)
      p.stroke(line(-54, 52 - p.e, 54, 52 - p.e))
    }
    both("dot.circle.and.hand.point.up.left") { p, filled in
      p.secondary { $0.stroke(disk(-14, -14, 32)) }
      let hand = svg(
        "M -6 12 L -36 -18 C -44 -27 -32 -38 -24 -30 L -2 -9 L 14 -16 C 26 -20 34 -14 38 -4 L 44 10 C 48 26 38 40 22 44 C 8 46 -4 42 -14 36 L -26 30 C -32 24 -26 16 -18 18 Z"
      ).scaled(0.76).moved(16, 14)
      p.front(hand, filled: filled, gap: 0.6)
    }
    both("iphone.rear.camera") { p, filled in
      p.shape(box(0, 0, 66 - p.w, 110 - p.w, 15), filled: filled)
      p.lines(box(-9, -28, 32, 34, 9), on: filled, 0.85)
      p.spots(disk(-15, -35, 5) + disk(-4, -22, 5), on: filled)
    }
    both("hand.palm.facing") { p, filled in
      p.shape(
        svg(
          "M -26 10 V -30 C -26 -40 -12 -40 -12 -30 V -40 C -12 -51 3 -51 3 -40 V -34 C 3 -45 18 -45 18 -34 V -22 C 18 -32 32 -32 32 -22 V 14 C 32 38 18 51 -2 51 C -20 51 -28 42 -36 26 L -45 8 C -49 0 -39 -8 -33 0 Z"
        ), filled: filled)
      p.lines(svg("M -18 30 C -14 12 0 6 18 10"), on: filled, 0.85)
    }
  }

  private mutating func addGauges() {
    for (name, degrees) in [("0percent", 150.0), ("50percent", 270), ("100percent", 390)] {
      for spelling in ["gauge.with.dots.needle." + name, "gauge.with.dots.needle.bottom." + name]
      where designs[spelling] == nil {
        both(spelling) { p, filled in
          p.shape(disk(0, 0, 50 - p.e), filled: filled)
          let tip = spot(0, 6, 28, CGFloat(degrees))
          p.lines(line(0, 6, tip.0, tip.1), on: filled, 1.05)
          p.spots(disk(0, 6, 8), on: filled)
          for at in [150.0, 190, 230, 270, 310, 350, 390] where abs(at - degrees) > 30 {
            let (x, y) = spot(0, 2, 34, CGFloat(at))
            p.spots(disk(x, y, 3.6), on: filled)
          }
        }
      }
    }
    both("dollarsign.gauge.chart.lefthalf.righthalf", "dollarsign.gauge.chart.leftthird.topthird.rightthird")
    { p, _ in
      p.stroke(arc(0, 6, 44, 160, 262) + arc(0, 6, 44, 278, 380), 1.4)
      p.stroke(
        svg(
          "M 13 -6 C 12 -13 6 -15 0 -15 C -8 -15 -13 -11 -13 -5 C -13 7 13 1 13 14 C 13 21 8 25 0 25 C -8 25 -13 21 -14 14"
        ) + line(0, -23, 0, 33), 0.95)
    }
  }

  private mutating func addPersonTurns() {
    for (name, arrow) in [
      ("right", svg("M 26 40 V 20 Q 26 10 36 10 H 52") + open([(42, 0), (53, 10), (42, 20)])),
      ("down", svg("M 24 2 H 34 Q 44 2 44 12 V 38") + open([(33, 28), (44, 39), (55, 28)])),
      ("left", svg("M 52 40 V 20 Q 52 10 42 10 H 28") + open([(38, 0), (27, 10), (38, 20)])),
    ] {
      add("person.fill.turn." + name) { p in
        p.at(-16, 0, scale: 0.84) { Self.person($0, true) }
        p.clear(box(40, 20, 34, 44, 4), margin: 2)
        p.stroke(arrow)
      }
    }
    add("person.crop.circle.dashed") { p in
      Self.dashed(p, disk(0, 0, 50 - p.e), 12)
      p.fill(Self.bust.intersection(disk(0, 0, 44 - p.w)))
    }
  }

  private mutating func addDashedAndDotted() {
    add("power.dotted") { p in
      p.stroke(line(0, -48 + p.e, 0, -2))
      for i in 0...10 {
        let (x, y) = spot(0, 4, 42 - p.e, -52 + CGFloat(i) * 28.4)
        p.fill(disk(x, y, p.e * 1.05))
      }
    }
    add("square.dotted") { p in
      let path = box(0, 0, 90 - p.w, 90 - p.w, 17)
      for i in 0..<24 {
        let at = path.trimmedPath(from: CGFloat(i) / 24, to: CGFloat(i) / 24 + 0.002).boundingRect
        p.fill(disk(at.midX, at.midY, p.e * 1.05))
      }
    }
    add("questionmark.app.dashed") { p in
      Self.dashed(p, box(0, 0, 94 - p.w, 94 - p.w, 24), 12)
      p.stroke(svg("M -14 -12 C -14 -20 -8 -25 0 -25 C 8 -25 15 -20 15 -12 C 15 -2 0 -3 0 9"))
      p.fill(disk(0, 24, 2 + p.w * 0.5))
    }
    add("lock.app.dashed") { p in
      Self.dashed(p, box(0, 0, 94 - p.w, 94 - p.w, 24), 12)
      p.fill(box(0, 9, 36, 28, 6))
      p.stroke(svg("M -11 -6 V -14 C -11 -30 11 -30 11 -14 V -6"), 0.9)
    }
    add("circle.dotted.and.circle") { p in
      for i in 0..<16 {
        let (x, y) = spot(0, 0, 46 - p.e, CGFloat(i) * 22.5)
        p.fill(disk(x, y, p.e * 1.05))
      }
      p.stroke(disk(0, 0, 24))
    }
    for (name, direction) in [("dot.radiowaves.forward", 0.0), ("dot.radiowaves.up.forward", -45)] {
      add(name, directional: true) { p in
        p.rotated(CGFloat(direction)) { q in
          q.fill(disk(-28, 0, 9))
          for (i, r) in [24.0, 42, 60].enumerated() {
            q.secondary { $0.step(i) { $0.stroke(arc(-28, 0, r, -46, 46)) } }
          }
        }
      }
    }
  }
}

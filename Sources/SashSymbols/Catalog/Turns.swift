import Foundation
import SashGeometry

/// Arrows that turn, go to lines and about things; chevrons in pairs.
extension DesignBook {
  /// Marks that also stand in circles and squares.
  mutating func addTurnsAndPairs() {
    func right(_ r: CGFloat, head: CGFloat) -> Path {
      line(-r, 0, r, 0) + open([(r - head, -head), (r, 0), (r - head, head)])
    }
    let turns: [(String, CGFloat, Bool)] = [
      ("right", 0, false), ("down", 90, false), ("left", 180, false), ("up", 270, false),
      ("forward", 0, true), ("backward", 180, true),
    ]
    for (name, degrees, isDirectional) in turns {
      add("arrow.\(name).to.line.compact", directional: isDirectional) { p in
        p.stroke((right(24, head: 20).moved(-8, 0) + line(32 - p.e, -26, 32 - p.e, 26)).turned(degrees))
      }
      add("chevron.\(name).to.line", directional: isDirectional) { p in
        p.stroke((open([(-30, -34), (4, 0), (-30, 34)]) + line(26, -36, 26, 36)).turned(degrees))
      }
    }
    add("arrow.up.to.line.alt") { p in
      p.stroke(right(32, head: 27).turned(270).moved(0, 10) + line(-32, -44 + p.e, 32, -44 + p.e))
    }
    let turn = svg("M -38 -36 V -8 C -38 4 -32 10 -20 10 H 40") + open([(17, -13), (40, 10), (17, 33)])
    let mirror = CGAffineTransform(scaleX: 1, y: -1)
    add("arrow.turn.right.down") { p in p.stroke(turn.applying(mirror).turned(90)) }
    add("arrow.turn.left.down") { p in p.stroke(turn.applying(mirror).turned(90).flipped) }
    add("arrow.turn.right.up") { p in p.stroke(turn.applying(mirror).turned(90).applying(mirror)) }
    add("arrow.turn.left.up") { p in p.stroke(turn.applying(mirror).turned(90).applying(mirror).flipped) }
    add("return.left") { p in p.stroke(turn.flipped) }
    add("return.right") { p in p.stroke(turn) }
    let back =
      svg("M -40 -14 H 16 C 34 -14 44 -4 44 12 C 44 28 34 38 16 38 H 2")
      + open([(-18, -38), (-42, -14), (-18, 10)])
    add("arrow.uturn.up") { p in p.stroke(back.turned(90)) }
    add("arrow.uturn.down") { p in p.stroke(back.turned(270)) }
    for names in [
      ["arrow.up.right.and.arrow.down.left", "arrow.up.forward.and.arrow.down.backward"],
      ["arrow.down.left.and.arrow.up.right", "arrow.down.backward.and.arrow.up.forward"],
    ] {
      for name in names {
        add(name, directional: name.contains("ward")) { p in
          let r = 36 - p.e
          p.stroke(
            name.hasPrefix("arrow.up")
              ? (line(7, -7, r, -r) + open([(12, -r), (r, -r), (r, -12)]))
                + (line(-7, 7, -r, r) + open([(-12, r), (-r, r), (-r, 12)]))
              : (line(8, -8, r, -r) + open([(8, -33), (8, -8), (33, -8)]))
                + (line(-8, 8, -r, r) + open([(-8, 33), (-8, 8), (-33, 8)])))
        }
      }
    }
    add("arrow.down.left.arrow.up.right", "arrow.down.backward.arrow.up.forward") { p in
      let half = line(-36, 16, 14, -34) + open([(-14, -34), (14, -34), (14, -6)])
      p.stroke(half.moved(-4, -8) + half.turned(180).moved(4, 8))
    }
    add("arrow.up.left.arrow.down.right", "arrow.up.backward.arrow.down.forward") { p in
      let half = (line(-36, 16, 14, -34) + open([(-14, -34), (14, -34), (14, -6)])).flipped
      p.stroke(half.moved(4, -8) + half.turned(180).moved(-4, 8))
    }
    add("chevron.compact.up.chevron.compact.down") { p in
      p.stroke(open([(-36, -18), (0, -30), (36, -18)]) + open([(-36, 18), (0, 30), (36, 18)]))
    }
    add("chevron.compact.left.chevron.compact.right") { p in
      p.stroke((open([(-36, -18), (0, -30), (36, -18)]) + open([(-36, 18), (0, 30), (36, 18)])).turned(90))
    }
    add("chevron.up.right.chevron.down.left") { p in
      p.stroke(open([(-8, -36), (36, -36), (36, 8)]) + open([(8, 36), (-36, 36), (-36, -8)]))
    }
    for (name, degrees, isDirectional) in [
      ("forward", 0.0, true), ("right", 0, false), ("left", 180, false), ("backward", 180, true),
    ] {
      add("chevron.\(name).dotted.chevron.\(name)", directional: isDirectional) { p in
        p.rotated(CGFloat(degrees)) { q in
          q.stroke(open([(0, -36), (34, 0), (0, 36)]))
          q.fill(spread(disk(-36, 0, 4.6), [(0, -36), (17, -18), (34, 0), (17, 18), (0, 36)]))
        }
      }
    }
    add("ellipsis.vertical") { p in
      let r = 5 + p.w * 0.45
      for y in [-33.0, 0, 33] { p.fill(disk(0, y, r)) }
    }
    add("exclamationmark.questionmark") { p in
      p.stroke(line(-32, -40 + p.e, -32, 12), 1.2)
      p.fill(disk(-32, 37, 2.5 + p.w * 0.55) + disk(20, 37, 2.5 + p.w * 0.55))
      p.stroke(svg("M -2 -20 C -2 -33 8 -40 20 -40 C 33 -40 43 -32 43 -20 C 43 -3 20 -5 20 13"))
    }
    add("minus.forwardslash.plus") { p in
      p.stroke(line(-46, -28, -10, -28) + line(10, 26, 46, 26) + line(28, 8, 28, 44) + line(-22, 46, 24, -46))
    }
    add("peacesign") { p in
      let r = 50 - p.e
      p.stroke(
        disk(0, 0, r) + line(0, -r, 0, r) + line(0, 0, r * 0.7, r * 0.7) + line(0, 0, -r * 0.7, r * 0.7))
    }
    add("fn") { p in
      p.stroke(svg("M -8 -36 C -22 -42 -30 -36 -30 -22 V 36") + line(-44, -10, -14, -10))
      p.stroke(svg("M 4 36 V -10 M 4 6 C 6 -14 36 -16 36 6 V 36"))
    }
    add("f.cursive") { p in
      p.stroke(svg("M 28 -40 C 10 -48 2 -32 -2 -8 C -6 18 -12 50 -30 42") + line(-22, -8, 20, -8))
    }
    add("space") { p in p.stroke(svg("M -44 -2 V 14 Q -44 22 -36 22 H 36 Q 44 22 44 14 V -2")) }
    add("alternatingcurrent") { p in p.stroke(svg("M -46 4 C -34 -36 -12 -36 0 0 C 12 36 34 36 46 -4")) }
    add("directcurrent") { p in
      p.stroke(
        line(-46, -12, 46, -12) + line(-46, 14, -26, 14) + line(-10, 14, 10, 14) + line(26, 14, 46, 14))
    }
    add("app.translucent", "app.shadow") { p in
      p.stroke(SymbolContainer.app.outline(p))
      p.secondary { $0.fill(box(0, 0, 52, 52, 12)) }
    }
  }
}

import Foundation
import SashGeometry

/// Arrows, straight, round and in pairs.
extension DesignBook {
  mutating func addArrows() {
    func right(_ r: CGFloat, head: CGFloat) -> Path {
      line(-r, 0, r, 0) + open([(r - head, -head), (r, 0), (r - head, head)])
    }
    func diagonal(_ r: CGFloat) -> Path {
      line(-r, r, r, -r) + open([(r - 42, -r), (r, -r), (r, -r + 42)])
    }
    let turns: [(String, CGFloat, Bool)] = [
      ("right", 0, false), ("down", 90, false), ("left", 180, false), ("up", 270, false),
      ("forward", 0, true), ("backward", 180, true),
    ]
    for (name, degrees, isDirectional) in turns {
      add("arrow." + name, directional: isDirectional) { p in
        p.stroke(right(42 - p.e, head: 30).turned(degrees))
      }
      add("arrow.\(name).to.line", directional: isDirectional) { p in
        p.stroke((right(32, head: 27).moved(-10, 0) + line(44 - p.e, -32, 44 - p.e, 32)).turned(degrees))
      }
    }
    add("arrow.down.to.line.alt") { p in
      p.stroke(right(32, head: 27).turned(90).moved(0, -10) + line(-32, 44 - p.e, 32, 44 - p.e))
    }
    let corners: [(String, CGFloat, Bool)] = [
      ("up.right", 0, false), ("down.right", 90, false), ("down.left", 180, false), ("up.left", 270, false),
      ("up.forward", 0, true), ("up.backward", 270, true), ("down.forward", 90, true),
      ("down.backward", 180, true),
    ]
    for (name, degrees, isDirectional) in corners {
      add("arrow." + name, directional: isDirectional) { p in p.stroke(diagonal(31 - p.e).turned(degrees)) }
    }
    func double(_ r: CGFloat) -> Path { right(r, head: 24) + right(r, head: 24).turned(180) }
    add("arrow.left.and.right") { p in p.stroke(double(50 - p.e)) }
    add("arrow.up.and.down") { p in p.stroke(double(48 - p.e).turned(90)) }
    add("arrow.up.and.down.and.arrow.left.and.right") { p in
      p.stroke(right(46, head: 18) + right(46, head: 18).turned(180))
      p.stroke(right(46, head: 18).turned(90) + right(46, head: 18).turned(270))
    }
    add("arrow.up.arrow.down") { p in
      let arrow = right(38 - p.e, head: 22).turned(270)
      p.stroke(arrow.moved(-25, -4) + arrow.turned(180).moved(25, 4))
    }
    add("arrow.left.arrow.right", "arrow.right.arrow.left", "arrow.swap") { p in
      let arrow = right(42 - p.e, head: 22)
      p.stroke(arrow.moved(4, -22) + arrow.turned(180).moved(-4, 22))
    }
    add("arrow.up.left.and.arrow.down.right", "arrow.up.backward.and.arrow.down.forward") { p in
      let half =
        line(7, -7, 36 - p.e, -36 + p.e) + open([(12, -36 + p.e), (36 - p.e, -36 + p.e), (36 - p.e, -12)])
      p.stroke(half.turned(270) + half.turned(90))
    }
    add("arrow.down.right.and.arrow.up.left", "arrow.down.forward.and.arrow.up.backward") { p in
      let half = line(8, -8, 36 - p.e, -36 + p.e) + open([(8, -33), (8, -8), (33, -8)])
      p.stroke(half.turned(270) + half.turned(90))
    }
    add("arrow.triangle.branch") { p in
      p.stroke(line(-22, 42, -22, -20) + svg("M -22 30 C -22 0 24 8 24 -20"))
      for x in [-22.0, 24] { p.solid(closed([(x - 13, -24), (x, -42), (x + 13, -24)])) }
    }
    addRound()
    addTurns()
  }

  private mutating func addRound() {
    func round(_ p: SymbolPen) -> Path {
      // From the right, the long way round to the top, where the head points on.
      let r = 41 - p.e
      let tip: CGFloat = 6
      return arc(0, 4, r, -8, 270) + line(0, 4 - r, tip, 4 - r)
        + open([(tip - 17, 4 - r - 17), (tip, 4 - r), (tip - 17, 4 - r + 17)])
    }
    add("arrow.clockwise", "goforward", "rotate.right", "arrow.trianglehead.clockwise") { p in
      p.stroke(round(p))
    }
    add("arrow.counterclockwise", "gobackward", "rotate.left", "arrow.trianglehead.counterclockwise") { p in
      p.stroke(round(p).flipped)
    }
    for seconds in [5, 10, 15, 30, 45, 60] {
      for (name, isBack) in [("gobackward", true), ("goforward", false)] {
        add("\(name).\(seconds)") { p in
          p.stroke(isBack ? round(p).flipped : round(p))
          p.stroke(Numeral.path(seconds).scaled(0.38).moved(0, 5), 0.85)
        }
      }
    }
    func triangleHead(_ p: SymbolPen, _ r: CGFloat, at degrees: CGFloat) {
      let (x, y) = spot(0, 0, r, degrees)
      p.at(x, y) { $0.rotated(degrees + 90) { $0.fill(rounded([(-6, -17), (19, 3), (-6, 16)], 2)) } }
    }
    add("arrow.triangle.2.circlepath", "arrow.2.circlepath", "arrow.trianglehead.2.clockwise") { p in
      let r = 40 - p.e
      for degrees in [0.0, 180] {
        p.stroke(arc(0, 0, r, degrees + 24, degrees + 148))
        triangleHead(p, r, at: degrees + 148)
      }
    }
    add("arrow.2.squarepath") { p in
      let r = 36 - p.e
      let half =
        Path { q in
          q.move(to: CGPoint(x: -r, y: 14))
          q.addArc(tangent1End: CGPoint(x: -r, y: -r), tangent2End: CGPoint(x: 0, y: -r), radius: 12)
          q.addLine(to: CGPoint(x: 14, y: -r))
        } + open([(-r - 14, 2), (-r, 18), (-r + 14, 2)])
      p.stroke(half + half.turned(180))
    }
    add("repeat") { p in
      let half = svg("M -46 -2 V -6 C -46 -19 -40 -25 -27 -25 H 40") + open([(26, -41), (42, -25), (26, -9)])
      p.stroke(half + half.turned(180))
    }
    add("repeat.1") { p in
      let half = svg("M -46 -2 V -6 C -46 -19 -40 -25 -27 -25 H 40") + open([(26, -41), (42, -25), (26, -9)])
      p.stroke(half + half.turned(180))
      p.clear(box(38, -24, 14, 30), margin: 8)
      p.stroke(Numeral.digit(1).scaled(0.5).moved(38, -24))
    }
    add("shuffle") { p in
      let wave = svg("M -46 -25 H -32 C -10 -25 10 25 32 25 H 44")
      p.stroke(wave.applying(CGAffineTransform(scaleX: 1, y: -1)))
      p.cutStroke(svg("M -16 -15 C -6 -5 6 5 16 15"), 2.6, cap: .butt)
      p.stroke(wave)
      for y in [-25.0, 25] { p.stroke(open([(30, y - 16), (46, y), (30, y + 16)])) }
    }
  }

  private mutating func addTurns() {
    func back(_ p: SymbolPen) -> Path {
      svg(
        """
        M -40 -14 H 16 C 34 -14 44 -4 44 12 C 44 28 34 38 16 38 H 2
        """) + open([(-18, -38), (-42, -14), (-18, 10)])
    }
    add("arrow.uturn.left") { p in p.stroke(back(p)) }
    add("arrow.uturn.right") { p in p.stroke(back(p).flipped) }
    add("arrow.uturn.backward", directional: true) { p in p.stroke(back(p)) }
    add("arrow.uturn.forward", directional: true) { p in p.stroke(back(p).flipped) }
    func turn() -> Path {
      svg(
        """
        M -38 -36 V -8 C -38 4 -32 10 -20 10 H 40
        """) + open([(17, -13), (40, 10), (17, 33)])
    }
    add("arrow.turn.down.right") { p in p.stroke(turn()) }
    add("arrow.turn.down.left", "return") { p in p.stroke(turn().flipped) }
    add("arrow.turn.up.right") { p in p.stroke(turn().applying(CGAffineTransform(scaleX: 1, y: -1))) }
    add("arrow.turn.up.left") { p in p.stroke(turn().turned(180)) }
    func bent(_ p: SymbolPen, _ filled: Bool) {
      p.shape(
        svg(
          """
          M -46 -4 L -8 -38 Q -4 -40 -4 -35 V -19 C 26 -18 44 0 46 34 Q 46 39 43 35 C 34 20 20 12 -4 12 V \
          28 Q -4 33 -8 30 Z
          """), filled: filled)
    }
    both("arrowshape.turn.up.left") { p, filled in bent(p, filled) }
    both("arrowshape.turn.up.right") { p, filled in p.mirrored { bent($0, filled) } }
    both("arrowshape.turn.up.backward", directional: true) { p, filled in bent(p, filled) }
    both("arrowshape.turn.up.forward", directional: true) { p, filled in p.mirrored { bent($0, filled) } }
    func big(_ p: SymbolPen, _ filled: Bool) {
      p.shape(
        rounded([(-44, -15), (2, -15), (2, -38), (44, 0), (2, 38), (2, 15), (-44, 15)], 3), filled: filled)
    }
    for (name, degrees) in [("right", 0.0), ("down", 90), ("left", 180), ("up", 270)] {
      both("arrowshape." + name) { p, filled in p.rotated(CGFloat(degrees)) { big($0, filled) } }
      both("arrowtriangle." + name) { p, filled in
        p.rotated(CGFloat(degrees)) {
          $0.shape(rounded([(-28, -38), (38, 0), (-28, 38)], 5), filled: filled)
        }
      }
    }
    add("arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill") { p in
      p.stroke(line(0, -42, 0, 42))
      for side in [-1.0, 1] { p.solid(closed([(46 * side, -18), (18 * side, 0), (46 * side, 18)])) }
    }
  }
}

import Foundation
import SashGeometry

/// Marks of one or two strokes: they also stand in circles, squares and badges.
extension DesignBook {
  mutating func addMarks() {
    add("plus") { p in
      let r = 42 - p.e
      p.stroke(line(-r, 0, r, 0) + line(0, -r, 0, r))
    }
    add("minus") { p in p.stroke(line(-42 + p.e, 0, 42 - p.e, 0)) }
    add("xmark", "multiply") { p in
      let r = 36.5 - p.e
      p.stroke(line(-r, -r, r, r) + line(-r, r, r, -r))
    }
    add("divide") { p in
      p.stroke(line(-42 + p.e, 0, 42 - p.e, 0))
      p.fill(disk(0, -26, p.w * 0.75) + disk(0, 26, p.w * 0.75))
    }
    add("equal") { p in
      let r = 40 - p.e
      p.stroke(line(-r, -14, r, -14) + line(-r, 14, r, 14))
    }
    add("plusminus") { p in
      let r = 32 - p.e
      p.stroke(line(-r, -12, r, -12) + line(0, -12 - r, 0, -12 + r) + line(-r, 38, r, 38))
    }
    add("percent") { p in
      p.stroke(line(-28, 36 - p.e, 28, -36 + p.e))
      p.stroke(disk(-25, -22, 15 - p.e / 2) + disk(25, 22, 15 - p.e / 2))
    }
    add("checkmark") { p in
      p.stroke(open([(-36 + p.e, 6), (-12, 38 - p.e), (36 - p.e, -38 + p.e)]))
    }
    add("ellipsis") { p in
      let r = 5 + p.w * 0.45
      for (i, x) in [-33.0, 0, 33].enumerated() { p.step(i) { $0.fill(disk(x, 0, r)) } }
    }
    add("questionmark") { p in
      p.stroke(svg("M -22 -20 C -22 -33 -12 -40 0 -40 C 13 -40 23 -32 23 -20 C 23 -3 0 -5 0 13"))
      p.fill(disk(0, 37, 2 + p.w * 0.55))
    }
    add("exclamationmark") { p in
      p.stroke(line(0, -40 + p.e, 0, 12), 1.2)
      p.fill(disk(0, 37, 2.5 + p.w * 0.55))
    }
    add("exclamationmark.2") { p in
      for x in [-14.0, 14] {
        p.stroke(line(x, -40 + p.e, x, 12), 1.2)
        p.fill(disk(x, 37, 2.5 + p.w * 0.55))
      }
    }
    add("info") { p in
      p.fill(disk(-1, -34, 3 + p.w * 0.6))
      p.stroke(open([(-13, -11), (1, -11), (1, 39 - p.e)]) + line(-15, 39 - p.e, 17, 39 - p.e))
    }
    add("number") { p in
      p.stroke(line(-11, -38, -20, 38) + line(20, -38, 11, 38))
      p.stroke(line(-34, -15, 36, -15) + line(-36, 15, 34, 15))
    }
    add("at") { p in
      p.stroke(disk(0, 0, 16))
      p.stroke(
        Path { q in
          q.move(to: CGPoint(x: 16, y: -15))
          q.addLine(to: CGPoint(x: 16, y: 6))
          q.addCurve(
            to: CGPoint(x: 43 - p.e, y: 0), control1: CGPoint(x: 16, y: 22),
            control2: CGPoint(x: 43 - p.e, y: 20))
          q.addRelativeArc(
            center: .zero, radius: 43 - p.e, startAngle: .zero, delta: .degrees(-300))
        })
    }
    add("infinity") { p in
      p.stroke(
        svg(
          """
          M 0 0 C -12 -14 -20 -21 -30 -21 C -42 -21 -50 -12 -50 0 C -50 12 -42 21 -30 21 C -20 21 -12 14 0 0 \
          C 12 -14 20 -21 30 -21 C 42 -21 50 -12 50 0 C 50 12 42 21 30 21 C 20 21 12 14 0 0 Z
          """))
    }
    add("power") { p in
      p.stroke(arc(0, 4, 42 - p.e, -52, 232) + line(0, -48 + p.e, 0, -2))
    }
    add("asterisk") { p in
      for i in 0..<3 { p.rotated(CGFloat(i) * 60) { $0.stroke(line(0, -38, 0, 38)) } }
    }
    add("dollarsign") { p in
      p.stroke(
        svg(
          """
          M 22 -17 C 20 -28 11 -33 0 -33 C -13 -33 -22 -26 -22 -16 C -22 4 23 -6 23 16 C 23 27 13 33 0 33 C \
          -13 33 -22 27 -23 16
          """))
      p.stroke(line(0, -46 + p.e, 0, 46 - p.e))
    }
    add("eurosign") { p in
      p.stroke(arc(6, 0, 35 - p.e, 48, 312))
      p.stroke(line(-40, -8, 12, -8) + line(-40, 8, 10, 8))
    }
    add("bitcoinsign") { p in
      p.stroke(
        svg(
          """
          M -16 -32 H 4 C 24 -32 24 -2 4 -2 H -16 M 4 -2 C 30 -2 30 32 4 32 H -16 V -32
          """) + line(-28, -32, -16, -32) + line(-28, 32, -16, 32))
      p.stroke(line(-6, -45, -6, -32) + line(8, -45, 8, -32) + line(-6, 32, -6, 45) + line(8, 32, 8, 45))
    }
    addChevrons()
  }

  private mutating func addChevrons() {
    func right(_ p: SymbolPen) -> Path {
      open([(-21 + p.e, -39 + p.e), (21 - p.e, 0), (-21 + p.e, 39 - p.e)])
    }
    let turns: [(String, CGFloat, Bool)] = [
      ("right", 0, false), ("down", 90, false), ("left", 180, false), ("up", 270, false),
      ("forward", 0, true), ("backward", 180, true),
    ]
    for (name, degrees, isDirectional) in turns {
      add("chevron." + name, directional: isDirectional) { p in p.stroke(right(p).turned(degrees)) }
      add("chevron.\(name).2", directional: isDirectional) { p in
        p.stroke((right(p).moved(-20, 0) + right(p).moved(20, 0)).turned(degrees))
      }
      add("chevron.compact." + name, directional: isDirectional) { p in
        p.stroke(open([(-7 + p.e, -42 + p.e), (7 - p.e, 0), (-7 + p.e, 42 - p.e)]).turned(degrees))
      }
    }
    add("chevron.up.chevron.down") { p in
      p.stroke(open([(-24 + p.e, -16), (0, -42 + p.e), (24 - p.e, -16)]))
      p.stroke(open([(-24 + p.e, 16), (0, 42 - p.e), (24 - p.e, 16)]))
    }
    add("chevron.left.forwardslash.chevron.right") { p in
      p.stroke(open([(-34, -28), (-60 + p.e, 0), (-34, 28)]) + open([(34, -28), (60 - p.e, 0), (34, 28)]))
      p.stroke(line(11, -38, -11, 38))
    }
  }
}

/// Digits as strokes, each in a cell 40 wide and 76 high.
enum Numeral {
  static func digit(_ value: Int) -> Path {
    switch value {
    case 0:
      svg(
        """
        M 0 -34 C 14 -34 20 -20 20 0 C 20 20 14 34 0 34 C -14 34 -20 20 -20 0 C -20 -20 -14 -34 0 -34 Z
        """)
    case 1: svg("M -12 -22 L 4 -34 V 34")
    case 2: svg("M -19 -17 C -18 -28 -10 -34 1 -34 C 12 -34 20 -27 20 -16 C 20 0 -8 16 -20 34 H 20")
    case 3:
      svg(
        """
        M -18 -20 C -16 -29 -9 -34 0 -34 C 11 -34 18 -28 18 -18 C 18 -8 11 -2 0 -2 H -6 M 0 -2 C 13 -2 20 5 \
        20 15 C 20 27 11 34 0 34 C -11 34 -19 28 -20 17
        """)
    case 4: svg("M 9 34 V -34 L -22 14 V 17 H 22")
    case 5:
      svg(
        """
        M 17 -34 H -14 L -17 -2 C -12 -7 -6 -10 1 -10 C 13 -10 20 -1 20 11 C 20 25 12 34 0 34 C -11 34 -18 \
        28 -20 18
        """)
    case 6:
      svg(
        """
        M 16 -26 C 13 -31 8 -34 2 -34 C -12 -34 -20 -20 -20 4 C -20 23 -13 34 1 34 C 12 34 20 25 20 13 C 20 \
        1 12 -7 1 -7 C -10 -7 -19 1 -20 12
        """)
    case 7: svg("M -19 -34 H 20 L -6 34")
    case 8:
      svg(
        """
        M 0 -34 C 11 -34 18 -28 18 -19 C 18 -9 10 -3 0 -3 C -10 -3 -18 -9 -18 -19 C -18 -28 -11 -34 0 -34 Z \
        M 0 -3 C 12 -3 20 5 20 15 C 20 27 12 34 0 34 C -12 34 -20 27 -20 15 C -20 5 -12 -3 0 -3 Z
        """)
    default:
      svg(
        """
        M -16 26 C -13 31 -8 34 -2 34 C 12 34 20 20 20 -4 C 20 -23 13 -34 -1 -34 C -12 -34 -20 -25 -20 -13 C \
        -20 -1 -12 7 -1 7 C 10 7 19 -1 20 -12
        """)
    }
  }

  /// A number side by side.
  static func path(_ value: Int) -> Path {
    let digits = String(value).compactMap { $0.wholeNumberValue }
    var path = Path()
    for (i, value) in digits.enumerated() {
      path.addPath(digit(value).moved((CGFloat(i) - CGFloat(digits.count - 1) / 2) * 58, 0))
    }
    return path
  }
}

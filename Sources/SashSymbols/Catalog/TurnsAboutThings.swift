import Foundation
import SashGeometry

/// Arrows that run about marks, arrows as shapes, and arrows into devices and out of them.
extension DesignBook {
  mutating func addTurnsAboutThings() {
    func loop(_ p: SymbolPen) {
      let r = 41 - p.e
      p.stroke(
        (arc(0, 4, r, -8, 270) + line(0, 4 - r, 6, 4 - r) + open([(-11, -13 - r), (6, 4 - r), (-11, 21 - r)]))
      )
    }
    func back(_ p: SymbolPen, _ mark: (SymbolPen) -> Void) {
      p.mirrored(loop)
      p.at(0, 4) { mark($0) }
    }
    add("checkmark.gobackward", "checkmark.arrow.trianglehead.counterclockwise") { p in
      back(p) { $0.stroke(open([(-14, 2), (-4, 13), (15, -12)])) }
    }
    add("gobackward.minus") { p in back(p) { $0.stroke(line(-15, 0, 15, 0)) } }
    add("goforward.plus", "plus.arrow.trianglehead.clockwise") { p in
      loop(p)
      p.stroke(line(-15, 4, 15, 4) + line(0, -11, 0, 19))
    }
    add("person.2.gobackward") { p in
      back(p) { q in
        for side in [-1.0, 1] {
          q.fill(
            disk(11 * side, -8, 7) + svg("M -11 16 C -11 6 -6 2 0 2 C 6 2 11 6 11 16 Z").moved(11 * side, 0))
        }
      }
    }
    both("arrow.clockwise.heart", "arrow.trianglehead.clockwise.heart") { p, filled in
      p.shape(Self.heart(p), filled: filled)
      p.lines(arc(0, 3, 16, -30, 250), on: filled)
      p.spots(closed([(-6, -23), (9, -12), (-6, -2)]), on: filled)
    }
    for (name, mark) in [
      ("exclamationmark", line(0, -16, 0, 3)),
      (
        "dollarsign",
        svg(
          "M 9 -7 C 8 -11 4 -13 0 -13 C -5 -13 -9 -10 -9 -6 C -9 2 9 -2 9 6 C 9 11 5 13 0 13 C -5 13 -9 11 -9 6"
        ) + line(0, -18, 0, 18)
      ),
      ("eurosign", arc(3, 0, 13, 48, 312) + line(-14, -4, 5, -4) + line(-14, 4, 4, 4)),
      (
        "sterlingsign",
        svg("M 9 -9 C 7 -14 3 -15 0 -14 C -6 -13 -7 -8 -5 -3 C -3 5 -4 10 -9 14 H 9") + line(-10, 1, 4, 1)
      ),
      (
        "yensign",
        open([(-11, -15), (0, -1), (11, -15)]) + line(0, -1, 0, 15) + line(-9, 3, 9, 3) + line(-9, 9, 9, 9)
      ),
    ] {
      let spellings =
        name == "exclamationmark"
        ? [
          ".arrow.circlepath", ".arrow.triangle.2.circlepath", ".arrow.trianglehead.2.clockwise.rotate.90",
          ".arrow.trianglehead.counterclockwise.rotate.90",
        ]
        : [".arrow.circlepath", ".arrow.trianglehead.counterclockwise.rotate.90"]
      for spelling in spellings {
        let isTwo = spelling.contains("2.")
        add(name + spelling) { p in
          let r = 44 - p.e
          if isTwo {
            for degrees in [0.0, 180] {
              p.stroke(arc(0, 0, r, degrees - 62, degrees + 66))
              let (x, y) = spot(0, 0, r, degrees + 66)
              p.at(x, y) { $0.rotated(degrees + 156) { $0.stroke(open([(-12, -11), (1, 0), (-12, 11)])) } }
            }
          } else {
            p.stroke(arc(0, 0, r, -160, 160))
            let (x, y) = spot(0, 0, r, 160)
            p.at(x, y) { $0.rotated(250) { $0.stroke(open([(-12, -12), (2, 0), (-13, 11)])) } }
          }
          p.stroke(mark, 0.9)
          if name == "exclamationmark" { p.fill(disk(0, 14, 2 + p.w * 0.45)) }
        }
      }
    }
    func bent(_ p: SymbolPen, _ filled: Bool) {
      p.shape(
        svg(
          "M -46 -4 L -8 -38 Q -4 -40 -4 -35 V -19 C 26 -18 44 0 46 34 Q 46 39 43 35 C 34 20 20 12 -4 12 V 28 Q -4 33 -8 30 Z"
        ),
        filled: filled)
    }
    for (name, isLeft, isDirectional) in [
      ("left", true, false), ("right", false, false), ("backward", true, true), ("forward", false, true),
    ] {
      both("arrowshape.turn.up.\(name).2", directional: isDirectional) { p, filled in
        func two(_ q: SymbolPen) {
          q.at(8, 0, scale: 0.94) { bent($0, filled) }
          q.stroke(open([(-24, -36), (-58, -4), (-24, 28)]))
        }
        isLeft ? two(p) : p.mirrored(two)
      }
    }
    for (name, isLeft) in [("forward", false), ("backward", true)] {
      both("arrowshape." + name, directional: true) { p, filled in
        p.rotated(isLeft ? 180 : 0) { q in
          q.shape(
            rounded([(-44, -15), (2, -15), (2, -38), (44, 0), (2, 38), (2, 15), (-44, 15)], 3), filled: filled
          )
        }
      }
      both("arrowtriangle." + name, directional: true) { p, filled in
        p.rotated(isLeft ? 180 : 0) {
          $0.shape(rounded([(-28, -38), (38, 0), (-28, 38)], 5), filled: filled)
        }
      }
    }
    both("arrowshape.left.arrowshape.right") { p, filled in
      let half = rounded([(4, -10), (26, -10), (26, -26), (56, 0), (26, 26), (26, 10), (4, 10)], 3)
      p.shape(half, filled: filled)
      p.shape(half.flipped, filled: filled)
    }
    both("arrowtriangle.left.and.line.vertical.and.arrowtriangle.right") { p, filled in
      p.stroke(line(0, -42, 0, 42))
      for side in [-1.0, 1] {
        p.shape(closed([(18 * side, -18), (46 * side, 0), (18 * side, 18)]), filled: filled)
      }
    }
    add("arrowtriangle.right.and.line.vertical.and.arrowtriangle.left") { p in
      p.stroke(line(0, -42, 0, 42))
      for side in [-1.0, 1] { p.stroke(closed([(46 * side, -18), (18 * side, 0), (46 * side, 18)])) }
    }
    for (name, degrees) in [
      ("left.and.right.righttriangle.left.righttriangle.right", 0.0),
      ("up.and.down.righttriangle.up.righttriangle.down", 90),
    ] {
      for spelling in ["arrow.", "arrow.trianglehead."] {
        both(spelling + name) { p, filled in
          p.rotated(CGFloat(degrees)) { q in
            let half = rounded([(8, 8), (52, 44), (8, 44)], 4)
            q.shape(half, filled: filled)
            q.secondary { $0.shape(half.flipped, filled: filled) }
            let arrow = line(4, -24, 46, -24) + open([(34, -37), (47, -24), (34, -11)])
            q.stroke(arrow + arrow.flipped)
          }
        }
      }
    }
    add("arrow.trianglehead.2.counterclockwise") { p in
      let r = 40 - p.e
      p.mirrored { q in
        for degrees in [0.0, 180] {
          q.stroke(arc(0, 0, r, degrees + 20, degrees + 160))
          let (x, y) = spot(0, 0, r, degrees + 160)
          q.at(x, y) { $0.rotated(degrees + 250) { $0.stroke(open([(-14, -13), (1, 0), (-13, 13)])) } }
        }
      }
    }
    add("arrow.down.circle.dotted") { p in
      for i in 0..<16 {
        let (x, y) = spot(0, 0, 46 - p.e, CGFloat(i) * 22.5)
        p.fill(disk(x, y, p.e * 1.05))
      }
      p.stroke(line(0, -24, 0, 24) + open([(-17, 7), (0, 24), (17, 7)]))
    }
    for (name, isOut) in [
      ("arrow.up.left.and.arrow.down.right", true), ("arrow.down.right.and.arrow.up.left", false),
      ("arrow.up.right.and.arrow.down.left", true), ("arrow.down.left.and.arrow.up.right", false),
    ] {
      let turned = name.contains("up.right")
      both(name + ".rectangle") { p, filled in
        p.shape(SymbolContainer.rectangle.outline(p), filled: filled)
        let corner =
          isOut
          ? open([(10, -22), (24, -22), (24, -8)]) + line(7, -5, 24, -22)
          : open([(7, -19), (7, -5), (21, -5)]) + line(7, -5, 26, -24)
        let both = corner + corner.turned(180)
        p.lines(turned ? both : both.flipped, on: filled)
      }
    }
    for (name, isUp) in [("down", false), ("up", true)] {
      for device in ["laptopcomputer", "display", "ipad", "applewatch"] {
        add("\(device).and.arrow.\(name)") { p in
          p.secondary { q in
            switch device {
            case "laptopcomputer":
              q.stroke(box(0, -8, 92 - p.w, 64 - p.w, 10) + line(-58 + p.e, 36, 58 - p.e, 36))
            case "display":
              q.stroke(box(0, -10, 116 - p.w, 78 - p.w, 12) + line(0, 28, 0, 44) + line(-22, 46, 22, 46))
            case "ipad": q.stroke(box(0, 0, 84 - p.w, 110 - p.w, 13))
            default:
              q.stroke(
                box(0, 0, 62 - p.w, 68 - p.w, 18)
                  + svg("M -20 -36 L -16 -50 H 16 L 20 -36 M -20 36 L -16 50 H 16 L 20 36"))
            }
          }
          let tip: CGFloat = isUp ? -24 : 12
          let arrow =
            line(0, -24, 0, 12)
            + open([(-13, tip + (isUp ? 13 : -13)), (0, tip), (13, tip + (isUp ? 13 : -13))])
          p.stroke(arrow)
        }
      }
    }
    for device in ["ipad", "applewatch"] {
      add("\(device).and.arrow.forward", directional: true) { p in
        p.stroke(
          svg(
            "M 18 -22 V -38 Q 18 -52 4 -52 H -36 Q -50 -52 -50 -38 V 38 Q -50 52 -36 52 H 4 Q 18 52 18 38 V 22"
          ))
        p.stroke(line(-20, 0, 52, 0) + open([(36, -16), (52, 0), (36, 16)]))
      }
    }
  }
}

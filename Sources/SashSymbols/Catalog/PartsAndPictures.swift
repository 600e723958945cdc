import Foundation
import SashGeometry

/// Shapes half filled, split and striped; pictures in pictures; tiles of which one is filled.
extension DesignBook {
  mutating func addPartsAndPictures() {
    for (name, area) in [
      ("lefthalf", box(-60, 0, 120, 200)), ("righthalf", box(60, 0, 120, 200)),
      ("tophalf", box(0, -60, 200, 120)),
      ("bottomhalf", box(0, 60, 200, 120)), ("leadinghalf", box(-60, 0, 120, 200)),
      ("trailinghalf", box(60, 0, 120, 200)),
    ] {
      let isDirectional = name.hasSuffix("ing" + "half") && name.hasPrefix("lead") || name.hasPrefix("trail")
      for shape in ["square", "circle", "capsule", "app", "rectangle", "oval", "octagon"] {
        let spelling = "\(shape).\(name).filled"
        if designs[spelling] != nil { continue }
        add(spelling, directional: isDirectional) { p in
          let outline: Path
          switch shape {
          case "capsule": outline = box(0, 0, 118 - p.w, 66 - p.w, 33 - p.e)
          case "oval": outline = oval(0, 0, 58 - p.e, 40 - p.e)
          default: outline = SymbolContainer(rawValue: shape)!.outline(p)
          }
          p.stroke(outline)
          p.fill(outline.intersection(area))
        }
      }
    }
    add("circle.lefthalf.filled.inverse") { p in
      p.stroke(disk(0, 0, 50 - p.e))
      p.fill(disk(0, 0, 50 - p.w - 5).intersection(box(-60, 0, 120, 200)))
    }
    add("circle.lefthalf.striped.horizontal.inverse") { p in
      p.stroke(disk(0, 0, 50 - p.e) + line(0, -48, 0, 48), cap: .butt)
      let stripes = [-30.0, -15, 0, 15, 30].map { box(-30, $0, 60, 6) }.reduce(Path(), +)
      p.fill(stripes.intersection(disk(0, 0, 50 - p.e)))
    }
    add(
      "circle.lefthalf.filled.righthalf.striped.horizontal",
      "circle.lefthalf.filled.righthalf.striped.horizontal.inverse"
    ) { p in
      p.stroke(disk(0, 0, 50 - p.e))
      let stripes = [-30.0, -15, 0, 15, 30].map { box(30, $0, 60, 6) }.reduce(Path(), +)
      p.fill((box(-60, 0, 120, 200) + stripes).intersection(disk(0, 0, 50 - p.e)))
    }
    add("triangle.inset.filled", "inset.filled.triangle") { p in
      p.stroke(SymbolContainer.triangle.outline(p))
      p.fill(rounded([(0, -22), (28, 26), (-28, 26)], 3).scaled(1.35 - p.w * 0.045).moved(0, p.w * 0.5 - 4))
    }
    add("inset.filled.capsule", "capsule.inset.filled") { p in
      p.stroke(box(0, 0, 118 - p.w, 66 - p.w, 33 - p.e))
      p.fill(box(0, 0, 104 - 2 * p.w, 52 - 2 * p.w, 26 - p.w))
    }
    add("inset.filled.oval", "oval.inset.filled") { p in
      p.stroke(oval(0, 0, 58 - p.e, 40 - p.e))
      p.fill(oval(0, 0, 51 - p.w, 33 - p.w))
    }
    add("inset.filled.diamond", "diamond.inset.filled") { p in
      p.stroke(SymbolContainer.diamond.outline(p))
      p.fill(rounded([(0, -32), (32, 0), (0, 32), (-32, 0)], 4).scaled(1.28 - p.w * 0.036))
    }
    add("square.dashed.inset.filled", "inset.filled.square.dashed") { p in
      Self.dashed(p, box(0, 0, 94 - p.w, 94 - p.w, 24), 12)
      p.fill(box(0, 0, 54, 54, 10))
    }
    add("circle.grid.2x1") { p in for x in [-26.0, 26] { p.stroke(disk(x, 0, 24 - p.e)) } }
    add("circle.grid.2x1.fill") { p in for x in [-26.0, 26] { p.fill(disk(x, 0, 24)) } }
    for (at, name) in ["left", "right"].enumerated() {
      add("circle.grid.2x1.\(name).filled") { p in
        for (i, x) in [-26.0, 26].enumerated() { p.shape(disk(x, 0, 24 - p.e), filled: i == at) }
      }
    }
    let cross: [(String, CGFloat, CGFloat)] = [
      ("left", -32, 0), ("up", 0, -32), ("right", 32, 0), ("down", 0, 32),
    ]
    for name in ["", ".fill"] + cross.map({ ".\($0.0).filled" })
    where designs["circle.grid.cross" + name] == nil {
      add("circle.grid.cross" + name) { p in
        for (side, x, y) in cross {
          p.shape(disk(x, y, 16 - p.e), filled: name == ".fill" || name.hasPrefix("." + side))
        }
      }
    }
    let rows = [
      "topleft", "topmiddle", "topright", "middleleft", "middle", "middleright", "bottomleft", "bottommiddle",
      "bottomright",
    ]
    for (at, name) in rows.enumerated() {
      add("square.grid.3x3.\(name).filled") { p in
        for i in 0..<9 {
          let (x, y) = (CGFloat(i % 3) * 36 - 36, CGFloat(i / 3) * 36 - 36)
          p.shape(box(x, y, 28 - p.w, 28 - p.w, 5), filled: i == at)
        }
      }
    }
    both("square.grid.3x3.square") { p, filled in
      p.shape(SymbolContainer.square.outline(p), filled: filled)
      let cells = [-20.0, 0, 20].map { y in [-20.0, 0, 20].map { box($0, y, 12, 12, 2.5) }.reduce(Path(), +) }
        .reduce(Path(), +)
      p.spots(cells, on: filled)
    }
    both("square.split.diagonal.2x2") { p, filled in
      p.shape(box(0, 0, 92 - p.w, 92 - p.w, 15), filled: filled)
      p.lines(line(-42, -42, 42, 42) + line(-42, 42, 42, -42), on: filled, cap: .butt)
    }
    both("square.split.diagonal") { p, filled in
      p.shape(box(0, 0, 92 - p.w, 92 - p.w, 15), filled: filled)
      p.lines(line(-42, 42, 42, -42), on: filled, cap: .butt)
    }
    both("square.split.bottomrightquarter") { p, filled in
      p.shape(box(0, 0, 92 - p.w, 92 - p.w, 15), filled: filled)
      p.lines(open([(44, 6), (6, 6), (6, 44)]), on: filled, cap: .butt)
    }
    func pair(_ name: String, left: Bool, right: Bool) {
      add(name) { p in
        p.stroke(line(0, -46, 0, 46), 0.95)
        p.shape(box(-34, 0, 40 - p.w, 52 - p.w, 9), filled: left)
        p.shape(box(34, 0, 40 - p.w, 52 - p.w, 9), filled: right)
      }
    }
    pair("square.and.line.vertical.and.square", left: false, right: false)
    pair("square.filled.and.line.vertical.and.square", left: true, right: false)
    pair("square.and.line.vertical.and.square.filled", left: false, right: true)
    pair("square.filled.and.line.vertical.and.square.filled", left: true, right: true)
    for (count, ys) in [(2, [-16.0, 12]), (3, [-26.0, -2, 22])] {
      for suffix in ["", ".top.filled", ".middle.filled", ".bottom.filled"]
      where count == 3 || suffix != ".middle.filled" {
        add("square.\(count).stack.3d" + suffix) { p in
          let at =
            suffix == ".top.filled" ? 0 : suffix == ".middle.filled" ? 1 : suffix.isEmpty ? -1 : count - 1
          for (i, y) in ys.enumerated().reversed() {
            let tile = rounded([(0, y - 24), (50, y), (0, y + 24), (-50, y)], 5)
            p.clear(tile, margin: p.e)
            p.shape(tile, filled: i == at)
          }
        }
      }
    }
    both("square.resize", "square.resize.up", "square.resize.down") { p, filled in
      p.shape(box(-18, 18, 54 - p.w, 54 - p.w, 10), filled: filled)
      p.secondary {
        $0.stroke(svg("M -44 -20 V -32 Q -44 -46 -30 -46 H 32 Q 46 -46 46 -32 V 30 Q 46 44 32 44 H 24"))
      }
      p.stroke(line(14, -14, 28, -28) + open([(14, -29), (29, -29), (29, -14)]), 0.9)
    }
    both("square.arrowtriangle.4.outward") { p, filled in
      p.shape(box(0, 0, 54 - p.w, 54 - p.w, 10), filled: filled)
      for i in 0..<4 { p.fill(rounded([(-12, -38), (0, -52), (12, -38)], 2).turned(CGFloat(i) * 90)) }
    }
    addPictures()
  }

  private mutating func addPictures() {
    func picture(_ names: [String], _ draw: @escaping (SymbolPen, Bool) -> Void) {
      for name in names { both(name) { p, filled in draw(p, filled) } }
    }
    picture(["pip"]) { p, filled in
      p.shape(box(0, 0, 116 - p.w, 88 - p.w, 15), filled: filled)
      p.spots(box(24, 17, 44, 32, 6), on: filled)
    }
    for spelling in [
      "inset.filled.pip", "rectangle.inset.bottomright.filled", "rectangle.inset.bottomtrailing.filled",
    ] {
      add(spelling) { p in
        p.stroke(box(0, 0, 116 - p.w, 88 - p.w, 15))
        p.fill(box(24, 17, 44, 32, 6))
      }
    }
    for (name, isIn) in [("enter", true), ("exit", false)] {
      add("pip." + name) { p in
        p.stroke(svg("M 56 -6 V -28 Q 56 -42 42 -42 H -42 Q -56 -42 -56 -28 V 28 Q -56 42 -42 42 H -10"))
        p.fill(box(32, 26, 50, 36, 7))
        let arrow =
          isIn
          ? line(-34, -22, -8, 4) + open([(-8, -13), (-8, 4), (-25, 4)])
          : line(-34, -22, -8, 4) + open([(-34, -5), (-34, -22), (-17, -22)])
        p.stroke(arrow)
      }
    }
    add("pip.swap") { p in
      p.stroke(box(-10, -10, 92 - p.w, 66 - p.w, 13))
      p.clear(box(32, 26, 50, 36, 7), margin: p.w)
      p.fill(box(32, 26, 50, 36, 7))
      p.stroke(
        open([(-30, -18), (-38, -10), (-30, -2)]) + line(-38, -10, 10, -10)
          + open([(2, -18), (10, -10), (2, -2)]), 0.9)
    }
    add("pip.remove") { p in
      p.stroke(box(0, 0, 116 - p.w, 88 - p.w, 15))
      p.fill(box(24, 17, 44, 32, 6))
      p.cutStroke(line(16, 9, 32, 25) + line(16, 25, 32, 9), 0.8)
    }
    both("rectangle.2.swap") { p, filled in
      p.shape(box(-22, -14, 66 - p.w, 46 - p.w, 9), filled: filled)
      p.front(box(22, 16, 66 - p.w, 46 - p.w, 9), filled: false)
      p.stroke(svg("M 22 -40 H 34 Q 42 -40 42 -32 V -20") + open([(33, -28), (42, -18), (51, -28)]), 0.9)
    }
    both("rectangle.3.offgrid") { p, filled in
      p.shape(box(-22, -22, 66 - p.w, 38 - p.w, 8), filled: filled)
      p.shape(box(32, 0, 40 - p.w, 30 - p.w, 7), filled: filled)
      p.shape(box(-10, 26, 60 - p.w, 36 - p.w, 8), filled: filled)
    }
    both("rectangle.connected.to.line.below") { p, filled in
      p.shape(box(0, -16, 104 - p.w, 56 - p.w, 12), filled: filled)
      p.stroke(
        line(0, 12, 0, 34) + line(-52 + p.e, 40, -10, 40) + line(10, 40, 52 - p.e, 40) + disk(0, 40, 7))
    }
    for (name, isIn) in [("inward", true), ("outward", false)] {
      both("rectangle.arrowtriangle.2." + name) { p, filled in
        p.shape(box(0, 0, 56 - p.w, 84 - p.w, 12), filled: filled)
        for side in [-1.0, 1] {
          p.fill(
            closed(
              isIn
                ? [(54 * side, -14), (38 * side, 0), (54 * side, 14)]
                : [(38 * side, -14), (54 * side, 0), (38 * side, 14)]))
        }
      }
      both("rectangle.portrait.arrowtriangle.2." + name) { p, filled in
        p.shape(box(0, 0, 84 - p.w, 56 - p.w, 12), filled: filled)
        for side in [-1.0, 1] {
          p.fill(
            closed(
              isIn
                ? [(-14, 54 * side), (0, 38 * side), (14, 54 * side)]
                : [(-14, 38 * side), (0, 54 * side), (14, 38 * side)]))
        }
      }
    }
    add("rectangle.expand.diagonal") { p in
      p.stroke(box(0, 0, 112 - p.w, 84 - p.w, 14))
      let corner = line(8, -6, 28, -22) + open([(14, -22), (28, -22), (28, -8)])
      p.stroke(corner + corner.turned(180), 0.9)
    }
    for (name, isPortrait) in [("portrait", true), ("landscape", false)] {
      both("rectangle.\(name).rotate") { p, filled in
        p.shape(
          isPortrait ? box(-10, 8, 56 - p.w, 82 - p.w, 12) : box(-4, 16, 92 - p.w, 58 - p.w, 12),
          filled: filled)
        p.stroke(
          isPortrait
            ? svg("M 12 -46 C 36 -46 46 -34 46 -10") + open([(36, -18), (46, -8), (56, -18)])
            : svg("M 8 -38 C 36 -38 46 -34 50 -22") + open([(18, -48), (7, -38), (18, -28)]), 0.95)
      }
    }
    for (name, size) in [
      ("16.to.9", (116.0, 66.0)), ("4.to.3", (108, 82)), ("9.to.16", (66, 112)), ("3.to.4", (82, 108)),
    ] {
      both("rectangle.ratio." + name) { p, filled in
        p.shape(box(0, 0, CGFloat(size.0) - p.w, CGFloat(size.1) - p.w, 14), filled: filled)
        let numbers = name.components(separatedBy: ".to.").compactMap { Int($0) }
        let (left, right) = (Numeral.path(numbers[0]).scaled(0.3), Numeral.path(numbers[1]).scaled(0.3))
        let isWide = size.0 > size.1
        p.lines(
          isWide ? left.moved(-22, 0) + right.moved(24, 0) : left.moved(0, -22) + right.moved(0, 22),
          on: filled, 0.85)
        p.spots(isWide ? disk(2, -6, 3) + disk(2, 6, 3) : disk(-6, 0, 3) + disk(6, 0, 3), on: filled)
      }
    }
    both(
      "rectangle.and.hand.point.up.left", "rectangle.filled.and.hand.point.up.left",
      "rectangle.and.hand.point.up.left.filled"
    ) { p, filled in
      p.secondary { $0.shape(box(-6, -10, 104 - p.w, 72 - p.w, 14), filled: filled) }
      let hand = svg(
        "M -6 12 L -36 -18 C -44 -27 -32 -38 -24 -30 L -2 -9 L 14 -16 C 26 -20 34 -14 38 -4 L 44 10 C 48 26 38 40 22 44 C 8 46 -4 42 -14 36 L -26 30 C -32 24 -26 16 -18 18 Z"
      ).scaled(0.66).moved(28, 22)
      p.clear(hand, margin: p.e + p.w * 0.7)
      p.stroke(hand)
    }
    both("plus.rectangle.on.folder") { p, filled in
      p.at(-6, -8, scale: 0.88) { q in
        let folder = svg(
          "M -42 -40 H -18 Q -13 -40 -9 -37 L -3 -32 Q 1 -29 6 -29 H 42 Q 54 -29 54 -17 V 28 Q 54 40 42 40 H -42 Q -54 40 -54 28 V -28 Q -54 -40 -42 -40 Z"
        )
        q.secondary { $0.shape(folder, filled: filled) }
      }
      p.front(box(28, 22, 54 - p.w, 42 - p.w, 9), filled: filled)
      p.lines(line(17, 22, 39, 22) + line(28, 11, 28, 33), on: filled)
    }
    add("livephoto") { p in
      p.fill(disk(0, 0, 11))
      p.stroke(disk(0, 0, 24))
      for i in 0..<24 {
        let (x, y) = spot(0, 0, 46, CGFloat(i) * 15)
        p.secondary { $0.fill(disk(x, y, min(3.2, 1.6 + p.w * 0.2))) }
      }
    }
    add("livephoto.play") { p in
      p.fill(rounded([(-7, -12), (13, 0), (-7, 12)], 2))
      p.stroke(disk(0, 0, 28))
      for i in 0..<24 {
        let (x, y) = spot(0, 0, 46, CGFloat(i) * 15)
        p.secondary { $0.fill(disk(x, y, min(3.2, 1.6 + p.w * 0.2))) }
      }
    }
  }
}

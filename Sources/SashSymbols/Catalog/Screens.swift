import Foundation
import SashGeometry

/// Windows, parts of rectangles and what is laid out in them.
extension DesignBook {
  mutating func addScreens() {
    addParts()
    addWindows()
    addTiles()
  }

  /// Rectangles with one part filled, under the names of old and of new systems.
  private mutating func addParts() {
    /// x, y, width, height in parts of what lies inside; directional or not.
    let parts: [(String, CGRect, Bool)] = [
      ("bottomthird", CGRect(x: 0, y: 0.62, width: 1, height: 0.38), false),
      ("topthird", CGRect(x: 0, y: 0, width: 1, height: 0.38), false),
      ("bottomhalf", CGRect(x: 0, y: 0.46, width: 1, height: 0.54), false),
      ("tophalf", CGRect(x: 0, y: 0, width: 1, height: 0.54), false),
      ("leftthird", CGRect(x: 0, y: 0, width: 0.36, height: 1), false),
      ("rightthird", CGRect(x: 0.64, y: 0, width: 0.36, height: 1), false),
      ("leadingthird", CGRect(x: 0, y: 0, width: 0.36, height: 1), true),
      ("trailingthird", CGRect(x: 0.64, y: 0, width: 0.36, height: 1), true),
      ("lefthalf", CGRect(x: 0, y: 0, width: 0.5, height: 1), false),
      ("righthalf", CGRect(x: 0.5, y: 0, width: 0.5, height: 1), false),
      ("leadinghalf", CGRect(x: 0, y: 0, width: 0.5, height: 1), true),
      ("trailinghalf", CGRect(x: 0.5, y: 0, width: 0.5, height: 1), true),
      ("topleft", CGRect(x: 0, y: 0, width: 0.5, height: 0.5), false),
      ("topright", CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5), false),
      ("bottomleft", CGRect(x: 0, y: 0.5, width: 0.5, height: 0.5), false),
      ("bottomright", CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5), false),
      ("topleading", CGRect(x: 0, y: 0, width: 0.5, height: 0.5), true),
      ("toptrailing", CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5), true),
      ("bottomleading", CGRect(x: 0, y: 0.5, width: 0.5, height: 0.5), true),
      ("bottomtrailing", CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5), true),
    ]
    func draw(_ p: SymbolPen, _ part: CGRect, _ width: CGFloat, _ height: CGFloat) {
      p.stroke(box(0, 0, width - p.w, height - p.w, 15))
      let inset = p.w + 6
      let inside = CGRect(
        x: -width / 2 + inset, y: -height / 2 + inset, width: width - 2 * inset, height: height - 2 * inset)
      p.fill(
        box(
          inside.minX + part.midX * inside.width, inside.minY + part.midY * inside.height,
          part.width * inside.width,
          part.height * inside.height, 5))
    }
    for (name, part, isDirectional) in parts {
      for spelling in ["rectangle.\(name).inset.filled", "inset.filled.\(name).rectangle"] {
        add(spelling, directional: isDirectional) { draw($0, part, 116, 88) }
      }
      for spelling in ["rectangle.portrait.\(name).inset.filled", "inset.filled.\(name).rectangle.portrait"] {
        add(spelling, directional: isDirectional) { draw($0, part, 84, 108) }
      }
    }
    for spelling in ["rectangle.portrait.inset.filled", "inset.filled.rectangle.portrait"] {
      add(spelling) { draw($0, CGRect(x: 0, y: 0, width: 1, height: 1), 84, 108) }
    }
    add("inset.filled.circle") { p in
      p.stroke(disk(0, 0, 50 - p.e))
      p.fill(disk(0, 0, 50 - p.w - 7))
    }
    add("inset.filled.square", "square.inset.filled") { p in
      draw(p, CGRect(x: 0, y: 0, width: 1, height: 1), 92, 92)
    }
    for (name, degrees, isDirectional) in [("right", 0.0, false), ("left", 180, false)] {
      add("rectangle.\(name)half.inset.filled.arrow.\(name)", directional: isDirectional) { p in
        p.rotated(CGFloat(degrees)) { q in
          q.stroke(box(-8, 0, 100 - q.w, 84 - q.w, 15))
          q.fill(box(9, 0, 36, 54, 5))
          let arrow = line(8, 0, 58, 0) + open([(44, -14), (58, 0), (44, 14)])
          q.cutStroke(arrow, 2.8)
          q.stroke(arrow)
        }
      }
    }
    add("rectangle.inset.filled.and.person.filled", directional: true) { p in
      p.stroke(box(-4, -6, 108 - p.w, 82 - p.w, 14))
      p.fill(box(-4, -6, 80, 54, 5))
      p.at(34, 20, scale: 0.52) { q in
        q.clear(Self.body(q) + Self.head(q), margin: 16)
        Self.person(q, true)
      }
    }
  }

  private mutating func addWindows() {
    func window(_ p: SymbolPen, _ filled: Bool) {
      p.shape(box(0, 0, 112 - p.w, 90 - p.w, 15), filled: filled)
      p.lines(line(-54, -22, 54, -22), on: filled, 0.85, cap: .butt)
      p.spots(spread(disk(0, -32, 4), [(-40, 0), (-29, 0), (-18, 0)]), on: filled)
    }
    add("macwindow") { p in window(p, false) }
    add("macwindow.on.rectangle") { p in
      p.secondary { $0.stroke(box(-13, -14, 88 - p.w, 68 - p.w, 12)) }
      p.at(10, 12, scale: 0.82) { q in
        q.clear(box(0, 0, 112, 90, 15), margin: q.e)
        window(q, false)
      }
    }
    add("menubar.rectangle") { p in
      p.stroke(box(0, 0, 116 - p.w, 88 - p.w, 15))
      p.fill(box(0, -36 + p.e / 2, 110, 17, 6))
    }
    add("menubar.dock.rectangle") { p in
      p.stroke(box(0, 0, 116 - p.w, 88 - p.w, 15))
      p.fill(box(0, -36 + p.e / 2, 110, 17, 6) + box(0, 25, 66, 13, 5))
    }
    add("dock.rectangle") { p in
      p.stroke(box(0, 0, 116 - p.w, 88 - p.w, 15))
      p.fill(box(0, 25, 74, 14, 5))
    }
    for (name, isDown) in [("down", true), ("up", false)] {
      add("dock.arrow.\(name).rectangle") { p in
        p.stroke(box(0, 0, 116 - p.w, 88 - p.w, 15))
        p.fill(box(0, 25, 74, 14, 5))
        let tip: CGFloat = isDown ? 10 : -26
        p.stroke(
          line(0, -26, 0, 10)
            + open([(-13, tip + (isDown ? -13 : 13)), (0, tip), (13, tip + (isDown ? -13 : 13))]), 0.95)
      }
    }
    add("uiwindow.split.2x1") { p in
      p.stroke(box(0, 0, 116 - p.w, 88 - p.w, 15) + line(0, -42, 0, 42), cap: .butt)
      p.stroke(line(-34, -26, -24, -26) + line(24, -26, 34, -26))
    }
    add("contextualmenu.and.cursorarrow") { p in
      p.stroke(box(10, -2, 84 - p.w, 88 - p.w, 14))
      p.fill(box(12, -20, 62, 17, 4))
      p.stroke(line(0, 4, 36, 4) + line(8, 22, 30, 22), 0.9)
      let pointer = rounded([(-54, -8), (-14, 32), (-32, 33), (-24, 52), (-32, 55), (-40, 36), (-54, 48)], 2)
      p.clear(pointer, margin: p.w)
      p.solid(pointer.scaled(1))
    }
    add("dots.and.line.vertical.and.cursorarrow.rectangle") { p in
      p.stroke(box(0, -4, 116 - p.w, 84 - p.w, 15))
      p.stroke(line(2, -26, 2, 18), 0.9)
      p.fill(spread(disk(-28, -4, 4.5), [(0, -18), (0, 0), (0, 18)]))
      let pointer = rounded([(20, -8), (52, 24), (37, 25), (44, 41), (37, 44), (30, 29), (20, 38)], 2)
      p.clear(pointer, margin: p.w)
      p.solid(pointer)
    }
    for (name, isLeft) in [("left", true), ("right", false), ("leading", true), ("trailing", false)] {
      let x: CGFloat = isLeft ? -1 : 1
      add("sidebar.squares." + name, directional: name.hasSuffix("ing")) { p in
        p.stroke(box(0, 0, 116 - p.w, 88 - p.w, 15) + line(18 * x, -42, 18 * x, 42), cap: .butt)
        p.fill(spread(box(37 * x, 0, 17, 14, 3), [(0, -22), (0, 0), (0, 22)]))
      }
    }
    both("app.connected.to.app.below") { p, filled in
      p.shape(box(0, -28, 46 - p.w, 46 - p.w, 12), filled: filled)
      p.shape(box(0, 30, 46 - p.w, 46 - p.w, 12), filled: filled)
      p.stroke(svg("M -24 -28 H -34 Q -44 -28 -44 -18 V 20 Q -44 30 -34 30 H -24"))
    }
  }

  private mutating func addTiles() {
    both("rectangle.split.1x2") { p, filled in
      p.shape(box(0, 0, 112 - p.w, 88 - p.w, 15), filled: filled)
      p.lines(line(-56, 0, 56, 0), on: filled, cap: .butt)
    }
    both("rectangle.split.2x2") { p, filled in
      p.shape(box(0, 0, 116 - p.w, 88 - p.w, 15), filled: filled)
      p.lines(line(-56, 0, 56, 0) + line(0, -42, 0, 42), on: filled, cap: .butt)
    }
    both("rectangle.split.1x3") { p, filled in
      p.shape(box(0, 0, 104 - p.w, 100 - p.w, 15), filled: filled)
      p.lines(line(-50, -17, 50, -17) + line(-50, 17, 50, 17), on: filled, cap: .butt)
    }
    both("rectangle.split.3x3") { p, filled in
      p.shape(box(0, 0, 116 - p.w, 92 - p.w, 15), filled: filled)
      let columns = line(-19, -45, -19, 45) + line(19, -45, 19, 45)
      p.lines(columns + line(-56, -15, 56, -15) + line(-56, 15, 56, 15), on: filled, 0.9, cap: .butt)
    }
    both("squareshape") { p, filled in p.shape(box(0, 0, 88 - p.w, 88 - p.w, 2), filled: filled) }
    both("squareshape.split.2x2") { p, filled in
      p.shape(box(0, 0, 90 - p.w, 90 - p.w, 2), filled: filled)
      p.lines(line(-44, 0, 44, 0) + line(0, -44, 0, 44), on: filled, cap: .butt)
    }
    both("squareshape.split.3x3") { p, filled in
      p.shape(box(0, 0, 92 - p.w, 92 - p.w, 2), filled: filled)
      p.lines(
        line(-44, -15, 44, -15) + line(-44, 15, 44, 15) + line(-15, -44, -15, 44) + line(15, -44, 15, 44),
        on: filled, 0.9, cap: .butt)
    }
    both("squareshape.squareshape.dotted", "squareshape.dotted.squareshape") { p, _ in
      p.stroke(box(0, 0, 52 - p.w, 52 - p.w, 2))
      Self.dashed(p, box(0, 0, 94 - p.w, 94 - p.w, 2), 16)
    }
    for (name, container) in [
      ("square", SymbolContainer.square), ("circle", .circle), ("squareshape", .square), ("viewfinder", .app),
    ] {
      both("dot." + name) { p, filled in
        if name == "viewfinder" {
          Self.corners(p)
        } else if name == "squareshape" {
          p.shape(box(0, 0, 88 - p.w, 88 - p.w, 2), filled: filled)
        } else {
          p.shape(container.outline(p), filled: filled)
        }
        p.spots(disk(0, 0, 8), on: filled && name != "viewfinder")
      }
    }
    func checkers(_ columns: Int, _ rows: Int, _ size: CGFloat) -> Path {
      var path = Path()
      for row in 0..<rows {
        for column in 0..<columns where (row + column) % 2 == 0 {
          path =
            path
            + box(
              (CGFloat(column) - CGFloat(columns - 1) / 2) * size,
              (CGFloat(row) - CGFloat(rows - 1) / 2) * size, size, size)
        }
      }
      return path
    }
    for name in ["rectangle.checkered", "checkerboard.rectangle"] {
      add(name) { p in
        let frame = box(0, 0, 112 - p.w, 84 - p.w, 13)
        p.stroke(frame)
        p.fill(checkers(6, 4, 20).intersection(frame))
      }
    }
    for name in ["checkerboard.shield", "shield.checkered"] {
      add(name) { p in
        let shield = SymbolContainer.shield.outline(p)
        p.stroke(shield)
        p.fill(checkers(2, 2, 60).moved(0, 0).intersection(shield))
      }
    }
    for (name, isLeft) in [("left", true), ("right", false)] {
      add("shield.\(name)half.filled") { p in
        let shield = SymbolContainer.shield.outline(p)
        p.stroke(shield)
        p.fill(shield.intersection(box(isLeft ? -50 : 50, 0, 100, 140)))
      }
      add("hexagon.\(name)half.filled") { p in
        p.stroke(SymbolContainer.hexagon.outline(p))
        p.fill(SymbolContainer.hexagon.outline(p).intersection(box(isLeft ? -60 : 60, 0, 120, 140)))
      }
      add("triangle.\(name)half.filled") { p in
        p.stroke(SymbolContainer.triangle.outline(p))
        p.fill(SymbolContainer.triangle.outline(p).intersection(box(isLeft ? -60 : 60, 0, 120, 140)))
      }
      add("diamond.\(name)half.filled") { p in
        p.stroke(SymbolContainer.diamond.outline(p))
        p.fill(SymbolContainer.diamond.outline(p).intersection(box(isLeft ? -60 : 60, 0, 120, 140)))
      }
    }
    for (name, isTop) in [("top", true), ("bottom", false)] {
      for (shape, container) in [
        ("triangle", SymbolContainer.triangle), ("hexagon", .hexagon), ("diamond", .diamond),
      ] {
        add("\(shape).\(name)half.filled") { p in
          p.stroke(container.outline(p))
          p.fill(
            container.outline(p).intersection(
              box(0, (isTop ? -70 : 70) + (shape == "triangle" ? 6 : 0), 160, 140)))
        }
      }
    }
    both("righttriangle") { p, filled in
      p.shape(rounded([(-48, -48, 4), (50, 46, 6), (-48, 46, 7)]), filled: filled)
    }
    add("righttriangle.split.diagonal") { p in
      p.stroke(rounded([(-48, -48, 4), (50, 46, 6), (-48, 46, 7)]) + line(-46, 44, 4, -2))
    }
    add("grid") { p in
      let r = 48 - p.e
      p.stroke(line(-16, -r, -16, r) + line(16, -r, 16, r) + line(-r, -16, r, -16) + line(-r, 16, r, 16))
    }
    both("swatchpalette") { p, filled in
      p.shape(box(-30, 0, 40 - p.w, 100 - p.w, 9), filled: filled)
      p.stroke(
        svg("M -8 -26 L 4 -38 Q 11 -44 18 -38 L 32 -24 Q 38 -18 32 -11 L -8 32")
          + svg("M 14 10 H 42 Q 50 10 50 18 V 42 Q 50 50 42 50 H -18"))
      if filled {
        p.secondary {
          $0.fill(
            closed([(-6, -26), (11, -42), (36, -18), (-6, 26)])
              + closed([(18, 12), (50, 12), (50, 50), (-14, 48)]))
        }
      }
      p.spots(disk(-30, 32, 5), on: filled)
      p.lines(line(-48, -18, -12, -18) + line(-48, 12, -12, 12), on: filled, 0.8, cap: .butt)
    }
    add("mosaic") { p in
      p.stroke(box(0, 0, 100 - p.w, 88 - p.w, 14))
      p.stroke(
        line(-50, -12, 10, -12) + line(10, -44, 10, 44) + line(10, 14, 50, 14) + line(-20, -12, -20, 44), 0.9,
        cap: .butt)
    }
    add("mosaic.fill") { p in
      p.solid(box(0, 0, 100 - p.w, 88 - p.w, 14))
      p.cutStroke(
        line(-50, -12, 10, -12) + line(10, -44, 10, 44) + line(10, 14, 50, 14) + line(-20, -12, -20, 44), 0.9,
        cap: .butt)
    }
  }
}

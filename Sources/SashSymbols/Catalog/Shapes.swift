import Foundation
import SashGeometry

/// What marks can stand in.
enum SymbolContainer: String, CaseIterable {
  case circle, square, rectangle, app, diamond, triangle, hexagon, octagon, seal, shield, bubble

  /// The border for lines `w` wide.
  func outline(_ p: SymbolPen) -> Path {
    switch self {
    case .circle: disk(0, 0, 50 - p.e)
    case .square: box(0, 0, 90 - p.w, 90 - p.w, 17 - p.e / 2)
    case .rectangle: box(0, 0, 118 - p.w, 90 - p.w, 17 - p.e / 2)
    case .app: box(0, 0, 94 - p.w, 94 - p.w, 27 - p.e / 2)
    case .diamond: rounded([(0, -56 + p.e), (56 - p.e, 0), (0, 56 - p.e), (-56 + p.e, 0)], 9)
    case .triangle: rounded([(0, -55 + p.e), (58 - p.e, 43 - p.e), (-58 + p.e, 43 - p.e)], 10)
    case .hexagon: polygon(6, 53 - p.e, from: 30, corner: 9)
    case .octagon: polygon(8, 53 - p.e, from: 22.5, corner: 8)
    case .seal: Self.seal(52 - p.e)
    case .shield:
      svg(
        """
        M 0 -52 C 12 -44 26 -39 40 -38 V 0 C 40 24 22 42 0 54 C -22 42 -40 24 -40 0 V -38 C -26 -39 -12 -44 \
        0 -52 Z
        """)
    case .bubble: Self.oval
    }
  }

  /// Where the middle of a mark stands, and how large its longer side may be.
  var place: (x: CGFloat, y: CGFloat, size: CGFloat) {
    switch self {
    case .circle: (0, 0, 54)
    case .square, .app: (0, 0, 52)
    case .rectangle: (0, 0, 50)
    case .diamond: (0, 0, 48)
    case .triangle: (0, 12, 46)
    case .hexagon, .octagon, .seal: (0, 0, 50)
    case .shield: (0, -1, 46)
    case .bubble: (0, -6, 44)
    }
  }

  /// Twelve soft points.
  static func seal(_ r: CGFloat) -> Path {
    Path { q in
      let count = 12
      for i in 0...count {
        let (from, to) = (CGFloat(i) * 30 - 105, CGFloat(i) * 30 - 75)
        let valley = spot(0, 0, r * 0.87, from)
        if i == 0 { q.move(to: CGPoint(x: valley.0, y: valley.1)) }
        let next = spot(0, 0, r * 0.87, to)
        let (c1, c2) = (spot(0, 0, r * 1.055, from + 9), spot(0, 0, r * 1.055, to - 9))
        if i < count {
          q.addCurve(
            to: CGPoint(x: next.0, y: next.1), control1: CGPoint(x: c1.0, y: c1.1),
            control2: CGPoint(x: c2.0, y: c2.1))
        }
      }
      q.closeSubpath()
    }
  }

  /// An oval with a tail at its lower left.
  static let oval = svg(
    """
    M 0 -44 C 32 -44 54 -29 54 -6 C 54 17 32 32 0 32 C -5 32 -9 32 -14 31 C -21 37 -31 44 -39 45 C -42 45 \
    -43 43 -41 40 \
    C -37 36 -35 30 -35 24 C -47 17 -54 7 -54 -6 C -54 -29 -32 -44 0 -44 Z
    """)
}

/// Plain shapes, alone and in groups.
extension DesignBook {
  mutating func addShapes() {
    for container in SymbolContainer.allCases where container != .bubble {
      both(container.rawValue) { p, filled in p.shape(container.outline(p), filled: filled) }
    }
    both("pentagon") { p, filled in
      p.shape(polygon(5, 52 - p.e, from: -90, corner: 9).moved(0, 3), filled: filled)
    }
    both("rhombus") { p, filled in
      p.shape(rounded([(0, -54 + p.e), (42 - p.e, 0), (0, 54 - p.e), (-42 + p.e, 0)], 8), filled: filled)
    }
    both("capsule") { p, filled in p.shape(box(0, 0, 118 - p.w, 66 - p.w, 33 - p.e), filled: filled) }
    both("oval") { p, filled in p.shape(oval(0, 0, 58 - p.e, 40 - p.e), filled: filled) }
    both("rectangle.portrait") { p, filled in
      p.shape(box(0, 0, 80 - p.w, 108 - p.w, 15 - p.e / 2), filled: filled)
    }
    both("star") { p, filled in p.shape(Self.star(p), filled: filled) }
    both("heart") { p, filled in p.shape(Self.heart(p), filled: filled) }
    add("star.leadinghalf.filled") { p in
      p.stroke(Self.star(p))
      p.fill(Self.star(p).intersection(box(-50, 0, 100, 140)))
    }
    add("circle.circle") { p in p.stroke(disk(0, 0, 50 - p.e) + disk(0, 0, 28)) }
    add("circle.circle.fill") { p in
      p.solid(disk(0, 0, 50 - p.e))
      p.cutStroke(disk(0, 0, 28))
    }
    add("largecircle.fill.circle", "circle.inset.filled") { p in
      p.stroke(disk(0, 0, 50 - p.e))
      p.fill(disk(0, 0, 36 - p.e / 2))
    }
    add("smallcircle.filled.circle", "record.circle") { p in
      p.stroke(disk(0, 0, 50 - p.e))
      p.fill(disk(0, 0, 21))
    }
    add("record.circle.fill") { p in
      p.solid(disk(0, 0, 50 - p.e))
      p.cut(disk(0, 0, 21))
    }
    both("slash.circle") { p, filled in
      p.shape(disk(0, 0, 50 - p.e), filled: filled)
      let slash = line(-34, -34, 34, 34)
      filled ? p.cutStroke(slash, 1.1) : p.stroke(slash, cap: .butt)
    }
    add("circle.dashed") { p in Self.dashed(p, disk(0, 0, 50 - p.e), 12) }
    add("app.dashed", "square.dashed") { p in Self.dashed(p, box(0, 0, 94 - p.w, 94 - p.w, 24), 12) }
    add("circle.lefthalf.filled") { p in
      p.stroke(disk(0, 0, 50 - p.e))
      p.fill(disk(0, 0, 50 - p.e).intersection(box(-50, 0, 100, 120)))
    }
    add("circle.righthalf.filled") { p in
      p.stroke(disk(0, 0, 50 - p.e))
      p.fill(disk(0, 0, 50 - p.e).intersection(box(50, 0, 100, 120)))
    }
    add("circle.fill.square.fill") { p in
      p.solid(box(16, 12, 66, 66, 12))
      p.clear(disk(-22, -16, 30), margin: 5)
      p.solid(disk(-22, -16, 30 - p.e))
    }
    addStacks()
    addGrids()
  }

  static func dashed(_ p: SymbolPen, _ path: Path, _ count: Int) {
    for i in 0..<count {
      let (from, to) = ((CGFloat(i) - 0.21) / CGFloat(count), (CGFloat(i) + 0.21) / CGFloat(count))
      let part = path.trimmedPath(from: max(0, from), to: to)
      p.stroke(from < 0 ? path.trimmedPath(from: 1 + from, to: 1) + part : part)
    }
  }

  /// Five points, softened a little.
  static func star(_ p: SymbolPen) -> Path {
    let r = 57 - p.e
    var points: [(CGFloat, CGFloat, CGFloat)] = []
    for i in 0..<5 {
      let (x, y) = spot(0, 4, r, CGFloat(i) * 72 - 90)
      points.append((x, y, 2.5))
      let (u, v) = spot(0, 4, r * 0.45, CGFloat(i) * 72 - 54)
      points.append((u, v, 3))
    }
    return rounded(points)
  }

  static func heart(_ p: SymbolPen) -> Path {
    let e = p.e
    return Path { q in
      q.move(to: CGPoint(x: 0, y: -27 + e / 2))
      q.addCurve(
        to: CGPoint(x: 28, y: -45 + e), control1: CGPoint(x: 5, y: -38 + e),
        control2: CGPoint(x: 15, y: -45 + e))
      q.addCurve(
        to: CGPoint(x: 55 - e, y: -15), control1: CGPoint(x: 44 - e / 2, y: -45 + e),
        control2: CGPoint(x: 55 - e, y: -33 + e / 2))
      q.addCurve(
        to: CGPoint(x: 3, y: 50 - e), control1: CGPoint(x: 55 - e, y: 10),
        control2: CGPoint(x: 28, y: 34 - e / 2))
      q.addQuadCurve(to: CGPoint(x: -3, y: 50 - e), control: CGPoint(x: 0, y: 52 - e))
      q.addCurve(
        to: CGPoint(x: -55 + e, y: -15), control1: CGPoint(x: -28, y: 34 - e / 2),
        control2: CGPoint(x: -55 + e, y: 10))
      q.addCurve(
        to: CGPoint(x: -28, y: -45 + e), control1: CGPoint(x: -55 + e, y: -33 + e / 2),
        control2: CGPoint(x: -44 + e / 2, y: -45 + e))
      q.addCurve(
        to: CGPoint(x: 0, y: -27 + e / 2), control1: CGPoint(x: -15, y: -45 + e),
        control2: CGPoint(x: -5, y: -38 + e))
      q.closeSubpath()
    }
  }

  private mutating func addStacks() {
    /// One shape before another, with a gap between them.
    func pair(_ name: String, back: @escaping (SymbolPen) -> Path, front: @escaping (SymbolPen) -> Path) {
      both(name) { p, filled in
        p.secondary { $0.stroke(back($0)) }
        let front = front(p)
        p.clear(front, margin: p.e + (filled ? p.w * 0.9 : 0))
        p.shape(front, filled: filled)
      }
    }
    pair(
      "square.on.square", back: { box(-14, -14, 72 - $0.w, 72 - $0.w, 14) },
      front: { box(14, 14, 72 - $0.w, 72 - $0.w, 14) })
    pair("circle.on.circle", back: { disk(-16, 0, 40 - $0.e) }, front: { disk(16, 0, 40 - $0.e) })
    pair(
      "rectangle.on.rectangle", back: { box(-13, -14, 92 - $0.w, 66 - $0.w, 13) },
      front: { box(13, 14, 92 - $0.w, 66 - $0.w, 13) })
    both("plus.square.on.square") { p, filled in
      p.secondary { $0.stroke(box(-14, -14, 72 - p.w, 72 - p.w, 14)) }
      let front = box(14, 14, 72 - p.w, 72 - p.w, 14)
      p.clear(front, margin: p.e + (filled ? p.w * 0.9 : 0))
      p.shape(front, filled: filled)
      let plus = line(-2, 14, 30, 14) + line(14, -2, 14, 30)
      filled ? p.cutStroke(plus) : p.stroke(plus)
    }
    both("rectangle.stack", "square.stack") { p, filled in
      p.shape(box(0, 14, 104 - p.w, 62 - p.w, 13), filled: filled)
      p.secondary { $0.stroke(line(-36, -33, 36, -33) + line(-27, -47, 27, -47)) }
    }
    both("square.stack.3d.up") { p, filled in
      let tile = rounded([(0, -48), (50, -24), (0, 0), (-50, -24)], 5)
      p.shape(tile, filled: filled)
      p.secondary { q in
        for y in [24.0, 46] {
          q.stroke(
            svg(
              """
              M -48 -24 Q -52 -21 -47 -18 L -4 3 Q 0 5 4 3 L 47 -18 Q 52 -21 48 -24
              """
            ).moved(0, y))
        }
      }
    }
    both("square.split.2x1", "rectangle.split.2x1") { p, filled in
      p.shape(box(0, 0, 110 - p.w, 84 - p.w, 15), filled: filled)
      let bar = line(0, -42, 0, 42)
      filled ? p.cutStroke(bar, cap: .butt) : p.stroke(bar, cap: .butt)
    }
  }

  private mutating func addGrids() {
    func cells(
      _ p: SymbolPen, _ columns: Int, _ rows: Int, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat,
      _ filled: Bool
    ) {
      let gap: CGFloat = 9
      let (w, h) = (
        (width - gap * CGFloat(columns - 1)) / CGFloat(columns),
        (height - gap * CGFloat(rows - 1)) / CGFloat(rows)
      )
      for row in 0..<rows {
        for column in 0..<columns {
          let x = -width / 2 + w / 2 + CGFloat(column) * (w + gap)
          let y = -height / 2 + h / 2 + CGFloat(row) * (h + gap)
          p.shape(box(x, y, w - p.w, h - p.w, min(radius, w / 2)), filled: filled)
        }
      }
    }
    both("square.grid.2x2") { p, filled in cells(p, 2, 2, 96, 96, 8, filled) }
    both("circle.grid.2x2") { p, filled in cells(p, 2, 2, 96, 96, 24, filled) }
    both("square.grid.3x3") { p, filled in cells(p, 3, 3, 100, 100, 5, filled) }
    both("circle.grid.3x3") { p, filled in cells(p, 3, 3, 100, 100, 14, filled) }
    both("rectangle.grid.2x2") { p, filled in cells(p, 2, 2, 116, 90, 8, filled) }
    both("rectangle.grid.1x2") { p, filled in cells(p, 1, 2, 104, 90, 8, filled) }
    both("rectangle.grid.1x3") { p, filled in cells(p, 1, 3, 104, 96, 6, filled) }
    both("rectangle.grid.3x2") { p, filled in cells(p, 3, 2, 116, 84, 5, filled) }
    both("rectangle.3.group") { p, filled in
      p.shape(box(-28, 0, 50 - p.w, 84 - p.w, 9), filled: filled)
      p.shape(box(29, -22.5, 52 - p.w, 39 - p.w, 9), filled: filled)
      p.shape(box(29, 22.5, 52 - p.w, 39 - p.w, 9), filled: filled)
    }
    add("square.fill.text.grid.1x2") { p in
      for y in [-22.0, 22] {
        p.solid(box(-34, y, 32 - p.w, 32 - p.w, 6))
        p.stroke(line(-4, y - 10, 48, y - 10) + line(-4, y + 10, 34, y + 10))
      }
    }
    both("tablecells") { p, filled in
      p.shape(box(0, 0, 112 - p.w, 88 - p.w, 14), filled: filled)
      let lines =
        line(-52, -16, 52, -16) + line(-52, 14, 52, 14) + line(-18, -42, -18, 42) + line(18, -42, 18, 42)
      filled ? p.cutStroke(lines, 0.8, cap: .butt) : p.stroke(lines, 0.8, cap: .butt)
    }
    add("circle.grid.cross.left.filled") { p in
      p.fill(disk(-32, 0, 16))
      for (x, y) in [(0.0, -32.0), (32, 0), (0, 32)] { p.stroke(disk(x, y, 16 - p.e)) }
    }
    add("circle.hexagongrid") { p in
      for i in 0..<6 {
        let (x, y) = spot(0, 0, 32, CGFloat(i) * 60)
        p.stroke(disk(x, y, 14 - p.e))
      }
      p.stroke(disk(0, 0, 14 - p.e))
    }
    add("circle.hexagongrid.fill") { p in
      let places = [(0.0, 0.0)] + (0..<6).map { spot(0, 0, 32, CGFloat($0) * 60) }
      for (x, y) in places { p.fill(disk(x, y, 14)) }
      for (x, y) in places { p.inlay(disk(x, y, 14)) }
    }
  }
}

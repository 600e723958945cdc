import Foundation
import SashGeometry

/// People, faces and hands.
extension DesignBook {
  mutating func addPeople() {
    both("person") { p, filled in Self.person(p, filled) }
    both("person.2") { p, filled in
      p.secondary { q in q.at(30, 4, scale: 0.78) { Self.person($0, filled) } }
      p.at(-22, 0, scale: 0.94) { q in
        q.clear(Self.body(q), margin: q.e + q.w)
        q.clear(Self.head(q), margin: q.e + q.w)
        Self.person(q, filled)
      }
    }
    both("person.3", "person.3.sequence") { p, filled in
      p.secondary { q in
        for side in [-1.0, 1] { q.at(side * 50, 6, scale: 0.68) { Self.person($0, filled) } }
      }
      p.at(0, 0, scale: 0.9) { q in
        q.clear(Self.body(q), margin: q.e + q.w)
        q.clear(Self.head(q), margin: q.e + q.w)
        Self.person(q, filled)
      }
    }
    func cropped(_ p: SymbolPen, _ frame: Path, _ filled: Bool) {
      let inner = Self.bust
      if filled {
        p.solid(frame)
        p.engrave(inner.intersection(frame.subtracting(frame.strokedPath(StrokeStyle(lineWidth: p.w * 0.6)))))
      } else {
        p.secondary { $0.fill(inner.intersection(frame)) }
        p.clear(Path(), margin: 0)
        p.stroke(frame)
      }
    }
    both("person.crop.circle", "person.circle") { p, filled in
      cropped(p, SymbolContainer.circle.outline(p), filled)
    }
    both("person.crop.square") { p, filled in cropped(p, SymbolContainer.square.outline(p), filled) }
    both("person.crop.rectangle") { p, filled in cropped(p, SymbolContainer.rectangle.outline(p), filled) }
    both("person.text.rectangle") { p, filled in
      p.shape(SymbolContainer.rectangle.outline(p), filled: filled)
      let bust =
        disk(-24, -10, 10)
        + svg(
          """
          M -42 18 C -42 8 -34 4 -24 4 C -14 4 -6 8 -6 18 Q -6 20 -9 20 H -39 Q -42 20 -42 18 Z
          """)
      let lines = line(10, -12, 40, -12) + line(10, 6, 34, 6)
      filled ? p.engrave(bust) : p.fill(bust)
      filled ? p.engraveStroke(lines, 0.9) : p.stroke(lines, 0.9)
    }
    both("face.smiling") { p, filled in
      let face = disk(0, 0, 50 - p.e)
      let smile = arc(0, 2, 25, 25, 155)
      p.shape(face, filled: filled)
      let eyes = oval(-16, -12, 5, 7) + oval(16, -12, 5, 7)
      filled ? p.engrave(eyes) : p.fill(eyes)
      filled ? p.engraveStroke(smile, 0.9) : p.stroke(smile, 0.9)
    }
    add("face.dashed") { p in
      Self.dashed(p, disk(0, 0, 50 - p.e), 12)
      p.fill(oval(-16, -12, 5, 7) + oval(16, -12, 5, 7))
      p.stroke(line(-16, 20, 16, 20), 0.9)
    }
    both("hand.raised") { p, filled in Self.hand(p, filled) }
    both("hand.thumbsup") { p, filled in Self.thumb(p, filled) }
    both("hand.thumbsdown") { p, filled in p.rotated(180) { q in q.mirrored { Self.thumb($0, filled) } } }
    both("hand.point.up", "hand.draw", "hand.tap") { p, filled in Self.pointer(p, filled) }
    both("figure.stand", "accessibility") { p, filled in
      p.fill(disk(0, -42, 10))
      p.stroke(
        svg(
          """
          M -36 -20 L -10 -16 V 6 L -20 46 M 36 -20 L 10 -16 V 6 L 20 46 M -10 -16 H 10 M -6 14 H 6
          """), 1.1)
    }
    add("figure.walk") { p in
      p.fill(disk(6, -46, 9.5))
      p.stroke(
        svg(
          """
          M 2 -28 L -4 8 L 12 22 L 18 48 M -4 8 L -12 28 L -26 46 M 2 -26 L -18 -16 L -22 4 M 4 -26 L 16 -8 \
          L 30 -4
          """), 1.3)
    }
    add("figure.run") { p in
      p.fill(disk(16, -46, 9.5))
      p.stroke(
        svg(
          """
          M 8 -28 L -4 4 L 14 16 L 10 44 M -4 4 L -14 22 L -40 24 M 8 -28 L -14 -28 L -26 -10 M 8 -28 L 20 \
          -10 L 38 -14
          """), 1.3)
    }
  }

  static func head(_ p: SymbolPen) -> Path { oval(0, -24, 23 - p.e, 25.5 - p.e) }
  static func body(_ p: SymbolPen) -> Path {
    let (x, top, bottom) = (44 - p.e, 8 + p.e, 49 - p.e)
    return Path { q in
      q.move(to: CGPoint(x: 0, y: top))
      q.addCurve(
        to: CGPoint(x: x, y: bottom - 11), control1: CGPoint(x: 24, y: top),
        control2: CGPoint(x: x, y: bottom - 27))
      q.addCurve(
        to: CGPoint(x: x - 11, y: bottom), control1: CGPoint(x: x, y: bottom - 3),
        control2: CGPoint(x: x - 4, y: bottom))
      q.addLine(to: CGPoint(x: -x + 11, y: bottom))
      q.addCurve(
        to: CGPoint(x: -x, y: bottom - 11), control1: CGPoint(x: -x + 4, y: bottom),
        control2: CGPoint(x: -x, y: bottom - 3))
      q.addCurve(
        to: CGPoint(x: 0, y: top), control1: CGPoint(x: -x, y: bottom - 27), control2: CGPoint(x: -24, y: top)
      )
      q.closeSubpath()
    }
  }
  static func person(_ p: SymbolPen, _ filled: Bool) {
    p.shape(head(p), filled: filled)
    p.shape(body(p), filled: filled)
  }
  /// Head and shoulders that a frame crops.
  static let bust =
    oval(0, -13, 17, 19)
    + svg(
      """
      M 0 12 C 22 12 38 24 40 44 L 40 60 H -40 L -40 44 C -38 24 -22 12 0 12 Z
      """)

  private static func thumb(_ p: SymbolPen, _ filled: Bool) {
    let palm = svg(
      """
      M -22 -4 C -10 -12 -6 -26 -4 -40 C -3 -49 4 -52 10 -49 C 17 -46 18 -38 17 -31 L 14 -14 H 36 C 48 -14 \
      50 0 42 5 \
      C 48 10 46 20 39 23 C 42 30 38 37 31 38 C 32 45 27 50 18 50 H 4 C -8 50 -14 45 -22 43 Z
      """)
    p.shape(palm, filled: filled)
    p.shape(box(-39, 20, 17, 48, 8), filled: filled)
    if filled { p.cutStroke(line(-27, -10, -27, 50), 0.75) }
  }

  private static func hand(_ p: SymbolPen, _ filled: Bool) {
    let outline = svg(
      """
      M -26 10 V -30 C -26 -40 -12 -40 -12 -30 V -40 C -12 -51 3 -51 3 -40 V -34 C 3 -45 18 -45 18 -34 V \
      -22 C 18 -32 32 -32 32 -22 \
      V 14 C 32 38 18 51 -2 51 C -20 51 -28 42 -36 26 L -45 8 C -49 0 -39 -8 -33 0 Z
      """)
    p.shape(outline, filled: filled)
    let gaps = line(-12, -28, -12, -4) + line(3, -34, 3, -6) + line(18, -22, 18, -4)
    filled ? p.cutStroke(gaps, 0.55) : p.stroke(gaps, 0.8)
  }

  private static func pointer(_ p: SymbolPen, _ filled: Bool) {
    let outline = svg(
      """
      M -14 12 V -42 C -14 -53 2 -53 2 -42 V -12 L 26 -8 C 36 -6 40 0 40 10 V 18 C 40 38 28 51 8 51 C -8 \
      51 -16 46 -24 34 \
      L -38 14 C -43 6 -34 -2 -27 4 Z
      """)
    p.shape(outline, filled: filled)
  }
}

import Foundation
import SashDisplay
import SashGeometry
import SashInput
import Testing

/// Short words for display trees.
enum Draw {
  static func item(_ content: DisplayContent) -> DisplayItem {
    DisplayItem(identity: .none, content: content)
  }
  static func at(_ x: CGFloat, _ y: CGFloat, _ item: DisplayItem) -> PlacedItem {
    PlacedItem(offset: CGPoint(x: x, y: y), item: item)
  }
  static func path(_ path: Path, opacity: Float = 1, mode: ShapeContent.Mode = .fill(FillStyle()))
    -> DisplayItem
  {
    item(.shape(ShapeContent(path: path, mode: mode, paint: .color(.black.multiplyingOpacity(by: opacity)))))
  }
  static func rect(_ width: CGFloat, _ height: CGFloat, opacity: Float = 1) -> DisplayItem {
    path(Path(CGRect(x: 0, y: 0, width: width, height: height)), opacity: opacity)
  }
  static func text(_ string: String, _ width: CGFloat, _ height: CGFloat) -> DisplayItem {
    item(
      .text(TextContent(runs: [], string: string, frame: CGRect(x: 0, y: 0, width: width, height: height))))
  }
  static func group(_ children: PlacedItem...) -> DisplayItem { item(.group(children)) }
  static func effect(_ effect: DisplayEffect, _ child: PlacedItem) -> DisplayItem {
    item(.effect(effect, child))
  }
  static func effect(_ effect: DisplayEffect, _ child: DisplayItem) -> DisplayItem {
    self.effect(effect, at(0, 0, child))
  }
  static func responder(_ id: UInt64, _ child: DisplayItem, shape: Path? = nil) -> DisplayItem {
    item(.responder(ResponderID(rawValue: id), shape: shape, child: at(0, 0, child)))
  }
}

/// The responders that a point reaches, innermost first; nil if it falls on nothing.
private func hits(_ root: DisplayItem, _ x: CGFloat, _ y: CGFloat) -> [UInt64]? {
  hitTest(root, at: CGPoint(x: x, y: y))?.chain.map(\.responder.rawValue)
}

@Suite("Hit testing") struct HitTestTests {
  @Test("A filled rectangle takes hits inside its edges only") func edges() {
    let root = Draw.group(Draw.at(10, 20, Draw.responder(1, Draw.rect(30, 40))))
    #expect(hits(root, 10, 20) == [1])
    #expect(hits(root, 39.9, 59.9) == [1])
    #expect(hits(root, 9.9, 30) == nil)
    #expect(hits(root, 40, 30) == nil)
  }

  @Test("The topmost of overlapping things is hit, and what has no responder hides what is behind")
  func order() {
    let root = Draw.group(
      Draw.at(0, 0, Draw.responder(1, Draw.rect(100, 100))),
      Draw.at(50, 0, Draw.responder(2, Draw.rect(100, 100))),
      Draw.at(80, 0, Draw.rect(10, 100)))
    #expect(hits(root, 20, 10) == [1])
    #expect(hits(root, 60, 10) == [2])
    #expect(hits(root, 85, 10) == [])
  }

  @Test("Nested responders come innermost first, each with the point in its own space") func nested() {
    let inner = Draw.group(
      Draw.at(5, 6, Draw.responder(2, Draw.rect(10, 10))), Draw.at(40, 0, Draw.rect(20, 20)))
    let root = Draw.group(Draw.at(100, 200, Draw.responder(1, inner)))
    let result = hitTest(root, at: CGPoint(x: 107, y: 209))
    #expect(
      result?.chain == [
        .init(responder: ResponderID(rawValue: 2), point: CGPoint(x: 2, y: 3)),
        .init(responder: ResponderID(rawValue: 1), point: CGPoint(x: 7, y: 9)),
      ])
    #expect(hits(root, 145, 205) == [1])
    #expect(hits(root, 130, 205) == nil)
  }

  @Test("A rotated square is hit where it is seen") func rotated() {
    // 40 points square about the origin, turned by 45°: its corners reach 28.28 along the axes.
    let square = Draw.at(-20, -20, Draw.responder(1, Draw.rect(40, 40)))
    let turned = Draw.effect(.transform(CGAffineTransform(rotationAngle: .pi / 4)), square)
    let root = Draw.group(Draw.at(100, 100, turned))
    #expect(hits(root, 127, 100) == [1])
    #expect(hits(root, 100, 73) == [1])
    #expect(hits(root, 118, 118) == nil)
    let point = hitTest(root, at: CGPoint(x: 100, y: 100 - 14.142135623730951))?.chain.first?.point
    #expect(abs((point?.x ?? 0) - 10) < 1e-9 && abs((point?.y ?? 0) - 10) < 1e-9)
  }

  @Test("Scaling to nothing leaves nothing to hit") func singular() {
    let root = Draw.effect(
      .transform(CGAffineTransform(scaleX: 0, y: 1)), Draw.responder(1, Draw.rect(40, 40)))
    #expect(hits(root, 0, 10) == nil)
  }

  @Test("Perspective is undone, and points beyond the horizon hit nothing") func projection() {
    var perspective = ProjectionTransform()
    perspective.m13 = 0.01  // w = 1 + x/100: x = 100 is seen at 50
    let root = Draw.effect(.projection(perspective), Draw.responder(1, Draw.rect(200, 100)))
    let point = hitTest(root, at: CGPoint(x: 50, y: 10))?.chain.first?.point
    #expect(abs((point?.x ?? 0) - 100) < 1e-9 && abs((point?.y ?? 0) - 20) < 1e-9)
    #expect(hits(root, 66, 10) == [1])
    #expect(hits(root, 67, 10) == nil)
    #expect(hits(root, 150, 10) == nil)
  }

  @Test("A clip changes what is seen, not what is hit") func clip() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = Draw.effect(.clip(circle, FillStyle()), Draw.responder(1, Draw.rect(100, 100)))
    #expect(hits(root, 50, 2) == [1])
    #expect(hits(root, 3, 3) == [1])
    #expect(hits(root, 103, 3) == nil)
  }

  @Test("A mask changes what is seen, not what is hit") func mask() {
    let mask = Draw.group(Draw.at(0, 0, Draw.rect(50, 100)), Draw.at(50, 0, Draw.rect(50, 100, opacity: 0)))
    let root = Draw.effect(.mask(Draw.at(0, 0, mask)), Draw.responder(1, Draw.rect(100, 100)))
    #expect(hits(root, 20, 20) == [1])
    #expect(hits(root, 70, 20) == [1])
  }

  @Test("A hole is a hole by the even-odd rule, and by opposite winding") func holes() {
    let ring = Path { path in
      path.edit {
        $0.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        $0.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
      }
    }
    let even = Draw.responder(1, Draw.path(ring, mode: .fill(FillStyle(eoFill: true))))
    #expect(hits(even, 50, 50) == nil)
    #expect(hits(even, 10, 50) == [1])
    #expect(hits(Draw.responder(1, Draw.path(ring)), 50, 50) == [1])
  }

  @Test("Rounded corners are not hit") func corners() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadius: 20)
    let root = Draw.responder(1, Draw.path(path))
    #expect(hits(root, 2, 2) == nil)
    #expect(hits(root, 50, 1) == [1])
    #expect(hits(root, 8, 8) == [1])
  }

  @Test("A stroke is hit on its line, not inside; thin lines have some reach") func stroke() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = Draw.responder(
      1, Draw.path(circle, mode: .stroke(StrokeStyle(lineWidth: 10), antialiased: true)))
    #expect(hits(root, 50, 4) == [1])
    #expect(hits(root, 96, 50) == [1])
    #expect(hits(root, 50, 50) == nil)
    let line = Path {
      $0.edit {
        $0.move(to: .zero)
        $0.line(to: CGPoint(x: 100, y: 0))
      }
    }
    let thin = Draw.responder(1, Draw.path(line, mode: .stroke(StrokeStyle(lineWidth: 1), antialiased: true)))
    #expect(hits(thin, 50, 0.9) == [1])
    #expect(hits(thin, 50, 3) == nil)
  }

  @Test("Clear colours, faded layers and forbidden subtrees let hits through") func invisible() {
    let behind = Draw.at(0, 0, Draw.responder(1, Draw.rect(10, 10)))
    let front = Draw.responder(2, Draw.rect(10, 10))
    func over(_ item: DisplayItem) -> [UInt64]? { hits(Draw.group(behind, Draw.at(0, 0, item)), 5, 5) }
    #expect(over(front) == [2])
    #expect(over(Draw.responder(2, Draw.rect(10, 10, opacity: 0))) == [1])
    #expect(over(Draw.responder(2, Draw.rect(10, 10, opacity: 0.01))) == [2])
    #expect(over(Draw.effect(.opacity(0), front)) == [1])
    #expect(over(Draw.effect(.opacity(0.5), front)) == [2])
    #expect(over(Draw.effect(.allowsHitTesting(false), front)) == [1])
    #expect(over(Draw.effect(.allowsHitTesting(true), front)) == [2])
    #expect(over(Draw.effect(.blur(radius: 4, isOpaque: false), front)) == [2])
  }

  @Test("A shape stands for all its responder contains: more than is drawn, or less") func contentShape() {
    let wide = Draw.responder(
      1, Draw.text("Hi", 20, 20), shape: Path(CGRect(x: 0, y: 0, width: 100, height: 20)))
    #expect(hits(wide, 80, 10) == [1])
    let inner = Draw.group(Draw.at(0, 0, Draw.responder(2, Draw.rect(100, 20))))
    let narrow = Draw.responder(1, inner, shape: Path(CGRect(x: 0, y: 0, width: 10, height: 20)))
    #expect(hits(narrow, 5, 10) == [2, 1])
    #expect(hits(narrow, 50, 10) == nil)
  }

  @Test("Text is hit in its frame, empty text nowhere; an image in its destination") func leaves() {
    #expect(hits(Draw.responder(1, Draw.text("Hi", 20, 20)), 19, 1) == [1])
    #expect(hits(Draw.responder(1, Draw.text("", 20, 20)), 5, 5) == nil)
    let image = ImageContent(
      image: Bitmap(width: 1, height: 1), destination: CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(hits(Draw.responder(1, Draw.item(.image(image))), 15, 15) == [1])
    #expect(hits(Draw.responder(1, Draw.item(.image(image))), 5, 5) == nil)
  }

  @Test("A place that is not a number hits nothing") func notANumber() {
    #expect(hitTest(Draw.rect(10, 10), at: CGPoint(x: CGFloat.nan, y: 5)) == nil)
    #expect(hitTest(Draw.rect(10, 10), at: CGPoint(x: CGFloat.infinity, y: 5)) == nil)
  }

  @Test("Hits on random turned ellipses agree with their equation", arguments: 1...20) func random(seed: Int)
  {
    var generator = SeededGenerator(seed: UInt64(seed))
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &generator) }
    let (rx, ry, angle) = (number(5...60), number(5...60), number(0...6))
    let path = Path(ellipseIn: CGRect(x: -rx, y: -ry, width: 2 * rx, height: 2 * ry))
    let polygon = Path {
      $0.edit { $0.addEllipse(in: CGRect(x: -rx, y: -ry, width: 2 * rx, height: 2 * ry)) }
    }
    let transform = CGAffineTransform(rotationAngle: angle)
    let items = [path, polygon].map { Draw.effect(.transform(transform), Draw.path($0)) }
    for _ in 0..<200 {
      let point = CGPoint(x: number(-70...70), y: number(-70...70))
      let (x, y) = (point.x * cos(angle) + point.y * sin(angle), point.y * cos(angle) - point.x * sin(angle))
      let distance = hypot(x / rx, y / ry)
      if abs(distance - 1) < 0.02 { continue }  // the polygon of the curve is that near
      for item in items {
        #expect((hitTest(item, at: point) != nil) == (distance < 1), "\(point) in \(rx)×\(ry)")
      }
    }
  }
}

/// SplitMix64: the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

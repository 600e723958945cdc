import Foundation
import SashDisplay
import SashGeometry

/// A seeded linear congruential generator: the same numbers everywhere.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64
  init(_ seed: UInt64) { state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var x = state
    x ^= x >> 33
    x &*= 0xff51_afd7_ed55_8ccd
    x ^= x >> 33
    return x
  }
  mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }
  mutating func color(opaque: Bool = false) -> ColorComponents {
    ColorComponents(
      red: Float(unit()), green: Float(unit()), blue: Float(unit()),
      opacity: opaque ? 1 : Float(number(0.2...1)))
  }
}

/// The scene that is measured against cairo: rounded rectangles, gradients and strokes.
enum BenchScene {
  static let width = 1280
  static let height = 800

  static func item() -> DisplayItem {
    var r = SeededNumbers(12345)
    var children: [PlacedItem] = []
    func add(_ shape: ShapeContent) {
      children.append(PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: .shape(shape))))
    }
    for i in 0..<1000 {
      let rect = CGRect(
        x: r.number(0...1180), y: r.number(0...740), width: r.number(20...140), height: r.number(14...74))
      let radius = min(r.number(2...12), rect.height / 2)
      let path = Path(roundedRect: rect, cornerRadius: radius, style: .circular)
      add(ShapeContent(path: path, paint: .color(r.color(opaque: i % 3 != 0))))
    }
    for i in 0..<200 {
      let rect = CGRect(
        x: r.number(0...1080), y: r.number(0...680), width: r.number(40...200), height: r.number(30...120))
      let stops = [
        GradientStop(color: r.color(opaque: true), location: 0),
        GradientStop(color: r.color(opaque: i % 3 != 0), location: 1),
      ]
      let paint: Paint =
        i % 2 == 0
        ? .linear(stops, start: rect.origin, end: CGPoint(x: rect.maxX, y: rect.maxY))
        : .radial(
          stops, center: CGPoint(x: rect.midX, y: rect.midY), startRadius: 0, endRadius: rect.width / 2)
      add(ShapeContent(path: Path(rect), paint: paint))
    }
    for _ in 0..<300 {
      let (x, y) = (r.number(0...1200), r.number(0...720))
      func near() -> CGPoint { CGPoint(x: x + (r.unit() - 0.3) * 150, y: y + (r.unit() - 0.3) * 110) }
      var buffer = PathBuffer()
      buffer.move(to: CGPoint(x: x, y: y))
      for _ in 0..<2 {
        let (a, b, c) = (near(), near(), near())
        buffer.cubic(to: c, control1: a, control2: b)
      }
      let style = StrokeStyle(lineWidth: r.number(1...4), lineCap: .round, lineJoin: .round)
      add(
        ShapeContent(
          path: Path(storage: .elements(buffer)), mode: .stroke(style, antialiased: true),
          paint: .color(r.color(opaque: true))))
    }
    return DisplayItem(identity: .none, content: .group(children))
  }
}

import Foundation
import SashDisplay
import SashGeometry

/// What Peers/cairo_scene.c draws: 1,000 rounded rectangles, 200 gradients and 300 strokes of two cubic
/// curves with round ends, at 1280×800. Keep the generator and the order of its numbers the same in both.
struct RasterScene {
  static let width = 1280
  static let height = 800
  private var seed: UInt32 = 12345

  static func item() -> DisplayItem {
    var scene = RasterScene()
    let shapes = scene.boxes() + scene.ramps() + scene.lines()
    let children = shapes.map {
      PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: .shape($0)))
    }
    return DisplayItem(identity: .none, content: .group(children))
  }

  private mutating func unit() -> Double {
    seed = seed &* 1_664_525 &+ 1_013_904_223
    return Double(seed >> 8) / 16_777_216
  }

  private mutating func color(opaque: Bool) -> ColorComponents {
    let (r, g, b) = (Int(unit() * 255), Int(unit() * 255), Int(unit() * 255))
    return ColorComponents(r, g, b, opacity: opaque ? 1 : 160 / 255)
  }

  private mutating func boxes() -> [ShapeContent] {
    (0..<1000).map { i in
      let (x, y) = (unit() * 1180, unit() * 740)
      let (w, h) = (20 + unit() * 120, 14 + unit() * 60)
      let radius = min(2 + unit() * 10, h / 2)
      let path = Path(
        roundedRect: CGRect(x: x, y: y, width: w, height: h), cornerRadius: radius, style: .circular)
      return ShapeContent(path: path, paint: .color(color(opaque: i % 3 != 0)))
    }
  }

  private mutating func ramps() -> [ShapeContent] {
    (0..<200).map { i in
      let (x, y) = (unit() * 1080, unit() * 680)
      let box = CGRect(x: x, y: y, width: 40 + unit() * 160, height: 30 + unit() * 90)
      let from = GradientStop(color: color(opaque: true), location: 0)
      let stops = [from, GradientStop(color: color(opaque: i % 3 != 0), location: 1)]
      let paint: Paint =
        i % 2 == 0
        ? .linear(stops, start: box.origin, end: CGPoint(x: box.maxX, y: box.maxY))
        : .radial(stops, center: CGPoint(x: box.midX, y: box.midY), startRadius: 0, endRadius: box.width / 2)
      return ShapeContent(path: Path(box), paint: paint)
    }
  }

  private mutating func lines() -> [ShapeContent] {
    (0..<300).map { _ in
      let (x, y) = (unit() * 1200, unit() * 720)
      let p = (0..<6).map { _ in CGPoint(x: x + (unit() - 0.3) * 150, y: y + (unit() - 0.3) * 110) }
      var path = PathBuffer()
      path.move(to: CGPoint(x: x, y: y))
      path.cubic(to: p[2], control1: p[0], control2: p[1])
      path.cubic(to: p[5], control1: p[3], control2: p[4])
      let style = StrokeStyle(lineWidth: 1 + unit() * 3, lineCap: .round, lineJoin: .round)
      return ShapeContent(
        path: Path(storage: .elements(path)), mode: .stroke(style, antialiased: true),
        paint: .color(color(opaque: true)))
    }
  }
}

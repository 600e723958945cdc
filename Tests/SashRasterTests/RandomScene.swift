import Foundation
import SashDisplay
import SashGeometry

/// Seeded random lists of everything that can be drawn.
struct RandomScene {
  var r: SeededNumbers
  let face = TestFace()
  let image: Bitmap
  let extent: Double
  /// How many of the leaves show what lies behind them, 0…1.
  var backdrops = 0.0

  init(_ seed: UInt64, extent: Double = 100) {
    r = SeededNumbers(seed)
    self.extent = extent
    var pixels = SeededNumbers(seed &+ 1)
    image = Bitmap(width: 23, height: 17) { _, _ in
      let a = UInt32(pixels.number(0...255))
      func c() -> UInt32 { UInt32(pixels.number(0...Double(a))) }
      return c() | c() << 8 | c() << 16 | a << 24
    }
  }

  mutating func list(_ count: Int = 12) -> DisplayItem {
    var children: [PlacedItem] = []
    for _ in 0..<count {
      children.append(placed(item(depth: 3), x: r.number(-20...extent), y: r.number(-20...extent)))
    }
    return SashRasterTests.item(.group(children))
  }

  mutating func point(_ reach: Double = 50) -> CGPoint {
    CGPoint(x: r.number(-10...reach), y: r.number(-10...reach))
  }
  mutating func rect() -> CGRect {
    CGRect(x: r.number(-5...20), y: r.number(-5...20), width: r.number(0...40), height: r.number(0...40))
  }

  mutating func path() -> Path {
    switch Int(r.number(0...4.99)) {
    case 0: return Path(rect())
    case 1: return Path(ellipseIn: rect())
    case 2: return Path(roundedRect: rect(), cornerRadius: r.number(1...9), style: .circular)
    case 3:
      let whole = rect()
      return Path(
        CGRect(x: whole.minX.rounded(), y: whole.minY.rounded(), width: whole.width.rounded(), height: 12))
    default:
      var buffer = PathBuffer()
      buffer.move(to: point())
      for _ in 0..<Int(r.number(1...5)) {
        switch Int(r.number(0...2.99)) {
        case 0: buffer.line(to: point())
        case 1: buffer.quad(to: point(), control: point())
        default: buffer.cubic(to: point(), control1: point(), control2: point())
        }
      }
      if r.unit() < 0.5 { buffer.close() }
      return Path(storage: .elements(buffer))
    }
  }

  mutating func stops() -> [GradientStop] {
    var locations = (0..<Int(r.number(2...4.99))).map { _ in CGFloat(r.unit()) }
    locations.sort()
    return locations.map { GradientStop(color: r.color(), location: $0) }
  }

  mutating func paint() -> Paint {
    switch Int(r.number(0...8.99)) {
    case 0: return .linear(stops(), start: point(), end: point())
    case 1:
      return .radial(stops(), center: point(), startRadius: r.number(0...5), endRadius: r.number(3...40))
    case 2:
      return .angular(
        stops(), center: point(), start: Angle(degrees: r.number(-90...90)),
        end: Angle(degrees: r.number(50...500)))
    case 3:
      return .elliptical(
        stops(), center: point(), radii: CGSize(width: r.number(5...30), height: r.number(5...30)),
        startFraction: 0, endFraction: 1)
    case 4:
      let size = CGSize(width: r.number(4...30), height: r.number(4...30))
      return .tiles(image, origin: point(), size: size)
    default: return .color(r.color())
    }
  }

  mutating func leaf() -> DisplayItem {
    if backdrops > 0, r.unit() < backdrops {
      let shape = ShapeContent(path: path(), paint: r.unit() < 0.8 ? .color(.black) : paint())
      let backdrop = Backdrop(radius: r.number(0...9), matrix: .saturation(1.5), tint: r.color())
      return SashRasterTests.item(.effect(.backdrop(backdrop), placed(SashRasterTests.item(.shape(shape)))))
    }
    switch Int(r.number(0...6.99)) {
    case 0:
      let glyphs = (0..<5).map { _ in UInt32(r.number(0...3.99)) }
      return face.text(
        glyphs, size: r.number(6...30), at: point(20), paint: paint(), slant: r.unit() < 0.3 ? 0.2 : 0)
    case 1:
      let content = ImageContent(
        image: image, destination: rect(), isInterpolated: r.unit() < 0.7,
        tint: r.unit() < 0.3 ? paint() : nil,
        tileSize: r.unit() < 0.3 ? CGSize(width: r.number(4...20), height: r.number(4...20)) : nil)
      return SashRasterTests.item(.image(content))
    case 2:
      let style = StrokeStyle(
        lineWidth: r.number(0.3...6), lineCap: [.butt, .round, .square][Int(r.number(0...2.99))],
        lineJoin: [.miter, .round, .bevel][Int(r.number(0...2.99))],
        dash: r.unit() < 0.3 ? [r.number(1...8), r.number(1...8)] : [])
      let shape = ShapeContent(
        path: path(), mode: .stroke(style, antialiased: r.unit() < 0.9), paint: paint())
      return SashRasterTests.item(.shape(shape))
    default:
      let path = path()
      let shape = ShapeContent(
        path: path, mode: .fill(FillStyle(eoFill: r.unit() < 0.2, antialiased: r.unit() < 0.9)),
        paint: paint(),
        frame: r.unit() < 0.4 ? path.boundingRect : nil)
      return SashRasterTests.item(.shape(shape))
    }
  }

  mutating func transform() -> CGAffineTransform {
    switch Int(r.number(0...2.99)) {
    case 0: return CGAffineTransform(translationX: r.number(-9...9), y: r.number(-9...9))
    case 1: return CGAffineTransform(scaleX: r.number(-1.5...1.5), y: r.number(0.3...1.5))
    default:
      return CGAffineTransform(rotationAngle: r.number(0...6)).concatenating(
        CGAffineTransform(translationX: r.number(0...20), y: r.number(0...20)))
    }
  }

  mutating func effect() -> DisplayEffect {
    switch Int(r.number(0...9.99)) {
    case 0: return .opacity(r.unit())
    case 1: return .clip(path(), FillStyle())
    case 2: return .transform(transform())
    case 3: return .blur(radius: r.number(0...14), isOpaque: r.unit() < 0.3)
    case 4:
      let offset = CGSize(width: r.number(-9...9), height: r.number(-9...9))
      return .shadow(color: r.color(), radius: r.number(0...5), offset: offset)
    case 5:
      return .colorMatrix(
        PixelMatrix((0..<20).map { $0 >= 15 ? ($0 == 18 ? 1 : 0) : Float(r.number(-1...1)) }))
    case 6: return .blend(BlendTests.modes[Int(r.number(0...20.99))])
    case 7: return .mask(placed(leaf(), x: r.number(0...9), y: 0))
    case 8:
      var m = ProjectionTransform(transform())
      m.m13 = r.number(-0.004...0.004)
      m.m23 = r.number(-0.004...0.004)
      return .projection(m)
    default: return .compositingGroup
    }
  }

  mutating func item(depth: Int) -> DisplayItem {
    if depth == 0 || r.unit() < 0.3 { return leaf() }
    if r.unit() < 0.3 {
      return SashRasterTests.item(
        .group(
          (0..<3).map { _ in placed(item(depth: depth - 1), x: r.number(-9...20), y: r.number(-9...20)) }))
    }
    let child = placed(item(depth: depth - 1), x: r.number(-9...9), y: r.number(-9...9))
    return SashRasterTests.item(.effect(effect(), child))
  }
}

import Foundation
import SashDisplay
import SashGeometry
import SashRaster

// Short ways to make items and to draw them.

func item(_ content: DisplayContent) -> DisplayItem { DisplayItem(identity: .none, content: content) }

func placed(_ item: DisplayItem, x: CGFloat = 0, y: CGFloat = 0) -> PlacedItem {
  PlacedItem(offset: CGPoint(x: x, y: y), item: item)
}

func group(_ items: [DisplayItem]) -> DisplayItem { item(.group(items.map { placed($0) })) }

func filled(_ path: Path, _ paint: Paint = .color(.black), eo: Bool = false, aa: Bool = true) -> DisplayItem {
  item(.shape(ShapeContent(path: path, mode: .fill(FillStyle(eoFill: eo, antialiased: aa)), paint: paint)))
}

func rectItem(
  _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, _ color: ColorComponents = .black
) -> DisplayItem {
  filled(Path(CGRect(x: x, y: y, width: w, height: h)), .color(color))
}

func stroked(_ path: Path, _ style: StrokeStyle, _ color: ColorComponents = .black) -> DisplayItem {
  item(.shape(ShapeContent(path: path, mode: .stroke(style, antialiased: true), paint: .color(color))))
}

func effect(_ effect: DisplayEffect, _ child: DisplayItem) -> DisplayItem {
  item(.effect(effect, placed(child)))
}

func lines(_ points: [CGPoint], closed: Bool = false) -> Path {
  var buffer = PathBuffer()
  for (i, p) in points.enumerated() { if i == 0 { buffer.move(to: p) } else { buffer.line(to: p) } }
  if closed { buffer.close() }
  return Path(storage: .elements(buffer))
}

func draw(
  _ item: DisplayItem, _ width: Int = 40, _ height: Int = 40, scale: CGFloat = 1,
  background: ColorComponents = .clear, raster: Raster = Raster(threads: 1)
) -> Bitmap {
  let bitmap = Bitmap(width: width, height: height)
  raster.render(item, into: bitmap, scale: scale, background: background)
  return bitmap
}

extension Bitmap {
  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y].alpha) }
  /// Opacity of all pixels together, in pixels.
  var mass: Double {
    var sum = 0
    for i in 0..<width * height { sum += Int(pixels[i] >> 24) }
    return Double(sum) / 255
  }
  /// FNV-1a over the pixels.
  var hash: UInt64 {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for i in 0..<width * height { hash = (hash ^ UInt64(pixels[i])) &* 1_099_511_628_211 }
    return hash
  }
  func sameBytes(_ other: Bitmap) -> Bool {
    width == other.width && height == other.height
      && (0..<width * height).allSatisfy { pixels[$0] == other.pixels[$0] }
  }
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    let p = self[x, y]
    return [Int(p.red), Int(p.green), Int(p.blue), Int(p.alpha)]
  }
  convenience init(width: Int, height: Int, _ color: (Int, Int) -> UInt32) {
    self.init(width: width, height: height)
    for y in 0..<height { for x in 0..<width { pixels[y * width + x] = color(x, y) } }
  }
}

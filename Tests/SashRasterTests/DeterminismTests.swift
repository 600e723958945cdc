import Foundation
import SashDisplay
import SashGeometry
import SashRaster
import Testing

/// A pixel is a function of the list alone: not of threads, bands, damage or what was drawn before.
@Suite("Determinism") struct DeterminismTests {
  static let side = 128

  @Test("Any number of threads gives the same bytes", arguments: 1...40)
  func threads(seed: UInt64) {
    var scene = RandomScene(seed)
    let list = scene.list()
    let scale = [1.0, 1.5, 2][Int(seed % 3)]
    func render(_ threads: Int) -> Bitmap {
      draw(list, Self.side, Self.side, scale: scale, background: .white, raster: Raster(threads: threads))
    }
    let one = render(1)
    for threads in [2, 3, 7] { #expect(render(threads).sameBytes(one), "\(threads) threads, seed \(seed)") }
  }

  @Test("Drawing damaged parts gives the bytes of drawing all", arguments: 1...60)
  func damage(seed: UInt64) {
    var scene = RandomScene(seed &* 31)
    let list = scene.list()
    let scale = [1.0, 2, 1.25][Int(seed % 3)]
    let raster = Raster(threads: 1)
    let whole = draw(list, Self.side, Self.side, scale: scale, background: .white, raster: raster)
    let parts = Bitmap(width: Self.side, height: Self.side)
    // Quarters of odd sizes, quarters of those, and two that overlap.
    func split(_ rect: PixelRect, _ depth: Int) -> [PixelRect] {
      if depth == 0 || rect.width < 2 || rect.height < 2 { return [rect] }
      let x = rect.x0 + 1 + Int(scene.r.unit() * Double(rect.width - 1))
      let y = rect.y0 + 1 + Int(scene.r.unit() * Double(rect.height - 1))
      return [
        PixelRect(x0: rect.x0, y0: rect.y0, x1: x, y1: y), PixelRect(x0: x, y0: rect.y0, x1: rect.x1, y1: y),
        PixelRect(x0: rect.x0, y0: y, x1: x, y1: rect.y1), PixelRect(x0: x, y0: y, x1: rect.x1, y1: rect.y1),
      ].flatMap { split($0, depth - 1) }
    }
    for rect in split(PixelRect(x0: 0, y0: 0, x1: Self.side, y1: Self.side), 2) {
      raster.render(list, into: parts, scale: scale, background: .white, damage: [rect])
    }
    #expect(parts.sameBytes(whole), "seed \(seed)")
    let overlapping = [PixelRect(x0: 10, y0: 10, x1: 60, y1: 70), PixelRect(x0: 30, y0: 40, x1: 99, y1: 90)]
    raster.render(list, into: parts, scale: scale, background: .white, damage: overlapping)
    #expect(parts.sameBytes(whole), "overlapping damage, seed \(seed)")
  }

  /// Small parts are drawn with all that is in them, large ones without what is hidden.
  @Test("Leaving out what is hidden changes no pixel", arguments: 1...40)
  func hidden(seed: UInt64) {
    var scene = RandomScene(seed &* 19, extent: 300)
    let side = 420
    func ground() -> DisplayItem {
      let rect = CGRect(
        x: scene.r.number(-40...200).rounded(), y: scene.r.number(-40...200),
        width: scene.r.number(50...400).rounded(), height: scene.r.number(50...300))
      let color = ColorComponents(
        red: Float(scene.r.unit()), green: Float(scene.r.unit()), blue: Float(scene.r.unit()))
      let round = Path(roundedRect: rect, cornerRadius: scene.r.number(5...40), style: .continuous)
      let isRound = scene.r.unit() < 0.4
      let shape = ShapeContent(
        path: isRound ? round : Path(rect), paint: .color(color), frame: scene.r.unit() < 0.8 ? rect : nil)
      let item = item(.shape(shape))
      switch Int(scene.r.number(0...5.99)) {
      case 0: return effect(.opacity(scene.r.unit()), item)
      case 1: return effect(.transform(scene.transform()), item)
      case 2: return effect(.clip(round, FillStyle()), group([item, scene.item(depth: 2)]))
      case 3: return effect(.shadow(color: .black, radius: 4, offset: .zero), item)
      default: return item
      }
    }
    var items: [DisplayItem] = []
    for _ in 0..<8 {
      items.append(ground())
      items.append(item(.group([placed(scene.item(depth: 2), x: scene.r.number(0...300), y: 90)])))
    }
    let list = group(items)
    let raster = Raster(threads: 1)
    let scale = [1.0, 1.5][Int(seed % 2)]
    let whole = draw(list, side, side, scale: scale, background: .white, raster: raster)
    let parts = Bitmap(width: side, height: side)
    for y in stride(from: 0, to: side, by: 105) {
      for x in stride(from: 0, to: side, by: 105) {
        let rect = PixelRect(x0: x, y0: y, x1: x + 105, y1: y + 105)
        raster.render(list, into: parts, scale: scale, background: .white, damage: [rect])
      }
    }
    #expect(parts.sameBytes(whole), "seed \(seed)")
  }

  @Test("Only damaged pixels are touched")
  func untouched() {
    var scene = RandomScene(9)
    let bitmap = Bitmap(width: Self.side, height: Self.side) { _, _ in 0xdead_beef }
    let rect = PixelRect(x0: 33, y0: 17, x1: 90, y1: 71)
    Raster(threads: 2).render(scene.list(30), into: bitmap, scale: 1, background: .white, damage: [rect])
    for y in 0..<Self.side {
      for x in 0..<Self.side where x < 33 || x >= 90 || y < 17 || y >= 71 {
        #expect(bitmap.pixels[y * Self.side + x] == 0xdead_beef)
      }
    }
  }

  @Test("The difference of two lists covers every pixel that differs", arguments: 1...60)
  func damageIsEnough(seed: UInt64) {
    var scene = RandomScene(seed &* 7 &+ 3)
    let side = Self.side
    let bounds = PixelRect(x0: 0, y0: 0, x1: side, y1: side)
    let scale = [1.0, 2][Int(seed % 2)]
    let raster = Raster(threads: 1)
    var list = scene.list()
    let shown = draw(list, side, side, scale: scale, background: .white, raster: raster)
    for step in 0..<4 {
      let next = scene.changed(list)
      let rects = SashDisplay.damage(from: list, to: next, scale: scale, bounds: bounds)
      #expect(rects.count <= 8)
      raster.render(next, into: shown, scale: scale, background: .white, damage: rects)
      let fresh = draw(next, side, side, scale: scale, background: .white, raster: raster)
      #expect(shown.sameBytes(fresh), "seed \(seed), step \(step)")
      list = next
    }
  }

  @Test func premultipliedPixelsStayInRange() {
    for seed in 100..<120 {
      var scene = RandomScene(UInt64(seed))
      let bitmap = draw(scene.list(), Self.side, Self.side)
      for i in 0..<Self.side * Self.side {
        let p = bitmap.pixels[i]
        let a = p >> 24
        if p & 255 > a || p >> 8 & 255 > a || p >> 16 & 255 > a {
          Issue.record("seed \(seed): \(String(p, radix: 16)) at \(i)")
          break
        }
      }
    }
  }
}

extension RandomScene {
  /// The list with one thing in it changed, moved, added, removed or reordered.
  mutating func changed(_ item: DisplayItem) -> DisplayItem {
    switch item.content {
    case .group(var children):
      guard !children.isEmpty else { return leaf() }
      let i = Int(r.unit() * Double(children.count))
      switch Int(r.number(0...6.99)) {
      case 0: children.remove(at: i)
      case 1: children.insert(placed(self.item(depth: 2), x: r.number(0...50), y: r.number(0...50)), at: i)
      case 2: children.swapAt(i, Int(r.unit() * Double(children.count)))
      case 3: children[i].offset.x += CGFloat(r.number(-5...5))
      default: children[i].item = changed(children[i].item)
      }
      return DisplayItem(identity: item.identity, content: .group(children))
    case .effect(let effect, var child):
      if r.unit() < 0.2 {
        return DisplayItem(identity: item.identity, content: .effect(self.effect(), child))
      }
      child.item = changed(child.item)
      return DisplayItem(identity: item.identity, content: .effect(effect, child))
    default: return leaf()
    }
  }
}

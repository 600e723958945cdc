import Foundation
import SashDisplay
import SashGeometry
import SashRaster
import Testing

/// What shows through materials: a function of the list alone, composed once.
@Suite("Backdrops") struct BackdropTests {
  static let side = 128
  static let half = PixelMatrix([0.5, 0, 0, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0, 0, 0.5, 0, 0.5, 0, 0, 0, 1, 0])

  static func glass(_ shape: DisplayItem, radius: CGFloat = 6, _ matrix: PixelMatrix = half) -> DisplayItem {
    let tint = ColorComponents(red: 1, green: 1, blue: 1, opacity: 0.5)
    return effect(.backdrop(Backdrop(radius: radius, matrix: matrix, tint: tint)), shape)
  }

  /// Random scenes of which a third of the leaves are backdrops, within all effects and over each other.
  private func scene(_ seed: UInt64) -> RandomScene {
    var scene = RandomScene(seed &* 131 &+ 5)
    scene.backdrops = 0.35
    return scene
  }

  @Test("Any number of threads gives the same bytes", arguments: 1...24)
  func threads(seed: UInt64) {
    var scene = scene(seed)
    let list = scene.list()
    let scale = [1.0, 1.5, 2, 3][Int(seed % 4)]
    let side = Int(128 * scale)
    func render(_ threads: Int) -> Bitmap {
      draw(list, side, side, scale: scale, background: .white, raster: Raster(threads: threads))
    }
    let one = render(1)
    for threads in [2, 3, 7] { #expect(render(threads).sameBytes(one), "\(threads) threads, seed \(seed)") }
  }

  @Test("Drawing damaged parts gives the bytes of drawing all", arguments: 1...60)
  func damage(seed: UInt64) {
    var scene = scene(seed)
    let list = scene.list()
    let scale = [1.0, 2, 1.25][Int(seed % 3)]
    let raster = Raster(threads: 1)
    let whole = draw(list, Self.side, Self.side, scale: scale, background: .white, raster: raster)
    // What was there before is not looked at: it is wrong at first.
    let parts = Bitmap(width: Self.side, height: Self.side) { x, y in UInt32(x * 31 + y * 17) | 0xff00_0000 }
    var y = 0
    while y < Self.side {
      let bottom = min(Self.side, y + Int(scene.r.number(5...60)))
      var x = 0
      while x < Self.side {
        let right = min(Self.side, x + Int(scene.r.number(5...60)))
        let rect = PixelRect(x0: x, y0: y, x1: right, y1: bottom)
        raster.render(list, into: parts, scale: scale, background: .white, damage: [rect])
        x = right
      }
      y = bottom
    }
    #expect(parts.sameBytes(whole), "seed \(seed)")
    let several = [
      PixelRect(x0: 10, y0: 10, x1: 30, y1: 40), PixelRect(x0: 20, y0: 30, x1: 50, y1: 50),
      PixelRect(x0: 90, y0: 80, x1: 100, y1: 120),
    ]
    raster.render(list, into: parts, scale: scale, background: .white, damage: several)
    #expect(parts.sameBytes(whole), "several rectangles, seed \(seed)")
  }

  @Test("The difference of two lists covers every pixel that differs", arguments: 1...60)
  func difference(seed: UInt64) {
    var scene = scene(seed &* 7)
    let side = Self.side
    let bounds = PixelRect(x0: 0, y0: 0, x1: side, y1: side)
    let scale = [1.0, 2][Int(seed % 2)]
    let raster = Raster(threads: 1)
    var list = scene.list()
    let shown = draw(list, side, side, scale: scale, background: .white, raster: raster)
    for step in 0..<4 {
      let next = scene.changed(list)
      let rects = SashDisplay.damage(from: list, to: next, scale: scale, bounds: bounds)
      raster.render(next, into: shown, scale: scale, background: .white, damage: rects)
      let fresh = draw(next, side, side, scale: scale, background: .white, raster: raster)
      #expect(shown.sameBytes(fresh), "seed \(seed), step \(step)")
      list = next
    }
  }

  @Test("What grounds hide is left out, and no pixel differs", arguments: 1...40)
  func grounds(seed: UInt64) {
    var scene = RandomScene(seed &* 977 &+ 3, extent: 380)
    scene.backdrops = 0.3
    // The same outline as a rectangle, which hides what is below it, and as lines, which nobody knows of.
    func ground(_ rect: CGRect, _ color: ColorComponents, isKnown: Bool) -> DisplayItem {
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ]
      return filled(isKnown ? Path(rect) : lines(corners, closed: true), .color(color))
    }
    var (known, unknown): ([DisplayItem], [DisplayItem]) = ([], [])
    for _ in 0..<5 {
      let list = scene.list(6)
      let rect = CGRect(
        x: scene.r.number(-40...120).rounded(), y: scene.r.number(-40...120).rounded(),
        width: scene.r.number(150...420).rounded(), height: scene.r.number(150...420).rounded())
      var color = scene.r.color()
      color.opacity = 1
      let kind = Int(scene.r.number(0...4.99))
      for isKnown in [true, false] {
        var page = ground(rect, color, isKnown: isKnown)
        switch kind {
        case 0: page = effect(.shadow(color: .black, radius: 5, offset: .zero), group([list, page]))
        case 1: page = effect(.clip(Path(rect.insetBy(dx: 20, dy: 30)), FillStyle()), group([list, page]))
        default: page = group([list, page])
        }
        if isKnown { known.append(page) } else { unknown.append(page) }
      }
    }
    let raster = Raster(threads: 1 + Int(seed % 3))
    func drawn(_ items: [DisplayItem]) -> Bitmap {
      draw(group(items), 420, 420, background: .white, raster: raster)
    }
    #expect(drawn(known).sameBytes(drawn(unknown)), "seed \(seed)")
  }

  @Test("Of a page under another one only what shows is drawn, though materials lie between")
  func hidden() {
    var items = [rectItem(0, 0, 400, 400, .red)]
    for i in 0..<20 {
      let card = rectItem(210, CGFloat(i * 20), 100, 10, .blue)
      items.append(effect(.shadow(color: .black, radius: 4, offset: .zero), card))
    }
    items.append(Self.glass(rectItem(200, 0, 200, 60)))
    items.append(rectItem(180, 0, 220, 400, .blue))
    items.append(Self.glass(rectItem(0, 300, 180, 60)))
    let counters = Raster(threads: 1).render(
      group(items), into: Bitmap(width: 400, height: 400), scale: 1, background: .white)
    #expect(counters.layersMade == 0 && counters.itemsDrawn <= 4)
    #expect(counters.backdropPixels < 230 * 120)
  }

  @Test("Only damaged pixels are touched, whatever a blur looks at")
  func untouched() {
    let list = group([rectItem(0, 0, 128, 128, .red), Self.glass(rectItem(20, 20, 80, 80))])
    let bitmap = Bitmap(width: Self.side, height: Self.side) { _, _ in 0xdead_beef }
    let rect = PixelRect(x0: 33, y0: 37, x1: 50, y1: 51)
    let counters = Raster(threads: 2).render(
      list, into: bitmap, scale: 1, background: .white, damage: [rect])
    #expect(counters.pixelsDrawn == rect.area)
    for y in 0..<Self.side {
      for x in 0..<Self.side where x < 33 || x >= 50 || y < 37 || y >= 51 {
        #expect(bitmap.pixels[y * Self.side + x] == 0xdead_beef)
      }
    }
  }

  @Test("Only damaged pixels are touched, though grounds hide some of what is needed", arguments: 1...100)
  func untouchedGrounds(seed: UInt64) {
    var scene = RandomScene(seed &* 71 &+ 9)
    func rect(_ most: Double) -> CGRect {
      CGRect(
        x: scene.r.number(-20...380).rounded(), y: scene.r.number(-20...380).rounded(),
        width: scene.r.number(10...most).rounded(), height: scene.r.number(10...most).rounded())
    }
    var items = [rectItem(0, 0, 400, 400, .red)]
    for _ in 0..<8 {
      let ground = filled(Path(rect(300)), .color(.white))
      let pane = Self.glass(filled(Path(rect(90))), radius: 10)
      items += scene.r.number(0...1) < 0.5 ? [pane, ground] : [ground, pane]
    }
    let damage = (0..<6).map { _ in
      let rect = rect(60)
      return PixelRect(x0: Int(rect.minX), y0: Int(rect.minY), x1: Int(rect.maxX), y1: Int(rect.maxY))
        .intersection(PixelRect(x0: 0, y0: 0, x1: 400, y1: 400))
    }
    let list = group(items)
    let bitmap = Bitmap(width: 400, height: 400) { _, _ in 0xdead_beef }
    Raster(threads: 1).render(list, into: bitmap, scale: 1, background: .white, damage: damage)
    var touched = 0
    for y in 0..<400 {
      for x in 0..<400
      where bitmap.pixels[y * 400 + x] != 0xdead_beef
        && !damage.contains(where: { $0.x0 <= x && x < $0.x1 && $0.y0 <= y && y < $0.y1 })
      { touched += 1 }
    }
    #expect(touched == 0, "seed \(seed)")
  }

  @Test("Nothing below backdrops is drawn twice, and they look at no more than they blur")
  func work() {
    var items = [rectItem(0, 0, 400, 400, .red)]
    for i in 0..<30 {
      items.append(rectItem(CGFloat(i * 10), 20, 30, 300, .blue))
      items.append(Self.glass(rectItem(CGFloat(i * 8), CGFloat(i * 6), 120, 100)))
    }
    let bitmap = Bitmap(width: 400, height: 400)
    let counters = Raster(threads: 1).render(group(items), into: bitmap, scale: 1, background: .white)
    #expect(counters.itemsDrawn == items.count)
    #expect(counters.layersMade == 0)
    // A blur reaches three times its radius.
    #expect(counters.backdropPixels <= 30 * 156 * 136)
    #expect(counters.backdropPixels > 30 * 100 * 100 / 2)
  }

  @Test("A backdrop shows the colours behind it, softly")
  func shows() {
    let list = group([
      rectItem(0, 0, 160, 140, .red), rectItem(70, 10, 30, 120, .blue), Self.glass(rectItem(40, 20, 80, 90)),
    ])
    let bitmap = draw(list, 160, 140, background: .white)
    // Half of white over what lies behind, whose edge is soft now.
    #expect(bitmap.pixel(45, 100)[0] == 255 && abs(bitmap.pixel(45, 100)[1] - 128) < 2)
    #expect(bitmap.pixel(72, 60)[2] > bitmap.pixel(66, 60)[2])
    #expect(bitmap.pixel(66, 60)[2] > bitmap.pixel(58, 60)[2])
    // Beyond it nothing is.
    #expect(bitmap.pixel(39, 60) == [255, 0, 0, 255] && bitmap.pixel(69, 115) == [255, 0, 0, 255])
  }

  @Test("At the edge of the window a backdrop is as strong as inside")
  func edge() {
    let list = group([rectItem(0, 0, 60, 60, .red), Self.glass(rectItem(0, 0, 60, 60), radius: 8)])
    let bitmap = draw(list, 60, 60, background: .white)
    for (x, y) in [(0, 0), (59, 0), (30, 59), (30, 30)] {
      let p = bitmap.pixel(x, y)
      #expect(p[0] == 255 && abs(p[1] - 128) <= 1 && p[3] == 255, "\(p) at \(x), \(y)")
    }
  }

  @Test("A backdrop over another one shows what that one shows")
  func nested() {
    let dark = PixelMatrix([0.25, 0, 0, 0, 0, 0, 0.25, 0, 0, 0, 0, 0, 0.25, 0, 0, 0, 0, 0, 1, 0])
    let list = group([
      rectItem(0, 0, 100, 100, ColorComponents(red: 1, green: 1, blue: 1, opacity: 1)),
      Self.glass(rectItem(0, 0, 100, 100), dark), Self.glass(rectItem(20, 20, 60, 60), dark),
    ])
    let bitmap = draw(list, 100, 100, background: .black)
    #expect(abs(bitmap.pixel(10, 50)[0] - 64) <= 1)
    #expect(abs(bitmap.pixel(50, 50)[0] - 16) <= 1)
  }

  @Test("Within an effect a backdrop sees the frame and what the effect has of it so far")
  func withinEffects() {
    let halfRed = effect(
      .opacity(0.5), group([rectItem(0, 0, 100, 100, .red), Self.glass(rectItem(20, 20, 60, 60), .identity)]))
    let bitmap = draw(group([rectItem(0, 0, 100, 100, .blue), halfRed]), 100, 100, background: .white)
    // Behind lies half red over blue; of that, half over blue.
    let (outside, inside) = (bitmap.pixel(10, 50), bitmap.pixel(50, 50))
    #expect(abs(outside[0] - 128) <= 1 && abs(outside[2] - 127) <= 1)
    #expect(abs(inside[0] - 64) <= 2 && abs(inside[2] - 191) <= 2)

    let card = effect(
      .shadow(color: .black, radius: 4, offset: .zero), Self.glass(rectItem(20, 20, 60, 60)))
    let shadowed = draw(group([rectItem(0, 0, 100, 100, .blue), card]), 100, 100, background: .white)
    #expect(abs(shadowed.pixel(50, 50)[0] - 128) <= 1 && shadowed.pixel(50, 50)[2] == 255)
    #expect(shadowed.pixel(17, 50)[2] < 200 && shadowed.pixel(2, 50)[2] == 255)
  }

  @Test("Threads share what is below a backdrop, too", arguments: [1, 2])
  func clipped(threads: Int) {
    let round = Path(
      roundedRect: CGRect(x: 10, y: 10, width: 300, height: 300), cornerRadius: 40, style: .circular)
    let list = group([
      rectItem(0, 0, 320, 320, .blue),
      effect(
        .clip(round, FillStyle()),
        group([rectItem(0, 0, 320, 320, .red), Self.glass(rectItem(0, 0, 320, 320))])),
    ])
    let bitmap = draw(list, 320, 320, background: .white, raster: Raster(threads: threads))
    #expect(bitmap.pixel(12, 12) == [0, 0, 255, 255] && bitmap.pixel(160, 160)[0] == 255)
  }
}

extension ColorComponents {
  fileprivate static let red = ColorComponents(red: 1, green: 0, blue: 0, opacity: 1)
  fileprivate static let blue = ColorComponents(red: 0, green: 0, blue: 1, opacity: 1)
}

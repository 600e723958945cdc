import Foundation
import SashCore
import SashDisplay
import SashRaster
import Testing

@MainActor @Suite("Images")
struct ImageTests {
  /// Left half red, right half blue.
  private func bitmap(_ width: Int, _ height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap.pixels[y * width + x] = x < width / 2 ? 0xFF30_3BFF : 0xFFFF_7A00 }
    }
    return bitmap
  }

  @Test("An image has the size of its pixels by its scale, whatever it is offered")
  func size() {
    let drawn = Drawn(Image(bitmap: bitmap(20, 10), scale: 1, label: nil))
    #expect(drawn[11, 20] == red)
    #expect(drawn[28, 20] == blue)
    #expect(drawn[9, 20] == white)
    #expect(drawn[20, 14] == white)
    let fine = Drawn(Image(bitmap: bitmap(20, 20), scale: 2, label: nil))
    #expect(fine[14, 20] == white)
    #expect(fine[16, 20] == red)
  }

  @Test("A resizable image fills what it is offered")
  func resizable() {
    let drawn = Drawn(Image(bitmap: bitmap(20, 10), scale: 1, label: nil).interpolation(.none).resizable())
    #expect(drawn[1, 1] == red)
    #expect(drawn[38, 38] == blue)
    let fitted = Drawn(Image(bitmap: bitmap(20, 10), scale: 1, label: nil).resizable().scaledToFit())
    #expect(fitted[1, 12] == red)
    #expect(fitted[1, 8] == white)
  }

  @Test("Tiles repeat at their own size; caps keep theirs")
  func tilesAndCaps() {
    let tiled = Drawn(Image(bitmap: bitmap(20, 10), scale: 1, label: nil).resizable(resizingMode: .tile))
    #expect(tiled[5, 5] == red)
    #expect(tiled[15, 25] == blue)
    #expect(tiled[25, 35] == red)
    let capped = Drawn(
      Image(bitmap: bitmap(20, 10), scale: 1, label: nil).interpolation(.none)
        .resizable(capInsets: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 9)))
    // Ten points of red stay ten points; the one blue column in the middle fills the rest.
    #expect(capped[8, 5] == red)
    #expect(capped[12, 5] == blue)
  }

  @Test("A template takes the foreground style")
  func template() {
    let drawn = Drawn(
      Image(bitmap: bitmap(20, 10), scale: 1, label: nil).renderingMode(.template).foregroundStyle(.green))
    #expect(drawn[12, 20] == [52, 199, 89])
    #expect(drawn[28, 20] == [52, 199, 89])
  }

  @Test("Files are found by name, scale and ending, and read once")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("A.xcassets/In/set.imageset"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try bitmap(20, 10).pngData().write(to: folder.appendingPathComponent("one.png"))
    try bitmap(20, 20).pngData().write(to: folder.appendingPathComponent("two@2x.png"))
    try bitmap(8, 8).pngData().write(to: folder.appendingPathComponent("A.xcassets/In/set.imageset/x.png"))
    try Data(#"{"images":[{"filename":"x.png","scale":"1x","idiom":"universal"},{"scale":"2x"}]}"#.utf8)
      .write(to: folder.appendingPathComponent("A.xcassets/In/set.imageset/Contents.json"))
    try Data("not a picture".utf8).write(to: folder.appendingPathComponent("bad.png"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(Drawn(Image("one", bundle: bundle))[11, 20] == red)
    #expect(Drawn(Image("one.png", bundle: bundle))[11, 20] == red)
    #expect(Drawn(Image("two", bundle: bundle))[16, 20] == red)
    #expect(Drawn(Image("two", bundle: bundle))[14, 20] == white)
    #expect(Drawn(Image("set", bundle: bundle))[17, 20] == red)
    #expect(Drawn(Image("bad", bundle: bundle))[20, 20] == red)
  }

  @Test("A picture that is missing or broken is a crossed box and one message")
  func missing() throws {
    var shown: Drawn?
    let heard = WarningListener.listen(stray: .nowhere) {
      shown = Drawn(Image("there is no such picture"))
    }
    let drawn = try #require(shown)
    #expect(drawn[10, 20] != white)
    #expect(drawn[20, 20] != white)
    #expect(drawn[15, 20] == white)
    #expect(heard.contains { $0.contains("there is no such picture") })
    let data = Drawn(Image(data: Data([1, 2, 3])))
    #expect(data[20, 20] != white)
  }

  @Test("A symbol of an unknown name is a small dashed square in the foreground style, and one message")
  func unknownSymbol() throws {
    var shown: Drawn?
    let heard = WarningListener.listen(stray: .nowhere) {
      shown = Drawn(Image(systemName: "no.such.symbol").font(.system(size: 36)).foregroundStyle(.green))
    }
    let drawn = try #require(shown)
    #expect(heard.filter { $0.contains("no.such.symbol") }.count == 1)
    let green = [52, 199, 89]
    var ink: [(x: Int, y: Int)] = []
    for y in 0..<40 { for x in 0..<40 where drawn[x, y] == green { ink.append((x, y)) } }
    let (xs, ys) = (ink.map(\.x), ink.map(\.y))
    // Smaller than the letters' size, as high as it is wide, and about the middle.
    #expect(abs((xs.max()! - xs.min()!) - (ys.max()! - ys.min()!)) <= 1)
    #expect((22...28).contains(xs.max()! - xs.min()!))
    #expect(abs(xs.max()! + xs.min()! - 39) <= 1 && abs(ys.max()! + ys.min()! - 39) <= 1)
    // Nothing crosses it, the middle of a side is there, and between dashes there is a gap.
    #expect((ys.min()! + 4..<ys.max()! - 3).allSatisfy { drawn[20, $0] == white })
    #expect(drawn[20, ys.min()! + 1] != white)
    #expect((xs.min()!..<xs.max()!).contains { drawn[$0, ys.min()! + 1] == white })
    for y in 0..<40 { for x in 0..<40 { #expect(drawn[x, y] != [255, 59, 48]) } }
  }

  @Test("A missing colour is magenta and one message; colour sets are read")
  func namedColors() throws {
    #expect(Drawn(Color("no such colour"))[5, 5] == [255, 0, 255])
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString)")
    let set = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(
      #"""
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x10","green":"32","blue":"0.5","alpha":"1.000"}}},
      {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"color-space":"srgb","components":{"red":"1.0","green":"0.0","blue":"0.0","alpha":"1"}}}]}
      """#.utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(Drawn(Color("Brand", bundle: bundle))[5, 5] == [16, 32, 128])
    #expect(Drawn(dark: true, Color("Brand", bundle: bundle))[5, 5] == [255, 0, 0])
  }

  @Test("The accent colour of an app is that of its assets, where it names one")
  func accent() throws {
    func bundle(_ json: String?) throws -> Bundle {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "accent-\(UUID().uuidString)")
      let set = folder.appendingPathComponent("Assets.xcassets/AccentColor.colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      if let json { try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json")) }
      return try #require(Bundle(path: folder.path))
    }
    let named = try bundle(
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x10","green":"32","blue":"0.5","alpha":"1.000"}}}]}"#
    )
    let color = try #require(Color.accent(of: named))
    #expect(Drawn(Color.accentColor.environment(\.accent, color))[5, 5] == [16, 32, 128])
    #expect(Drawn(Rectangle().fill(.tint).environment(\.accent, color))[5, 5] == [16, 32, 128])
    // As Xcode makes it for a new app.
    let heard = try WarningListener.listen(stray: .nowhere) {
      try #expect(Color.accent(of: bundle(#"{"colors":[{"idiom":"universal"}]}"#)) == nil)
      try #expect(Color.accent(of: bundle(nil)) == nil)
    }
    #expect(heard.isEmpty)
  }
}

@MainActor @Suite("Symbols")
struct SymbolTests {
  @Test("A symbol is drawn in the foreground style and grows with the font and the image scale")
  func size() {
    func ink<V: View>(_ view: V) -> Int {
      let drawn = Drawn(view.foregroundStyle(.red))
      return (0..<1600).filter { drawn[$0 % 40, $0 / 40] != white }.count
    }
    let plain = ink(Image(systemName: "star.fill"))
    #expect(plain > 60)
    #expect(ink(Image(systemName: "star.fill").font(.system(size: 30))) > plain * 2)
    #expect(ink(Image(systemName: "star.fill").imageScale(.large)) > plain)
    #expect(ink(Image(systemName: "star").symbolVariant(.fill)) == plain)
    #expect(ink(Image(systemName: "star.fill").resizable()) > plain * 2)
  }

  @Test("Symbols of different sizes stand on one baseline: their middles are those of capital letters")
  func baseline() {
    let drawn = Drawn(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: "circle.fill").font(.system(size: 8)).foregroundStyle(.red)
        Image(systemName: "circle.fill").font(.system(size: 16)).foregroundStyle(.blue)
      })
    func middle(_ isWanted: ([Int]) -> Bool) -> Double {
      let rows = (0..<40).filter { y in (0..<40).contains { isWanted(drawn[$0, y]) } }
      return Double(rows.first! + rows.last! + 1) / 2
    }
    let (small, large) = (middle { $0[0] > $0[2] + 40 }, middle { $0[2] > $0[0] + 40 })
    // Half the difference of the heights of capitals: 8 · 0.70459 / 2.
    #expect(abs((small - large) - 2.82) < 0.8)
  }
}

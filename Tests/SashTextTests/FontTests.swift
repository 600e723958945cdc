import CHarfBuzz
import Foundation
import SashDisplay
import SashGeometry
import SashMessages
import Testing

@testable import SashText

@MainActor @Suite struct FontTests {
  func resolve(_ change: (inout FontDescription) -> Void) -> ResolvedFont {
    var description = FontDescription(size: 17)
    change(&description)
    return FontLibrary.shared.resolve(description)
  }
  func path(_ change: (inout FontDescription) -> Void) -> String { resolve(change).face?.file.path ?? "" }

  @Test func systemFaceIsInter() {
    #expect(path { _ in }.contains("Inter-roman"))
    #expect(path { $0.size = 28 }.contains("InterDisplay"))
    #expect(path { $0.isItalic = true }.contains("Inter-italic"))
    #expect(path { $0.design = .rounded }.contains("Inter-roman"))
    #expect(!resolve { $0.isItalic = true }.leans)
  }

  @Test func designsHaveFamiliesOfTheirOwn() {
    #expect(path { $0.design = .monospaced }.contains("Mono"))
    #expect(path { $0.design = .serif }.contains("Serif"))
    #expect(
      path {
        $0.design = .monospaced
        $0.weight = 700
      }.contains("Bold"))
    // Rows of digits and letters in a monospaced face are equally wide.
    let mono = FontDescription(size: 17, design: .monospaced)
    let widths = ["iiii", "WWWW", "0123"].map { string in
      TextLayout(runs: [TextRun(string: string, attributes: TextAttributes(font: mono))]).shaped.width
    }
    #expect(Set(widths).count == 1)
    // SF Mono at 17 points has the line of SF (type.tsv: SF line height per em).
    #expect(abs(resolve { $0.design = .monospaced }.line.height - 20.287109375) < 1e-9)
  }

  /// Whether the face used for a name is the one that the system says was made after it, as machines with Ghostscript do, and
  /// on all others one of its kind.
  private func standsIn(for name: String, kind: String) -> Bool {
    let library = FontLibrary.shared
    let used = path { $0.family = name }
    let near = library.configuration.family(standingFor: name)
    guard let near, near != library.configuration.family(standingFor: "sans-serif") else {
      return used.contains(kind)
    }
    var description = FontDescription(size: 17)
    description.family = near
    return used.contains(kind)
      || used == library.face(family: near, like: FontKind.styled(description, by: name))?.face.file.path
  }

  @Test func facesOfAppleGiveWayToOnesOfTheirKind() throws {
    for name in ["Menlo", "Courier", "CourierNewPS-BoldMT", "Menlo-Regular", "SFMono-Regular", "Monaco"] {
      #expect(path { $0.family = name }.contains("Mono"), "\(name)")
    }
    for name in [
      "Georgia", "TimesNewRomanPSMT", "Times New Roman", "Palatino-Italic", "Baskerville", "Didot",
    ] {
      #expect(standsIn(for: name, kind: "Serif"), "\(name)")
    }
    for name in ["HelveticaNeue-Light", "Arial", "Avenir Next", "Futura-Medium", "Gill Sans"] {
      #expect(standsIn(for: name, kind: "Inter"), "\(name)")
    }
    #expect(path { $0.family = "Georgia-BoldItalic" }.contains("BoldItalic"))
    #expect(resolve { $0.family = "AvenirNext-DemiBold" }.description.weight == 600)
    let round = resolve { $0.family = "ArialRoundedMTBold" }
    #expect(round.description.design == .rounded && round.description.weight == 700)
    #expect(resolve { $0.family = "ChalkboardSE-Light" }.description.design == .rounded)
    // A wish for a weight counts more than the name.
    #expect(
      resolve {
        $0.family = "HelveticaNeue-Light"
        $0.weight = 900
      }.description.weight == 900)
    // What nobody knows is told of.
    #expect(FontKind.of("Nobody's Face") == nil && FontKind.of("Inter") == nil)
  }

  @Test func roundedDesignRoundsTheEndsOfStrokesAndKeepsTheWidths() throws {
    func width(_ string: String, _ design: FontDescription.Design) -> Double {
      let font = FontDescription(size: 17, design: design)
      return TextLayout(runs: [TextRun(string: string, attributes: TextAttributes(font: font))]).shaped.width
    }
    #expect(width("Rounded", .rounded) == width("Rounded", .default))
    func outline(_ letter: UInt32, _ design: FontDescription.Design, weight: CGFloat = 400) throws -> Path {
      let face = try #require(
        resolve {
          $0.design = design
          $0.weight = weight
        }.face)
      var glyph: UInt32 = 0
      #expect(hb_font_get_nominal_glyph(face.hbFont, letter, &glyph) != 0)
      return try #require(face.outline(of: glyph))
    }
    // A small L is a bar: its corners go, the middle of its ends stays, and it is as long as before.
    for weight in [100.0, 400, 900] {
      let (bar, round) = (
        try outline(0x6c, .default, weight: weight), try outline(0x6c, .rounded, weight: weight)
      )
      let box = bar.boundingRect
      #expect(abs(round.boundingRect.height - box.height) < 0.002)
      for x in [box.minX + box.width * 0.08, box.maxX - box.width * 0.08] {
        for y in [box.minY + box.width * 0.08, box.maxY - box.width * 0.08] {
          #expect(bar.contains(CGPoint(x: x, y: y)) && !round.contains(CGPoint(x: x, y: y)))
        }
      }
      #expect(round.contains(CGPoint(x: box.midX, y: box.minY + 0.004)))
      #expect(round.contains(CGPoint(x: box.midX, y: box.midY)))
    }
    // What has no corners is as it was.
    #expect(try outline(0x6f, .rounded).boundingRect == outline(0x6f, .default).boundingRect)
  }

  @Test func monospacedDigitsChangeDigitsOnly() {
    func width(_ string: String, _ mono: Bool) -> Double {
      let font = FontDescription(size: 17, usesMonospacedDigits: mono)
      return TextLayout(runs: [TextRun(string: string, attributes: TextAttributes(font: font))]).shaped.width
    }
    #expect(width("1111", true) == width("0000", true))
    #expect(width("1111", false) < width("0000", false))
    #expect(width("text", true) == width("text", false))
  }

  @Test func smallCapitalsAreCapitalsDrawnSmaller() throws {
    func run(_ string: String, _ caps: FontDescription.SmallCaps) -> TextContent {
      let font = FontDescription(size: 20, smallCaps: caps)
      let layout = TextLayout(runs: [TextRun(string: string, attributes: TextAttributes(font: font))])
      return layout.content(in: CGSize(width: 500, height: 50))
    }
    let plain = run("AB", .none).runs
    let mixed = run("Ab", .lowercase)
    #expect(mixed.string == "Ab")
    #expect(mixed.runs.map(\.size) == [20, 20 * SmallCapitals.size])
    #expect(mixed.runs.map(\.glyphs) == [[plain[0].glyphs[0]], [plain[0].glyphs[1]]])
    #expect(run("Ab", .uppercase).runs.map(\.size) == [20 * SmallCapitals.size, 20])
    #expect(run("Ab", .all).runs.map(\.size) == [20 * SmallCapitals.size])
    #expect(run("ß1", .all).runs.map(\.size) == [20])
  }

  @Test func metricsAreSanFranciscos() {
    let body = FontLibrary.shared.metrics(of: FontDescription(size: 17))
    #expect(abs(body.capHeight - 11.978) < 1e-3 && abs(body.xHeight - 8.9482) < 1e-3)  // type.tsv
    #expect(abs(body.ascent - 16.1865) < 1e-4 && abs(body.descent - 4.1006) < 1e-4)
    let named = FontLibrary.shared.metrics(of: FontDescription(family: "DejaVu Sans", size: 100))
    #expect(abs(named.capHeight - 72.9) < 0.1)  // 1493 of 2048
  }

  @Test func widthsStretchFacesWithoutAnAxis() {
    let wide = FontDescription(size: 17, width: 1.2)
    let stretched = TextLayout(runs: [TextRun(string: "HH", attributes: TextAttributes(font: wide))]).shaped
      .width
    let tracking = 2 * SystemMetrics.tracking(size: 17)
    #expect(abs((stretched - tracking) / (text("HH").shaped.width - tracking) - 1.2) < 0.01)
    let glyph = text("H").content(in: CGSize(width: 99, height: 99)).runs[0].glyphs[0]
    let (a, b) = (
      resolve { _ in }.face?.outline(of: glyph), resolve { $0.width = 1.2 }.face?.outline(of: glyph)
    )
    #expect(abs(b!.boundingRect.width / a!.boundingRect.width - 1.2) < 0.01)
    #expect(a!.boundingRect.height == b!.boundingRect.height)
  }

  @Test func weightsAreClampedToTheFace() {
    let black = resolve { $0.weight = 900 }.face
    #expect(resolve { $0.weight = 5000 }.face === black)
    #expect(resolve { $0.weight = 650 }.face !== resolve { $0.weight = 700 }.face)
  }

  @Test func unknownFamiliesGiveTheSystemFaceAndOneMessage() {
    let face = resolve { $0.family = "No Such Family" }
    #expect(face.face === resolve { _ in }.face)
    #expect(abs(face.line.height - 20.287109375) < 1e-9)
    #expect(toldMessages.contains { $0.contains("No Such Family") })
  }

  @Test func namedFamiliesKeepTheirOwnLine() throws {
    let dejaVu = resolve { $0.family = "DejaVu Sans" }
    try #require(dejaVu.face?.file.path.contains("DejaVuSans.ttf") == true)
    #expect(abs(dejaVu.line.height / 17 - 1.164) < 0.01)  // hhea of DejaVu Sans: 1901 + 483 of 2048
    #expect(
      path {
        $0.family = "dejavu sans"
        $0.weight = 700
      }.contains("DejaVuSans-Bold.ttf"))
    #expect(path { $0.family = "DejaVuSans-Bold" }.contains("DejaVuSans-Bold.ttf"))
    #expect(path { $0.family = "DejaVu Sans Bold" }.contains("DejaVuSans-Bold.ttf"))
  }

  @Test func leadingMovesLines() {
    let standard = resolve { _ in }.line.height
    #expect(resolve { $0.leading = .tight }.line.height == standard - 2)
    #expect(resolve { $0.leading = .loose }.line.height == standard + 2)
  }

  @Test func trackingFollowsApplesTable() {
    #expect(SystemMetrics.tracking(size: 17) == -0.43)
    #expect(SystemMetrics.tracking(size: 12) == 0)
    #expect(abs(SystemMetrics.tracking(size: 11.5) - 0.03) < 1e-9)
    #expect(SystemMetrics.tracking(size: 3) == 0.24)
    #expect(SystemMetrics.tracking(size: 500) == 0)
    // The change of cut at 20 points does not jump: a little larger type is a little wider.
    let widths = [18.0, 19, 19.99, 20, 21, 22].map { text("Hello world", size: $0).shaped.width }
    for (a, b) in zip(widths, widths.dropFirst()) { #expect(b > a - 1.5 && b < a * 1.07) }
  }

  @Test func brokenFilesAreRefusedWithAMessage() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("broken-\(UUID().uuidString).ttf")
    try Data("this is no font".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(!FontLibrary.shared.registerFont(url))
    #expect(toldMessages.contains { $0.contains(url.path) && $0.contains("broken") })
    let missing = URL(fileURLWithPath: "/nowhere/none.ttf")
    #expect(!FontLibrary.shared.registerFont(missing))
    #expect(
      toldMessages.contains { $0.contains("/nowhere/none.ttf") && $0.contains("cannot be read") })
  }

  @Test func truncatedFontsDoNotCrash() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: path { _ in }))
    for length in [12, 100, 5000, whole.count / 2] {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("cut-\(UUID().uuidString).ttf")
      try whole.prefix(length).write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      guard let file = FontFile(path: url.path, index: 0) else { continue }
      let face = FontFace(file: file, variations: [(FontTag("wght"), 700)])
      for glyph in UInt32(0)..<50 { _ = face.outline(of: glyph) }
      #expect(face.glyphBounds.width.isFinite)
    }
  }

  @Test func registeredFontsAreFoundByName() throws {
    // A copy of Inter under another name of the same length, as an app would bring a font of its own.
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path { _ in })))
    let (old, new) = (Array("Inter".utf16), Array("Sashy".utf16))
    let pattern = old.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    var at = 0
    while at + pattern.count <= bytes.count {
      if bytes[at] == 0, Array(bytes[at..<at + pattern.count]) == pattern {
        for i in new.indices { bytes[at + 2 * i + 1] = UInt8(new[i]) }
      }
      at += 1
    }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("sashy-\(UUID().uuidString).ttf")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(FontLibrary.shared.registerFont(url))
    #expect(path { $0.family = "Sashy" } == url.path)
    #expect(
      resolve {
        $0.family = "Sashy"
        $0.weight = 700
      }.face !== resolve { $0.family = "Sashy" }.face)
  }

  @Test func cachesAreBounded() {
    var cache = GenerationCache<Int, Int>(limit: 10)
    for i in 0..<1000 { cache.insert(i, for: i) }
    #expect(cache.count <= 20)
    #expect(cache.value(for: 999) == 999)
    #expect(cache.value(for: 0) == nil)
    for i in 2000..<2100 {
      #expect(cache.value(for: 999) == 999)  // what is used stays
      cache.insert(i, for: i)
    }
    ShapeCaches.shared.removeAll()
    for i in 0..<6000 { for _ in 0..<2 { _ = text("text number \(i)") } }
    #expect(ShapeCaches.shared.counts.texts <= 4096)
    #expect(ShapeCaches.shared.counts.texts >= 2048)
    #expect(ShapeCaches.shared.counts.words <= 16384)
  }

  @Test func textsAreKeptFromTheSecondTimeOn() {
    let caches = ShapeCaches.shared
    caches.removeAll()
    let first = text("said twice").shaped
    #expect(caches.counts.texts == 0)
    let second = text("said twice").shaped
    #expect(caches.counts.texts == 1)
    #expect(first !== second)
    #expect(text("said twice").shaped === second)
  }
}

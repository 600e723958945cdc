import Sash
import SwiftUI
import Testing

@MainActor @Suite("Texts")
struct TextRowTests {
  private func size<V: View>(_ string: String, @ViewBuilder _ view: () -> V) throws -> CGSize {
    let app = TestHost(size: CGSize(width: 800, height: 300), scale: 2, view)
    return try #require(app.frame(of: string)).size
  }
  private let english = Locale(identifier: "en_US")

  @Test("An interpolated number takes a C format [S0-034]")
  func specifier() {
    let fontScale = 2.345
    let app = TestHost { Text("\(fontScale, specifier: "%.1f")x") }
    #expect(app.texts == ["2.3x"])
  }

  @Test("Text styles are fonts of fixed sizes [S0-090]")
  func styles() throws {
    let styles: [(Font, CGFloat)] = [
      (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.body, 17), (.callout, 16),
      (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
    ]
    for (style, points) in styles {
      let styled = try size("Hamburgefons") { Text("Hamburgefons").font(style) }
      let fixed = try size("Hamburgefons") { Text("Hamburgefons").font(.system(size: points)) }
      #expect(styled == fixed, "\(points) points")
    }
    let heights = try styles.map { style in try size("x") { Text("x").font(style.0) }.height }
    #expect(heights == heights.sorted(by: >))
    #expect(
      try size("Tab") { Text("Tab").font(.headline) }.width > size("Tab") { Text("Tab").font(.body) }.width)
  }

  @Test("Titles, and lines in the middle [S0-064]")
  func alignment() throws {
    let app = TestHost(size: CGSize(width: 300, height: 200)) {
      Text("A longer first line\ni").font(.title).multilineTextAlignment(.center)
    }
    let frame = try #require(app.frame(of: "A longer first line\ni"))
    var marked: [Int] = []
    for x in Int(frame.minX)..<Int(frame.maxX) {
      for y in Int(frame.midY) + 4..<Int(frame.maxY) where app.pixel(x: x, y: y).red < 128 {
        marked.append(x)
      }
    }
    #expect(abs(CGFloat(marked.min()! + marked.max()!) / 2 - frame.midX) <= 1.5)
  }

  @Test("Bold text is wider, colours may be translucent [S0-074 S4-203]")
  func boldAndFaint() throws {
    let plain = try size("Weight") { Text("Weight") }
    #expect(try size("Weight") { Text("Weight").fontWeight(.bold) }.width > plain.width)
    #expect(try size("Weight") { Text("Weight").bold() }.width > plain.width)
    let app = TestHost(size: CGSize(width: 100, height: 100)) {
      Text("■").font(.system(size: 60)).foregroundColor(.white.opacity(0.8)).frame(
        maxWidth: .infinity, maxHeight: .infinity
      ).background(.black)
    }
    var brightest = 0
    for y in 0..<100 { for x in 0..<100 { brightest = max(brightest, app.pixel(x: x, y: y).red) } }
    #expect(abs(brightest - 204) <= 1)
  }

  @Test("A size, a weight and a design [S2-079]")
  func systemFont() throws {
    let rounded = try size("Home") {
      Text("Home").font(.system(size: 10, weight: .semibold, design: .rounded))
    }
    // The line of a font of 10 points is 10 · 1.193 points, up to half points at this scale.
    #expect(rounded.height == 12)
    #expect(rounded.width > (try size("Home") { Text("Home").font(.system(size: 10)) }.width))
  }

  @Test("Fonts and colours of a container are those of all texts and buttons in it [S2-099]")
  func containers() throws {
    let picture = Picture(200) {
      VStack {
        Text("■■■")
        Button("■■■■") {}
      }.font(.system(size: 40)).foregroundColor(.purple).accentColor(.green)
    }
    let text = try #require(picture.app.frame(of: "■■■"))
    let button = try #require(picture.app.frame(of: "■■■■"))
    #expect(text.height == button.height && text.height > 40)
    func colors(_ frame: CGRect) -> Set<String> {
      var found: Set<String> = []
      for y in Int(frame.minY)..<Int(frame.maxY) {
        for x in Int(frame.minX)..<Int(frame.maxX) { found.insert("\(picture.app.pixel(x: x, y: y))") }
      }
      return found
    }
    #expect(colors(text).contains("\((red: 175, green: 82, blue: 222))"))
    // A colour set around a button counts before the accent.
    #expect(colors(button).contains("\((red: 175, green: 82, blue: 222))"))
    let accent = Picture(200) { Button("■■■■") {}.font(.system(size: 40)).accentColor(.green) }
    var found = 0
    for y in 0..<200 { for x in 0..<200 where accent.app.pixel(x: x, y: y) == green { found += 1 } }
    #expect(found > 200)
  }

  @Test("The locale of a subtree formats values in it [S0-173]")
  func locale() {
    let app = TestHost {
      VStack {
        Text(1234.5, format: .number)
        Text("Sum: \(1234.5, format: .number)")
      }.environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(app.texts == ["1.234,5", "Sum: 1.234,5"])
    #expect(
      TestHost { Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "en_US")) }.texts
        == ["1,234.5"])
  }

  @Test("The locale of a subtree picks the table of its language [S0-173]")
  func translation() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sash-locale-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, word) in [("en", "Hello"), ("fr", "Bonjour")] {
      let inner = folder.appendingPathComponent(language + ".lproj")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data("\"greeting\" = \"\(word)\";".utf8).write(
        to: inner.appendingPathComponent("Localizable.strings"))
    }
    let bundle = try #require(Bundle(path: folder.path))
    let app = TestHost {
      Text("greeting", bundle: bundle).environment(\.locale, Locale(identifier: "fr_FR"))
    }
    #expect(app.texts == ["Bonjour"])
  }

  @Test("Dynamic Type makes text styles larger [S0-174]")
  func sizeCategory() throws {
    // Body is 53 points at the largest size: a line of 63.2.
    let large = try size("Big") {
      Text("Big").environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
    }
    #expect(large.height == 63.5)
    #expect(try size("Big") { Text("Big") }.height == 20.5)
  }

  @Test("Strings are taken as they are [S4-014]")
  func verbatim() {
    let isPremium = true
    let marked = "**not bold**"
    let app = TestHost {
      VStack {
        Text(isPremium.description)
        Text(marked)
        Text(verbatim: "*a*")
      }
    }
    #expect(app.texts == ["true", "**not bold**", "*a*"])
  }

  @Test("Bytes and times by Foundation's formatters [S0-134 S4-177]")
  func formatters() {
    let bytes = ByteCountFormatter()
    bytes.allowedUnits = [.useKB, .useMB]
    bytes.countStyle = .file
    let time = DateFormatter()
    time.timeStyle = .medium
    time.locale = english
    time.timeZone = TimeZone(secondsFromGMT: 0)
    let app = TestHost {
      VStack {
        Text(bytes.string(fromByteCount: 2_500_000))
        Text(time.string(from: Date(timeIntervalSince1970: 3723)))
      }
    }
    #expect(app.texts[0] == "2.5 MB")
    #expect(app.texts[1].replacingOccurrences(of: "\u{202F}", with: " ") == "1:02:03 AM")
  }

  @Test("Dates and amounts by format styles [S4-181 S4-182 S4-324]")
  func formatStyles() throws {
    let date = try #require(
      Calendar.current.date(from: DateComponents(year: 2024, month: 3, day: 9, hour: 13, minute: 5)))
    let app = TestHost {
      VStack {
        Text(date, format: .dateTime.hour().minute())
        Text(12.5, format: .currency(code: "USD"))
      }.environment(\.locale, english)
    }
    #expect(app.texts[0].replacingOccurrences(of: "\u{202F}", with: " ") == "1:05 PM")
    #expect(app.texts[1] == "$12.50")
    let long = date.formatted(Date.FormatStyle(date: .long, time: .shortened, locale: english))
    let day = date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: english))
    #expect(day == "March 9, 2024")
    #expect(long.hasPrefix(day) && long.hasSuffix("PM"))
    #expect(TestHost { Text(date.formatted(date: .long, time: .omitted)) }.texts[0].contains("2024"))
  }

  @Test("A title with a value in it [S4-258]")
  func buttonTitle() {
    let name = "Taylor"
    #expect(TestHost { Button("The name is \(name)") {} }.shows("The name is Taylor"))
  }

  @Test("Markdown in a key is shown, in what is put in it is not")
  func markdown() throws {
    let star = "*star*"
    let app = TestHost(size: CGSize(width: 600, height: 300)) {
      VStack {
        Text("**Bold**")
        Text("a *b* ~~c~~ `d` [e](https://example.org) f_g_h 2 * 3 \\*i\\*")
        Text("x \(star) **\(star)**")
      }
    }
    #expect(app.texts == ["Bold", "a b c d e f_g_h 2 * 3 *i*", "x *star* *star*"])
    #expect(try size("Bold") { Text("**Bold**") } == size("Bold") { Text("Bold").bold() })
    #expect(
      try size("soft") { Text("_soft_") }.width == size("soft") { Text("soft").italic() }.width)
  }

  @Test("A link in a text opens its address when it is tapped")
  func link() throws {
    var taps = 0
    let app = TestHost(size: CGSize(width: 400, height: 100)) {
      Text("[Here](https://example.org) or elsewhere").onTapGesture { taps += 1 }
    }
    let frame = try #require(app.frame(of: "Here or elsewhere"))
    app.tap(at: CGPoint(x: frame.minX + 10, y: frame.midY))
    #expect(app.openedURLs == [URL(string: "https://example.org")!])
    #expect(taps == 0)
    app.tap(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
    #expect(app.openedURLs.count == 1)
    #expect(taps == 1)
    #expect(app.pixel(x: 0, y: 0) == white)
  }

  @Test("Attributes of a string change its parts")
  func attributed() throws {
    var string = AttributedString("plain ")
    var part = AttributedString("large")
    part.font = .system(size: 40)
    part.foregroundColor = .red
    part.underlineStyle = .single
    part.backgroundColor = .yellow
    string += part
    let picture = Picture(300) { Text(string) }
    let frame = try #require(picture.app.frame(of: "plain large"))
    #expect(frame.height > 45)
    // The background fills the line behind the part.
    picture.expect(yellow, at: [(Int(frame.maxX) - 1, Int(frame.minY) + 1)])
    picture.expect(white, at: [(Int(frame.minX) + 1, Int(frame.minY) + 1)])
    let bold = try AttributedString(markdown: "**a** b")
    #expect(bold.runs.count == 2)
    #expect(String(bold.characters) == "a b")
    #expect(
      try size("Bold") { Text(try! AttributedString(markdown: "**Bold**")) }
        == size("Bold") { Text("Bold").bold() })
  }

  @Test("Images stand in a text like letters")
  func images() throws {
    let app = TestHost(size: CGSize(width: 300, height: 100)) {
      Text("I \(Image(systemName: "heart.fill")) it").foregroundStyle(.red)
    }
    let frame = try #require(app.frame(of: "I  it"))
    let plain = try #require(
      TestHost(size: CGSize(width: 300, height: 100)) { Text("I  it") }.frame(of: "I  it"))
    // A heart is about as wide as its font is high.
    #expect(abs(frame.width - plain.width - 19) < 5)
    let joined = TestHost(size: CGSize(width: 300, height: 100)) {
      Text(Image(systemName: "heart.fill")).foregroundStyle(.red) + Text(" likes")
    }
    let whole = try #require(joined.frame(of: " likes"))
    var hearts = 0
    for y in Int(whole.minY)..<Int(whole.maxY) {
      for x in Int(whole.minX)..<Int(whole.minX) + 20 where joined.pixel(x: x, y: y) == red { hearts += 1 }
    }
    #expect(hearts > 60)
  }
}

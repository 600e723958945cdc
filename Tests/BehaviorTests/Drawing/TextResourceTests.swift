import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Strings to be translated, and how large text is")
struct TextResourceTests {
  /// A bundle with French and English tables.
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sash-resource-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, table) in [
      ("en", "\"greeting\" = \"Hello\"; \"%@ of %lld\" = \"%1$@ of **%2$lld**\";"),
      ("fr", "\"greeting\" = \"Bonjour\"; \"%@ of %lld\" = \"%2$lld : %1$@\";"),
    ] {
      let inner = folder.appendingPathComponent(language + ".lproj")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data(table.utf8).write(to: inner.appendingPathComponent("Localizable.strings"))
    }
    try body(try #require(Bundle(path: folder.path)))
  }

  @Test("A string resource is translated where it is shown, with its values in the order of the language")
  func resources() throws {
    try withBundle { bundle in
      let name = "Kiwi"
      let counted = LocalizedStringResource("\(name) of \(3)", bundle: .atURL(bundle.bundleURL))
      let french = Locale(identifier: "fr_FR")
      let app = TestHost {
        VStack {
          Text(counted)
          Text(counted).environment(\.locale, french)
          Text(LocalizedStringResource("greeting", locale: french, bundle: .atURL(bundle.bundleURL)))
          Text(
            LocalizedStringResource("gone", defaultValue: "Not \(1) there", bundle: .atURL(bundle.bundleURL)))
          Text("In: \(LocalizedStringResource("greeting", locale: french, bundle: .atURL(bundle.bundleURL)))")
        }
      }
      #expect(app.texts == ["Kiwi of 3", "3 : Kiwi", "Bonjour", "Not 1 there", "In: Bonjour"])
      #expect(String(localized: "greeting", bundle: bundle) == "Hello")
      #expect(String(localized: "greeting", bundle: bundle, locale: french) == "Bonjour")
      #expect(String(localized: "gone", defaultValue: "Default") == "Default")
      #expect(String(localized: "\(name) of \(3)", bundle: bundle) == "Kiwi of **3**")
      #expect(String(localized: "100 %") == "100 %")
      let marked = AttributedString(localized: "\(name) of \(3)", bundle: bundle)
      #expect(String(marked.characters) == "Kiwi of 3" && marked.runs.count == 2)
      #expect(counted.key == "%@ of %lld" && counted == counted)
    }
  }

  @Test("Controls take string resources; literals are still keys, and strings are shown as they are")
  func controls() {
    let title: LocalizedStringResource = "Resource"
    let app = TestHost(size: CGSize(width: 300, height: 900)) {
      NavigationStack {
        Form {
          Section(title) {
            Button(title) {}
            Button("Literal") {}
            Button(String("**Verbatim**")) {}
            Toggle(title, isOn: .constant(true))
            Label(title, systemImage: "star")
            LabeledContent(title, value: "Value")
            NavigationLink(title) { Text("Next") }
          }
        }
        .navigationTitle(LocalizedStringResource("Screen"))
      }
    }
    #expect(app.texts.count { $0.lowercased() == "resource" } == 6)
    for text in ["Literal", "**Verbatim**", "Value", "Screen"] { #expect(app.texts.contains(text)) }
  }

  @Test("The secondary scale makes text smaller than its font, in a view and in a part of a text")
  func scale() throws {
    let app = TestHost(size: CGSize(width: 300, height: 300)) {
      VStack {
        Text("Plain").font(.system(size: 40))
        Text("Small").textScale(.secondary).font(.system(size: 40))
        VStack { Text("Inner") }.textScale(.secondary).font(.system(size: 40))
        Text("Same").textScale(.secondary, isEnabled: false).font(.system(size: 40))
      }
    }
    let plain = try #require(app.frame(of: "Plain")).height
    let small = try #require(app.frame(of: "Small")).height
    #expect(small < plain * 0.9 && small > plain * 0.6)
    #expect(try #require(app.frame(of: "Inner")).height == small)
    #expect(try #require(app.frame(of: "Same")).height == plain)
  }

  @Test("A font can be resolved, scaled, and its changes taken back")
  func fonts() {
    var context: Font.Context?
    let app = TestHost {
      EnvironmentReader { context = $0.fontResolutionContext }.environment(\.dynamicTypeSize, .xxxLarge)
    }
    _ = app
    let large = context.map { Font.body.bold().resolve(in: $0) }
    #expect(large?.pointSize == 23 && large?.isBold == true && large?.isItalic == false)
    let plain = EnvironmentValues().fontResolutionContext
    #expect(Font.default.resolve(in: plain).pointSize == 17)
    #expect(Font.title.scaled(by: 0.5).resolve(in: plain).pointSize == 14)
    #expect(Font.title.pointSize(50).resolve(in: plain).pointSize == 50)
    #expect(Font.body.bold().bold(false) == Font.body && Font.body.bold(true) == Font.body.bold())
    #expect(Font.body.italic(true).resolve(in: plain).isItalic)
    #expect(Font.body.monospaced(true).resolve(in: plain).isMonospaced)
    #expect(Font.body.smallCaps().resolve(in: plain).isSmallCaps)
    #expect(!Font.body.lowercaseSmallCaps(true).resolve(in: plain).isSmallCaps)
    #expect(Font.body.leading(.tight).resolve(in: plain).leading == .tight)
  }

  @Test("A circular progress view shows how far its task is")
  func ring() {
    func ring(_ value: Double?) -> Picture {
      Picture(40) { ProgressView(value: value).progressViewStyle(.circular).tint(.red) }
    }
    // The ring is 20 wide and its line 3: right of the centre, and left of it.
    let half = ring(0.5)
    half.expect(red, at: [(28, 20)], within: 40)
    #expect(half.app.pixel(x: 11, y: 20).green > 180)
    ring(1).expect(red, at: [(28, 20), (11, 20)], within: 40)
    #expect(ring(0).app.pixel(x: 28, y: 20).green > 180)
    #expect(ring(0.5).marks(x: 18..<22, y: 18..<22) == 0)
  }
}

private struct EnvironmentReader: View {
  @Environment(\.self) private var values
  let read: (EnvironmentValues) -> Void
  var body: some View {
    read(values)
    return Text("Read")
  }
}

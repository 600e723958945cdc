import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Limits of lines")
struct LineLimitTests {
  private func height<V: View>(_ text: String, @ViewBuilder _ view: () -> V) throws -> CGFloat {
    try #require(TestHost(size: CGSize(width: 200, height: 600), view).frame(of: text)).height
  }
  private func lines(_ count: Int) throws -> CGFloat {
    let text = Array(repeating: "x", count: count).joined(separator: "\n")
    return try height(text) { Text(text) }
  }

  @Test("A range keeps room for its least lines and cuts after its most")
  func ranges() throws {
    let (one, six) = ("x", "x\nx\nx\nx\nx\nx")
    #expect(try height(one) { Text(one).lineLimit(2...4) } == lines(2))
    #expect(try height(six) { Text(six).lineLimit(2...4) } == lines(4))
    #expect(try height(one) { Text(one).lineLimit(3...) } == lines(3))
    #expect(try height(six) { Text(six).lineLimit(3...) } == lines(6))
    #expect(try height(six) { Text(six).lineLimit(...5) } == lines(5))
    #expect(try height(one) { Text(one).lineLimit(...5) } == lines(1))
    #expect(try height(one) { Text(one).lineLimit(3, reservesSpace: true) } == lines(3))
    #expect(try height(six) { Text(six).lineLimit(3, reservesSpace: false) } == lines(3))
  }

  @Test("A plain limit further in takes the place of a range, and the environment gives the most lines")
  func inner() throws {
    #expect(try height("x") { Text("x").lineLimit(2).lineLimit(3...5) } == lines(1))
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("limit \(limit ?? 0)") }
    }
    #expect(TestHost { Reader().lineLimit(3...5) }.shows("limit 5"))
    #expect(TestHost { Reader().lineLimit(3...) }.shows("limit 0"))
  }

  @Test("A language for typesetting and a monospaced face apply to all texts in a view")
  func viewModifiers() throws {
    func width<V: View>(_ text: String, @ViewBuilder _ view: () -> V) throws -> CGFloat {
      try #require(TestHost(view).frame(of: text)).width
    }
    let narrow = try width("iiii") { VStack { Text("iiii") }.monospaced() }
    #expect(try width("mmmm") { VStack { Text("mmmm") }.monospaced() } == narrow)
    #expect(try width("iiii") { VStack { Text("iiii") }.monospaced(false) } < narrow)
    // The same characters are drawn in the shapes of the language.
    func picture(_ language: Locale.Language) -> Data {
      TestHost(size: CGSize(width: 200, height: 60)) {
        Text("直骨角").font(.largeTitle).typesettingLanguage(language)
      }.png()
    }
    #expect(picture(.init(identifier: "ja")) != picture(.init(identifier: "zh-Hans")))
    #expect(picture(.init(identifier: "ja")) == picture(.init(identifier: "ja")))
  }
}

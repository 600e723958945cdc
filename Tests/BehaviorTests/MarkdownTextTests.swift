import Foundation
import Sash
import SwiftUI
import Testing

/// Whole documents of Markdown as texts with attributes.
///
/// - Source: https://developer.apple.com/documentation/foundation/attributedstring/instantiating_attributed_strings_with_markdown_syntax
@MainActor @Suite struct MarkdownTextTests {
  /// "text|blocks|marks" of each run.
  private func runs(_ markdown: String) throws -> [String] {
    let text = try AttributedString(markdown: markdown)
    return text.runs.map { run in
      let blocks = run.presentationIntent?.components.map(\.debugDescription).joined(separator: ", ") ?? "-"
      let marks = run.inlinePresentationIntent.map { " \($0.rawValue)" } ?? ""
      return "\(String(text[run.range].characters))|\(blocks)\(marks)"
    }
  }

  @Test(
    "Blocks have no marks and nothing between them; each knows what it stands in, from the innermost outward")
  func blocks() throws {
    #expect(
      try runs("# Title\n\nOne *two*\nthree\n\n- a\n- b\n") == [
        "Title|header 1 (id 1)", "One |paragraph (id 2)", "two|paragraph (id 2) 1",
        " |paragraph (id 2) 64", "three|paragraph (id 2)",
        "a|paragraph (id 5), listItem 1 (id 4), unorderedList (id 3)",
        "b|paragraph (id 7), listItem 2 (id 6), unorderedList (id 3)",
      ])
    let text = try AttributedString(markdown: "# Title\n\nBody")
    #expect(String(text.characters) == "TitleBody")
  }

  @Test("Lists count from their start and lie in each other; quotes, rules and code are blocks")
  func more() throws {
    #expect(
      try runs("3. c\n4. d\n   - e\n") == [
        "c|paragraph (id 3), listItem 3 (id 2), orderedList (id 1)",
        "d|paragraph (id 5), listItem 4 (id 4), orderedList (id 1)",
        "e|paragraph (id 8), listItem 1 (id 7), unorderedList (id 6), listItem 4 (id 4), orderedList (id 1)",
      ])
    #expect(
      try runs("> q\n\n---\n\n```swift\nlet a = 1\n\nb\n```\n") == [
        "q|paragraph (id 2), blockQuote (id 1)", "\u{2E3B}|thematicBreak (id 3)",
        "let a = 1\n\nb\n|codeBlock 'swift' (id 4)",
      ])
    #expect(
      try runs("<div>x</div>\n\na <b>c</b>  \nd") == [
        "<div>x</div>\n|- 512", "a |paragraph (id 1)", "<b>|paragraph (id 1) 256", "c|paragraph (id 1)",
        "</b>|paragraph (id 1) 256", "\n|paragraph (id 1) 128", "d|paragraph (id 1)",
      ])
  }

  @Test("Tables have columns, a header and rows")
  func tables() throws {
    let text = try AttributedString(markdown: "| a | b |\n|:--|--:|\n| 1 | **2** |\n| 3 | 4 |\n")
    let intents = text.runs.compactMap { $0.presentationIntent }
    #expect(intents.count == 6 && String(text.characters) == "ab1234")
    #expect(
      intents[0].components.map(\.kind) == [
        .tableCell(columnIndex: 0), .tableHeaderRow,
        .table(columns: [.init(alignment: .left), .init(alignment: .right)]),
      ])
    #expect(
      intents[3].components.map(\.kind).prefix(2) == [.tableCell(columnIndex: 1), .tableRow(rowIndex: 1)])
    #expect(intents[4].components[1].kind == .tableRow(rowIndex: 2))
    #expect(Set(intents.map { $0.components[2].identity }).count == 1)
  }

  @Test("Links and pictures are places, in those of a base")
  func links() throws {
    let base = URL(string: "https://example.com/docs/")
    let text = try AttributedString(
      markdown: "[**a** b](page.html) ![words](img.png) ![](bare.png) <https://x.y>", baseURL: base)
    let runs = Array(text.runs)
    #expect(runs[0].link?.absoluteString == "https://example.com/docs/page.html")
    #expect(runs[0].inlinePresentationIntent == .stronglyEmphasized && runs[1].link == runs[0].link)
    let pictures = runs.compactMap(\.imageURL)
    #expect(
      pictures.map(\.absoluteString) == [
        "https://example.com/docs/img.png", "https://example.com/docs/bare.png",
      ])
    #expect(String(text.characters) == "a b words \u{FFFC} https://x.y")
  }

  @Test("Where only lines are read, blocks are left as they are written")
  func inline() throws {
    let markdown = "# Not *a* title\n\n- item"
    let kept = try AttributedString(
      markdown: markdown, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(kept.characters) == "# Not a title\n\n- item")
    let joined = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: .inlineOnly))
    #expect(String(joined.characters) == "# Not a title - item")
    #expect(kept.runs.allSatisfy { $0.presentationIntent == nil })
    let german = try AttributedString(markdown: "Hallo", options: .init(languageCode: "de"))
    #expect(german.runs.first?.languageIdentifier == "de")
  }

  @Test("Bytes and files are read; what is no text is refused")
  func sources() throws {
    #expect(String(try AttributedString(markdown: Data("*a*".utf8)).characters) == "a")
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xff, 0xfe, 0xff])) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).md")
    try Data("## b".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let text = try AttributedString(contentsOf: file)
    #expect(text.runs.first?.presentationIntent?.components.first?.kind == .header(level: 2))
    #expect(throws: (any Error).self) { try AttributedString(contentsOf: file.appendingPathExtension("no")) }
  }

  @Test("However deep blocks and marks lie in each other, they are read")
  func depth() throws {
    let deep = String(repeating: "> ", count: 3000) + "x"
    let text = try AttributedString(markdown: deep)
    #expect(String(text.characters) == "x" && text.runs.first?.presentationIntent?.count ?? 0 > 2000)
    let marks = String(repeating: "*a **b ", count: 3000)
    #expect(try AttributedString(markdown: marks).characters.count > 3000)
    #expect(try AttributedString(markdown: "").characters.isEmpty)
    #expect(try AttributedString(markdown: String(repeating: "[", count: 20_000)).characters.count == 20_000)
  }

  @Test("What an app makes of it is shown: headings in fonts of their own, lists with their marks")
  func shown() throws {
    var text = try AttributedString(markdown: "# Big\n\n1. one\n2. two")
    var out = AttributedString()
    for (intent, range) in text.runs[\.presentationIntent] {
      var part = AttributedString(text[range])
      for component in intent?.components ?? [] {
        switch component.kind {
        case .header(let level): part.font = level == 1 ? .largeTitle : .title
        case .listItem(let ordinal): part.insert(AttributedString("\(ordinal). "), at: part.startIndex)
        default: break
        }
      }
      if !out.characters.isEmpty { part.insert(AttributedString("\n"), at: part.startIndex) }
      out.append(part)
    }
    text = out
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Text(text) }
    #expect(host.texts == ["Big\n1. one\n2. two"])
    let size = PresentationIntent(
      .paragraph, identity: 9, parent: PresentationIntent(.blockQuote, identity: 8))
    #expect(size.indentationLevel == 1 && size.count == 2 && size.components[0].identity == 9)
    #expect(
      size.isEquivalent(
        to: PresentationIntent(.paragraph, identity: 1, parent: PresentationIntent(.blockQuote, identity: 2)))
    )
  }
}

import Foundation
import SwiftUI
import Testing

@Suite struct AttributedCodingTests {
  private struct Note: Codable, Equatable {
    var text: AttributedString
    var number: Int
  }

  @Test("Attributed text is written and read with its links and what Markdown says of it")
  func roundTrip() throws {
    let text = try AttributedString(markdown: "A **bold** [link](https://example.com)\n\nNext *one*")
    let note = Note(text: text, number: 3)
    let data = try JSONEncoder().encode(note)
    #expect(try JSONDecoder().decode(Note.self, from: data) == note)
    let empty = Note(text: AttributedString(), number: 0)
    #expect(try JSONDecoder().decode(Note.self, from: JSONEncoder().encode(empty)) == empty)
  }

  @Test("Characters and attributes by their names follow each other, as Apple's encoder writes them")
  func form() throws {
    var text = AttributedString("Hi ")
    var link = AttributedString("you")
    link.link = URL(string: "https://example.com")
    text += link
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let written = String(data: try encoder.encode(text), encoding: .utf8)
    #expect(written == #"["Hi ",{},"you",{"NSLink":"https://example.com"}]"#)
  }

  @Test("A table of attributes is read; unknown attributes are passed over, and wrong numbers are said")
  func table() throws {
    let json = #"""
      {"runs":["a",0,"b",1],"attributeTable":[{"NSLink":"https://example.com","NSLanguage":"de"},{}]}
      """#
    let text = try JSONDecoder().decode(AttributedString.self, from: Data(json.utf8))
    #expect(String(text.characters) == "ab" && text.runs.first?.link?.host() == "example.com")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        AttributedString.self, from: Data(#"{"runs":["a",7],"attributeTable":[{}]}"#.utf8))
    }
  }
}

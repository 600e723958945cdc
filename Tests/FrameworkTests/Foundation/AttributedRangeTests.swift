import Foundation
import SwiftUI
import Testing

/// Parts of texts with attributes as ranges of UTF-16 units.
@Suite struct AttributedRangeTests {
  @Test func ranges() throws {
    let text = AttributedString("a👍🏽bc")
    let range = try #require(Range(NSRange(location: 5, length: 1), in: text))
    #expect(
      String(text[range].characters) == "b" && NSRange(range, in: text) == NSRange(location: 5, length: 1))
    #expect(NSRange(text.startIndex..., in: text) == NSRange(location: 0, length: 7))
    #expect(Range(NSRange(location: 5, length: 3), in: text) == nil)
    #expect(Range(NSRange(location: NSNotFound, length: 0), in: text) == nil)
    // As matches of expressions are made attributes.
    var marked = AttributedString("see #one and #two")
    let letters = String(marked.characters)
    for match in try NSRegularExpression(pattern: "#\\w+").matches(
      in: letters, range: NSRange(letters.startIndex..., in: letters))
    {
      if let range = Range(match.range, in: marked) { marked[range].foregroundColor = .red }
    }
    #expect(marked.runs.count == 4)
    // Strings are as they were.
    #expect(Range(NSRange(location: 1, length: 1), in: "abc").map { "abc"[$0] } == "b")
  }
}

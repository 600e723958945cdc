import Foundation
import SashBus
import Testing

@testable import SashAssistive

/// Pieces of text, and values on the bus.
struct UnitTests {
  private func texts(_ text: String, _ unit: TextUnits.Granularity) -> [String] {
    let units = TextUnits(text)
    var (place, found) = (0, [String]())
    while place < units.scalars.count {
      let range = units.unit(at: place, unit)
      if range.upperBound <= place { break }
      found.append(units.text(range))
      place = range.upperBound
    }
    return found
  }

  @Test(
    "Words take what follows them, sentences their spaces, paragraphs their breaks; together they are the text"
  )
  func pieces() {
    #expect(texts("One two,  three", .word) == ["One ", "two,  ", "three"])
    #expect(texts("Is it? Yes. \"Oh!\" Well", .sentence) == ["Is it? ", "Yes. ", "\"Oh!\" ", "Well"])
    #expect(texts("a\n\nb", .paragraph) == ["a\n", "\n", "b"])
    #expect(texts("e\u{301}a", .character) == ["e\u{301}", "a"])
    #expect(texts("", .word).isEmpty)
    for text in ["", " a", "...", "ab 12 ", "\n\n", "日本語 text"] {
      for unit in [TextUnits.Granularity.character, .word, .sentence, .line, .paragraph] {
        #expect(texts(text, unit).joined() == text, "\(text) \(unit)")
      }
    }
  }

  @Test("Places beyond a text are its ends; before the first and after the last there is nothing")
  func ends() {
    let units = TextUnits("ab cd")
    #expect(units.unit(at: 99, .word) == 5..<5 && units.unit(at: -3, .word) == 0..<3)
    #expect(units.unit(before: 1, .word).isEmpty && units.unit(after: 4, .word).isEmpty)
    #expect(units.unit(before: 4, .word) == 0..<3 && units.unit(after: 0, .word) == 3..<5)
    #expect(units.unit(at: 5, .line) == 0..<5)
    let wrapped = TextUnits("ab cd") { $0 == 3 }
    #expect(wrapped.unit(at: 0, .line) == 0..<3 && wrapped.unit(at: 4, .line) == 3..<5)
  }

  @Test("Paths name windows and elements; others are no paths of ours")
  func paths() {
    for (window, key) in [(1, UInt64?.none), (12, 7), (3, .max)] {
      let path = key.map { AssistivePath.element($0, in: window) } ?? AssistivePath.window(window)
      let parsed = AssistivePath.parse(path)
      #expect(parsed?.window == window && parsed?.key == key)
    }
    for path in [
      AssistivePath.root, AssistivePath.null, "/", "/org/a11y/atspi/accessible/w1_2_3",
      "/org/a11y/atspi/accessible/wx",
    ] {
      #expect(AssistivePath.parse(path) == nil)
    }
  }

  @Test("Values of all types say what they are")
  func signatures() {
    let value = BusValue.tuple([
      .string("a"), .array(of: "(so)", [.tuple([.string("b"), .path("/")])]),
      .dictionary(of: "v", [("c", .variant(.bool(true)))]),
      .words([("d", "e")]), .double(1), .int(2), .uint(3), .short(4),
    ])
    #expect(value.signature == "(sa(so)a{sv}a{ss}diun)")
  }

  @Test("Where there is no bus, nothing happens but an error")
  @MainActor func noBus() {
    #expect(throws: BusError.self) { try Bus.at("unix:path=/nowhere/at/all") }
    #expect(throws: BusError.self) { try Bus.at("nonsense") }
  }
}

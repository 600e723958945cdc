import CoreData
import SwiftUI
import Testing

/// - Source: Apple's documentation of `SortDescriptor` and `String.StandardComparator`
@Suite("Orders of texts")
struct TextOrderTests {
  private struct Item: Equatable {
    var name: String
    var note: String?
  }
  private let names = ["b", "A10", "a9", "C", "ä"]
  private var items: [Item] { names.map { Item(name: $0, note: $0 == "b" ? nil : $0) } }

  @Test("A descriptor sorts texts as lists of files are sorted, unless it says otherwise")
  func descriptors() {
    #expect(items.sorted(using: SortDescriptor(\.name)).map(\.name) == ["ä", "a9", "A10", "b", "C"])
    #expect(
      items.sorted(using: SortDescriptor(\.name, order: .reverse)).map(\.name) == [
        "C", "b", "A10", "a9", "ä",
      ])
    #expect(items.sorted(using: [SortDescriptor(\.note)]).map(\.name) == ["b", "ä", "a9", "A10", "C"])
    #expect(
      items.sorted(using: SortDescriptor(\.name, comparator: .lexical)).map(\.name)
        == ["A10", "C", "a9", "b", "ä"])
    var sorted = items
    sorted.sort(using: SortDescriptor(\.name, comparator: .localizedStandard))
    #expect(sorted.map(\.name) == ["ä", "a9", "A10", "b", "C"])
  }

  @Test(
    "What is compared without the library of languages is compared as by it",
    .enabled(if: PlainTextOrder.isKnown))
  func plainTexts() {
    let letters = Array("aAbBzZ019 aAbBzZ019 é-")
    var (state, answered) = (UInt64(1), 0)
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<4000 {
      let words = (0..<2).map { _ in String((0..<next(8)).map { _ in letters[next(letters.count)] }) }
      guard let own = PlainTextOrder.compare(words[0], words[1]) else { continue }
      answered += 1
      #expect(own == words[0].localizedStandardCompare(words[1]), "\(words)")
    }
    #expect(answered > 1000)
  }

  @Test("Key paths and texts by themselves are compared by a comparator that is named")
  func comparators() {
    #expect(
      items.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard)).map(\.name)
        == ["ä", "a9", "A10", "b", "C"])
    #expect(items.sorted(using: KeyPathComparator(\.name)).map(\.name) == ["A10", "C", "a9", "b", "ä"])
    #expect(names.sorted(using: .localizedStandard) == ["ä", "a9", "A10", "b", "C"])
    #expect(String.StandardComparator.localizedStandard != .lexical)
    #expect(String.StandardComparator.localizedStandard != .localized)
  }
}

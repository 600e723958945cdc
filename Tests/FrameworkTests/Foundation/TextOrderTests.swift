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

  @Test("What is sorted without the library of languages is sorted as by it")
  func plainTexts() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let words = (0..<2).map { _ in
        String((0..<Int.random(in: 0...7, using: &random)).map { _ in "aAbBzZ019 é-".randomElement(using: &random)! })
      }
      let sorted = words.sorted(using: .localizedStandard)
      #expect(sorted == words.sorted { $0.localizedStandardCompare($1) == .orderedAscending }, "\(words)")
    }
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

import SwiftUI

/// The data behind the views of a scene, which change in any way that a program could think of.
package final class MonkeyData: ObservableObject {
  package struct Item: Identifiable, Hashable, Sendable {
    package var id: Int
    package var name: String
    package var isOn = false
    package var amount = 0.0
    package var parts: [Int] = []
  }
  package enum Choice: String, CaseIterable, Identifiable, Sendable {
    case red, green, blue
    package var id: Self { self }
  }

  @Published package var items: [Item]
  @Published package var selection: Int?
  @Published package var selections: Set<Int> = []
  @Published package var text = "some text"
  @Published package var isOn = false
  @Published package var isOpen = true
  @Published package var amount = 0.4
  @Published package var count = 3
  @Published package var choice = Choice.red
  @Published package var tab = 0
  @Published package var path: [Int] = []
  @Published package var isSheetShown = false
  @Published package var isAlertShown = false
  @Published package var isMenuShown = false
  @Published package var sheetItem: Item?
  /// Nobody is told of its changes.
  package var hidden = ["nobody is told"]

  /// True if what is shown has to follow from the data alone, so that all changes are published.
  private let isPlain: Bool
  private var nextID: Int

  package init(seed: UInt64, isPlain: Bool = false) {
    var random = MonkeyRandom(seed: seed)
    let count = random.pick([0, 1, 3, 8, 20, 60])
    items = (0..<count).map { MonkeyData.item($0, &random) }
    nextID = count
    self.isPlain = isPlain
  }

  private static func item(_ id: Int, _ random: inout MonkeyRandom) -> Item {
    Item(
      id: id, name: "\(random.pick(names)) \(id)", isOn: random.once(in: 3), amount: random.double(0...1),
      parts: Array(0..<random.int(0...4)))
  }
  private static let names = [
    "Apple", "Pear", "Long name of a fruit that does not fit in one line of a narrow window", "", "梨", "שזיף",
    "🍒",
  ]

  /// Its elements without those that are there twice.
  var distinct: [Item] {
    var seen: Set<Int> = []
    return items.filter { seen.insert($0.id).inserted }
  }

  /// Does the change with this number, with or without an animation.
  package func change(_ number: UInt64) {
    var random = MonkeyRandom(seed: number)
    let changes = (0..<random.pick([1, 1, 1, 2, 3])).map { _ in random.pick(weighted: MonkeyData.changes) }
    if random.once(in: 2) {
      withAnimation(random.pick([.default, .spring(), .linear(duration: 0.2)])) {
        for change in changes { change(self, &random) }
      }
    } else {
      for change in changes { change(self, &random) }
    }
  }

  private typealias Change = (MonkeyData, inout MonkeyRandom) -> Void

  private static let changes: [(weight: Int, value: Change)] = [
    (6, { $0.insert(&$1, $1.int(1...3)) }), (1, { $0.insert(&$1, 40) }),
    (
      2,
      { data, random in
        for _ in 0..<5 { data.items.append(data.fresh(&random)) }
      }
    ),
    (
      5,
      { data, random in
        if !data.items.isEmpty { data.items.remove(at: random.int(0...data.items.count - 1)) }
      }
    ),
    (3, { data, random in data.items.removeLast(min(data.items.count, random.int(1...12))) }),
    (2, { data, random in data.items.removeFirst(min(data.items.count, random.int(1...12))) }),
    (3, { data, random in data.items.removeAll { _ in random.once(in: 2) } }),
    (1, { data, _ in data.items = [] }),
    (3, { data, random in data.items.shuffle(using: &random) }), (1, { data, _ in data.items.reverse() }),
    (
      4,
      { data, random in
        guard !data.items.isEmpty else { return }
        let item = data.items.remove(at: random.int(0...data.items.count - 1))
        data.items.insert(item, at: random.int(0...data.items.count))
      }
    ),
    (2, { data, random in data.items = (0..<random.int(0...30)).map { _ in data.fresh(&random) } }),
    (
      5,
      { data, random in
        for index in data.items.indices where random.once(in: 3) {
          data.items[index] = MonkeyData.item(data.items[index].id, &random)
        }
      }
    ),
    (
      1,
      { data, random in
        guard let item = data.items.first else { return }
        data.items.insert(item, at: random.int(0...data.items.count))
      }
    ),
    (
      1,
      { data, _ in data.items = data.distinct }
    ),
    (3, { data, random in data.selection = random.once(in: 3) ? nil : random.int(0...data.nextID + 1) }),
    (2, { data, random in data.selections = Set((0..<random.int(0...4)).map { _ in random.int(0...20) }) }),
    (
      3,
      { data, random in
        data.text = random.pick(["", "x", "two words", "lines\nof\ntext", "テキスト", "מילה", "👩‍🚀"])
      }
    ),
    (3, { data, _ in data.isOn.toggle() }), (3, { data, _ in data.isOpen.toggle() }),
    (3, { data, random in data.amount = random.double(0...1) }),
    (3, { data, random in data.count = random.pick([0, 1, 2, 5, 9]) }),
    (2, { data, random in data.choice = random.pick(Choice.allCases) }),
    (3, { data, random in data.tab = random.int(0...3) }),
    (3, { data, random in data.path = (0..<random.int(0...3)).map { _ in random.int(0...5) } }),
    (2, { data, _ in data.isSheetShown.toggle() }), (2, { data, _ in data.isAlertShown.toggle() }),
    (1, { data, _ in data.isMenuShown.toggle() }),
    (
      1,
      { data, random in data.sheetItem = random.once(in: 2) ? nil : data.items.randomElement(using: &random) }
    ),
    (
      1,
      { data, random in
        data.hidden.append("\(random.int(0...99))")
        if data.isPlain { data.objectWillChange.send() }
      }
    ),
  ]

  private func fresh(_ random: inout MonkeyRandom) -> Item {
    nextID += 1
    return MonkeyData.item(nextID, &random)
  }
  private func insert(_ random: inout MonkeyRandom, _ count: Int) {
    for _ in 0..<count { items.insert(fresh(&random), at: random.int(0...items.count)) }
  }
}

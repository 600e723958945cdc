import Sash
import SwiftUI
import Testing

/// A row that counts taps in a state of its own.
private struct Tally: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Item: Identifiable, Equatable {
  var id: Int
  var name: String
}

extension TestHost {
  /// The texts that follow the first one with these words.
  fileprivate func rows(after first: String) -> [String] { Array(texts.drop { $0 != first }.dropFirst()) }
}

private final class Closures: @unchecked Sendable {
  var rows: [String] = []
}

@MainActor @Suite("ForEach")
struct ForEachTests {
  // MARK: Identity of rows

  private struct Palette: View {
    struct Swatch {
      var name: String
      var colors: [String]
    }
    @State private var swatches = [
      Swatch(name: "A", colors: ["red"]), Swatch(name: "B", colors: ["blue"]),
      Swatch(name: "C", colors: ["red"]),
      Swatch(name: "D", colors: ["green"]),
    ]
    var body: some View {
      VStack {
        Button("drop first") { swatches.removeFirst() }
        ForEach(swatches, id: \.colors) { Tally(name: $0.name) }
      }
    }
  }
  @Test(
    "An id that occurs again shows the first element again, in a view of its own, with a warning [S4-024 fact-160]"
  )
  func duplicates() {
    let warnings = TestHost.warnings {
      let app = TestHost { Palette() }
      #expect(app.rows(after: "drop first") == ["A 0", "B 0", "A 0", "D 0"])
      app.tap("A 0")
      #expect(app.rows(after: "drop first") == ["A 1", "B 0", "A 0", "D 0"])
      app.tap("A 0")
      app.tap("A 1")
      #expect(app.rows(after: "drop first") == ["A 2", "B 0", "A 1", "D 0"])
      app.tap("drop first")
      // Now C is the only one of its id, and is the element that the first row showed.
      #expect(app.rows(after: "drop first") == ["B 0", "C 2", "D 0"])
      app.checkInvariants()
      app.close()
      #expect(app.liveNodes == 0)
    }
    #expect(
      warnings.allSatisfy { $0.contains("the ID [\"red\"] occurs multiple times within the collection") })
    #expect(Set(warnings).count == 1)
  }

  private struct Unstable: View {
    struct Note: Identifiable {
      let id = UUID()
      var text: String
    }
    @State private var round = 0
    var body: some View {
      VStack {
        Button("round \(round)") { round += 1 }
        ForEach(["x", "y"].map { Note(text: $0) }) { Tally(name: $0.text) }
      }
    }
  }
  @Test("An id that is new at each update makes the rows anew each time, and their state is lost [S1-163]")
  func unstableIDs() {
    let app = TestHost { Unstable() }
    app.tap("x 0")
    #expect(app.texts == ["round 0", "x 1", "y 0"])
    let nodes = app.liveNodes
    for round in 0..<5 { app.tap("round \(round)") }
    #expect(app.texts == ["round 5", "x 0", "y 0"])
    #expect(app.liveNodes == nodes)
  }

  private struct People: View {
    @State private var people = [Item(id: 1, name: "Ann"), Item(id: 2, name: "Bob"), Item(id: 3, name: "Cy")]
    var body: some View {
      VStack {
        Button("rename 2") { people[1].name = "Rob" }
        Button("renumber 3") { people[2].id = 30 }
        ForEach(people) { Tally(name: $0.name) }
      }
    }
  }
  @Test(
    "Identifiable elements give the identity: another name keeps the state, another id loses it [S1-162 S1-159]"
  )
  func identifiable() {
    let app = TestHost { People() }
    app.tap("Bob 0")
    app.tap("Cy 0")
    app.tap("rename 2")
    #expect(app.texts.suffix(3) == ["Ann 0", "Rob 1", "Cy 1"])
    app.tap("renumber 3")
    #expect(app.texts.suffix(3) == ["Ann 0", "Rob 1", "Cy 0"])
  }

  private struct Shuffling: View {
    static let orders = [[1, 2, 3, 4], [4, 3, 2, 1], [2, 1, 4, 3], [3, 9, 1], [1, 3], [], [3, 2, 1]]
    @State private var step = 0
    var body: some View {
      VStack {
        Button("next") { step += 1 }
        ForEach(Self.orders[step], id: \.self) { Tally(name: "n\($0)") }
      }
    }
  }
  @Test("State follows the id through every order, and ends with the id [fact-159]")
  func orders() {
    let app = TestHost { Shuffling() }
    for n in 1...3 { for count in 0..<n { app.tap("n\(n) \(count)") } }
    #expect(app.rows(after: "next") == ["n1 1", "n2 2", "n3 3", "n4 0"])
    app.tap("next")
    #expect(app.rows(after: "next") == ["n4 0", "n3 3", "n2 2", "n1 1"])
    app.tap("next")
    #expect(app.rows(after: "next") == ["n2 2", "n1 1", "n4 0", "n3 3"])
    app.tap("next")
    #expect(app.rows(after: "next") == ["n3 3", "n9 0", "n1 1"])
    app.tap("next")
    #expect(app.rows(after: "next") == ["n1 1", "n3 3"])
    app.tap("next")
    #expect(app.rows(after: "next") == [])
    app.tap("next")
    #expect(app.rows(after: "next") == ["n3 0", "n2 0", "n1 0"])
    app.checkInvariants()
  }

  // MARK: Ranges

  private struct Ranges: View {
    @State private var count = 3
    var body: some View {
      VStack {
        Button("more") { count += 2 }
        ForEach(0..<5) { Tally(name: "five\($0)") }
        ForEach(0..<count) { Text("constant\($0) of \(count)") }
        ForEach(0..<count, id: \.self) { Text("free\($0)") }
      }
    }
  }
  @Test(
    "A range with an explicit id follows the count; one without keeps its first extent and warns [S1-160 S1-161 fact-161]"
  )
  func ranges() {
    let warnings = TestHost.warnings {
      let app = TestHost { Ranges() }
      app.tap("five4 0")
      app.tap("more")
      #expect(
        app.texts.filter { $0.hasPrefix("five") } == ["five0 0", "five1 0", "five2 0", "five3 0", "five4 1"])
      #expect(
        app.texts.filter { $0.hasPrefix("constant") } == (0..<3).map { "constant\($0) of 5" })
      #expect(app.texts.filter { $0.hasPrefix("free") } == (0..<5).map { "free\($0)" })
    }
    #expect(warnings.count == 1)
    #expect(warnings[0].contains("count (5) != its initial count (3)"))
    #expect(warnings[0].contains("`ForEach(_:content:)` should only be used for *constant* data."))
  }

  // MARK: Kinds of data

  private struct Kinds: View {
    @State private var words = ["b": 2, "a": 1, "c": 3]
    let letters = ["x", "y"]
    var body: some View {
      VStack {
        Button("add") { words["bb"] = 4 }
        ForEach(Array(letters.enumerated()), id: \.offset) { Text("enumerated \($0.offset)\($0.element)") }
        ForEach(words.keys.sorted(), id: \.self) { Text("key \($0)=\(words[$0] ?? 0)") }
        ForEach(letters.indices, id: \.self) { Text("index \($0)\(letters[$0])") }
        ForEach(Array(words).sorted { $0.key < $1.key }, id: \.key) { key, value in
          Text("pair \(key)\(value)")
        }
        ForEach(letters.reversed(), id: \.self) { Text("reversed \($0)") }
        ForEach(letters[1...], id: \.hashValue) { Text("slice \($0)") }
        ForEach(Set(letters).sorted(), id: \.count) { _ in EmptyView() }
        ForEach([String](), id: \.self) { Text("nothing \($0)") }
      }
    }
  }
  @Test("Enumerated arrays, sorted keys, indices, pairs, reversed and sliced arrays make rows")
  func kindsOfData() {
    TestHost.warnings {
      let app = TestHost { Kinds() }
      app.tap("add")
      #expect(
        app.texts == [
          "add", "enumerated 0x", "enumerated 1y", "key a=1", "key b=2", "key bb=4", "key c=3", "index 0x",
          "index 1y",
          "pair a1", "pair b2", "pair bb4", "pair c3", "reversed y", "reversed x", "slice y",
        ])
    }
  }

  private struct Bound: View {
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    @State private var words = ["p", "q"]
    var body: some View {
      VStack {
        Text(items.map(\.name).joined() + words.joined())
        Button("swap") { items.swapAt(0, 1) }
        ForEach($items) { $item in
          Button("item \(item.name)") { item.name += "!" }
        }
        ForEach($words, id: \.self) { $word in
          Button("word \(word)") { word += "?" }
        }
        ForEach($items, editActions: .all) { $item in
          Button("edit \(item.name)") { item.name += "." }
        }
        ForEach($words, id: \.self, editActions: [.move]) { word in
          Text("move \(word.wrappedValue)")
        }
      }
    }
  }
  @Test("Over a binding each row gets a binding to its element")
  func bindings() {
    let app = TestHost { Bound() }
    app.tap("item b")
    #expect(app.shows("ab!pq"))
    app.tap("swap")
    #expect(app.shows("b!apq"))
    app.tap("item b!")
    #expect(app.shows("b!!apq"))
    app.tap("word q")
    #expect(app.shows("b!!apq?"))
    app.tap("edit a")
    #expect(app.shows("b!!a.pq?") && app.shows("edit a.") && app.shows("move q?"))
  }

  private struct Nested: View {
    @State private var groups = [[1, 2], [3], []]
    var body: some View {
      VStack {
        Button("grow") { groups[2].append(4) }
        ForEach(groups.indices, id: \.self) { index in
          Text("group \(index)")
          ForEach(groups[index], id: \.self) { number in
            if number != 2 { Tally(name: "n\(number)") }
          }
        }
      }
    }
  }
  @Test("Rows of any number of views, conditions and further rows stand in order")
  func nested() {
    let app = TestHost { Nested() }
    app.tap("n3 0")
    app.tap("grow")
    #expect(app.texts == ["grow", "group 0", "n1 0", "group 1", "n3 1", "group 2", "n4 0"])
  }

  @Test("A modifier on a ForEach is applied to each row [fact-163]")
  func modifierOnAll() {
    let list = Closures()
    let app = TestHost {
      VStack(spacing: 0) {
        ForEach(0..<3) { Text("r\($0)").frame(height: 20) }
          .padding(.bottom, 10)
          .onAppear { list.rows.append("rows") }
      }
    }
    // One call for all rows of the group.
    #expect(list.rows.count == 1)
    let tops = (0..<3).compactMap { app.frame(of: "r\($0)")?.midY }
    #expect(tops[1] - tops[0] == 30 && tops[2] - tops[1] == 30)
  }

  // MARK: Work

  private struct Line: View {
    let item: Item
    var body: some View { Text(item.name) }
  }
  private struct Renaming: View {
    @State private var items = (0..<100).map { Item(id: $0, name: "item \($0)") }
    let closures: Closures
    var body: some View {
      VStack(spacing: 0) {
        Button("rename") { for index in stride(from: 0, to: 100, by: 10) { items[index].name += "!" } }
        Button("append") { items.append(Item(id: items.count, name: "new")) }
        ForEach(items) { item in
          let _ = closures.rows.append(item.name)
          Line(item: item)
        }
      }
    }
  }
  @Test("Rows whose views are equal to the last are not evaluated again")
  func equalRows() {
    let closures = Closures()
    let app = TestHost(size: CGSize(width: 200, height: 3000)) { Renaming(closures: closures) }
    #expect(closures.rows.count == 100)
    app.resetWork()
    app.tap("rename")
    #expect(app.work.bodies.filter { $0 == "Line" }.count == 10)
    app.resetWork()
    app.tap("append")
    #expect(app.work.bodies.filter { $0 == "Line" }.count == 1)
    #expect(app.shows("new") && app.shows("item 50!") && app.shows("item 51"))
  }

  private static let calls = Closures()
  private struct Pure: View {
    @State private var numbers = [1, 2, 3]
    @State private var other = 0
    var body: some View {
      VStack {
        Button("other \(other)") { other += 1 }
        Button("append") { numbers.append(numbers.count + 1) }
        ForEach(numbers, id: \.self) { number in
          let _ = ForEachTests.calls.rows.append("\(number)")
          Text("row \(number)")
        }
      }
    }
  }
  @Test("A closure that captures nothing runs again only for elements that changed")
  func pureClosures() {
    Self.calls.rows = []
    let app = TestHost { Pure() }
    #expect(Self.calls.rows == ["1", "2", "3"])
    app.tap("other 0")
    #expect(Self.calls.rows == ["1", "2", "3"])
    app.tap("append")
    #expect(Self.calls.rows == ["1", "2", "3", "4"])
    #expect(app.texts == ["other 1", "append", "row 1", "row 2", "row 3", "row 4"])
  }

  private struct Reading: View {
    @State private var factor = 1
    var body: some View {
      VStack {
        Button("double") { factor *= 2 }
        ForEach(0..<3) { Text("row \($0 * factor)") }
      }
    }
  }
  @Test("What a row's closure reads of the parent's state is followed")
  func capturedState() {
    let app = TestHost { Reading() }
    app.tap("double")
    #expect(app.texts == ["double", "row 0", "row 2", "row 4"])
  }
}

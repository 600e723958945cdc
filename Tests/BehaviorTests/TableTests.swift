import Sash
import SwiftUI
import Testing

/// Tables: columns, headers that sort, selection, rows below rows.
@Suite @MainActor struct TableTests {
  private struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
    var age: Int
    var children: [Person]?
  }
  private static let people = [
    Person(id: 1, name: "Cara", age: 30), Person(id: 2, name: "Ann", age: 50),
    Person(id: 3, name: "Bob", age: 40),
  ]
  private static let size = CGSize(width: 700, height: 500)

  private struct Plain: View {
    @State private var selection: Int?
    var body: some View {
      VStack {
        Text("selected \(selection.map(String.init) ?? "none")")
        Table(TableTests.people, selection: $selection) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text("\($0.age)") }.width(100).alignment(.trailing)
          TableColumn("Twice") { person in Text("\(person.age * 2)") }
        }
      }
    }
  }

  @Test("Columns stand below their headers in all rows, with the widths that they want")
  func columns() throws {
    let host = TestHost(size: Self.size) { Plain() }
    let name = try #require(host.frame(of: "Name")), twice = try #require(host.frame(of: "Twice"))
    for row in ["Cara", "Ann", "Bob"] { #expect(host.frame(of: row)?.minX == name.minX) }
    for row in ["60", "100", "80"] { #expect(host.frame(of: row)?.minX == twice.minX) }
    let age = try #require(host.frame(of: "Age"))
    #expect(abs(host.frame(of: "30")!.maxX - age.maxX) < 1)
    // 660 between the margins less two gaps and 100: half of it each.
    #expect(name.minX == 20)
    #expect(abs(twice.minX - (20 + 268 + 12 + 100 + 12)) < 1)
    #expect(host.frame(of: "Ann")!.minY > host.frame(of: "Cara")!.minY)
  }

  @Test("A tap on a row selects it")
  func selection() {
    let host = TestHost(size: Self.size) { Plain() }
    host.tap("Bob")
    #expect(host.shows("selected 3"))
    host.tap("60")
    #expect(host.shows("selected 1"))
  }

  @Test("Where there is little width only the first column shows, without a header")
  func compact() {
    let host = TestHost(size: CGSize(width: 393, height: 600)) { Plain() }
    #expect(host.shows("Cara") && !host.shows("Name") && !host.shows("Age") && !host.shows("30"))
  }

  private struct Sorted: View {
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var selection: Set<Int> = []
    var body: some View {
      VStack {
        Text("count \(selection.count) order \(order.count)")
        Table(selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.name) { Text($0.name) }
          TableColumn("Age", value: \.age) { Text("\($0.age)") }
          TableColumn("More") { _ in Text("…") }.width(60)
        } rows: {
          Section {
            ForEach(TableTests.people.sorted(using: order)) { person in TableRow(person) }
          }
        }
      }
    }
  }

  private func names(_ host: TestHost) -> [String] {
    ["Ann", "Bob", "Cara"].sorted { host.frame(of: $0)?.minY ?? 0 < host.frame(of: $1)?.minY ?? 0 }
  }

  @Test("A tap on a header sorts by its column, another one turns the direction")
  func sorting() {
    let host = TestHost(size: Self.size) { Sorted() }
    #expect(names(host) == ["Ann", "Bob", "Cara"])
    host.tap("Name")
    #expect(names(host) == ["Cara", "Bob", "Ann"])
    host.tap("Age")
    #expect(names(host) == ["Cara", "Bob", "Ann"])
    #expect(host.shows("count 0 order 2"))
    host.tap("Age")
    #expect(names(host) == ["Ann", "Bob", "Cara"])
    host.tap("More")
    #expect(names(host) == ["Ann", "Bob", "Cara"])
    host.click("Bob")
    #expect(host.shows("count 1 order 2"))
  }

  private struct Trees: View {
    @State private var isOpen = false
    let people = [
      Person(id: 1, name: "Ann", age: 60, children: [Person(id: 2, name: "Bob", age: 30, children: nil)]),
      Person(id: 3, name: "Cara", age: 50, children: nil),
    ]
    var body: some View {
      Table(people, children: \.children) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      }
      Button("toggle") { isOpen.toggle() }
      Table(of: Person.self) {
        TableColumn("Person", value: \.name)
      } rows: {
        TableRow(Person(id: 7, name: "Gus", age: 1))
        DisclosureTableRow(Person(id: 8, name: "Hal", age: 2), isExpanded: $isOpen) {
          TableRow(Person(id: 9, name: "Ida", age: 3))
        }
        if isOpen { TableRow(Person(id: 10, name: "Jo", age: 4)) }
      }
    }
  }

  @Test("Rows with rows below them open")
  func trees() throws {
    let host = TestHost(size: CGSize(width: 700, height: 700)) { Trees() }
    #expect(!host.shows("Bob") && !host.shows("Ida"))
    #expect(host.shows("Gus") && host.shows("Hal"))
    host.tap("toggle")
    #expect(host.shows("Ida") && host.shows("Jo"))
    #expect(host.frame(of: "Ida")!.minX > host.frame(of: "Hal")!.minX)
    let ann = try #require(host.frame(of: "Ann"))
    host.tap(at: CGPoint(x: 26, y: ann.midY))
    #expect(host.shows("Bob"))
    #expect(host.frame(of: "Bob")!.minX > ann.minX)
    #expect(host.frame(of: "30")!.minX == host.frame(of: "60")!.minX)
  }

  private struct Chosen: View {
    @State private var columns = TableColumnCustomization<Person>()
    var body: some View {
      Button("hide") { columns[visibility: "age"] = .hidden }
      Table(TableTests.people, columnCustomization: $columns) {
        TableColumn("Name", value: \.name).customizationID("name")
        TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
        TableColumn("Secret") { _ in Text("secret") }.customizationID("secret").defaultVisibility(.hidden)
        TableColumnForEach([3, 5], id: \.self) { factor in
          TableColumn("Times \(factor)") { (person: Person) in Text("\(person.age * factor)") }
        }
      }
    }
  }

  @Test("Columns come from collections, and show as a customization says")
  func customization() {
    let host = TestHost(size: Self.size) { Chosen() }
    #expect(host.shows("Age") && !host.shows("Secret") && host.shows("Times 3") && host.shows("150"))
    host.tap("hide")
    #expect(!host.shows("Age") && !host.shows("30") && host.shows("Times 5"))
  }

  private struct Many: View {
    let count: Int
    var body: some View {
      Table((0..<count).map { Person(id: $0, name: "Row \($0)", age: $0) }) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text(verbatim: "age \($0.age)") }
      }
    }
  }

  @Test("A hundred thousand rows scroll as a hundred do")
  func many() {
    func cost(_ count: Int) -> Int {
      let host = TestHost(size: Self.size) { Many(count: count) }
      host.scroll(at: CGPoint(x: 300, y: 200), by: CGSize(width: 0, height: -300))
      host.advance(by: 1)
      host.resetWork()
      host.scroll(at: CGPoint(x: 300, y: 200), by: CGSize(width: 0, height: -100))
      host.advance(by: 1)
      #expect(host.shows("Row 8"))
      return host.work.evaluations
    }
    let (few, many) = (cost(100), cost(100_000))
    #expect(Double(many) < Double(few) * 1.2)
  }
}

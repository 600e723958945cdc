import Foundation
import Sash
import SwiftUI
import Testing

private struct Dog: Identifiable, Equatable {
  var dogTagID: Int
  var name: String
  /// As an identity that is no good: another one whenever it is asked for.
  var fresh: UUID { UUID() }
  var id: Int { dogTagID }
}

/// A row that counts taps in a state of its own.
private struct DogRow: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// What the documents show of lists, in their own code as far as it goes.
@MainActor @Suite("Lists, as documents show them")
struct ListRowTests {
  private static let size = CGSize(width: 390, height: 600)
  private static let dogs = [
    Dog(dogTagID: 1, name: "Rex"), Dog(dogTagID: 2, name: "Bo"), Dog(dogTagID: 3, name: "Kim"),
  ]

  // MARK: Identity

  private struct Rescue: View {
    @State private var dogs = ListRowTests.dogs
    var body: some View {
      VStack {
        Button("Insert") {
          withAnimation(.linear(duration: 1)) { dogs.insert(Dog(dogTagID: 9, name: "New"), at: 0) }
        }
        Button("Move") { withAnimation(.linear(duration: 1)) { dogs.append(dogs.removeFirst()) } }
        List(dogs, id: \.dogTagID) { DogRow(name: $0.name) }
      }
    }
  }

  @Test(
    "Rows are matched by their key: an insertion and a move keep the others, which glide to their places [S1-141]"
  )
  func matched() throws {
    let app = TestHost(size: Self.size) { Rescue() }
    app.tap("Rex 0")
    app.tap("Bo 0")
    let before = try #require(app.frame(of: "Rex 1")).midY
    let second = try #require(app.frame(of: "Bo 1")).midY
    app.resetWork()
    app.tap("Insert")
    #expect(app.work.bodies.filter { $0 == "DogRow" }.count == 1, "only the new row is made")
    app.advance(by: 0.5)
    let halfway = try #require(app.frame(of: "Rex 1")).midY
    #expect(halfway > before + 5 && halfway < before + 39)
    app.advance(by: 1)
    #expect(app.texts == ["Insert", "Move", "New 0", "Rex 1", "Bo 1", "Kim 0"])
    #expect(isNear(app.frame(of: "Rex 1")!.midY, second))
    app.tap("Move")
    app.advance(by: 0.5)
    let up = try #require(app.frame(of: "Rex 1")).midY
    #expect(up < second - 5 && up > before + 5)
    app.advance(by: 1)
    #expect(app.texts == ["Insert", "Move", "Rex 1", "Bo 1", "Kim 0", "New 0"])
  }

  private struct Kennel<ID: Hashable>: View {
    let id: KeyPath<Dog, ID>
    @State private var dogs = ListRowTests.dogs
    var body: some View {
      VStack {
        Button("Insert") { dogs.insert(Dog(dogTagID: 9, name: "New"), at: 0) }
        List { ForEach(dogs, id: id) { DogRow(name: $0.name) } }
      }
    }
  }
  private struct Indexed: View {
    @State private var dogs = ListRowTests.dogs
    var body: some View {
      VStack {
        Button("Insert") { dogs.insert(Dog(dogTagID: 9, name: "New"), at: 0) }
        List { ForEach(dogs.indices, id: \.self) { DogRow(name: dogs[$0].name) } }
      }
    }
  }

  @Test(
    "Fresh ids and indices say nothing of rows: an insertion at the head touches every one of them [S1-172]")
  func unstable() {
    /// What rows say after an insertion at the head, and how many of them were evaluated for it.
    func insert<V: View>(@ViewBuilder _ view: () -> V) -> (texts: [String], bodies: Int) {
      let app = TestHost(size: Self.size, view)
      app.tap("Rex 0")
      app.resetWork()
      app.tap("Insert")
      app.advance(by: 1)
      return (Array(app.texts.dropFirst()), app.work.bodies.filter { $0 == "DogRow" }.count)
    }
    let stable = insert { Kennel(id: \.dogTagID) }
    #expect(stable == (["New 0", "Rex 1", "Bo 0", "Kim 0"], 1))
    let fresh = insert { Kennel(id: \.fresh) }
    #expect(fresh == (["New 0", "Rex 0", "Bo 0", "Kim 0"], 4), "all rows are others, and know nothing")
    let indexed = insert { Indexed() }
    #expect(indexed == (["New 1", "Rex 0", "Bo 0", "Kim 0"], 4), "the place keeps what its row knew")
  }

  @Test("Of two elements of one name the second is not shown; a number of its own shows it [S1-173]")
  func duplicates() {
    struct Animal {
      let name: String
      let serialNumber: Int
    }
    let animals = [
      Animal(name: "Rex", serialNumber: 1), Animal(name: "Bo", serialNumber: 2),
      Animal(name: "Rex", serialNumber: 3),
    ]
    var byName: [String] = []
    let warnings = TestHost.warnings {
      byName =
        TestHost(size: Self.size) {
          List { ForEach(animals, id: \.name) { Text("\($0.name) \($0.serialNumber)") } }
        }.texts
    }
    #expect(!byName.contains("Rex 3") && byName.contains("Rex 1") && byName.contains("Bo 2"))
    #expect(warnings.contains { $0.contains("occurs multiple times") })
    let byNumber = TestHost(size: Self.size) {
      List { ForEach(animals, id: \.serialNumber) { Text("\($0.name) \($0.serialNumber)") } }
    }
    #expect(byNumber.texts == ["Rex 1", "Bo 2", "Rex 3"])
  }

  // MARK: Rows

  @Test("An if that does not hold leaves no row behind: those below move up [S4-226]")
  func condition() throws {
    struct Product: Identifiable {
      let id: Int
      let title: String
      let isFavorited: Bool
    }
    struct Page: View {
      @State private var showFavorited = false
      let products = [
        Product(id: 1, title: "one", isFavorited: true), Product(id: 2, title: "two", isFavorited: false),
        Product(id: 3, title: "three", isFavorited: true),
      ]
      var body: some View {
        VStack {
          Button("Filter") { showFavorited.toggle() }
          List {
            ForEach(products) { product in
              if !self.showFavorited || product.isFavorited {
                Text(product.title)
              }
            }
          }
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    #expect(isNear(distance(app, "one", "two"), 44) && isNear(distance(app, "one", "three"), 88))
    app.tap("Filter")
    app.advance(by: 1)
    #expect(app.texts == ["Filter", "one", "three"])
    #expect(isNear(distance(app, "one", "three"), 44))
    app.tap("Filter")
    app.advance(by: 1)
    #expect(isNear(distance(app, "one", "three"), 88))
  }

  @Test(
    "A row without a separator has no line above or below, where the system is new enough for that [S4-309 S4-310]"
  )
  func separator() {
    struct Plain: ViewModifier {
      func body(content: Content) -> some View {
        if #available(iOS 15, *) {
          content.listRowSeparator(.hidden)
        } else {
          content
        }
      }
    }
    let app = TestHost(size: Self.size) {
      List {
        Text("A")
        Text("B")
        Text("C").modifier(Plain())
        Text("D")
        Text("E")
      }
    }
    func isLine(below text: String) -> Bool {
      let y = Int((app.frame(of: text)!.midY + 22).rounded()) - 1
      return app.pixel(x: 300, y: y) != (255, 255, 255)
    }
    #expect(isLine(below: "A") && !isLine(below: "B") && !isLine(below: "C") && isLine(below: "D"))
  }
}

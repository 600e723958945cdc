import Sash
import SwiftUI
import Testing

@MainActor @Suite("Bindings to parts")
struct BindingTests {
  private struct Dog {
    var name = "Rex"
    var age = 1
    var title: String {
      get { "Sir " + name }
      set { name = String(newValue.dropFirst(4)) }
    }
  }
  private struct NameField: View {
    @Binding var name: String
    var body: some View { Button("name \(name)") { name += "!" } }
  }
  private struct TitleField: View {
    @Binding var title: String
    var body: some View { Button("title \(title)") { title = "Sir Max" } }
  }
  private struct DogView: View {
    @State private var dog = Dog()
    var body: some View {
      VStack {
        NameField(name: $dog.name)
        TitleField(title: $dog.title)
        Button("older") { dog.age += 1 }
        Button("same") { dog.name += "" }
      }
    }
  }
  @Test("A child with a binding to one property is not evaluated when another changes [fact-122 S1-030]")
  func projections() {
    let app = TestHost { DogView() }
    let own = ["DogView", "NameField", "TitleField"]
    app.resetWork()
    app.tap("older")
    app.tap("same")
    #expect(!app.work.bodies.contains { own.contains($0) })
    app.tap("name Rex")
    #expect(app.shows("name Rex!") && app.shows("title Sir Rex!"))
    #expect(app.work.bodies.filter { own.contains($0) }.sorted() == ["NameField", "TitleField"])
    app.tap("title Sir Rex!")
    #expect(app.shows("name Max"))
  }

  private struct Item: Identifiable {
    var id: Int
    var name: String
    var isDone = false
  }
  private struct Row: View {
    @Binding var item: Item
    var body: some View { Button("\(item.name) \(item.isDone ? "done" : "open")") { item.isDone.toggle() } }
  }
  private struct Items: View {
    @State private var items = (0..<5).map { Item(id: $0, name: "row \($0)") }
    var body: some View {
      VStack {
        ForEach($items) { $item in Row(item: $item) }
        Button("drop last") { items.removeLast() }
        Button("drop first") { items.removeFirst() }
        Button("rename") { items[1].name = "new" }
      }
    }
  }
  @Test(
    "Of the rows behind a binding only the one whose element changed is evaluated; they follow when they move"
  )
  func rows() {
    let app = TestHost { Items() }
    let count = { app.work.bodies.filter { $0 == "Row" }.count }
    app.resetWork()
    app.tap("row 2 open")
    #expect(app.shows("row 2 done"))
    #expect(count() == 1)
    app.resetWork()
    app.tap("rename")
    #expect(app.shows("new open"))
    #expect(count() == 1)
    app.resetWork()
    app.tap("drop last")
    #expect(!app.shows("row 4 open"))
    #expect(count() == 0)
    app.tap("drop first")
    #expect(app.texts.prefix(3) == ["new open", "row 2 done", "row 3 open"])
    app.tap("new open")
    #expect(app.shows("new done"))
    app.checkInvariants()
  }

  private final class Kept {
    var binding: Binding<Int>?
  }
  private struct Numbers: View {
    let kept: Kept
    @State private var numbers = [1, 2, 3]
    var body: some View {
      kept.binding = $numbers[2]
      return VStack {
        Text("\(numbers.count)")
        Button("shrink") { numbers.removeLast() }
      }
    }
  }
  @Test("A binding to an element that is gone keeps the last value; a write warns and does nothing")
  func lostElement() throws {
    let kept = Kept()
    let app = TestHost { Numbers(kept: kept) }
    let binding = try #require(kept.binding)
    #expect(binding.wrappedValue == 3)
    app.tap("shrink")
    #expect(binding.wrappedValue == 3)
    let warnings = TestHost.warnings { binding.wrappedValue = 9 }
    #expect(warnings.contains { $0.contains("element 2") && $0.contains("lost") })
    #expect(app.shows("2"))
  }

  @Test(
    "A binding to an element that is first read when the collection is empty reads as the element was when it was made"
  )
  func lateElement() {
    final class Model: ObservableObject {
      @Published var names = ["one", "two"]
    }
    struct Late: View {
      @Binding var name: String
      var body: some View { Text("name \(name)") }
    }
    struct Owner: View {
      @ObservedObject var model: Model
      let last: Binding<String>
      var body: some View { if model.names.isEmpty { Late(name: last) } }
    }
    let model = Model()
    let host = TestHost {
      Owner(model: model, last: ObservedObject(wrappedValue: model).projectedValue.names[1])
    }
    model.names = []
    host.advance(by: 0.1)
    #expect(host.shows("name two"))
  }

  @Test(
    "A binding to an element that never was reads as a value of its kind where there is one, with a warning")
  func neverElement() {
    struct Numbers: View {
      @State private var numbers: [Int] = []
      @State private var names: [String] = []
      var body: some View { Text("\($numbers[3].wrappedValue) '\($names[0].wrappedValue)'") }
    }
    let warnings = TestHost.warnings {
      let host = TestHost { Numbers() }
      #expect(host.shows("0 ''"))
    }
    #expect(warnings.contains { $0.contains("element 3 of Array<Int>") && $0.contains("reads as 0") })
  }

  private struct OptionalOwner: View {
    @State private var name: String? = "some"
    @State private var other = 0
    var body: some View {
      VStack {
        Text(name ?? "none")
        if let binding = Binding($name) { NameField(name: binding) }
        Button("clear") { name = nil }
        Button("other \(other)") { other += 1 }
      }
    }
  }
  @Test("A binding to the content of an optional is the same one at each evaluation")
  func optionals() {
    let app = TestHost { OptionalOwner() }
    app.resetWork()
    app.tap("other 0")
    #expect(!app.work.bodies.contains("NameField"))
    app.tap("name some")
    #expect(app.shows("some!"))
    app.tap("clear")
    #expect(app.texts == ["none", "clear", "other 1"])
  }
}

import Sash
import SwiftUI
import Testing

/// What tables say to those who do not see them.
@MainActor struct TableSemanticsTests {
  private struct Person: Identifiable {
    let id: Int
    var name: String
    var age: Int
  }
  private final class Model: ObservableObject {
    @Published var chosen: Int?
    @Published var order = [KeyPathComparator(\Person.name)]
    @Published var isOn = false
  }
  private struct Page: View {
    @ObservedObject var model: Model
    var body: some View {
      Table(
        [Person(id: 1, name: "Ann", age: 30), Person(id: 2, name: "Bob", age: 40)], selection: $model.chosen,
        sortOrder: $model.order
      ) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
        TableColumn("On") { person in
          if person.id == 1 { Toggle("Is on", isOn: $model.isOn).labelsHidden().accessibilityLabel("Is on") }
        }
      }
    }
  }
  private func host(_ model: Model, width: CGFloat = 700) -> TestHost {
    TestHost(size: CGSize(width: width, height: 500)) { Page(model: model) }
  }

  @Test("A table holds the heads of its columns and its rows, a row its cells, also where one is empty")
  func tree() throws {
    let app = host(Model())
    #expect(
      app.accessibilityTree == """
        table
          column "Name"
          column "Age"
          column "On"
          row
            cell "Ann"
            cell "30"
            cell
              toggle "Is on" = "0"
          row
            cell "Bob"
            cell "40"
            cell

        """)
    #expect(app.accessibilityElement("Name")?.details["sort"] == "ascending")
    #expect(app.accessibilityElement("Age")?.details["sort"] == nil)
    let cell = try #require(app.accessibilityElement("40")), text = try #require(app.frame(of: "40"))
    #expect(cell.frame.contains(text) && cell.frame.width > text.width * 3, "it is as wide as its column")
  }

  @Test("A row is pressed as a whole, a head sorts, and what is in a cell works by itself")
  func actions() throws {
    let model = Model()
    let app = host(model)
    let rows = app.accessibilityElements.filter { $0.role == "row" }
    try #require(rows.count == 2)
    rows[1].activate()
    #expect(model.chosen == 2)
    #expect(app.accessibilityElements.filter { $0.role == "row" }.map(\.isSelected) == [false, true])
    app.accessibilityElement("Is on")?.activate()
    #expect(model.isOn && model.chosen == 2)
    app.accessibilityElement("Name")?.activate()
    #expect(app.accessibilityElement("Name")?.details["sort"] == "descending")
  }

  @Test("Where there is one column it is a list, whose rows are buttons")
  func compact() {
    #expect(
      host(Model(), width: 390).accessibilityTree == """
        list
          button "Ann"
          button "Bob"

        """)
  }
}

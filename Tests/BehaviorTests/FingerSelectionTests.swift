import Sash
import SwiftUI
import Testing

@MainActor @Suite("Selecting several rows by a finger")
struct FingerSelectionTests {
  private struct Page: View {
    var primaryAction: ((Set<Int>) -> Void)?
    @State private var chosen: Set<Int> = []
    @State private var mode = EditMode.inactive
    var body: some View {
      NavigationStack {
        VStack {
          Text("chosen \(chosen.sorted().map(String.init).joined(separator: ","))")
          Button("edit") { mode = .active }
          List(selection: $chosen) {
            ForEach(0..<3) { Text("row \($0)") }
            NavigationLink("deep", value: 7)
          }
          .contextMenu(
            forSelectionType: Int.self, menu: { _ in Button("Copy") {} }, primaryAction: primaryAction
          )
          .environment(\.editMode, $mode)
        }
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
  }

  @Test("A tap selects nothing until the list is edited, and a link leads on; a mouse selects as ever")
  func tap() {
    let host = TestHost { Page() }
    host.tap("row 1")
    #expect(host.shows("chosen "))
    host.tap("deep")
    host.advance(by: 1)
    #expect(host.shows("screen 7"))
    host.tap("Back")
    host.advance(by: 1)
    #expect(host.shows("chosen "), "nothing is picked out on the way back")
    host.click("row 1")
    #expect(host.shows("chosen 1"))
    host.tap("edit")
    host.advance(by: 1)
    host.tap("row 2")
    #expect(host.shows("chosen 1,2"))
  }

  @Test("What a tap does besides selecting a row is done")
  func primaryAction() {
    final class Told { var values: [Set<Int>] = [] }
    let told = Told()
    let host = TestHost { Page { told.values.append($0) } }
    host.tap("row 2")
    #expect(told.values == [[2]] && host.shows("chosen "))
  }
}

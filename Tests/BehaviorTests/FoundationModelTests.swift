import Sash
import SwiftUI
import Testing

@MainActor @Suite("Models of files that import only Foundation")
struct FoundationModelTests {
  private struct Screen: View {
    @StateObject private var counter = FoundationCounter()
    let note: FoundationNote
    var body: some View {
      Text("\(counter.count) of \(counter.history.description)")
      Text(note.title)
      Button("add") { counter.count += 1 }
    }
  }

  @Test("They are observed as models of any other file")
  func observed() {
    let note = FoundationNote()
    let app = TestHost { VStack { Screen(note: note) } }
    app.tap("add")
    #expect(app.shows("1 of [1]"))
    note.title = "Changed"
    app.advance(by: 0.1)
    #expect(app.shows("Changed"))
    #expect(FoundationCounter.request(URL(fileURLWithPath: "/")).httpMethod == "GET")
  }
}

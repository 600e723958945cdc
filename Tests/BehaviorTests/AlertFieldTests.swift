import Sash
import SwiftUI
import Testing

@MainActor @Suite("Fields in alerts")
struct AlertFieldTests {
  private struct Page: View {
    var wantsSecond = false
    @State private var isAsking = false
    @State private var first = ""
    @State private var second = ""
    @FocusState private var isSecond: Bool
    var body: some View {
      VStack {
        Button("ask") { isAsking = true }
        Text("\(first)/\(second)")
      }
      .alert("Name", isPresented: $isAsking) {
        TextField("First", text: $first)
        TextField("Second", text: $second).focused($isSecond).onAppear { if wantsSecond { isSecond = true } }
        Button("OK") {}
      }
    }
  }

  @Test(
    "The first has the focus as the alert comes, unless the app gives it to another one",
    arguments: [false, true])
  func focus(wantsSecond: Bool) {
    let host = TestHost { Page(wantsSecond: wantsSecond) }
    host.tap("ask")
    host.advance(by: 1)
    host.type("Ann")
    #expect(host.shows(wantsSecond ? "/Ann" : "Ann/"))
    host.press(.return)
    host.advance(by: 1)
    #expect(!host.shows("Name"))
  }
}

import Sash
import SwiftUI
import Testing

@MainActor @Suite("Keys and what is in front")
struct LayerKeyTests {
  private struct Asking: View {
    @State private var isAsked = false
    @State private var isChosen = false
    @State private var log = "nothing"
    @State private var field = ""
    @State private var name = ""
    var role: ButtonRole? = nil
    var hasCancel = true
    var hasField = false
    var body: some View {
      VStack {
        Button("Ask") { isAsked = true }
        Button("Choose") { isChosen = true }
        Text("log \(log)")
        Text("name \(name)")
        TextField("below", text: $field)
        Text("field \(field)")
      }
      .alert("Sure?", isPresented: $isAsked) {
        if hasField { TextField("name here", text: $name) }
        Button("Do it", role: role) { log = "done" }
        if hasCancel { Button("Leave it", role: .cancel) { log = "left" } }
      }
      .confirmationDialog("Which?", isPresented: $isChosen, titleVisibility: .visible) {
        Button("First") { log = "first" }
        Button("Second") { log = "second" }
        Button("None", role: .cancel) { log = "none" }
      }
    }
  }
  private func open(_ host: TestHost, _ button: String) {
    host.tap(button)
    host.advance(by: 1)
  }

  @Test("Return presses the first plain button of an alert, Escape the one that cancels, with its action")
  func alert() {
    let host = TestHost { Asking() }
    open(host, "Ask")
    host.press(.return)
    host.advance(by: 1)
    #expect(host.shows("log done") && !host.shows("Sure?"))
    open(host, "Ask")
    host.press(.escape)
    host.advance(by: 1)
    #expect(host.shows("log left") && !host.shows("Sure?"))
    host.press(.return)
    host.press(.escape)
    host.advance(by: 1)
    #expect(host.shows("log left"))
  }

  @Test("Return never destroys; Escape does nothing where a choice has no way out, and takes the only button")
  func others() {
    let destructive = TestHost { Asking(role: .destructive) }
    open(destructive, "Ask")
    destructive.press(.return)
    destructive.advance(by: 1)
    #expect(destructive.shows("log left"))
    let single = TestHost { Asking(hasCancel: false) }
    open(single, "Ask")
    single.press(.escape)
    single.advance(by: 1)
    #expect(single.shows("log done"))
    let only = TestHost { Asking(role: .destructive, hasCancel: false) }
    open(only, "Ask")
    only.press(.return)
    only.advance(by: 1)
    #expect(only.shows("Sure?"))
  }

  @Test("A choice: Return takes the first, Escape and a click beside it the way out, with its action")
  func dialog() {
    let host = TestHost { Asking() }
    open(host, "Choose")
    host.press(.return)
    host.advance(by: 1)
    #expect(host.shows("log first"))
    open(host, "Choose")
    host.press(.escape)
    host.advance(by: 1)
    #expect(host.shows("log none") && !host.shows("Which?"))
    open(host, "Choose")
    host.tap("Second")
    host.advance(by: 1)
    #expect(host.shows("log second"))
    open(host, "Choose")
    host.click(at: CGPoint(x: 20, y: 20))
    host.advance(by: 1)
    #expect(host.shows("log none") && !host.shows("Which?"))
  }

  @Test("A field in an alert: Return answers the question, Escape leaves it")
  func fields() {
    let host = TestHost { Asking(hasField: true) }
    open(host, "Ask")
    host.tap("name here")
    host.type("Ann")
    host.press(.return)
    host.advance(by: 1)
    #expect(host.shows("log done") && host.shows("name Ann"))
    open(host, "Ask")
    host.tap("Ann")
    host.press(.escape)
    host.advance(by: 1)
    #expect(host.shows("log left") && !host.shows("Sure?"))
  }

  @Test("Keys and text never reach a field below, and reach it again afterwards")
  func below() {
    struct Root: View {
      @State private var text = ""
      @State private var isAsked = false
      var body: some View {
        VStack {
          TextField("type", text: $text)
          Text("text \(text)")
        }
        .onChange(of: text) { if text == "ab" { isAsked = true } }
        .alert("Enough?", isPresented: $isAsked) {
          Button("Yes") {}
          Button("No", role: .cancel) {}
        }
      }
    }
    let host = TestHost { Root() }
    host.tap("type")
    host.type("ab")
    host.advance(by: 1)
    #expect(host.shows("Enough?"))
    host.type("cd")
    host.press(.delete)
    #expect(host.shows("text ab"))
    host.press(.escape)
    host.advance(by: 1)
    #expect(!host.shows("Enough?"))
    host.type("ef")
    #expect(host.shows("text abef"))
  }

  @Test(
    "Escape closes a sheet unless that is not wanted, a popover and a menu; arrows and Return lead through a menu"
  )
  func layers() {
    struct Root: View {
      @State private var isShown = false
      @State private var log = "nothing"
      var isFixed: Bool
      var body: some View {
        VStack {
          Text("log \(log)")
          Button("Sheet") { isShown = true }
          Menu("Menu") {
            Button("One") { log = "one" }
            Button("Two") { log = "two" }.disabled(true)
            Button("Three") { log = "three" }
          }
        }
        .sheet(isPresented: $isShown) { Text("on sheet").interactiveDismissDisabled(isFixed) }
      }
    }
    for isFixed in [false, true] {
      let host = TestHost { Root(isFixed: isFixed) }
      open(host, "Sheet")
      host.press(.escape)
      host.advance(by: 1)
      #expect(host.shows("on sheet") == isFixed)
    }
    let host = TestHost { Root(isFixed: false) }
    open(host, "Menu")
    host.press(.escape)
    host.advance(by: 1)
    #expect(!host.shows("One") && host.shows("log nothing"))
    open(host, "Menu")
    host.press(.down)
    host.press(.down)
    host.press(.return)
    host.advance(by: 1)
    #expect(host.shows("log three") && !host.shows("One"))
    open(host, "Menu")
    host.press(.up)
    host.press(.up)
    host.press(.return)
    host.advance(by: 1)
    #expect(host.shows("log one"))
  }
}

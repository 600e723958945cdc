import Foundation
import Sash
import SwiftUI
import Testing

/// Tab, arrows and Space through controls: what a desktop expects of every program.
@MainActor @Suite("Walking by keys")
struct KeyboardWalkTests {
  private struct Login: View {
    @State private var name = ""
    @State private var password = ""
    @State private var isKept = false
    @State private var log: [String] = []
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Toggle("Keep", isOn: $isKept)
        HStack {
          Button("Cancel") { log.append("cancel") }
          Button("Off") { log.append("off") }.disabled(true)
          Button("Log in") { log.append("in") }
        }
        Text("\(name)/\(password)/\(isKept ? "kept" : "not") \(log.joined(separator: ","))")
      }
    }
  }

  @Test("A form is filled and sent by keys alone [text-90]")
  func login() {
    let app = TestHost { Login() }
    app.press(.tab)
    app.type("Ada")
    app.press(.tab)
    app.type("x1")
    app.press(.tab)
    app.press(.character(" "))
    #expect(app.shows("Ada/x1/kept "))
    app.press(.tab)
    app.press(.tab)
    app.press(.character(" "))
    #expect(app.shows("Ada/x1/kept in"))
    // Backwards, past the disabled button, and around the beginning.
    app.press(.tab, shift: true)
    app.press(.return)
    #expect(app.shows("Ada/x1/kept in,cancel"))
    for _ in 0..<4 { app.press(.tab, shift: true) }
    app.press(.character(" "))
    #expect(app.shows("Ada/x1/kept in,cancel,in"))
  }

  @Test("Tab selects what a field of one line holds")
  func selects() {
    let app = TestHost { Login() }
    app.press(.tab)
    app.type("Ada")
    app.press(.tab)
    app.press(.tab, shift: true)
    app.type("Bob")
    #expect(app.shows("Bob//not "))
  }

  @Test("A press leaves the focus where it is, and takes the ring away")
  func press() {
    let app = TestHost { Login() }
    app.tap("Name")
    app.type("A")
    app.tap("Log in")
    app.type("da")
    #expect(app.shows("Ada//not in"))
  }

  private struct Values: View {
    @State private var amount = 0.5
    @State private var steps = 3
    @State private var side = "left"
    @State private var day = 2
    var body: some View {
      VStack {
        Slider(value: $amount, in: 0...1)
        Stepper("Steps", value: $steps, in: 0...4)
        Picker("Side", selection: $side) {
          Text("Left").tag("left")
          Text("Middle").tag("middle")
          Text("Right").tag("right")
        }
        .pickerStyle(.segmented)
        Picker("Day", selection: $day) { ForEach(1..<8) { Text("Day \($0)").tag($0) } }.pickerStyle(.wheel)
        Text("\(Int((amount * 100).rounded())) \(steps) \(side) \(day)")
      }
    }
  }

  @Test("Arrows move what has a value; each such control is one stop", arguments: [false, true])
  func values(isMirrored: Bool) {
    let app = TestHost { Values().environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight) }
    let (more, less): (TestHost.Key, TestHost.Key) = isMirrored ? (.left, .right) : (.right, .left)
    app.press(.tab)
    app.press(more)
    #expect(app.shows("60 3 left 2"))
    app.press(less)
    app.press(.down)
    #expect(app.shows("40 3 left 2"))
    app.press(.end)
    #expect(app.shows("100 3 left 2"))
    app.press(.tab)
    app.press(.up)
    app.press(.up)
    #expect(app.shows("100 4 left 2"))
    app.press(.tab)
    app.press(more)
    #expect(app.shows("100 4 middle 2"))
    app.press(.end)
    #expect(app.shows("100 4 right 2"))
    app.press(.tab)
    app.press(.down)
    #expect(app.shows("100 4 right 3"))
    app.press(.tab)
    app.press(.home)
    #expect(app.shows("0 4 right 3"))
  }

  private struct Names: View {
    let names: [String]
    @State private var chosen: String?
    @State private var many: Set<String> = []
    let isMany: Bool
    var body: some View {
      VStack {
        Button("Before") {}
        if isMany {
          List(names, id: \.self, selection: $many) { Text($0) }
        } else {
          List(names, id: \.self, selection: $chosen) { Text($0) }
        }
        Text("chosen \(isMany ? many.sorted().joined(separator: "+") : chosen ?? "none")")
      }
    }
  }

  @Test("Arrows and letters choose rows of a list; Tab leaves it")
  func list() {
    let names = ["Ada", "Bob", "Carl", "Cecil", "Dora", "Émile"]
    let app = TestHost { Names(names: names, isMany: false) }
    app.press(.tab)
    app.press(.tab)
    #expect(app.shows("chosen none"))
    app.press(.down)
    #expect(app.shows("chosen Bob"))
    app.press(.end)
    #expect(app.shows("chosen Émile"))
    app.press(.up)
    #expect(app.shows("chosen Dora"))
    app.press(.character("c"))
    #expect(app.shows("chosen Carl"))
    app.press(.character("e"))
    #expect(app.shows("chosen Cecil"))
    app.advance(by: 2)
    app.press(.character("e"))
    #expect(app.shows("chosen Émile"))
    // Out of the list and back to the row that is chosen.
    app.press(.tab)
    app.press(.tab)
    app.press(.up)
    #expect(app.shows("chosen Dora"))
  }

  @Test("Shift extends what is selected")
  func extends() {
    let app = TestHost { Names(names: ["a1", "b2", "c3", "d4"], isMany: true) }
    app.press(.tab)
    app.press(.tab)
    app.press(.down)
    app.press(.down, shift: true)
    #expect(app.shows("chosen b2+c3"))
    app.press(.down)
    #expect(app.shows("chosen d4"))
  }

  @Test("A long list scrolls along, and makes only what is seen")
  func longList() {
    var made: Set<Int> = []
    let app = TestHost(size: CGSize(width: 300, height: 400)) {
      NavigationStack {
        List(0..<10_000) { number in
          NavigationLink("Row \(number)") { Text("Detail \(number)") }.onAppear { made.insert(number) }
        }
      }
    }
    app.press(.tab)
    for _ in 0..<60 { app.press(.down) }
    let frame = app.frame(of: "Row 60")
    #expect(frame.map { $0.minY > 0 && $0.maxY < 400 } == true)
    #expect(made.count < 100)
    app.press(.return)
    app.advance(by: 1)
    #expect(app.shows("Detail 60"))
  }

  @Test("A field that is led to is scrolled into sight, by Tab and by its value [fact-268]")
  func reveals() {
    struct Fields: View {
      @Binding var texts: [String]
      @FocusState.Binding var field: Int?
      var body: some View {
        ForEach(texts.indices, id: \.self) {
          TextField("Field \($0)", text: $texts[$0]).focused($field, equals: $0)
        }
      }
    }
    struct Screen: View {
      let isForm: Bool
      @State private var texts = Array(repeating: "", count: 40)
      @FocusState private var field: Int?
      var body: some View {
        VStack {
          if isForm {
            Form { Fields(texts: $texts, field: $field) }
          } else {
            ScrollView { VStack { Fields(texts: $texts, field: $field) } }
          }
          Button("Jump") { field = 35 }
        }
      }
    }
    func sees(_ text: String, _ app: TestHost) -> Bool {
      app.type(text)
      return app.frame(of: text).map { $0.minY > 0 && $0.maxY < 440 } == true
    }
    let form = TestHost(size: CGSize(width: 320, height: 480)) { Screen(isForm: true) }
    for _ in 0..<25 { form.press(.tab) }
    #expect(sees("walked", form))
    let column = TestHost(size: CGSize(width: 320, height: 480)) { Screen(isForm: false) }
    column.tap("Jump")
    #expect(sees("jumped", column))
    // To the button, and from it to the first field.
    for _ in 0..<6 { column.press(.tab) }
    #expect(sees("first", column) && column.frame(of: "first")!.minY < 60)
  }

  @Test("Only what is in front is walked through; a pushed screen ends typing")
  func layers() {
    struct Screen: View {
      @State private var text = ""
      @State private var isShown = false
      @State private var count = 0
      @FocusState private var isTyping: Bool
      var body: some View {
        NavigationStack {
          VStack {
            TextField("Type", text: $text).focused($isTyping)
            NavigationLink("Go on") { Text("Next screen") }
            Button("Sheet") { isShown = true }
            Text("text \(text), typing \(isTyping ? "yes" : "no"), count \(count)")
          }
          .sheet(isPresented: $isShown) { Button("In sheet") { count += 1 } }
        }
      }
    }
    let app = TestHost { Screen() }
    app.tap("Sheet")
    app.advance(by: 1)
    app.press(.tab)
    app.press(.character(" "))
    app.press(.tab)
    app.press(.character(" "))
    app.press(.escape)
    app.press(.escape)
    app.advance(by: 1)
    #expect(app.shows("text , typing no, count 2"))
    app.tap("Type")
    app.type("a")
    #expect(app.shows("text a, typing yes, count 2"))
    app.tap("Go on")
    app.advance(by: 1)
    app.type("lost")
    app.tap("Back")
    app.advance(by: 1)
    #expect(app.shows("text a, typing no, count 2"))
  }

  @Test(
    "Views that may have the focus are walked to; a scope has one that is preferred, and can be reset to it [text-87]"
  )
  func preferred() {
    struct Box: View {
      let name: String
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text("\(name) \(isFocused ? "on" : "off")") }
    }
    struct Screen: View {
      @Namespace private var scope
      @Environment(\.resetFocus) private var resetFocus
      var body: some View {
        VStack {
          Box(name: "one").focusable()
          Box(name: "two").focusable().prefersDefaultFocus(in: scope)
          Box(name: "three").focusable(false)
          Button("Reset") { resetFocus(in: scope) }
        }
        .focusScope(scope)
      }
    }
    let app = TestHost { Screen() }
    #expect(app.shows("two on"))
    app.press(.tab, shift: true)
    #expect(app.shows("one on") && app.shows("two off"))
    app.press(.tab, shift: true)
    app.press(.tab, shift: true)
    #expect(app.shows("two on") && app.shows("three off"))
    app.press(.tab, shift: true)
    #expect(app.shows("one on"))
    app.tap("Reset")
    #expect(app.shows("two on"))
  }

  @Test("A value moves the focus to a button, and keys tell it when they move on [text-84]")
  func tiedButton() {
    struct Screen: View {
      @FocusState private var place: String?
      @State private var count = 0
      var body: some View {
        VStack {
          Button("First") {}.focused($place, equals: "first")
          Button("Second") { count += 1 }.focused($place, equals: "second")
          Text("at \(place ?? "none"), \(count)")
        }
        .onAppear { place = "second" }
      }
    }
    let app = TestHost { Screen() }
    #expect(app.shows("at second, 0"))
    app.press(.character(" "))
    #expect(app.shows("at second, 1"))
    app.press(.tab)
    #expect(app.shows("at first, 1"))
    app.press(.escape)
    #expect(app.shows("at none, 1"))
  }

  @Test("Pages, ends and arrows scroll what nobody else has a use for them")
  func scrolls() {
    let app = TestHost(size: CGSize(width: 300, height: 400)) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Text("Line \($0)").frame(height: 40) } } }
    }
    func top() -> CGFloat { app.frame(of: "Line 0")?.minY ?? .nan }
    let start = top()
    app.press(.down)
    #expect(top() == start - 60)
    app.press(.up)
    app.press(.pageDown)
    #expect(top() == start - 360)
    app.press(.end)
    #expect(top() == start - 3600)
    app.press(.home)
    #expect(top() == start)
  }

  @Test("The bar of a screen comes before its content; columns are walked one after another")
  func order() {
    struct Screen: View {
      @State private var log: [String] = []
      var body: some View {
        NavigationStack {
          HStack {
            VStack { ForEach(["a", "b"], id: \.self) { name in Button(name) { log.append(name) } } }
            VStack { ForEach(["c", "d"], id: \.self) { name in Button(name) { log.append(name) } } }
          }
          .overlay(alignment: .bottom) { Text("log \(log.joined())") }
          .toolbar { Button("Add") { log.append("+") } }
        }
      }
    }
    let app = TestHost { Screen() }
    for _ in 0..<5 {
      app.press(.tab)
      app.press(.character(" "))
    }
    #expect(app.shows("log +abcd"), "\(app.texts)")
  }

  @Test("A ring shows what keys have led to, and goes with a press")
  func ring() throws {
    let app = TestHost(size: CGSize(width: 200, height: 100)) {
      VStack {
        Button("Plain") {}
        Button("None") {}.focusEffectDisabled()
      }
    }
    let before = app.png()
    app.press(.tab)
    let ringed = app.png()
    #expect(ringed != before)
    app.press(.tab)
    #expect(app.png() == before)
    app.press(.tab)
    #expect(app.png() == ringed)
    app.tap(at: CGPoint(x: 2, y: 2))
    #expect(app.png() == before)
  }

  @Test("A menu is opened, walked through and left by keys, menus in it too", arguments: [false, true])
  func menus(isMirrored: Bool) {
    struct Screen: View {
      @State private var log = ""
      var body: some View {
        VStack {
          Menu("Menu") {
            Button("One") { log += "1" }
            Menu("More") {
              Button("Two") { log += "2" }
              Button("Three") { log += "3" }
            }
            Button("Four") { log += "4" }
          }
          Text("log \(log)")
        }
      }
    }
    let direction: LayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let app = TestHost { Screen().environment(\.layoutDirection, direction) }
    let (into, out): (TestHost.Key, TestHost.Key) = isMirrored ? (.left, .right) : (.right, .left)
    func open() {
      app.press(.character(" "))
      app.advance(by: 1)
    }
    app.press(.tab)
    open()
    app.press(.return)
    app.advance(by: 1)
    #expect(app.shows("log 1") && !app.shows("One"))
    open()
    app.press(.tab)
    app.press(into)
    app.advance(by: 1)
    #expect(app.shows("Two"))
    app.press(out)
    app.advance(by: 1)
    #expect(!app.shows("Two") && app.shows("Four"))
    app.press(into)
    app.advance(by: 1)
    app.press(.end)
    app.press(.return)
    app.advance(by: 1)
    #expect(app.shows("log 13") && !app.shows("Four"))
    open()
    app.press(.end)
    app.press(.character(" "))
    app.advance(by: 1)
    #expect(app.shows("log 134"))
  }
}

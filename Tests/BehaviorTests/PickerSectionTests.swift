import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Sections in pickers")
struct PickerSectionTests {
  private static let size = CGSize(width: 390, height: 700)

  private struct Page<Style: PickerStyle>: View {
    let style: Style
    var inForm = true
    @State var color = "red"
    var body: some View {
      VStack {
        Text("chosen: \(color)")
        if inForm { Form { picker } } else { picker }
      }
    }
    private var picker: some View {
      Picker("Color", selection: $color) {
        Section("Warm") {
          Text("Red").tag("red")
          Text("Orange").tag("orange")
        }
        Section("Cold") {
          ForEach(["blue", "green"], id: \.self) { Text($0.capitalized) }
        }
      }
      .pickerStyle(style)
    }
  }
  private func middle(_ app: TestHost, _ text: String) throws -> CGFloat {
    try #require(app.frames(of: text).last).midY
  }

  @Test("In a menu each section is a group under its header, and values of all of them can be chosen")
  func menu() throws {
    let app = TestHost(size: Self.size) { Page(style: .menu) }
    app.go("Color")
    #expect(app.texts.suffix(6) == ["Warm", "Red", "Orange", "Cold", "Blue", "Green"])
    let (red, orange) = (try middle(app, "Red"), try middle(app, "Orange"))
    let (cold, blue) = (try middle(app, "Cold"), try middle(app, "Blue"))
    #expect(abs(orange - red - 45) < 0.6)
    // Between the groups there are a band and the header.
    #expect(orange < cold && cold < blue && blue - orange > 44 + 8 + 20)
    // Facts on metrics: headers of menus are footnotes.
    #expect(app.frame(of: "Cold")!.height < app.frame(of: "Blue")!.height)
    app.go("Green")
    #expect(app.shows("chosen: green") && !app.shows("Warm"))
    // The header does nothing.
    app.go("Color")
    app.tap("Cold")
    app.advance(by: 1)
    #expect(app.shows("chosen: green") && app.shows("Warm"))
  }

  @Test("A divider ends a group in a menu, and is nothing elsewhere")
  func dividers() throws {
    struct Page<Style: PickerStyle>: View {
      let style: Style
      @State var size = 1
      var body: some View {
        VStack {
          Text("chosen: \(size)")
          Picker("Size", selection: $size) {
            Divider()
            Text("One").tag(1)
            Text("Two").tag(2)
            Divider()
            Divider()
            Text("Three").tag(3)
            Divider()
          }
          .pickerStyle(style)
          Spacer()
        }
      }
    }
    let app = TestHost(size: Self.size) { Page(style: .menu) }
    app.go("One")
    let (one, two, three) = (try middle(app, "One"), try middle(app, "Two"), try middle(app, "Three"))
    #expect(abs(two - one - 45) < 0.6)
    // Facts on metrics: a band between groups is 8 high; there is one, and none before the first and after the last.
    #expect(abs(three - two - 44 - 8) < 0.6)
    app.go("Three")
    #expect(app.shows("chosen: 3"))

    let segments = TestHost(size: Self.size) { Page(style: .segmented) }
    let xs = ["One", "Two", "Three"].map { segments.frame(of: $0)!.midX }
    #expect(abs((xs[1] - xs[0]) - (xs[2] - xs[1])) < 0.6)
  }

  @Test("Where values are rows the sections are sections of the list")
  func inline() throws {
    let app = TestHost(size: Self.size) { Page(style: .inline) }
    #expect(app.texts == ["chosen: red", "Color", "WARM", "Red", "Orange", "COLD", "Blue", "Green"])
    #expect(abs(try middle(app, "Orange") - middle(app, "Red") - 44) < 0.6)
    #expect(try middle(app, "Blue") - middle(app, "Orange") > 70)
    app.tap("Blue")
    #expect(app.shows("chosen: blue"))
  }

  @Test("In a section of the app the sections of a picker stand as rows with their headers")
  func inlineInSection() {
    struct Page: View {
      @State var color = 1
      var body: some View {
        Text("chosen: \(color)")
        Form {
          Section("Outer") {
            Picker("Color", selection: $color) {
              Section("Warm") { Text("Red").tag(1) }
              Section("Cold") { Text("Green").tag(2) }
            }
            .pickerStyle(.inline)
          }
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    #expect(app.texts == ["chosen: 1", "OUTER", "Color", "Warm", "Red", "Cold", "Green"])
    app.tap("Green")
    #expect(app.shows("chosen: 2"))
  }

  @Test("A screen with the values has the sections too")
  func navigationLink() throws {
    let app = TestHost(size: Self.size) { NavigationStack { Page(style: .navigationLink) } }
    app.go("Color")
    #expect(app.shows("WARM") && app.shows("COLD"))
    #expect(try middle(app, "Green") - middle(app, "Orange") > 100)
    app.go("Green")
    #expect(app.shows("chosen: green") && !app.shows("COLD"))
  }

  @Test("A wheel has the values of all sections one after another")
  func wheel() throws {
    let app = TestHost(size: Self.size) { Page(style: .wheel, inForm: false) }
    #expect(app.shows("Blue") && app.shows("Green") && !app.shows("Cold") && !app.shows("Warm"))
    app.tap("Blue")
    app.advance(by: 1)
    #expect(app.shows("chosen: blue"))
  }

  @Test("A picker in a menu brings its sections into it")
  func inMenu() throws {
    struct Page: View {
      @State var order = 0
      var body: some View {
        VStack {
          Text("order: \(order)")
          Menu("Open") {
            Button("Copy") {}
            Picker("Order", selection: $order) {
              Section("Up") { Text("Oldest").tag(0) }
              Section("Down") { Text("Newest").tag(1) }
            }
            Button("Paste") {}
          }
          Spacer()
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    app.go("Open")
    #expect(app.texts.suffix(6) == ["Copy", "Up", "Oldest", "Down", "Newest", "Paste"])
    app.go("Newest")
    #expect(app.shows("order: 1"))
  }

  @Test("Sections come and go with their values")
  func changing() {
    struct Page: View {
      @State var chosen = 1
      @State var hasMore = false
      var body: some View {
        VStack {
          Button("Toggle") { hasMore.toggle() }
          Form {
            Picker("Number", selection: $chosen) {
              Section("Few") { Text("One").tag(1) }
              if hasMore { Section("Many") { Text("Ten").tag(10) } }
            }
            .pickerStyle(.inline)
          }
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    #expect(!app.shows("MANY"))
    app.tap("Toggle")
    app.advance(by: 1)
    #expect(app.shows("MANY") && app.shows("Ten"))
    app.tap("Toggle")
    app.advance(by: 1)
    #expect(!app.shows("MANY") && app.shows("FEW"))
  }
}

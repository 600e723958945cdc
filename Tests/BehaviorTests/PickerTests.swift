import Sash
import SwiftUI
import Testing

@MainActor @Suite("Pickers and outlines")
struct PickerTests {
  private static let size = CGSize(width: 390, height: 600)
  private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, chocolate, lemon
    var id: Self { self }
  }

  private struct Page<Style: PickerStyle>: View {
    let style: Style
    var inForm = false
    @State var flavor = Flavor.chocolate
    var body: some View {
      VStack {
        Text("chosen: \(flavor.rawValue)")
        if inForm {
          Form { picker }
        } else {
          picker
        }
      }
    }
    private var picker: some View {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(style)
    }
  }

  @Test("A segmented picker shows its values side by side, and a tap chooses one")
  func segmented() {
    let app = TestHost(size: Self.size) { Page(style: .segmented).padding() }
    let (a, b, c) = (app.frame(of: "Vanilla")!, app.frame(of: "Chocolate")!, app.frame(of: "Lemon")!)
    #expect(isNear(b.midX - a.midX, c.midX - b.midX))
    #expect(isNear(a.midY, c.midY))
    // The chosen one stands on white.
    #expect(app.pixel(x: Int(b.midX), y: Int(b.midY) - 12) == (255, 255, 255))
    app.tap("Lemon")
    #expect(app.shows("chosen: lemon"))
  }

  @Test("A picker in a form is a row with its label and what is chosen; a tap opens a menu")
  func menu() {
    let app = TestHost(size: Self.size) { Page(style: .automatic, inForm: true) }
    #expect(app.texts == ["chosen: chocolate", "Flavor", "Chocolate"])
    #expect(app.frame(of: "Flavor")!.minX == 32)
    app.go("Flavor")
    #expect(app.frames(of: "Chocolate").count == 2)
    app.go("Lemon")
    #expect(app.shows("chosen: lemon") && !app.shows("Vanilla"))
    app.go("Flavor")
    app.tap(at: CGPoint(x: 20, y: 580))
    app.advance(by: 1)
    #expect(app.shows("chosen: lemon") && !app.shows("Vanilla"))
  }

  @Test("Outside of a form a menu picker is a button that shows what is chosen")
  func menuButton() {
    let app = TestHost(size: Self.size) { Page(style: .menu) }
    #expect(app.texts == ["chosen: chocolate", "Chocolate"])
    app.go("Chocolate")
    app.go("Vanilla")
    #expect(app.texts == ["chosen: vanilla", "Vanilla"])
  }

  @Test("An inline picker has a row for each value")
  func inline() {
    let app = TestHost(size: Self.size) { Page(style: .inline, inForm: true) }
    #expect(app.texts == ["chosen: chocolate", "Flavor", "Vanilla", "Chocolate", "Lemon"])
    #expect(isNear(distance(app, "Vanilla", "Chocolate"), 44))
    app.tap(at: CGPoint(x: 340, y: app.frame(of: "Vanilla")!.midY))
    #expect(app.shows("chosen: vanilla"))
  }

  @Test("A wheel turns to where a finger leaves it")
  func wheel() {
    let app = TestHost(size: Self.size) { Page(style: .wheel) }
    let y = app.frame(of: "Chocolate")!.midY
    app.press(at: CGPoint(x: 200, y: y))
    for step in 1...8 {
      app.advance(by: 0.1)
      app.drag(to: CGPoint(x: 200, y: y - 4 * CGFloat(step)))
    }
    app.advance(by: 0.3)
    app.release(at: CGPoint(x: 200, y: y - 32))
    app.advance(by: 1)
    #expect(app.shows("chosen: lemon"))
    #expect(isNear(app.frame(of: "Lemon")!.midY, y))
    #expect(app.isIdle)
  }

  @Test("Tags say what views of a picker stand for, also those of optional values")
  func tags() {
    struct Page: View {
      @State var number: Int?
      var body: some View {
        VStack {
          Text("chosen: \(number ?? -1)")
          Picker("Number", selection: $number) {
            Text("None").tag(Int?.none)
            Text("One").tag(1)
            Text("Two").tag(Optional(2))
          }
          .pickerStyle(.segmented)
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    app.tap("Two")
    #expect(app.shows("chosen: 2"))
    app.tap("One")
    #expect(app.shows("chosen: 1"))
    app.tap("None")
    #expect(app.shows("chosen: -1"))
  }

  @Test("A picker may lead to a screen with its values")
  func navigationLink() {
    let app = TestHost(size: Self.size) { NavigationStack { Page(style: .navigationLink, inForm: true) } }
    app.tap("Flavor")
    app.advance(by: 2)
    app.tap("Lemon")
    app.advance(by: 2)
    #expect(app.shows("chosen: lemon"))
  }

  // MARK: Outlines

  @Test("A disclosure group shows its content while it is open")
  func disclosure() {
    let app = TestHost(size: Self.size) {
      VStack { DisclosureGroup("More") { Text("Inside") } }.padding()
    }
    #expect(!app.shows("Inside"))
    app.tap("More")
    #expect(app.shows("Inside"))
    #expect(app.frame(of: "Inside")!.minY >= app.frame(of: "More")!.maxY)
    app.tap("More")
    app.advance(by: 1)
    #expect(!app.shows("Inside"))
  }

  @Test("A disclosure group follows its binding")
  func binding() {
    struct Page: View {
      @State var isOpen = true
      var body: some View {
        VStack {
          Button("Toggle") { isOpen.toggle() }
          DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
        }
      }
    }
    let app = TestHost(size: Self.size) { Page() }
    #expect(app.shows("Inside"))
    app.tap("Toggle")
    app.advance(by: 1)
    #expect(!app.shows("Inside"))
  }

  private struct Node: Identifiable {
    let id: String
    var children: [Node]?
  }

  @Test("A list of a tree has a row for each element that can be seen, children further in")
  func outline() {
    let tree = [
      Node(id: "A", children: [Node(id: "A1"), Node(id: "A2", children: [Node(id: "A2x")])]), Node(id: "B"),
    ]
    let app = TestHost(size: Self.size) { List(tree, children: \.children) { Text($0.id) } }
    #expect(app.texts == ["A", "B"])
    app.tap(at: CGPoint(x: 250, y: app.frame(of: "A")!.midY))
    app.advance(by: 1)
    #expect(app.texts == ["A", "A1", "A2", "B"])
    #expect(app.frame(of: "A1")!.minX == app.frame(of: "A")!.minX + 16)
    #expect(isNear(distance(app, "A", "A1"), 44))
    app.tap("A2")
    app.advance(by: 1)
    #expect(app.texts == ["A", "A1", "A2", "A2x", "B"])
    app.tap("A")
    app.advance(by: 1)
    #expect(app.texts == ["A", "B"])
  }

  @Test("Links in a list are whole rows, and the title of a list is that of its screen [S0-184]")
  func links() {
    let app = TestHost(size: Self.size) {
      NavigationStack {
        List { NavigationLink("Go") { Text("There") } }.navigationTitle("Title")
      }
    }
    #expect(app.shows("Title"))
    app.tap(at: CGPoint(x: 250, y: app.frame(of: "Go")!.midY))
    app.advance(by: 2)
    #expect(app.shows("There"))
  }
}

import Sash
import SwiftUI
import Testing

@MainActor @Suite("Control groups")
struct ControlGroupTests {
  @Test("Controls of a group stand side by side in one shape with lines between them, and work")
  func joined() {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("count \(count)")
          ControlGroup("Steps", systemImage: "plus") {
            Button("Down") { count -= 1 }
            Button("Up") { count += 1 }
            Button("Reset") { count = 0 }
          }
        }
      }
    }
    let app = TestHost(size: CGSize(width: 300, height: 100)) { Root() }
    #expect(app.texts == ["count 0", "Down", "Up", "Reset"])
    let frames = ["Down", "Up", "Reset"].map { app.frame(of: $0)! }
    #expect(frames[0].maxX < frames[1].minX && frames[1].maxX < frames[2].minX)
    #expect(Set(frames.map { $0.midY.rounded() }).count == 1)
    app.tap("Up")
    app.tap("Up")
    app.tap("Down")
    #expect(app.texts.first == "count 1")
  }

  @Test("A style of one's own gets content and label, and may show the group in the style around it")
  func styles() {
    struct Framed: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          ControlGroup(configuration)
        }
      }
    }
    let app = TestHost(size: CGSize(width: 300, height: 120)) {
      ControlGroup {
        Button("One") {}
      } label: {
        Text("Title")
      }
      .controlGroupStyle(Framed())
    }
    #expect(app.texts == ["Title", "One"])
  }

  /// A menu that has opened, with what its items have done.
  private func menu(@ViewBuilder _ items: @escaping (Binding<[String]>) -> some View) -> TestHost {
    let app = TestHost(size: CGSize(width: 393, height: 600)) { LoggingMenu(items: items) }
    app.tap("Open")
    app.advance(by: 1)
    return app
  }

  @Test(
    "In a menu the controls of a group share its width, with titles below images; one closes the menu and acts"
  )
  func inMenu() throws {
    let app = menu { log in
      ControlGroup {
        Button("Cut", systemImage: "scissors") { log.wrappedValue.append("cut") }
        Button("Copy", systemImage: "doc.on.doc") { log.wrappedValue.append("copy") }
        Button("Paste", systemImage: "clipboard") { log.wrappedValue.append("paste") }
      }
      Button("Delete", systemImage: "trash", role: .destructive) { log.wrappedValue.append("delete") }
    }
    let frames = try ["Cut", "Copy", "Paste"].map { try #require(app.frame(of: $0)) }
    #expect(Set(frames.map(\.midY)).count == 1)
    // A menu is 250 wide.
    #expect(
      abs(frames[1].midX - frames[0].midX - 250 / 3) < 0.1
        && abs(frames[2].midX - frames[1].midX - 250 / 3) < 0.1)
    #expect(try #require(app.frame(of: "Delete")).minY > frames[0].maxY)
    app.tap("Copy")
    app.advance(by: 1)
    #expect(app.shows("copy") && !app.shows("Delete"))
  }

  @Test("A compact group shows images alone, and titles where there is none; six stand in two rows")
  func compact() throws {
    let app = menu { log in
      ControlGroup {
        Button("Zoom", systemImage: "plus.magnifyingglass") { log.wrappedValue.append("zoom") }
        ForEach(1..<6) { number in Button("N\(number)") { log.wrappedValue.append("n\(number)") } }
      }
      .controlGroupStyle(.compactMenu)
    }
    #expect(!app.texts.contains("Zoom"))
    let first = try #require(app.frame(of: "N1"))
    let last = try #require(app.frame(of: "N5"))
    #expect(abs(last.midY - first.midY - 44) < 0.1)
    app.tap("N5")
    app.advance(by: 1)
    #expect(app.shows("n5"))
  }

  @Test("A palette chooses among images side by side, and takes the variant of a symbol that is asked for")
  func palette() throws {
    enum Tag: String, CaseIterable { case red, green, blue }
    struct Root: View {
      @State private var tag = Tag.green
      @State private var marks: Set<Tag> = [.red]
      var body: some View {
        VStack {
          Text("\(tag.rawValue), \(marks.map(\.rawValue).sorted().joined(separator: "+"))")
          Menu("Open") {
            Picker("Tag", selection: $tag) {
              ForEach(Tag.allCases, id: \.self) {
                Label("pick " + $0.rawValue, systemImage: "circle").tag($0)
              }
            }
            .pickerStyle(.palette)
            ControlGroup {
              ForEach(Tag.allCases, id: \.self) { tag in
                Toggle(
                  isOn: Binding {
                    marks.contains(tag)
                  } set: { _ in
                    marks.formSymmetricDifference([tag])
                  }
                ) { Label("mark " + tag.rawValue, systemImage: "star") }
              }
            }
            .controlGroupStyle(.palette)
            .paletteSelectionEffect(.symbolVariant(.fill))
          }
          .menuActionDismissBehavior(.disabled)
          Spacer()
        }
      }
    }
    let app = TestHost(size: CGSize(width: 393, height: 500)) { Root() }
    #expect(app.shows("green, red"))
    app.tap("Open")
    app.advance(by: 1)
    let places = try Tag.allCases.map { try #require(app.accessibilityElement("pick " + $0.rawValue)?.frame) }
    #expect(
      Set(places.map(\.midY)).count == 1 && places[0].midX < places[1].midX && places[1].midX < places[2].midX
    )
    app.tap("mark blue")
    app.advance(by: 1)
    #expect(app.shows("green, blue+red"))
    app.tap("pick red")
    app.advance(by: 1)
    #expect(app.shows("red, blue+red"))
  }
}

private struct LoggingMenu<Items: View>: View {
  let items: (Binding<[String]>) -> Items
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Text(log.joined(separator: " "))
      Menu("Open") { items($log) }
      Spacer()
    }
  }
}

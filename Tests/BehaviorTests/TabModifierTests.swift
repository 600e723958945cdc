import Foundation
import Sash
import SwiftUI
import Testing

/// What modifiers say about tabs, what accompanies a bar of tabs, and what a person has changed of it.
@MainActor @Suite("Tabs that are changed")
struct TabModifierTests {
  @Test("Hidden tabs are left out, with another one shown in their place; disabled ones cannot be chosen")
  func hidden() {
    struct Screen: View {
      @State private var isHidden = false
      @State private var selection = "b"
      var body: some View {
        TabView(selection: $selection) {
          Tab("A", systemImage: "house", value: "a") { Button("Hide") { isHidden = true } }
          Tab("B", systemImage: "star", value: "b") { Button("Hide it") { isHidden = true } }.hidden(isHidden)
          Tab("C", systemImage: "heart", value: "c") { Text("page c") }.disabled(true).badge(7)
        }
      }
    }
    let app = TestHost { Screen() }
    #expect(app.shows("Hide it") && app.shows("7"))
    app.tap("C")
    #expect(app.shows("Hide it") && !app.shows("page c"))
    app.tap("Hide it")
    #expect(app.shows("Hide") && !app.shows("B"))
    #expect(app.accessibilityElements.contains { $0.label.hasPrefix("C") && !$0.isEnabled })
  }

  @Test("Tabs say what they are, and show menus and popovers of their own")
  func decorations() {
    struct Screen: View {
      @State private var asks = false
      var body: some View {
        TabView {
          Tab("A", systemImage: "house") { Button("Ask") { asks = true } }
            .accessibilityLabel("First")
            .accessibilityHint("Goes home")
            .accessibilityIdentifier("tab.first")
          Tab("B", systemImage: "star") { Text("b") }
            .popover(isPresented: $asks) { Text("About b") }
        }
      }
    }
    let app = TestHost { Screen() }
    let first = app.accessibilityElement("First")
    #expect(first?.hint == "Goes home" && first?.identifier == "tab.first")
    app.tap("Ask")
    app.advance(by: 1)
    #expect(app.shows("About b"))
  }

  @Test("What has been changed of tabs is kept: which are shown, and their order in sections")
  func customization() throws {
    struct Screen: View {
      @AppStorage("tabs", store: UserDefaults(suiteName: "TabModifierTests")) private var changes:
        TabViewCustomization
      var body: some View {
        TabView {
          Tab("A", systemImage: "1.circle") {
            VStack {
              Button("Hide B") { changes[tab: "b"].tabBarVisibility = .hidden }
              Button("Swap") { changes[section: "s"].tabOrder = ["d", "c"] }
              Button("Reset") {
                changes.resetVisibility()
                changes.resetSectionOrder()
              }
            }
          }
          Tab("B", systemImage: "2.circle") { Text("b") }.customizationID("b")
          TabSection("Section") {
            Tab("C", systemImage: "3.circle") { Text("c") }.customizationID("c")
            Tab("D", systemImage: "4.circle") { Text("d") }.customizationID("d")
          }
          .customizationID("s")
          Tab("E", systemImage: "5.circle") { Text("e") }.defaultVisibility(.hidden, for: .tabBar)
        }
        .tabViewCustomization($changes)
      }
    }
    UserDefaults(suiteName: "TabModifierTests")?.removePersistentDomain(forName: "TabModifierTests")
    func order(_ app: TestHost) -> [String] {
      ["A", "B", "C", "D", "E"].filter { app.shows($0) }.sorted {
        app.frame(of: $0)!.minX < app.frame(of: $1)!.minX
      }
    }
    let app = TestHost { Screen() }
    #expect(order(app) == ["A", "B", "C", "D"])
    app.tap("Hide B")
    app.tap("Swap")
    #expect(order(app) == ["A", "D", "C"])
    // It comes back with the next window.
    #expect(order(TestHost { Screen() }) == ["A", "D", "C"])
    app.tap("Reset")
    #expect(order(app) == ["A", "B", "C", "D"])
    var changes = TabViewCustomization()
    #expect(changes[tab: "x"].sidebarVisibility == .automatic)
    changes[tab: "x"].sidebarVisibility = .hidden
    let copy = try JSONDecoder().decode(TabViewCustomization.self, from: JSONEncoder().encode(changes))
    #expect(copy == changes && copy[tab: "x"].sidebarVisibility == .hidden)
  }

  private struct Player: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View { Text(placement == .inline ? "small player" : "player") }
  }

  @Test("An accessory stands above the bar, and in its row while the bar is small")
  func accessory() throws {
    struct Screen: View {
      var body: some View {
        TabView {
          Tab("A", systemImage: "house") {
            ScrollView { LazyVStack { ForEach(0..<100) { Text("row \($0)").frame(height: 40) } } }
          }
          Tab("B", systemImage: "star") { Text("b") }
        }
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewBottomAccessory { Player() }
      }
    }
    let app = TestHost { Screen() }
    let (player, tab) = (try #require(app.frame(of: "player")), try #require(app.frame(of: "B")))
    #expect(player.maxY < tab.minY)
    app.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: -300))
    app.advance(by: 1)
    #expect(app.shows("small player") && !app.shows("B"))
    app.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 200))
    app.advance(by: 1)
    #expect(app.shows("player") && app.shows("B"))
  }

  @Test("The tab for searches begins one where that is asked for; views know that they are in tabs")
  func search() {
    struct Place: View {
      @Environment(\.tabBarPlacement) private var placement
      @Environment(\.isTabBarShowingSections) private var sections
      var body: some View { Text("in bar \(placement == .bottomBar) \(sections)") }
    }
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        TabView {
          Tab("A", systemImage: "house") { Place() }
          Tab(role: .search) { NavigationStack { Text("found \(text)") }.searchable(text: $text) }
        }
        .tabViewSearchActivation(.searchTabSelection)
      }
    }
    let app = TestHost { Screen() }
    #expect(app.shows("in bar true false"))
    app.tap("Search")
    app.advance(by: 1)
    app.type("x")
    #expect(app.shows("found x"))
  }

  @Test("Tabs whose type is put aside are tabs")
  func erased() {
    let app = TestHost {
      TabView(selection: .constant("b")) {
        AnyTabContent(Tab("A", systemImage: "house", value: "a") { Text("a page") })
        Tab("B", systemImage: "star", value: "b") { Text("b page") }
      }
    }
    #expect(app.shows("A") && app.shows("b page"))
  }
}

import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Tabs")
struct TabTests {
  private struct Counter: View {
    let name: String
    let log: (String) -> Void
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(name) \(count)")
        Button("Add to \(name)") { count += 1 }
      }
      .onAppear { log("\(name) on") }
      .onDisappear { log("\(name) off") }
    }
  }

  @Test(
    "A bar with images and texts chooses; tabs are made when visited and keep their state [S2-069 fact-319 fact-165 fact-172]"
  )
  func bar() throws {
    struct Root: View {
      @State private var selection = "one"
      let log: (String) -> Void
      var body: some View {
        TabView(selection: $selection) {
          Counter(name: "first", log: log)
            .tabItem {
              Image(systemName: "house")
              Text("Home")
            }
            .tag("one")
          Counter(name: "second", log: log).tabItem {
            Label("Search \(selection)", systemImage: "magnifyingglass")
          }
          .tag("two")
        }
      }
    }
    var log: [String] = []
    let host = TestHost(safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)) {
      Root { log.append($0) }
    }
    #expect(log == ["first on"] && host.shows("first 0") && !host.shows("second 0"))
    let home = try #require(host.frame(of: "Home"))
    #expect(home.midY > 852 - 34 - 49 && home.maxY <= 852 - 34 && abs(home.midX - 393 / 4) < 1)
    // The bar covers 49 points above what the device covers.
    let text = try #require(host.frame(of: "first 0"))
    let button = try #require(host.frame(of: "Add to first"))
    #expect(abs((text.minY + button.maxY) / 2 - (59 + (852 - 34 - 49)) / 2) < 1)
    host.tap("Add to first")
    host.tap("Search one")
    #expect(host.shows("second 0") && !host.shows("first 1") && host.shows("Search two"))
    #expect(Set(log) == ["first on", "first off", "second on"])
    host.tap("Home")
    #expect(host.shows("first 1"))
  }

  @Test("Tabs as Tab values, with a selection and without")
  func tabs() {
    enum Place: Hashable { case a, b }
    struct Root: View {
      @State private var place = Place.b
      @State private var hasMore = true
      var body: some View {
        TabView(selection: $place) {
          Tab("First", systemImage: "house", value: Place.a) { Text("page a") }
          if hasMore {
            Tab("Second", systemImage: "star", value: Place.b) {
              Text("page b")
              Text("and more")
            }
          }
        }
      }
    }
    let host = TestHost { Root() }
    #expect(host.shows("page b") && host.shows("and more"))
    host.tap("First")
    #expect(host.shows("page a") && !host.shows("page b"))
    let free = TestHost {
      TabView {
        Tab("First", systemImage: "house") { Text("page a") }
        Tab("Second", systemImage: "star") { Text("page b") }
      }
    }
    free.tap("Second")
    #expect(free.shows("page b"))
  }

  @Test(
    "A tab and a stack are containers for relative frames [S3-005 S3-006 S3-019 S3-022 S3-027 S3-028 fact-52]"
  )
  func containers() {
    let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    let frames = Frames()
    _ = TestHost(safeAreaInsets: insets) {
      TabView {
        Rectangle().measured("tab", frames).containerRelativeFrame([.horizontal, .vertical])
          .tabItem { Text("Tab") }
      }
    }
    #expect(frames["tab"].size == CGSize(width: 393, height: 852 - 59 - 34 - 49))
    _ = TestHost(safeAreaInsets: insets) {
      NavigationStack {
        VStack {
          Rectangle().measured("stack", frames).containerRelativeFrame(.vertical) { height, _ in height / 2 }
        }
        .frame(width: 400, height: 500)
        .navigationTitle("Title")
      }
      .frame(height: 200)
      .overlay {
        Rectangle().measured("over", frames).containerRelativeFrame(.vertical) { height, _ in height / 2 }
      }
    }
    #expect(frames["stack"].height == 100)
    #expect(frames["over"].height == 379.5)
  }

  @Test("A modifier with a binding marks the tab that is chosen [S2-086]")
  func modifierWithBinding() {
    struct Marked: ViewModifier {
      let tab: Int
      @Binding var selection: Int
      func body(content: Content) -> some View {
        VStack {
          content
          Text(selection == tab ? "chosen \(tab)" : "not \(tab)")
          Button("choose \(tab)") { selection = tab }
        }
      }
    }
    struct Root: View {
      @State private var selection = 1
      var body: some View {
        VStack {
          Text("a").modifier(Marked(tab: 1, selection: $selection))
          Text("b").modifier(Marked(tab: 2, selection: $selection))
        }
      }
    }
    let host = TestHost { Root() }
    host.tap("choose 2")
    #expect(host.shows("not 1") && host.shows("chosen 2"))
  }

  @Test("Badges stand on the tabs, a number or a text; zero is none [S4-060]")
  func badges() throws {
    let host = TestHost {
      TabView {
        Text("a").tabItem { Label("First", systemImage: "house") }.badge(2)
        Text("b").badge("New").tabItem { Label("Second", systemImage: "star") }
        Text("c").tabItem { Label("Third", systemImage: "number") }.badge(0)
      }
    }
    let (two, new) = (try #require(host.frame(of: "2")), try #require(host.frame(of: "New")))
    #expect(two.midY > 852 - 49 && two.midX < 131 && two.midX > 66 && new.midX > 131 + 66)
    #expect(!host.shows("0"))
  }

  @Test("Pages are turned by a finger, and the selection follows")
  func pages() {
    struct Root: View {
      @State private var page = 0
      var body: some View {
        VStack {
          Text("page \(page)")
          TabView(selection: $page) {
            Color.red.tag(0)
            Color.green.tag(1)
            Color.blue.tag(2)
          }
          .tabViewStyle(.page)
        }
      }
    }
    let host = TestHost { Root() }
    host.press(at: CGPoint(x: 350, y: 400))
    for x in stride(from: 300.0, through: 50, by: -50) {
      host.advance(by: 0.02)
      host.drag(to: CGPoint(x: x, y: 400))
    }
    host.release(at: CGPoint(x: 50, y: 400))
    host.advance(by: 2)
    #expect(host.shows("page 1"))
    #expect(host.pixel(x: 200, y: 400).green > 150 && host.pixel(x: 200, y: 400).red < 100)
  }

  @Test("toolbar(.hidden, for: .tabBar) hides the bar of tabs, also from a stack in the tab")
  func hidden() {
    let host = TestHost {
      TabView {
        NavigationStack {
          NavigationLink("Go on") { Text("detail").toolbar(.hidden, for: .tabBar) }.navigationTitle("First")
        }
        .tabItem { Text("Home") }
      }
    }
    #expect(host.shows("Home"))
    host.go("Go on")
    #expect(host.shows("detail") && !host.shows("Home"))
    host.go("First")
    #expect(host.shows("Home"))
  }
}

@MainActor @Suite("Tabs of elements")
struct ForEachTabTests {
  private enum Page: String, CaseIterable { case one, two, three }
  private struct Pages: View {
    @State private var page = Page.two
    var body: some View {
      TabView(selection: $page) {
        ForEach(Page.allCases, id: \.rawValue) { page in
          Tab(page.rawValue, systemImage: "circle", value: page) { Text("page \(page.rawValue)") }
        }
      }
    }
  }
  @Test("Each element has a tab, and the selection shows one")
  func pages() {
    let host = TestHost { Pages() }
    #expect(host.shows("page two") && host.shows("three"))
    host.tap("three")
    host.advance(by: 1)
    #expect(host.shows("page three"))
  }
}

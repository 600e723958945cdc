import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("More tabs than fit, and sidebars of tabs")
struct MoreTabTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(name) has \(count)")
        Button("Add to \(name)") { count += 1 }
      }
    }
  }
  private final class Model: ObservableObject { @Published var selected = "A" }
  private struct Many: View {
    @ObservedObject var model: Model
    var body: some View {
      TabView(selection: $model.selected) {
        ForEach(["A", "B", "C", "D", "E", "F", "G"], id: \.self) { name in
          Tab("Tab \(name)", systemImage: "star", value: name) { Counter(name: name) }
        }
      }
    }
  }

  @Test(
    "On a phone four tabs of seven have a place; More lists the others and leads to them and back; they keep their state"
  )
  func more() throws {
    let model = Model()
    let host = TestHost { Many(model: model) }
    #expect(host.shows("Tab D") && !host.shows("Tab E") && host.shows("More"))
    host.tap("More")
    host.advance(by: 1)
    #expect(host.shows("Tab E") && host.shows("Tab G") && !host.shows("A has 0") && model.selected == "A")
    host.tap("Tab F")
    host.advance(by: 0.1)
    let between = try #require(host.frame(of: "F has 0")).midX
    #expect(between > 200)
    host.advance(by: 1)
    #expect(host.frame(of: "F has 0")?.midX == 196.5 && model.selected == "F" && !host.shows("Tab E"))
    host.tap("Add to F")
    // The bar of the screen leads back to the list.
    host.tap(at: CGPoint(x: 20, y: 22))
    host.advance(by: 1)
    #expect(host.shows("Tab E") && !host.shows("F has 1"))
    host.tap("Tab F")
    host.advance(by: 1)
    #expect(host.shows("F has 1"))
    host.tap("Tab B")
    host.advance(by: 1)
    #expect(host.shows("B has 0") && model.selected == "B")
    model.selected = "G"
    host.advance(by: 1)
    #expect(host.shows("G has 0"))
    // A second tap on More goes to the list.
    host.tap(at: CGPoint(x: 393 * 0.9, y: 852 - 25))
    host.advance(by: 1)
    #expect(host.shows("Tab E") && !host.shows("G has 0"))
  }

  @Test("A tab of the list is swiped back from the edge")
  func swipe() throws {
    let model = Model()
    let host = TestHost { Many(model: model) }
    host.tap("More")
    host.advance(by: 1)
    host.tap("Tab E")
    host.advance(by: 1)
    host.press(at: CGPoint(x: 5, y: 400))
    for x in stride(from: 15, through: 300, by: 15) {
      host.advance(by: 1.0 / 60)
      host.drag(to: CGPoint(x: x, y: 400))
    }
    #expect(host.shows("E has 0") && host.shows("Tab F"))
    host.release(at: CGPoint(x: 300, y: 400))
    host.advance(by: 1)
    #expect(!host.shows("E has 0") && host.shows("Tab F"))
  }

  @Test("Five tabs have places, and so have seven where there is width")
  func enough() {
    let host = TestHost(size: CGSize(width: 1000, height: 700)) { Many(model: Model()) }
    #expect(host.shows("Tab G") && !host.shows("More"))
    let five = TestHost {
      TabView { ForEach(0..<5) { place in Text("Page \(place)").tabItem { Text("Tab \(place)") } } }
    }
    #expect(five.shows("Tab 4") && !five.shows("More"))
  }

  private struct Adaptable: View {
    @State var selected = "Home"
    var body: some View {
      TabView(selection: $selected) {
        Tab("Home", systemImage: "house", value: "Home") { Counter(name: "Home") }
        TabSection("Library") {
          Tab("Songs", systemImage: "music.note", value: "Songs") { Counter(name: "Songs") }
          Tab("Albums", systemImage: "square.stack", value: "Albums") { Counter(name: "Albums") }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  @Test(
    "Where there is width the bar is at the top, and turns into a sidebar with the headers of sections and back"
  )
  func sidebar() throws {
    let host = TestHost(size: CGSize(width: 1000, height: 700)) { Adaptable() }
    #expect(host.shows("Songs") && !host.shows("Library"))
    let bar = try #require(host.frame(of: "Home"))
    #expect(bar.midY < 50)
    host.tap("Add to Home")
    host.tap("Songs")
    #expect(host.shows("Songs has 0"))
    host.tap("Show Sidebar")
    host.advance(by: 1)
    #expect(host.shows("Library"))
    let row = try #require(host.frame(of: "Albums"))
    #expect(row.maxX < 320 && row.minY > (host.frame(of: "Library")?.maxY ?? 1000))
    #expect(try #require(host.frame(of: "Songs has 0")).midX == 320 + 340)
    host.tap("Albums")
    #expect(host.shows("Albums has 0"))
    host.tap("Library")
    host.advance(by: 1)
    #expect(!host.shows("Songs"))
    host.tap("Home")
    #expect(host.shows("Home has 1"))
    host.tap("Hide Sidebar")
    host.advance(by: 1)
    #expect(!host.shows("Library") && host.shows("Home has 1") && host.frame(of: "Home has 1")?.midX == 500)
  }

  @Test("Where there is little width it is a bar below as ever")
  func narrow() throws {
    let host = TestHost { Adaptable() }
    #expect(host.shows("Songs") && (host.frame(of: "Songs")?.midY ?? 0) > 800)
  }
}

import Sash
import SwiftUI
import Testing

@MainActor @Suite("The tab that is shown, tapped again")
struct ReselectedTabTests {
  private struct Page: View {
    @State private var path: [Int] = []
    @State private var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          List {
            NavigationLink("deep", value: 1)
            ForEach(0..<60) { Text("row \($0)") }
          }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("screen \(number)")
              NavigationLink("further", value: number + 1)
            }
          }
        }
        .tabItem { Text("One") }.tag(0)
        ScrollView { ForEach(0..<60) { Text("line \($0)").frame(height: 44) } }
          .tabItem { Text("Two") }.tag(1)
      }
      .overlay(alignment: .top) { Text("path \(path.count)") }
    }
  }

  @Test("It leads back to the first screen of its stack, and at that to its beginning")
  func stack() throws {
    let host = TestHost { Page() }
    host.tap("deep")
    host.advance(by: 1)
    host.tap("further")
    host.advance(by: 1)
    #expect(host.shows("screen 2") && host.shows("path 2"))
    host.tap("One")
    host.advance(by: 1)
    #expect(host.shows("path 0") && host.shows("row 0") && !host.shows("screen 2"))
    let row = try #require(host.frame(of: "row 0"))
    host.scroll(at: CGPoint(x: 196, y: 400), by: CGSize(width: 0, height: -900))
    host.advance(by: 1)
    #expect(host.frame(of: "row 0") != row)
    host.tap("One")
    host.advance(by: 3)
    #expect(host.frame(of: "row 0") == row)
  }

  @Test("A page without a stack is scrolled to its beginning; another tab comes as it was left")
  func page() throws {
    let host = TestHost { Page() }
    host.tap("Two")
    host.advance(by: 1)
    let line = try #require(host.frame(of: "line 0"))
    host.scroll(at: CGPoint(x: 196, y: 400), by: CGSize(width: 0, height: -900))
    host.advance(by: 1)
    let scrolled = host.frame(of: "line 0")
    host.tap("One")
    host.tap("Two")
    host.advance(by: 1)
    #expect(host.frame(of: "line 0") == scrolled)
    host.tap("Two")
    host.advance(by: 3)
    #expect(host.frame(of: "line 0") == line)
  }

  @Test("Whoever binds the selection hears of it")
  func binding() {
    final class Told { var values: [Int] = [] }
    let told = Told()
    struct Bound: View {
      let told: Told
      @State private var tab = 0
      var body: some View {
        TabView(
          selection: Binding(
            get: { tab },
            set: {
              told.values.append($0)
              tab = $0
            })
        ) {
          Text("first").tabItem { Text("One") }.tag(0)
          Text("second").tabItem { Text("Two") }.tag(1)
        }
      }
    }
    let host = TestHost { Bound(told: told) }
    host.tap("One")
    host.tap("Two")
    host.tap("Two")
    #expect(told.values == [0, 1, 1])
  }
}

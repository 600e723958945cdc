import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Sidebars of tabs")
struct TabSidebarTests {
  private final class Model: ObservableObject { @Published var custom = TabViewCustomization() }
  private struct Page: View {
    @ObservedObject var model: Model
    var placement = AdaptableTabBarPlacement.sidebar
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Text("Home page") }
        Tab("Extra", systemImage: "star") { Text("Extra page") }
          .customizationID("extra").tabPlacement(.sidebarOnly)
        Tab("Fixed", systemImage: "lock") { Text("Fixed page") }
          .customizationID("fixed").customizationBehavior(.disabled, for: .sidebar, .tabBar)
        TabSection("Albums") {
          Tab("One", systemImage: "1.circle") { Text("One page") }.customizationID("one")
          Tab("Two", systemImage: "2.circle") { Text("Two page") }.customizationID("two")
          Tab("Three", systemImage: "3.circle") { Text("Three page") }.customizationID("three")
        }
        .customizationID("albums")
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($model.custom)
      .defaultAdaptableTabBarPlacement(placement)
      .tabViewSidebarHeader { Text("Head") }
      .tabViewSidebarFooter { Text("Foot") }
      .tabViewSidebarBottomBar { Text("Bottom") }
    }
  }
  private func host(_ model: Model, _ placement: AdaptableTabBarPlacement = .sidebar, width: CGFloat = 1000)
    -> TestHost
  {
    let app = TestHost(size: CGSize(width: width, height: 800)) { Page(model: model, placement: placement) }
    app.advance(by: 0.2)
    return app
  }

  @Test("A sidebar shows a header, the tabs in their sections, a footer, and a bar at its lower end")
  func parts() throws {
    let app = host(Model())
    let order = ["Head", "Home", "Extra", "Fixed", "Albums", "One", "Two", "Three", "Foot", "Bottom"]
    let tops = try order.map { name in try #require(app.frame(of: name), "\(name)").midY }
    #expect(tops == tops.sorted())
    #expect(tops.last! > 740)
    app.click("Extra")
    app.advance(by: 0.5)
    #expect(app.shows("Extra page"))
  }

  @Test("What stands in the sidebar alone is not in the bar, and is where there is no sidebar")
  func placements() {
    let bar = host(Model(), .tabBar)
    #expect(bar.shows("Home") && !bar.shows("Extra") && !bar.shows("Head"))
    bar.click("Show Sidebar")
    bar.advance(by: 1)
    #expect(bar.shows("Extra") && bar.shows("Head"))
    let narrow = host(Model(), width: 390)
    #expect(narrow.shows("Extra") && !narrow.shows("Head"))
  }

  @Test("A person hides tabs and shows them again by the Edit button; what may not be changed has no mark")
  func hiding() throws {
    let model = Model()
    let app = host(model)
    app.click("Edit")
    app.advance(by: 1)
    #expect(app.frames(of: "Hide").count == 4, "Home has no id, and Fixed may not be hidden")
    let two = try #require(app.frame(of: "Two"))
    let mark = try #require(app.frames(of: "Hide").first { abs($0.midY - two.midY) < 4 })
    app.click(at: CGPoint(x: mark.midX, y: mark.midY))
    #expect(model.custom[tab: "two"].sidebarVisibility == .hidden)
    #expect(app.shows("Two"), "it stays while tabs are edited")
    app.click("Done")
    app.advance(by: 1)
    #expect(!app.shows("Two") && app.shows("Three"))
    app.click("Edit")
    app.advance(by: 1)
    let show = try #require(app.frame(of: "Show"))
    app.click(at: CGPoint(x: show.midX, y: show.midY))
    app.click("Done")
    app.advance(by: 1)
    #expect(app.shows("Two"))
  }

  @Test("Tabs of a section are moved by a finger and a mouse, and their order can be kept")
  func moving() throws {
    let model = Model()
    let app = host(model)
    app.click("Edit")
    app.advance(by: 1)
    func handle(_ name: String) throws -> CGPoint {
      let row = try #require(app.frame(of: name))
      let found = try #require(app.frames(of: "Reorder").first { abs($0.midY - row.midY) < 4 })
      return CGPoint(x: found.midX, y: found.midY)
    }
    var place = try handle("One")
    app.press(at: place)
    app.drag(through: (1...9).map { CGPoint(x: place.x, y: place.y + CGFloat($0) * 10) })
    app.release(at: CGPoint(x: place.x, y: place.y + 90))
    app.advance(by: 1)
    #expect(model.custom[section: "albums"].tabOrder == ["two", "three", "one"])
    place = try handle("One")
    app.dragMouse(from: place, to: CGPoint(x: place.x, y: place.y - 46))
    app.advance(by: 1)
    #expect(model.custom[section: "albums"].tabOrder == ["two", "one", "three"])
    #expect(try #require(app.frame(of: "Two")).midY < (try #require(app.frame(of: "One")).midY))
    let data = try JSONEncoder().encode(model.custom)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == model.custom)
    app.click("Done")
    app.advance(by: 1)
    let tops = try ["Two", "One", "Three"].map { try #require(app.frame(of: $0)).midY }
    #expect(tops == tops.sorted())
  }
}

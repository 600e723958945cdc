import Foundation
import Sash
import SwiftUI
import Testing

/// Toolbars whose items a person shows, hides and orders.
@MainActor @Suite("Toolbars that are rearranged", .serialized)
struct ToolbarCustomizationTests {
  private struct Screen: View {
    let id: String
    var body: some View {
      NavigationStack {
        Text("content")
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar(id: id) {
            ToolbarItem(id: "one") { Button("One") {} }
            ToolbarItem(id: "two") { Button("Two") {} }
            ToolbarItem(id: "extra") { Button("Extra") {} }.defaultCustomization(.hidden)
            ToolbarItem(id: "menu") { Button("Reachable") {} }
              .defaultCustomization(.hidden, options: .alwaysAvailable)
            ToolbarItem(id: "fixed") { Button("Fixed") {} }.customizationBehavior(.disabled)
          }
      }
    }
  }
  private func host(_ id: String, width: CGFloat = 1000) -> TestHost {
    let app = TestHost(size: CGSize(width: width, height: 800)) { Screen(id: id) }
    app.advance(by: 0.3)
    return app
  }
  private func open(_ app: TestHost) {
    app.accessibilityElement("More")?.activate()
    app.advance(by: 1)
    app.click("Customize Toolbar…")
    app.advance(by: 1)
  }
  private func mark(_ app: TestHost, _ word: String) throws -> CGPoint {
    let row = try #require(app.frames(of: word).last)
    let marks = app.frames(of: "Show") + app.frames(of: "Hide")
    let found = try #require(marks.first { abs($0.midY - row.midY) < 6 })
    return CGPoint(x: found.midX, y: found.midY)
  }

  @Test("Items are shown and hidden on a page that the menu of the bar leads to; what is chosen is kept")
  func showing() throws {
    let id = "showing-\(UUID().uuidString)"
    let app = host(id)
    #expect(app.shows("One") && app.shows("Fixed") && !app.shows("Extra") && !app.shows("Reachable"))
    open(app)
    #expect(app.frames(of: "Show").count == 2 && app.frames(of: "Hide").count == 2)
    app.click(at: try mark(app, "Extra"))
    app.click(at: try mark(app, "One"))
    app.advance(by: 0.5)
    app.click("Done")
    app.advance(by: 1)
    #expect(app.shows("Extra") && !app.shows("One") && app.shows("Two"))
    // Another window of the program has the same bar.
    let other = host(id)
    #expect(other.shows("Extra") && !other.shows("One"))
    open(other)
    other.click("Reset")
    other.advance(by: 0.5)
    other.click("Done")
    other.advance(by: 1)
    #expect(other.shows("One") && !other.shows("Extra"))
  }

  @Test("Items are dragged into another order by the mouse")
  func ordering() throws {
    let id = "ordering-\(UUID().uuidString)"
    let app = host(id)
    let (one, two) = (try #require(app.frame(of: "One")), try #require(app.frame(of: "Two")))
    #expect(one.minX < two.minX)
    open(app)
    let row = try #require(app.frames(of: "One").last)
    let below = try #require(app.frames(of: "Two").last)
    let sheet = try #require(app.frame(of: "Done"))
    let handle = CGPoint(x: sheet.maxX - 36, y: row.midY)
    app.dragMouse(from: handle, to: CGPoint(x: handle.x, y: below.midY + 12))
    app.advance(by: 1)
    app.click("Done")
    app.advance(by: 1)
    #expect(try #require(app.frame(of: "Two")).minX < (try #require(app.frame(of: "One")).minX))
  }

  @Test("Where there is little width bars are not rearranged, and what is to be reached is in the menu")
  func narrow() {
    let app = host("narrow-\(UUID().uuidString)", width: 390)
    app.accessibilityElement("More")?.activate()
    app.advance(by: 1)
    #expect(app.shows("Reachable") && !app.shows("Customize Toolbar…"))
  }
}

import Foundation
import Sash
import SwiftUI
import Testing

/// Screens as people publish them, used by a mouse, by fingers and by keys.
@MainActor @Suite("Screens as people publish them")
struct PublishedScreenTests {
  enum Means: CaseIterable { case mouse, finger }
  private func use(_ app: TestHost, _ means: Means, _ word: String) {
    if means == .mouse { app.click(word) } else { app.tap(word) }
    app.advance(by: 1)
  }

  @Test("Settings: pickers, switches, steppers and a field", arguments: Means.allCases)
  func settings(means: Means) throws {
    let app = TestHost { SettingsScreen() }
    app.advance(by: 0.3)
    use(app, means, "Name")
    app.type("Ada")
    use(app, means, "Sound")
    use(app, means, "Beacon")
    #expect(app.shows("Settings"))
    let about = try #require(app.frame(of: "Alerts and badges"))
    let title = try #require(app.frame(of: "Notifications"))
    #expect(about.minY >= title.maxY - 4 && abs(about.minX - title.minX) < 1)
    use(app, means, "Appearance")
    use(app, means, "Dark")
    app.accessibilityElement("Guests: 3")?.increment()
    app.advance(by: 0.5)
    #expect(app.texts.contains("Ada Beacon 1 true 4"), "\(app.texts.suffix(3))")
    use(app, means, "Clear")
    #expect(app.texts.contains(" Beacon 1 true 4"))
  }

  @Test("An inbox: search, tokens, screens and editing", arguments: Means.allCases)
  func inbox(means: Means) throws {
    let app = TestHost { InboxScreen() }
    app.advance(by: 0.3)
    use(app, means, "Find")
    #expect(app.shows("Even"))
    use(app, means, "Even")
    #expect(app.shows("Mail 2") && !app.shows("Mail 1"))
    app.press(.delete)
    app.advance(by: 0.5)
    #expect(app.shows("Mail 1"))
    use(app, means, "Even")
    app.press(.escape)
    app.advance(by: 1)
    if app.shows("Cancel") { use(app, means, "Cancel") }
    // - Source: fields of iOS: Cancel empties them, and takes their tokens.
    #expect(app.shows("Mail 1"))
    use(app, means, "Mail 3")
    #expect(app.shows("Body of Mail 3"))
    use(app, means, "Inbox")
    #expect(app.shows("Mail 3"))
    use(app, means, "Edit")
    use(app, means, "Mail 1")
    use(app, means, "Mail 2")
    // What a pointer has opened is chosen; a finger chooses while one edits alone.
    #expect(app.shows(means == .finger ? "2 chosen" : "3 chosen"))
    use(app, means, "Done")
  }

  @Test("A media library: a sidebar, a grid and screens that grow", arguments: Means.allCases)
  func media(means: Means) throws {
    let app = TestHost(size: CGSize(width: 1100, height: 800)) { MediaScreen() }
    app.advance(by: 0.3)
    use(app, means, "Show Sidebar")
    use(app, means, "Artists")
    #expect(app.shows("Artists 0"))
    use(app, means, "Artists 3")
    #expect(app.shows("Playing Artists 3"))
    app.press(.escape)
    use(app, means, "Home")
    #expect(app.shows("Home 0"))
  }

  @Test("A checkout by keys alone: Return goes on to the next field, and the last one orders")
  func checkout() {
    let app = TestHost { CheckoutScreen() }
    app.advance(by: 0.3)
    app.press(.tab)
    app.advance(by: 0.3)
    if !app.shows("Hide") { app.tap("Name") }
    app.advance(by: 0.5)
    app.type("Ada")
    app.press(.return)
    app.advance(by: 0.3)
    app.type("Street 1")
    app.press(.return)
    app.advance(by: 0.3)
    app.type("1234")
    app.press(.return)
    app.advance(by: 1)
    #expect(app.shows("Thank you, Ada") && app.shows("Street 1"))
    app.press(.return)
    app.advance(by: 1)
    #expect(!app.shows("Thank you, Ada"))
  }

  @Test("A dashboard: a table is sorted by its headers and selected by arrows", arguments: Means.allCases)
  func dashboard(means: Means) throws {
    let app = TestHost(size: CGSize(width: 1000, height: 800)) { DashboardScreen() }
    app.advance(by: 0.3)
    func order() -> [String] {
      ["Month 1", "Month 2", "Month 3"].sorted {
        (app.frame(of: $0)?.minY ?? 0) < (app.frame(of: $1)?.minY ?? 0)
      }
    }
    #expect(order() == ["Month 1", "Month 2", "Month 3"])
    use(app, means, "Value")
    #expect(order() == ["Month 3", "Month 2", "Month 1"])
    use(app, means, "Month 3")
    #expect(app.shows("Chosen 3"))
    // Fingers leave the keys where they are.
    if means == .finger { return }
    app.press(.down)
    app.advance(by: 0.3)
    #expect(app.shows("Chosen 2"))
  }
}

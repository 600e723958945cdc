import Sash
import SwiftUI
import Testing

/// Commands that belong to one scene of an app, and those that none of them keeps.
@Suite @MainActor struct SceneCommandTests {
  private static let wide = CGSize(width: 900, height: 700)

  private struct Helper: Scene {
    var body: some Scene { Window("Helper", id: "helper") { Text("helper") } }
  }
  private struct RemovedInOne: App {
    var body: some Scene {
      WindowGroup("Main") { Text("main") }
        .commands { CommandMenu("Tools") { Button("Hammer") {} } }
      Helper().commandsRemoved()
      Window("Other", id: "other") { Text("other") }
    }
  }
  private struct ReplacedInOne: App {
    var body: some Scene {
      WindowGroup("Main") { Text("main") }
      Helper().commandsReplaced { CommandMenu("Special") { Button("Open Helper") {} } }
    }
  }
  private struct RemovedEverywhere: App {
    var body: some Scene {
      Group {
        WindowGroup("Main") { Text("main") }
          .commands { CommandMenu("Inner") { Button("Saw") {} } }
      }
      .commandsRemoved()
      .commands { CommandMenu("Tools") { Button("Hammer") {} } }
    }
  }

  private func open(_ title: String, _ host: TestHost) {
    host.click(title)
    host.advance(by: 0.5)
  }
  private func close(_ host: TestHost) {
    host.press(.escape)
    host.advance(by: 0.5)
  }

  @Test("A scene without its commands leaves those of the others: only what opens its own window goes")
  func removed() {
    let host = TestHost(size: Self.wide, app: RemovedInOne())
    for title in ["Test", "File", "Edit", "Tools", "Window"] { #expect(host.shows(title)) }
    open("Window", host)
    #expect(host.shows("Other") && !host.shows("Helper"))
    close(host)
    open("File", host)
    #expect(host.shows("New Window") && host.shows("Close Window"))
  }

  @Test("Commands in the place of those of one scene stand beside those of the others")
  func replaced() {
    let host = TestHost(size: Self.wide, app: ReplacedInOne())
    for title in ["Test", "File", "Edit", "Special", "Window"] { #expect(host.shows(title)) }
    open("Window", host)
    #expect(!host.shows("Helper"))
  }

  @Test("An app whose only scene has removed its commands keeps those of the program and what comes after")
  func everywhere() {
    let host = TestHost(size: Self.wide, app: RemovedEverywhere())
    #expect(host.shows("Test") && host.shows("Tools"))
    for title in ["File", "Edit", "Inner", "Window"] { #expect(!host.shows(title)) }
    open("Test", host)
    #expect(host.shows("About Test") && host.shows("Quit Test"))
  }
}

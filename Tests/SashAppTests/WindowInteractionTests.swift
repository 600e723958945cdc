import Foundation
import SashApp
import SashControls
import SashCore
import SashHost
import Testing

/// What a person may do with a window.
@Suite @MainActor struct WindowInteractionTests {
  private struct Held: App {
    var body: some Scene { WindowGroup("Held") { Content() }.defaultSize(width: 300, height: 200) }
    struct Content: View {
      @State private var isHeld = true
      var body: some View {
        Button("Let go") { isHeld = false }
        Color.clear.windowResizeBehavior(isHeld ? .disabled : .automatic)
      }
    }
  }

  @Test("A window that may not be resized keeps its size, and may have any once it says so")
  func resizing() throws {
    let host = HeadlessHost()
    let scenes = AppScenes(
      Held(), host: host, choice: HostChoice(kind: .headless, scale: 1), name: "Held",
      stateFolder: FileManager.default.temporaryDirectory
    ) { _ in }
    try scenes.launch()
    host.advance(by: 0.2)
    let size = CGSize(width: 300, height: 200)
    let limits = try #require(host.windows[0].sizeLimits)
    #expect(limits.least == size && limits.most == size)
    scenes.windows[0].window.scene.semantics().first { $0.label == "Let go" }?.perform(.activate)
    host.advance(by: 0.2)
    let after = try #require(host.windows[0].sizeLimits)
    #expect(after.least.width <= 1 && after.most.width > 10_000)
    #expect(host.windows[0].size == size)
  }
}

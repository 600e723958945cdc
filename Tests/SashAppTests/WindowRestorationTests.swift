import Foundation
import SashApp
import SashControls
import SashCore
import SashHost
import Testing

/// Windows that come back when the app is launched again.
@Suite(.serialized) @MainActor struct WindowRestorationTests {
  private struct Note: View {
    @Binding var number: Int?
    @SceneStorage("text") private var text = "empty"
    var body: some View {
      Text("note \(number ?? 0): \(text)")
      Button("Write") { text = "written" }
    }
  }
  private struct Start: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Button("Open 1") { openWindow(value: 1) }
      Button("Open 2") { openWindow(value: 2) }
      Button("Open log") { openWindow(id: "log") }
      Button("Open fleeting") { openWindow(id: "fleeting") }
    }
  }
  private struct Notes: App {
    var body: some Scene {
      WindowGroup("Start") { Start() }
      WindowGroup("Note", for: Int.self) { Note(number: $0) }.defaultSize(width: 300, height: 200)
      Window("Log", id: "log") { Text("log") }
      Window("Fleeting", id: "fleeting") { Text("fleeting") }
        .defaultSize(width: 250, height: 150).restorationBehavior(.disabled)
    }
  }

  @MainActor private final class Run {
    let host = HeadlessHost()
    let scenes: AppScenes
    init(_ folder: URL) throws {
      scenes = AppScenes(
        Notes(), host: host, choice: HostChoice(kind: .headless, scale: 1), name: "Notes", stateFolder: folder
      )
      try scenes.launch()
      host.advance(by: 0.2)
    }
    var titles: [String] { host.windows.map(\.title) }
    func press(_ label: String, in window: Int) {
      let scene = scenes.windows[window].window.scene
      scene.semantics().first { $0.label == label }?.perform(.activate)
      host.advance(by: 0.2)
    }
    func text(_ window: Int) -> String { scenes.windows[window].window.scene.semantics().dump }
    /// Closes all windows at once, as a program does that is asked to end.
    func quit() { for window in host.windows { window.close() } }
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("State-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("Notes"))
  }

  @Test(
    "Windows come back after a quit with values, sizes and scene storage; one that was closed before does not"
  )
  func afterQuit() throws {
    try withFolder { folder in
      var run = try Run(folder)
      for label in ["Open 1", "Open 2", "Open log", "Open fleeting"] { run.press(label, in: 0) }
      #expect(run.titles == ["Start", "Note", "Note", "Log", "Fleeting"])
      run.press("Write", in: 1)
      run.host.windows[1].resize(to: CGSize(width: 444, height: 222))
      run.host.windows[3].resize(to: CGSize(width: 333, height: 111))
      run.host.windows[4].resize(to: CGSize(width: 400, height: 400))
      run.host.advance(by: 0.2)
      run.host.windows[2].requestClose()
      run.host.advance(by: 1)
      run.quit()

      run = try Run(folder)
      #expect(run.titles == ["Start", "Note", "Log"])
      #expect(run.host.windows[1].size == CGSize(width: 444, height: 222))
      #expect(run.host.windows[2].size == CGSize(width: 333, height: 111))
      #expect(run.text(1).contains("note 1: written"))
      #expect(run.host.windows[0].isFocused)
      // The size of a window that does not come back is its own again.
      run.press("Open fleeting", in: 0)
      #expect(run.host.windows[3].size == CGSize(width: 250, height: 150))
      run.quit()
    }
  }

  @Test("A program that is killed has its windows again")
  func afterKill() throws {
    try withFolder { folder in
      let first = try Run(folder)
      first.press("Open 2", in: 0)
      first.host.windows[0].resize(to: CGSize(width: 500, height: 600))
      first.host.advance(by: 0.2)
      // What the file of one that was killed has: nothing was closed.
      let second = try Run(folder)
      #expect(second.titles == ["Start", "Note"] && second.text(1).contains("note 2"))
      #expect(second.host.windows[0].size == CGSize(width: 500, height: 600))
      second.quit()
      first.quit()
    }
  }
}

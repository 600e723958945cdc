import Foundation
import SashApp
import SashBus
import SashControls
import SashCore
import SashHost
import SashMessages
import Testing

/// Menu bar extras in a panel, over a real bus.
extension BusTests {
  @Suite @MainActor struct StatusItemTests {
    /// An app on a bus, and the panel there.
    @MainActor private final class Stage {
      let host = HeadlessHost()
      let scenes: AppScenes
      init<A: App>(_ app: A, name: String = "Tester") throws {
        var choice = HostChoice(kind: .headless, scale: 1)
        choice.usesBus = true
        scenes = AppScenes(
          app, host: host, choice: choice, defaultSize: CGSize(width: 1000, height: 700), name: name
        ) {
          _ in
        }
        try scenes.launch()
      }
      /// Lets both sides work until something has happened.
      func happens(_ isThere: @MainActor () async -> Bool) async -> Bool {
        for _ in 0..<400 {
          host.advance(by: 1.0 / 60)
          if await isThere() { return true }
          try? await Task.sleep(for: .milliseconds(5))
        }
        return false
      }
    }
    private struct Player: App {
      @State private var count = 0
      @State private var isOn = false
      @State private var speed = 1
      @State private var isThere = true
      var body: some Scene {
        WindowGroup("Main") { Text("count \(count)") }
        MenuBarExtra("Play_er", systemImage: "bolt", isInserted: $isThere) {
          Text("Songs")
          Button("Count") { count += 1 }.keyboardShortcut("n", modifiers: [.command, .shift])
          Button("Never") {}.disabled(true)
          Divider()
          Toggle("Loud", isOn: $isOn)
          Menu("More") {
            Button("Count twice") { count += 2 }
          }
          Section("Speed") {
            Picker("Speed", selection: $speed) {
              Text("Slow").tag(1)
              Text("Fast").tag(2)
            }
            .pickerStyle(.inline)
          }
          if count > 0 { Button("Reset \(count)") { count = 0 } }
          Button("Leave") { isThere = false }
        }
      }
    }

    @Test(
      "The menu of an extra is shown by the panel, acts when it is clicked, and follows the state of the app")
    func menu() async throws {
      try await PrivateBus.use { bus in
        let panel = FakePanel(on: try bus.connection())
        #expect(await panel.open())
        let stage = try Stage(Player())
        #expect(await stage.happens { panel.items.count == 1 })
        #expect(await panel.property("Title")?.text == "Play_er")
        #expect(await panel.property("Id")?.text == "Tester")
        #expect(await panel.property("ItemIsMenu")?.flag == true)
        let menu = [
          "Songs disabled", "Count Control+Shift+N", "Never disabled", "---", "Loud checkmark 0", "More",
          "  Count twice", "---", "Speed disabled", "Slow radio 1", "Fast radio 0", "---", "Leave",
        ]
        #expect(await panel.menu() == menu)

        #expect(await panel.choose("Count"))
        #expect(await stage.happens { await panel.menu().contains("Reset 1") })
        #expect(panel.signals.contains("LayoutUpdated"))
        for name in ["Loud", "Fast", "Count twice"] { #expect(await panel.choose(name)) }
        #expect(
          await stage.happens {
            let menu = await panel.menu()
            return menu.contains("Loud checkmark 1") && menu.contains("Fast radio 1")
              && menu.contains("Reset 3")
          })
        // What is disabled cannot be chosen, whatever the panel says.
        #expect(await panel.choose("Never"))
        let texts = stage.scenes.windows[0].window.scene.semantics().dump
        #expect(texts.contains("count 3"))
      }
    }

    @Test("The picture of an extra is its symbol, in two sizes, without any ground")
    func picture() async throws {
      try await PrivateBus.use { bus in
        let panel = FakePanel(on: try bus.connection())
        #expect(await panel.open())
        let stage = try Stage(Player())
        #expect(await stage.happens { panel.items.count == 1 })
        let pictures = await panel.property("IconPixmap")?.parts ?? []
        #expect(pictures.map { $0.parts[0].number } == [22, 44])
        let bytes = pictures[1].parts[2].bytes ?? []
        #expect(bytes.count == 44 * 44 * 4)
        let alpha = stride(from: 0, to: bytes.count, by: 4).map { bytes[$0] }
        // The lines of a bolt, dark on a light panel; nothing in the corners.
        #expect(alpha[0] == 0 && alpha[44 * 44 - 1] == 0)
        let solid = alpha.indices.filter { alpha[$0] > 250 }
        #expect((60..<400).contains(solid.count) && solid.allSatisfy { bytes[$0 * 4 + 1] < 60 })
      }
    }

    @Test(
      "While a panel shows an extra the menu bar of windows does not, and the app goes on without windows")
    func goesOn() async throws {
      try await PrivateBus.use { bus in
        let panel = FakePanel(on: try bus.connection())
        #expect(await panel.open())
        let stage = try Stage(Player())
        @MainActor func showsMenu() -> Bool {
          stage.scenes.windows[0].window.scene.semantics().dump.contains("Play_er")
        }
        #expect(await stage.happens { panel.items.count == 1 && !showsMenu() })
        stage.scenes.close()
        #expect(await stage.happens { stage.host.windows.isEmpty })
        #expect(!stage.host.isQuit)
        #expect(await panel.choose("Count"))
        #expect(await stage.happens { await panel.menu().contains("Reset 1") })
        // With the last thing that shows it the app ends its life in the panel.
        #expect(await panel.choose("Leave"))
        #expect(await stage.happens { panel.items.isEmpty && stage.host.isQuit })
      }
    }

    private struct Clock: App {
      @State private var count = 0
      var body: some Scene {
        MenuBarExtra("Time", systemImage: "clock") {
          Button("count \(count)") { count += 1 }.frame(width: 200, height: 100)
        }
        .menuBarExtraStyle(.window)
      }
    }

    @Test(
      "A click on an extra that is a window opens it where it was clicked, in its own size; another closes it"
    )
    func window() async throws {
      try await PrivateBus.use { bus in
        let panel = FakePanel(on: try bus.connection())
        #expect(await panel.open())
        let stage = try Stage(Clock())
        // The panel alone shows it.
        #expect(await stage.happens { panel.items.count == 1 } && stage.host.windows.isEmpty)
        #expect(await panel.property("ItemIsMenu")?.flag == false)
        #expect(await panel.property("Menu")?.text == "/NO_DBUSMENU")
        await panel.click(at: (900, 12))
        #expect(await stage.happens { stage.host.windows.count == 1 })
        let window = stage.host.windows[0]
        #expect(window.request.near == CGPoint(x: 900, y: 12) && !window.request.hasFrame)
        #expect(await stage.happens { window.size == CGSize(width: 200, height: 100) })
        await panel.click(at: (900, 12))
        #expect(await stage.happens { stage.host.windows.isEmpty } && !stage.host.isQuit)
        // It closes when something else is clicked.
        stage.host.advance(by: 1)
        await panel.click(at: (900, 12))
        #expect(await stage.happens { stage.host.windows.first?.isFocused == true })
        stage.host.windows[0].setFocused(false)
        #expect(await stage.happens { stage.host.windows.isEmpty })
      }
    }

    @Test("Without a panel an app says so once and shows its extra itself; a panel that comes later gets it")
    func noPanel() async throws {
      try await PrivateBus.use { bus in
        let stage = try Stage(Clock())
        #expect(await stage.happens { stage.host.windows.count == 1 })
        #expect(toldMessages.contains { $0.contains("\"Time\"") && $0.contains("StatusNotifierWatcher") })
        let panel = FakePanel(on: try bus.connection())
        #expect(await panel.open())
        #expect(await stage.happens { panel.items.count == 1 })
        // Another panel takes the place of one that has ended.
        panel.bus.close()
        try await Task.sleep(for: .milliseconds(100))
        let next = FakePanel(on: try bus.connection())
        #expect(await next.open())
        #expect(await stage.happens { next.items.count == 1 })
      }
    }

    @Test("Without a bus an app goes on as if there were no panel")
    func noBus() async throws {
      SessionBus.end()
      SessionBus.address = "unix:path=/nowhere/at/all"
      defer { SessionBus.address = nil }
      let stage = try Stage(Player())
      #expect(await stage.happens { stage.host.windows.count == 1 })
      #expect(stage.scenes.windows[0].window.scene.semantics().dump.contains("Play_er"))
    }
  }
}

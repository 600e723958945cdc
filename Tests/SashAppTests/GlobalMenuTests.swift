import Foundation
import SashApp
import SashBus
import SashControls
import SashCore
import SashHost
import SashSemantics
import Testing

/// The menu bars of windows in the menu bar of the desktop, over a real bus.
extension BusTests {
  @Suite @MainActor struct GlobalMenuTests {
    /// The program that shows the menu bars of all windows.
    @MainActor private final class Bar {
      let bus: Bus
      private(set) var menus: [Int: (owner: String, path: String)] = [:]
      init(on bus: Bus) { self.bus = bus }
      private static let name = "com.canonical.AppMenu.Registrar"

      func open() async -> Bool {
        BusObject(
          "/com/canonical/AppMenu/Registrar",
          [
            .init(
              Self.name,
              methods: [
                .init("RegisterWindow", "uo") { [weak self] call in
                  self?.menus[call.number(0) ?? 0] = (call.sender, call.text(1) ?? "")
                  return .values([])
                },
                .init("UnregisterWindow", "u") { [weak self] call in
                  self?.menus[call.number(0) ?? 0] = nil
                  return .values([])
                },
              ])
          ]
        ).serve(on: bus)
        return await bus.takeName(Self.name)
      }
      private func place(_ window: Int) -> Bus.Destination? {
        menus[window].map { Bus.Destination($0.owner, $0.path, "com.canonical.dbusmenu") }
      }
      private func layout(_ window: Int) async -> BusValue? {
        guard let place = place(window) else { return nil }
        return await bus.ask(place, "GetLayout", [.int(0), .int(-1), .strings([])])?.last
      }
      /// The items of a menu by their labels, with `-` before what cannot be chosen and the keys behind.
      func items(of title: String, in window: Int) async -> [String] {
        guard let menu = find(title, in: await layout(window)) else { return [] }
        return menu.parts[2].parts.map { item in
          let properties = item.parts[1]
          if properties["type"]?.text == "separator" { return "" }
          let keys = properties["shortcut"]?.parts.first?.parts.compactMap(\.text).joined(separator: "+")
          return (properties["enabled"]?.flag == false ? "-" : "") + (properties["label"]?.text ?? "")
            + (keys.map { " " + $0 } ?? "")
        }
      }
      func titles(in window: Int) async -> [String] {
        (await layout(window))?.parts[2].parts.compactMap { $0.parts[1]["label"]?.text } ?? []
      }
      private func find(_ label: String, in layout: BusValue?) -> BusValue? {
        guard let layout, layout.parts.count == 3 else { return nil }
        if layout.parts[1]["label"]?.text == label { return layout }
        return layout.parts[2].parts.lazy.compactMap { self.find(label, in: $0) }.first
      }
      func choose(_ label: String, in window: Int) async -> Bool {
        guard let place = place(window), let id = find(label, in: await layout(window))?.parts[0].number
        else {
          return false
        }
        return await bus.ask(place, "Event", [.int(id), .string("clicked"), .variant(.int(0)), .uint(0)])
          != nil
      }
      /// What a panel does before it shows a menu; whether there is something new in it.
      func open(_ label: String, in window: Int) async -> Bool? {
        guard let place = place(window), let id = find(label, in: await layout(window))?.parts[0].number
        else {
          return nil
        }
        return await bus.ask(place, "AboutToShow", [.int(id)])?.first?.flag
      }
    }

    private struct Notes: App {
      @State private var isGrid = false
      var body: some Scene {
        WindowGroup("Notes", id: "notes") { Page(isGrid: isGrid) }
          .commands {
            CommandMenu("Tools") {
              Toggle("Grid", isOn: $isGrid).keyboardShortcut("g")
              Button("Locked") {}.disabled(!isGrid)
              Named()
            }
          }
      }
    }
    private struct Named: View {
      @FocusedValue(\.noteName) private var name
      var body: some View { Button("Rename \(name ?? "nothing")") {}.disabled(name == nil) }
    }
    private struct Page: View {
      let isGrid: Bool
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Text("grid \(String(isGrid))")
          TextField("field", text: $text).focused($isFocused).focusedValue(\.noteName, "one")
          Button("focus") { isFocused = true }
        }
      }
    }

    /// An app on a bus.
    @MainActor private final class Stage {
      let host = HeadlessHost()
      let scenes: AppScenes
      init() throws {
        var choice = HostChoice(kind: .headless, scale: 1)
        choice.usesBus = true
        scenes = AppScenes(
          Notes(), host: host, choice: choice, defaultSize: CGSize(width: 1000, height: 700), name: "Tester"
        ) { _ in }
        try scenes.launch()
      }
      func happens(_ isThere: @MainActor () async -> Bool) async -> Bool {
        for _ in 0..<400 {
          host.advance(by: 1.0 / 60)
          if await isThere() { return true }
          try? await Task.sleep(for: .milliseconds(5))
        }
        return false
      }
      private var elements: [String] {
        func words(_ elements: [SemanticsElement]) -> [String] {
          elements.flatMap { [$0.label] + words($0.children) }
        }
        return words(scenes.windows[0].window.scene.semantics().elements)
      }
      func shows(_ word: String) -> Bool { elements.contains(word) }
      func tap(_ word: String) {
        func find(_ elements: [SemanticsElement]) -> SemanticsElement? {
          for element in elements {
            if element.label == word, element.actions.contains(where: { $0.kind == .activate }) {
              return element
            }
            if let found = find(element.children) { return found }
          }
          return nil
        }
        find(scenes.windows[0].window.scene.semantics().elements)?.perform(.activate)
        host.advance(by: 0.1)
      }
    }
    @Test(
      "The desktop's menu bar shows the menus of a window, which then has none; what is chosen there is done")
    func shown() async throws {
      try await PrivateBus.use { bus in
        let bar = Bar(on: try bus.connection())
        #expect(await bar.open())
        let stage = try Stage()
        #expect(await stage.happens { await bar.titles(in: 1).contains("Tools") })
        #expect(await bar.titles(in: 1) == ["Tester", "File", "Edit", "View", "Tools", "Window"])
        #expect(await stage.happens { !stage.shows("Tools") })
        let menu = stage.host.windows[0].menu
        #expect(menu?.path == bar.menus[1]?.path && menu?.service == bar.menus[1]?.owner)
        #expect(await bar.items(of: "Tools", in: 1) == ["Grid Control+G", "-Locked", "-Rename nothing"])

        #expect(await bar.choose("Grid", in: 1))
        #expect(await stage.happens { stage.shows("grid true") })
        #expect(await stage.happens { await bar.items(of: "Tools", in: 1)[1] == "Locked" })
        // What has the focus is known there.
        stage.tap("focus")
        #expect(await stage.happens { await bar.items(of: "Tools", in: 1)[2] == "Rename one" })
        // What follows from the focus without saying so is looked at when the menu opens.
        #expect(await bar.items(of: "Edit", in: 1).contains("-Select All Control+A"))
        #expect(await bar.open("Edit", in: 1) == true)
        #expect(await bar.items(of: "Edit", in: 1).contains("Select All Control+A"))

        #expect(await bar.choose("New Window", in: 1))
        #expect(await stage.happens { await bar.titles(in: 2).contains("Tools") })
        #expect(await bar.choose("Close Window", in: 2))
        #expect(await stage.happens { bar.menus[2] == nil && stage.scenes.windows.count == 1 })
        stage.scenes.close()
      }
    }

    @Test("A menu bar that comes later gets the menus, and leaves them to the windows when it goes")
    func later() async throws {
      try await PrivateBus.use { bus in
        let stage = try Stage()
        #expect(await stage.happens { stage.shows("Tools") })
        let connection = try bus.connection()
        let bar = Bar(on: connection)
        #expect(await bar.open())
        #expect(await stage.happens { await bar.titles(in: 1).contains("Tools") && !stage.shows("Tools") })
        connection.close()
        #expect(await stage.happens { stage.shows("Tools") })
        #expect(stage.host.windows[0].menu == nil)
        stage.scenes.close()
      }
    }
  }
}

extension FocusedValues {
  fileprivate struct NoteNameKey: FocusedValueKey { typealias Value = String }
  fileprivate var noteName: String? {
    get { self[NoteNameKey.self] }
    set { self[NoteNameKey.self] = newValue }
  }
}

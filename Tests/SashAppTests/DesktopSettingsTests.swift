import Foundation
import SashApp
import SashBus
import SashControls
import SashCore
import SashDesktop
import SashHost
import Testing

/// Settings of the desktop, from a portal on a real bus.
extension BusTests {
  @Suite @MainActor struct DesktopSettingsTests {
    /// The portal, as far as settings go.
    @MainActor private final class Portal {
      let bus: Bus
      var values: [(String, [(String, BusValue)])] = []
      private(set) var reads = 0
      init(on bus: Bus) { self.bus = bus }
      private static let path = "/org/freedesktop/portal/desktop"
      private static let interface = "org.freedesktop.portal.Settings"

      func open() async -> Bool {
        BusObject(
          Self.path,
          [
            .init(
              Self.interface,
              methods: [
                .init("ReadAll", "as", returns: "a{sa{sv}}") { [weak self] _ in
                  self?.reads += 1
                  let all = self?.values.map { name, values in
                    (name, BusValue.dictionary(of: "v", values.map { ($0.0, .variant($0.1)) }))
                  }
                  return .values([.dictionary(of: "a{sv}", all ?? [])])
                }
              ])
          ]
        ).serve(on: bus)
        return await bus.takeName("org.freedesktop.portal.Desktop")
      }
      func change(_ namespace: String, _ key: String, _ value: BusValue) {
        bus.emit(
          Self.path, Self.interface, "SettingChanged", [.string(namespace), .string(key), .variant(value)])
      }
    }

    private struct Shown: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.colorSchemeContrast) private var contrast
      @Environment(\.accessibilityReduceMotion) private var reducesMotion
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.self) private var all
      var body: some View {
        let accent = Color.accentColor.resolve(in: all)
        Text(
          "\(scheme) \(contrast) \(reducesMotion ? "still" : "moves") \(size) \(Int((accent.red * 100).rounded())) "
            + "\(Int((accent.green * 100).rounded()))")
      }
    }
    private struct Plain: App {
      var body: some Scene { WindowGroup { Shown() } }
    }

    private func withPortal(
      fixed: DesktopLook = DesktopLook(), prepare: @MainActor (Portal) -> Void,
      _ body: @MainActor (HeadlessHost, AppScenes, Portal) async throws -> Void
    ) async throws {
      let bus = try PrivateBus()
      SessionBus.end()
      SessionBus.address = bus.address
      defer {
        DesktopSettings.end()
        SessionBus.end()
        SessionBus.address = nil
        bus.end()
      }
      let portal = Portal(on: try bus.connection())
      prepare(portal)
      #expect(await portal.open())
      DesktopSettings.begin(fixed: fixed)
      #expect(await happens { portal.reads > 0 })
      try await Task.sleep(for: .milliseconds(50))
      let host = HeadlessHost()
      let scenes = AppScenes(
        Plain(), host: host, choice: HostChoice(kind: .headless, scale: 1), name: "Tester"
      ) { _ in }
      try scenes.launch()
      host.advance(by: 0.1)
      try await body(host, scenes, portal)
    }
    private func text(_ scenes: AppScenes) -> String {
      scenes.windows[0].window.scene.semantics().elements.first?.label ?? ""
    }

    @Test("What the desktop's settings say is there in the first frame")
    func first() async throws {
      try await withPortal {
        $0.values = [
          (
            "org.freedesktop.appearance",
            [
              ("color-scheme", .uint(1)), ("contrast", .uint(1)),
              ("accent-color", .tuple([.double(0.8), .double(0.2), .double(0.1)])),
            ]
          ),
          (
            "org.gnome.desktop.interface",
            [("enable-animations", .bool(false)), ("text-scaling-factor", .double(1.25))]
          ),
        ]
      } _: { _, scenes, _ in
        #expect(text(scenes) == "dark increased still xxLarge 80 20")
      }
    }

    @Test("Windows follow the settings while they are open, also back to what nobody has asked for")
    func follows() async throws {
      try await withPortal { _ in
      } _: { host, scenes, portal in
        let before = text(scenes)
        #expect(before.hasPrefix("light standard moves large "))
        let appearance = "org.freedesktop.appearance"
        @MainActor func becomes(_ wish: String) async -> Bool {
          await happens {
            host.advance(by: 0.1)
            return text(scenes).hasPrefix(wish)
          }
        }
        portal.change(appearance, "color-scheme", .uint(1))
        #expect(await becomes("dark standard moves large "))
        portal.change(appearance, "accent-color", .tuple([.double(0.1), .double(0.6), .double(0.1)]))
        #expect(await becomes("dark standard moves large 10 60"))
        portal.change("org.gnome.desktop.interface", "text-scaling-factor", .double(1.1))
        portal.change(appearance, "contrast", .uint(1))
        portal.change(appearance, "reduced-motion", .uint(1))
        #expect(await becomes("dark increased still xLarge 10 60"))
        portal.change(appearance, "color-scheme", .uint(0))
        portal.change(appearance, "contrast", .uint(0))
        portal.change(appearance, "reduced-motion", .uint(0))
        portal.change("org.gnome.desktop.interface", "text-scaling-factor", .double(1))
        portal.change(appearance, "accent-color", .tuple([.double(-1), .double(-1), .double(-1)]))
        #expect(await becomes(before))
        // Other settings are nobody's business.
        portal.change("org.gnome.desktop.sound", "color-scheme", .uint(1))
        try await Task.sleep(for: .milliseconds(50))
        #expect(text(scenes) == before)
      }
    }

    @Test("What the person who starts the program asks for counts before the desktop's settings")
    func fixed() async throws {
      var fixed = DesktopLook()
      fixed.isDark = false
      try await withPortal(fixed: fixed) {
        $0.values = [("org.freedesktop.appearance", [("color-scheme", .uint(1)), ("contrast", .uint(1))])]
      } _: { _, scenes, _ in
        #expect(text(scenes).hasPrefix("light increased"))
      }
    }

    @Test("Without a bus nothing is followed")
    func noBus() {
      SessionBus.end()
      SessionBus.address = "unix:path=/nowhere/at/all"
      defer { SessionBus.address = nil }
      DesktopSettings.begin()
      #expect(DesktopSettings.current == nil)
    }
  }
}

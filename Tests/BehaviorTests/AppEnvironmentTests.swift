import Sash
import SwiftUI
import Testing

/// What an app and its scenes read and hand down.
@Suite @MainActor struct AppEnvironmentTests {
  private final class Log {
    nonisolated(unsafe) static var phases: [ScenePhase] = []
    static let suite = "SashTests-\(UUID().uuidString)"
  }
  private struct Content: View {
    @AppStorage("name") var name = "nobody"
    @Environment(\.locale) var locale
    var body: some View {
      VStack {
        Text("name: \(name)")
        Text(verbatim: "locale: \(locale.identifier)")
      }
    }
  }
  private struct Whole: App {
    @Environment(\.scenePhase) private var phase
    @AppStorage("count", store: UserDefaults(suiteName: Log.suite)) private var count = 0
    var body: some Scene {
      let _ = Log.phases.append(phase)
      WindowGroup("count \(count)") {
        VStack {
          Content()
          Text("count \(count)")
          Button("more") { count += 1 }
        }
      }
      .defaultAppStorage(UserDefaults(suiteName: Log.suite)!)
      .environment(\.locale, Locale(identifier: "fr_FR"))
    }
  }

  @Test("An app reads the phase of its scene, and its scenes hand down defaults and environment [fact-189]")
  func app() {
    let defaults = UserDefaults(suiteName: Log.suite)!
    defer { defaults.removePersistentDomain(forName: Log.suite) }
    let host = TestHost(app: Whole())
    #expect(Log.phases.first == .inactive)
    #expect(Log.phases.last == .active)
    host.setVisible(false)
    #expect(Log.phases.last == .background)
    host.setVisible(true)
    #expect(Log.phases.last == .active)
    #expect(host.shows("name: nobody"))
    #expect(host.shows("locale: fr_FR"))
    defaults.set("Ann", forKey: "name")
    host.tap("more")
    #expect(host.shows("name: Ann"))
    #expect(host.shows("count 1"))
    #expect(defaults.integer(forKey: "count") == 1)
  }
}

import Sash
import SwiftUI
import Testing

@Suite @MainActor struct ScenePhaseTests {
  private final class Log {
    var phases: [ScenePhase] = []
  }
  private struct Watching: View {
    @Environment(\.scenePhase) var phase
    let log: Log
    var body: some View {
      Text("phase \(String(describing: phase))")
        .onChange(of: phase, initial: true) { log.phases.append(phase) }
    }
  }

  @Test(
    "A scene begins inactive and becomes active; leaving and coming back goes through inactive [fact-188 fact-190]"
  )
  func phases() {
    let log = Log()
    let host = TestHost { Watching(log: log) }
    #expect(log.phases == [.inactive, .active])
    #expect(host.shows("phase active"))
    log.phases = []
    host.setVisible(false)
    #expect(log.phases == [.inactive, .background])
    log.phases = []
    host.setVisible(true)
    #expect(log.phases == [.inactive, .active])
    #expect(host.shows("phase active"))
    log.phases = []
    host.setFocused(false)
    #expect(log.phases == [.inactive])
    host.setFocused(true)
    #expect(log.phases == [.inactive, .active])
    log.phases = []
    host.close()
    #expect(log.phases == [.inactive, .background])
  }

  @Test("Phases are ordered by attention")
  func order() {
    #expect(ScenePhase.background < .inactive)
    #expect(ScenePhase.inactive < .active)
  }

  @Test("Views that do not read the phase are not evaluated when it changes")
  func work() {
    struct Other: View {
      @Environment(\.colorScheme) var scheme
      var body: some View { Text("other") }
    }
    let host = TestHost {
      VStack {
        Watching(log: Log())
        Other()
      }
    }
    host.resetWork()
    host.setFocused(false)
    #expect(host.work.bodies.contains("Watching"))
    #expect(!host.work.bodies.contains("Other"))
  }
}

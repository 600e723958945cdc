import Observation
import SashGraph
import Testing

@testable import SashCore

@MainActor @Suite struct ObservedReadsTests {
  @Observable final class Model {
    var a = 0
    var b = 0
  }

  /// A rule that runs `body` and keeps what it was registered with, run by run.
  private final class Log {
    var body: () -> Void = {}
    var registrations: [ObservationRegistration?] = []
  }
  private struct Reading: Rule {
    let log: Log
    let host: ViewGraph
    var reads = ObservedReads()
    mutating func compute() -> Int {
      reads.track(host, log.body)
      log.registrations.append(reads.registration)
      return log.registrations.count
    }
  }

  /// The registrations of runs that read what each of `bodies` does.
  private func registrations(_ bodies: (() -> Void)...) -> [ObservationRegistration?] {
    let host = ViewGraph(root: EmptyView(), size: .zero, environment: EnvironmentValues())
    let log = Log()
    host.graph.withCurrent {
      let runs = Attribute(rule: Reading(log: log, host: host))
      for body in bodies {
        log.body = body
        runs.markNeedsUpdate()
        _ = runs.value
      }
    }
    return log.registrations
  }

  @Test func theListsOfThisToolchainAreReadable() {
    #expect(ObservationSlot.isFound)
    #expect(ReadProperties.isReadable)
  }

  @Test func aRunThatReadsTheSameGoesOnWithItsRegistration() {
    let (x, y) = (Model(), Model())
    let one = registrations({ _ = x.a }, { _ = (x.a, x.a) }, { _ = x.a })
    #expect(one[0] != nil && one[0] === one[1] && one[1] === one[2])
    let several = registrations({ _ = (x.a, x.b, y.a) }, { _ = (y.a, x.b, x.a) })
    #expect(several[0] != nil && several[0] === several[1])
  }

  @Test func aRunThatReadsSomethingElseIsRegisteredAnew() {
    let (x, y) = (Model(), Model())
    let all = registrations(
      { _ = x.a }, { _ = x.b }, { _ = y.b }, { _ = (y.a, y.b) }, { _ = (x.a, y.b) }, { _ = (x.a, y.a, y.b) },
      {}
    )
    for (before, after) in zip(all, all.dropFirst()) { #expect(before !== after) }
    #expect(all[all.count - 1] == nil)
  }
}

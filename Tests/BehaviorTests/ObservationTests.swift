import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Observation")
struct ObservationTests {
  @Observable final class Model {
    var read = 0
    var other = 0
  }
  final class Ticker: ObservableObject {}

  private struct Often: View {
    let model: Model
    @ObservedObject var ticker: Ticker
    var body: some View { Text("read \(model.read)") }
  }
  @Test("Ten thousand evaluations leave one registration; the end of the view releases it [fact-133]")
  func bounded() {
    let model = Model()
    let ticker = Ticker()
    let before = TestHost.liveObservations
    let app = TestHost { Often(model: model, ticker: ticker) }
    app.resetWork()
    for _ in 0..<10_000 {
      ticker.objectWillChange.send()
      app.advance(by: 0.02)
    }
    #expect(app.work.bodies.count == 10_000)
    #expect(TestHost.liveObservations - before == 1)
    model.read = 1
    app.advance(by: 0.02)
    #expect(app.shows("read 1"))
    #expect(TestHost.liveObservations - before == 1)
    app.close()
    #expect(TestHost.liveObservations == before)
    withExtendedLifetime(model) {}
  }

  private struct Both: View {
    let first: Model
    let second: Model
    var body: some View { Text("\(first.read) \(second.read) \(first.read % 2 == 0 ? second.other : 0)") }
  }
  @Test("Changes are heard however often a body has run, of all objects that it reads [fact-132]")
  func again() {
    let (first, second) = (Model(), Model())
    let app = TestHost { Both(first: first, second: second) }
    for step in 1...6 {
      app.resetWork()
      first.read = step
      first.read = step
      second.read = step * 10
      app.advance(by: 0.02)
      #expect(app.shows("\(step) \(step * 10) \(step % 2 == 0 ? second.other : 0)"))
      #expect(app.work.bodies.count == 1)
      // Read by every other run only.
      app.resetWork()
      second.other += 1
      app.advance(by: 0.02)
      #expect(app.work.bodies.count == (step % 2 == 0 ? 1 : 0))
    }
  }

  private struct Either: View {
    let model: Model
    @State private var isFirst = true
    var body: some View {
      VStack {
        Text(isFirst ? "first \(model.read)" : "other \(model.other)")
        Button("switch") { isFirst.toggle() }
      }
    }
  }
  @Test("Only what the last evaluation read makes the body run [fact-132]")
  func lastEvaluation() {
    let model = Model()
    let app = TestHost { Either(model: model) }
    app.tap("switch")
    app.resetWork()
    model.read += 1
    app.advance(by: 0.1)
    #expect(app.work.bodies.isEmpty)
    model.other += 1
    app.advance(by: 0.1)
    #expect(app.shows("other 1"))
  }

  private struct Acting: View {
    let model: Model
    let seen: (Int) -> Void
    var body: some View { Button("act") { seen(model.read) } }
  }
  @Test("A read in an action makes nothing depend on it [fact-132]")
  func readInAction() {
    let model = Model()
    var seen: [Int] = []
    let app = TestHost { Acting(model: model, seen: { seen.append($0) }) }
    app.tap("act")
    app.resetWork()
    model.read += 1
    app.advance(by: 0.1)
    #expect(app.work.bodies.isEmpty)
    app.tap("act")
    #expect(seen == [0, 1])
  }

  private struct Outer: View {
    let model: Model
    var body: some View {
      VStack {
        Text("outer \(model.read)")
        Inner(model: model)
      }
    }
  }
  private struct Inner: View {
    let model: Model
    var body: some View { Text("inner \(model.other)") }
  }
  @Test("What a view inside reads does not make the view outside run [fact-133]")
  func nested() {
    let model = Model()
    let app = TestHost { Outer(model: model) }
    app.resetWork()
    model.other += 1
    app.advance(by: 0.1)
    #expect(app.shows("inner 1"))
    #expect(app.work.bodies == ["Inner"])
  }

  /// Takes its time between the announcement of a change and the change.
  private final class Slow: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    private var stored = 0
    var value: Int {
      registrar.access(self, keyPath: \.value)
      return lock.withLock { stored }
    }
    func write(_ new: Int, taking seconds: Double) {
      registrar.withMutation(of: self, keyPath: \.value) {
        Thread.sleep(forTimeInterval: seconds)
        lock.withLock { stored = new }
      }
    }
  }
  private struct SlowReader: View {
    let model: Slow
    var body: some View { Text("slow \(model.value)") }
  }
  @Test("A body that runs for a write of another thread reads the new value")
  func otherThread() async {
    let model = Slow()
    let app = TestHost { SlowReader(model: model) }
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      model.write(1, taking: 0.5)
      done.signal()
    }
    // Frames while the write is announced and not made.
    for _ in 0..<5 {
      await app.settle()
      pause(0.01)
    }
    done.waitForTest()
    await app.settle()
    #expect(app.shows("slow 1"))
    Thread.detachNewThread {
      model.write(2, taking: 0)
      done.signal()
    }
    done.waitForTest()
    await app.settle()
    #expect(app.shows("slow 2"))
  }
}

private func pause(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

extension DispatchSemaphore {
  fileprivate func waitForTest() { wait() }
}

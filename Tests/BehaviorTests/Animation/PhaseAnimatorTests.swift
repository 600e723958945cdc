import Sash
import SwiftUI
import Testing

@MainActor @Suite("Phases")
struct PhaseAnimatorTests {
  private final class Log { var phases: [Int] = [] }
  private func x(_ app: TestHost) -> CGFloat { app.frame(of: "it")?.minX ?? .nan }
  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.5 }
  /// A phase follows with the first frame after the end of the one before: up to 1/60 s late each.
  private func isNear(_ a: CGFloat, _ b: CGFloat, slope: CGFloat, phases: CGFloat) -> Bool {
    abs(a - b) <= slope * phases / 60 + 0.01
  }

  @Test("Without a trigger phases follow one another without end, each by its animation")
  func endless() {
    let app = TestHost {
      PhaseAnimator([0, 1, 2]) { phase in
        Text("it").offset(x: CGFloat(phase) * 40).frame(width: 300, alignment: .leading)
      } animation: { phase in
        .linear(duration: phase == 1 ? 1 : 0.5)
      }
    }
    let start = x(app)
    var now = 0.0
    // 0 → 40 in 1 s, → 80 in 0.5 s, → 0 in 0.5 s, and again.
    for (time, place, slope, phases) in [
      (0.5, 20.0, 40.0, 0.0), (1, 40, 40, 0), (1.25, 60, 80, 1), (1.4, 72, 80, 1), (1.75, 40, 160, 2),
      (2.5, 20, 40, 3), (4.25, 10, 40, 6),
    ] {
      app.advance(by: time - now)
      now = time
      #expect(isNear(x(app) - start, place, slope: slope, phases: phases), "at \(time)")
    }
  }

  private struct Bell: View {
    let log: Log
    var animation: Animation? = .linear(duration: 1)
    @State private var rings = 0
    @State private var other = 0
    var body: some View {
      VStack(alignment: .leading) {
        Text("it")
          .phaseAnimator([0, 1, 2], trigger: rings) { content, phase in
            let _ = log.phases.append(phase)
            content.offset(x: CGFloat(phase) * 40)
          } animation: { _ in
            animation
          }
        Button("ring") { rings += 1 }
        Button("other \(other)") { other += 1 }
      }
      .frame(width: 300, alignment: .leading)
    }
  }

  @Test("With a trigger nothing moves until it changes; then all phases and back to the first, once")
  func trigger() {
    let log = Log()
    let app = TestHost { Bell(log: log) }
    let start = x(app)
    app.advance(by: 2)
    #expect(x(app) == start)
    #expect(app.isIdle)
    app.tap("other 0")
    #expect(app.isIdle)
    app.tap("ring")
    log.phases = []
    for (step, place) in [(0.5, 20.0), (0.5, 40), (0.5, 60), (0.5, 80), (0.5, 40), (0.5, 0)] {
      app.advance(by: step)
      #expect(isNear(x(app) - start, place, slope: 80, phases: 3))
    }
    #expect(log.phases == [2, 0])
    app.advance(by: 0.2)
    #expect(app.isIdle)
  }

  @Test("A new trigger on the way begins anew with the second phase, from where the view is")
  func triggerAgain() {
    let app = TestHost { Bell(log: Log()) }
    let start = x(app)
    app.tap("ring")
    app.advance(by: 1.75)
    #expect(isNear(x(app) - start, 70, slope: 40, phases: 2))
    let turn = x(app)
    app.tap("ring")
    #expect(isNear(x(app), turn))
    app.advance(by: 1.5)
    #expect(x(app) - start < 80)
    app.advance(by: 3)
    #expect(x(app) == start)
    #expect(app.isIdle)
  }

  @Test(
    "The default animation is .default, whose spring hands over when it is logically complete, after half a second"
  )
  func defaults() {
    let log = Log()
    let app = TestHost {
      PhaseAnimator([0, 1]) { phase in
        let _ = log.phases.append(phase)
        Text("it").offset(x: CGFloat(phase) * 100)
      }
    }
    log.phases = []
    app.advance(by: 2.2)
    #expect(log.phases == [0, 1, 0, 1])
  }

  @Test("Phases that nothing animates come to an end instead of filling a frame")
  func nothingAnimates() {
    let log = Log()
    let app = TestHost {
      PhaseAnimator([0, 1, 2]) { phase in
        let _ = log.phases.append(phase)
        Text("it")
      } animation: { _ in
        nil
      }
    }
    app.advance(by: 1)
    #expect(log.phases.count < 10)
    #expect(app.isIdle)
  }

  @Test("Only what phases move is animated: a neighbour that a phase pushes jumps")
  func onlyItsOwn() {
    let app = TestHost {
      HStack(spacing: 0) {
        PhaseAnimator([0, 1]) { phase in
          Color.red.frame(width: 20 + CGFloat(phase) * 40, height: 10)
        } animation: { _ in
          .linear(duration: 1)
        }
        Text("it")
      }
      .frame(width: 200, alignment: .leading)
    }
    let start = x(app)
    app.advance(by: 0.5)
    #expect(isNear(x(app) - start, 0) || isNear(x(app) - start, 40))
  }

  @Test("Without phases nothing is shown")
  func empty() {
    let app = TestHost {
      VStack {
        PhaseAnimator([Int]()) { Text("\($0)") }
        Text("after")
      }
    }
    #expect(app.texts == ["after"])
  }
}

import Sash
import SwiftUI
import Testing

@MainActor @Suite("Keyframes on views")
struct KeyframeAnimatorTests {
  private func x(_ app: TestHost) -> CGFloat { app.frame(of: "it")?.minX ?? .nan }
  private func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool {
    abs(a - b) < tolerance
  }

  private struct Pose {
    var x = 0.0
    var opacity = 1.0
  }

  @Test("Keyframes are played over and over from the start; no body runs")
  func repeating() {
    let app = TestHost {
      Text("it").keyframeAnimator(initialValue: Pose()) { content, pose in
        content.opacity(pose.opacity).offset(x: pose.x)
      } keyframes: { _ in
        KeyframeTrack(\.x) {
          LinearKeyframe(40, duration: 1)
          LinearKeyframe(0, duration: 0.5)
        }
        KeyframeTrack(\.opacity) { LinearKeyframe(0.5, duration: 1) }
      }
    }
    let start = x(app)
    app.resetWork()
    var now = 0.0
    for (time, place) in [(0.5, 20.0), (1, 40), (1.25, 20), (2, 20), (4.25, 20)] {
      app.advance(by: time - now)
      now = time
      #expect(isNear(x(app) - start, place), "at \(time)")
    }
    #expect(app.work.bodies == [])
    #expect(!app.isIdle)
  }

  private struct Jumper: View {
    @State private var jumps = 0
    var body: some View {
      VStack(alignment: .leading) {
        KeyframeAnimator(initialValue: 0.0, trigger: jumps) { value in
          Text("it").offset(x: value)
        } keyframes: { value in
          LinearKeyframe(value + 60, duration: 1)
          LinearKeyframe(20, duration: 0.5)
        }
        Button("jump") { jumps += 1 }
      }
      .frame(width: 300, alignment: .leading)
    }
  }

  @Test("With a trigger they are played once for each change, from the value of now; at the end it stays")
  func trigger() {
    let app = TestHost { Jumper() }
    let start = x(app)
    app.advance(by: 1)
    #expect(x(app) == start && app.isIdle)
    app.tap("jump")
    #expect(x(app) == start)
    app.advance(by: 0.5)
    #expect(isNear(x(app) - start, 30))
    // Anew from 30: to 90 in a second.
    app.tap("jump")
    #expect(isNear(x(app) - start, 30))
    app.advance(by: 0.5)
    #expect(isNear(x(app) - start, 60))
    app.advance(by: 2)
    #expect(isNear(x(app) - start, 20))
    #expect(app.isIdle)
  }

  @Test("A spring that begins on the way takes over the velocity")
  func velocity() {
    struct Spring: View {
      @State private var jumps = 0
      var body: some View {
        VStack(alignment: .leading) {
          KeyframeAnimator(initialValue: 0.0, trigger: jumps) { value in
            Text("it").offset(x: value)
          } keyframes: { _ in
            SpringKeyframe(jumps == 1 ? 100.0 : 0, spring: .smooth)
          }
          Button("jump") { jumps += 1 }
        }
        .frame(width: 300, alignment: .leading)
      }
    }
    let app = TestHost { Spring() }
    app.tap("jump")
    app.advance(by: 0.1)
    let turn = x(app)
    app.tap("jump")
    app.advance(by: 1.0 / 60)
    #expect(x(app) > turn)
    app.advance(by: 3)
    #expect(isNear(x(app) - (app.frame(of: "jump")?.minX ?? 0), 0, 20))
    #expect(app.isIdle)
  }

  @Test("While they do not repeat the first value is shown, and no frames are made")
  func paused() {
    struct Toggled: View {
      @State private var isOn = false
      var body: some View {
        VStack(alignment: .leading) {
          Text("it").keyframeAnimator(initialValue: 0.0, repeating: isOn) {
            $0.offset(x: $1)
          } keyframes: { _ in
            LinearKeyframe(40.0, duration: 1)
          }
          Button("toggle") { isOn.toggle() }
        }
        .frame(width: 300, alignment: .leading)
      }
    }
    let app = TestHost { Toggled() }
    let start = x(app)
    #expect(app.isIdle)
    app.tap("toggle")
    app.advance(by: 0.5)
    #expect(isNear(x(app) - start, 20))
    app.tap("toggle")
    #expect(x(app) == start)
    app.advance(by: 0.1)
    #expect(app.isIdle)
  }
}

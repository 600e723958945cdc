import Sash
import SwiftUI
import Testing

/// Times are on the grid of 1/60 s; a change at 0 shows the start at 0.
/// - Source: facts on animation, "animation frame clock".
@MainActor @Suite("Animations of changes")
struct AnimationTests {
  /// The left edge of the text, in points.
  private func x(_ app: TestHost, _ text: String = "it") -> CGFloat { app.frame(of: text)?.minX ?? .nan }
  private func isNear(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
    abs(a - b) <= tolerance
  }

  private struct Mover: View {
    var animation: Animation? = .linear(duration: 1)
    @State private var isAway = false
    @State private var number = 0
    var body: some View {
      VStack(alignment: .leading) {
        Text("it").offset(x: isAway ? 100 : 0)
        Button("go") { withAnimation(animation) { isAway.toggle() } }
        Button("jump") { isAway.toggle() }
        Button("other \(number)") { number += 1 }
      }
      .frame(width: 300, alignment: .leading)
    }
  }

  @Test(
    "withAnimation leads what depends on the state from where it was; the body runs once [fact-205 fact-211 S1-136]"
  )
  func linear() {
    let app = TestHost { Mover() }
    let start = x(app)
    app.resetWork()
    app.tap("go")
    #expect(x(app) == start)
    #expect(app.work.bodies.filter { $0 == "Mover" }.count == 1)
    app.resetWork()
    for step in 1...4 {
      app.advance(by: 0.25)
      #expect(isNear(x(app), start + 25 * CGFloat(step)))
    }
    #expect(app.work.bodies == [])
  }

  @Test("No frame is made once the last animation has ended, and one each refresh until then")
  func idle() {
    let app = TestHost { Mover() }
    app.tap("go")
    app.resetWork()
    app.advance(by: 0.5)
    #expect(app.work.frames == 30)
    #expect(!app.isIdle)
    app.advance(by: 0.6)
    #expect(app.isIdle)
    app.resetWork()
    app.advance(by: 5)
    #expect(app.work.frames == 0)
  }

  @Test("A change without an animation is there at once [S0-052]")
  func plain() {
    let app = TestHost { Mover() }
    let start = x(app)
    app.tap("jump")
    #expect(x(app) == start + 100)
    #expect(app.isIdle)
  }

  @Test("A change without an animation ends the one that runs [fact-232]")
  func plainStops() {
    let app = TestHost { Mover(animation: .linear(duration: 1).repeatForever()) }
    let start = x(app)
    app.tap("go")
    app.advance(by: 0.5)
    #expect(isNear(x(app), start + 50))
    app.tap("jump")
    #expect(x(app) == start)
    app.advance(by: 0.5)
    #expect(x(app) == start)
    #expect(app.isIdle)
  }

  @Test("repeatForever goes back and forth without end [S0-091]")
  func forever() {
    let app = TestHost { Mover(animation: .linear(duration: 1).repeatForever()) }
    let start = x(app)
    app.tap("go")
    var now = 0.0
    for (time, place) in [(0.25, 25.0), (1.0, 100), (1.75, 25), (2.25, 25), (7.5, 50)] {
      app.advance(by: time - now)
      now = time
      #expect(isNear(x(app), start + place), "at \(time)")
    }
  }

  @Test("easeInOut(duration: 0.7) takes 0.7 s and is half way in the middle [S0-071]")
  func duration() {
    let app = TestHost { Mover(animation: .easeInOut(duration: 0.7)) }
    let start = x(app)
    app.tap("go")
    app.advance(by: 0.35)
    #expect(isNear(x(app), start + 50))
    app.advance(by: 0.3)
    #expect(x(app) < start + 100)
    app.advance(by: 0.1)
    #expect(x(app) == start + 100)
  }

  @Test("A spring with a damping fraction of 0.5 overshoots [S0-054]")
  func overshoot() {
    let app = TestHost { Mover(animation: .spring(response: 0.5, dampingFraction: 0.5)) }
    let start = x(app)
    app.tap("go")
    var furthest: CGFloat = 0
    for _ in 0..<120 {
      app.advance(by: 1.0 / 60)
      furthest = max(furthest, x(app) - start)
    }
    // exp(-pi z / sqrt(1 - z^2)) for z = 0.5 is 0.163.
    #expect(isNear(furthest, 116.3, within: 1.5))
    #expect(x(app) == start + 100)
    #expect(app.isIdle)
  }

  @Test("A timing curve that turns round is added to the one that runs: no jump, no kink [fact-213]")
  func additive() {
    let app = TestHost { Mover(animation: .linear(duration: 1)) }
    let start = x(app)
    app.tap("go")
    app.advance(by: 0.5)
    app.tap("go")
    #expect(isNear(x(app), start + 50))
    // 0.25 s on, the first leads 75 of its 100, the second has taken 25 off.
    app.advance(by: 0.25)
    #expect(isNear(x(app), start + 75 - 18.75, within: 20))
    app.advance(by: 1)
    #expect(x(app) == start)
  }

  @Test("A spring that turns round keeps its velocity: it first goes on [fact-213]")
  func velocity() {
    let app = TestHost { Mover(animation: .spring(duration: 0.5, bounce: 0)) }
    app.tap("go")
    app.advance(by: 0.1)
    let turn = x(app)
    app.tap("go")
    app.advance(by: 1.0 / 60)
    #expect(x(app) > turn)
    app.advance(by: 2)
    #expect(app.isIdle)
  }

  @Test("What is evaluated besides leaves a running animation alone")
  func beside() {
    let app = TestHost { Mover() }
    let start = x(app)
    app.tap("go")
    app.advance(by: 0.5)
    app.tap("other 0")
    #expect(app.shows("other 1"))
    #expect(isNear(x(app), start + 50))
    app.advance(by: 0.25)
    #expect(isNear(x(app), start + 75))
  }

  private struct Two: View {
    @State private var a = false
    @State private var b = false
    var body: some View {
      VStack(alignment: .leading) {
        Text("a").offset(x: a ? 100 : 0)
        Text("b").offset(x: b ? 100 : 0)
        Button("go") {
          withAnimation(.linear(duration: 1)) { a = true }
          withAnimation(.linear(duration: 0.5).delay(0.3)) { b = true }
        }
      }
      .frame(width: 300, alignment: .leading)
    }
  }

  @Test("Two blocks in one action animate their own changes; delay holds the second back [S0-055]")
  func two() {
    let app = TestHost { Two() }
    let (a, b) = (x(app, "a"), x(app, "b"))
    app.tap("go")
    app.advance(by: 0.3)
    #expect(isNear(x(app, "a"), a + 30))
    #expect(isNear(x(app, "b"), b))
    app.advance(by: 0.25)
    #expect(isNear(x(app, "a"), a + 55))
    #expect(isNear(x(app, "b"), b + 50))
  }

  private struct Scoped: View {
    @State private var isAway = false
    @State private var other = false
    var body: some View {
      VStack(alignment: .leading) {
        Text("a").offset(x: isAway ? 100 : 0)
        Text("b").offset(x: other ? 100 : 0)
        Text("c").offset(x: isAway ? 100 : 0).animation(nil, value: isAway)
        Text("d").offset(x: isAway ? 100 : 0).animation(.linear(duration: 2), value: isAway)
        Button("go") { isAway.toggle() }
        Button("other") { other.toggle() }
        Button("explicit") { withAnimation(.linear(duration: 4)) { isAway.toggle() } }
      }
      .frame(width: 300, alignment: .leading)
      .animation(.linear(duration: 1), value: isAway)
    }
  }

  @Test(
    "animation(_:value:) animates its subtree when the value changed; the innermost counts, and nil takes it away [S0-057 fact-206 fact-207 fact-209]"
  )
  func scoped() {
    let app = TestHost { Scoped() }
    let start = x(app, "a")
    app.tap("go")
    app.advance(by: 0.5)
    #expect(isNear(x(app, "a"), start + 50))
    #expect(x(app, "c") == start + 100)
    #expect(isNear(x(app, "d"), start + 25))
    app.advance(by: 2)
    app.tap("other")
    #expect(x(app, "b") == start + 100)
  }

  @Test("animation(_:value:) overrides withAnimation for its subtree [fact-206]")
  func override() {
    let app = TestHost { Scoped() }
    let start = x(app, "a")
    app.tap("explicit")
    app.advance(by: 0.5)
    #expect(isNear(x(app, "a"), start + 50))
  }

  private struct Disabled: View {
    @State private var isAway = false
    var body: some View {
      VStack(alignment: .leading) {
        Text("a").offset(x: isAway ? 100 : 0).animation(.linear(duration: 1), value: isAway)
        Text("b").offset(x: isAway ? 100 : 0)
        Button("go") {
          var transaction = Transaction(animation: .linear(duration: 2))
          transaction.disablesAnimations = true
          withTransaction(transaction) { isAway.toggle() }
        }
      }
      .frame(width: 300, alignment: .leading)
    }
  }

  @Test("disablesAnimations leaves the animations of modifiers out, not the transaction's own [fact-208]")
  func disabled() {
    let app = TestHost { Disabled() }
    let start = x(app, "a")
    app.tap("go")
    app.advance(by: 0.5)
    #expect(isNear(x(app, "a"), start + 25))
    #expect(isNear(x(app, "b"), start + 25))
  }

  private struct ByBinding: View {
    @State private var isOn = false
    var body: some View {
      VStack(alignment: .leading) {
        Text("it").offset(x: isOn ? 100 : 0)
        Inner(isOn: $isOn.animation(.linear(duration: 1)))
      }
      .frame(width: 300, alignment: .leading)
    }
    struct Inner: View {
      @Binding var isOn: Bool
      var body: some View { Button("go") { isOn.toggle() } }
    }
  }

  @Test("Binding.animation animates what a write through the binding changes [fact-124 S2-081]")
  func binding() {
    let app = TestHost { ByBinding() }
    let start = x(app)
    app.tap("go")
    app.advance(by: 0.5)
    #expect(isNear(x(app), start + 50))
  }

  private struct OnAppearing: View {
    @State private var isAway = false
    var body: some View {
      Text("it").offset(x: isAway ? 100 : 0)
        .frame(width: 300, alignment: .leading)
        .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isAway = true } }
    }
  }

  @Test("withAnimation in onAppear starts with the first frame [S2-040]")
  func onAppear() {
    let app = TestHost { OnAppearing() }
    let start = x(app)
    app.advance(by: 0.5)
    #expect(isNear(x(app), start + 50))
    app.advance(by: 1)
    #expect(isNear(x(app), start + 50))
  }

  private struct Ending: View {
    var criteria: AnimationCompletionCriteria = .logicallyComplete
    @State private var isAway = false
    @State private var ends = 0
    var body: some View {
      VStack {
        Text("it").offset(x: isAway ? 100 : 0)
        Text("ends \(ends)")
        Button("go") {
          withAnimation(.spring(response: 0.5, dampingFraction: 0.5), completionCriteria: criteria) {
            isAway.toggle()
          } completion: {
            ends += 1
          }
        }
        Button("nothing") {
          withAnimation(.linear(duration: 1)) {
            isAway = isAway
          } completion: {
            ends += 1
          }
        }
      }
    }
  }

  @Test(
    "The completion runs when the motion looks finished, or when nothing moves; at once if nothing does [fact-214]"
  )
  func completion() {
    let logical = TestHost { Ending() }
    logical.tap("go")
    logical.advance(by: 0.48)
    #expect(logical.shows("ends 0"))
    logical.advance(by: 0.05)
    #expect(logical.shows("ends 1"))

    let removed = TestHost { Ending(criteria: .removed) }
    removed.tap("go")
    removed.advance(by: 0.55)
    #expect(removed.shows("ends 0"))
    removed.advance(by: 2)
    #expect(removed.shows("ends 1"))

    removed.tap("nothing")
    #expect(removed.shows("ends 2"))
  }
}

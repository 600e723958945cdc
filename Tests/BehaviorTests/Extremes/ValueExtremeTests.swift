import Sash
import SwiftUI
import Testing

@MainActor @Suite("Values and times that no one expects")
struct ValueExtremeTests {
  nonisolated static let controls: [Extreme] = [
    Extreme("slider", seen: always) { n in Slider(value: .constant(n)) },
    Extreme("slider of a range", seen: always) { n in
      Slider(value: .constant(0.5), in: n.isNaN ? 3...3 : min(0, n)...max(0, n))
    },
    Extreme("slider of an empty range", seen: always) { n in Slider(value: .constant(n), in: 1...1) },
    Extreme("slider by steps", seen: always) { n in
      Slider(value: .constant(n), in: 0...10, step: n > 0 ? n : 1)
    },
    Extreme("stepper", seen: always) { n in Stepper("a", value: .constant(n), in: 0...10, step: 1) },
    Extreme("stepper by steps", seen: always) { n in Stepper("a", value: .constant(1), in: 0...0, step: n) },
    Extreme("progress", seen: always) { n in ProgressView(value: n) },
    Extreme("progress of a total", seen: always) { n in ProgressView(value: 1, total: n) },
    Extreme("circular progress") { n in ProgressView(value: n, total: n).progressViewStyle(.circular) },
    Extreme("progress of a time") { n in
      ProgressView(
        timerInterval: Date(
          timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: max(0, n.isNaN ? 0 : n)))
    },
    Extreme("scroll position") { n in
      ScrollView { Color.red.frame(height: 300) }.scrollPosition(.constant(ScrollPosition(x: n, y: n)))
    },
    Extreme("anchor of scrolling") { n in
      ScrollView { Color.red.frame(height: 300) }.defaultScrollAnchor(UnitPoint(x: n, y: n))
    },
    Extreme("sheet of a height") { n in
      Color.red.sheet(isPresented: .constant(true)) {
        Text("a").presentationDetents([.height(n), .fraction(n)]).presentationCornerRadius(n)
      }
    },
  ]

  nonisolated static let times: [Extreme] = [
    Extreme("durations", seen: always) { n in Mover(animation: .linear(duration: n)) },
    Extreme("eased durations", seen: always) { n in Mover(animation: .easeInOut(duration: n)) },
    Extreme("curves", seen: always) { n in Mover(animation: .timingCurve(n, n, n, n, duration: 0.3)) },
    Extreme("delays", seen: always) { n in Mover(animation: .linear(duration: 0.2).delay(n)) },
    Extreme("speeds", seen: always) { n in Mover(animation: .linear(duration: 0.2).speed(n)) },
    Extreme("repetitions", seen: always) { n in
      Mover(animation: .linear(duration: n).repeatForever(autoreverses: true))
    },
    Extreme("counted repetitions", seen: always) { n in
      Mover(
        animation: .linear(duration: 0.1).repeatCount(
          n.isFinite && abs(n) < 1e9 ? Int(n) : n > 0 ? .max : .min))
    },
    Extreme("springs", seen: always) { n in Mover(animation: .spring(duration: n, bounce: 0.2)) },
    Extreme("bounces", seen: always) { n in Mover(animation: .spring(duration: 0.3, bounce: n)) },
    Extreme("responses", seen: always) { n in
      Mover(animation: .spring(response: n, dampingFraction: 0.5, blendDuration: n))
    },
    Extreme("damping", seen: always) { n in Mover(animation: .spring(response: 0.3, dampingFraction: n)) },
    Extreme("physical springs", seen: always) { n in
      Mover(animation: .interpolatingSpring(mass: n, stiffness: n, damping: n, initialVelocity: n))
    },
    Extreme("stiffness", seen: always) { n in
      Mover(animation: .interpolatingSpring(mass: 1, stiffness: n, damping: 10))
    },
    Extreme("velocity", seen: always) { n in
      Mover(animation: .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: n))
    },
    Extreme("spring values", seen: always) { n in
      let spring = Spring(duration: n, bounce: n)
      Text(
        "\(spring.settlingDuration) \(spring.value(target: 1.0, time: n)) \(Spring(mass: n, stiffness: n, damping: n).duration)"
      )
    },
    Extreme("unit curves", seen: always) { n in
      Text(
        "\(UnitCurve.bezier(startControlPoint: UnitPoint(x: n, y: n), endControlPoint: .bottom).value(at: n))"
      )
    },
    Extreme("animated lengths") { n in Mover(animation: .linear(duration: 0.2), length: n) },
    Extreme("periodic timeline", seen: always) { n in
      TimelineView(.periodic(from: .now, by: n)) { context in Text("\(context.date)") }
    },
    Extreme("timeline from a date", seen: always) { n in
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: n), by: 1)) { _ in Text("a") }
    },
    Extreme("animation timeline", seen: always) { n in
      TimelineView(.animation(minimumInterval: n, paused: false)) { _ in Text("a") }
    },
    Extreme("explicit timeline", seen: always) { n in
      TimelineView(.explicit([.now, Date(timeIntervalSinceReferenceDate: n), .distantPast])) { _ in Text("a")
      }
    },
    Extreme("keyframes") { n in
      KeyframeAnimator(initialValue: 0.0, repeating: true) { value in
        Color.red.offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(10, duration: n)
        SpringKeyframe(n, duration: 0.1, spring: Spring(duration: n))
        CubicKeyframe(5, duration: n, startVelocity: n, endVelocity: n)
        MoveKeyframe(n)
      }
    },
    Extreme("phases") { n in
      PhaseAnimator([0, n]) {
        Color.red.offset(x: $0)
      } animation: { _ in
        .linear(duration: n)
      }
    },
    Extreme("transitions") { n in Comer(transition: .scale(scale: n).combined(with: .offset(x: n, y: n))) },
    Extreme("clicks and presses") { n in
      Color.red.onTapGesture(count: n.isFinite && abs(n) < 1e9 ? Int(n) : n > 0 ? .max : .min) {}
    },
  ]

  @Test("A control shows what it can of a value", arguments: controls) func control(_ extreme: Extreme) {
    extreme.check()
  }
  @Test("What takes time comes to an end", arguments: times) func time(_ extreme: Extreme) { extreme.check() }
}

/// Moves when it appears.
private struct Mover: View {
  var animation: Animation
  var length: CGFloat = 20
  @State private var isMoved = false
  var body: some View {
    Color.red.frame(width: isMoved ? length : 10).offset(x: isMoved ? length : 0).frame(width: 60)
      .overlay { Text("a") }
      .animation(animation, value: isMoved).onAppear { isMoved.toggle() }.onTapGesture { isMoved.toggle() }
  }
}

/// Comes and goes.
private struct Comer: View {
  var transition: AnyTransition
  @State private var isHere = false
  var body: some View {
    VStack {
      if isHere { Color.red.transition(transition) }
      Text("a")
    }
    .onAppear { withAnimation { isHere = true } }.onTapGesture { withAnimation { isHere.toggle() } }
  }
}

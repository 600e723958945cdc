import Foundation
import SashGeometry
import Testing

@testable import SashAnimation

@Suite struct AnimationTests {
  @Test("Springs pass the documented places, whatever the frames")
  func documentedSprings() {
    // Facts, rows "derived stiffness/damping".
    let cases: [(Animation, [Double: Double])] = [
      (.default, [0.05: 0.1313, 0.1: 0.3577, 0.2: 0.7154, 0.3: 0.8900, 0.5: 0.9864]),
      (.smooth, [0.05: 0.1313, 0.1: 0.3577, 0.2: 0.7154, 0.3: 0.8900, 0.5: 0.9864]),
      (.snappy, [0.05: 0.1382, 0.1: 0.3881, 0.2: 0.7864, 0.4: 1.0016, 0.5: 1.0060]),
      (.bouncy, [0.05: 0.1457, 0.1: 0.4233, 0.2: 0.8737, 0.4: 1.0393, 0.5: 1.0145]),
      (.spring(response: 0.5, dampingFraction: 0.825), [0.1: 0.3936, 0.2: 0.7996, 0.4: 1.0083]),
      (.interactiveSpring(response: 0.15, dampingFraction: 0.86), [0.05: 0.6766, 0.1: 0.9759, 0.15: 1.0050]),
      (.interpolatingSpring(duration: 0.5, bounce: 0.3), [0.1: 0.4233, 0.2: 0.8737, 0.4: 1.0393]),
    ]
    for (animation, places) in cases {
      var steady = Run(animation)
      for (time, place) in places.sorted(by: { $0.key < $1.key }) {
        var once = Run(animation)
        #expect(abs(once(time)! - place) < 6e-5, "\(animation) at \(time)")
        #expect(abs(steady(time)! - place) < 6e-5, "\(animation) at \(time), frame by frame")
      }
    }
  }

  @Test("A fluid spring ends when it hardly moves and is logically complete after its response")
  func fluidEnd() {
    var run = Run(.smooth)
    _ = run(0.49)
    #expect(!run.context.isLogicallyComplete)
    _ = run(0.5)
    #expect(run.context.isLogicallyComplete)
    #expect(run(0.6) != nil)
    #expect(run(3) == nil)
  }

  @Test("Delay, speed and logical completion change the clock")
  func clocks() {
    var delayed = Run(.linear(duration: 1).delay(0.5))
    #expect(delayed(0.4) == 0)
    #expect(delayed(1) == 0.5)
    #expect(delayed(1.6) == nil)
    var early = Run(.linear(duration: 1).delay(-0.25))
    #expect(early(0) == 0.25)
    var fast = Run(.linear(duration: 1).speed(4))
    #expect(fast(0.125) == 0.5)
    #expect(fast(0.3) == nil)
    #expect(fast.animation.velocity(value: 1, time: 0.1, context: fast.context) == 4)
    var complete = Run(.linear(duration: 1).logicallyComplete(after: 0.25))
    _ = complete(0.2)
    #expect(!complete.context.isLogicallyComplete)
    #expect(abs(complete(0.3)! - 0.3) < 1e-6)
    #expect(complete.context.isLogicallyComplete)
  }

  @Test("Repeating goes back and forth and ends after the passes")
  func repeats() {
    var twice = Run(.linear(duration: 1).repeatCount(2))
    #expect([0.25, 1, 1.25, 1.75, 2].map { twice($0) } == [0.25, 1, 0.75, 0.25, 0])
    #expect(twice(2.01) == nil)
    var again = Run(.linear(duration: 1).repeatCount(3, autoreverses: false))
    #expect([0.25, 1, 1.25, 2.5].map { again($0) } == [0.25, 1, 0.25, 0.5])
    #expect(again(3.01) == nil)
    var forever = Run(.linear(duration: 1).repeatForever())
    #expect(forever(1000.25) == 0.25)
    #expect(forever(1001.25) == 0.75)
    var slow = Run(.linear(duration: 1).repeatCount(3).speed(0.5))
    #expect(slow(5) == 0.5)
    // A spring's length is not known beforehand: each pass ends with the frame that finds it at rest.
    var spring = Run(.smooth.repeatForever())
    var places: [Double] = []
    for frame in 0..<600 { places.append(spring(Double(frame) / 60)!) }
    #expect(places.contains { $0 > 0.999 })
    #expect(places.dropFirst(120).contains { $0 < 0.001 })
  }

  @Test("Equal animations are equal; the default one equals only itself")
  func equality() {
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.spring == .smooth)
    #expect(Animation.default == .default)
    #expect(Animation.default != .spring)
    #expect(Animation.linear.delay(1) == .linear.delay(1))
    #expect(Animation.linear.delay(1) != .linear.speed(1))
    #expect(Set([Animation.linear, .linear, .easeIn]).count == 2)
    #expect(Animation(Half()) == Animation(Half()))
    #expect("\(Animation(Half()))" == "Half()")
  }

  struct Half: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    {
      context.state[Count<V>.self] += 1
      return time < 1 ? value.scaled(by: 0.5) : nil
    }
  }
  struct Count<V>: AnimationStateKey { static var defaultValue: Int { 0 } }

  @Test("A custom animation is asked, keeps its state, and can be delayed and repeated")
  func custom() {
    var run = Run(Animation(Half()).delay(1).repeatCount(1))
    #expect(run(0.5) == 0)
    #expect(run(1.5) == 0.5)
    #expect(run(2) == nil)
    var plain = Run(Animation(Half()))
    for _ in 0..<3 { _ = plain(0) }
    #expect(plain.context.state[Count<Double>.self] == 3)
  }
}

@Suite struct AnimatorTests {
  private func place(_ animator: inout Animator<Double>, _ target: Double, _ time: Double) -> Double? {
    animator.lag(at: time, surroundings: nil).map { target - $0 }
  }

  @Test("A spring that replaces a spring keeps place and velocity")
  func merge() {
    var animator = Animator<Double>(.smooth, way: 100, at: 10, listeners: .init())
    let place1 = place(&animator, 100, 10.2)!
    #expect(abs(place1 - 71.54) < 0.01)
    animator.retarget(by: -100, with: .smooth, at: 10.2, listeners: .init(), surroundings: nil)
    #expect(abs(place(&animator, 0, 10.2)! - place1) < 1e-9)
    let speed = Spring.smooth.velocity(target: 100.0, time: 0.2)
    let expected = place1 + Spring.smooth.value(target: -place1, initialVelocity: speed, time: 0.1)
    #expect(abs(place(&animator, 0, 10.3)! - expected) < 1e-6)
    #expect(place(&animator, 0, 14) == nil)
  }

  @Test("A curve that follows a curve carries on from where that one is in the same moment")
  func combine() {
    var animator = Animator<Double>(.linear(duration: 1), way: 100, at: 0, listeners: .init())
    #expect(place(&animator, 100, 0.5) == 50)
    animator.retarget(by: -100, with: .linear(duration: 1), at: 0.5, listeners: .init(), surroundings: nil)
    #expect(place(&animator, 0, 0.5) == 50)
    // The first is at 75 by now, and the second a quarter of the way from there to 0.
    #expect(abs(place(&animator, 0, 0.75)! - 75 * 0.75) < 1e-9)
    #expect(abs(place(&animator, 0, 1.25)! - 25) < 1e-9)
    #expect(place(&animator, 0, 1.51) == nil)
  }

  final class Ear: AnimationListener {
    var began = 0
    var ended = 0
    func animationBegan() { began += 1 }
    func animationEnded() { ended += 1 }
  }

  @Test("Listeners hear of logical completion and of the end, also of an animation that was replaced")
  func listeners() {
    let (logical, removed, second) = (Ear(), Ear(), Ear())
    var listeners = AnimationListeners()
    listeners.logical = [logical]
    listeners.removed = [removed]
    var animator = Animator<Double>(.smooth, way: 100, at: 0, listeners: listeners)
    _ = animator.lag(at: 0.3, surroundings: nil)
    #expect(logical.began == 1 && logical.ended == 0)
    var more = AnimationListeners()
    more.logical = [second]
    animator.retarget(by: 50, with: .easeIn(duration: 2), at: 0.3, listeners: more, surroundings: nil)
    _ = animator.lag(at: 0.51, surroundings: nil)
    #expect(logical.ended == 1 && second.ended == 0 && removed.ended == 0)
    #expect(animator.lag(at: 2.31, surroundings: nil) == nil)
    #expect(second.ended == 1 && removed.ended == 1)
  }

  @Test("A spring that takes over in flight with next to no way of its own ends when the motion does")
  func hardlyAnyWay() {
    let spring = Animation.spring()
    var context = AnimationContext<Double>()
    _ = spring.animate(value: 100, time: 0.1, context: &context)
    #expect(spring.shouldMerge(previous: spring, value: 100, time: 0.1, context: &context))
    let end = (0...300).map { 0.1 + Double($0) / 60 }
      .first { spring.animate(value: 1e-9, time: $0, context: &context) == nil }
    #expect(end.map { $0 > 0.5 && $0 < 2 } == true)
  }
}

import Foundation
import SashGeometry
import Testing

@testable import SashAnimation

@Suite("Keyframes")
struct KeyframeTests {
  private struct Pose: Equatable {
    var x = 0.0
    var scale = 1.0
  }

  private func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test("Linear keyframes follow straight lines and their curve; tracks run side by side")
  func linear() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10.0, duration: 1)
        LinearKeyframe(30.0, duration: 0.5, timingCurve: .easeIn)
      }
      KeyframeTrack(\.scale) {
        MoveKeyframe(2.0)
        LinearKeyframe(3.0, duration: 2)
      }
    }
    #expect(timeline.duration == 2)
    for step in 0...100 {
      let time = Double(step) * 0.02
      let pose = timeline.value(time: time)
      let x =
        time < 1
        ? 10 * time : (time < 1.5 ? 10 + 20 * UnitCurve.easeIn.value(at: (time - 1) / 0.5) : 30)
      #expect(isNear(pose.x, x, 1e-6) && isNear(pose.scale, 2 + time / 2))
    }
    #expect(timeline.value(progress: 0.25).x == timeline.value(time: 0.5).x)
    #expect(timeline.value(time: -1) == Pose() && timeline.value(time: 9) == Pose(x: 30, scale: 3))
  }

  @Test("Adjacent cubic keyframes are a Catmull-Rom spline that sets out from rest and ends at rest")
  func cubic() {
    // Knots 0, 4, 6 and 12 at 0, 1, 3 and 4: the tangents inside are (6 - 0) / 3 and (12 - 4) / 3.
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(4.0, duration: 1)
      CubicKeyframe(6.0, duration: 2)
      CubicKeyframe(12.0, duration: 1)
    }
    let knots: [(time: Double, value: Double, slope: Double)] = [
      (0, 0, 0), (1, 4, 2), (3, 6, 8.0 / 3), (4, 12, 0),
    ]
    for step in 0..<100 {
      let time = Double(step) * 0.04
      let index = knots.lastIndex { $0.time <= time }!
      let (a, b) = (knots[index], knots[index + 1])
      let span = b.time - a.time
      let t = (time - a.time) / span
      let hermite =
        (1 + 2 * t) * (1 - t) * (1 - t) * a.value + t * (1 - t) * (1 - t) * span * a.slope + t * t
        * (3 - 2 * t) * b.value + t * t * (t - 1) * span * b.slope
      #expect(isNear(timeline.value(time: time), hermite))
    }
    #expect(isNear(timeline.velocity(time: 1), 2) && isNear(timeline.velocity(time: 3), 8.0 / 3))
  }

  @Test("A cubic keyframe takes the velocities of other keyframes beside it, or those that it is given")
  func joints() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 1)
      CubicKeyframe(12.0, duration: 1)
      LinearKeyframe(16.0, duration: 2)
    }
    #expect(isNear(timeline.velocity(time: 1), 10) && isNear(timeline.velocity(time: 2 - 1e-9), 2, 1e-6))
    let given = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1.0, duration: 1, startVelocity: 3, endVelocity: -2)
    }
    #expect(given.velocity(time: 0) == 3 && isNear(given.velocity(time: 1 - 1e-9), -2, 1e-6))
  }

  @Test("A spring keyframe is the spring's motion; cut short, the next goes on from where it is and as fast")
  func spring() {
    let spring = Spring(duration: 0.6, bounce: 0.3)
    let timeline = KeyframeTimeline(initialValue: 2.0) {
      SpringKeyframe(12.0, duration: 0.2, spring: spring)
      SpringKeyframe(0.0, spring: spring)
    }
    #expect(isNear(timeline.duration, 0.2 + spring.settlingDuration))
    for step in 0...100 {
      let time = Double(step) * 0.002
      #expect(isNear(timeline.value(time: time), 2 + spring.value(target: 10.0, time: time)))
    }
    let turn = 2 + spring.value(target: 10.0, time: 0.2)
    let speed = spring.velocity(target: 10.0, time: 0.2)
    for step in 1...100 {
      let time = Double(step) * 0.005
      let value = turn + spring.value(target: -turn, initialVelocity: speed, time: time)
      #expect(isNear(timeline.value(time: 0.2 + time), value))
    }
    #expect(timeline.value(time: 5) == 0)
  }

  @Test("Of several tracks for one property the last counts, and builders take branches and loops")
  func builders() {
    let isLong = true
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) { LinearKeyframe(1.0, duration: 1) }
      KeyframeTrack(\.x) {
        if isLong { LinearKeyframe(5.0, duration: 2) } else { MoveKeyframe(0.0) }
        for step in 1...2 { LinearKeyframe(5.0 + Double(step), duration: 1) }
      }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 1).x == 2.5 && timeline.value(time: 3.5).x == 6.5)
    let empty = KeyframeTimeline(initialValue: 7.0) {}
    #expect(empty.duration == 0 && empty.value(time: 1) == 7)
  }

  private struct Wave: Keyframes {
    var height: Double
    var body: some Keyframes<Pose> {
      KeyframeTrack(\.x) { Swing(height: height) }
      KeyframeTrack(\.scale) { LinearKeyframe(2.0, duration: 1) }
    }
  }
  private struct Swing: KeyframeTrackContent {
    var height: Double
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(height, duration: 1)
      LinearKeyframe(0.0, duration: 1)
    }
  }

  @Test("Keyframes and contents of tracks can be types of one's own")
  func own() {
    let timeline = KeyframeTimeline(initialValue: Pose()) { Wave(height: 8) }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5) == Pose(x: 4, scale: 1.5))
    #expect(timeline.value(time: 1.5) == Pose(x: 4, scale: 2))
  }
}

import Foundation
import SashGraph

/// Recognises a gesture by rules of its own: what fingers do on a view is told to it.
package protocol TouchFollower: AnyObject {
  /// What a finger does, or that time has passed.
  ///
  /// - Parameters:
  ///   - local: Where the finger is, in points of the view.
  ///   - time: Seconds on the host's clock.
  func follow(_ news: GestureTouch?, at local: CGPoint, time: Double) -> FollowedStep
  /// It is sure that the last step counts.
  func tell()
  /// No more is told of the fingers that are down.
  func calledOff()
  /// All fingers are up, and what comes next is another gesture.
  func cleared()
  /// Whether a tap is enough.
  var takesTaps: Bool { get }
}

/// How far a followed gesture has come.
package struct FollowedStep {
  package enum Phase { case possible, active, ended, failed }
  package var phase: Phase
  /// When it wants to be told of the time, in seconds on the host's clock.
  package var wake: Double?
  package init(phase: Phase, wake: Double?) { (self.phase, self.wake) = (phase, wake) }
}

/// A gesture that a follower recognises.
package nonisolated struct FollowedGesture: Gesture {
  package typealias Value = Void
  package typealias Body = Never
  let follower: any TouchFollower
  package init(follower: any TouchFollower) { self.follower = follower }

  package static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<
    Void
  > {
    _GestureOutputs(FollowedRecognizer(LatestGesture(gesture), GestureSpace(inputs)))
  }
}

private final class FollowedRecognizer: GestureRecognizer<Void> {
  private let gesture: LatestGesture<FollowedGesture>
  private let space: GestureSpace
  init(_ gesture: LatestGesture<FollowedGesture>, _ space: GestureSpace) {
    (self.gesture, self.space) = (gesture, space)
  }
  override func next(_ step: GestureStep) -> GesturePhase<Void> {
    let follower = gesture.value.follower
    let local = step.news.map { space.point($0.location, in: .local) } ?? .zero
    let answer = follower.follow(step.news, at: local, time: step.time)
    if let wake = answer.wake { step.wake(at: wake) }
    step.actions.call { follower.tell() }
    switch answer.phase {
    case .possible: return .possible(nil)
    case .active: return .active(())
    case .ended: return .ended(())
    case .failed: return .failed
    }
  }
  override func cancelled(_ actions: GestureActions) {
    let follower = gesture.value.follower
    actions.call { follower.calledOff() }
  }
  override func cleared() { gesture.value.follower.cleared() }
  override var takesTaps: Bool { gesture.value.follower.takesTaps }
}

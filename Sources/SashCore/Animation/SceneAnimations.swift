import Foundation
import SashGraph

/// The animations of one scene: the time they go by, and who waits for their end.
///
/// A rule that animates reads `time`, so that the next frame runs it again; nothing else keeps frames coming.
package final class SceneAnimations {
  /// Seconds on the host's clock, as of this frame.
  package let time: Attribute<Double>
  /// The same as a plain number, for animations that begin.
  package private(set) var frameTime: Double
  /// True if something is on its way at `frameTime`: another frame has to come.
  package var isMoving = false
  private var frames: [FrameMotion] = []
  private var completions: [AnimationCompletion] = []

  init(at start: Double) {
    frameTime = start
    time = Attribute(input: start)
  }

  /// A frame begins.
  func begin(at now: Double) {
    guard now != frameTime else { return }
    frameTime = now
    isMoving = false
    time.setValue(now)
  }

  // MARK: Frames that may be animated

  func add(_ motion: FrameMotion) {
    motion.index = frames.count
    frames.append(motion)
  }
  func remove(_ motion: FrameMotion) {
    guard motion.index < frames.count, frames[motion.index] === motion else { return }
    let last = frames.removeLast()
    if last !== motion {
      last.index = motion.index
      frames[motion.index] = last
    }
  }
  /// Called before an animated evaluation: every frame notes where it is, so that it can be told whether it moves.
  func noteFrames() { for motion in frames { motion.note() } }

  // MARK: Ends

  /// Sees to it that `completion` is told when what its change has set off is over.
  func follow(_ completion: AnimationCompletion) {
    if !completions.contains(where: { $0 === completion }) { completions.append(completion) }
  }
  /// The completions whose changes have been evaluated and whose animations are over, oldest first.
  func takeFinished() -> [AnimationCompletion] {
    if completions.isEmpty { return [] }
    let finished = completions.filter { $0.running == 0 }
    completions.removeAll { $0.running == 0 }
    return finished
  }
}

/// What is to be done when all animations of a change are over.
package final class AnimationCompletion: AnimationListener {
  private(set) var running = 0
  let action: () -> Void
  /// A scene has the change that this belongs to.
  var isFollowed = false
  init(action: @escaping () -> Void) { self.action = action }
  package func animationBegan() { running += 1 }
  package func animationEnded() { running -= 1 }
}

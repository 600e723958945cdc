import Foundation
import SashCore

/// The time of animations that code leads: they run, rest at a share of their way, go on and go back.
///
/// The animations ask in each frame how far they are.
final class Scrubber {
  /// Of its way at a share of its time, from 0 to 1.
  var curve: (CGFloat) -> CGFloat = { $0 }
  /// Seconds for the whole way.
  var duration: TimeInterval
  /// How far along its way it is, while it rests.
  private(set) var share: CGFloat = 0
  private(set) var isReversed = false

  private struct Run {
    var from: CGFloat
    var to: CGFloat
    var length: TimeInterval
    var isCurved: Bool
    /// By the time of the animations, once one has asked.
    var start: TimeInterval?
    func part(at time: TimeInterval) -> CGFloat {
      start.map { CGFloat(max(0, time - $0) / max(length, 0.001)) } ?? 0
    }
  }
  private var run: Run?
  var isRunning: Bool { run != nil }
  private var isOver = false
  private var hasBegun = false
  /// What the layers know of it.
  private var courses: [LayerCourse] = []
  private let places = MainActor.assumeIsolated { ViewPlaces() }
  /// Told whether it is at its end, or back at its start.
  private var onEnd: (@MainActor (Bool) -> Void)?
  private var completions: [(Bool) -> Void] = []

  @MainActor init(duration: TimeInterval, onEnd: (@MainActor (Bool) -> Void)? = nil) {
    (self.duration, self.onEnd) = (max(duration, 0.001), onEnd)
  }
  /// What leads the animations that begin now; nil lets them run by themselves.
  @MainActor static private(set) var current: Scrubber?

  /// Leads the animations that begin in a closure.
  @MainActor func lead(_ body: () -> Void) {
    let outer = Scrubber.current
    Scrubber.current = self
    body()
    Scrubber.current = outer
  }
  /// Makes changes whose animation it leads.
  @MainActor func animate(_ changes: () -> Void, _ completion: ((Bool) -> Void)? = nil) {
    if let completion { completions.append(completion) }
    Stage.showChanges()
    let course = LayerCourse(Animation(ScrubbedAnimation(scrubber: self)))
    courses.append(course)
    let animation = course.animation
    let noted = { course.record { self.places.record(changes) } }
    if hasBegun { return withAnimation(animation, noted) }
    hasBegun = true
    // One of them is enough to know when all are over.
    withAnimation(animation, completionCriteria: .removed, noted) {
      MainActor.assumeIsolated { self.ended() }
    }
  }

  /// Rests at a share of the way.
  func rest(at share: CGFloat) { (run, self.share) = (nil, min(max(0, share), 1)) }
  /// Rests where it is.
  func rest() { run = nil }
  /// Goes on from where it is.
  func goOn(reversed: Bool, speed: CGFloat = 1) {
    isReversed = reversed
    let goal: CGFloat = reversed ? 0 : 1
    let length = Double(abs(goal - share)) * duration / Double(max(speed, 0.01))
    run = Run(from: share, to: goal, length: length, isCurved: share == 0 || share == 1)
  }
  /// Ends where it is, without being told of.
  @MainActor func stop() {
    (onEnd, isReversed) = (nil, false)
    end()
  }
  /// Puts everything where it was at a share of the way.
  @MainActor func restore(to share: CGFloat) { places.restore(to: share) }
  @MainActor func end() {
    isOver = true
    run = nil
  }
  @MainActor private func ended() {
    for course in courses { course.ended() }
    // What went back has its places back.
    if isReversed { places.restore(to: 0) }
    let (tell, all) = (onEnd, completions)
    (onEnd, completions) = (nil, [])
    for completion in all { completion(!isReversed) }
    tell?(!isReversed)
  }

  /// How far an animation is at a time of its own; nil when it is over.
  func share(at time: TimeInterval) -> CGFloat? {
    if isOver { return nil }
    guard var run else { return share }
    if run.start == nil { run.start = time }
    self.run = run
    let part = run.part(at: time)
    if part >= 1 {
      share = run.to
      return nil
    }
    share = run.from + (run.to - run.from) * (run.isCurved ? curve(part) : part)
    return share
  }
}

/// Follows a scrubber.
private struct ScrubbedAnimation: CustomAnimation {
  nonisolated(unsafe) let scrubber: Scrubber
  static func == (a: Self, b: Self) -> Bool { a.scrubber === b.scrubber }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(scrubber)) }
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    scrubber.share(at: time).map { value.scaled(by: Double($0)) }
  }
}

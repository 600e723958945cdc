import Foundation
import SashCore

/// Changes of layers that go together.
@MainActor @preconcurrency
open class CATransaction: NSObject {
  private struct Open {
    var duration: CFTimeInterval?
    var isOff = false
    var function: CAMediaTimingFunction?
    var completion: (() -> Void)?
    var longest: Double = 0
  }
  private static var open: [Open] = []

  open class func begin() {
    var new = Open()
    if let outer = open.last {
      (new.duration, new.isOff, new.function) = (outer.duration, outer.isOff, outer.function)
    }
    open.append(new)
  }
  open class func commit() {
    guard let last = open.popLast() else {
      runtimeWarning("CATransaction.commit() without begin().")
      return
    }
    guard let completion = last.completion else { return }
    if last.longest > 0, last.longest.isFinite {
      withAnimation(.linear(duration: last.longest), completionCriteria: .logicallyComplete, {}) {
        completion()
      }
    } else {
      Task { @MainActor in completion() }
    }
  }
  open class func flush() {}
  open class func setDisableActions(_ flag: Bool) { change { $0.isOff = flag } }
  open class func disableActions() -> Bool { open.last?.isOff ?? false }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
  open class func animationDuration() -> CFTimeInterval { open.last?.duration ?? 0.25 }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.function = function }
  }
  open class func animationTimingFunction() -> CAMediaTimingFunction? { open.last?.function }
  /// Called when the animations that are added in the transaction have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) { change { $0.completion = block } }
  private class func change(_ body: (inout Open) -> Void) {
    if open.isEmpty { return }
    body(&open[open.count - 1])
  }
  class func added(_ duration: Double) { change { $0.longest = max($0.longest, duration) } }

  /// Shows a change of a layer that belongs to no view, as actions do.
  ///
  /// - Parameters:
  ///   - action: Whose time and curve count.
  ///   - moved: What has been changed, and the numbers of that before.
  class func perform(
    _ action: CAAnimation? = nil, _ moved: (layer: CALayer, key: String, old: [CGFloat])? = nil,
    _ change: () -> Void
  ) {
    let current = Transaction.current
    if current.animation != nil, let course = LayerCourse.current, let moved { course.moves(moved) }
    if disableActions() || current.animation != nil || current.disablesAnimations { return change() }
    if action == nil, open.isEmpty { return change() }
    let duration = action.flatMap { $0.duration > 0 ? $0.duration : nil } ?? animationDuration()
    added(duration)
    let course = LayerCourse(action?.timingFunction?.animation(duration) ?? .easeInOut(duration: duration))
    if let moved { course.moves(moved) }
    withAnimation(course.animation, completionCriteria: .removed, change) { course.ended() }
  }
}

import Combine
import Foundation
import SashGraph

/// Runs a rule again at a date. Lives in the rule; one date at a time.
struct Alarm {
  private var cancel: (() -> Void)?
  private var date: Date?

  /// The present, by the clock of the host.
  static var now: Date { SchedulerClock.presentDate }

  /// Has the running rule run again at `next`, and not at a date asked for before; nil for not at all.
  mutating func set(_ next: Date?, now: Date, _ host: ViewGraph) {
    if next == date, cancel != nil || next == nil { return }
    stop()
    guard let next, let rule = Graph.current?.runningAttribute else { return }
    let (weak, host) = (WeakAnyAttribute(rule), Weak(host))
    date = next
    cancel = host.value?.schedule(after: max(0, next.timeIntervalSince(now))) {
      host.value?.change(Transaction()) { weak.attribute?.markNeedsUpdate() }
    }
  }

  mutating func stop() {
    cancel?()
    cancel = nil
    date = nil
  }

  /// The alarm has rung: the next date is another one, even if it is the same.
  mutating func hasRung(at now: Date) {
    if let date, date <= now { stop() }
  }
}

private final class Weak<Value: AnyObject> {
  weak var value: Value?
  init(_ value: Value) { self.value = value }
}

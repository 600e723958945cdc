import Foundation
import SashGraph

/// Makes its content anew at the dates of a schedule; nothing else runs then.
///
/// Dates follow the clock of the host. A timeline in a lazy container rests while its row is not seen.
/// - Source: facts on semantics, 231.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is made for.
  public struct Context {
    /// How often a timeline is shown anew.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// As often as the schedule says. Sash has no other.
      case live
      case seconds
      case minutes
    }
    /// The date of the schedule that is shown.
    public let date: Date
    public let cadence: Cadence

    /// Drops pictures of dates to come that a system has made ahead. Sash makes none: nothing is to be dropped.
    public func invalidateTimelineContent() {}
  }

  fileprivate var schedule: Schedule
  fileprivate var content: (Date) -> Content
}

/// The context of any timeline: content that takes it does not depend on the types of its own timeline.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, UnaryView where Content: View {
  public typealias Body = Never

  /// Shows `content` at the dates of `schedule`.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0, cadence: .live)) }
  }
  /// Shows `content` at the dates of `schedule`.
  @available(
    *, deprecated, message: "Use TimelineViewDefaultContext for the parameter of the content closure."
  )
  @_disfavoredOverload
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = { content(Context(date: $0, cadence: .live)) }
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let rule = TimelineRule(
      view: view.attribute, isVisible: inputs.base.isVisible, host: inputs.host)
    return Content._makeView(view: _GraphValue(Attribute(rule: rule)), inputs: inputs)
  }
}

private struct TimelineRule<Schedule: TimelineSchedule, Content: View>: Rule {
  let view: Attribute<TimelineView<Schedule, Content>>
  let isVisible: Attribute<Bool>?
  unowned(unsafe) let host: ViewGraph
  var schedule: Schedule?
  var entries: Schedule.Entries.Iterator?
  var date: Date?
  var next: Date?
  var alarm = Alarm()
  var seen = SeenWatch()
  var reads = ObservedReads()

  init(view: Attribute<TimelineView<Schedule, Content>>, isVisible: Attribute<Bool>?, host: ViewGraph) {
    self.view = view
    self.isVisible = isVisible
    self.host = host
  }

  mutating func compute() -> Content {
    let view = view.value
    let now = Alarm.now
    if let animation = view.schedule as? AnimationTimelineSchedule, animation.isContinuous {
      alarm.stop()
      (schedule, entries, date) = (nil, nil, now)
      // Reading the time runs this with each frame.
      if seen.isSeen(isVisible, host) {
        _ = host.animations.time.value
        host.animations.isMoving = true
      }
    } else {
      follow(view.schedule, now)
    }
    let date = date ?? now
    return reads.track(host) { view.content(date) }
  }

  /// So many entries are gone through at once; seconds of an hour that a window was hidden are fewer.
  private static var mostSteps: Int { 10_000 }

  /// Goes on to the newest entry that is due.
  private mutating func follow(_ newest: Schedule, _ now: Date) {
    alarm.hasRung(at: now)
    var (old, new) = (schedule, Schedule?.some(newest))
    if entries == nil || !_isSameValue(&old, &new) {
      schedule = newest
      entries = newest.entries(from: now, mode: .normal).makeIterator()
      // A schedule without entries shows the moment that it began.
      date = entries?.next() ?? now
      next = entries?.next()
    }
    // Dates count in ten millionths of a second: what is due within a tenth of a millisecond is due.
    let limit = now.addingTimeInterval(0.0001)
    var steps = 0
    while let due = next, due <= limit {
      date = due
      next = entries?.next()
      steps += 1
      if steps == TimelineRule.mostSteps {
        // Entries that lie closer than any screen can show, or do not get on at all: the present is shown with each frame.
        (date, next, entries) = (now, now.addingTimeInterval(AnimationTimelineSchedule.frameInterval), nil)
        break
      }
    }
    alarm.set(next != nil && seen.isSeen(isVisible, host) ? next : nil, now: now, host)
  }

  mutating func destroy() { alarm.stop() }
}

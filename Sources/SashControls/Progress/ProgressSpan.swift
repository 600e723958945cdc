import Foundation
import SashCore

/// A time whose passing a progress view shows; as a schedule, the dates at which a bar has become longer or shorter.
struct ProgressSpan: TimelineSchedule, Equatable {
  var interval: ClosedRange<Date>
  var countsDown: Bool

  private var length: Double { interval.upperBound.timeIntervalSince(interval.lowerBound) }

  /// How much of the bar is filled at a date, 0…1.
  func fraction(at date: Date) -> Double {
    let gone = date.timeIntervalSince(interval.lowerBound)
    let done = length > 0 ? min(max(gone / length, 0), 1) : gone < 0 ? 0 : 1
    return countsDown ? 1 - done : done
  }

  /// A thousand steps are as smooth as the pixels of a bar; more than thirty a second are not seen.
  func entries(from start: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    let step = max(length / 1000, 1.0 / 30)
    let count = (length / step).rounded(.up)
    var next = max(0, (start.timeIntervalSince(interval.lowerBound) / step).rounded(.down))
    var isFirst = true
    return AnyIterator {
      if isFirst {
        isFirst = false
        return start
      }
      next += 1
      guard next <= count else { return nil }
      return min(interval.lowerBound.addingTimeInterval(next * step), interval.upperBound)
    }
  }
}

/// The clock of a progress view that shows the passing of time.
public nonisolated struct DefaultDateProgressLabel: View {
  private let text: Text
  init(_ text: Text) { self.text = text }
  @MainActor public var body: some View { text }
}

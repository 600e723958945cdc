import Foundation
import SashCore

/// Looks at a task several times a second until it has ended; Foundation tells nobody of its steps on this system.
package struct ProgressWatch: TimelineSchedule {
  let task: Progress
  package init(task: Progress) { self.task = task }
  private static let step = 0.1

  package func entries(from start: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    var next = start
    var isFirst = true
    return AnyIterator {
      if !isFirst, task.isFinished || task.isCancelled { return nil }
      defer { next = next.addingTimeInterval(Self.step) }
      isFirst = false
      return next
    }
  }
}

/// What is shown of a task at one moment.
///
/// - Source: `NSProgress`: without words of its own a task says "30% completed" and "3 of 10"
struct ProgressState: Equatable {
  var fraction: Double?
  var description: String
  var details: String

  init(_ task: Progress) {
    fraction = task.isIndeterminate ? nil : min(max(task.fractionCompleted, 0), 1)
    let (own, ownDetails) = (task.localizedDescription ?? "", task.localizedAdditionalDescription ?? "")
    let percent = fraction.map { "\(Int(($0 * 100).rounded(.down)))% completed" } ?? ""
    description = own.isEmpty ? percent : own
    let count =
      fraction == nil ? "" : "\(task.completedUnitCount.formatted()) of \(task.totalUnitCount.formatted())"
    details = ownDetails.isEmpty ? count : ownDetails
  }
}

/// A task at one moment, as a progress view.
struct TaskProgress: View, Equatable {
  let state: ProgressState
  var body: some View {
    ProgressView(value: state.fraction) {
      if !state.description.isEmpty { Text(state.description) }
    } currentValueLabel: {
      if !state.details.isEmpty { Text(state.details) }
    }
  }
}

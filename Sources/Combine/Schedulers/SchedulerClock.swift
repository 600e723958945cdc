import Foundation
import OpenCombine

/// A clock that the schedulers of the main thread go by in place of real time: that of a host whose time is made by hand,
/// in tests.
///
/// It counts for what is scheduled on the main queue or the main run loop from the main thread. Which clock that is: the
/// one in whose `run` the code runs (tasks that were started there take it along), otherwise the newest one that was
/// made in the same task. Delays that are asked for outside of any task (in a block of the main queue, say) go by the
/// newest clock. Programs make none and go by real time.
package final class SchedulerClock: @unchecked Sendable {
  /// What the clock showed when it began, for schedulers that count in dates.
  private let startDate = Date()
  /// As `startDate`, for schedulers that count in nanoseconds since the machine started.
  private let startTime = DispatchTime.now()
  /// Seconds since the clock began.
  private let elapsed: () -> Double
  /// Runs an action seconds from now; the result cancels it.
  private let schedule: (Double, @escaping () -> Void) -> () -> Void

  /// A clock that counts until it is released. On the main thread, as everything here.
  package init(
    elapsed: @escaping () -> Double, schedule: @escaping (Double, @escaping () -> Void) -> () -> Void
  ) {
    self.elapsed = elapsed
    self.schedule = schedule
    SchedulerClock.clocks.removeAll { $0.clock == nil }
    SchedulerClock.clocks.append(Entry(clock: self, task: SchedulerClock.currentTask))
  }

  /// Makes this the clock of what `body` does and of the tasks that it starts.
  package func run<R>(_ body: () throws -> R) rethrows -> R {
    try SchedulerClock.$running.withValue(self, operation: body)
  }
  @MainActor package func run<R>(_ body: @MainActor () async throws -> R) async rethrows -> R {
    try await SchedulerClock.$running.withValue(self, operation: body)
  }

  // MARK: Which clock

  @TaskLocal private static var running: SchedulerClock?
  private struct Entry {
    weak var clock: SchedulerClock?
    /// The task that made the clock, nil outside of tasks.
    let task: Int?
  }
  /// Of the main thread.
  private nonisolated(unsafe) static var clocks: [Entry] = []
  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// The clock that delays go by, nil for real time.
  static var current: SchedulerClock? {
    guard Thread.isMainThread, !clocks.isEmpty else { return nil }
    if let own { return own }
    return currentTask == nil ? clocks.last { $0.clock != nil }?.clock : nil
  }
  /// The clock that the code that runs certainly belongs to.
  static var own: SchedulerClock? {
    guard Thread.isMainThread, !clocks.isEmpty else { return nil }
    if let running { return running }
    guard let task = currentTask else { return nil }
    return clocks.last { $0.clock != nil && $0.task == task }?.clock
  }
}

extension SchedulerClock {
  package var date: Date { startDate.addingTimeInterval(elapsed()) }
  var time: DispatchTime { startTime + .nanoseconds(Int((elapsed() * 1e9).rounded())) }

  /// Runs `action` once, in `delay` seconds.
  func schedule(in delay: Double, _ action: @escaping () -> Void) { _ = schedule(max(0, delay), action) }

  /// Runs `action` in `delay` seconds and from then on every `interval` seconds, without drifting.
  ///
  /// What was missed while the clock stood still, as that of a machine that sleeps, is made up for by one run, as a
  /// timer of a run loop does it.
  func schedule(in delay: Double, every interval: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    let ticks = Ticks(clock: self, first: elapsed() + max(0, delay), interval: interval, action: action)
    ticks.scheduleNext()
    return AnyCancellable { ticks.stop() }
  }

  private final class Ticks {
    private weak var clock: SchedulerClock?
    private let first: Double
    private let interval: Double
    private var action: (() -> Void)?
    private var count = 0.0
    private var cancelNext: (() -> Void)?

    init(clock: SchedulerClock, first: Double, interval: Double, action: @escaping () -> Void) {
      self.clock = clock
      self.first = first
      // As a run loop timer does with an interval that is none.
      self.interval = max(interval, 0.0001)
      self.action = action
    }

    func scheduleNext() {
      guard let clock, action != nil else { return }
      let delay = first + count * interval - clock.elapsed()
      count += 1
      cancelNext = clock.schedule(max(0, delay)) { [self] in
        action?()
        skipMissed()
        scheduleNext()
      }
    }
    private func skipMissed() {
      guard let clock else { return }
      // A tick that is due now is not missed; the clock rounds its times.
      count = max(count, ((clock.elapsed() - first) / interval - 1e-6).rounded(.up))
    }
    func stop() {
      action = nil
      cancelNext?()
    }
  }
}

extension SchedulerClock {
  /// The present for views that show it: the date of the clock that the code that runs goes by, real time without one.
  package static var presentDate: Date { current?.date ?? Date() }
}

import CoreFoundation
import Foundation
import OpenCombine

extension RunLoop: @retroactive Scheduler {
  /// A moment on a run loop.
  public struct SchedulerTimeType: _DateInstant {
    /// A length of time on a run loop, in seconds.
    public struct Stride: _SecondsStride {
      public var magnitude: TimeInterval
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    }

    public var date: Date
    public init(_ date: Date) { self.date = date }
  }

  /// There is nothing to choose on a run loop.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(clock?.date ?? Date()) }
  /// What the main run loop goes by in place of real time.
  var clock: SchedulerClock? { self === RunLoop.main ? SchedulerClock.current : nil }
  public var minimumTolerance: SchedulerTimeType.Stride { 0.0 }

  /// Performs the action in the loop's next turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === RunLoop.main, let clock = SchedulerClock.own { return clock.schedule(in: 0, action) }
    nonisolated(unsafe) let action = action
    perform(inModes: [.common], block: { action() })
    wake()
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let clock {
      clock.schedule(in: date.date.timeIntervalSince(clock.date), action)
      return
    }
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    add(timer, tolerance)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock {
      return clock.schedule(
        in: date.date.timeIntervalSince(clock.date), every: interval.magnitude, action)
    }
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: interval.magnitude, repeats: true) { _ in action() }
    add(timer, tolerance)
    return AnyCancellable { timer.invalidate() }
  }

  private func add(_ timer: Timer, _ tolerance: SchedulerTimeType.Stride) {
    timer.tolerance = tolerance.magnitude
    add(timer, forMode: .common)
  }

  /// Ends the loop's wait, since `perform` alone leaves a loop asleep that waits on another thread.
  private func wake() {
    if self === RunLoop.main {
      CFRunLoopWakeUp(CFRunLoopGetMain())
    } else if self !== RunLoop.current {
      // Foundation does not tell the CFRunLoop of another thread; a new timer wakes it too.
      add(Timer(fire: .distantPast, interval: 0, repeats: false) { _ in }, forMode: .common)
    }
  }
}

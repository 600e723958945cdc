import Dispatch
import Foundation
import OpenCombine

extension OperationQueue: @retroactive Scheduler {
  /// A moment on an operation queue.
  public struct SchedulerTimeType: _DateInstant {
    /// A length of time on an operation queue, in seconds.
    public struct Stride: _SecondsStride {
      public var magnitude: TimeInterval
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    }

    public var date: Date
    public init(_ date: Date) { self.date = date }
  }

  /// There is nothing to choose on an operation queue.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0.0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let wait = DispatchTime.now() + max(0, date.date.timeIntervalSinceNow)
    Self.waiting.asyncAfter(deadline: wait) { [self] in addOperation { action() } }
  }
  /// Where actions wait for their time: what is to come first is added first.
  private static let waiting = DispatchQueue(label: "Combine.OperationQueue.waiting")

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(
      deadline: .now() + max(0, date.date.timeIntervalSinceNow), repeating: interval.magnitude,
      leeway: .nanoseconds(Int(tolerance.magnitude * 1e9)))
    timer.setEventHandler { [self] in addOperation { action() } }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}

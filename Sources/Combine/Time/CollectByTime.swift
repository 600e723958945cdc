import Foundation
import OpenCombine

extension Publishers {
  /// When `collect(_:options:)` passes on what it has collected.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At the end of each interval in which something came.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At the end of each interval in which something came, and as soon as so many elements wait.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Passes elements on as arrays, one for each interval of time.
  ///
  /// The intervals follow each other from the subscription on. When the upstream finishes, what waits is passed on
  /// first; when it fails, it is dropped.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Upstream.Failure, S.Input == [Upstream.Output] {
      upstream.subscribe(
        TimedCollection<Upstream.Output, Upstream.Failure, Context>(
          strategy: strategy, options: options, downstream: subscriber))
    }
  }
}

extension Publisher {
  /// Collects elements and passes them on as arrays at the times that `strategy` says.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers.MapError {
  /// Turns the failures of `upstream` into others; `mapError(_:)` makes this.
  public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
    self.init(upstream: upstream, transform)
  }
}

/// Stands between an upstream and a downstream that wants arrays. No lock is held while the downstream runs.
private final class TimedCollection<Input, Failure: Error, Context: Scheduler>: Subscriber, Subscription {
  private let lock = NSLock()
  // Recursive, because a downstream may make the upstream send while it receives.
  private let delivery = NSRecursiveLock()
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let limit: Int
  private let options: Context.SchedulerOptions?
  private var receiveValue: (([Input]) -> Subscribers.Demand)?
  private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private let subscribed: (any Subscription) -> Void
  private var upstream: (any Subscription)?
  private var clock: (any Cancellable)?
  private var collected: [Input] = []
  private var demand = Subscribers.Demand.none

  init<Downstream: Subscriber>(
    strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?,
    downstream: Downstream
  ) where Downstream.Input == [Input], Downstream.Failure == Failure {
    switch strategy {
    case .byTime(let scheduler, let interval):
      (self.scheduler, self.interval, limit) = (scheduler, interval, .max)
    case .byTimeOrCount(let scheduler, let interval, let count):
      precondition(count > 0, "collect(_:options:): a group has at least one element, not \(count)")
      (self.scheduler, self.interval, limit) = (scheduler, interval, count)
    }
    self.options = options
    receiveValue = downstream.receive(_:)
    receiveCompletion = downstream.receive(completion:)
    subscribed = downstream.receive(subscription:)
  }

  // MARK: Upstream

  func receive(subscription: any Subscription) {
    lock.lock()
    if upstream != nil || receiveValue == nil {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    subscribed(self)
    let clock = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.deliver(ifAtLeast: 1) }
    lock.lock()
    let hasEnded = receiveValue == nil
    if !hasEnded { self.clock = clock }
    lock.unlock()
    if hasEnded { return clock.cancel() }
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    collected.append(input)
    lock.unlock()
    deliver(ifAtLeast: limit)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .finished = completion { deliver(ifAtLeast: 1) }
    lock.lock()
    let receiveCompletion = receiveCompletion
    let clock = end()
    lock.unlock()
    clock?.cancel()
    delivery.lock()
    receiveCompletion?(completion)
    delivery.unlock()
  }

  // MARK: Downstream

  func request(_ more: Subscribers.Demand) {
    precondition(more > .none, "Subscription.request(_:): ask for at least one value")
    lock.lock()
    demand += more
    lock.unlock()
  }

  func cancel() {
    lock.lock()
    let upstream = upstream
    let clock = end()
    lock.unlock()
    clock?.cancel()
    upstream?.cancel()
  }

  /// Passes on what waits, if it is enough and the downstream asks for it; otherwise it waits on.
  private func deliver(ifAtLeast count: Int) {
    delivery.lock()
    defer { delivery.unlock() }
    lock.lock()
    guard collected.count >= count, demand > .none, let receiveValue else { return lock.unlock() }
    let group = collected
    collected = []
    demand -= 1
    lock.unlock()
    let more = receiveValue(group)
    if more > .none { request(more) }
  }

  /// Lets go of both sides and returns what is to be stopped. Called with the lock.
  private func end() -> (any Cancellable)? {
    defer { clock = nil }
    receiveValue = nil
    receiveCompletion = nil
    upstream = nil
    collected = []
    return clock
  }
}

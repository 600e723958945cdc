import OpenCombine

/// Hands on the latest values of all upstreams whenever one of them sends, once each has sent.
///
/// Without demand only the latest combination waits: older ones are out of date by then.
final class CombineLatestSubscription<Output, Failure: Error>: JoinSubscription<Output, Failure> {
  /// The latest value of one upstream. Guarded by the subscription's lock.
  final class Latest<Value> { var value: Value? }

  /// Makes the combination, or nil while a value is missing. Called with the lock.
  private let combine: () -> Output?
  private var isWaiting = false

  init<Downstream: Subscriber>(count: Int, downstream: Downstream, combine: @escaping () -> Output?)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    self.combine = combine
    super.init(count: count, downstream: downstream)
    downstream.receive(subscription: self)
  }

  func join<Upstream: Publisher>(_ upstream: Upstream, as latest: Latest<Upstream.Output>)
  where Upstream.Failure == Failure {
    upstream.subscribe(
      AnySubscriber<Upstream.Output, Failure>(
        receiveSubscription: { self.attach($0) },
        receiveValue: { value in
          self.lock.lock()
          latest.value = value
          self.isWaiting = true
          self.handOn()
          return .none
        },
        receiveCompletion: { self.upstreamCompleted($0) }))
  }

  override func attached(_ upstream: any Subscription) { upstream.request(.unlimited) }

  override func demandGrew(by more: Subscribers.Demand) {
    lock.lock()
    handOn()
  }

  /// Takes the lock held, and releases it.
  private func handOn() {
    guard isWaiting, demand > .none, let output = combine() else { return lock.unlock() }
    isWaiting = false
    demand -= 1
    lock.unlock()
    deliver(output)
  }
}

import OpenCombine

/// Hands on the values of all upstreams in the order in which they come.
///
/// An upstream is asked for one value at a time, and again when that has been handed on, unless the downstream wants
/// everything; so no more than one value of each waits.
final class MergeSubscription<Output, Failure: Error>: JoinSubscription<Output, Failure> {
  private var waiting: [(value: Output, upstream: (any Subscription)?)] = []
  private var isUnlimited = false

  override init<Downstream: Subscriber>(count: Int, downstream: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    super.init(count: count, downstream: downstream)
    downstream.receive(subscription: self)
    if count == 0 {
      lock.lock()
      completeIfFinished()
    }
  }

  func join<Upstream: Publisher>(_ upstream: Upstream)
  where Upstream.Output == Output, Upstream.Failure == Failure {
    var own: (any Subscription)?
    upstream.subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: {
          own = $0
          self.attach($0)
        },
        receiveValue: { self.receive($0, from: own) },
        receiveCompletion: { self.upstreamCompleted($0) }))
  }

  override func attached(_ upstream: any Subscription) {
    lock.lock()
    let first: Subscribers.Demand = isUnlimited ? .unlimited : .max(1)
    lock.unlock()
    upstream.request(first)
  }

  override var hasWaitingValues: Bool { !waiting.isEmpty }

  override func demandGrew(by more: Subscribers.Demand) {
    lock.lock()
    let becomesUnlimited = demand == .unlimited && !isUnlimited
    isUnlimited = isUnlimited || becomesUnlimited
    let upstreams = becomesUnlimited ? self.upstreams : []
    while demand > .none, !waiting.isEmpty {
      let (value, upstream) = waiting.removeFirst()
      demand -= 1
      let asksForNext = !isUnlimited
      lock.unlock()
      deliver(value)
      if asksForNext { upstream?.request(.max(1)) }
      lock.lock()
    }
    completeIfFinished()
    for upstream in upstreams { upstream.request(.unlimited) }
  }

  private func receive(_ value: Output, from upstream: (any Subscription)?) -> Subscribers.Demand {
    lock.lock()
    guard demand > .none, waiting.isEmpty else {
      waiting.append((value, upstream))
      lock.unlock()
      return .none
    }
    demand -= 1
    let next: Subscribers.Demand = isUnlimited ? .none : .max(1)
    lock.unlock()
    deliver(value)
    return next
  }
}

import Foundation
import OpenCombine

/// What joining several upstreams into one downstream has in common: it fails with the first that fails, finishes with
/// the last that finishes, and lets go of all when it is cancelled.
///
/// No lock is held while the downstream runs.
class JoinSubscription<Output, Failure: Error>: Subscription {
  final let lock = NSLock()
  // Recursive, because a downstream may make an upstream send while it receives.
  private let delivery = NSRecursiveLock()
  private var receiveValue: ((Output) -> Subscribers.Demand)?
  private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  /// What to cancel; empty when it is over. Guarded by `lock`.
  private(set) final var upstreams: [any Subscription] = []
  private var unfinished: Int
  /// What the downstream still asks for. Guarded by `lock`.
  final var demand = Subscribers.Demand.none

  /// A subscription that waits for `count` upstreams. Hand it to the downstream before it is attached to them.
  init<Downstream: Subscriber>(count: Int, downstream: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    unfinished = count
    receiveValue = downstream.receive(_:)
    receiveCompletion = downstream.receive(completion:)
  }

  // MARK: What the ways of joining differ in

  /// The downstream asks for more; called without the lock, after `demand` has grown.
  func demandGrew(by more: Subscribers.Demand) {}
  /// An upstream has subscribed; called without the lock.
  func attached(_ upstream: any Subscription) {}
  /// Whether values wait for demand, so that the end has to wait for them. Called with the lock.
  var hasWaitingValues: Bool { false }

  // MARK: Downstream

  final func request(_ more: Subscribers.Demand) {
    precondition(more > .none, "Subscription.request(_:): ask for at least one value")
    lock.lock()
    demand += more
    lock.unlock()
    demandGrew(by: more)
  }

  final func cancel() {
    lock.lock()
    let upstreams = upstreams
    end()
    lock.unlock()
    for upstream in upstreams { upstream.cancel() }
  }

  /// Hands a value on that demand has been counted for, and counts what the downstream asks for then.
  final func deliver(_ value: Output) {
    lock.lock()
    let receiveValue = receiveValue
    lock.unlock()
    guard let receiveValue else { return }
    delivery.lock()
    let more = receiveValue(value)
    delivery.unlock()
    if more > .none { request(more) }
  }

  // MARK: Upstream

  final func attach(_ upstream: any Subscription) {
    lock.lock()
    let isOver = receiveCompletion == nil
    if !isOver { upstreams.append(upstream) }
    lock.unlock()
    if isOver { upstream.cancel() } else { attached(upstream) }
  }

  final func upstreamCompleted(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    unfinished -= 1
    if case .failure = completion {
      complete(completion)
    } else {
      completeIfFinished()
    }
  }

  /// Finishes if nothing more can come. Takes the lock held, and releases it.
  final func completeIfFinished() {
    if unfinished == 0 && !hasWaitingValues { complete(.finished) } else { lock.unlock() }
  }

  /// Takes the lock held, and releases it.
  private func complete(_ completion: Subscribers.Completion<Failure>) {
    let (receiveCompletion, upstreams) = (receiveCompletion, upstreams)
    end()
    lock.unlock()
    if case .failure = completion { for upstream in upstreams { upstream.cancel() } }
    guard let receiveCompletion else { return }
    delivery.lock()
    receiveCompletion(completion)
    delivery.unlock()
  }

  private func end() {
    receiveValue = nil
    receiveCompletion = nil
    upstreams = []
  }
}

import Foundation

/// The part of a property's storage that does not know its value type: the publisher of the object it belongs to.
class AnyPublishedStorage {
  fileprivate let lock = NSLock()
  fileprivate var willChange: ObservableObjectPublisher?

  final var objectWillChange: ObservableObjectPublisher? {
    lock.lock()
    defer { lock.unlock() }
    return willChange
  }

  /// Sets the publisher unless there is one, and returns the one that stays.
  final func installObjectWillChange(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    if let willChange { return willChange }
    willChange = publisher
    return publisher
  }
}

/// A `@Published` property's value and its subscribers, safe to use from any thread.
///
/// No lock is held while a subscriber runs, so it may read and write the property.
final class PublishedStorage<Value>: AnyPublishedStorage {
  private var current: Value
  private var conduits: [PublishedConduit<Value>] = []
  private var upstream: [any Subscription] = []

  init(_ value: Value) { current = value }

  deinit {
    for subscription in upstream { subscription.cancel() }
  }

  var value: Value {
    lock.lock()
    defer { lock.unlock() }
    return current
  }

  /// Fires `objectWillChange`, then the property's subscribers, then stores the value.
  func publish(_ newValue: Value) {
    lock.lock()
    let (willChange, conduits) = (willChange, conduits)
    lock.unlock()
    if let willChange, !Thread.isMainThread {
      ChangeInProgress.run {
        willChange.send()
        finish(newValue, conduits)
      }
    } else {
      willChange?.send()
      finish(newValue, conduits)
    }
  }

  private func finish(_ newValue: Value, _ conduits: [PublishedConduit<Value>]) {
    for conduit in conduits { conduit.offer(newValue) }
    lock.lock()
    let old = current
    current = newValue
    lock.unlock()
    // The old value may be the last reference to something whose deinit reads this property.
    withExtendedLifetime(old) {}
  }

  func attach<Downstream: Subscriber>(_ subscriber: Downstream)
  where Downstream.Input == Value, Downstream.Failure == Never {
    let conduit = PublishedConduit(storage: self, receive: subscriber.receive(_:))
    lock.lock()
    conduits.append(conduit)
    lock.unlock()
    subscriber.receive(subscription: conduit)
  }

  func detach(_ conduit: PublishedConduit<Value>) {
    lock.lock()
    defer { lock.unlock() }
    conduits.removeAll { $0 === conduit }
  }

  func keep(_ subscription: any Subscription) {
    lock.lock()
    defer { lock.unlock() }
    upstream.append(subscription)
  }
}

/// One subscriber of one property; keeps the storage alive until it is cancelled, as `$name` may outlive its object.
final class PublishedConduit<Value>: Subscription {
  private let lock = NSLock()
  // Recursive, because a subscriber may write the property that it is hearing of.
  private let delivery = NSRecursiveLock()
  private var storage: PublishedStorage<Value>?
  private var receive: ((Value) -> Subscribers.Demand)?
  private var demand = Subscribers.Demand.none
  /// Whether the subscriber has the latest value; one that was short of demand gets it with its next request.
  private var isCurrent = false

  init(storage: PublishedStorage<Value>, receive: @escaping (Value) -> Subscribers.Demand) {
    self.storage = storage
    self.receive = receive
  }

  func offer(_ value: Value) {
    lock.lock()
    guard demand > .none, let receive else {
      isCurrent = false
      lock.unlock()
      return
    }
    demand -= 1
    isCurrent = true
    lock.unlock()
    deliver(value, to: receive)
  }

  func request(_ more: Subscribers.Demand) {
    precondition(more > .none, "Subscription.request(_:): ask for at least one value")
    lock.lock()
    demand += more
    guard !isCurrent, let receive, let storage else { return lock.unlock() }
    demand -= 1
    isCurrent = true
    lock.unlock()
    deliver(storage.value, to: receive)
  }

  func cancel() {
    lock.lock()
    let storage = storage
    self.storage = nil
    receive = nil
    lock.unlock()
    storage?.detach(self)
  }

  private func deliver(_ value: Value, to receive: (Value) -> Subscribers.Demand) {
    delivery.lock()
    let more = receive(value)
    delivery.unlock()
    guard more > .none else { return }
    lock.lock()
    demand += more
    lock.unlock()
  }
}

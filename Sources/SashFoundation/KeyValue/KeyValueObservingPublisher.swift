import Combine
import Foundation

extension _KeyValueCodingAndObserving {
  /// The values of a property, when they have become others: first the one it has, unless the options leave that out.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// Publishes the values of a property of an object. It never ends.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let subscription = Subscription(subscriber)
      subscriber.receive(subscription: subscription)
      subscription.start(object, keyPath, options)
    }
  }
}

/// Follows a property, and keeps its last value for a subscriber that asks later.
private final class Subscription<S: Subscriber>: Combine.Subscription where S.Failure == Never {
  private let lock = NSRecursiveLock()
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private var waiting: S.Input?
  private var observation: NSKeyValueObservation?

  init(_ subscriber: S) { self.subscriber = subscriber }

  func start<Object: NSObject>(
    _ object: Object, _ keyPath: KeyPath<Object, S.Input>, _ options: NSKeyValueObservingOptions
  ) {
    guard lock.withLock({ subscriber != nil }) else { return }
    observation = object.observe(keyPath, options: options.subtracting(.prior)) { [weak self] object, _ in
      self?.send(object[keyPath: keyPath])
    }
  }
  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      if let value = waiting { send(value) }
    }
  }
  func cancel() {
    let ended = lock.withLock {
      defer { (subscriber, waiting, observation) = (nil, nil, nil) }
      return observation
    }
    ended?.invalidate()
  }
  private func send(_ value: S.Input) {
    lock.withLock {
      guard let subscriber else { return }
      guard demand > 0 else {
        waiting = value
        return
      }
      waiting = nil
      demand -= 1
      demand += subscriber.receive(value)
    }
  }
}

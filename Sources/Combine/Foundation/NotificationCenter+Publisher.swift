import Foundation
import OpenCombine

extension NotificationCenter {
  /// A publisher of the notifications of one name; a subscriber without demand misses what is posted meanwhile.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      subscriber.receive(
        subscription: NotificationSubscription(
          center: center, name: name, object: object, receive: subscriber.receive(_:)))
    }

    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }

  /// A publisher that emits the notifications of a name, of one poster or of any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// Observes the center from subscription to cancellation.
private final class NotificationSubscription: Subscription, @unchecked Sendable {
  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private let center: NotificationCenter
  // Keeps the poster, as an observer for a freed object would hear the next one at its address.
  private let object: AnyObject?
  private var observation: (any NSObjectProtocol)?
  private var receive: ((Notification) -> Subscribers.Demand)?
  private var demand = Subscribers.Demand.none

  init(
    center: NotificationCenter, name: Notification.Name, object: AnyObject?,
    receive: @escaping (Notification) -> Subscribers.Demand
  ) {
    self.center = center
    self.object = object
    self.receive = receive
    observation = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in
      self?.offer($0)
    }
  }

  private func offer(_ notification: Notification) {
    lock.lock()
    guard demand > .none, let receive else { return lock.unlock() }
    demand -= 1
    lock.unlock()
    delivery.lock()
    let more = receive(notification)
    delivery.unlock()
    request(more)
  }

  func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    lock.unlock()
  }

  func cancel() {
    lock.lock()
    let observation = observation
    self.observation = nil
    receive = nil
    lock.unlock()
    if let observation { center.removeObserver(observation) }
  }

  deinit { cancel() }
}

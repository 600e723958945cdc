import Foundation

extension NotificationCenter {
  /// Notifications of a name, as they are posted, for `for await`.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }
    public struct Iterator: AsyncIteratorProtocol {
      var stream: AsyncStream<Carried>.Iterator
      public mutating func next() async -> Notification? { await stream.next()?.notification }
    }
    /// A notification on its way to another task.
    struct Carried: @unchecked Sendable {
      let notification: Notification
    }
    public func makeAsyncIterator() -> Iterator {
      let (center, name, object) = (center, name, object)
      let stream = AsyncStream(bufferingPolicy: .bufferingNewest(7)) {
        (sink: AsyncStream<Carried>.Continuation) in
        nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
          sink.yield(Carried(notification: $0))
        }
        sink.onTermination = { _ in center.removeObserver(token) }
      }
      return Iterator(stream: stream.makeAsyncIterator())
    }
  }
  /// Notifications of a name, of one object or of all.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(self, name, object)
  }
}

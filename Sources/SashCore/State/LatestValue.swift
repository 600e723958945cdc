import SashDisplay

/// A copy of a value of the graph that any thread may read and write, since the graph belongs to the main thread.
final class LatestValue<Value>: @unchecked Sendable {
  private let stored: Locked<Value>
  init(_ value: Value) { stored = Locked(value) }

  var value: Value {
    get { stored.withLock { $0 } }
    set {
      var value = newValue
      stored.withLock { swap(&$0, &value) }
      // The old value ends after the lock: its end may run code that comes back here.
      withExtendedLifetime(value) {}
    }
  }
}

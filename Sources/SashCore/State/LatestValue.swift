import Foundation

/// A copy of a value of the graph that any thread may read and write, since the graph belongs to the main thread.
final class LatestValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value
  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      lock.lock()
      defer { lock.unlock() }
      return stored
    }
    set {
      lock.lock()
      let old = stored
      stored = newValue
      lock.unlock()
      // Its end may run code that comes back here.
      withExtendedLifetime(old) {}
    }
  }
}

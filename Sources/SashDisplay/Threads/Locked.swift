import Foundation

/// A value that one thread at a time may use. As a `Mutex` of the standard library, but the thread sanitizer sees the order
/// that it makes.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value
  package init(_ value: Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

import CSashThreadLocals
import Foundation
import SashMessages

/// Warns of what the app does, once per text.
package func runtimeWarning(_ message: String) {
  warnings.lock.lock()
  let observers = warnings.observers.values
  warnings.lock.unlock()
  for observer in observers { observer(message) }
  tellOnce(message)
}

/// Hands every warning to `observer` as well, repeated ones included, until the result is called; for tests.
package func observeRuntimeWarnings(_ observer: @escaping @Sendable (String) -> Void) -> () -> Void {
  warnings.lock.lock()
  defer { warnings.lock.unlock() }
  warnings.lastID += 1
  let id = warnings.lastID
  warnings.observers[id] = observer
  return {
    warnings.lock.lock()
    warnings.observers[id] = nil
    warnings.lock.unlock()
  }
}

private final class Warnings: @unchecked Sendable {
  let lock = NSLock()
  var observers: [Int: @Sendable (String) -> Void] = [:]
  var lastID = 0
}
private let warnings = Warnings()

/// True on the thread of the main queue.
@inline(__always)
package func isMainThread() -> Bool { sash_is_main_thread() != 0 }

/// Says that the app uses something that changes nothing here.
package func hasNoEffect(_ name: String) { runtimeWarning("\(name) has no effect here.") }

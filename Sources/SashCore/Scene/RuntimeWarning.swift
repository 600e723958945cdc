import CSashThreadLocals
import Foundation
import SashMessages

/// Warns of what the app does, once per text.
package func runtimeWarning(_ message: String) {
  for listener in warnings.listeners where listener.hears() { listener.hear(message) }
  tellOnce(message)
}

/// Hears the warnings, repeated ones included, that are raised where it is in force; for tests.
///
/// What is raised where no listener is in force (callbacks of the main queue, threads of the app's own) may come from anywhere: a listener hears it only if it was asked to.
package final class WarningListener: @unchecked Sendable {
  /// Where warnings are heard that no listener is in force for.
  package enum Stray: Sendable { case nowhere, mainThread, everywhere }

  @TaskLocal static var inForce: WarningListener?
  private let stray: Stray
  private let lock = NSLock()
  private var messages: [String] = []

  private init(_ stray: Stray) { self.stray = stray }

  /// The warnings of `body`.
  package static func listen(stray: Stray, to body: () throws -> Void) rethrows -> [String] {
    let listener = WarningListener(stray)
    let stop = warnings.add(listener)
    defer { stop() }
    try $inForce.withValue(listener, operation: body)
    return listener.heard
  }

  /// The warnings of `body`.
  @MainActor
  package static func listen(stray: Stray, to body: @MainActor () async throws -> Void) async rethrows
    -> [String]
  {
    let listener = WarningListener(stray)
    let stop = warnings.add(listener)
    defer { stop() }
    try await $inForce.withValue(listener, operation: body)
    return listener.heard
  }

  fileprivate func hears() -> Bool {
    if let current = Self.inForce { return current === self }
    return stray == .everywhere || (stray == .mainThread && isMainThread())
  }
  fileprivate func hear(_ message: String) { lock.withLock { messages.append(message) } }
  private var heard: [String] { lock.withLock { messages } }
}

private final class Warnings: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [WarningListener] = []
  var listeners: [WarningListener] { lock.withLock { all } }

  func add(_ listener: WarningListener) -> () -> Void {
    lock.withLock { all.append(listener) }
    return { self.lock.withLock { self.all.removeAll { $0 === listener } } }
  }
}
private let warnings = Warnings()

/// True on the thread of the main queue.
@inline(__always)
package func isMainThread() -> Bool { sash_is_main_thread() != 0 }

/// Says that the app uses something that changes nothing here.
package func hasNoEffect(_ name: String) { runtimeWarning("\(name) has no effect here.") }

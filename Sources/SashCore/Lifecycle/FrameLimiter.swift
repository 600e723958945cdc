import SashGraph

/// Stops an action that keeps bringing itself up within one update: a frame, or a part of it that answers a change of its own.
package struct FrameLimiter {
  private var update: UInt64 = .max
  private var count = 0
  package init() {}

  /// How often one action may run in an update. SwiftUI stops after about two.
  private static let limit = 2

  /// Whether the action has run its share in this update.
  package func isSpent(_ host: ViewGraph) -> Bool {
    update == host.updateNumber && count >= FrameLimiter.limit
  }
  /// The action runs.
  package mutating func note(_ host: ViewGraph) {
    if update != host.updateNumber { (update, count) = (host.updateNumber, 0) }
    count += 1
  }
  /// False, with a warning, once the action has run its share in this update; else it is noted that it runs.
  package mutating func allows(_ host: ViewGraph, _ warning: @autoclosure () -> String) -> Bool {
    if isSpent(host) {
      runtimeWarning(warning())
      return false
    }
    note(host)
    return true
  }
}

import SashGraph

/// Stops an action that keeps bringing itself up within one update: a frame, or a part of it that answers a change of its own.
package struct FrameLimiter {
  private var frame: UInt64 = .max
  private var count = 0
  package init() {}

  /// How often one action may run in an update. SwiftUI stops after about two.
  private static let limit = 2

  /// False, with a warning, once the action has run its share in this update.
  package mutating func allows(_ host: ViewGraph, _ warning: @autoclosure () -> String) -> Bool {
    if frame != host.updateNumber {
      frame = host.updateNumber
      count = 0
    }
    count += 1
    if count <= FrameLimiter.limit { return true }
    runtimeWarning(warning())
    return false
  }
}

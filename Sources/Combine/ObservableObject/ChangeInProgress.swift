import Foundation

/// A write of a `@Published` property on a thread other than the main one, from its announcement to its storing.
///
/// `objectWillChange` fires before the value is there. On the main thread what it brings about runs later anyway; another
/// thread has to tell the main thread of it only when the main thread would find the value.
package final class ChangeInProgress {
  private var actions: [() -> Void] = []
  private static let key = "Sash.ChangeInProgress"

  /// Runs `action` when the write that this thread is announcing has been stored; at once if there is none.
  package static func whenStored(_ action: @escaping () -> Void) {
    guard let change = Thread.current.threadDictionary[key] as? ChangeInProgress else { return action() }
    change.actions.append(action)
  }

  static func run(_ body: () -> Void) {
    let (outer, change) = (Thread.current.threadDictionary[key], ChangeInProgress())
    Thread.current.threadDictionary[key] = change
    body()
    Thread.current.threadDictionary[key] = outer
    for action in change.actions { action() }
  }
}

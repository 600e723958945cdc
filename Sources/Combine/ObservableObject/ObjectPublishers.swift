import Foundation

/// The publishers of objects that have no `@Published` property to keep them, found by the object's identity.
///
/// Entries of objects that are gone are dropped whenever the table has doubled, so its size stays in proportion to
/// the living objects and a lookup is amortised O(1).
enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var sweepCount = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    let key = ObjectIdentifier(object)
    // Another object may have lived at this address before.
    if let entry = entries[key], entry.object === object { return entry.publisher }
    if entries.count >= sweepCount { sweep() }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    return publisher
  }

  /// How many entries the table holds, living or not.
  static var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return entries.count
  }

  private static func sweep() {
    entries = entries.filter { $0.value.object != nil }
    sweepCount = max(64, entries.count * 2)
  }
}

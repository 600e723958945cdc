import CoreFoundation
import Foundation

/// One observed property of one object.
final class ObservedProperty {
  /// Tells of a change if there is one; false if the object is gone.
  let look: () -> Bool
  fileprivate let owner: ObjectIdentifier
  init(of object: NSObject, _ look: @escaping () -> Bool) {
    (owner, self.look) = (ObjectIdentifier(object), look)
    (object as? any ChangeTelling)?.isObserved = true
  }
}

/// Tells of changes of its properties at the moment when they are made, if somebody observes it.
package protocol ChangeTelling: AnyObject {
  /// Whether `ObservedProperties` is to be told.
  var isObserved: Bool { get set }
}

/// All observed properties of the program. They are few, and looking at one is a read and a comparison.
package final class ObservedProperties: @unchecked Sendable {
  package static let shared = ObservedProperties()
  private let lock = NSLock()
  private var all: [ObjectIdentifier: ObservedProperty] = [:]
  private var order: [ObservedProperty] = []
  private var isWatching = false

  func add(_ property: ObservedProperty) {
    let begins = lock.withLock {
      all[ObjectIdentifier(property)] = property
      order.append(property)
      defer { isWatching = true }
      return !isWatching
    }
    guard begins else { return }
    // Before the run loop waits, everything that an event has caused is done.
    let observer = CFRunLoopObserverCreateWithHandler(
      CoreFoundation.kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
    ) { _, _ in ObservedProperties.shared.look() }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
  }
  func remove(_ property: ObservedProperty) {
    lock.withLock {
      all[ObjectIdentifier(property)] = nil
      order.removeAll { $0 === property }
    }
  }

  /// Tells of what has changed of one object since the last look.
  package func look(at object: NSObject) {
    let owner = ObjectIdentifier(object)
    look(lock.withLock { order.filter { $0.owner == owner } })
  }
  /// Tells of what has changed since the last look.
  package func look() { look(lock.withLock { order }) }
  private func look(_ properties: [ObservedProperty]) {
    for property in properties {
      guard lock.withLock({ all[ObjectIdentifier(property)] != nil }) else { continue }
      if !property.look() { remove(property) }
    }
  }
}

import Foundation
import SashFoundation

/// What a method that validates a value gets: the place where it lies.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// How members of a set change.
public enum NSKeyValueSetMutationKind: UInt, Sendable {
  case union = 1, minus, intersect, set
}

/// Methods of classes that validate single properties: `validateName(_:)`.
enum ValidationMethods {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var selectors: [ObjectIdentifier: [String: Selector?]] = [:]

  /// Calls the method of a property, if the class has one that can be found by its name; it may put another value in place.
  static func call(on object: NSManagedObject, _ value: inout Any?, _ key: String) throws {
    if SelectorDispatch.isEmpty { return }
    guard let selector = Self.selector(of: object, key) else { return }
    let place = UnsafeMutablePointer<AnyObject?>.allocate(capacity: 1)
    place.initialize(to: PredicateValues.plain(value).map { $0 as AnyObject })
    defer {
      place.deinitialize(count: 1)
      place.deallocate()
    }
    try SelectorDispatch.call(selector, of: object, [place])
    value = place.pointee
  }

  /// Looked for once for each class and property; entities that share a class may have other properties.
  private static func selector(of object: NSManagedObject, _ key: String) -> Selector? {
    let type = ObjectIdentifier(Swift.type(of: object))
    if let known = lock.withLock({ selectors[type]?[key] }) { return known }
    let name = "validate" + key.prefix(1).uppercased() + key.dropFirst() + ":"
    let found: Selector? = [name + "error:", name].map { Selector($0) }.first {
      SelectorDispatch.method($0, of: object) != nil
    }
    lock.withLock { _ = selectors[type, default: [:]].updateValue(found, forKey: key) }
    return found
  }
}

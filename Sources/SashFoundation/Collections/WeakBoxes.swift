import Foundation

/// Holds an object strongly or weakly, and compares it by identity or by what it is equal to.
struct ObjectBox: Hashable {
  private weak var weak: AnyObject?
  private let strong: AnyObject?
  private let identity: ObjectIdentifier
  private let hash: Int
  private let comparesByIdentity: Bool

  init(_ object: AnyObject, isWeak: Bool, comparesByIdentity: Bool) {
    weak = object
    strong = isWeak ? nil : object
    identity = ObjectIdentifier(object)
    self.comparesByIdentity = comparesByIdentity
    hash = comparesByIdentity ? identity.hashValue : (object as? NSObject)?.hash ?? identity.hashValue
  }

  /// Nil once it has gone.
  var object: AnyObject? { strong ?? weak }

  static func == (a: Self, b: Self) -> Bool {
    guard let first = a.object, let second = b.object else {
      return a.identity == b.identity && a.object == nil && b.object == nil
    }
    if first === second { return true }
    if a.comparesByIdentity { return false }
    guard let first = first as? NSObject, let second = second as? NSObject else { return false }
    return first.isEqual(second)
  }
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

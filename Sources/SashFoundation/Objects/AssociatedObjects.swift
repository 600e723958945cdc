import Foundation

/// How an object holds what is put beside it.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// What was put beside an object under a key; nil if there is nothing.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// Puts a value beside an object, under a key, which is compared by its address; nil takes it away.
///
/// - Missing: what is beside an object that has gone is released a little later, when something else is put beside one or
///   the main queue has nothing else to do.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { AssociatedObjects.shared.set(value, of: object as AnyObject, key, policy) }

/// Takes away everything that was put beside an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// What has been put beside objects, for as long as these live.
package final class AssociatedObjects: @unchecked Sendable {
  package static let shared = AssociatedObjects()

  private enum Held {
    case strong(Any)
    case unowned(Weak)
  }
  private struct Weak { weak var object: AnyObject? }
  private struct Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Held] = [:]
  }

  private let lock = NSLock()
  /// By the address of the owner; that of one that has gone may belong to another object.
  private var owners: [ObjectIdentifier: Owner] = [:]
  private var isSweepDue = false
  private var limit = 64

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
      switch owner.values[key] {
      case .strong(let value): return value
      case .unowned(let value): return value.object
      case nil: return nil
      }
    }
  }

  func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    let held: Held? = value.map { value in
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN: return .unowned(Weak(object: value as AnyObject))
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        return .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: return .strong(value)
      }
    }
    // What is replaced may put something beside an object when it goes, so it goes outside of the lock.
    var gone: [Any?] = []
    let sweeps: Bool = lock.withLock {
      let id = ObjectIdentifier(object)
      var owner = owners[id] ?? Owner(object: object)
      if owner.object !== object {
        gone.append(owner)
        owner = Owner(object: object)
      }
      gone.append(owner.values[key])
      owner.values[key] = held
      owners[id] = owner.values.isEmpty ? nil : owner
      if owners.count > limit { gone.append(removeOrphans()) }
      defer { isSweepDue = true }
      return !isSweepDue
    }
    withExtendedLifetime(gone) {}
    if sweeps { DispatchQueue.main.async { AssociatedObjects.shared.sweep() } }
  }

  func removeAll(of object: AnyObject) {
    let gone = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(gone) {}
  }

  /// Releases what was beside objects that have gone.
  package func sweep() {
    let gone = lock.withLock {
      isSweepDue = false
      return removeOrphans()
    }
    withExtendedLifetime(gone) {}
  }
  private func removeOrphans() -> [Owner] {
    let orphans = owners.filter { $0.value.object == nil }
    for key in orphans.keys { owners[key] = nil }
    limit = max(64, owners.count * 2)
    return Array(orphans.values)
  }
}

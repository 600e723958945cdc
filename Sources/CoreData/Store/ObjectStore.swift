import Foundation

/// What contexts ask a store for, whatever it keeps its objects in.
protocol ObjectStore: NSPersistentStore {
  /// Whether it keeps objects of an entity.
  func keeps(_ entity: NSEntityDescription) -> Bool
  /// The rows that a plan asks for; nil where only looking at objects can tell.
  func rows(_ plan: FetchPlan, for context: NSManagedObjectContext) throws -> [StoredRow]?
  /// The names of the objects that a plan asks for; nil where only looking at objects can tell.
  func identifiers(_ plan: FetchPlan, for context: NSManagedObjectContext) throws -> [NSManagedObjectID]?
  /// How many objects a plan asks for; nil where only looking at objects can tell.
  func count(_ plan: FetchPlan, for context: NSManagedObjectContext) throws -> Int?
  /// The row of an object, nil if there is none.
  func row(of id: NSManagedObjectID, for context: NSManagedObjectContext) throws -> StoredRow?
  /// The objects of a relationship to many, in their order if it has one.
  func destinations(
    of id: NSManagedObjectID, _ relationship: NSRelationshipDescription, for context: NSManagedObjectContext
  ) throws -> [NSManagedObjectID]
  /// Gives permanent names to new objects; returns the temporary ones.
  func giveNames(to objects: [NSManagedObject]) throws -> [NSManagedObjectID]
  func close()
}

extension ObjectStore {
  func identifiers(_ plan: FetchPlan, for context: NSManagedObjectContext) throws -> [NSManagedObjectID]? {
    nil
  }
  func count(_ plan: FetchPlan, for context: NSManagedObjectContext) throws -> Int? { nil }
}

/// A store of an app's own kind, or one that is made like these.
protocol OwnStore: ObjectStore {
  var references: ReferenceTable { get }
  /// The objects that a plan asks for: such a store knows no rows.
  func objects(_ plan: FetchPlan, for context: NSManagedObjectContext) throws -> [NSManagedObject]
  /// Writes what has changed. New objects have permanent names by now.
  func save(_ changes: OwnStoreChanges, for context: NSManagedObjectContext) throws
}

/// What a save brings to a store of an app's own kind.
struct OwnStoreChanges {
  var inserted: [NSManagedObject]
  var updated: [NSManagedObject]
  var deleted: [NSManagedObject]
}

extension OwnStore {
  func keeps(_ entity: NSEntityDescription) -> Bool {
    guard let model = persistentStoreCoordinator?.managedObjectModel else { return false }
    let all = model.entities(forConfigurationName: configuration) ?? model.entities
    return all.contains { $0.name == entity.name }
  }
  func rows(_ plan: FetchPlan, for context: NSManagedObjectContext) throws -> [StoredRow]? { nil }
}

/// The keys that a store of an app's own kind names its objects by, and the numbers that stand for them in memory.
final class ReferenceTable: @unchecked Sendable {
  private struct Place: Hashable {
    let entity: String
    let reference: AnyHashable
  }
  private let lock = NSLock()
  private var numbers: [Place: Int64] = [:]
  private var references: [Int64: Any] = [:]
  /// Whether all keys are texts, also those that look like numbers.
  var isTexts = false

  /// The name of the object that has a key in a store.
  func id(_ entity: NSEntityDescription, _ reference: Any, in store: NSPersistentStore) -> NSManagedObjectID {
    let plain = Self.plain(reference)
    let number = lock.withLock {
      let place = Place(entity: entity.root.name ?? "", reference: plain)
      if let known = numbers[place] { return known }
      let next = Int64(references.count + 1)
      (numbers[place], references[next]) = (next, reference)
      return next
    }
    return NSManagedObjectID(entity: entity, key: number, store: store, reference: "\(plain.base)")
  }

  /// The key that an object has in the store.
  func reference(_ id: NSManagedObjectID) -> Any? {
    guard let key = id.current.key else { return nil }
    return lock.withLock { references[key] }
  }

  /// The name of the object whose key is written out, as in a URL.
  func id(
    _ entity: NSEntityDescription, written text: String, in store: NSPersistentStore
  ) -> NSManagedObjectID {
    let known = lock.withLock {
      let root = entity.root.name ?? ""
      let isText = isTexts || numbers[Place(entity: root, reference: AnyHashable(text))] != nil
      return isText ? text as Any : Int(text).map { NSNumber(value: $0) } ?? text
    }
    return id(entity, known, in: store)
  }

  private static func plain(_ reference: Any) -> AnyHashable {
    switch reference {
    case let text as String: AnyHashable(text)
    case let text as NSString: AnyHashable(text as String)
    case let number as any BinaryInteger: AnyHashable(Int(truncatingIfNeeded: number))
    case let number as NSNumber: AnyHashable(number.intValue)
    case let other as AnyHashable: other
    default: AnyHashable("\(reference)")
    }
  }
}

import Foundation
import SashFoundation

/// How an object was changed.
public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

/// Up to where somebody has read the history of stores; it can be kept in a file.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The last transaction by the identifier of the store.
  let numbers: [String: Int64]
  init(numbers: [String: Int64]) { self.numbers = numbers }

  public static var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) {
    let classes: [AnyClass] = [NSDictionary.self, NSString.self, NSNumber.self]
    guard let kept = coder.decodeObject(of: classes, forKey: "numbers") as? [String: NSNumber] else {
      return nil
    }
    numbers = kept.mapValues(\.int64Value)
  }
  public func encode(with coder: NSCoder) {
    coder.encode(NSDictionary(dictionary: numbers.mapValues { NSNumber(value: $0) }), forKey: "numbers")
  }
  public func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSPersistentHistoryToken)?.numbers == numbers
  }
  open override var hash: Int { numbers.hashValue }
}

/// One save of a store whose history is kept.
open class NSPersistentHistoryTransaction: NSObject, KeyValueReading, @unchecked Sendable {
  /// When it was saved.
  public let timestamp: Date
  /// What was changed; nil where only transactions were asked for.
  public internal(set) var changes: [NSPersistentHistoryChange]?
  /// Rises with each save of the store.
  public let transactionNumber: Int64
  public let storeID: String
  public let bundleID: String
  public let processID: String
  /// The name of the context that saved.
  public let contextName: String?
  /// The `transactionAuthor` of the context that saved.
  public let author: String?

  init(
    number: Int64, store: SQLiteStore, timestamp: Date, author: String?, bundleID: String,
    contextName: String?,
    processID: String
  ) {
    (transactionNumber, storeID, self.timestamp) = (number, store.identifier, timestamp)
    (self.author, self.bundleID, self.contextName, self.processID) = (
      author, bundleID, contextName, processID
    )
  }

  /// Names this transaction.
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken(numbers: [storeID: transactionNumber]) }

  /// As the notification of the save that it was, for `mergeChanges(fromContextDidSave:)`.
  open func objectIDNotification() -> Notification {
    var info: [AnyHashable: Any] = [:]
    let keys: [(NSPersistentHistoryChangeType, String)] = [
      (.insert, NSInsertedObjectIDsKey), (.update, NSUpdatedObjectIDsKey), (.delete, NSDeletedObjectIDsKey),
    ]
    for (type, key) in keys {
      let ids = (changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID)
      if !ids.isEmpty { info[key] = Set(ids) }
    }
    return Notification(
      name: NSManagedObjectContext.didSaveObjectIDsNotification, object: nil, userInfo: info)
  }

  /// A request for transactions, to which a predicate on `author`, `timestamp` and the like can be given.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? {
    NSFetchRequest<any NSFetchRequestResult>()
  }

  package func readValue(forKeyPath path: String) -> Any? {
    switch path {
    case "author": author
    case "bundleID": bundleID
    case "contextName": contextName
    case "processID": processID
    case "storeID": storeID
    case "timestamp": timestamp
    case "transactionNumber": transactionNumber
    default: nil
    }
  }
}

/// What a save has done to one object.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  public let changeID: Int64
  public let changedObjectID: NSManagedObjectID
  public let changeType: NSPersistentHistoryChangeType
  /// Which properties were written, where the object was changed.
  public let updatedProperties: Set<NSPropertyDescription>?
  /// The values that a deleted object had in attributes with `preservesValueInHistoryOnDeletion`.
  open internal(set) var tombstone: [AnyHashable: Any]?
  public private(set) weak var transaction: NSPersistentHistoryTransaction?

  init(
    id: Int64, object: NSManagedObjectID, type: NSPersistentHistoryChangeType,
    updated: Set<NSPropertyDescription>?,
    transaction: NSPersistentHistoryTransaction
  ) {
    (changeID, changedObjectID, changeType, updatedProperties) = (id, object, type, updated)
    self.transaction = transaction
  }
}

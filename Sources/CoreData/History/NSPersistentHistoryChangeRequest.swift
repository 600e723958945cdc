import Foundation
import SashFoundation

/// What a request for history gives.
public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// Asks stores what was saved, or has them forget it. The stores have to be opened with `NSPersistentHistoryTrackingKey`.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  enum Span {
    case all
    case date(Date)
    case token(NSPersistentHistoryToken)
  }
  let span: Span
  let deletes: Bool
  /// What the result holds.
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// Which transactions count, by its predicate; and how many at most.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  open var token: NSPersistentHistoryToken? { if case .token(let token) = span { token } else { nil } }

  private init(_ span: Span, deletes: Bool) { (self.span, self.deletes) = (span, deletes) }
  private static func span(_ transaction: NSPersistentHistoryTransaction?) -> Span {
    transaction.map { .token($0.token) } ?? .all
  }

  /// What was saved after a time.
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.date(date), deletes: false)
  }
  /// What was saved after a token was given; nil asks for everything.
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(token.map { .token($0) } ?? .all, deletes: false)
  }
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?)
    -> NSPersistentHistoryChangeRequest
  {
    NSPersistentHistoryChangeRequest(span(transaction), deletes: false)
  }
  /// What a request finds among all transactions.
  open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>)
    -> NSPersistentHistoryChangeRequest
  {
    let request = NSPersistentHistoryChangeRequest(.all, deletes: false)
    request.fetchRequest = fetchRequest
    return request
  }
  /// Forgets what was saved before a time.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(.date(date), deletes: true)
  }
  /// Forgets what was saved before the transaction of a token.
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(token.map { .token($0) } ?? .all, deletes: true)
  }
  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?)
    -> NSPersistentHistoryChangeRequest
  {
    NSPersistentHistoryChangeRequest(span(transaction), deletes: true)
  }
}

/// What a request for history has given.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// `[NSPersistentHistoryTransaction]`, `[NSPersistentHistoryChange]`, `[NSManagedObjectID]`, a count or a `Bool`, as was
  /// asked for.
  open internal(set) var result: Any?
  open internal(set) var resultType = NSPersistentHistoryResultType.statusOnly
  fileprivate var kept: [NSPersistentHistoryTransaction] = []
}

extension NSManagedObjectContext {
  func run(_ request: NSPersistentHistoryChangeRequest) throws -> NSPersistentHistoryResult {
    let stores = (request.affectedStores ?? persistentStoreCoordinator?.persistentStores ?? []).compactMap {
      $0 as? SQLiteStore
    }
    let result = NSPersistentHistoryResult()
    result.resultType = request.resultType
    var found: [NSPersistentHistoryTransaction] = []
    for store in stores {
      try guarded {
        if request.deletes { return try request.forget(in: store) }
        found += try request.transactions(of: store)
      }
    }
    if request.deletes {
      result.result = true
      return result
    }
    found.sort { $0.timestamp < $1.timestamp }
    if let limit = request.fetchRequest?.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    let changes = found.flatMap { $0.changes ?? [] }
    switch request.resultType {
    case .statusOnly: result.result = true
    case .objectIDs: result.result = changes.map(\.changedObjectID)
    case .count: result.result = found.count
    case .changesOnly: result.result = changes
    case .transactionsOnly, .transactionsAndChanges: result.result = found
    }
    // Changes do not keep their transactions.
    result.kept = found
    return result
  }
}

extension NSPersistentHistoryChangeRequest {
  fileprivate func transactions(of store: SQLiteStore) throws -> [NSPersistentHistoryTransaction] {
    let withChanges = resultType != .transactionsOnly && resultType != .count
    let all: [NSPersistentHistoryTransaction] =
      switch span {
      case .all: try store.history(after: 0, since: nil, withChanges: withChanges)
      case .date(let date): try store.history(after: 0, since: date, withChanges: withChanges)
      case .token(let token):
        try store.history(after: token.numbers[store.identifier] ?? 0, since: nil, withChanges: withChanges)
      }
    guard let condition = fetchRequest?.predicate?.node else { return all }
    return all.filter { condition.evaluate(with: $0) }
  }
  fileprivate func forget(in store: SQLiteStore) throws {
    switch span {
    case .all: try store.forgetHistory(upTo: nil, before: nil)
    case .date(let date): try store.forgetHistory(upTo: nil, before: date)
    case .token(let token):
      if let number = token.numbers[store.identifier] { try store.forgetHistory(upTo: number, before: nil) }
    }
  }
}

extension NSManagedObjectContext {
  /// Forgets transactions up to numbers, by the identifiers of stores.
  package func forgetHistory(upTo numbers: [String: Int64]) throws {
    for case let store as SQLiteStore in persistentStoreCoordinator?.persistentStores ?? [] {
      guard let number = numbers[store.identifier] else { continue }
      try guarded { try store.forgetHistory(upTo: number + 1, before: nil) }
    }
  }
}

extension NSPersistentStoreCoordinator {
  /// Up to where the history of stores goes now; nil where none keeps one.
  open func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
    let wanted = (stores as? [NSPersistentStore] ?? persistentStores).compactMap { $0 as? SQLiteStore }
    let tracked = wanted.filter(\.tracksHistory)
    if tracked.isEmpty { return nil }
    return NSPersistentHistoryToken(
      numbers: Dictionary(tracked.map { ($0.identifier, (try? $0.lastTransaction()) ?? 0) }) { $1 })
  }

  /// Tells those who want to know that stores were saved to.
  func postRemoteChange() {
    for case let store as SQLiteStore in persistentStores { postRemoteChange(of: store) }
  }
  func postRemoteChange(of store: SQLiteStore) {
    let option = store.options?[NSPersistentStoreRemoteChangeNotificationPostOptionKey] as? NSNumber
    guard option?.boolValue == true else { return }
    var info: [AnyHashable: Any] = [NSStoreUUIDKey: store.identifier ?? ""]
    if let url = store.url { info[NSPersistentStoreURLKey] = url }
    if let token = currentPersistentHistoryToken(fromStores: [store]) {
      info[NSPersistentHistoryTokenKey] = token
    }
    NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: self, userInfo: info)
  }
}

public let NSPersistentHistoryTokenKey = "historyToken"
public let NSPersistentStoreURLKey = "storeURL"

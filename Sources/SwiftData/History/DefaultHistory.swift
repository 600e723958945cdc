import CoreData
import Foundation

/// Up to where somebody has read the history of the stores of a container; it can be kept in a file.
public struct DefaultHistoryToken: HistoryToken {
  public let tokenValue: [String: Int64]?
  init(_ value: [String: Int64]) { tokenValue = value }

  /// Whether it is of an earlier time in each store that both know.
  public static func < (left: Self, right: Self) -> Bool {
    let (mine, theirs) = (left.tokenValue ?? [:], right.tokenValue ?? [:])
    let shared = mine.filter { theirs[$0.key] != nil }
    if shared.isEmpty { return mine.count < theirs.count }
    return shared.allSatisfy { $0.value <= theirs[$0.key]! } && shared.contains { $0.value < theirs[$0.key]! }
  }
}

/// One save.
public struct DefaultHistoryTransaction: HistoryTransaction {
  public let author: String?
  public let bundleIdentifier: String
  public let changes: [HistoryChange]
  public let processIdentifier: String
  public let storeIdentifier: String
  public let timestamp: Date
  public let token: DefaultHistoryToken
  public let transactionIdentifier: Int64

  init(_ transaction: NSPersistentHistoryTransaction) {
    (author, bundleIdentifier) = (transaction.author, transaction.bundleID)
    (processIdentifier, storeIdentifier) = (transaction.processID, transaction.storeID)
    (timestamp, transactionIdentifier) = (transaction.timestamp, transaction.transactionNumber)
    token = DefaultHistoryToken([transaction.storeID: transaction.transactionNumber])
    changes = (transaction.changes ?? []).compactMap {
      HistoryChange($0, transaction.transactionNumber)
    }
  }
}

/// An object that was new.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
  public let changedPersistentIdentifier: PersistentIdentifier
  public let changeIdentifier: Int64
  public let transactionIdentifier: Int64
}

/// An object that was changed.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate, @unchecked Sendable {
  public let changedPersistentIdentifier: PersistentIdentifier
  public let changeIdentifier: Int64
  public let transactionIdentifier: Int64
  public let updatedAttributes: [PartialKeyPath<Model>]
}

/// An object that was deleted.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
  public let changedPersistentIdentifier: PersistentIdentifier
  public let changeIdentifier: Int64
  public let transactionIdentifier: Int64
  public let tombstone: HistoryTombstone<Model>

  public static func == (left: Self, right: Self) -> Bool {
    left.changeIdentifier == right.changeIdentifier
      && left.changedPersistentIdentifier == right.changedPersistentIdentifier
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(changeIdentifier)
    hasher.combine(changedPersistentIdentifier)
  }
}

extension HistoryChange {
  /// What Core Data has kept of a change; nil of classes that are not known any more.
  fileprivate init?(_ change: NSPersistentHistoryChange, _ transaction: Int64) {
    let id = PersistentIdentifier(change.changedObjectID)
    guard let type = ModelShape.type(named: change.changedObjectID.entity.name ?? "") else { return nil }
    func make<Model: PersistentModel>(_ type: Model.Type) -> HistoryChange {
      let shape = ModelShape.of(type)
      switch change.changeType {
      case .insert:
        return .insert(
          DefaultHistoryInsert<Model>(
            changedPersistentIdentifier: id, changeIdentifier: change.changeID,
            transactionIdentifier: transaction))
      case .update:
        let paths = (change.updatedProperties ?? []).sorted { $0.name < $1.name }.compactMap {
          shape.properties[$0.name]?.metadata.keypath as? PartialKeyPath<Model>
        }
        return .update(
          DefaultHistoryUpdate<Model>(
            changedPersistentIdentifier: id, changeIdentifier: change.changeID,
            transactionIdentifier: transaction, updatedAttributes: paths))
      case .delete:
        var values: [PartialKeyPath<Model>: Any] = [:]
        for (name, value) in change.tombstone ?? [:] {
          guard let property = (name as? String).flatMap({ shape.properties[$0] }),
            let path = property.metadata.keypath as? PartialKeyPath<Model>
          else { continue }
          values[path] = value
        }
        return .delete(
          DefaultHistoryDelete<Model>(
            changedPersistentIdentifier: id, changeIdentifier: change.changeID,
            transactionIdentifier: transaction, tombstone: HistoryTombstone(values: values)))
      }
    }
    self = make(type)
  }
}

/// Which saves, in which order.
public struct HistoryDescriptor<Transaction: HistoryTransaction> {
  /// Which saves; nil is all.
  public var predicate: Predicate<Transaction>?
  /// In which order; without one the oldest come first.
  public var sortBy: [SortDescriptor<Transaction>]
  /// How many at most; 0 is no limit.
  public var fetchLimit: UInt64 = 0

  /// Saves that a condition finds.
  public init(predicate: Predicate<Transaction>? = nil) { (self.predicate, sortBy) = (predicate, []) }
  /// Saves that a condition finds, in an order.
  public init(predicate: Predicate<Transaction>? = nil, sortBy: [SortDescriptor<Transaction>]) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

extension ModelContext {
  /// Who makes the changes, as the history names it.
  public var author: String? {
    get { context.transactionAuthor }
    set { context.transactionAuthor = newValue }
  }

  /// What was saved, by whoever it was.
  public func fetchHistory<Transaction: HistoryTransaction>(_ descriptor: HistoryDescriptor<Transaction>)
    throws -> [Transaction]
  {
    guard Transaction.self == DefaultHistoryTransaction.self else {
      throw SwiftDataError(text: "this container keeps no history of \(Transaction.self)")
    }
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: nil as NSPersistentHistoryToken?)
    let result = try context.execute(request) as? NSPersistentHistoryResult
    let all = (result?.result as? [NSPersistentHistoryTransaction] ?? []).compactMap {
      DefaultHistoryTransaction($0) as? Transaction
    }
    var found =
      try descriptor.predicate.map { predicate in try all.filter { try predicate.evaluate($0) } } ?? all
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    return descriptor.fetchLimit > 0 ? Array(found.prefix(Int(clamping: descriptor.fetchLimit))) : found
  }

  /// Forgets saves. Those before the newest that is found go with it, as a history has no gaps.
  public func deleteHistory<Transaction: HistoryTransaction>(_ descriptor: HistoryDescriptor<Transaction>)
    throws
  {
    var newest: [String: Int64] = [:]
    for case let transaction as DefaultHistoryTransaction in try fetchHistory(descriptor) {
      newest[transaction.storeIdentifier] = max(
        newest[transaction.storeIdentifier] ?? 0, transaction.transactionIdentifier)
    }
    if newest.isEmpty { return }
    try context.forgetHistory(upTo: newest)
  }
}

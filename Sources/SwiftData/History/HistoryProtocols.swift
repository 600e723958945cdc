import Foundation

/// Names a place in a history, behind which is what happened later.
public protocol HistoryToken: Codable, Comparable, Hashable, Sendable {
  associatedtype TokenType: Comparable, Codable, Hashable, Sendable
  /// The last transaction by the store.
  var tokenValue: [String: TokenType]? { get }
}

/// One save.
public protocol HistoryTransaction: Hashable, Sendable {
  associatedtype TokenType: HistoryToken
  /// The `author` of the context that saved.
  var author: String? { get }
  var bundleIdentifier: String { get }
  /// What was changed.
  var changes: [HistoryChange] { get }
  var processIdentifier: String { get }
  var storeIdentifier: String { get }
  /// When it was saved.
  var timestamp: Date { get }
  /// Names this transaction.
  var token: TokenType { get }
  associatedtype TransactionIdentifier: Hashable, Sendable
  var transactionIdentifier: TransactionIdentifier { get }
}

/// An object that was new.
public protocol HistoryInsert<Model>: Hashable, Sendable {
  associatedtype Model: PersistentModel
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var changeIdentifier: Int64 { get }
  var transactionIdentifier: Int64 { get }
}

/// An object that was changed.
public protocol HistoryUpdate<Model>: Hashable, Sendable {
  associatedtype Model: PersistentModel
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var changeIdentifier: Int64 { get }
  var transactionIdentifier: Int64 { get }
  /// The variables that were written.
  var updatedAttributes: [PartialKeyPath<Model>] { get }
}

/// An object that was deleted.
public protocol HistoryDelete<Model>: Hashable, Sendable {
  associatedtype Model: PersistentModel
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var changeIdentifier: Int64 { get }
  var transactionIdentifier: Int64 { get }
  /// The values that the deletion leaves: those of variables with `.preserveValueOnDeletion`.
  var tombstone: HistoryTombstone<Model> { get }
}

/// What a save has done to one object.
public enum HistoryChange: Sendable {
  case insert(any HistoryInsert)
  case update(any HistoryUpdate)
  case delete(any HistoryDelete)

  /// The object.
  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }
  /// The number of the change.
  public var changeIdentifier: Int64 {
    switch self {
    case .insert(let change): change.changeIdentifier
    case .update(let change): change.changeIdentifier
    case .delete(let change): change.changeIdentifier
    }
  }
  /// The number of the save.
  public var transactionIdentifier: Int64 {
    switch self {
    case .insert(let change): change.transactionIdentifier
    case .update(let change): change.transactionIdentifier
    case .delete(let change): change.transactionIdentifier
    }
  }
}

extension HistoryChange: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.key == right.key }
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
  private var key: [AnyHashable] { [changedPersistentIdentifier, changeIdentifier, transactionIdentifier] }
}

/// The values that a deleted object had in variables with `.preserveValueOnDeletion`.
public struct HistoryTombstone<Model: PersistentModel>: Sequence, @unchecked Sendable {
  public typealias Element = (key: PartialKeyPath<Model>, value: any Sendable)
  let values: [PartialKeyPath<Model>: Any]

  /// The value of a variable, nil if it was not kept.
  public subscript<Value>(keyPath: KeyPath<Model, Value>) -> Value? {
    guard let value = values[keyPath] else { return nil }
    return value as? Value
  }
  /// The value of a variable, nil if it was not kept.
  public subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? { values[keyPath].map(Self.sent) }
  public func makeIterator() -> AnyIterator<Element> {
    var rest = values.makeIterator()
    return AnyIterator { rest.next().map { (key: $0.key, value: Self.sent($0.value)) } }
  }

  /// What a store has kept is nobody else's; the bits are the same with and without the word that it may be sent.
  private static func sent(_ value: Any) -> any Sendable { unsafeBitCast(value, to: (any Sendable).self) }
}

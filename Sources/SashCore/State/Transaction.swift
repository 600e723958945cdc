import Foundation

/// The context of a change: what the code that writes state says about how the change is to be processed.
///
/// It goes along with each write and comes down to the views that the write makes run; `View.transaction(_:)` changes it
/// on the way. Changes with different transactions are evaluated one after the other.
public nonisolated struct Transaction: @unchecked Sendable {
  var values = PropertyList()
  public init() {}

  /// The transaction of the code that runs now: set by `withTransaction`.
  package static var current: Transaction {
    get { isMainThread() ? mainCurrent : Transaction() }
    set { if isMainThread() { mainCurrent = newValue } }
  }
  private nonisolated(unsafe) static var mainCurrent = Transaction()

  /// This transaction; where `other` says something, that instead.
  func overridden(by other: Transaction) -> Transaction {
    if other.values.isEmpty { return self }
    return values.isEmpty ? other : Transaction(values: other.values.merging(below: values))
  }
  private init(values: PropertyList) { self.values = values }

  /// The value for a key of one's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[TransactionProperty<K>.self] }
    set { values[TransactionProperty<K>.self] = newValue }
  }
}

/// A key for a value in `Transaction`.
public protocol TransactionKey {
  associatedtype Value
  /// What a transaction gives for the key where nobody has set it.
  static var defaultValue: Value { get }
}

private enum TransactionProperty<K: TransactionKey>: PropertyKey {
  static var defaultValue: K.Value { K.defaultValue }
}

/// Runs `body`; the state that it writes is processed with `transaction`. What that does not say is taken from the one
/// outside.
/// - Source: observed through OpenSwiftUI and DanceUI, for apps built since iOS 17.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  let outer = Transaction.current
  Transaction.current = outer.overridden(by: transaction)
  defer { Transaction.current = outer }
  return try body()
}

/// Runs `body`; the state that it writes is processed with a transaction in which one value is set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

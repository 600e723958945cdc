import Foundation

/// What goes along with a write of state: the context in which a change is processed.
///
/// - Missing: animations; a transaction carries only keys of one's own.
public nonisolated struct Transaction: @unchecked Sendable {
  var values = PropertyList()
  public init() {}

  /// The transaction of the code that runs now: set by `withTransaction`.
  static var current: Transaction {
    get { isMainThread() ? mainCurrent : Transaction() }
    set { if isMainThread() { mainCurrent = newValue } }
  }
  private nonisolated(unsafe) static var mainCurrent = Transaction()

  /// This transaction, with what it does not say taken from `outer`.
  func merging(_ outer: Transaction) -> Transaction {
    values.isEmpty
      ? outer : (outer.values.isEmpty ? self : Transaction(values: values.merging(below: outer.values)))
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
  static var defaultValue: Value { get }
}

private enum TransactionProperty<K: TransactionKey>: PropertyKey {
  static var defaultValue: K.Value { K.defaultValue }
}

/// Runs `body`; the state that it writes is processed with `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  let outer = Transaction.current
  Transaction.current = transaction.merging(outer)
  defer { Transaction.current = outer }
  return try body()
}

import CSashCurrent
import Glibc

/// The tables of all types, for the life of the process. Readers take no lock: a slot is published complete.
enum ComparisonTables {
  private static let slotCount = 4096
  private nonisolated(unsafe) static let slots: UnsafeMutablePointer<UnsafeRawPointer?> = {
    let slots = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: slotCount)
    slots.initialize(repeating: nil, count: slotCount)
    return slots
  }()
  private nonisolated(unsafe) static var all: [ObjectIdentifier: ComparisonTable] = [:]
  private nonisolated(unsafe) static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    return lock
  }()

  /// The table of `type`, kept alive by the list of all.
  static func table(for type: Any.Type) -> Unmanaged<ComparisonTable> {
    let key = UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))
    let slot = slots + Int((key >> 4) % UInt(slotCount))
    if let known = sash_load_acquire(slot) {
      let table = Unmanaged<ComparisonTable>.fromOpaque(known)
      if table._withUnsafeGuaranteedRef({ $0.type == type }) { return table }
    }
    return find(type, slot)
  }

  @inline(never)
  private static func find(
    _ type: Any.Type, _ slot: UnsafeMutablePointer<UnsafeRawPointer?>
  ) -> Unmanaged<ComparisonTable> {
    pthread_mutex_lock(lock)
    let known = all[ObjectIdentifier(type)]
    pthread_mutex_unlock(lock)
    // Made outside of the lock: looking for conformances may run the program's code.
    let made = known ?? ComparisonTable(type)
    pthread_mutex_lock(lock)
    let table = all[ObjectIdentifier(type)] ?? made
    all[ObjectIdentifier(type)] = table
    let result = Unmanaged.passUnretained(table)
    sash_store_release(slot, UnsafeRawPointer(result.toOpaque()))
    pthread_mutex_unlock(lock)
    return result
  }
}

/// How values of a type are compared: first by bytes, then by `==`, else field by field.
public struct _ComparisonTable {
  private let table: Unmanaged<ComparisonTable>

  public static func _table(for type: Any.Type) -> _ComparisonTable {
    _ComparisonTable(table: ComparisonTables.table(for: type))
  }

  /// Compares two values of the table's type, of `size` bytes.
  public func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, size: Int) -> Bool {
    if _bitsEqual(a, b, size) { return true }
    return table._withUnsafeGuaranteedRef { $0.areEqual(a, b) }
  }

  @usableFromInline @inline(never)
  static func _fieldsAreEqual(_ type: Any.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    ComparisonTables.table(for: type)._withUnsafeGuaranteedRef { $0.areEqual(a, b) }
  }

  /// Whether two values are equal as far as can be told.
  @inlinable @inline(__always)
  public static func _areEqual<T>(_ a: UnsafePointer<T>, _ b: UnsafePointer<T>) -> Bool {
    if _bitsEqual(a, b, MemoryLayout<T>.size) { return true }
    // Larger ones may have padding, whose bytes say nothing.
    if _isPOD(T.self), MemoryLayout<T>.size <= 8 { return false }
    return _fieldsAreEqual(T.self, a, b)
  }
}

/// Whether two values are equal as far as can be told: the same bytes, `==`, or equal fields.
@inlinable
package func areEqual<T>(_ a: UnsafePointer<T>, _ b: UnsafePointer<T>) -> Bool {
  _ComparisonTable._areEqual(a, b)
}

/// The same with a table in hand.
package func areEqual<T>(_ a: UnsafePointer<T>, _ b: UnsafePointer<T>, _ table: _ComparisonTable) -> Bool {
  table._areEqual(a, b, size: MemoryLayout<T>.size)
}

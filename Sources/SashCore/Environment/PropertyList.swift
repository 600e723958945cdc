import SashGraph

/// A key of a `PropertyList`.
package protocol PropertyKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// An immutable list of keyed values that shares its tail: setting is O(1), reading walks from the newest entry and is
/// cut short by a filter of the keys below.
package struct PropertyList {
  private(set) var head: Entry?
  package init() {}
  init(head: Entry?) { self.head = head }
  package var isEmpty: Bool { head == nil }

  package class Entry {
    let key: ObjectIdentifier
    let before: Entry?
    /// Bits of the keys in this entry and all before it.
    let filter: UInt64
    init(key: ObjectIdentifier, before: Entry?) {
      self.key = key
      self.before = before
      filter = (before?.filter ?? 0) | PropertyList.bit(key)
    }
    func copy(before: Entry?) -> Entry { fatalError("abstract") }
    /// Whether another entry with the same key has the same value, as far as can be told.
    func hasEqualValue(_ other: Entry) -> Bool { fatalError("abstract") }
    /// The key and the value, as Apple's lists print them.
    var text: String { fatalError("abstract") }
  }

  final class TypedEntry<K: PropertyKey>: Entry {
    let value: K.Value
    init(value: K.Value, before: Entry?) {
      self.value = value
      super.init(key: ObjectIdentifier(K.self), before: before)
    }
    override var text: String { "\(K.self) = \(value)" }
    override func copy(before: Entry?) -> Entry { TypedEntry(value: value, before: before) }
    override func hasEqualValue(_ other: Entry) -> Bool {
      var a = value, b = unsafeDowncast(other, to: TypedEntry<K>.self).value
      return areEqual(&a, &b)
    }
  }

  private static func bit(_ key: ObjectIdentifier) -> UInt64 {
    1 &<< (UInt64(truncatingIfNeeded: (UInt(bitPattern: key.hashValue) &* 0x9E37_79B9_7F4A_7C15) >> 58))
  }

  package func find<K: PropertyKey>(_: K.Type) -> K.Value? {
    let key = ObjectIdentifier(K.self), bit = PropertyList.bit(key)
    var entry = head
    while let candidate = entry {
      if candidate.filter & bit == 0 { return nil }
      if candidate.key == key { return unsafeDowncast(candidate, to: TypedEntry<K>.self).value }
      entry = candidate.before
    }
    return nil
  }

  package subscript<K: PropertyKey>(_: K.Type) -> K.Value {
    get { find(K.self) ?? K.defaultValue }
    set { head = TypedEntry<K>(value: newValue, before: head) }
  }

  /// Whether the lists are one.
  func isSame(as other: PropertyList) -> Bool { head === other.head }

  /// Whether the lists have the same entries in the same order.
  func isEqual(to other: PropertyList) -> Bool {
    var a = head, b = other.head
    while let x = a, let y = b {
      if x === y { return true }
      if x.key != y.key || !x.hasEqualValue(y) { return false }
      a = x.before
      b = y.before
    }
    return a == nil && b == nil
  }

  /// This list in front of another.
  func merging(below: PropertyList) -> PropertyList {
    var entries: [Entry] = []
    var entry = head
    while let next = entry {
      entries.append(next)
      entry = next.before
    }
    var result = below.head
    for entry in entries.reversed() { result = entry.copy(before: result) }
    return PropertyList(head: result)
  }
}

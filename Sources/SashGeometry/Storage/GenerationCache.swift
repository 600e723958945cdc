/// A bounded cache that forgets what was not used lately: when the young half is full it becomes the old
/// half, and what is found there moves up again.
///
/// - Invariant: at most `2·limit` entries.
/// - Complexity: O(1) for every operation.
package struct GenerationCache<Key: Hashable, Value> {
  package let limit: Int
  @usableFromInline var young: [Key: Value] = [:]
  @usableFromInline var old: [Key: Value] = [:]
  package init(limit: Int) { self.limit = limit }

  package var count: Int { young.count + old.count }

  @inlinable package mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    insert(value, for: key)
    return value
  }

  @inlinable package mutating func insert(_ value: Value, for key: Key) {
    if young.count >= limit {
      swap(&young, &old)
      young.removeAll(keepingCapacity: true)
    }
    young[key] = value
  }

  package mutating func removeAll() {
    young.removeAll()
    old.removeAll()
  }
}

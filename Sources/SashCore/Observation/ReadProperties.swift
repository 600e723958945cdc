@_spi(SwiftUI) import Observation

/// Which properties of which observable objects a run has read.
///
/// The Observation module keeps this in a list whose contents it shows to nobody. Where the list is laid out as expected,
/// which is found out once by reflection, it is looked into: a run that reads what the last one read goes on with the
/// registration of that one. Where it is not, no two lists count as the same.
struct ReadProperties {
  typealias List = ObservationTracking._AccessList?
  private let list: List

  init(_ list: List) { self.list = list }

  /// The properties read of one object.
  private struct Entry {
    /// What keeps the observers of the object, as bits: the list holds it, and nothing is retained by a guessed type.
    let context: UInt
    let properties: Set<AnyKeyPath>
  }
  private var entries: [ObjectIdentifier: Entry] {
    unsafeBitCast(list, to: [ObjectIdentifier: Entry]?.self) ?? [:]
  }

  static func areSame(_ a: ReadProperties, _ b: ReadProperties) -> Bool {
    guard isReadable else { return false }
    let (a, b) = (a.entries, b.entries)
    guard a.count == b.count else { return false }
    if a.count == 1, let x = a.first, let y = b.first {
      return x.key == y.key && areSame(x.value.properties, y.value.properties)
    }
    return a.allSatisfy { key, entry in
      b[key].map { areSame(entry.properties, $0.properties) } ?? false
    }
  }

  /// Hashing a key path takes long, and most objects are read of for one property.
  private static func areSame(_ a: Set<AnyKeyPath>, _ b: Set<AnyKeyPath>) -> Bool {
    a.count == 1 && b.count == 1 ? a.first == b.first : a == b
  }

  /// Whether a list that names one property of one object is laid out as `entries` takes it to be.
  static func isReadable(_ list: List, naming keyPath: AnyKeyPath) -> Bool {
    guard let list, MemoryLayout<List>.size == MemoryLayout<[ObjectIdentifier: Entry]>.size,
      let entries = onlyChild(of: list, "entries"),
      let pair = Mirror(reflecting: entries).children.first?.value
    else { return false }
    let key = Mirror(reflecting: pair).children.first?.value
    guard Mirror(reflecting: entries).displayStyle == .dictionary, key is ObjectIdentifier,
      let entry = Mirror(reflecting: pair).children.dropFirst().first?.value,
      size(of: entry) == MemoryLayout<Entry>.size
    else { return false }
    let fields = Array(Mirror(reflecting: entry).children)
    guard fields.count == 2, fields[0].label == "context", fields[1].label == "properties",
      size(of: fields[0].value) == MemoryLayout<UInt>.size
    else { return false }
    return fields[1].value as? Set<AnyKeyPath> == [keyPath]
  }
  /// What `isReadable(_:naming:)` found out.
  static var isReadable: Bool { ObservationSlot.hasReadableLists }

  private static func onlyChild(of value: Any, _ label: String) -> Any? {
    let children = Mirror(reflecting: value).children
    guard children.count == 1, let child = children.first, child.label == label else { return nil }
    return child.value
  }
  private static func size(of value: Any) -> Int {
    func open<T>(_: T) -> Int { MemoryLayout<T>.size }
    return _openExistential(value, do: open)
  }
}

import Foundation

extension NSSortDescriptor {
  /// Sorts by the value at a path of names.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject[sortKey: key ?? "self"], ascending: ascending)
  }

  /// The path of names that it sorts by; nil if it was made with a key path of Swift that only evaluation knows.
  public var key: String? { KeyNames.name(of: keyPath) }

  /// The order of two objects by this descriptor, read by name.
  package func order(_ left: Any, _ right: Any) -> ComparisonResult {
    guard let key else { return compare(left, to: right) }
    let order = PredicateValues.order(
      PredicateValues.value(of: left, at: key), PredicateValues.value(of: right, at: key))
    return ascending ? order : ComparisonResult(rawValue: -order.rawValue)!
  }
}

extension NSObject {
  package subscript(sortKey key: String) -> SortValue {
    if KeyNames.record(key) { return SortValue(value: nil) }
    return SortValue(value: PredicateValues.value(of: self, at: key))
  }
}

/// A value that was read by name, in order.
package struct SortValue: Comparable {
  let value: Any?
  package static func == (left: Self, right: Self) -> Bool {
    PredicateValues.order(left.value, right.value) == .orderedSame
  }
  package static func < (left: Self, right: Self) -> Bool {
    PredicateValues.order(left.value, right.value) == .orderedAscending
  }
}

/// Finds the names behind key paths: an object that only takes notes is read through them.
package enum KeyNames {
  private final class Notes { var keys: [String] = [] }
  private static let slot = "Sash.KeyNames"

  /// Makes an object of a class that answers each read with something and notes its name.
  nonisolated(unsafe) package static var makeProbe: ((AnyObject.Type) -> Any?)?

  /// Notes a name if somebody listens on this thread.
  package static func record(_ key: String) -> Bool {
    guard let notes = Thread.current.threadDictionary[slot] as? Notes else { return false }
    notes.keys.append(key)
    return true
  }

  /// Whether names are noted on this thread.
  package static var isRecording: Bool { Thread.current.threadDictionary[slot] is Notes }

  /// The names behind a key path, joined by dots.
  package static func name(of path: AnyKeyPath) -> String? {
    let root = type(of: path).rootType
    let probe: Any
    if root == NSObject.self {
      probe = NSObject()
    } else if let type = root as? AnyObject.Type, let made = makeProbe?(type) {
      probe = made
    } else {
      return nil
    }
    return name(of: path, on: probe)
  }

  package static func name(of path: AnyKeyPath, on probe: Any) -> String? {
    let (notes, outer) = (Notes(), Thread.current.threadDictionary[slot])
    Thread.current.threadDictionary[slot] = notes
    defer { Thread.current.threadDictionary[slot] = outer }
    _ = probe[keyPath: path]
    return notes.keys.isEmpty ? nil : notes.keys.joined(separator: ".")
  }
}

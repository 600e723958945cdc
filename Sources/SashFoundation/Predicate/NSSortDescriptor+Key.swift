import Foundation
import SashMessages

extension NSSortDescriptor {
  /// Sorts by the value at a path of names, texts by the codes of their characters.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, words: [])
  }
  /// Sorts by the value at a path of names, texts as a method of `NSString` compares them: `compare:`,
  /// `caseInsensitiveCompare:`, `localizedCompare:`, `localizedCaseInsensitiveCompare:`, `localizedStandardCompare:`.
  ///
  /// Another method is told once; texts are then sorted by the codes of their characters.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending, words: NSSortDescriptor.words(of: selector))
  }
  /// Sorts by the value at a path of names, texts in one of `TextOptions.orders`.
  package convenience init(key: String?, ascending: Bool, words: TextOptions) {
    self.init(keyPath: \NSObject[sortKey: key ?? "self", words.rawValue], ascending: ascending)
  }
  private static func words(of selector: Selector?) -> TextOptions {
    switch selector?.name {
    case nil, "compare:": return []
    case "caseInsensitiveCompare:": return .caseInsensitive
    case "localizedCompare:": return .language
    case "localizedCaseInsensitiveCompare:": return [.language, .caseInsensitive]
    case "localizedStandardCompare:": return .standard
    case let name?:
      tellOnce("NSSortDescriptor cannot sort by the method \(name) here.", by: "NSSortDescriptor")
      return []
    }
  }

  /// The path of names that it sorts by; nil if it was made with a key path of Swift that only evaluation knows.
  public var key: String? { KeyNames.name(of: keyPath) }

  /// How it sorts texts.
  package var words: TextOptions { KeyNames.words(of: keyPath) }

  /// The order of two objects by this descriptor, read by name; for many comparisons, as the name is found only once.
  package func ordering() -> (_ left: Any, _ right: Any) -> ComparisonResult {
    guard let (key, words) = KeyNames.nameAndWords(of: keyPath) else { return { self.compare($0, to: $1) } }
    let ascending = ascending
    return { left, right in
      let order = PredicateValues.order(
        PredicateValues.value(of: left, at: key), PredicateValues.value(of: right, at: key), words)
      return ascending ? order : ComparisonResult(rawValue: -order.rawValue)!
    }
  }
}

extension Array {
  /// The elements in the order of some descriptors; what is the same in all of them stays in its order.
  package func inOrder(of descriptors: [NSSortDescriptor]) -> [Element] {
    if descriptors.isEmpty { return self }
    let orderings = descriptors.map { $0.ordering() }
    return enumerated().sorted { left, right in
      for ordering in orderings {
        let order = ordering(left.element, right.element)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return left.offset < right.offset
    }.map(\.element)
  }
}

extension NSObject {
  package subscript(sortKey key: String) -> SortValue { self[sortKey: key, 0] }
  package subscript(sortKey key: String, words: Int) -> SortValue {
    let words = TextOptions(rawValue: words)
    if KeyNames.record(key, words) { return SortValue(value: nil) }
    return SortValue(value: PredicateValues.value(of: self, at: key), words: words)
  }
}

/// A value that was read by name, in order.
package struct SortValue: Comparable {
  let value: Any?
  var words: TextOptions = []
  package static func == (left: Self, right: Self) -> Bool {
    PredicateValues.order(left.value, right.value, left.words) == .orderedSame
  }
  package static func < (left: Self, right: Self) -> Bool {
    PredicateValues.order(left.value, right.value, left.words) == .orderedAscending
  }
}

/// Finds the names behind key paths: an object that only takes notes is read through them.
package enum KeyNames {
  private final class Notes {
    var keys: [String] = []
    var words: TextOptions = []
  }
  private static let slot = "Sash.KeyNames"

  /// Makes an object of a class that answers each read with something and notes its name.
  nonisolated(unsafe) package static var makeProbe: ((AnyObject.Type) -> Any?)?

  /// Notes a name if somebody listens on this thread.
  package static func record(_ key: String, _ words: TextOptions = []) -> Bool {
    guard let notes = Thread.current.threadDictionary[slot] as? Notes else { return false }
    notes.keys.append(key)
    notes.words = words
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
    let notes = notes(of: path, on: probe)
    return notes.keys.isEmpty ? nil : notes.keys.joined(separator: ".")
  }

  /// How a key path that a sort descriptor was made with sorts texts.
  static func words(of path: AnyKeyPath) -> TextOptions {
    type(of: path).rootType == NSObject.self ? notes(of: path, on: NSObject()).words : []
  }

  /// What `name(of:)` and `words(of:)` say, by one reading.
  static func nameAndWords(of path: AnyKeyPath) -> (String, TextOptions)? {
    guard type(of: path).rootType == NSObject.self else { return name(of: path).map { ($0, []) } }
    let notes = notes(of: path, on: NSObject())
    return notes.keys.isEmpty ? nil : (notes.keys.joined(separator: "."), notes.words)
  }

  private static func notes(of path: AnyKeyPath, on probe: Any) -> Notes {
    let (notes, outer) = (Notes(), Thread.current.threadDictionary[slot])
    Thread.current.threadDictionary[slot] = notes
    defer { Thread.current.threadDictionary[slot] = outer }
    _ = probe[keyPath: path]
    return notes
  }
}

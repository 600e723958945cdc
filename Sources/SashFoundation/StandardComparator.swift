import Foundation

extension String.StandardComparator {
  /// Compares texts as lists of files are sorted: in the person's language, with numbers by what they count.
  ///
  /// What sorts by descriptors, columns of tables and fetches follows it. The comparator by itself cannot: alone, as a value of
  /// this type, it compares the codes of characters.
  public static var localizedStandard: String.StandardComparator { marked(.standard) ?? .lexical }
  /// Compares texts in the order of the person's language; see `localizedStandard`.
  public static var localized: String.StandardComparator { marked(.language) ?? .lexical }

  /// How texts are compared.
  package var words: TextOptions {
    let mark = StandardMark(self)
    guard mark.isLocalized else { return [] }
    return mark.options == StandardMark.standard ? .standard : .language
  }
  private static func marked(_ words: TextOptions) -> String.StandardComparator? {
    guard StandardMark.isKnown else { return nil }
    return StandardMark(options: words == .standard ? StandardMark.standard : 0, isLocalized: true).comparator
  }
}

/// Foundation's comparators as they lie in memory: their makers are not public, and the only one that is given here, that of the
/// codes of characters, differs from the others by options and by a mark.
///
/// Checked when first used; where Foundation has another layout, all comparators are that of the codes.
private struct StandardMark {
  var options: UInt
  var isLocalized: Bool
  /// Options that change nothing about the order, and tell the standard order from the plain one.
  static let standard = String.CompareOptions.forcedOrdering.rawValue

  init(options: UInt, isLocalized: Bool) { (self.options, self.isLocalized) = (options, isLocalized) }
  init(_ comparator: String.StandardComparator) {
    guard StandardMark.isKnown else {
      (options, isLocalized) = (0, false)
      return
    }
    (options, isLocalized) = withUnsafeBytes(of: comparator) {
      ($0.load(as: UInt.self), $0.load(fromByteOffset: 8, as: UInt8.self) != 0)
    }
  }
  var comparator: String.StandardComparator {
    var comparator = String.StandardComparator.lexical
    withUnsafeMutableBytes(of: &comparator) {
      $0.storeBytes(of: options, as: UInt.self)
      $0.storeBytes(of: isLocalized ? 1 : 0, toByteOffset: 8, as: UInt8.self)
    }
    return comparator
  }

  static let isKnown: Bool = {
    let lexical = String.StandardComparator.lexical
    guard MemoryLayout<String.StandardComparator>.size == 10,
      Mirror(reflecting: lexical).children.map(\.label) == ["options", "isLocalized", "order"],
      withUnsafeBytes(of: lexical, { $0.prefix(9).allSatisfy { $0 == 0 } })
    else { return false }
    return true
  }()
}

/// An order of texts for who sorts by any comparator.
public struct _TextOrder: SortComparator {
  let words: TextOptions
  public var order = SortOrder.forward
  package init(_ words: TextOptions) { self.words = words }

  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result = words.order(lhs, rhs)
    return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue)!
  }
  public static func == (left: Self, right: Self) -> Bool {
    left.words == right.words && left.order == right.order
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(words.rawValue)
    hasher.combine(order)
  }
}

extension SortComparator where Self == _TextOrder {
  /// Compares texts as lists of files are sorted: in the person's language, with numbers by what they count.
  public static var localizedStandard: _TextOrder { _TextOrder(.standard) }
  /// Compares texts in the order of the person's language.
  public static var localized: _TextOrder { _TextOrder(.language) }
}

extension KeyPathComparator {
  /// Sorts by a text in the order that a comparator names.
  package init(_ keyPath: KeyPath<Compared, String>, words: String.StandardComparator) {
    let options = words.words
    if options.isEmpty {
      self.init(keyPath, comparator: words)
    } else {
      self.init(keyPath, comparator: _TextOrder(options))
    }
  }
}

// MARK: Descriptors

extension SortDescriptor {
  /// Sorts by a text as lists of files are sorted.
  ///
  /// - Source: Apple's documentation of `SortDescriptor`: a text is compared by `localizedStandard` if nothing is said.
  public init(_ keyPath: KeyPath<Compared, String>, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }
  /// Sorts by a text that may be missing as lists of files are sorted; what is missing comes first.
  public init(_ keyPath: KeyPath<Compared, String?>, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// How it sorts texts.
  package var words: TextOptions { stringComparator?.words ?? [] }

  func order(_ left: Compared, _ right: Compared) -> ComparisonResult {
    let words = words
    guard !words.isEmpty, let keyPath else { return compare(left, right) }
    let result = PredicateValues.order(left[keyPath: keyPath], right[keyPath: keyPath], words)
    return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue)!
  }
}

extension Sequence {
  /// The elements in the order of a descriptor.
  public func sorted(using descriptor: SortDescriptor<Element>) -> [Element] { sorted(using: [descriptor]) }
  /// The elements in the order of some descriptors, the first one first.
  public func sorted(using descriptors: [SortDescriptor<Element>]) -> [Element] {
    sorted { left, right in
      for descriptor in descriptors {
        let order = descriptor.order(left, right)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return false
    }
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Sorts the elements in the order of a descriptor.
  public mutating func sort(using descriptor: SortDescriptor<Element>) { sort(using: [descriptor]) }
  /// Sorts the elements in the order of some descriptors, the first one first.
  public mutating func sort(using descriptors: [SortDescriptor<Element>]) {
    for (index, element) in zip(indices, sorted(using: descriptors)) { self[index] = element }
  }
}

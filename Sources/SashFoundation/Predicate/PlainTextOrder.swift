import Foundation

/// The order of `localizedStandardCompare` for texts of letters without marks, digits and spaces, which most names are: a
/// hundred times faster than asking the library of languages.
///
/// Spaces come before digits, digits before letters; numbers are compared by what they count. Where all that is the same, the
/// first difference decides: fewer zeros in front of a number, small letters before large ones. The same as Foundation's answer
/// in the languages of `languages`; others have rules of their own for some of these letters.
package enum PlainTextOrder {
  private static let languages: Set = ["en", "de", "fr", "it", "pt", "es", "nl"]
  /// Whether the language of the program has no rules of its own for these letters.
  package static let isKnown: Bool = {
    let locale = Locale.current
    return languages.contains(locale.language.languageCode?.identifier ?? "")
      && !locale.identifier.contains("POSIX")
  }()

  /// Nil where another character is in one of the texts.
  package static func compare(_ left: String, _ right: String) -> ComparisonResult? {
    let answer = left.utf8.withContiguousStorageIfAvailable { a in
      right.utf8.withContiguousStorageIfAvailable { b in compare(a, b) }
    }
    return answer.flatMap { $0 }.flatMap { $0 }
  }

  private static let digit: UInt8 = 2
  /// Where a character stands; 0 for those that are not known here.
  private static func place(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 32: 1
    case 48...57: digit
    case 65...90: byte - 55
    case 97...122: byte - 87
    default: 0
    }
  }

  private static func compare(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>)
    -> ComparisonResult?
  {
    if !a.allSatisfy({ place($0) > 0 }) || !b.allSatisfy({ place($0) > 0 }) { return nil }
    var (i, j, tie) = (0, 0, 0)
    while i < a.count, j < b.count {
      let (x, y) = (place(a[i]), place(b[j]))
      if x == digit, y == digit {
        let (p, q) = (number(in: a, at: i), number(in: b, at: j))
        if p.count != q.count { return p.count < q.count ? .orderedAscending : .orderedDescending }
        for (m, n) in zip(a[p], b[q]) where m != n { return m < n ? .orderedAscending : .orderedDescending }
        if tie == 0 { tie = (p.lowerBound - i) - (q.lowerBound - j) }
        (i, j) = (p.upperBound, q.upperBound)
        continue
      }
      if x != y { return x < y ? .orderedAscending : .orderedDescending }
      if tie == 0 { tie = Int(b[j]) - Int(a[i]) }
      (i, j) = (i + 1, j + 1)
    }
    if i < a.count { return .orderedDescending }
    if j < b.count { return .orderedAscending }
    return tie == 0 ? .orderedSame : tie < 0 ? .orderedAscending : .orderedDescending
  }
  /// The digits from a place on, without zeros in front.
  private static func number(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Range<Int> {
    var first = start
    while first < bytes.count, bytes[first] == 48 { first += 1 }
    var end = first
    while end < bytes.count, place(bytes[end]) == digit { end += 1 }
    return first..<end
  }
}

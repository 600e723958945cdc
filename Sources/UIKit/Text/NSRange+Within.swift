import Foundation

extension NSRange {
  /// The part of it that is in a text of a length: ranges may be those of nothing found, whose end is no number.
  func within(_ whole: Int) -> NSRange {
    if location == NSNotFound || location < 0 { return NSRange(location: whole, length: 0) }
    let start = min(location, whole)
    return NSRange(location: start, length: min(max(0, length), whole - start))
  }
}

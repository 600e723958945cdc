import Foundation

extension Range where Bound == AttributedString.Index {
  /// The part of a text with attributes that a range of UTF-16 units is; nil if it reaches beyond the text.
  public init?<S: AttributedStringProtocol>(_ range: NSRange, in string: S) {
    guard range.location != NSNotFound, range.location >= 0, range.length >= 0 else { return nil }
    let units = string.utf16
    guard let start = units.index(units.startIndex, offsetBy: range.location, limitedBy: units.endIndex),
      let end = units.index(start, offsetBy: range.length, limitedBy: units.endIndex)
    else { return nil }
    self = start..<end
  }
}
extension NSRange {
  /// A part of a text with attributes, in UTF-16 units.
  public init<R: RangeExpression, S: AttributedStringProtocol>(_ region: R, in target: S)
  where R.Bound == AttributedString.Index {
    let units = target.utf16
    let range = region.relative(to: units)
    self.init(
      location: units.distance(from: units.startIndex, to: range.lowerBound),
      length: units.distance(from: range.lowerBound, to: range.upperBound))
  }
}

import Foundation

// Foundation here marks these as unavailable; these stand in their place.
extension NSString.EnumerationOptions {
  /// Word by word, without what stands between words.
  public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
  /// Sentence by sentence, with the spaces behind each.
  public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
}

extension Substring {
  /// Calls a closure with the parts of a range: words and sentences too, which Foundation here does not know.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: NSString.EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<String.Index>, _ enclosingRange: Range<String.Index>,
        inout Bool
      ) -> Void
  ) where R.Bound == String.Index {
    base.enumerateSubstrings(in: range.relative(to: self), options: opts, body)
  }
}

extension String {
  /// Calls a closure with the parts of a range: words and sentences too, which Foundation here does not know.
  ///
  /// - Missing: the method of `NSString`, which ends the program for them.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: NSString.EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<String.Index>, _ enclosingRange: Range<String.Index>,
        inout Bool
      ) -> Void
  ) where R.Bound == String.Index {
    let whole = range.relative(to: self)
    let parts: [Range<String.Index>]
    switch opts.rawValue & 0xFF {
    case 3: parts = words(in: whole)
    case 4: parts = sentences(in: whole)
    default:
      return enumerateParts(self, in: whole, options: opts, body)
    }
    var stops = false
    for (index, part) in (opts.contains(.reverse) ? parts.reversed() : parts).enumerated() where !stops {
      // What is between this part and the next belongs to it.
      let next = opts.contains(.reverse) ? parts.count - index : index + 1
      let end = next < parts.count ? parts[next].lowerBound : whole.upperBound
      body(
        opts.contains(.substringNotRequired) ? nil : String(self[part]), part,
        (part == parts.first ? whole.lowerBound : part.lowerBound)..<max(end, part.upperBound),
        &stops)
    }
  }

  private func words(in range: Range<String.Index>) -> [Range<String.Index>] {
    guard
      let expression = try? NSRegularExpression(
        pattern: "\\b.+?\\b", options: [.useUnicodeWordBoundaries, .dotMatchesLineSeparators])
    else { return [] }
    return expression.matches(in: self, range: NSRange(range, in: self)).compactMap { match in
      guard let found = Range(match.range, in: self) else { return nil }
      return self[found].contains { $0.isLetter || $0.isNumber } ? found : nil
    }
  }
  private func sentences(in range: Range<String.Index>) -> [Range<String.Index>] {
    guard
      let expression = try? NSRegularExpression(
        pattern: "[^.!?。！？\\n]*(?:[.!?](?=\\S)[^.!?。！？\\n]*)*[.!?。！？]*[\"'”’)]*\\s*")
    else { return [] }
    return expression.matches(in: self, range: NSRange(range, in: self)).compactMap { match in
      guard let found = Range(match.range, in: self), !found.isEmpty else { return nil }
      return self[found].contains { !$0.isWhitespace } ? found : nil
    }
  }
}

/// What Foundation's own method does, whatever the type of the string.
private func enumerateParts<S: StringProtocol>(
  _ string: S, in range: Range<S.Index>, options: NSString.EnumerationOptions,
  _ body: @escaping (String?, Range<S.Index>, Range<S.Index>, inout Bool) -> Void
) { string.enumerateSubstrings(in: range, options: options, body) }

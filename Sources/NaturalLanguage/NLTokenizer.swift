import Foundation

public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// Divides a text.
///
/// Words are letters and digits with what joins them inside (`don't`, `3.5`); of writing without spaces each sign is a word.
///
/// - Missing: the words of Chinese, Japanese and Thai, which a dictionary would know.
open class NLTokenizer: NSObject, @unchecked Sendable {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Self(rawValue: 1)
    public static let symbolic = Self(rawValue: 2)
    public static let emoji = Self(rawValue: 4)
  }
  public let unit: NLTokenUnit
  open var string: String?
  public init(unit: NLTokenUnit) { self.unit = unit }
  open func setLanguage(_ language: NLLanguage) {}

  /// The parts inside of a range, in order.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string else { return [] }
    return Segments(string, range).ranges(unit)
  }
  /// Calls `block` for each part, until it says false.
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let string else { return }
    for token in tokens(for: range) {
      let text = string[token]
      var attributes: Attributes = []
      if unit == .word {
        if text.contains(where: \.isNumber), !text.contains(where: { $0.isLetter }) {
          attributes.insert(.numeric)
        }
        if text.unicodeScalars.contains(where: \.properties.isEmojiPresentation) { attributes.insert(.emoji) }
      }
      guard block(token, attributes) else { return }
    }
  }
  /// The part that a place is in.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    let all = Segments(string, string.startIndex..<string.endIndex).ranges(unit)
    return all.first { $0.contains(index) } ?? index..<index
  }
}

/// The parts of a piece of text.
struct Segments {
  private let text: Substring
  init(_ string: String, _ range: Range<String.Index>) {
    text = string[range.clamped(to: string.startIndex..<string.endIndex)]
  }

  func ranges(_ unit: NLTokenUnit) -> [Range<String.Index>] {
    switch unit {
    case .document: text.isEmpty ? [] : [text.startIndex..<text.endIndex]
    case .paragraph: split { text[$0].isNewline ? text.index(after: $0) : nil }
    case .sentence: split(sentenceEnd)
    case .word: words
    }
  }

  /// Parts that end where `end` says so, looked at from each place. Parts of spaces only are left out.
  private func split(_ end: (String.Index) -> String.Index?) -> [Range<String.Index>] {
    var (parts, start, index): ([Range<String.Index>], String.Index, String.Index) = (
      [], text.startIndex, text.startIndex
    )
    while index < text.endIndex {
      if let stop = end(index) {
        parts.append(start..<stop)
        (start, index) = (stop, stop)
      } else {
        index = text.index(after: index)
      }
    }
    parts.append(start..<text.endIndex)
    return parts.filter { part in text[part].contains { !$0.isWhitespace } }
  }
  /// After a full stop and the spaces behind it, where no small letter and no number goes on.
  private func sentenceEnd(_ index: String.Index) -> String.Index? {
    let sign = text[index]
    if sign.isNewline { return text.index(after: index) }
    if "。！？".contains(sign) { return text.index(after: index) }
    guard ".!?…".contains(sign) else { return nil }
    var next = text.index(after: index)
    while next < text.endIndex, ".!?…\"'”’)]»".contains(text[next]) { next = text.index(after: next) }
    guard next < text.endIndex else { return next }
    guard text[next].isWhitespace else { return nil }
    while next < text.endIndex, text[next].isWhitespace, !text[next].isNewline {
      next = text.index(after: next)
    }
    if sign == ".", next < text.endIndex, text[next].isLowercase { return nil }
    return next
  }

  private var words: [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    var index = text.startIndex
    while index < text.endIndex {
      guard isPart(index) else {
        index = text.index(after: index)
        continue
      }
      let start = index
      index = text.index(after: index)
      if !Self.standsAlone(text[start]) {
        while index < text.endIndex, !Self.standsAlone(text[index]), isPart(index) || joins(index) {
          index = text.index(after: index)
        }
      }
      words.append(start..<index)
    }
    return words
  }
  private func isPart(_ index: String.Index) -> Bool {
    text[index].isLetter || text[index].isNumber || Self.isEmoji(text[index])
  }
  private static func isEmoji(_ sign: Character) -> Bool {
    sign.unicodeScalars.first?.properties.isEmojiPresentation == true
  }
  /// Of writing without spaces, and pictures.
  private static func standsAlone(_ sign: Character) -> Bool {
    guard let scalar = sign.unicodeScalars.first?.value else { return false }
    return isEmoji(sign) || (0x3040...0x30FF).contains(scalar) || (0x3400...0x9FFF).contains(scalar)
      || (0x20000...0x2FA1F).contains(scalar)
  }
  /// An apostrophe between letters, a point between digits.
  private func joins(_ index: String.Index) -> Bool {
    let next = text.index(after: index)
    guard index > text.startIndex, next < text.endIndex else { return false }
    let before = text[text.index(before: index)]
    if "'’".contains(text[index]) { return before.isLetter && text[next].isLetter }
    return ".,".contains(text[index]) && before.isNumber && text[next].isNumber
  }
}

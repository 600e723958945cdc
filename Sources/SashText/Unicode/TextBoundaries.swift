import Foundation
import _FoundationICU

/// Where text may be cut, by the Unicode rules of ICU: characters as people see them, words, lines. Only this file,
/// `BidiLevels` and `UnitAmounts` speak to ICU. Offsets count UTF-16 units. Main thread only.
enum TextBoundaries {
  enum Kind: Int { case character, word, line }

  /// The offsets where a boundary lies, ascending, without 0 and with the end.
  static func offsets(_ kind: Kind, in text: [UInt16], language: String) -> [Int] {
    guard !text.isEmpty else { return [] }
    if kind == .character, let simple = simpleCharacters(text) { return simple }
    guard let iterator = iterator(kind, language: language) else { return Array(1...text.count) }
    var status = U_ZERO_ERROR
    return text.withUnsafeBufferPointer { units in
      swift_ubrk_setText(iterator, units.baseAddress, Int32(units.count), &status)
      var found: [Int] = []
      _ = swift_ubrk_first(iterator)
      var at = swift_ubrk_next(iterator)
      while at >= 0 {
        found.append(Int(at))
        at = swift_ubrk_next(iterator)
      }
      // The iterator keeps a pointer to the text; an empty one outlives this call.
      swift_ubrk_setText(iterator, nothing, 0, &status)
      return found
    }
  }

  /// The word at an offset as a double tap selects it; between words the space or mark itself.
  static func word(at offset: Int, in text: [UInt16], language: String) -> Range<Int> {
    var start = 0
    for end in offsets(.word, in: text, language: language) {
      if offset < end { return start..<end }
      start = end
    }
    return start..<text.count
  }

  static func hasEmojiPresentation(_ c: UInt32) -> Bool {
    swift_u_hasBinaryProperty(Int32(bitPattern: c), UCHAR_EMOJI_PRESENTATION) != 0
  }
  static func isEmoji(_ c: UInt32) -> Bool {
    swift_u_hasBinaryProperty(Int32(bitPattern: c), UCHAR_EMOJI) != 0
  }
  /// True for characters that show nothing where a face lacks them: joiners, selectors, marks of direction.
  static func isIgnorable(_ c: UInt32) -> Bool {
    swift_u_hasBinaryProperty(Int32(bitPattern: c), UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0
  }

  /// Every unit is a character of its own below the first combining mark, but for line ends.
  private static func simpleCharacters(_ text: [UInt16]) -> [Int]? {
    for unit in text where unit >= 0x300 || unit == 13 || unit == 0xad { return nil }
    return Array(1...text.count)
  }

  nonisolated(unsafe) private static let nothing = UnsafeMutablePointer<UInt16>.allocate(capacity: 1)
  nonisolated(unsafe) private static var iterators: [String: OpaquePointer] = [:]

  private static func iterator(_ kind: Kind, language: String) -> OpaquePointer? {
    let key = "\(kind.rawValue)\(language)"
    if let known = iterators[key] { return known }
    var status = U_ZERO_ERROR
    let type: UBreakIteratorType =
      switch kind {
      case .character: UBRK_CHARACTER
      case .word: UBRK_WORD
      case .line: UBRK_LINE
      }
    let fresh = swift_ubrk_open(type, language, nil, 0, &status)
    iterators[key] = fresh
    return fresh
  }
}

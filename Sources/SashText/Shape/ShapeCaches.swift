import Foundation

/// What was shaped lately: pieces by their units, whole texts by string and fonts. Main thread only.
///
/// - Invariant: at most 16,384 pieces and 4,096 texts are kept, long ones not at all.
package final class ShapeCaches {
  nonisolated(unsafe) package static let shared = ShapeCaches()

  /// Longer pieces are rarely seen twice.
  private static let longestWord = 64
  private static let longestText = 1024

  let shaper = Shaper()
  private var words = GenerationCache<UInt64, ShapedWord>(limit: 8192)
  /// By the hashes of their keys, since to hash a text takes longer than anything else here.
  private var texts = GenerationCache<Int, ShapedText>(limit: 2048)

  /// Forgets everything; fonts stay open.
  package func removeAll() {
    words.removeAll()
    texts.removeAll()
  }

  /// How many pieces and texts are kept.
  package var counts: (words: Int, texts: Int) { (words.count, texts.count) }

  func text(_ key: ShapedText.Key) -> ShapedText {
    let hash = key.hashValue
    if let known = texts.value(for: hash), known.key == key { return known }
    let fresh = ShapedText(key)
    if fresh.units.count <= Self.longestText { texts.insert(fresh, for: hash) }
    return fresh
  }

  func word(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, face: FontFace, features: FontFeatures,
    script: UInt32, isRightToLeft: Bool, language: String
  ) -> ShapedWord {
    func source() -> ShapedWord.Source {
      ShapedWord.Source(
        units: Array(UnsafeBufferPointer(rebasing: text[range])), face: face, features: features,
        script: script,
        isRightToLeft: isRightToLeft, language: language)
    }
    guard range.count <= Self.longestWord else { return shaper.shape(source()) }
    var hash = (face.key &* 0x9e37_79b9_7f4a_7c15) ^ UInt64(script) ^ UInt64(features.rawValue) << 40
    if isRightToLeft { hash = ~hash }
    for i in range { hash = (hash ^ UInt64(text[i])) &* 0x0100_0000_01b3 ^ hash >> 29 }
    if let known = words.value(for: hash) {
      if known.source.face === face, known.source.features.rawValue == features.rawValue,
        known.source.script == script, known.source.isRightToLeft == isRightToLeft,
        known.source.units.count == range.count, known.source.language == language,
        known.source.units.withUnsafeBufferPointer({
          memcmp($0.baseAddress!, text.baseAddress! + range.lowerBound, range.count * 2) == 0
        })
      {
        return known
      }
    }
    let word = shaper.shape(source())
    words.insert(word, for: hash)
    return word
  }
}

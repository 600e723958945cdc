import Foundation
import SashGeometry

/// What was shaped lately: pieces by their units, whole texts by string and fonts. Main thread only.
///
/// A text is kept from the second time on that it is made: most of those that change never come back, and their pieces are
/// kept anyway.
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
  /// The hashes of texts that were made once, each in a place that later ones may take.
  private var madeOnce = [Int](repeating: 0, count: 4096)

  /// Forgets everything; fonts stay open.
  package func removeAll() {
    words.removeAll()
    texts.removeAll()
    madeOnce = [Int](repeating: 0, count: madeOnce.count)
  }

  /// How many pieces and texts are kept.
  package var counts: (words: Int, texts: Int) { (words.count, texts.count) }

  func text(_ key: ShapedText.Key) -> ShapedText {
    let hash = key.hashValue
    if let known = texts.value(for: hash), known.key == key { return known }
    let fresh = ShapedText(key)
    guard fresh.units.count <= Self.longestText else { return fresh }
    let place = hash & (madeOnce.count - 1)
    if madeOnce[place] == hash {
      texts.insert(fresh, for: hash)
    } else {
      madeOnce[place] = hash
    }
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

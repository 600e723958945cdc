import CHarfBuzz
import Foundation

/// Splits a word into parts of one face and one script.
enum FaceItemizer {
  struct Part {
    var range: Range<Int>
    var face: FontFace?
    var script: UInt32
  }

  /// The parts in order; a character as people see it is never split over two faces.
  static func parts(
    of text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, font: ResolvedFont, in owner: ShapedText
  ) -> [Part] {
    var parts: [Part] = []
    var at = range.lowerBound
    var scalars: [UInt32] = []
    while at < range.upperBound {
      var end = at + 1
      while end < range.upperBound, !owner.isCharacterStart[end] { end += 1 }
      decode(text, at..<end, into: &scalars)
      let face = face(for: scalars, font: font, language: owner.language)
      var script = ScriptTag.common
      for scalar in scalars {
        let own = ScriptTag.of(scalar)
        if own != ScriptTag.common, own != ScriptTag.inherited, own != ScriptTag.unknown {
          script = own
          break
        }
      }
      if let last = parts.last, last.face === face,
        last.script == script || script == ScriptTag.common || last.script == ScriptTag.common
      {
        parts[parts.count - 1].range = last.range.lowerBound..<end
        if last.script == ScriptTag.common { parts[parts.count - 1].script = script }
      } else {
        parts.append(Part(range: at..<end, face: face, script: script))
      }
      at = end
    }
    return parts
  }

  private static func face(for scalars: [UInt32], font: ResolvedFont, language: String) -> FontFace? {
    if isPicture(scalars), let face = FontLibrary.shared.emojiFace() { return face }
    guard let face = font.face else { return nil }
    guard let missing = firstMissing(scalars, in: face) else { return face }
    guard let other = font.fallback(for: missing, language: language) else { return face }
    // A mark over a letter: a face that has the mark but not the letter helps nobody.
    return firstMissing(scalars, in: other) == nil || missing == scalars[0] ? other : face
  }

  private static func firstMissing(_ scalars: [UInt32], in face: FontFace) -> UInt32? {
    if scalars.count == 2 {
      var composed: UInt32 = 0
      if hb_unicode_compose(hb_unicode_funcs_get_default(), scalars[0], scalars[1], &composed) != 0,
        face.covers(composed)
      {
        return nil
      }
    }
    for scalar in scalars where !face.covers(scalar) {
      if scalar < 0x20 || TextBoundaries.isIgnorable(scalar) { continue }
      return scalar
    }
    return nil
  }

  /// True if the characters ask for a colour picture: emoji by default, by selector, by tone, as keycap or
  /// flag.
  private static func isPicture(_ scalars: [UInt32]) -> Bool {
    let first = scalars[0]
    if scalars.count == 1 { return first >= 0x231a && TextBoundaries.hasEmojiPresentation(first) }
    if scalars[1] == 0xfe0e { return false }
    for scalar in scalars.dropFirst() {
      switch scalar {
      case 0xfe0f, 0x200d, 0x20e3, 0x1f3fb...0x1f3ff, 0x1f1e6...0x1f1ff:
        if TextBoundaries.isEmoji(first) { return true }
      default: break
      }
    }
    return first >= 0x231a && TextBoundaries.hasEmojiPresentation(first)
  }

  private static func decode(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, into list: inout [UInt32]
  ) {
    list.removeAll(keepingCapacity: true)
    var at = range.lowerBound
    while at < range.upperBound {
      let unit = UInt32(text[at])
      if unit & 0xfc00 == 0xd800, at + 1 < range.upperBound, text[at + 1] & 0xfc00 == 0xdc00 {
        list.append(0x10000 + (unit & 0x3ff) << 10 + UInt32(text[at + 1]) & 0x3ff)
        at += 2
      } else {
        list.append(unit)
        at += 1
      }
    }
  }
}

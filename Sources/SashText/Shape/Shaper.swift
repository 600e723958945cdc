import CHarfBuzz
import Foundation

/// Turns text into glyphs with HarfBuzz; one buffer serves every call. Main thread only.
final class Shaper {
  private let buffer = hb_buffer_create()!
  private var languages: [String: OpaquePointer] = [:]
  private var features: [FontFeatures: [hb_feature_t]] = [:]

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes the units of `range`; the face must be one that has them, or its box is shown.
  func shape(
    _ text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, face: FontFace, features: FontFeatures,
    script: UInt32, isRightToLeft: Bool, language: String
  ) -> ShapedWord {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    hb_buffer_add_utf16(
      buffer, text.baseAddress! + range.lowerBound, Int32(range.count), 0, Int32(range.count))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(script))
    hb_buffer_set_language(buffer, tag(of: language))
    if features.isEmpty {
      hb_shape(face.hbFont, buffer, nil, 0)
    } else {
      let list = self.features[features] ?? features.harfBuzz
      self.features[features] = list
      hb_shape(face.hbFont, buffer, list, UInt32(list.count))
    }
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count), count > 0
    else { return ShapedWord(face: face, glyphs: [], clusters: [], advances: [], offsets: []) }
    let n = Int(count)
    let unit = face.unit
    var hasOffsets = false
    for i in 0..<n where positions[i].x_offset != 0 || positions[i].y_offset != 0 { hasOffsets = true }
    return ShapedWord(
      face: face,
      glyphs: (0..<n).map { infos[$0].codepoint },
      clusters: (0..<n).map { Int32(infos[$0].cluster) },
      advances: (0..<n).map { Float(positions[$0].x_advance) * unit },
      offsets: hasOffsets
        ? (0..<n).map { SIMD2(Float(positions[$0].x_offset), Float(positions[$0].y_offset)) * unit } : [])
  }

  private func tag(of language: String) -> OpaquePointer? {
    if let known = languages[language] { return known }
    let tag = hb_language_from_string(language, -1)
    languages[language] = tag
    return tag
  }
}

/// The script of a character as HarfBuzz tags it.
enum ScriptTag {
  static let common = UInt32(HB_SCRIPT_COMMON.rawValue)
  static let inherited = UInt32(HB_SCRIPT_INHERITED.rawValue)
  static let unknown = UInt32(HB_SCRIPT_UNKNOWN.rawValue)
  static let latin = UInt32(HB_SCRIPT_LATIN.rawValue)
  static func of(_ c: UInt32) -> UInt32 {
    UInt32(hb_unicode_script(hb_unicode_funcs_get_default(), c).rawValue)
  }
}

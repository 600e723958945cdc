import CHarfBuzz
import Foundation

/// Turns text into glyphs with HarfBuzz; one buffer serves every call. Main thread only.
final class Shaper {
  private let buffer = hb_buffer_create()!
  private var lastLanguage: (name: String, tag: OpaquePointer?)?
  private var features: [FontFeatures: [hb_feature_t]] = [:]

  init() { hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES) }
  deinit { hb_buffer_destroy(buffer) }

  /// Shapes all units of a source; where its face lacks them, boxes stand. A source cut out of a word at
  /// `start` is given the whole word, so that its letters stay joined as they are there.
  func shape(_ source: ShapedWord.Source, cutFrom word: [UInt16]? = nil, at start: Int = 0) -> ShapedWord {
    hb_buffer_clear_contents(buffer)
    (word ?? source.units).withUnsafeBufferPointer {
      hb_buffer_add_utf16(
        buffer, $0.baseAddress, Int32($0.count), UInt32(start), Int32(source.units.count))
    }
    hb_buffer_set_direction(buffer, source.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(source.script))
    hb_buffer_set_language(buffer, tag(of: source.language))
    if source.features.isEmpty {
      hb_shape(source.face.hbFont, buffer, nil, 0)
    } else {
      let list = features[source.features] ?? source.features.harfBuzz
      features[source.features] = list
      hb_shape(source.face.hbFont, buffer, list, UInt32(list.count))
    }
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count), count > 0
    else { return ShapedWord(source, glyphs: [], offsets: []) }
    let n = Int(count)
    let unit = source.face.unit
    var hasOffsets = false
    let glyphs = [ShapedWord.Glyph](unsafeUninitializedCapacity: n) { list, filled in
      for i in 0..<n {
        if positions[i].x_offset != 0 || positions[i].y_offset != 0 { hasOffsets = true }
        list.initializeElement(
          at: i,
          to: ShapedWord.Glyph(
            id: infos[i].codepoint, cluster: Int32(bitPattern: infos[i].cluster) - Int32(start),
            advance: Float(positions[i].x_advance) * unit))
      }
      filled = n
    }
    return ShapedWord(
      source, glyphs: glyphs,
      offsets: hasOffsets
        ? (0..<n).map { SIMD2(Float(positions[$0].x_offset), Float(positions[$0].y_offset)) * unit } : [])
  }

  private func tag(of language: String) -> OpaquePointer? {
    if let lastLanguage, lastLanguage.name == language { return lastLanguage.tag }
    let tag = hb_language_from_string(language, -1)
    lastLanguage = (language, tag)
    return tag
  }
}

/// The script of a character as HarfBuzz tags it.
enum ScriptTag {
  static let common = UInt32(HB_SCRIPT_COMMON.rawValue)
  static let inherited = UInt32(HB_SCRIPT_INHERITED.rawValue)
  static let unknown = UInt32(HB_SCRIPT_UNKNOWN.rawValue)
  static let latin = UInt32(HB_SCRIPT_LATIN.rawValue)
  /// True for scripts whose characters neither join nor change beside each other.
  static func standsAlone(_ script: UInt32) -> Bool {
    script == UInt32(HB_SCRIPT_HAN.rawValue) || script == UInt32(HB_SCRIPT_HIRAGANA.rawValue)
      || script == UInt32(HB_SCRIPT_KATAKANA.rawValue)
  }
  static func of(_ c: UInt32) -> UInt32 {
    UInt32(hb_unicode_script(hb_unicode_funcs_get_default(), c).rawValue)
  }
}

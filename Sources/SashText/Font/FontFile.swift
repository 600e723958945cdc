import CHarfBuzz
import Foundation
import SashMessages

/// One face of a font file, mapped into memory; its instances share it.
final class FontFile: @unchecked Sendable {
  /// The range of a design axis.
  struct VariationAxis {
    var minimum: Float
    var standard: Float
    var maximum: Float
  }
  let path: String
  let index: Int
  let hbFace: OpaquePointer
  let unitsPerEm: Float
  private let axes: [UInt32: VariationAxis]
  let hasPictures: Bool

  /// Nil with one message if the file cannot be read or is no font HarfBuzz understands.
  convenience init?(path: String, index: Int) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      tellOnce("The font file \(path) cannot be read; another face is used.")
      return nil
    }
    defer { hb_blob_destroy(blob) }
    self.init(blob: blob, path: path, index: index)
  }

  /// A face in memory; `path` is what messages call it.
  init?(blob: OpaquePointer, path: String, index: Int) {
    guard let face = hb_face_create(blob, UInt32(index)), hb_face_get_glyph_count(face) > 0 else {
      tellOnce(
        "The file \(path) is no TrueType or OpenType font, or it is broken; another face is used.")
      return nil
    }
    hb_face_make_immutable(face)
    self.path = path
    self.index = index
    hbFace = face
    unitsPerEm = Float(max(1, hb_face_get_upem(face)))
    hasPictures = hb_ot_color_has_png(face) != 0
    var found: [UInt32: VariationAxis] = [:]
    var count = hb_ot_var_get_axis_infos(face, 0, nil, nil)
    if count > 0 {
      var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
      _ = hb_ot_var_get_axis_infos(face, 0, &count, &infos)
      for info in infos.prefix(Int(count)) {
        found[info.tag] = VariationAxis(
          minimum: info.min_value, standard: info.default_value, maximum: info.max_value)
      }
    }
    axes = found
  }
  deinit { hb_face_destroy(hbFace) }

  func axis(_ tag: FontTag) -> VariationAxis? { axes[tag.value] }

  /// True if the face substitutes glyphs for this feature.
  func hasFeature(_ tag: FontTag) -> Bool { features.contains(tag.value) }

  private lazy var features: Set<UInt32> = {
    var count = hb_ot_layout_table_get_feature_tags(hbFace, FontTag("GSUB").value, 0, nil, nil)
    guard count > 0 else { return [] }
    var tags = [UInt32](repeating: 0, count: Int(count))
    _ = hb_ot_layout_table_get_feature_tags(hbFace, FontTag("GSUB").value, 0, &count, &tags)
    return Set(tags.prefix(Int(count)))
  }()
}

/// Four letters that name a table, an axis or a feature of a font.
struct FontTag: Hashable {
  let value: UInt32
  init(_ name: StaticString) {
    precondition(name.utf8CodeUnitCount == 4, "a font tag has four letters")
    value = name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}

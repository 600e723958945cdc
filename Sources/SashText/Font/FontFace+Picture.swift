import CHarfBuzz
import Foundation
import SashDisplay
import SashMessages

/// Turns the PNG files inside colour fonts into pixels; the target that binds text to the raster sets it at
/// launch.
package enum PictureDecoder {
  nonisolated(unsafe) package static var decodePNG: (@Sendable (Data) -> Bitmap?)?
}

extension FontFace {
  package func picture(of glyph: UInt32) -> (bitmap: Bitmap, frame: CGRect)? {
    guard hasPictures, let decode = PictureDecoder.decodePNG else { return nil }
    if let known = pictures.withLock({ $0.value(for: glyph) }) { return known.map { ($0.bitmap, $0.frame) } }
    let found = readPicture(of: glyph, decode: decode)
    pictures.withLock { $0.insert(found, for: glyph) }
    return found.map { ($0.bitmap, $0.frame) }
  }

  private func readPicture(of glyph: UInt32, decode: (Data) -> Bitmap?) -> GlyphPicture? {
    guard let frame = pictureFrame(of: glyph) else { return nil }
    guard let blob = hb_ot_color_glyph_reference_png(hbFont, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    guard let bitmap = decode(Data(bytes: bytes, count: Int(length))) else {
      tellOnce("A picture in the font \(file.path) cannot be decoded; the glyph stays empty.")
      return nil
    }
    return GlyphPicture(bitmap: bitmap, frame: frame)
  }

  /// Where the picture of a glyph stands at a size of 1 point: the origin on the baseline, y downward.
  func pictureFrame(of glyph: UInt32) -> CGRect? {
    var extents = hb_glyph_extents_t()
    guard hasPictures, hb_font_get_glyph_extents(hbFont, glyph, &extents) != 0, extents.width != 0 else {
      return nil
    }
    let scale = CGFloat(unit)
    return CGRect(
      x: CGFloat(extents.x_bearing) * scale, y: -CGFloat(extents.y_bearing) * scale,
      width: CGFloat(extents.width) * scale, height: -CGFloat(extents.height) * scale)
  }
}

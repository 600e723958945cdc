import Foundation
import SashGeometry

/// The outlines of a font. Lengths are in ems, y upward.
protocol GlyphProgram: AnyObject, Sendable {
  var glyphCount: Int { get }
  /// Empty for glyphs that are not there.
  func outline(_ glyph: Int) -> Path
  /// Nil where the font does not say it.
  func advance(_ glyph: Int) -> CGFloat?
  func glyph(named name: String) -> Int?
  func name(of glyph: Int) -> String?
  /// The glyph that the font's own encoding has for a byte.
  func glyph(code: Int) -> Int?
  func glyph(_ scalar: Unicode.Scalar) -> Int?
  /// The glyph of a number in a collection of characters.
  func glyph(identifier: Int) -> Int?
}

extension GlyphProgram {
  func glyph(identifier: Int) -> Int? { identifier < glyphCount ? identifier : nil }
  func glyph(_ scalar: Unicode.Scalar) -> Int? { GlyphNames.name(scalar).flatMap { glyph(named: $0) } }
}

/// Bytes that are read as numbers, the high byte first; zero beyond the end.
struct FontBytes: Sendable {
  let bytes: [UInt8]
  init(_ bytes: [UInt8]) { self.bytes = bytes }
  var count: Int { bytes.count }
  func u8(_ place: Int) -> Int { place >= 0 && place < bytes.count ? Int(bytes[place]) : 0 }
  func u16(_ place: Int) -> Int { u8(place) << 8 | u8(place + 1) }
  func i16(_ place: Int) -> Int { Int(Int16(truncatingIfNeeded: u16(place))) }
  func u32(_ place: Int) -> Int { u16(place) << 16 | u16(place + 2) }
  func i8(_ place: Int) -> Int { Int(Int8(truncatingIfNeeded: u8(place))) }
  func number(_ place: Int, size: Int) -> Int { (0..<size).reduce(0) { $0 << 8 | u8(place + $1) } }
}

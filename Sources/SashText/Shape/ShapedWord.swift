import CHarfBuzz
import Foundation

/// The glyphs of a piece of text in one face, script and direction, from left to right, in ems.
final class ShapedWord {
  let face: FontFace
  let glyphs: [UInt32]
  /// The first UTF-16 unit of the characters a glyph stands for, from the start of the piece.
  let clusters: [Int32]
  let advances: [Float]
  /// Where a glyph stands off its pen position, y upward; empty if none does.
  let offsets: [SIMD2<Float>]
  /// True if the glyphs stand for one unit each, in order.
  let isOneToOne: Bool

  init(face: FontFace, glyphs: [UInt32], clusters: [Int32], advances: [Float], offsets: [SIMD2<Float>]) {
    self.face = face
    self.glyphs = glyphs
    self.clusters = clusters
    self.advances = advances
    self.offsets = offsets
    var expected: Int32 = 0
    for cluster in clusters {
      if cluster != expected { break }
      expected += 1
    }
    isOneToOne = Int(expected) == clusters.count
  }
}

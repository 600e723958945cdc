import Foundation

/// The glyphs of a piece of text in one face, script and direction, from left to right, in ems.
final class ShapedWord {
  struct Glyph {
    var id: UInt32
    /// The first UTF-16 unit of the characters it stands for, from the start of the piece.
    var cluster: Int32
    var advance: Float
  }
  /// What was shaped, so that a cache can tell whether it is the same.
  struct Source {
    var units: [UInt16]
    var face: FontFace
    var features: FontFeatures
    var script: UInt32
    var isRightToLeft: Bool
    var language: String
  }

  let source: Source
  let glyphs: [Glyph]
  /// Where a glyph stands off its pen position, y upward; empty if none does.
  let offsets: [SIMD2<Float>]
  /// True if the glyphs stand for one unit each, in order.
  let isOneToOne: Bool
  var face: FontFace { source.face }

  init(_ source: Source, glyphs: [Glyph], offsets: [SIMD2<Float>]) {
    self.source = source
    self.glyphs = glyphs
    self.offsets = offsets
    var isOneToOne = glyphs.count == source.units.count
    for i in glyphs.indices where Int(glyphs[i].cluster) != i { isOneToOne = false }
    self.isOneToOne = isOneToOne
  }
}

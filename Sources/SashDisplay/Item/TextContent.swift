import Foundation
import SashGeometry

/// Lines of text, ready to draw.
package struct TextContent: Sendable {
  package var runs: [GlyphRun]
  /// Underlines, strikethroughs and backgrounds, in points, own space; drawn below the glyphs.
  package var fills: [Fill]
  /// The characters, for tests, accessibility and selection.
  package var string: String
  /// The layout frame, in points, own space: what hit testing uses; its origin is rounded to pixels when drawn.
  package var frame: CGRect
  /// True for characters that are on their way out or doubled: nobody finds them by their words.
  package var isLeaving = false

  package struct Fill: Sendable {
    package var rect: CGRect
    package var paint: Paint
    package init(rect: CGRect, paint: Paint) {
      self.rect = rect
      self.paint = paint
    }
  }
  package init(runs: [GlyphRun], fills: [Fill] = [], string: String, frame: CGRect) {
    self.runs = runs
    self.fills = fills
    self.string = string
    self.frame = frame
  }
}

/// Glyphs of one face, size and paint.
package struct GlyphRun: Sendable {
  package var face: any GlyphFace
  /// In points.
  package var size: CGFloat
  package var glyphs: [UInt32]
  /// The origin of each glyph on its baseline, in points, in the space of the item.
  package var positions: [CGPoint]
  package var paint: Paint
  /// A lean for faces without an italic: x moves by `-slant·y`; 0 is upright.
  package var slant: CGFloat
  package init(
    face: any GlyphFace, size: CGFloat, glyphs: [UInt32], positions: [CGPoint], paint: Paint,
    slant: CGFloat = 0
  ) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
    self.positions = positions
    self.paint = paint
    self.slant = slant
  }
}

/// One font face at one place of its design space, as drawing sees it. Implemented by SashText.
package protocol GlyphFace: AnyObject, Sendable {
  /// Unique in the process for a file, index and set of variation values; caches key on it.
  var key: UInt64 { get }
  /// The outline of a glyph at a size of 1 point: the origin on the baseline, y downward. Nil for a glyph without one.
  func outline(of glyph: UInt32) -> Path?
  /// The picture of a colour glyph and where it stands at a size of 1 point; nil for glyphs that are outlines.
  func picture(of glyph: UInt32) -> (bitmap: Bitmap, frame: CGRect)?
  /// A box around every glyph at a size of 1 point, baseline at 0, y downward.
  var glyphBounds: CGRect { get }
}

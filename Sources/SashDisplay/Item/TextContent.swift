import Foundation
import SashGeometry

/// Lines of text, ready to draw.
package struct TextContent: Sendable {
  private var placed: [GlyphRun]
  private var later: LaterGlyphs?
  /// The glyphs. Where they were left for later, they are placed by the first who asks.
  package var runs: [GlyphRun] {
    get { later?.runs ?? placed }
    set { (placed, later) = (newValue, nil) }
  }
  /// Underlines, strikethroughs and backgrounds, in points, own space; drawn below the glyphs.
  package var fills: [Fill]
  /// The characters, for tests, accessibility and selection.
  package var string: String
  /// The layout frame, in points, own space: what hit testing uses; its origin is rounded to pixels when drawn.
  package var frame: CGRect
  /// True for characters that are on their way out or doubled: nobody finds them by their words.
  package var isLeaving = false
  /// True if there was no room for all characters.
  package var isCut = false

  package struct Fill: Sendable {
    package var rect: CGRect
    package var paint: Paint
    package init(rect: CGRect, paint: Paint) {
      self.rect = rect
      self.paint = paint
    }
  }
  package init(runs: [GlyphRun], fills: [Fill] = [], string: String, frame: CGRect) {
    placed = runs
    self.fills = fills
    self.string = string
    self.frame = frame
  }
  /// Text whose glyphs are placed when somebody looks at them: most of a long list is out of sight.
  package init(later: LaterGlyphs, string: String, frame: CGRect) {
    self.init(runs: [], string: string, frame: frame)
    self.later = later
  }

  /// A box around all glyphs, in points, own space; null without any. O(glyphs) once they are placed.
  package var glyphBounds: CGRect {
    if let later { return later.bounds }
    var box = CGRect.null
    for run in placed {
      guard var least = run.positions.first else { continue }
      var most = least
      for p in run.positions {
        least = CGPoint(x: min(least.x, p.x), y: min(least.y, p.y))
        most = CGPoint(x: max(most.x, p.x), y: max(most.y, p.y))
      }
      let reach = run.face.glyphBounds
      box = box.union(
        CGRect(
          x: least.x + reach.minX * run.size, y: least.y + reach.minY * run.size,
          width: most.x - least.x + reach.width * run.size,
          height: most.y - least.y + reach.height * run.size))
    }
    return box
  }
}

/// Who knows where the glyphs of lines stand.
package protocol GlyphPlacer: AnyObject {
  /// The glyphs of lines that it has laid out itself, in points. Called on any thread.
  func placeGlyphs(of lines: AnyObject, width: CGFloat, at origin: CGPoint) -> [GlyphRun]
}

/// Glyphs that are placed when they are first asked for, on any thread.
package final class LaterGlyphs: Sendable {
  /// A box that will hold all of them, in points, in the space of the text.
  package let bounds: CGRect
  // Not a closure, which would be one more object for each text.
  private nonisolated(unsafe) let layout: any GlyphPlacer
  private nonisolated(unsafe) let lines: AnyObject
  private let origin: CGPoint
  private let width: CGFloat
  private nonisolated(unsafe) var placed: [GlyphRun]?
  /// Shared by all, so that texts stay small. The order that these make is seen by the thread sanitizer, as that of a `Mutex`
  /// is not.
  private static let locks = (0..<16).map { _ in NSLock() }

  /// - Parameters:
  ///   - bounds: A box that will hold all glyphs.
  ///   - lines: What `layout` is to place, `width` points wide at `origin`.
  package init(bounds: CGRect, layout: any GlyphPlacer, lines: AnyObject, width: CGFloat, origin: CGPoint) {
    self.bounds = bounds
    self.layout = layout
    self.lines = lines
    self.width = width
    self.origin = origin
  }
  var runs: [GlyphRun] {
    let address = UInt(bitPattern: ObjectIdentifier(self))
    return LaterGlyphs.locks[Int(address >> 7 & 15)].withLock {
      if let placed { return placed }
      let runs = layout.placeGlyphs(of: lines, width: width, at: origin)
      placed = runs
      return runs
    }
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

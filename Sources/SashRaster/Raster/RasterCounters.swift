/// What drawing one frame did; tests hold work down with these.
package struct RasterCounters: Sendable, Equatable {
  /// Damaged pixels that were drawn anew, each once.
  package var pixelsDrawn = 0
  /// Shapes, texts and images drawn; one that lies in several bands counts in each.
  package var itemsDrawn = 0
  /// Items left out, with all below them, because they lie outside the damage or the clip.
  package var itemsSkipped = 0
  /// Buffers made for effects.
  package var layersMade = 0
  /// Glyphs turned into masks because the cache did not hold them.
  package var glyphsRasterized = 0

  /// Pixels that backdrops looked at: those they show, and as far around as they blur.
  package var backdropPixels = 0

  package init() {}

  mutating func add(_ other: RasterCounters) {
    pixelsDrawn += other.pixelsDrawn
    itemsDrawn += other.itemsDrawn
    itemsSkipped += other.itemsSkipped
    layersMade += other.layersMade
    backdropPixels += other.backdropPixels
    glyphsRasterized += other.glyphsRasterized
  }
}

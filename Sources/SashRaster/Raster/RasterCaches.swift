/// What a raster keeps between frames; each part locks itself.
final class RasterCaches: Sendable {
  let gradients = GradientCache()
  let glyphs = GlyphCache()
  let images = ScaledImageCache()
}

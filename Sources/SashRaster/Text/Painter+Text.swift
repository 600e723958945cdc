import Foundation
import SashDisplay
import SashGeometry

extension Painter {
  /// Glyphs larger than this many pixels are drawn from their outlines; they are rare, and their masks large.
  private static var largestMask: CGFloat { 192 }

  func drawText(_ text: TextContent, _ ctm: CGAffineTransform, _ opacity: Float) {
    var place = ctm
    if ctm.keepsAxes {
      // The frame's origin stands on whole pixels, and everything in it moves along.
      let (x, y) = (ctm.a * text.frame.minX + ctm.tx, ctm.d * text.frame.minY + ctm.ty)
      if x.isFinite, y.isFinite {
        place.tx += x.nearestPixel - x
        place.ty += y.nearestPixel - y
      }
    }
    for fill in text.fills { drawFill(fill, place, opacity) }
    for run in text.runs {
      guard run.size > 0, run.size.isFinite, run.glyphs.count == run.positions.count else { continue }
      if ctm.keepsAxes, ctm.a == ctm.d, ctm.a > 0, run.size * ctm.a <= Self.largestMask {
        drawMasks(run, place, opacity)
      } else {
        drawOutlines(run, place, opacity)
      }
    }
  }

  /// A line or a background: at least one pixel thick, its edges on pixels.
  private func drawFill(_ fill: TextContent.Fill, _ ctm: CGAffineTransform, _ opacity: Float) {
    var rect = fill.rect
    if ctm.keepsAxes, ctm.d > 0 {
      let top = (ctm.d * rect.minY + ctm.ty).nearestPixel
      let height = max(1, (ctm.d * rect.height).nearestPixel)
      rect = CGRect(
        x: rect.minX, y: (top - ctm.ty) / ctm.d, width: rect.width, height: height / ctm.d)
    }
    self.fill(Path(rect), FillStyle(), with: fill.paint, ctm, opacity)
  }

  private func drawMasks(_ run: GlyphRun, _ ctm: CGAffineTransform, _ opacity: Float) {
    let size = run.size * ctm.a
    let reach = run.face.glyphBounds
    // A slanted glyph leans out by its height.
    let lean = abs(run.slant) * max(abs(reach.minY), abs(reach.maxY)) * size + 2
    let (left, right) = (reach.minX * size - lean, reach.maxX * size + lean)
    let (top, bottom) = (reach.minY * size - 2, reach.maxY * size + 2)
    let clip = clipRect
    // Taken out while it is filled: every access to a property of a class is checked.
    var placed = placedGlyphs
    placedGlyphs = []
    placed.removeAll(keepingCapacity: true)
    var pictures: [(image: Int, x: CGFloat, y: CGFloat)] = []
    var made = 0
    let key = GlyphStrike.Key(face: run.face.key, size: Float(size), slant: Float(run.slant))
    let cache = caches.glyphs
    let strike = cache.withStrike(key) { strike in
      // Most glyphs of a run stand on one line.
      var (line, y, isVisible) = (CGFloat.nan, CGFloat(0), false)
      for i in run.glyphs.indices {
        let p = run.positions[i]
        if p.y != line {
          (line, y) = (p.y, (ctm.d * p.y + ctm.ty).nearestPixel)
          isVisible = y + bottom > CGFloat(clip.y0) && y + top < CGFloat(clip.y1)
        }
        let x = ctm.a * p.x + ctm.tx
        guard isVisible, x + right > CGFloat(clip.x0), x + left < CGFloat(clip.x1) else { continue }
        // Rounded to nearest; what is near the clip is a small number.
        let quarters = Int(x * 4 + 1_099_511_627_776.5) &- 1_099_511_627_776
        let (glyph, phase) = (run.glyphs[i], quarters & 3)
        var image = strike.image(glyph, phase: phase)
        if image == nil {
          image = cache.add(glyph, phase: phase, run.face, to: strike)
          made += 1
        }
        guard let image else { continue }
        if let bytes = image.bytes {
          placed.append(
            PlacedGlyph(
              bytes: bytes, x: quarters >> 2 &+ Int(image.left), y: Int(y) &+ Int(image.top),
              width: Int(image.width), height: Int(image.height)))
        } else if image.picture >= 0 {
          pictures.append((Int(image.picture), x, y))
        }
      }
    }
    placedGlyphs = placed
    withExtendedLifetime(strike) {
      counters.glyphsRasterized += made
      if !placedGlyphs.isEmpty { apply(.glyphs, run.paint, ctm, opacity) }
      for (image, x, y) in pictures {
        let (bitmap, frame) = strike.pictures[image]
        drawPicture(bitmap, frame, size, x, y, opacity)
      }
    }
  }

  /// A colour glyph: one size at every place, so that it is scaled once.
  private func drawPicture(
    _ bitmap: Bitmap, _ frame: CGRect, _ size: CGFloat, _ x: CGFloat, _ y: CGFloat, _ opacity: Float
  ) {
    let (left, top) = (
      Int((x + frame.minX * size).nearestPixel), Int((y + frame.minY * size).nearestPixel)
    )
    let (width, height) = (Int((frame.width * size).rounded()), Int((frame.height * size).rounded()))
    guard width > 0, height > 0, bitmap.width > 0, bitmap.height > 0 else { return }
    let rect = PixelRect(x0: left, y0: top, x1: left + width, y1: top + height)
    let part = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    drawLevelImage(bitmap, part, in: rect, true, (false, false)) { composite($0, opacity: opacity) }
  }

  /// Glyphs under rotation, stretching or at large sizes.
  private func drawOutlines(_ run: GlyphRun, _ ctm: CGAffineTransform, _ opacity: Float) {
    outline.removeAll()
    for i in run.glyphs.indices {
      let p = run.positions[i]
      if let (bitmap, frame) = run.face.picture(of: run.glyphs[i]) {
        let place = CGRect(
          x: p.x + frame.minX * run.size, y: p.y + frame.minY * run.size, width: frame.width * run.size,
          height: frame.height * run.size)
        drawImage(ImageContent(image: bitmap, destination: place), ctm, opacity)
      } else if let path = run.face.outline(of: run.glyphs[i]) {
        let place = CGAffineTransform(
          a: run.size, b: 0, c: -run.slant * run.size, d: run.size, tx: p.x, ty: p.y)
        outline.append(path, transform: place.concatenating(ctm), tolerance: Self.tolerance)
      }
    }
    guard let region = region(of: outline) else { return }
    accumulator.begin(region)
    accumulator.add(outline)
    apply(.sweep(CoverageStyle()), run.paint, ctm, opacity)
  }
}

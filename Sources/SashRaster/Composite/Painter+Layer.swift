import SashDisplay
import SashGeometry

extension Painter {
  /// Draws into a new clear layer instead of the target.
  func layer(_ rect: PixelRect, _ draw: () -> Void) -> Layer {
    let layer = Layer(rect)
    let outer = (target, clipRect, clipMask, covers)
    (target, clipRect, clipMask) = (layer, rect, nil)
    covers = Covers()
    counters.layersMade += 1
    reserveRows(rect.width)
    draw()
    (target, clipRect, clipMask, covers) = outer
    return layer
  }

  /// Mixes a layer into the target, through the clip. Never reads `layer` outside `within`.
  func composite(_ layer: Layer, within: PixelRect? = nil, opacity: Float = 1, mode: BlendMode = .normal) {
    let area = layer.rect.intersection(clipRect).intersection(within ?? layer.rect)
    let alpha = level255(opacity)
    guard !area.isEmpty, alpha > 0 else { return }
    reserveRows(area.width)
    let count = area.width
    for y in area.y0..<area.y1 {
      var row = layer.row(area.x0, y)
      if alpha < 255 {
        scaleRow(layerRow, row, by: alpha, count: count)
        row = layerRow
      }
      if let clipMask {
        let clip = clipMask.row(area.x0, y)
        for i in 0..<count { clipRow[i] = UInt32(clip[i]) &* 0x10001 }
        scaleRow(layerRow, row, byCoverage: clipRow, count: count)
        row = layerRow
      }
      blendRow(mode, target.row(area.x0, y), row, count: count)
    }
  }
}

/// 0…1 as 0…255; what is no number counts as 0.
func level255(_ v: Float) -> UInt32 { UInt32(min(1, max(0, v)) * 255 + 0.5) }

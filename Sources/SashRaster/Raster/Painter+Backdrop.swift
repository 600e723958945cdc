import Foundation
import SashDisplay
import SashGeometry

/// A frame as it was asked for; what a backdrop needs to draw what lies behind it.
struct PaintedScene {
  var root: DisplayItem
  var scale: CGFloat
  var background: Pixel
  var frame: PixelRect
}

extension Painter {
  /// Shows what lies behind an item through a backdrop, where `shape` is opaque.
  ///
  /// The pixels around are not there to be read: other threads draw them, or they are outside of the damage, or what
  /// lies before the backdrop covers them. So what lies behind is drawn once more, into a layer with a margin for the blur,
  /// from the beginning of the list up to the backdrop. Backdrops that come on the way are only tinted, which a blur hides.
  func drawBackdrop(
    _ backdrop: Backdrop, _ shape: PlacedItem, of item: DisplayItem, _ ctm: CGAffineTransform,
    _ opacity: Float
  ) {
    if let behind, behind.item === item, behind.ctm == ctm {
      hasReachedBackdrop = true
      return
    }
    let visible = clipRect
    let mask = layer(visible) { draw(shape, ctm) }
    guard let scene, behind == nil, !isFlattened else {
      apply(.opacity(of: mask), .color(backdrop.tint), ctm, opacity)
      return
    }
    let blur = GaussianBlur(sigma: Double(backdrop.radius * ctm.lengthScale))
    let area = visible.expanded(by: blur.reach).intersection(scene.frame)
    let seen = visible.intersection(area)
    guard !seen.isEmpty else { return }
    behind = (item, ctm)
    let sharp = layer(area) {
      for y in area.y0..<area.y1 {
        target.row(area.x0, y).update(repeating: scene.background, count: area.width)
      }
      draw(scene.root, CGAffineTransform(scaleX: scene.scale, y: scene.scale), opacity: 1)
    }
    behind = nil
    hasReachedBackdrop = false
    let layer = blur.isIdentity ? sharp : blur.blurred(sharp, in: seen)
    // Beyond the window there is nothing to mix in: its edges are as strong as the rest.
    for y in seen.y0..<seen.y1 {
      let row = layer.row(seen.x0, y)
      for i in 0..<seen.width where row[i] >> 24 != 255 && row[i] >> 24 != 0 {
        row[i] = unpremultiplied(row[i]) | 0xff00_0000
      }
    }
    layer.apply(backdrop.matrix)
    for y in seen.y0..<seen.y1 {
      let (d, m) = (layer.row(seen.x0, y), mask.row(seen.x0, y))
      for i in 0..<seen.width { d[i] = scaled(d[i], by: m[i] >> 24) }
    }
    composite(layer, within: seen, opacity: opacity)
  }
}

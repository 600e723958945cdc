import Foundation
import SashDisplay
import SashGeometry

extension Painter {
  /// Draws a child under an effect; `bounds` are those of the effect, in its own space.
  func drawEffect(
    _ effect: DisplayEffect, of child: PlacedItem, bounds: CGRect, _ ctm: CGAffineTransform, _ opacity: Float
  ) {
    switch effect {
    case .allowsHitTesting, .label, .backdrop:
      draw(child, ctm, opacity: opacity)
    case .opacity(let value):
      let own = Float(min(1, max(0, value)))
      guard own > 0 else { return }
      if own == 1 || child.item.takesOpacity {
        draw(child, ctm, opacity: opacity * own)
      } else {
        composite(childLayer(child, ctm), opacity: opacity * own)
      }
    case .transform(let transform):
      draw(child, transform.concatenating(ctm), opacity: opacity)
    case .projection(let transform):
      if transform.isAffine {
        let affine = CGAffineTransform(
          a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m31,
          ty: transform.m32)
        draw(child, affine.concatenating(ctm), opacity: opacity)
      } else {
        drawProjected(child, transform, bounds, ctm, opacity)
      }
    case .clip(let path, let style):
      clipped(to: path, style, ctm) { draw(child, ctm, opacity: opacity) }
    case .blur(let radius, let isOpaque):
      drawBlurred(child, radius: radius, isOpaque: isOpaque, ctm, opacity)
    case .shadow(let color, let radius, let offset):
      drawShadowed(child, color, radius: radius, offset: offset, ctm, opacity)
    case .colorMatrix(let matrix):
      let layer = childLayer(child, ctm)
      layer.apply(matrix)
      composite(layer, opacity: opacity)
    case .alphaThreshold(let min, let max, let color):
      let layer = childLayer(child, ctm)
      layer.threshold(min: min, max: max, color: packed(premultiplied(color)))
      composite(layer, opacity: opacity)
    case .blend(let mode):
      if ctm.keepsAxes, case .image(let image) = child.item.content, image.tint == nil, image.tileSize == nil
      {
        // One layer already.
        counters.itemsDrawn += 1
        drawImage(image, ctm.offset(by: child.offset), opacity, mode)
      } else {
        composite(childLayer(child, ctm), opacity: opacity, mode: mode)
      }
    case .compositingGroup:
      composite(childLayer(child, ctm), opacity: opacity)
    case .mask(let mask):
      let layer = childLayer(child, ctm)
      guard !layer.rect.isEmpty else { return }
      let shape = self.layer(layer.rect) { draw(mask, ctm) }
      for y in layer.rect.y0..<layer.rect.y1 {
        let (d, m) = (layer.row(layer.rect.x0, y), shape.row(layer.rect.x0, y))
        for i in 0..<layer.rect.width { d[i] = scaled(d[i], by: m[i] >> 24) }
      }
      composite(layer, opacity: opacity)
    }
  }

  /// The device pixels a child touches.
  func pixels(of child: PlacedItem, _ ctm: CGAffineTransform) -> PixelRect {
    PixelRect(around: child.item.bounds, ctm.offset(by: child.offset))
  }

  /// The visible part of a child as a layer of its own.
  private func childLayer(_ child: PlacedItem, _ ctm: CGAffineTransform) -> Layer {
    layer(pixels(of: child, ctm).intersection(clipRect)) { draw(child, ctm) }
  }

  // MARK: Clip

  /// Level rectangles and the simple outlines in them snap to pixels, as the frames of what they clip do.
  private func clipped(to path: Path, _ style: FillStyle, _ ctm: CGAffineTransform, _ draw: () -> Void) {
    let outer = (clipRect, clipMask)
    defer { (clipRect, clipMask) = outer }
    var place = ctm
    switch path.storage {
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): place = ctm.snapping(rect)
    case .empty, .elements: break
    }
    if case .rect(let rect) = path.storage, place.keepsAxes {
      let (x0, x1) = (place.a * rect.minX + place.tx, place.a * rect.maxX + place.tx)
      let (y0, y1) = (place.d * rect.minY + place.ty, place.d * rect.maxY + place.ty)
      clipRect = clipRect.intersection(
        PixelRect(
          low: SIMD2(min(x0, x1) + 0.25, min(y0, y1) + 0.25),
          high: SIMD2(max(x0, x1) - 0.25, max(y0, y1) - 0.25)))
      if !clipRect.isEmpty { draw() }
      return
    }
    guard let region = flatten(path, place) else { return }
    clipRect = region
    if !isInside(region, path, place) {
      let mask = AlphaMask(region)
      accumulator.begin(region)
      accumulator.add(flat)
      accumulator.sweep(CoverageStyle(style), into: AlphaMaskSink(mask: mask))
      if let clipMask { mask.multiply(by: clipMask) }
      clipMask = mask
    }
    draw()
  }

  /// True if no corner of a rounded rectangle cuts into `region`; most of what scrolls in a card needs no
  /// mask.
  private func isInside(_ region: PixelRect, _ path: Path, _ ctm: CGAffineTransform) -> Bool {
    guard ctm.keepsAxes, case .roundedRect(let rect, let corner, let style) = path.storage else {
      return false
    }
    // Apple's continuous corner begins 1.53 radii before the edge.
    let factor: CGFloat = style == .continuous ? 1.6 : 1
    let (w, h) = (corner.width * factor, corner.height * factor)
    func inner(_ r: CGRect) -> PixelRect {
      let (x0, x1) = (ctm.a * r.minX + ctm.tx, ctm.a * r.maxX + ctm.tx)
      let (y0, y1) = (ctm.d * r.minY + ctm.ty, ctm.d * r.maxY + ctm.ty)
      let low = SIMD2<Double>(min(x0, x1), min(y0, y1)).rounded(.up)
      let high = SIMD2<Double>(max(x0, x1), max(y0, y1)).rounded(.down)
      return PixelRect(low: low, high: high)
    }
    return inner(rect.insetBy(dx: min(w, rect.width / 2), dy: 0)).contains(region)
      || inner(rect.insetBy(dx: 0, dy: min(h, rect.height / 2))).contains(region)
  }

  // MARK: Blur and shadow

  /// A blur of radius r is a Gaussian with a standard deviation of r points.
  ///
  /// The same holds for shadows: Core Animation, which draws both on Apple's systems, takes the standard
  /// deviation as the radius of its Gaussian blur and of a layer's shadow (a design tool's "blur 20" is
  /// `radius: 10`).
  private func sigma(radius: CGFloat, _ ctm: CGAffineTransform) -> Double { Double(radius * ctm.lengthScale) }

  private func drawBlurred(
    _ child: PlacedItem, radius: CGFloat, isOpaque: Bool, _ ctm: CGAffineTransform, _ opacity: Float
  ) {
    let blur = GaussianBlur(sigma: sigma(radius: radius, ctm))
    let source = pixels(of: child, ctm)
    guard !source.isEmpty else { return }
    if blur.isIdentity {
      composite(childLayer(child, ctm), opacity: opacity)
      return
    }
    let visible = clipRect.intersection(isOpaque ? source : source.expanded(by: blur.reach))
    guard !visible.isEmpty else { return }
    let needed = visible.expanded(by: blur.reach).intersection(source)
    let layer = blur.blurred(self.layer(needed) { draw(child, ctm) }, in: visible)
    if isOpaque {
      for y in visible.y0..<visible.y1 {
        let row = layer.row(visible.x0, y)
        for i in 0..<visible.width where row[i] >> 24 != 0 { row[i] = unpremultiplied(row[i]) | 0xff00_0000 }
      }
    }
    composite(layer, within: visible, opacity: opacity)
  }

  private func drawShadowed(
    _ child: PlacedItem, _ color: ColorComponents, radius: CGFloat, offset: CGSize, _ ctm: CGAffineTransform,
    _ opacity: Float
  ) {
    let blur = GaussianBlur(sigma: sigma(radius: radius, ctm))
    let source = pixels(of: child, ctm)
    guard !source.isEmpty else { return }
    let (shiftX, shiftY) = (
      ctm.a * offset.width + ctm.c * offset.height, ctm.b * offset.width + ctm.d * offset.height
    )
    guard shiftX.isFinite, shiftY.isFinite, abs(shiftX) < 1e6, abs(shiftY) < 1e6 else { return }
    let (dx, dy) = (Int((shiftX + 0.5).rounded(.down)), Int((shiftY + 0.5).rounded(.down)))
    let spread = source.expanded(by: blur.reach)
    // Where the shadow is seen, moved back under the child.
    let seen = clipRect.offset(-dx, -dy).intersection(spread)
    let needed = seen.expanded(by: blur.reach).intersection(source)
    let area = needed.union(clipRect.intersection(source))
    guard !area.isEmpty else { return }
    let layer = layer(area) { draw(child, ctm) }
    if !seen.isEmpty, color.opacity > 0 {
      let outer = clipRect
      clipRect = clipRect.intersection(seen.offset(dx, dy))
      reserveRows(clipRect.width)
      if blur.isWide {
        let shadow = blur.blurred(layer, in: seen, onlyOpacity: true)
        withExtendedLifetime(shadow) {
          let moved = Layer(rect: seen.offset(dx, dy), stride: shadow.stride, borrowing: shadow.pixels)
          apply(.opacity(of: moved), .color(color), ctm, opacity)
        }
      } else {
        let mask = AlphaMask(seen.expanded(by: blur.reach).intersection(spread))
        for y in needed.y0..<needed.y1 {
          let (m, row) = (mask.row(needed.x0, y), layer.row(needed.x0, y))
          for i in 0..<needed.width { m[i] = UInt8(truncatingIfNeeded: row[i] >> 24) }
        }
        blur.apply(to: mask)
        apply(.mask(PlacedMask(mask: mask, x: dx, y: dy)), .color(color), ctm, opacity)
      }
      clipRect = outer
    }
    composite(layer, opacity: opacity)
  }

  // MARK: Perspective

  private func drawProjected(
    _ child: PlacedItem, _ transform: ProjectionTransform, _ bounds: CGRect, _ ctm: CGAffineTransform,
    _ opacity: Float
  ) {
    let box = child.bounds
    guard !box.isNull, box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return }
    // The child flat, at the scale of the device, whole: any pixel may ask for any other.
    let scale = min(ctm.lengthScale, 4096 / max(box.width, box.height))
    guard scale > 0, scale.isFinite else { return }
    let size = PixelRect(
      x0: 0, y0: 0, x1: Int((box.width * scale).rounded(.up)), y1: Int((box.height * scale).rounded(.up)))
    let flat = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -box.minX * scale, ty: -box.minY * scale)
    let outer = isFlattened
    isFlattened = true
    let layer = layer(size) { draw(child, flat) }
    isFlattened = outer

    let forward = ProjectionTransform(flat.inverted()).concatenating(transform).concatenating(
      ProjectionTransform(ctm))
    guard let back = forward.inverse else { return }
    let region = PixelRect(around: bounds, ctm).expanded(by: 1).intersection(clipRect)
    guard !region.isEmpty else { return }
    reserveRows(region.width)
    let paint = ProjectedPaint(
      source: PixelSource(layer), scratch: paintRow, toSource: back,
      depth: SIMD3(forward.m13, forward.m23, forward.m33))
    if opacity >= 1 {
      apply(.rect(region), paint)
    } else {
      apply(.rect(region), FadedPaint(paint: paint, opacity: level255(opacity)))
    }
  }
}

extension DisplayItem {
  /// True if an opacity may go to the paint instead of a layer: nothing in it lies over something else in it.
  var takesOpacity: Bool {
    switch content {
    case .shape, .image: return true
    case .text(let text): return text.fills.isEmpty
    case .group(let children): return children.count <= 1 && children.allSatisfy { $0.item.takesOpacity }
    case .responder(_, _, let child): return child.item.takesOpacity
    case .effect(let effect, let child):
      switch effect {
      case .opacity, .clip, .transform, .allowsHitTesting, .label: return child.item.takesOpacity
      // These make a layer anyway, and apply opacity to it.
      case .projection(let transform): return !transform.isAffine || child.item.takesOpacity
      case .colorMatrix, .alphaThreshold, .compositingGroup, .mask, .blur, .blend, .backdrop: return true
      case .shadow: return false
      }
    }
  }
}

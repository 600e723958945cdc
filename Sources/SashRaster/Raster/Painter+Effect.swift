import Foundation
import SashDisplay
import SashGeometry

extension Painter {
  /// Draws a child under an effect; `bounds` are those of the effect, in its own space.
  func drawEffect(
    _ effect: DisplayEffect, of child: PlacedItem, bounds: CGRect, _ ctm: CGAffineTransform, _ opacity: Float
  ) {
    // No cover is looked for in what is drawn apart, so none is missed where that is passed over.
    if covers.mode != .off, !effect.drawsThrough, covers.mode == .looking || covers.hide(clipRect) { return }
    switch effect {
    case .allowsHitTesting, .semantics, .backdrop:
      draw(child, ctm, opacity: opacity)
    case .opacity(let value):
      let own = Float(min(1, max(0, value)))
      guard own > 0 else { return }
      if own == 1 || child.item.takesOpacity {
        draw(child, ctm, opacity: opacity * own)
      } else if covers.mode != .looking {
        drawLayered(.compositingGroup, of: child, ctm, opacity * own)
      }
    case .transform(let transform):
      draw(child, transform.concatenating(ctm), opacity: opacity)
    case .projection(let transform):
      if let affine = transform.affine {
        draw(child, affine.concatenating(ctm), opacity: opacity)
      } else {
        drawProjected(child, transform, bounds, ctm, opacity)
      }
    case .clip(let path, let style):
      clipped(to: path, style, ctm) { draw(child, ctm, opacity: opacity) }
    case .blend(let mode):
      if ctm.keepsAxes, case .image(let image) = child.item.content, image.tint == nil, image.tileSize == nil
      {
        // One layer already.
        counters.itemsDrawn += 1
        drawImage(image, ctm.offset(by: child.offset), opacity, mode)
      } else {
        drawLayered(effect, of: child, ctm, opacity)
      }
    case .blur, .shadow, .colorMatrix, .alphaThreshold, .pixels, .compositingGroup, .mask:
      drawLayered(effect, of: child, ctm, opacity)
    }
  }

  /// The device pixels a child touches.
  func pixels(of child: PlacedItem, _ ctm: CGAffineTransform) -> PixelRect {
    PixelRect(around: child.item.bounds, ctm.offset(by: child.offset))
  }

  // MARK: Clip

  private func clipped(to path: Path, _ style: FillStyle, _ ctm: CGAffineTransform, _ draw: () -> Void) {
    let outer = (clipRect, clipMask)
    defer { (clipRect, clipMask) = outer }
    guard let clip = clip(path, ctm, in: clipRect) else { return }
    if clip.isRect {
      clipRect = clip.rect
      return draw()
    }
    let parts = parts(of: clip.rect, path, clip.ctm)
    for part in parts {
      clipRect = part
      clipMask = outer.1
      if covers.mode != .looking {
        clipMask = clipMask(path, style, clip.ctm, part, in: outer.1, isFlat: parts.count == 1)
      } else if !isInside(part, path, clip.ctm) {
        continue
      }
      draw()
    }
  }

  /// Most of a large rounded rectangle needs no mask, so what its corners cut into is drawn apart.
  private func parts(of region: PixelRect, _ path: Path, _ ctm: CGAffineTransform) -> [PixelRect] {
    guard region.area >= 1 << 15, ctm.keepsAxes,
      case .roundedRect(let rect, let corner, let style) = path.storage
    else { return [region] }
    let height = min(corner.height * Painter.cornerReach(style), rect.height / 2)
    var middle = region.intersection(inside(rect.insetBy(dx: 0, dy: height), ctm))
    // The sides belong to it even if they do not lie on whole pixels.
    guard middle.height >= 64, middle != region else { return [region] }
    middle.x0 = region.x0
    middle.x1 = region.x1
    return [middle] + region.subtracting(middle)
  }

  /// The pixels that a clip leaves of `area`, and where the path stands; nil if there are none. Where the clip is not a
  /// rectangle, it takes a mask besides.
  ///
  /// Level rectangles and the simple outlines in them snap to pixels, as the frames of what they clip do.
  func clip(
    _ path: Path, _ ctm: CGAffineTransform, in area: PixelRect
  ) -> (rect: PixelRect, isRect: Bool, ctm: CGAffineTransform)? {
    var place = ctm
    switch path.storage {
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): place = ctm.snapping(rect)
    case .empty, .elements: break
    }
    if case .rect(let rect) = path.storage, place.keepsAxes {
      let (x0, x1) = (place.a * rect.minX + place.tx, place.a * rect.maxX + place.tx)
      let (y0, y1) = (place.d * rect.minY + place.ty, place.d * rect.maxY + place.ty)
      let inner = area.intersection(
        PixelRect(
          low: SIMD2(min(x0, x1) + 0.25, min(y0, y1) + 0.25),
          high: SIMD2(max(x0, x1) - 0.25, max(y0, y1) - 0.25)))
      return inner.isEmpty ? nil : (inner, true, place)
    }
    let outer = clipRect
    clipRect = area
    defer { clipRect = outer }
    return flatten(path, place).map { ($0, false, place) }
  }

  /// The mask of an outline, which cuts into `area`, and of one around it; nil where neither takes anything away.
  ///
  /// - Parameter isFlat: The outline has just been flattened for `area`.
  func clipMask(
    _ path: Path, _ style: FillStyle, _ ctm: CGAffineTransform, _ area: PixelRect, in outer: AlphaMask?,
    isFlat: Bool = false
  ) -> AlphaMask? {
    if isInside(area, path, ctm) { return outer }
    let mask = AlphaMask(area)
    clipRect = area
    if isFlat || flatten(path, ctm) != nil {
      accumulator.begin(area)
      accumulator.add(flat)
      accumulator.sweep(CoverageStyle(style), into: AlphaMaskSink(mask: mask))
    }
    if let outer { mask.multiply(by: outer) }
    return mask
  }

  /// True if no corner of a rounded rectangle cuts into `region`; most of what scrolls in a card needs no
  /// mask.
  private func isInside(_ region: PixelRect, _ path: Path, _ ctm: CGAffineTransform) -> Bool {
    guard ctm.keepsAxes, case .roundedRect(let rect, let corner, let style) = path.storage else {
      return false
    }
    let factor = Painter.cornerReach(style)
    let (w, h) = (corner.width * factor, corner.height * factor)
    return inside(rect.insetBy(dx: min(w, rect.width / 2), dy: 0), ctm).contains(region)
      || inside(rect.insetBy(dx: 0, dy: min(h, rect.height / 2)), ctm).contains(region)
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
    let layer = layer(size) { draw(child, flat) }

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
      case .opacity, .clip, .transform, .allowsHitTesting, .semantics: return child.item.takesOpacity
      // These make a layer anyway, and apply opacity to it.
      case .projection(let transform): return !transform.isAffine || child.item.takesOpacity
      case .colorMatrix, .alphaThreshold, .pixels, .compositingGroup, .mask, .blur, .blend, .backdrop:
        return true
      case .shadow: return false
      }
    }
  }
}

extension DisplayEffect {
  /// True if a child is drawn where the effect is, without a layer.
  fileprivate var drawsThrough: Bool {
    switch self {
    case .opacity, .transform, .clip, .allowsHitTesting, .semantics: true
    case .projection(let transform): transform.isAffine
    default: false
    }
  }
}

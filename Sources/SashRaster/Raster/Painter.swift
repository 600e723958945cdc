import Foundation
import SashDisplay
import SashGeometry
import SashMessages

/// Draws one band of a frame on one thread: walks the list and owns the scratch memory.
final class Painter {
  let caches: RasterCaches
  let accumulator = CoverageAccumulator()
  var flat = FlatPath()
  var outline = FlatPath()
  var counters = RasterCounters()

  /// Where drawing goes.
  var target: Layer
  /// Device pixels that may change; always inside `target`.
  var clipRect = PixelRect.empty
  /// A mask that covers `clipRect`, if the clip is not a rectangle.
  var clipMask: AlphaMask?

  /// Rows of scratch: colours of a paint, clipped coverage, expanded mask bytes, a layer's row.
  private(set) var paintRow: PixelRow
  private(set) var clipRow: PixelRow
  private(set) var maskRow: PixelRow
  private(set) var layerRow: PixelRow
  private var rowCapacity = 0
  var placedGlyphs: [PlacedGlyph] = []
  /// What hides what in the part that is being drawn; off in layers, which lie over each other.
  var covers = Covers()
  /// Drawn instead of the paints of the list, while a backdrop shows.
  var covering: CoveringPaint?
  /// True while only the opacity of what is drawn counts.
  var isSolid = false

  init(caches: RasterCaches) {
    self.caches = caches
    target = Layer(.empty)
    rowCapacity = 1 << 11
    (paintRow, clipRow) = (.allocate(capacity: rowCapacity), .allocate(capacity: rowCapacity))
    (maskRow, layerRow) = (.allocate(capacity: rowCapacity), .allocate(capacity: rowCapacity))
  }
  deinit { freeRows() }

  private func freeRows() { for row in [paintRow, clipRow, maskRow, layerRow] { row.deallocate() } }

  func reserveRows(_ width: Int) {
    guard width + 8 > rowCapacity else { return }
    freeRows()
    rowCapacity = width + width / 2 + 8
    (paintRow, clipRow) = (.allocate(capacity: rowCapacity), .allocate(capacity: rowCapacity))
    (maskRow, layerRow) = (.allocate(capacity: rowCapacity), .allocate(capacity: rowCapacity))
  }

  func takeCounters() -> RasterCounters {
    defer { counters = RasterCounters() }
    return counters
  }

  /// Draws the part of a frame inside `area`.
  func paint(_ item: DisplayItem, on frame: Layer, area: PixelRect, scale: CGFloat, background: Pixel) {
    target = frame
    clipRect = area
    clipMask = nil
    reserveRows(area.width)
    counters.pixelsDrawn += area.area
    drawCovering(area) { isLooking in
      if !isLooking { for part in covers.visible(of: area) { frame.fill(part, background) } }
      draw(item, CGAffineTransform(scaleX: scale, y: scale), opacity: 1)
    }
    target = Layer(.empty)
  }

  /// Draws an item; `ctm` leads from its space to device pixels.
  func draw(_ item: DisplayItem, _ ctm: CGAffineTransform, opacity: Float) {
    guard ctm.isFinite else {
      tellOnce("A place or a transform is not a finite number; what it moves is not drawn.")
      return
    }
    let visible = PixelRect(around: item.bounds, ctm).intersection(clipRect)
    if visible.isEmpty {
      counters.itemsSkipped += 1
      return
    }
    // Nothing shows outside of its bounds, or damage that misses them would give other pixels than drawing
    // all.
    let outer = clipRect
    clipRect = visible
    defer { clipRect = outer }
    switch item.content {
    case .group(let children):
      for child in children { draw(child.item, ctm.offset(by: child.offset), opacity: opacity) }
    case .shape(let shape):
      counters.itemsDrawn += 1
      drawShape(shape, ctm, opacity)
    case .text where covers.mode == .looking, .image where covers.mode == .looking: break
    case .text where covers.hide(visible), .image where covers.hide(visible): counters.itemsSkipped += 1
    case .text(let text):
      counters.itemsDrawn += 1
      drawText(text, ctm, opacity)
    case .image(let image):
      counters.itemsDrawn += 1
      drawImage(image, ctm, opacity)
    case .responder(_, _, let child):
      draw(child, ctm, opacity: opacity)
    case .effect(.backdrop, _) where covers.mode == .looking: break
    case .effect(.backdrop(let backdrop), let child):
      drawFlat(backdrop, through: child, ctm, opacity)
    case .effect(let effect, let child):
      drawEffect(effect, of: child, bounds: item.bounds, ctm, opacity)
    }
  }

  func draw(_ child: PlacedItem, _ ctm: CGAffineTransform, opacity: Float = 1) {
    draw(child.item, ctm.offset(by: child.offset), opacity: opacity)
  }
}

extension CGAffineTransform {
  /// This transform for a child whose origin stands at `point`.
  @inline(__always)
  func offset(by point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: tx + a * point.x + c * point.y, ty: ty + b * point.x + d * point.y)
  }

  /// Pixels a point's length becomes: the root of how areas grow.
  var lengthScale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// This transform after `frame`'s two edges are rounded to whole device pixels on their own, halves up;
  /// unchanged under rotation.
  func snapping(_ frame: CGRect) -> CGAffineTransform {
    guard keepsAxes else { return self }
    var snapped = self
    (snapped.a, snapped.tx) = Self.snap(a, tx, frame.origin.x, frame.size.width)
    (snapped.d, snapped.ty) = Self.snap(d, ty, frame.origin.y, frame.size.height)
    return snapped
  }

  private static func snap(
    _ factor: CGFloat, _ shift: CGFloat, _ low: CGFloat, _ length: CGFloat
  ) -> (CGFloat, CGFloat) {
    let start = (factor * low + shift).nearestPixel
    let end = (factor * (low + length) + shift).nearestPixel
    let snapped = length > 0 ? (end - start) / length : factor
    return (snapped, start - snapped * low)
  }
}

extension PixelRect {
  /// The device pixels that a rectangle touches after `ctm`, by more than 1/500 pixel; empty for the null
  /// rectangle.
  ///
  /// Sums of the same coordinates in another order differ in their last bits; the margin keeps a child that
  /// ends on a pixel border inside the pixels of its parent.
  init(around rect: CGRect, _ ctm: CGAffineTransform) {
    let (x, y, w, h) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    if x == .infinity || !(x + y + w + h).isFinite && !(w == .infinity) {
      self = rect.isNull ? .empty : .everything
      return
    }
    if ctm.keepsAxes {
      let (xa, xb) = (ctm.a * x + ctm.tx, ctm.a * (x + w) + ctm.tx)
      let (ya, yb) = (ctm.d * y + ctm.ty, ctm.d * (y + h) + ctm.ty)
      self.init(nearlyLow: SIMD2(min(xa, xb), min(ya, yb)), high: SIMD2(max(xa, xb), max(ya, yb)))
    } else {
      let origin = SIMD2<Double>(ctm.a * x + ctm.c * y + ctm.tx, ctm.b * x + ctm.d * y + ctm.ty)
      let (u, v) = (SIMD2<Double>(ctm.a * w, ctm.b * w), SIMD2<Double>(ctm.c * h, ctm.d * h))
      let zero = SIMD2<Double>(repeating: 0)
      let low = pointwiseMin(u, zero) + pointwiseMin(v, zero)
      let high = pointwiseMax(u, zero) + pointwiseMax(v, zero)
      self.init(nearlyLow: origin + low, high: origin + high)
    }
  }

  /// The pixels between two corners, outward.
  init(low: SIMD2<Double>, high: SIMD2<Double>) {
    self.init(
      x0: Self.floor(low.x), y0: Self.floor(low.y), x1: -Self.floor(-high.x), y1: -Self.floor(-high.y))
  }

  private init(nearlyLow low: SIMD2<Double>, high: SIMD2<Double>) {
    self.init(low: low + 0.002, high: high - 0.002)
  }

  static let everything = PixelRect(x0: -(1 << 24), y0: -(1 << 24), x1: 1 << 24, y1: 1 << 24)

  @inline(__always) private static func floor(_ v: Double) -> Int {
    let held = min(16_777_216, max(-16_777_216, v))
    let whole = Int(held)
    return Double(whole) > held ? whole - 1 : whole
  }

  func expanded(by n: Int) -> PixelRect {
    isEmpty ? .empty : PixelRect(x0: x0 - n, y0: y0 - n, x1: x1 + n, y1: y1 + n)
  }

  func offset(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(x0: x0 + dx, y0: y0 + dy, x1: x1 + dx, y1: y1 + dy)
  }

  func contains(_ other: PixelRect) -> Bool {
    other.x0 >= x0 && other.y0 >= y0 && other.x1 <= x1 && other.y1 <= y1
  }
}

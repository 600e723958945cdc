import Foundation
import SashDisplay
import SashGeometry
import SashMessages

extension Painter {
  /// How far lines may be from their curve, in pixels; at 0.1 a small circle loses a fortieth of its area.
  static var tolerance: Double { 0.03 }

  func drawShape(_ shape: ShapeContent, _ ctm: CGAffineTransform, _ opacity: Float) {
    let snapped = shape.frame.map { ctm.snapping($0) } ?? ctm
    if covers.mode != .off {
      meetCover(shape, snapped, opacity)
      if covers.mode == .looking { return }
    }
    switch shape.mode {
    case .fill(let style):
      fill(shape.path, style, with: shape.paint, snapped, opacity)
    case .stroke(let style, let isAntialiased):
      guard let region = flattenStroke(shape.path, style, snapped, width: ctm) else { return }
      var coverage = CoverageStyle()
      coverage.isAntialiased = isAntialiased
      accumulator.begin(region)
      accumulator.add(outline)
      apply(.sweep(coverage), shape.paint, snapped, opacity)
    }
  }

  func fill(
    _ path: Path, _ style: FillStyle, with paint: Paint, _ ctm: CGAffineTransform, _ opacity: Float
  ) {
    if case .rect(let rect) = path.storage, ctm.keepsAxes, style.isAntialiased {
      fillRect(rect, with: paint, ctm, opacity)
      return
    }
    guard let region = flatten(path, ctm) else { return }
    accumulator.begin(region)
    accumulator.add(flat)
    apply(.sweep(CoverageStyle(style)), paint, ctm, opacity)
  }

  /// A level rectangle: whole pixels need no coverage.
  func fillRect(_ rect: CGRect, with paint: Paint, _ ctm: CGAffineTransform, _ opacity: Float) {
    let (xa, xb) = (ctm.a * rect.origin.x + ctm.tx, ctm.a * (rect.origin.x + rect.size.width) + ctm.tx)
    let (ya, yb) = (ctm.d * rect.origin.y + ctm.ty, ctm.d * (rect.origin.y + rect.size.height) + ctm.ty)
    guard (xa + xb + ya + yb).isFinite else {
      tellOnce("A rectangle has an edge that is not a finite number; it is not drawn.")
      return
    }
    let x0 = CoverageAccumulator.fixed(min(xa, xb))
    let x1 = CoverageAccumulator.fixed(max(xa, xb))
    let y0 = CoverageAccumulator.fixed(min(ya, yb))
    let y1 = CoverageAccumulator.fixed(max(ya, yb))
    let touched = PixelRect(x0: x0 >> 8, y0: y0 >> 8, x1: (x1 + 255) >> 8, y1: (y1 + 255) >> 8)
    let region = touched.intersection(clipRect)
    guard !region.isEmpty, x1 > x0, y1 > y0 else { return }
    if (x0 | x1 | y0 | y1) & 255 == 0 {
      if covers.mode == .off || clipMask != nil {
        apply(.rect(region), paint, ctm, opacity)
      } else {
        for part in covers.visible(of: region) { apply(.rect(part), paint, ctm, opacity) }
      }
    } else {
      accumulator.begin(region)
      accumulator.addRect(x0: x0, y0: y0, x1: x1, y1: y1)
      apply(.sweep(CoverageStyle()), paint, ctm, opacity)
    }
  }

  /// Flattens a path into `flat`; the clipped pixels it touches, or nil if there are none.
  func flatten(_ path: Path, _ ctm: CGAffineTransform) -> PixelRect? {
    flat.removeAll()
    guard flat.append(path, transform: ctm, tolerance: Self.tolerance) else {
      tellOnce("A path has a coordinate that is not a finite number; it is not drawn.")
      return nil
    }
    return region(of: flat)
  }

  /// The clipped pixels that a flat path touches, or nil if there are none.
  func region(of flat: FlatPath) -> PixelRect? {
    guard var low = flat.points.first else { return nil }
    var high = low
    for p in flat.points {
      low = pointwiseMin(low, p)
      high = pointwiseMax(high, p)
    }
    // Rounding to 1/256 may carry an edge over a pixel border.
    let region = PixelRect(low: low - 0.002, high: high + 0.002).intersection(clipRect)
    return region.isEmpty ? nil : region
  }

  /// Puts the outline of a stroke into `outline`, in device pixels. `width` is the transform that scales the
  /// pen.
  private func flattenStroke(
    _ path: Path, _ style: StrokeStyle, _ ctm: CGAffineTransform, width: CGAffineTransform
  ) -> PixelRect? {
    flat.removeAll()
    outline.removeAll()
    let (x, y) = (width.a * width.a + width.b * width.b, width.c * width.c + width.d * width.d)
    let isUniform = abs(x - y) <= 1e-6 * x && abs(width.a * width.c + width.b * width.d) <= 1e-6 * x
    let scale = isUniform ? x.squareRoot() : max(x, y).squareRoot()
    guard scale > 0, scale.isFinite, style.lineWidth > 0, style.lineWidth.isFinite else { return nil }
    let tolerance = isUniform ? Self.tolerance : Self.tolerance / Double(scale)
    guard flat.append(path, transform: isUniform ? ctm : .identity, tolerance: tolerance) else {
      tellOnce("A path has a coordinate that is not a finite number; it is not drawn.")
      return nil
    }
    var pen = style
    if isUniform { pen.lineWidth *= scale }
    let dash = Dash(pattern: style.dash, phase: style.dashPhase, scale: isUniform ? Double(scale) : 1)
    let stroker = Stroker(style: pen, tolerance: tolerance)
    if let dash {
      stroker.append(dash.cut(flat), to: &outline)
    } else {
      stroker.append(flat, to: &outline)
    }
    if !isUniform {
      let (u, v) = (SIMD2<Double>(ctm.a, ctm.b), SIMD2<Double>(ctm.c, ctm.d))
      let shift = SIMD2<Double>(ctm.tx, ctm.ty)
      for i in outline.points.indices {
        let p = outline.points[i]
        outline.points[i] = u * p.x + v * p.y + shift
      }
    }
    return region(of: outline)
  }
}

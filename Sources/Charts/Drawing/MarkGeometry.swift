import CoreGraphics
import Foundation
import SashCore

/// Where marks lie in a plot, in points with y downward.
struct MarkGeometry {
  let model: ChartModel
  let plot: CGRect

  func x(_ fraction: Double) -> CGFloat { plot.minX + plot.width * fraction }
  func y(_ fraction: Double) -> CGFloat { plot.maxY - plot.height * fraction }
  func x(_ datum: _PlotDatum) -> CGFloat? { model.x.fraction(datum).map(x) }
  func y(_ datum: _PlotDatum) -> CGFloat? { model.y.fraction(datum).map(y) }

  /// The place of a mark that is one point.
  func point(_ mark: _ChartMark) -> CGPoint? {
    let px =
      mark.x.map { $0.middle(model.x).map(x) } ?? (mark.xPoints.start.map { plot.minX + $0 } ?? plot.midX)
    let py =
      mark.y.map { $0.middle(model.y).map(y) } ?? (mark.yPoints.start.map { plot.minY + $0 } ?? plot.midY)
    guard let px, let py else { return nil }
    let ends = mark.endOffsets
    return CGPoint(
      x: px + mark.offset.width + (ends.xStart + ends.xEnd) / 2,
      y: py + mark.offset.height + (ends.yStart + ends.yEnd) / 2)
  }

  /// The rectangle of a bar, a rectangle or a rule.
  func rect(_ mark: _ChartMark) -> CGRect? {
    let upright = mark.isUpright
    let isBar = mark.kind == .bar
    // A rule reaches along one axis and is thin on the other.
    let across = mark.kind == .rule ? MarkDimension.fixed(0) : upright ? mark.width : mark.height
    let horizontal: (CGFloat, CGFloat)?
    let vertical: (CGFloat, CGFloat)?
    if isBar {
      horizontal = upright ? band(mark, true, across) : reach(mark.x, model.x, true, mark.xPoints)
      vertical = upright ? reach(mark.y, model.y, false, mark.yPoints) : band(mark, false, across)
    } else {
      horizontal = extent(
        mark.x, mark.xPoints, true, mark.kind == .rule ? .fixed(0) : mark.width,
        isRule: mark.kind == .rule, other: mark.y)
      vertical = extent(
        mark.y, mark.yPoints, false, mark.kind == .rule ? .fixed(0) : mark.height,
        isRule: mark.kind == .rule, other: mark.x)
    }
    guard var horizontal, var vertical else { return nil }
    horizontal.0 += mark.endOffsets.xStart
    horizontal.1 += mark.endOffsets.xEnd
    vertical.0 += mark.endOffsets.yStart
    vertical.1 += mark.endOffsets.yEnd
    return CGRect(
      x: min(horizontal.0, horizontal.1), y: min(vertical.0, vertical.1),
      width: abs(horizontal.1 - horizontal.0),
      height: abs(vertical.1 - vertical.0)
    ).offsetBy(dx: mark.offset.width, dy: mark.offset.height)
  }

  /// Along an axis: between two values, around one, or between two places in points.
  private func extent(
    _ span: _ChartMark.Span?, _ points: (start: CGFloat?, end: CGFloat?), _ isX: Bool, _ size: MarkDimension,
    isRule: Bool = false, other: _ChartMark.Span? = nil
  ) -> (CGFloat, CGFloat)? {
    let (low, high) = isX ? (plot.minX, plot.maxX) : (plot.minY, plot.maxY)
    guard let span else {
      // A line between two values of the other axis stands in the middle of this one, if nothing is said.
      if isRule, points == (nil, nil), let other, other.high != nil, !other.isBin {
        return ((low + high) / 2, (low + high) / 2)
      }
      return (points.start.map { low + $0 } ?? low, points.end.map { low + $0 } ?? high)
    }
    func place(_ datum: _PlotDatum) -> CGFloat? { isX ? x(datum) : y(datum) }
    guard let start = place(span.low) else { return nil }
    if let end = span.high.flatMap(place) {
      guard case .fixed(let width) = size.kind, !isRule || span.isBin else { return (start, end) }
      return ((start + end - width) / 2, (start + end + width) / 2)
    }
    let scale = isX ? model.x : model.y
    let whole = scale.bandwidth * (isX ? plot.width : plot.height)
    let width = size.size(of: whole, automatic: 1)
    return (start - width / 2, start + width / 2)
  }

  /// From 0 to a value, or between two.
  private func reach(
    _ span: _ChartMark.Span?, _ scale: PositionScale, _ isX: Bool, _ points: (start: CGFloat?, end: CGFloat?)
  ) -> (CGFloat, CGFloat)? {
    guard let span else { return extent(nil, points, isX, .automatic) }
    func place(_ datum: _PlotDatum) -> CGFloat? { isX ? x(datum) : y(datum) }
    guard let end = place(span.high ?? span.low) else { return nil }
    let start = span.high == nil ? baseline(scale).map { isX ? x($0) : y($0) } : place(span.low)
    return start.map { ($0, end) }
  }
  /// Where bars and areas begin: at 0, or at the end of the axis that is next to it.
  private func baseline(_ scale: PositionScale) -> Double? {
    guard let bounds = scale.bounds else { return 0 }
    let value = min(max(0, min(bounds.low, bounds.high)), max(bounds.low, bounds.high))
    return scale.fraction(.number(value))
  }

  /// The width of a bar where it stands.
  private func band(_ mark: _ChartMark, _ isX: Bool, _ size: MarkDimension) -> (CGFloat, CGFloat)? {
    let (scale, span, points) = isX ? (model.x, mark.x, mark.xPoints) : (model.y, mark.y, mark.yPoints)
    guard let span else { return extent(nil, points, isX, size) }
    let length = isX ? plot.width : plot.height
    func place(_ datum: _PlotDatum) -> CGFloat? { isX ? x(datum) : y(datum) }
    guard let start = place(span.low) else { return nil }
    var (middle, whole, ratio) = (start, scale.bandwidth * length, CGFloat(0.65))
    if let end = span.high.flatMap(place) {
      (middle, whole, ratio) = ((start + end) / 2, abs(end - start), span.isBin ? 0.75 : 1)
      // Months are not equally long; their bars are equally wide.
      if span.unit != nil, let least = isX ? model.leastUnits.x : model.leastUnits.y,
        let bounds = scale.bounds
      {
        whole = CGFloat(least / max(abs(bounds.high - bounds.low), 1e-12)) * length
      }
    } else if let bounds = scale.bounds {
      whole =
        CGFloat((isX ? model.barGaps.x : model.barGaps.y) / max(abs(bounds.high - bounds.low), 1e-12))
        * length
    }
    let width = max(size.size(of: whole, automatic: ratio), 0.5)
    guard let group = mark.positionBy, let (index, count) = position(group) else {
      return (middle - width / 2, middle + width / 2)
    }
    let part = width / CGFloat(count)
    let left = middle - width / 2 + part * CGFloat(index)
    return (left, left + part)
  }
  /// Which bar beside others it is.
  private func position(_ group: _PlotDatum) -> (Int, Int)? {
    model.positions[group].map { ($0, model.positions.count) }
  }

  /// Where a mark's notes are put.
  func frame(ofMark index: Int) -> CGRect? {
    let mark = model.marks[index]
    return switch mark.kind {
    case .bar, .rectangle, .rule: rect(mark)
    case .line, .area, .point: end(mark).map { CGRect(origin: $0, size: .zero).insetBy(dx: -4, dy: -4) }
    case .sector: PieGeometry(model: model, plot: plot).middle(ofMark: index)
    }
  }
  private func end(_ mark: _ChartMark) -> CGPoint? {
    guard mark.kind == .area, let high = mark.y?.high, let px = mark.x?.middle(model.x).map(x),
      let py = y(high)
    else {
      return point(mark)
    }
    return CGPoint(x: px, y: py)
  }
  /// Both lines of an area at a place.
  func areaEnds(_ mark: _ChartMark) -> (low: CGPoint, high: CGPoint)? {
    guard let px = mark.x?.middle(model.x).map(x), let span = mark.y,
      let ends = reach(span, model.y, false, (nil, nil))
    else { return nil }
    return (
      CGPoint(
        x: px + mark.offset.width + mark.endOffsets.xStart,
        y: ends.0 + mark.offset.height + mark.endOffsets.yStart),
      CGPoint(
        x: px + mark.offset.width + mark.endOffsets.xEnd,
        y: ends.1 + mark.offset.height + mark.endOffsets.yEnd)
    )
  }
}

/// Slices of a pie.
struct PieGeometry {
  let model: ChartModel
  let plot: CGRect
  private var center: CGPoint { CGPoint(x: plot.midX, y: plot.midY) }
  private var full: CGFloat { min(plot.width, plot.height) / 2 }

  /// From the top clockwise, in radians.
  private func angles(_ index: Int) -> (Double, Double) {
    guard let total = model.turns.last, total > 0 else { return (0, 0) }
    let turn = 2 * Double.pi / total
    return (model.turns[index] * turn - .pi / 2, model.turns[index + 1] * turn - .pi / 2)
  }
  private func radii(_ mark: _ChartMark) -> (inner: CGFloat, outer: CGFloat) {
    let outer = min(full, mark.outerRadius.size(of: full, automatic: 1))
    return (max(0, min(outer, mark.innerRadius.size(of: full, automatic: 0))), outer)
  }

  func path(_ index: Int) -> Path {
    let mark = model.marks[index]
    let (start, end) = angles(index)
    let (inner, outer) = radii(mark)
    guard end > start, outer > 0 else { return Path() }
    // The inset is a width, so nearer to the middle it takes a larger angle.
    func inset(_ radius: CGFloat) -> Double {
      radius > 0 ? Double(asin(min(1, mark.angularInset / radius))) : 0
    }
    let outside = min(inset(outer), (end - start) / 2)
    let inside = min(inset(max(inner, mark.angularInset)), (end - start) / 2)
    if let radius = mark.cornerRadius, radius > 0 {
      return rounded(start, end, inner, outer, mark.angularInset, radius)
    }
    return Path { path in
      path.addArc(
        center: center, radius: outer, startAngle: .radians(start + outside),
        endAngle: .radians(end - outside),
        clockwise: false)
      if inner > 0 {
        path.addArc(
          center: center, radius: inner, startAngle: .radians(end - inside),
          endAngle: .radians(start + inside),
          clockwise: true)
      } else {
        let middle = (start + end) / 2
        let distance = mark.angularInset / max(0.05, sin((end - start) / 2))
        path.addLine(
          to: CGPoint(
            x: center.x + min(distance, outer / 2) * cos(middle),
            y: center.y + min(distance, outer / 2) * sin(middle)))
      }
      path.closeSubpath()
    }
  }
  /// A slice with rounded corners, which are as large as there is room for.
  private func rounded(
    _ start: Double, _ end: Double, _ inner: CGFloat, _ outer: CGFloat, _ gap: CGFloat, _ wanted: CGFloat
  ) -> Path {
    /// Half of the angle that is left at a distance from the middle, without the gap.
    func half(_ radius: CGFloat) -> Double {
      max(0, (end - start) / 2 - (radius > 0 ? Double(asin(min(1, gap / radius))) : .pi))
    }
    let middle = (start + end) / 2
    func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let band = (outer - inner) / 2
    let radius = max(0, min(wanted, band, outer * CGFloat(half(outer))))
    // The inner ends have less room.
    let small = inner > 0 ? max(0, min(radius, inner * CGFloat(half(inner)))) : 0
    let (outerTurn, innerTurn) = (outer > 0 ? radius / outer : 0, inner > 0 ? small / inner : 0)
    let (a, b) = (middle - half(outer), middle + half(outer))
    func side(_ distance: CGFloat, _ isEnd: Bool) -> CGPoint {
      point(distance, isEnd ? middle + half(distance) : middle - half(distance))
    }
    return Path { path in
      path.move(to: side(outer - radius, false))
      path.addQuadCurve(to: point(outer, a + outerTurn), control: point(outer, a))
      path.addArc(
        center: center, radius: outer, startAngle: .radians(a + outerTurn), endAngle: .radians(b - outerTurn),
        clockwise: false)
      path.addQuadCurve(to: side(outer - radius, true), control: point(outer, b))
      if inner > 0 {
        let (c, d) = (middle + half(inner), middle - half(inner))
        path.addLine(to: side(inner + small, true))
        path.addQuadCurve(to: point(inner, c - innerTurn), control: point(inner, c))
        path.addArc(
          center: center, radius: inner, startAngle: .radians(c - innerTurn),
          endAngle: .radians(d + innerTurn), clockwise: true)
        path.addQuadCurve(to: side(inner + small, false), control: point(inner, d))
      } else {
        path.addLine(to: point(min(outer / 2, gap / max(0.05, sin((end - start) / 2))), middle))
      }
      path.closeSubpath()
    }
  }

  /// The middle of a slice, where its notes stand.
  func middle(ofMark index: Int) -> CGRect {
    let mark = model.marks[index]
    let (start, end) = angles(index)
    let (inner, outer) = radii(mark)
    let (angle, radius) = ((start + end) / 2, inner > 0 ? (inner + outer) / 2 : outer * 0.62)
    return CGRect(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle), width: 0, height: 0)
  }
}

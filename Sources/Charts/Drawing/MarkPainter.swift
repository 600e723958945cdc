import CoreGraphics
import Foundation
import SashCore

/// Draws marks, in their order; lines and areas where the first of their points is.
struct MarkPainter {
  let model: ChartModel
  let plot: CGRect
  private var geometry: MarkGeometry { MarkGeometry(model: model, plot: plot) }

  func draw(in context: inout GraphicsContext) {
    if model.isPie { return drawPie(in: &context) }
    var drawn: Set<Series> = []
    for (index, mark) in model.marks.enumerated() {
      context.opacity = mark.opacity
      switch mark.kind {
      case .bar, .rectangle: drawRectangle(mark, &context)
      case .rule: drawRule(mark, &context)
      case .point: drawSign(mark, &context)
      case .line, .area:
        guard drawn.insert(Series(mark)).inserted else { continue }
        let series = model.marks[index...].filter { Series($0) == Series(mark) }
        if mark.kind == .line { drawLine(series, &context) } else { drawArea(series, &context) }
      case .sector: break
      }
    }
  }

  /// What makes points belong to one line.
  private struct Series: Hashable {
    let kind: _ChartMark.Kind
    let series: _PlotDatum?
    let style: _PlotDatum?
    let symbol: _PlotDatum?
    let dash: _PlotDatum?
    init(_ mark: _ChartMark) {
      kind = mark.kind
      (series, style, symbol, dash) = (mark.series, mark.styleBy, mark.symbolBy, mark.lineStyleBy)
    }
  }

  private func shading(_ mark: _ChartMark) -> GraphicsContext.Shading {
    if let datum = mark.styleBy { return .style(model.styles.style(datum)) }
    return mark.style.map { .style($0) } ?? .color(.blue)
  }

  private func drawRectangle(_ mark: _ChartMark, _ context: inout GraphicsContext) {
    guard let rect = geometry.rect(mark)?.aligned(to: context.environment.displayScale) else { return }
    let radius = min(mark.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
    let path = radius > 0 ? Path(roundedRect: rect, cornerRadius: radius, style: .continuous) : Path(rect)
    context.fill(path, with: shading(mark))
  }
  private func drawRule(_ mark: _ChartMark, _ context: inout GraphicsContext) {
    guard let rect = geometry.rect(mark) else { return }
    let path = Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
    context.stroke(path, with: shading(mark), style: mark.lineStyle ?? StrokeStyle(lineWidth: 1))
  }
  private func drawSign(_ mark: _ChartMark, _ context: inout GraphicsContext) {
    guard let point = geometry.point(mark) else { return }
    let named = mark.symbolBy.flatMap { model.symbols.firstIndex(of: PositionScale.name($0)) }
    let shapes = BasicChartSymbolShape.all
    let symbol =
      mark.symbol
      ?? AnyChartSymbol(named.map { shapes[$0 % shapes.count] } ?? BasicChartSymbolShape(kind: .circle))
    let side = (mark.symbolArea ?? 44).squareRoot() * (mark.symbolArea == nil ? 1 : 1.128)
    context.fill(
      symbol.path(in: CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)),
      with: shading(mark))
  }

  private func drawLine(_ series: [_ChartMark], _ context: inout GraphicsContext) {
    guard let first = series.first else { return }
    let points = series.compactMap { geometry.point($0) }
    guard let start = points.first else { return }
    let path = Path { path in
      path.move(to: start)
      Curve.add(points, (first.interpolation ?? .linear).kind, to: &path)
    }
    var style = first.lineStyle ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    if first.lineStyle == nil, let datum = first.lineStyleBy { style.dash = dash(datum) }
    context.stroke(path, with: shading(first), style: style)
    for mark in series where mark.symbol != nil || mark.symbolBy != nil { drawSign(mark, &context) }
  }
  private func dash(_ datum: _PlotDatum) -> [CGFloat] {
    let names = model.marks.reduce(into: [_PlotDatum]()) { names, mark in
      if let name = mark.lineStyleBy, !names.contains(name) { names.append(name) }
    }
    return [[], [6, 4], [2, 4], [8, 4, 2, 4]][(names.firstIndex(of: datum) ?? 0) % 4]
  }
  private func drawArea(_ series: [_ChartMark], _ context: inout GraphicsContext) {
    guard let first = series.first else { return }
    let ends = series.compactMap { geometry.areaEnds($0) }
    guard let start = ends.first, let last = ends.last else { return }
    let method = (first.interpolation ?? .linear).kind
    let path = Path { path in
      path.move(to: start.high)
      Curve.add(ends.map(\.high), method, to: &path)
      path.addLine(to: last.low)
      Curve.add(ends.map(\.low).reversed(), method.backward, to: &path)
      path.closeSubpath()
    }
    context.fill(path, with: shading(first))
  }

  /// - Missing: rounded corners of sectors.
  private func drawPie(in context: inout GraphicsContext) {
    let pie = PieGeometry(model: model, plot: plot)
    for (index, mark) in model.marks.enumerated() {
      context.opacity = mark.opacity
      context.fill(pie.path(index), with: shading(mark))
    }
  }
}

extension InterpolationMethod.Kind {
  /// The same line, gone the other way.
  fileprivate var backward: Self {
    switch self {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}

extension CGRect {
  /// The rectangle with its edges between pixels, so that bars on each other have no gap. It stays at least a pixel wide.
  fileprivate func aligned(to scale: CGFloat) -> CGRect {
    guard scale > 0 else { return self }
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (round(minX), round(minY))
    return CGRect(
      x: left, y: top, width: max(round(maxX) - left, min(width, 1 / scale)),
      height: max(round(maxY) - top, min(height, 1 / scale)))
  }
}

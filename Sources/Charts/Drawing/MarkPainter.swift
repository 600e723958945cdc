import CoreGraphics
import Foundation
import SashCore

/// Draws marks, in their order; lines and areas where the first of their points is.
struct MarkPainter {
  let model: ChartModel
  let plot: CGRect
  private var geometry: MarkGeometry { MarkGeometry(model: model, plot: plot) }

  func draw(in context: inout GraphicsContext) { draw(Array(model.marks.indices), level: 0, in: &context) }

  /// Draws marks, those that have effects in common together.
  ///
  /// - Parameter level: How many effects around them have been seen to, the outermost first.
  private func draw(_ indices: [Int], level: Int, in context: inout GraphicsContext) {
    func effect(_ index: Int) -> MarkEffect? {
      let effects = model.marks[index].effects
      return effects.count > level ? effects[effects.count - 1 - level] : nil
    }
    guard indices.contains(where: { effect($0) != nil }) else { return drawPlain(indices, in: &context) }
    var start = indices.startIndex
    while start < indices.endIndex {
      let effect = effect(indices[start])
      var end = start + 1
      while end < indices.endIndex, effect === model.marks[indices[end]].effects.outer(level) { end += 1 }
      let part = Array(indices[start..<end])
      start = end
      guard let effect else {
        drawPlain(part, in: &context)
        continue
      }
      var inner = context
      inner.opacity = 1
      add(effect, around: part, to: &inner)
      inner.drawLayer { draw(part, level: level + 1, in: &$0) }
    }
  }

  private func add(_ effect: MarkEffect, around indices: [Int], to context: inout GraphicsContext) {
    switch effect.kind {
    case .layer: break
    case .shadow(let color, let radius, let x, let y):
      context.addFilter(.shadow(color: color, radius: radius, x: x, y: y))
    case .blur(let radius): context.addFilter(.blur(radius: radius))
    case .mask(let marks):
      context.clipToLayer { MarkPainter(model: model.showing(marks), plot: plot).draw(in: &$0) }
    case .clip(let path): if let frame = frame(around: indices) { context.clip(to: path(frame)) }
    }
  }
  /// The rectangle that marks fill.
  private func frame(around indices: [Int]) -> CGRect? {
    if model.isPie {
      let pie = PieGeometry(model: model, plot: plot)
      return indices.map { pie.path($0).boundingRect }.reduce(nil) { $0?.union($1) ?? $1 }
    }
    return indices.compactMap { index -> CGRect? in
      let mark = model.marks[index]
      switch mark.kind {
      case .line:
        return geometry.point(mark).map { CGRect(origin: $0, size: .zero) }
      case .area:
        return geometry.areaEnds(mark).map {
          CGRect(origin: $0.low, size: .zero).union(CGRect(origin: $0.high, size: .zero))
        }
      case .point:
        let side = (mark.symbolArea ?? 44).squareRoot() / 2
        return geometry.point(mark).map { CGRect(origin: $0, size: .zero).insetBy(dx: -side, dy: -side) }
      default: return geometry.rect(mark)
      }
    }.reduce(nil) { $0?.union($1) ?? $1 }
  }

  private func drawPlain(_ indices: [Int], in context: inout GraphicsContext) {
    if model.isPie { return drawPie(indices, in: &context) }
    var drawn: Set<Series> = []
    for (place, index) in indices.enumerated() {
      let mark = model.marks[index]
      context.opacity = mark.opacity
      switch mark.kind {
      case .bar, .rectangle: drawRectangle(mark, &context)
      case .rule: drawRule(mark, &context)
      case .point: drawSign(mark, &context)
      case .line, .area:
        guard drawn.insert(Series(mark)).inserted else { continue }
        let series = indices[place...].map { model.marks[$0] }.filter { Series($0) == Series(mark) }
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

  private func drawPie(_ indices: [Int], in context: inout GraphicsContext) {
    let pie = PieGeometry(model: model, plot: plot)
    for index in indices {
      let mark = model.marks[index]
      context.opacity = mark.opacity
      context.fill(pie.path(index), with: shading(mark))
    }
  }
}

extension [MarkEffect] {
  /// The effect that is so many inside of the outermost one.
  fileprivate func outer(_ level: Int) -> MarkEffect? { count > level ? self[count - 1 - level] : nil }
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

import Foundation

/// Puts bars and areas at the same place on top of each other.
struct Stacking {
  private struct Place: Hashable {
    let kind: Int
    let at: _PlotDatum?
    let group: _PlotDatum?
    let isUpright: Bool
  }

  static func stacked(_ marks: [_ChartMark]) -> [_ChartMark] {
    var marks = marks
    for (place, indices) in places(marks) {
      stack(&marks, indices, isUpright: place.isUpright)
    }
    return marks
  }

  private static func places(_ marks: [_ChartMark]) -> [Place: [Int]] {
    var places: [Place: [Int]] = [:]
    for (index, mark) in marks.enumerated() {
      guard mark.kind == .bar || mark.kind == .area, mark.stacking != .unstacked else { continue }
      let upright = mark.isUpright
      guard let length = upright ? mark.y : mark.x, length.high == nil || length.isBin,
        length.low.magnitude != nil
      else { continue }
      let at = upright ? mark.x?.low : mark.y?.low
      let kind = mark.kind == .bar ? 0 : 1
      places[Place(kind: kind, at: at, group: mark.positionBy, isUpright: upright), default: []].append(index)
    }
    return places
  }

  private static func stack(_ marks: inout [_ChartMark], _ indices: [Int], isUpright: Bool) {
    func length(_ index: Int) -> Double { (isUpright ? marks[index].y : marks[index].x)?.low.magnitude ?? 0 }
    let total = indices.reduce(0) { $0 + abs(length($1)) }
    var (up, down) = (0.0, 0.0)
    let method = indices.first.map { marks[$0].stacking } ?? .standard
    if method == .center { up = -total / 2 }
    let unit = method == .normalized && total > 0 ? 1 / total : 1
    for index in indices {
      let value = length(index) * unit
      let span: (Double, Double)
      if value >= 0 {
        span = (up, up + value)
        up += value
      } else {
        span = (down, down + value)
        down += value
      }
      let label = (isUpright ? marks[index].y : marks[index].x)?.label ?? ""
      var fresh = _ChartMark.Span(.number(span.0), .number(span.1))
      fresh.label = label
      if isUpright { marks[index].y = fresh } else { marks[index].x = fresh }
    }
  }
}

extension _ChartMark {
  /// Whether its length goes upward: it stands on the horizontal axis.
  var isUpright: Bool {
    guard let x else { return false }
    guard let y else { return kind != .bar }
    if y.high != nil, !y.isBin { return true }
    if x.high != nil, !x.isBin { return false }
    if case .number = y.low { return !(kind == .bar && x.unit == nil && isNumber(x) && y.isBin) }
    return false
  }
  private func isNumber(_ span: Span) -> Bool {
    if case .number = span.low { true } else { false }
  }
}

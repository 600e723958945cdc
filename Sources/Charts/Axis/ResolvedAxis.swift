import CoreGraphics
import Foundation
import SashCore

/// An axis with its values and what stands at each.
struct ResolvedAxis {
  struct Tick {
    let datum: _PlotDatum
    /// Of the axis' length.
    let fraction: Double
    /// Where the part of the axis ends that belongs to the value.
    let end: Double?
    let words: String
    let parts: [_AxisPart]
  }
  let side: AxisMarkPosition.Side
  let isHorizontal: Bool
  let isDate: Bool
  let ticks: [Tick]
}

extension _AxisSpec {
  func resolved(
    _ scale: PositionScale, isHorizontal: Bool, count: Int, unit: Calendar.Component?
  ) -> ResolvedAxis {
    let (data, stride) = values.data(scale, count: count)
    let fractions = data.map { scale.fraction($0) }
    let ticks = data.indices.compactMap { index -> ResolvedAxis.Tick? in
      guard let fraction = fractions[index], (-0.001...1.001).contains(fraction) else { return nil }
      let words = format?(data[index]) ?? Self.words(data[index], stride)
      let value = AxisValue(index: index, count: data.count, datum: data[index], words: words)
      let parts = content?(value) ?? standard(scale)
      return ResolvedAxis.Tick(
        datum: data[index], fraction: fraction, end: binEnd(data[index], scale, stride, unit), words: words,
        parts: parts)
    }
    let side: AxisMarkPosition.Side =
      switch position.side {
      case .automatic: isHorizontal ? .bottom : scale.categories != nil ? .leading : .trailing
      case let side: side
      }
    return ResolvedAxis(side: side, isHorizontal: isHorizontal, isDate: scale.isDate, ticks: ticks)
  }

  /// What charts have if nothing is said.
  private func standard(_ scale: PositionScale) -> [_AxisPart] {
    let label = _AxisPart(kind: .label(AxisLabel()))
    if scale.categories != nil { return [label] }
    return [_AxisPart(kind: .gridLine, stroke: stroke)]
      + (scale.isDate ? [_AxisPart(kind: .tick(14), stroke: stroke)] : [])
      + [label]
  }

  /// Words of categories stand in the middle of their bands, and words of days under the bars of days.
  private func binEnd(
    _ datum: _PlotDatum, _ scale: PositionScale, _ stride: DateStride?, _ unit: Calendar.Component?
  ) -> Double? {
    guard case .date(let seconds) = datum, let unit = stride?.unit ?? unit else { return nil }
    let calendar = stride?.calendar ?? .autoupdatingCurrent
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    return calendar.date(byAdding: unit, value: stride?.count ?? 1, to: date).flatMap {
      scale.fraction($0.datum)
    }
  }

  private static func words(_ datum: _PlotDatum, _ stride: DateStride?) -> String {
    switch datum {
    case .category(let name): return name
    case .number(let value): return value.formatted()
    case .date(let seconds):
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      return stride?.label(date) ?? date.formatted(.dateTime.month(.abbreviated).day())
    }
  }
}

extension AxisMarkValues {
  /// The values of an axis; for dates also their distance.
  func data(_ scale: PositionScale, count: Int) -> (data: [_PlotDatum], stride: DateStride?) {
    if case .values(let values) = kind { return (values, nil) }
    if let categories = scale.categories { return (categories.map { .category($0) }, nil) }
    guard let bounds = scale.bounds else { return ([], nil) }
    let (low, high) = (min(bounds.low, bounds.high), max(bounds.low, bounds.high))
    if scale.isDate { return dates(low, high, count) }
    switch kind {
    case .numbers(let stride) where stride > 0:
      let first = (low / stride - 1e-9).rounded(.up)
      let last = (high / stride + 1e-9).rounded(.down)
      guard last >= first, last - first < 1000 else { return ([], nil) }
      return ((0...Int(last - first)).map { .number((first + Double($0)) * stride) }, nil)
    case .automatic(let wanted, let minimum):
      if scale.type == .log { return (Self.powers(low, high), nil) }
      return (
        NiceNumbers(low: low, high: high, count: wanted ?? count, minimumStride: minimum).inner.map {
          .number($0)
        }, nil
      )
    default: return (NiceNumbers(low: low, high: high, count: count).inner.map { .number($0) }, nil)
    }
  }
  private static func powers(_ low: Double, _ high: Double) -> [_PlotDatum] {
    let (first, last) = (
      Int(log10(max(low, 1e-12)).rounded(.up)), Int(log10(max(high, 1e-12)).rounded(.down))
    )
    return first <= last ? (first...last).map { .number(pow(10, Double($0))) } : []
  }
  private func dates(_ low: Double, _ high: Double, _ count: Int) -> ([_PlotDatum], DateStride?) {
    let (start, end) = (Date(timeIntervalSinceReferenceDate: low), Date(timeIntervalSinceReferenceDate: high))
    let stride: DateStride
    switch kind {
    case .dates(let unit, let step, let calendar):
      stride = DateStride(unit: unit, count: step, calendar: calendar ?? .autoupdatingCurrent)
    case .automatic(let wanted, _):
      stride = .nice(from: start, through: end, count: wanted ?? count, calendar: .autoupdatingCurrent)
    default: stride = .nice(from: start, through: end, count: count, calendar: .autoupdatingCurrent)
    }
    return (stride.dates(from: start, through: end).map(\.datum), stride)
  }
}

import Foundation

/// What the marks of a chart have on one axis.
struct AxisExtent {
  private(set) var categories: [String] = []
  private(set) var low = Double.infinity
  private(set) var high = -Double.infinity
  private(set) var hasNumbers = false
  private(set) var hasDates = false
  /// Whether the marks are bars that stand on this axis, which half a bar before the first one and after the last one belong to.
  var standing: Set<Double> = []
  /// The shortest unit of time that a bar stands for, in seconds.
  private(set) var leastUnit: Double?

  mutating func add(_ datum: _PlotDatum) {
    switch datum {
    case .category(let name): if !categories.contains(name) { categories.append(name) }
    case .number(let value) where value.isFinite:
      hasNumbers = true
      (low, high) = (min(low, value), max(high, value))
    case .date(let value) where value.isFinite:
      hasDates = true
      (low, high) = (min(low, value), max(high, value))
    default: break
    }
  }
  mutating func addUnit(_ span: _ChartMark.Span) {
    guard span.unit != nil, let low = span.low.magnitude, let high = span.high?.magnitude else { return }
    leastUnit = min(leastUnit ?? .infinity, abs(high - low))
  }
  var isEmpty: Bool { categories.isEmpty && !hasNumbers && !hasDates }
}

extension PositionScale {
  /// The scale that holds all marks, as far as the settings leave it open.
  ///
  /// Axes of numbers have the 0 and end at round numbers; axes of dates end where the data do.
  init(_ extent: AxisExtent, _ settings: ScaleSettings, tickCount: Int, length: Double) {
    let padding = (
      length > 0 ? Double(settings.padding.start) / length : 0,
      length > 0 ? Double(settings.padding.end) / length : 0
    )
    switch settings.domain {
    case .values(let values):
      if values.allSatisfy({ $0.magnitude != nil }), let first = values.first?.magnitude,
        let last = values.last?.magnitude,
        settings.type != .category, values.count == 2, extent.categories.isEmpty
      {
        self.init(
          domain: .continuous(low: first, high: last, isDate: values[0].isDate),
          type: settings.type?.kind ?? .linear)
      } else {
        self.init(domain: .categories(values.map(PositionScale.name)))
      }
    case .range(let low, let high):
      if let from = low.magnitude, let to = high.magnitude {
        self.init(
          domain: .continuous(low: from, high: to, isDate: low.isDate), type: settings.type?.kind ?? .linear)
      } else {
        self.init(domain: .categories(extent.categories))
      }
    case .automatic(let includesZero, let reversed, let change):
      let inferred = Self.automatic(extent, settings, includesZero, tickCount)
      self.init(
        domain: change.map { inferred.changed($0) } ?? inferred,
        type: settings.type?.kind ?? .linear)
      isReversed = reversed
    }
    self.padding = padding
  }

  private static func automatic(
    _ extent: AxisExtent, _ settings: ScaleSettings, _ includesZero: Bool?, _ tickCount: Int
  ) -> Domain {
    if !extent.categories.isEmpty || settings.type == .category { return .categories(extent.categories) }
    guard extent.low <= extent.high else { return .continuous(low: 0, high: 1, isDate: extent.hasDates) }
    var (low, high) = (extent.low, extent.high)
    if let gap = extent.barGap { (low, high) = (low - gap / 2, high + gap / 2) }
    if extent.hasDates {
      if low == high { (low, high) = (low - 43_200, high + 43_200) }
      return .continuous(low: low, high: high, isDate: true)
    }
    if settings.type == .log {
      return .continuous(low: max(low, 1e-9), high: max(high, 1e-9 * 10), isDate: false)
    }
    if includesZero ?? true, extent.barGap == nil { (low, high) = (min(low, 0), max(high, 0)) }
    if low == high {
      (low, high) = (low - (low == 0 ? 0 : abs(low) / 2), high + (high == 0 ? 1 : abs(high) / 2))
    }
    guard extent.barGap == nil else { return .continuous(low: low, high: high, isDate: false) }
    let round = NiceNumbers(low: low, high: high, count: tickCount).rounded
    return .continuous(low: round.low, high: round.high, isDate: false)
  }
}

extension PositionScale.Domain {
  /// The values at the ends of a continuous axis, or all names.
  var values: [_PlotDatum] {
    switch self {
    case .categories(let names): names.map { .category($0) }
    case .continuous(let low, let high, let isDate):
      isDate ? [.date(low), .date(high)] : [.number(low), .number(high)]
    }
  }
  /// The domain from the least to the greatest value of another list; it stays where the list is empty or holds no numbers.
  fileprivate func changed(_ change: ([_PlotDatum]) -> [_PlotDatum]) -> Self {
    let changed = change(values)
    switch self {
    case .categories: return .categories(changed.map(PositionScale.name))
    case .continuous(_, _, let isDate):
      let numbers = changed.compactMap(\.magnitude)
      guard numbers.count == changed.count, numbers.allSatisfy(\.isFinite), let low = numbers.min(),
        let high = numbers.max()
      else { return self }
      return .continuous(low: low, high: high, isDate: isDate)
    }
  }
}

extension AxisExtent {
  /// The least distance of bars that stand on this axis; nil if there are none.
  var barGap: Double? {
    guard !standing.isEmpty else { return nil }
    let sorted = standing.sorted()
    let gaps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }
    return gaps.min() ?? (hasDates ? 86_400 : 1)
  }
}
extension _PlotDatum {
  var isDate: Bool {
    if case .date = self { true } else { false }
  }
}

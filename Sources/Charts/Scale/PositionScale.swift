import Foundation

/// Values into places along an axis, as fractions of its length.
struct PositionScale {
  enum Domain {
    case categories([String])
    case continuous(low: Double, high: Double, isDate: Bool)
  }
  var domain: Domain
  var type = ScaleType.linear.kind
  var isReversed = false
  /// In fractions of the length.
  var padding: (start: Double, end: Double) = (0, 0)

  var categories: [String]? {
    if case .categories(let names) = domain { names } else { nil }
  }
  var isDate: Bool {
    if case .continuous(_, _, true) = domain { true } else { false }
  }
  /// The lowest and the highest value of a continuous axis.
  var bounds: (low: Double, high: Double)? {
    if case .continuous(let low, let high, _) = domain { (low, high) } else { nil }
  }
  /// The share of each category.
  var bandwidth: Double {
    categories.map { usable / Double(max(1, $0.count)) } ?? 0
  }
  private var usable: Double { max(0, 1 - padding.start - padding.end) }

  /// Where a value stands, 0…1 from the beginning of the axis; a category stands in the middle of its band. Nil for a value of
  /// another kind.
  func fraction(_ datum: _PlotDatum) -> Double? {
    let plain: Double
    switch domain {
    case .categories(let names):
      guard let index = names.firstIndex(of: Self.name(datum)) else { return nil }
      plain = (Double(index) + 0.5) / Double(max(1, names.count))
    case .continuous(let low, let high, _):
      guard let value = datum.magnitude else { return nil }
      let (from, to) = (warped(low), warped(high))
      plain = to == from ? 0.5 : (warped(value) - from) / (to - from)
    }
    guard plain.isFinite else { return nil }
    return padding.start + (isReversed ? 1 - plain : plain) * usable
  }
  /// The value at a place.
  func datum(at fraction: Double) -> _PlotDatum? {
    guard usable > 0 else { return nil }
    var plain = (fraction - padding.start) / usable
    if isReversed { plain = 1 - plain }
    switch domain {
    case .categories(let names):
      let index = Int((min(plain, 1 - 1e-9) * Double(names.count)).rounded(.down))
      return names.indices.contains(index) ? .category(names[index]) : nil
    case .continuous(let low, let high, let isDate):
      let value = unwarped(warped(low) + (warped(high) - warped(low)) * plain)
      return isDate ? .date(value) : .number(value)
    }
  }
  /// The name that a value has as a category.
  static func name(_ datum: _PlotDatum) -> String {
    switch datum {
    case .category(let name): name
    case .number(let value): value.formatted()
    case .date(let seconds):
      Date(timeIntervalSinceReferenceDate: seconds).formatted(date: .abbreviated, time: .omitted)
    }
  }

  private func warped(_ value: Double) -> Double {
    switch type {
    case .log: log10(max(value, 1e-12))
    case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * log1p(abs(value * slope))
    default: value
    }
  }
  private func unwarped(_ value: Double) -> Double {
    switch type {
    case .log: pow(10, value)
    case .squareRoot: value < 0 ? -value * value : value * value
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * expm1(abs(value)) / slope
    default: value
    }
  }
}

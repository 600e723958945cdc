import Foundation

/// Writes distances as maps tell them: few figures, in the unit that fits.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  public enum Units: UInt, Sendable {
    case `default`, metric, imperial, imperialWithYards
  }
  public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
  open var locale: Locale! = .current
  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameter distance: In metres.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    guard distance.isFinite else { return "" }
    let (value, unit) = shown(abs(distance))
    let number = value.formatted(
      .number.locale(locale).precision(.fractionLength(0...(value < 10 && unit.isLarge ? 1 : 0))))
    let names =
      MKDistanceFormatter.names[unit.unit.symbol] ?? (unit.unit.symbol, unit.unit.symbol, unit.unit.symbol)
    if unitStyle != .full { return "\(number) \(names.short)" }
    return number == "1" ? "\(number) \(names.long)" : "\(number) \(names.plural)"
  }
  /// - Missing: the names of units in other languages than English.
  private static let names: [String: (short: String, long: String, plural: String)] = [
    "m": ("m", "meter", "meters"), "km": ("km", "kilometer", "kilometers"), "mi": ("mi", "mile", "miles"),
    "ft": ("ft", "foot", "feet"), "yd": ("yd", "yard", "yards"),
  ]
  open override func string(for obj: Any?) -> String? {
    (obj as? Double).map { string(fromDistance: $0) }
  }

  /// The metres that a text names; -1 for none.
  open func distance(from distance: String) -> CLLocationDistance {
    let scanner = Scanner(string: distance)
    guard let number = scanner.scanDouble() else { return -1 }
    let name = String(distance[scanner.currentIndex...]).trimmingCharacters(in: .whitespaces).lowercased()
    let lengths: [(String, Double)] = [
      ("km", 1000), ("kilo", 1000), ("mi", 1609.344), ("m", 1), ("ft", 0.3048), ("fe", 0.3048),
      ("fo", 0.3048),
      ("yd", 0.9144), ("ya", 0.9144),
    ]
    if name.isEmpty { return number }
    return lengths.first { name.hasPrefix($0.0) }.map { number * $0.1 } ?? -1
  }

  private func shown(_ metres: Double) -> (Double, (unit: UnitLength, isLarge: Bool)) {
    let system = units == .default ? standard : units
    func rounded(_ value: Double) -> Double {
      let step: Double = value < 100 ? 10 : value < 1000 ? 50 : 100
      return value < 10 ? value.rounded() : (value / step).rounded() * step
    }
    switch system {
    case .metric, .default:
      return metres < 1000
        ? (min(rounded(metres), 1000), (.meters, false)) : (metres / 1000, (.kilometers, true))
    case .imperial, .imperialWithYards:
      let miles = metres / 1609.344
      if miles >= 0.1 { return (miles, (.miles, true)) }
      return system == .imperial
        ? (rounded(metres / 0.3048), (.feet, false)) : (rounded(metres / 0.9144), (.yards, false))
    }
  }
  private var standard: Units {
    switch locale.measurementSystem {
    case .us: .imperial
    case .uk: .imperialWithYards
    default: .metric
    }
  }
}

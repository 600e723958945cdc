import Foundation

public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  var factor: Double {
    switch self {
    case .none: 1
    case .femto: 1e-15
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 1e1
    case .hecto: 1e2
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }
  var letters: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }
}

/// What a quantity is measured in: base units with powers, and a factor.
open class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  /// Powers of what is measured: mass in grams, length in metres, time in seconds, and what has a name of its own.
  let powers: [String: Int]
  let factor: Double
  /// Added after the factor: temperatures alone have it.
  let offset: Double

  init(_ text: String, _ powers: [String: Int], _ factor: Double = 1, offset: Double = 0) {
    (unitString, self.factor, self.offset) = (text, factor, offset)
    self.powers = powers.filter { $0.value != 0 }
  }
  /// - Parameter string: Units of Apple's spelling: `count/min`, `kg`, `mg/dL`, `m^2`.
  public convenience init(from string: String) {
    let unit = HKUnit.read(string)
    self.init(string, unit.powers, unit.factor, offset: unit.offset)
  }
  public convenience init(from massFormatterUnit: MassFormatter.Unit) {
    switch massFormatterUnit {
    case .kilogram: self.init(from: "kg")
    case .ounce: self.init(from: "oz")
    case .pound: self.init(from: "lb")
    case .stone: self.init(from: "st")
    default: self.init(from: "g")
    }
  }
  open func isNull() -> Bool { powers.isEmpty && factor == 1 }
  open override var description: String { unitString }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return powers == other.powers && factor == other.factor && offset == other.offset
  }
  open override var hash: Int { powers.hashValue ^ factor.hashValue }

  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)·\(unit.unitString)", powers.merging(unit.powers, uniquingKeysWith: +),
      factor * unit.factor)
  }
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)/\(unit.unitString)", powers.merging(unit.powers.mapValues { -$0 }, uniquingKeysWith: +),
      factor / unit.factor)
  }
  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit("\(unitString)^\(power)", powers.mapValues { $0 * power }, pow(factor, Double(power)))
  }
  open func reciprocal() -> HKUnit { HKUnit.count().named("").unitRaised(toPower: 0).unitDivided(by: self) }
  private func named(_ text: String) -> HKUnit { HKUnit(text, powers, factor, offset: offset) }

  // MARK: Units

  private class func of(_ letters: String, _ name: String, _ prefix: HKMetricPrefix, _ factor: Double = 1)
    -> HKUnit
  {
    HKUnit(prefix.letters + letters, [name: 1], prefix.factor * factor)
  }
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { of("g", "g", prefix) }
  open class func gram() -> HKUnit { of("g", "g", .none) }
  open class func ounce() -> HKUnit { HKUnit("oz", ["g": 1], 28.349523125) }
  open class func pound() -> HKUnit { HKUnit("lb", ["g": 1], 453.59237) }
  open class func stone() -> HKUnit { HKUnit("st", ["g": 1], 6350.29318) }
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { of("m", "m", prefix) }
  open class func meter() -> HKUnit { of("m", "m", .none) }
  open class func inch() -> HKUnit { HKUnit("in", ["m": 1], 0.0254) }
  open class func foot() -> HKUnit { HKUnit("ft", ["m": 1], 0.3048) }
  open class func yard() -> HKUnit { HKUnit("yd", ["m": 1], 0.9144) }
  open class func mile() -> HKUnit { HKUnit("mi", ["m": 1], 1609.344) }
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.letters + "L", ["m": 3], 0.001 * prefix.factor)
  }
  open class func liter() -> HKUnit { literUnit(with: .none) }
  open class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", ["m": 3], 2.95735295625e-5) }
  open class func cupUS() -> HKUnit { HKUnit("cup_us", ["m": 3], 2.365882365e-4) }
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { of("s", "s", prefix) }
  open class func second() -> HKUnit { of("s", "s", .none) }
  open class func minute() -> HKUnit { HKUnit("min", ["s": 1], 60) }
  open class func hour() -> HKUnit { HKUnit("hr", ["s": 1], 3600) }
  open class func day() -> HKUnit { HKUnit("d", ["s": 1], 86400) }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { of("J", "J", prefix) }
  open class func joule() -> HKUnit { of("J", "J", .none) }
  open class func kilocalorie() -> HKUnit { HKUnit("kcal", ["J": 1], 4184) }
  open class func largeCalorie() -> HKUnit { HKUnit("Cal", ["J": 1], 4184) }
  open class func smallCalorie() -> HKUnit { HKUnit("cal", ["J": 1], 4.184) }
  open class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.letters + "W", ["J": 1, "s": -1], prefix.factor)
  }
  open class func watt() -> HKUnit { wattUnit(with: .none) }
  open class func degreeCelsius() -> HKUnit { HKUnit("degC", ["K": 1], 1, offset: 273.15) }
  open class func degreeFahrenheit() -> HKUnit { HKUnit("degF", ["K": 1], 5 / 9, offset: 459.67 * 5 / 9) }
  open class func kelvin() -> HKUnit { HKUnit("K", ["K": 1]) }
  open class func count() -> HKUnit { HKUnit("count", [:]) }
  open class func percent() -> HKUnit { HKUnit("%", [:]) }
  open class func internationalUnit() -> HKUnit { HKUnit("IU", ["IU": 1]) }
  open class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", ["Pa": 1], 133.322387415) }
  open class func pascal() -> HKUnit { HKUnit("Pa", ["Pa": 1]) }
  open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    HKUnit("mol<\(gramsPerMole)>", ["g": 1], gramsPerMole)
  }
  open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    HKUnit("\(prefix.letters)mol<\(gramsPerMole)>", ["g": 1], gramsPerMole * prefix.factor)
  }
  open class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL", ["dBASPL": 1]) }
  open class func diopter() -> HKUnit { HKUnit("D", ["m": -1]) }

  // MARK: Reading

  private class func read(_ text: String) -> HKUnit {
    let halves = text.split(separator: "/", omittingEmptySubsequences: false)
    var unit = product(halves[0])
    for half in halves.dropFirst() {
      unit = unit.unitDivided(by: product(half.trimmingCharacters(in: CharacterSet(charactersIn: "()"))[...]))
    }
    return unit
  }
  private class func product(_ text: Substring) -> HKUnit {
    text.split(whereSeparator: { $0 == "·" || $0 == "*" }).map(power)
      .reduce(nil) { (all: HKUnit?, one) in all?.unitMultiplied(by: one) ?? one } ?? count()
  }
  private class func power(_ text: Substring) -> HKUnit {
    let parts = text.split(separator: "^")
    let unit = single(String(parts.first ?? ""))
    guard parts.count == 2, let power = Int(parts[1]) else { return unit }
    return unit.unitRaised(toPower: power)
  }
  private class func single(_ text: String) -> HKUnit {
    let plain: [HKUnit] = [
      gram(), ounce(), pound(), stone(), meter(), inch(), foot(), yard(), mile(), liter(), fluidOunceUS(),
      cupUS(),
      second(), minute(), hour(), day(), joule(), kilocalorie(), largeCalorie(), smallCalorie(), watt(),
      degreeCelsius(), degreeFahrenheit(), kelvin(), count(), percent(), internationalUnit(),
      millimeterOfMercury(),
      pascal(), decibelAWeightedSoundPressureLevel(), diopter(),
    ]
    if let unit = plain.first(where: { $0.unitString == text }) { return unit }
    if text.isEmpty || text == "1" { return count() }
    for length in [2, 1] where text.count > length {
      guard
        let prefix = (0...13).compactMap(HKMetricPrefix.init).first(where: {
          $0.letters == text.prefix(length)
        }),
        let unit = plain.first(where: { $0.unitString == text.dropFirst(length) })
      else { continue }
      return HKUnit(text, unit.powers, unit.factor * prefix.factor)
    }
    healthWarning("\"\(text)\" is no unit that is known; it counts as one of its own.")
    return HKUnit(text, [text: 1])
  }
}

/// A number of a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double

  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  /// Whether it can be said in that unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.powers == unit.powers }
  /// The number in another unit, which has to measure the same thing.
  open func doubleValue(for unit: HKUnit) -> Double {
    precondition(self.is(compatibleWith: unit), "A quantity in \(self.unit) was asked for in \(unit).")
    return unit == self.unit
      ? value : (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
  }
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, self.is(compatibleWith: other.unit) else { return false }
    return other.doubleValue(for: unit) == value
  }
  open override var hash: Int { unit.powers.hashValue }
  open override var description: String { "\(value) \(unit)" }
}

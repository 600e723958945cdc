import Foundation

/// Measurements in words, by the names that ICU has for the units of Foundation.
enum MeasurementWords {
  /// An amount, in the unit that the region of `locale` uses for `usage`, or in its own where there is none.
  static func string(
    _ value: Double, _ unit: Unit, width: UnitWords.Width, usage: String?, hidesScale: Bool, locale: Locale,
    write: (Double) -> String
  ) -> String {
    var (value, unit) = (value, unit)
    if let usage, let local = local(value, unit, usage, locale) { (value, unit) = local }
    let number = write(value)
    if hidesScale, unit is UnitTemperature { return number + "°" }
    guard let name = identifier(of: unit),
      let text = UnitWords.string(
        value, unit: name, width: width, number: ".########## group-off", locale: locale.identifier),
      let range = digits(in: text)
    else { return number + (width == .narrow ? "" : " ") + unit.symbol }
    return text.replacingCharacters(in: range, with: number)
  }

  /// The name of a unit: what stands with many of it, without a number.
  static func name(of unit: Unit, width: UnitWords.Width, locale: Locale) -> String {
    guard width == .wide, let name = identifier(of: unit),
      let text = UnitWords.string(2, unit: name, width: .wide, locale: locale.identifier),
      let range = digits(in: text)
    else { return unit.symbol }
    return text.replacingCharacters(in: range, with: "").trimmingCharacters(in: .whitespaces)
  }

  /// Where the number stands in a text.
  private static func digits(in text: String) -> Range<String.Index>? {
    // The ² of a unit is no digit.
    func isDigit(_ letter: Character) -> Bool {
      letter.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    }
    guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else {
      return nil
    }
    let start =
      first > text.startIndex && "-−".contains(text[text.index(before: first)])
      ? text.index(before: first) : first
    return start..<text.index(after: last)
  }

  /// - Source: CLDR's preferences of units: the United States, Liberia and Myanmar measure lengths in miles and feet and
  ///   masses in pounds, the United Kingdom roads in miles; the United States and a few others temperatures in Fahrenheit.
  private static func local(_ value: Double, _ unit: Unit, _ usage: String, _ locale: Locale) -> (
    Double, Unit
  )? {
    let region = locale.region?.identifier ?? "US"
    let isImperial = ["US", "LR", "MM"].contains(region)
    func to<D: Dimension>(_ units: D...) -> (Double, Unit)? {
      guard let own = unit as? D else { return nil }
      let all = Measurement(value: value, unit: own)
      // The largest unit of which there is one at least.
      let found =
        units.map { all.converted(to: $0) }.first { abs($0.value) >= 1 } ?? all.converted(to: units.last!)
      return (found.value, found.unit)
    }
    switch unit {
    case is UnitTemperature:
      let isFahrenheit = ["US", "BS", "BZ", "KY", "PR", "PW", "LR"].contains(region)
      return isFahrenheit ? to(UnitTemperature.fahrenheit) : to(UnitTemperature.celsius)
    case is UnitLength:
      if usage == "person" || usage == "personHeight" {
        return isImperial ? to(UnitLength.feet, .inches) : to(UnitLength.meters, .centimeters)
      }
      if isImperial || (region == "GB" && usage == "road") {
        return usage == "road" && region == "GB"
          ? to(UnitLength.miles, .yards) : to(UnitLength.miles, .feet, .inches)
      }
      return to(UnitLength.kilometers, .meters, .centimeters, .millimeters)
    case is UnitMass: return isImperial ? to(UnitMass.pounds, .ounces) : to(UnitMass.kilograms, .grams)
    case is UnitSpeed:
      return isImperial || region == "GB" ? to(UnitSpeed.milesPerHour) : to(UnitSpeed.kilometersPerHour)
    case is UnitEnergy:
      if usage == "food" || usage == "workout" { return to(UnitEnergy.kilocalories) }
      return to(UnitEnergy.kilowattHours, .joules)
    case is UnitVolume:
      return isImperial ? to(UnitVolume.gallons, .fluidOunces) : to(UnitVolume.liters, .milliliters)
    case is UnitArea:
      return isImperial ? to(UnitArea.squareMiles, .squareFeet) : to(UnitArea.squareKilometers, .squareMeters)
    default: return nil
    }
  }

  /// What ICU calls a unit of Foundation's.
  private static func identifier(of unit: Unit) -> String? {
    switch unit {
    case is UnitLength: named("length", unit.symbol, lengths)
    case is UnitMass: named("mass", unit.symbol, masses)
    case is UnitDuration: named("duration", unit.symbol, durations)
    case is UnitTemperature: named("temperature", unit.symbol, temperatures)
    case is UnitSpeed: named("speed", unit.symbol, speeds)
    case is UnitVolume: named("volume", unit.symbol, volumes)
    case is UnitArea: named("area", unit.symbol, areas)
    case is UnitAngle: named("angle", unit.symbol, angles)
    case is UnitEnergy: named("energy", unit.symbol, energies)
    case is UnitPower: named("power", unit.symbol, powers)
    case is UnitPressure: named("pressure", unit.symbol, pressures)
    case is UnitFrequency: named("frequency", unit.symbol, frequencies)
    case is UnitInformationStorage: named("digital", unit.symbol, storages)
    default: nil
    }
  }
  private static func named(_ kind: String, _ symbol: String, _ names: [String: String]) -> String? {
    names[symbol].map { kind + "-" + $0 }
  }

  private static let lengths = [
    "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "dekameter", "m": "meter",
    "dm": "decimeter",
    "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer",
    "in": "inch",
    "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
    "NM": "nautical-mile",
    "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
  ]
  private static let masses = [
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound",
    "st": "stone",
    "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
  ]
  private static let durations = [
    "s": "second", "min": "minute", "hr": "hour", "ms": "millisecond", "μs": "microsecond",
    "ns": "nanosecond",
  ]
  private static let temperatures = ["°C": "celsius", "°F": "fahrenheit", "K": "kelvin"]
  private static let speeds = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]
  private static let volumes = [
    "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter", "m³": "cubic-meter",
    "tsp": "teaspoon",
    "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
    "metric cup": "cup-metric",
  ]
  private static let areas = [
    "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "in²": "square-inch",
    "ft²": "square-foot",
    "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
  ]
  private static let angles = [
    "°": "degree", "ʹ": "arc-minute", "ʺ": "arc-second", "rad": "radian", "rev": "revolution",
  ]
  private static let energies = [
    "kJ": "kilojoule", "J": "joule", "kCal": "foodcalorie", "cal": "calorie", "kWh": "kilowatt-hour",
  ]
  private static let powers = [
    "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "GW": "gigawatt", "hp": "horsepower",
  ]
  private static let pressures = [
    "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "inHg": "inch-ofhg", "mbar": "millibar",
    "bar": "bar",
    "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch", "N/m²": "pascal",
  ]
  private static let frequencies = [
    "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
  ]
  private static let storages = [
    "B": "byte", "bit": "bit", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
    "PB": "petabyte",
    "kbit": "kilobit", "Mbit": "megabit", "Gbit": "gigabit", "Tbit": "terabit",
  ]
}

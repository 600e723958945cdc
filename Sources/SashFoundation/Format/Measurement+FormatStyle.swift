import Foundation

extension Measurement where UnitType: Dimension {
  /// Says how much there is as a locale does: "5 km".
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct UnitWidth: Codable, Hashable, Sendable {
      let rawValue: String
      /// "5 kilometers", "5 km", "5km".
      public static var wide: Self { Self(rawValue: UnitWords.Width.wide.rawValue) }
      public static var abbreviated: Self { Self(rawValue: UnitWords.Width.short.rawValue) }
      public static var narrow: Self { Self(rawValue: UnitWords.Width.narrow.rawValue) }
    }
    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    var hidesScaleName = false

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage, self.numberFormatStyle) = (
        width, locale, usage, numberFormatStyle
      )
    }

    public func format(_ measurement: Measurement) -> String {
      let usage = usage?.name
      let digits =
        numberFormatStyle
        ?? FloatingPointFormatStyle<Double>().precision(.fractionLength(0...(usage == "asProvided" ? 3 : 1)))
      return MeasurementWords.string(
        measurement.value, measurement.unit, width: UnitWords.Width(rawValue: width.rawValue) ?? .short,
        usage: usage == "asProvided" ? nil : usage, hidesScale: hidesScaleName, locale: locale,
        write: { digits.locale(locale).format($0) })
    }
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Says how much there is in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }
  /// Says how much there is, in the units of the user's region.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

/// What a measurement is for, which decides on its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String
  /// What people of the region use mostly.
  public static var general: Self { Self(name: "general") }
  /// The unit that it has.
  public static var asProvided: Self { Self(name: "asProvided") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "personHeight") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "focalLength") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "workout") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension FormatStyle {
  /// Says how much there is.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
  /// A temperature, with or without the name of its scale: "20°".
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}

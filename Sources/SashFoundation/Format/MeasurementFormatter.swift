import Foundation

/// Says how much of a unit there is: "5 km", in the units of the user's region if nothing else is asked for.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement, and not the region's.
    public static let providedUnit = Self(rawValue: 1)
    /// Miles or feet, whichever gives a number that is easy to read.
    public static let naturalScale = Self(rawValue: 2)
    /// "20°" without the scale's letter.
    public static let temperatureWithoutUnit = Self(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .autoupdatingCurrent
  /// How the number is written.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What measurements of unknown dimensions take; those of known ones, that are made in the call, would take it as well.
  @_disfavoredOverload
  open func string(from measurement: Measurement<Unit>) -> String { words(of: measurement) }
  private func words(of measurement: Measurement<Unit>) -> String {
    MeasurementWords.string(
      measurement.value, measurement.unit, width: width,
      usage: unitOptions.contains(.providedUnit) ? nil : "default",
      hidesScale: unitOptions.contains(.temperatureWithoutUnit), locale: locale,
      write: { [numberFormatter, locale] value in
        guard let formatter = numberFormatter?.copy() as? NumberFormatter else { return "\(value)" }
        formatter.locale = locale
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
      })
  }
  /// Measurements of a dimension, as Swift tells them apart.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    words(of: Measurement<Unit>(value: measurement.value, unit: measurement.unit))
  }
  /// The name of a unit.
  open func string(from unit: Unit) -> String {
    MeasurementWords.name(of: unit, width: width, locale: locale)
  }
  open override func string(for obj: Any?) -> String? {
    (obj as? NSMeasurement).map { string(from: Measurement(value: $0.doubleValue, unit: $0.unit)) }
  }

  private var width: UnitWords.Width {
    switch unitStyle {
    case .long: .wide
    case .short: .narrow
    default: .short
    }
  }
}

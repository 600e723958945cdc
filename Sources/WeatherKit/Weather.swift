import CoreLocation
import Foundation

/// When and where weather holds.
public struct WeatherMetadata: Codable, Hashable, Sendable {
  public var date: Date
  public var expirationDate: Date
  public var latitude: Double
  public var longitude: Double
}

/// The weather of now.
public struct CurrentWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  /// A symbol of the system that shows the condition.
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var isDaylight: Bool
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
  public var metadata: WeatherMetadata
}

/// The weather of a minute.
public struct MinuteWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var isDaylight: Bool
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
}

/// The weather of a day.
public struct DayWeather: Codable, Hashable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var lowTemperature: Measurement<UnitTemperature>
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  public var sun: SunEvents
  public var moon: MoonEvents
  public var uvIndex: UVIndex
  public var wind: Wind
}

/// When the sun rises and sets.
public struct SunEvents: Codable, Hashable, Sendable {
  public var sunrise: Date?
  public var sunset: Date?
  public var solarNoon: Date?
  public var solarMidnight: Date?
  public var civilDawn: Date?
  public var civilDusk: Date?
}

/// When the moon rises and sets, and how much is seen of it.
public struct MoonEvents: Codable, Hashable, Sendable {
  public var phase: MoonPhase
  public var moonrise: Date?
  public var moonset: Date?
}

/// How much is seen of the moon.
public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
  public var description: String {
    rawValue.reduce(into: "") { words, letter in
      words += words.isEmpty ? letter.uppercased() : letter.isUppercase ? " \(letter)" : "\(letter)"
    }
  }
  /// A symbol of the system that shows the phase.
  public var symbolName: String {
    let words = rawValue.reduce(into: "") { $0 += $1.isUppercase ? ".\($1.lowercased())" : "\($1)" }
    return "moonphase.\(words)" + (self == .new || self == .full ? ".moon" : "")
  }
}

/// A warning of dangerous weather.
public struct WeatherAlert: Codable, Hashable, Sendable {
  public var detailsURL: URL
  public var source: String
  public var summary: String
  public var region: String?
  public var severity: WeatherSeverity
}

/// How dangerous weather is.
public enum WeatherSeverity: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  case minor, moderate, severe, extreme, unknown
  public var description: String { rawValue.capitalized }
}

/// What is known of the weather at a place.
public struct WeatherAvailability: Codable, Hashable, Sendable {
  public enum AvailabilityKind: String, Codable, Hashable, Sendable {
    case available, temporarilyUnavailable, unsupported, unknown
  }
  public var minuteAvailability: AvailabilityKind
  public var alertAvailability: AvailabilityKind
}

/// The weather to come, in steps.
public struct Forecast<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Codable, Hashable,
  Sendable
{
  public var forecast: [Element]
  public var metadata: WeatherMetadata
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

/// The weather at a place.
public struct Weather: Codable, Hashable, Sendable {
  public var currentWeather: CurrentWeather
  public var minuteForecast: Forecast<MinuteWeather>?
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
  public var weatherAlerts: [WeatherAlert]?
  public var availability: WeatherAvailability
}

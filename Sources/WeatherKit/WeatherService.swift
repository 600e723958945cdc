import CoreLocation
import Foundation
import SashMessages

/// Why there is no weather.
public enum WeatherError: LocalizedError, Sendable {
  case permissionDenied
  case unknown
  public var errorDescription: String? { "Apple's weather service is not available here." }
}

/// One of the things that can be asked.
public struct WeatherQuery<T: Sendable>: Sendable {
  private init() {}
}
extension WeatherQuery where T == CurrentWeather { public static var current: WeatherQuery<T> { .init() } }
extension WeatherQuery where T == Forecast<MinuteWeather>? {
  public static var minute: WeatherQuery<T> { .init() }
}
extension WeatherQuery where T == Forecast<HourWeather> {
  public static var hourly: WeatherQuery<T> { .init() }
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<T> { .init() }
}
extension WeatherQuery where T == Forecast<DayWeather> {
  public static var daily: WeatherQuery<T> { .init() }
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<T> { .init() }
}
extension WeatherQuery where T == [WeatherAlert]? { public static var alerts: WeatherQuery<T> { .init() } }
extension WeatherQuery where T == WeatherAvailability {
  public static var availability: WeatherQuery<T> { .init() }
}

/// Who made the forecasts.
public struct WeatherAttribution: Hashable, Sendable {
  public let legalPageURL: URL
  public let serviceName: String
  public let combinedMarkLightURL: URL
  public let combinedMarkDarkURL: URL
  public let squareMarkURL: URL
  public let legalAttributionText: String
}

/// Asks for the weather. Apple's service answers only signed programs, so every question fails with an error, which is said
/// once on standard error.
///
/// - Missing: weather.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()
  public init() {}

  public var attribution: WeatherAttribution { get async throws { try noWeather() } }
  public func weather(for location: CLLocation) async throws -> Weather { try noWeather() }
  public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
    try noWeather()
  }
  public func weather<each T>(
    for location: CLLocation, including dataSet: repeat WeatherQuery<each T>
  ) async throws -> (repeat each T) { try noWeather() }
}

private func noWeather<Answer>() throws -> Answer {
  tellOnce("Apple's weather service is not available here.", by: "WeatherKit")
  throw WeatherError.permissionDenied
}

import Foundation

/// What the weather is like.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet
  case smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

  /// In words: "Mostly Cloudy".
  public var description: String {
    rawValue.reduce(into: "") { words, letter in
      if words.isEmpty {
        words += letter.uppercased()
      } else {
        words += letter.isUppercase ? " \(letter)" : "\(letter)"
      }
    }
  }
  /// In words, for those who hear them.
  public var accessibilityDescription: String { description }
}

/// What falls from the sky.
public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  case none, hail, mixed, rain, sleet, snow
  public var description: String { rawValue.capitalized }
}

/// Where the pressure of the air is going.
public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  case rising, falling, steady
  public var description: String { rawValue.capitalized }
}

/// How much ultraviolet light there is.
public struct UVIndex: Codable, Hashable, Sendable {
  public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Sendable, Comparable,
    CustomStringConvertible
  {
    case low, moderate, high, veryHigh, extreme
    public var description: String { self == .veryHigh ? "Very High" : rawValue.capitalized }
    /// The numbers of the category, of which 11 and above are extreme.
    ///
    /// - Source: the World Health Organization's global solar UV index
    public var rangeValue: ClosedRange<Int> {
      switch self {
      case .low: 0...2
      case .moderate: 3...5
      case .high: 6...7
      case .veryHigh: 8...10
      case .extreme: 11...Int.max
      }
    }
    public static func < (a: Self, b: Self) -> Bool { a.rangeValue.lowerBound < b.rangeValue.lowerBound }
  }
  public var value: Int
  public var category: ExposureCategory
}

/// How the air moves.
public struct Wind: Codable, Hashable, Sendable {
  public enum CompassDirection: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
    case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
    public var description: String {
      rawValue.reduce(into: "") { words, letter in
        words += words.isEmpty ? letter.uppercased() : letter.isUppercase ? " \(letter)" : "\(letter)"
      }
    }
    public var abbreviation: String {
      description.split(separator: " ").reduce(into: "") { letters, word in
        letters += word.prefix(1).uppercased()
        // "Northeast" is two directions in one word.
        if word.lowercased().hasSuffix("east"), word.count > 4 { letters += "E" }
        if word.lowercased().hasSuffix("west"), word.count > 4 { letters += "W" }
      }
    }
  }
  public var compassDirection: CompassDirection
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?
}

@_exported import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

/// What a time is besides a number.
public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// A time as a fraction of a second: `value / timescale`.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  public init() { self = .invalid }
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// Seconds, to the nearest part of the scale.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    if seconds.isNaN {
      self = .invalid
    } else if seconds.isInfinite {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
    } else {
      let scaled = seconds * Double(preferredTimescale)
      let value = CMTimeValue(exactly: scaled.rounded()) ?? (scaled > 0 ? .max : .min)
      self.init(value: value, timescale: preferredTimescale)
      if isValid, scaled != scaled.rounded() { flags.insert(.hasBeenRounded) }
    }
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(value: 0, timescale: 0, flags: [], epoch: 0)
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isNumeric: Bool {
    flags.intersection([.valid, .positiveInfinity, .negativeInfinity, .indefinite]) == .valid
  }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
  /// In seconds; not a number where there are none.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
  }
}

extension CMTime: Comparable, Hashable {
  public static func == (a: CMTime, b: CMTime) -> Bool {
    if !a.isNumeric || !b.isNumeric {
      return a.flags.subtracting(.hasBeenRounded) == b.flags.subtracting(.hasBeenRounded)
    }
    return a.value.multipliedFullWidth(by: Int64(b.timescale))
      == b.value.multipliedFullWidth(by: Int64(a.timescale))
  }
  /// Times that are none come first, then those from negative to positive infinity; indefinite ones come last.
  public static func < (a: CMTime, b: CMTime) -> Bool {
    func rank(_ time: CMTime) -> Int {
      if !time.isValid { return 0 }
      return time.isNegativeInfinity ? 1 : time.isNumeric ? 2 : time.isPositiveInfinity ? 3 : 4
    }
    if !a.isNumeric || !b.isNumeric { return rank(a) < rank(b) }
    return a.value.multipliedFullWidth(by: Int64(b.timescale))
      < b.value.multipliedFullWidth(by: Int64(a.timescale))
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : Double(flags.rawValue)) }

  public static func + (a: CMTime, b: CMTime) -> CMTime { combined(a, b) { $0.addingReportingOverflow($1) } }
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    combined(a, b) { $0.subtractingReportingOverflow($1) }
  }
  /// In the finer of the scales where one is a multiple of the other, else in one of both.
  private static func combined(
    _ a: CMTime, _ b: CMTime, _ operation: (Int64, Int64) -> (Int64, Bool)
  ) -> CMTime {
    guard a.isNumeric, b.isNumeric else {
      return !a.isValid || !b.isValid ? .invalid : a.isNumeric ? b : a
    }
    func divisor(_ x: Int32, _ y: Int32) -> Int32 { y == 0 ? x : divisor(y, x % y) }
    let common = Int64(a.timescale) / Int64(divisor(a.timescale, b.timescale)) * Int64(b.timescale)
    let scale = CMTimeScale(exactly: common) ?? max(a.timescale, b.timescale)
    let (x, y) = (a.convertScale(scale, method: .default), b.convertScale(scale, method: .default))
    let (value, overflows) = operation(x.value, y.value)
    return overflows ? .invalid : CMTime(value: value, timescale: scale)
  }

  /// The same time in another scale.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0, newTimescale != timescale else { return self }
    let exact = Double(value) * Double(newTimescale) / Double(timescale)
    let rounded =
      switch method {
      case .roundHalfAwayFromZero: exact.rounded()
      case .roundTowardZero, .quickTime: exact.rounded(.towardZero)
      case .roundAwayFromZero: exact.rounded(.awayFromZero)
      case .roundTowardPositiveInfinity: exact.rounded(.up)
      case .roundTowardNegativeInfinity: exact.rounded(.down)
      }
    var result = CMTime(value: CMTimeValue(exactly: rounded) ?? 0, timescale: newTimescale)
    if rounded != exact { result.flags.insert(.hasBeenRounded) }
    return result
  }
}

/// Which way a time goes that lies between two parts of a scale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity,
    roundTowardNegativeInfinity
  public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time1 == time2 ? 0 : 1
}

/// Times from one on, so long.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { (self.start, duration) = (start, end - start) }
  public var end: CMTime { start + duration }
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
}

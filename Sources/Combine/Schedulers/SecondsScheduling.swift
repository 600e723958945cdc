import Foundation
import OpenCombine

/// A length of time in seconds: the stride of the schedulers that count in `Date`s.
public protocol _SecondsStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Codable,
  Sendable,
  ExpressibleByFloatLiteral
where Magnitude == TimeInterval, FloatLiteralType == TimeInterval, IntegerLiteralType == TimeInterval {
  var magnitude: TimeInterval { get set }
  init(_ timeInterval: TimeInterval)
}

extension _SecondsStride {
  public init(integerLiteral value: TimeInterval) { self.init(value) }
  public init(floatLiteral value: TimeInterval) { self.init(value) }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = TimeInterval(exactly: source) else { return nil }
    self.init(seconds)
  }
  /// The same seconds, under the name that Foundation uses.
  public var timeInterval: TimeInterval { magnitude }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
  public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }
  public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }
  public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }

  public static func seconds(_ value: Int) -> Self { Self(TimeInterval(value)) }
  public static func seconds(_ value: Double) -> Self { Self(value) }
  public static func milliseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e3) }
  public static func microseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e6) }
  public static func nanoseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e9) }
}

/// A moment on a scheduler that counts in `Date`s.
public protocol _DateInstant: Strideable, Codable, Hashable, Sendable where Stride: _SecondsStride {
  var date: Date { get set }
  init(_ date: Date)
}

extension _DateInstant {
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  public func advanced(by stride: Stride) -> Self { Self(date.addingTimeInterval(stride.magnitude)) }
}

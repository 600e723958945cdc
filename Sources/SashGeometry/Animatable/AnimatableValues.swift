/// Any number of vectors that animate as one.
@frozen public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  public var value: (repeat each Value)

  @inlinable public init(_ value: repeat each Value) { self.value = (repeat each value) }

  @inlinable public static var zero: Self { Self(repeat (each Value).zero) }
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
    Self(repeat (each lhs.value) + (each rhs.value))
  }
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
    Self(repeat (each lhs.value) - (each rhs.value))
  }
  @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  @inlinable public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }
  @inlinable public var magnitudeSquared: Double {
    var sum = 0.0
    for component in repeat each value { sum += component.magnitudeSquared }
    return sum
  }
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool {
    for isEqual in repeat (each lhs.value) == (each rhs.value) {
      if !isEqual { return false }
    }
    return true
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}

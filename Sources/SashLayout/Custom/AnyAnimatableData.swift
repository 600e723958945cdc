import SashGeometry

/// The animatable vector of a layout whose type is not known.
///
/// Vectors of different types do not mix: their sum is the left one, so a change of the layout type jumps.
public struct _AnyAnimatableData: VectorArithmetic {
  /// Nil is the zero of every type.
  private(set) var vector: (any VectorArithmetic)?

  init(_ vector: (any VectorArithmetic)?) { self.vector = vector }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  public static func == (a: Self, b: Self) -> Bool {
    func equals<V: VectorArithmetic>(_ vector: V, _ other: (any VectorArithmetic)?) -> Bool {
      guard let other else { return vector == .zero }
      return (other as? V) == vector
    }
    guard let vector = a.vector ?? b.vector else { return true }
    return equals(vector, a.vector == nil ? nil : b.vector)
  }

  public static func += (a: inout Self, b: Self) {
    func sum<V: VectorArithmetic>(_ vector: V) -> any VectorArithmetic {
      (b.vector as? V).map { vector + $0 } ?? vector
    }
    a.vector = a.vector.map { sum($0) } ?? b.vector
  }
  public static func -= (a: inout Self, b: Self) {
    var negative = b
    negative.scale(by: -1)
    a += negative
  }
  public static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum += b
    return sum
  }
  public static func - (a: Self, b: Self) -> Self {
    var difference = a
    difference -= b
    return difference
  }

  public mutating func scale(by factor: Double) { vector?.scale(by: factor) }
  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }
}

import SashCore

/// The numbers of a chart as a vector. Charts of other marks have nothing between them: the new one is there at once.
struct ChartMotion: VectorArithmetic {
  var numbers: [Double]
  static let zero = ChartMotion(numbers: [])

  private static func combined(_ a: ChartMotion, _ b: ChartMotion, _ combine: (Double, Double) -> Double)
    -> ChartMotion
  {
    if b.numbers.isEmpty { return a }
    if a.numbers.isEmpty { return ChartMotion(numbers: b.numbers.map { combine(0, $0) }) }
    guard a.numbers.count == b.numbers.count else { return a.numbers.count > b.numbers.count ? a : b }
    return ChartMotion(numbers: zip(a.numbers, b.numbers).map(combine))
  }
  static func + (a: ChartMotion, b: ChartMotion) -> ChartMotion { combined(a, b, +) }
  /// Nothing, where there is no way from one to the other.
  static func - (a: ChartMotion, b: ChartMotion) -> ChartMotion {
    if !a.numbers.isEmpty, !b.numbers.isEmpty, a.numbers.count != b.numbers.count { return .zero }
    return combined(a, b, -)
  }
  mutating func scale(by factor: Double) { for index in numbers.indices { numbers[index] *= factor } }
  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}

import Foundation

/// Round numbers of a range: multiples of 1, 2 or 5 times a power of ten.
struct NiceNumbers {
  let low: Double
  let high: Double
  let step: Double

  init(low: Double, high: Double, count: Int, minimumStride: Double? = nil) {
    (self.low, self.high) = (low, high)
    let rough = max((high - low) / Double(max(1, count)), minimumStride ?? 0)
    guard rough > 0, rough.isFinite else {
      step = 1
      return
    }
    let power = pow(10, log10(rough).rounded(.down))
    let error = rough / power
    let factor: Double = error >= 7.5 ? 10 : error >= 3.5 ? 5 : error >= 1.5 ? 2 : 1
    step = max(power * factor, minimumStride ?? 0)
  }

  /// The range grown to round numbers.
  var rounded: (low: Double, high: Double) {
    ((low / step + 1e-9).rounded(.down) * step, (high / step - 1e-9).rounded(.up) * step)
  }
  /// Round numbers inside of the range.
  var inner: [Double] { values((low / step - 1e-9).rounded(.up), (high / step + 1e-9).rounded(.down)) }
  /// Round numbers that cover the range.
  var outer: [Double] {
    let ends = rounded
    return values((ends.low / step).rounded(), (ends.high / step).rounded())
  }
  private func values(_ first: Double, _ last: Double) -> [Double] {
    guard first.isFinite, last.isFinite, last >= first, last - first < 1000 else { return [] }
    // Products instead of sums: 0.1 three times is not 0.3.
    let digits = max(0, min(12, -Int(log10(step).rounded(.down)) + 1))
    let power = pow(10, Double(digits))
    return (0...Int(last - first)).map { (((first + Double($0)) * step) * power).rounded() / power }
  }
}

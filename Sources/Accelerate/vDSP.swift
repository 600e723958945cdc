import Foundation

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

/// Calculations with many numbers at once.
///
/// - Missing: transforms, filters, pictures (vImage), linear algebra (BLAS, LAPACK).
public enum vDSP {
  public static func add(_ a: [Float], _ b: [Float]) -> [Float] { zip(a, b).map(+) }
  public static func add(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map(+) }
  public static func add(_ scalar: Float, _ vector: [Float]) -> [Float] { vector.map { $0 + scalar } }
  public static func add(_ scalar: Double, _ vector: [Double]) -> [Double] { vector.map { $0 + scalar } }
  public static func subtract(_ a: [Float], _ b: [Float]) -> [Float] { zip(a, b).map(-) }
  public static func subtract(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map(-) }
  public static func multiply(_ a: [Float], _ b: [Float]) -> [Float] { zip(a, b).map(*) }
  public static func multiply(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map(*) }
  public static func multiply(_ scalar: Float, _ vector: [Float]) -> [Float] { vector.map { $0 * scalar } }
  public static func multiply(_ scalar: Double, _ vector: [Double]) -> [Double] { vector.map { $0 * scalar } }
  public static func divide(_ vector: [Float], _ scalar: Float) -> [Float] { vector.map { $0 / scalar } }
  public static func divide(_ vector: [Double], _ scalar: Double) -> [Double] { vector.map { $0 / scalar } }
  public static func absolute(_ vector: [Float]) -> [Float] { vector.map(abs) }
  public static func absolute(_ vector: [Double]) -> [Double] { vector.map(abs) }
  public static func square(_ vector: [Float]) -> [Float] { vector.map { $0 * $0 } }
  public static func square(_ vector: [Double]) -> [Double] { vector.map { $0 * $0 } }
  public static func clip(_ vector: [Float], to bounds: ClosedRange<Float>) -> [Float] {
    vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }
  public static func clip(_ vector: [Double], to bounds: ClosedRange<Double>) -> [Double] {
    vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }
  public static func sum(_ vector: [Float]) -> Float { vector.reduce(0, +) }
  public static func sum(_ vector: [Double]) -> Double { vector.reduce(0, +) }
  public static func mean(_ vector: [Float]) -> Float {
    vector.isEmpty ? .nan : sum(vector) / Float(vector.count)
  }
  public static func mean(_ vector: [Double]) -> Double {
    vector.isEmpty ? .nan : sum(vector) / Double(vector.count)
  }
  public static func maximum(_ vector: [Float]) -> Float { vector.max() ?? -.infinity }
  public static func maximum(_ vector: [Double]) -> Double { vector.max() ?? -.infinity }
  public static func minimum(_ vector: [Float]) -> Float { vector.min() ?? .infinity }
  public static func minimum(_ vector: [Double]) -> Double { vector.min() ?? .infinity }
  public static func rootMeanSquare(_ vector: [Float]) -> Float { mean(square(vector)).squareRoot() }
  public static func rootMeanSquare(_ vector: [Double]) -> Double { mean(square(vector)).squareRoot() }
  public static func dot(_ a: [Float], _ b: [Float]) -> Float { sum(multiply(a, b)) }
  public static func dot(_ a: [Double], _ b: [Double]) -> Double { sum(multiply(a, b)) }
  public static func distanceSquared(_ a: [Float], _ b: [Float]) -> Float { sum(square(subtract(a, b))) }
  public static func distanceSquared(_ a: [Double], _ b: [Double]) -> Double { sum(square(subtract(a, b))) }
  public static func ramp(in range: ClosedRange<Float>, count: Int) -> [Float] {
    (0..<count).map {
      range.lowerBound + (range.upperBound - range.lowerBound) * Float($0) / Float(max(count - 1, 1))
    }
  }
  public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] {
    (0..<count).map {
      range.lowerBound + (range.upperBound - range.lowerBound) * Double($0) / Double(max(count - 1, 1))
    }
  }
}

/// The mean of numbers in memory.
public func vDSP_meanv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = (0..<Int(n)).reduce(Float(0)) { $0 + a[$1 * stride] } / Float(n)
}
/// The largest of numbers in memory.
public func vDSP_maxv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = (0..<Int(n)).reduce(-Float.infinity) { max($0, a[$1 * stride]) }
}
/// The root of the mean of the squares of numbers in memory.
public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let sum = (0..<Int(n)).reduce(Float(0)) { $0 + a[$1 * stride] * a[$1 * stride] }
  c.pointee = (sum / Float(n)).squareRoot()
}

import Foundation

/// A turn about an axis: three imaginary parts and a real one.
public struct simd_quatf: Equatable, Sendable {
  public var vector: SIMD4<Float>

  public init() { vector = SIMD4(0, 0, 0, 1) }
  public init(vector: SIMD4<Float>) { self.vector = vector }
  public init(_ vector: SIMD4<Float>) { self.vector = vector }
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag.x, imag.y, imag.z, real) }
  /// - Parameter angle: Radians.
  public init(angle: Float, axis: SIMD3<Float>) {
    let half = angle / 2
    self.init(real: Float(cos(Double(half))), imag: axis * Float(sin(Double(half))))
  }
  public init(from: SIMD3<Float>, to: SIMD3<Float>) {
    let axis = cross(from, to)
    self = simd_quatf(real: 1 + dot(from, to), imag: axis).normalized
  }
  public init(_ matrix: simd_float3x3) {
    let (x, y, z) = matrix.columns
    let trace = x.x + y.y + z.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(ix: (y.z - z.y) / s, iy: (z.x - x.z) / s, iz: (x.y - y.x) / s, r: s / 4)
    } else if x.x > y.y, x.x > z.z {
      let s = (1 + x.x - y.y - z.z).squareRoot() * 2
      self.init(ix: s / 4, iy: (y.x + x.y) / s, iz: (z.x + x.z) / s, r: (y.z - z.y) / s)
    } else if y.y > z.z {
      let s = (1 + y.y - x.x - z.z).squareRoot() * 2
      self.init(ix: (y.x + x.y) / s, iy: s / 4, iz: (z.y + y.z) / s, r: (z.x - x.z) / s)
    } else {
      let s = (1 + z.z - x.x - y.y).squareRoot() * 2
      self.init(ix: (z.x + x.z) / s, iy: (z.y + y.z) / s, iz: s / 4, r: (x.y - y.x) / s)
    }
  }
  public init(_ matrix: simd_float4x4) {
    let (x, y, z, _) = matrix.columns
    self.init(simd_float3x3(SIMD3(x.x, x.y, x.z), SIMD3(y.x, y.y, y.z), SIMD3(z.x, z.y, z.z)))
  }
  public var real: Float {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var imag: SIMD3<Float> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue.x, newValue.y, newValue.z, vector.w) }
  }
  public var angle: Float { Float(2 * atan2(Double(simd.length(imag)), Double(real))) }
  public var axis: SIMD3<Float> { simd.length(imag) > 0 ? normalize(imag) : SIMD3(1, 0, 0) }
  public var length: Float { simd.length(vector) }
  public var normalized: simd_quatf { simd_quatf(vector: normalize(vector)) }
  public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
  public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / length_squared(vector)) }
  /// The vector, turned.
  public func act(_ v: SIMD3<Float>) -> SIMD3<Float> {
    let t = cross(imag, v) * 2
    return v + t * real + cross(imag, t)
  }
  public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
    simd_quatf(
      real: a.real * b.real - dot(a.imag, b.imag),
      imag: b.imag * a.real + a.imag * b.real + cross(a.imag, b.imag))
  }
  public static func *= (a: inout simd_quatf, b: simd_quatf) { a = a * b }
}
public func simd_mul(_ a: simd_quatf, _ b: simd_quatf) -> simd_quatf { a * b }
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
/// Between two turns, the shorter way.
public func simd_slerp(_ a: simd_quatf, _ b: simd_quatf, _ t: Float) -> simd_quatf {
  let cosine = dot(a.vector, b.vector)
  let end = cosine < 0 ? -b.vector : b.vector
  let angle = acos(Double(Swift.min(abs(cosine), 1)))
  guard angle > 1e-4 else { return simd_quatf(vector: a.vector + (end - a.vector) * t).normalized }
  let (one, two) = (sin((1 - Double(t)) * angle) / sin(angle), sin(Double(t) * angle) / sin(angle))
  return simd_quatf(vector: a.vector * Float(one) + end * Float(two))
}
extension simd_float3x3 {
  public init(_ turn: simd_quatf) {
    self.init(turn.act(SIMD3(1, 0, 0)), turn.act(SIMD3(0, 1, 0)), turn.act(SIMD3(0, 0, 1)))
  }
}
extension simd_float4x4 {
  public init(_ turn: simd_quatf) {
    let (x, y, z) = simd_float3x3(turn).columns
    self.init(SIMD4(x.x, x.y, x.z, 0), SIMD4(y.x, y.y, y.z, 0), SIMD4(z.x, z.y, z.z, 0), SIMD4(0, 0, 0, 1))
  }
}

/// A turn about an axis: three imaginary parts and a real one.
public struct simd_quatd: Equatable, Sendable {
  public var vector: SIMD4<Double>

  public init() { vector = SIMD4(0, 0, 0, 1) }
  public init(vector: SIMD4<Double>) { self.vector = vector }
  public init(_ vector: SIMD4<Double>) { self.vector = vector }
  public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag.x, imag.y, imag.z, real) }
  /// - Parameter angle: Radians.
  public init(angle: Double, axis: SIMD3<Double>) {
    let half = angle / 2
    self.init(real: Double(cos(Double(half))), imag: axis * Double(sin(Double(half))))
  }
  public init(from: SIMD3<Double>, to: SIMD3<Double>) {
    let axis = cross(from, to)
    self = simd_quatd(real: 1 + dot(from, to), imag: axis).normalized
  }
  public init(_ matrix: simd_double3x3) {
    let (x, y, z) = matrix.columns
    let trace = x.x + y.y + z.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(ix: (y.z - z.y) / s, iy: (z.x - x.z) / s, iz: (x.y - y.x) / s, r: s / 4)
    } else if x.x > y.y, x.x > z.z {
      let s = (1 + x.x - y.y - z.z).squareRoot() * 2
      self.init(ix: s / 4, iy: (y.x + x.y) / s, iz: (z.x + x.z) / s, r: (y.z - z.y) / s)
    } else if y.y > z.z {
      let s = (1 + y.y - x.x - z.z).squareRoot() * 2
      self.init(ix: (y.x + x.y) / s, iy: s / 4, iz: (z.y + y.z) / s, r: (z.x - x.z) / s)
    } else {
      let s = (1 + z.z - x.x - y.y).squareRoot() * 2
      self.init(ix: (z.x + x.z) / s, iy: (z.y + y.z) / s, iz: s / 4, r: (x.y - y.x) / s)
    }
  }
  public init(_ matrix: simd_double4x4) {
    let (x, y, z, _) = matrix.columns
    self.init(simd_double3x3(SIMD3(x.x, x.y, x.z), SIMD3(y.x, y.y, y.z), SIMD3(z.x, z.y, z.z)))
  }
  public var real: Double {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var imag: SIMD3<Double> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue.x, newValue.y, newValue.z, vector.w) }
  }
  public var angle: Double { Double(2 * atan2(Double(simd.length(imag)), Double(real))) }
  public var axis: SIMD3<Double> { simd.length(imag) > 0 ? normalize(imag) : SIMD3(1, 0, 0) }
  public var length: Double { simd.length(vector) }
  public var normalized: simd_quatd { simd_quatd(vector: normalize(vector)) }
  public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
  public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / length_squared(vector)) }
  /// The vector, turned.
  public func act(_ v: SIMD3<Double>) -> SIMD3<Double> {
    let t = cross(imag, v) * 2
    return v + t * real + cross(imag, t)
  }
  public static func * (a: simd_quatd, b: simd_quatd) -> simd_quatd {
    simd_quatd(
      real: a.real * b.real - dot(a.imag, b.imag),
      imag: b.imag * a.real + a.imag * b.real + cross(a.imag, b.imag))
  }
  public static func *= (a: inout simd_quatd, b: simd_quatd) { a = a * b }
}
public func simd_mul(_ a: simd_quatd, _ b: simd_quatd) -> simd_quatd { a * b }
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }
/// Between two turns, the shorter way.
public func simd_slerp(_ a: simd_quatd, _ b: simd_quatd, _ t: Double) -> simd_quatd {
  let cosine = dot(a.vector, b.vector)
  let end = cosine < 0 ? -b.vector : b.vector
  let angle = acos(Double(Swift.min(abs(cosine), 1)))
  guard angle > 1e-4 else { return simd_quatd(vector: a.vector + (end - a.vector) * t).normalized }
  let (one, two) = (sin((1 - Double(t)) * angle) / sin(angle), sin(Double(t) * angle) / sin(angle))
  return simd_quatd(vector: a.vector * Double(one) + end * Double(two))
}
extension simd_double3x3 {
  public init(_ turn: simd_quatd) {
    self.init(turn.act(SIMD3(1, 0, 0)), turn.act(SIMD3(0, 1, 0)), turn.act(SIMD3(0, 0, 1)))
  }
}
extension simd_double4x4 {
  public init(_ turn: simd_quatd) {
    let (x, y, z) = simd_double3x3(turn).columns
    self.init(SIMD4(x.x, x.y, x.z, 0), SIMD4(y.x, y.y, y.z, 0), SIMD4(z.x, z.y, z.z, 0), SIMD4(0, 0, 0, 1))
  }
}

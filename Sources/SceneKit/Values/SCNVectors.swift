import Foundation
import simd

/// Three numbers: a place, a size, or turns about the axes.
public struct SCNVector3: Equatable, Sendable {
  public var x, y, z: Float
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ v: SIMD3<Float>) { self.init(v.x, v.y, v.z) }
}
public struct SCNVector4: Equatable, Sendable {
  public var x, y, z, w: Float
  public init() { (x, y, z, w) = (0, 0, 0, 0) }
  public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
    self.init(Float(x), Float(y), Float(z), Float(w))
  }
  public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) { self.init(Float(x), Float(y), Float(z), Float(w)) }
}
public typealias SCNQuaternion = SCNVector4

extension SIMD3 where Scalar == Float {
  public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x, y, z, w)
}
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }
public let SCNVector3Zero = SCNVector3()
public let SCNVector4Zero = SCNVector4()

/// Four rows of four numbers; the last row moves.
public struct SCNMatrix4: Equatable, Sendable {
  public var m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44: Float
  public init() { self.init(simd_float4x4()) }
  public init(_ m: simd_float4x4) {
    let (a, b, c, d) = m.columns
    (m11, m12, m13, m14) = (a.x, a.y, a.z, a.w)
    (m21, m22, m23, m24) = (b.x, b.y, b.z, b.w)
    (m31, m32, m33, m34) = (c.x, c.y, c.z, c.w)
    (m41, m42, m43, m44) = (d.x, d.y, d.z, d.w)
  }
}
extension simd_float4x4 {
  public init(_ m: SCNMatrix4) {
    self.init(
      SIMD4(m.m11, m.m12, m.m13, m.m14), SIMD4(m.m21, m.m22, m.m23, m.m24), SIMD4(m.m31, m.m32, m.m33, m.m34),
      SIMD4(m.m41, m.m42, m.m43, m.m44))
  }
}
public let SCNMatrix4Identity = SCNMatrix4(simd_float4x4(1))
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  var m = simd_float4x4(1)
  m.columns.3 = SIMD4(tx, ty, tz, 1)
  return SCNMatrix4(m)
}
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4(simd_float4x4(diagonal: SIMD4(sx, sy, sz, 1)))
}
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  SCNMatrix4(simd_float4x4(simd_quatf(angle: angle, axis: normalize(SIMD3(x, y, z)))))
}
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
  SCNMatrix4(simd_float4x4(b) * simd_float4x4(a))
}
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(simd_float4x4(m).inverse) }
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz))
}
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float)
  -> SCNMatrix4
{
  SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}

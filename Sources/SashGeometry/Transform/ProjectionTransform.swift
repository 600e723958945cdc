import Foundation

/// A 3×3 transform of the plane, with perspective: `(x, y, 1)` as a row times the matrix, divided by the third component.
@frozen public struct ProjectionTransform: Equatable, Sendable, BitwiseCopyable {
  public var m11: CGFloat = 1.0, m12: CGFloat = 0.0, m13: CGFloat = 0.0
  public var m21: CGFloat = 0.0, m22: CGFloat = 1.0, m23: CGFloat = 0.0
  public var m31: CGFloat = 0.0, m32: CGFloat = 0.0, m33: CGFloat = 1.0

  @inlinable public init() {}
  @inlinable public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }
  @inlinable public var isIdentity: Bool { self == ProjectionTransform() }
  @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The transform that goes through `self` first.
  public func concatenating(_ r: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * r.m11 + m12 * r.m21 + m13 * r.m31
    m.m12 = m11 * r.m12 + m12 * r.m22 + m13 * r.m32
    m.m13 = m11 * r.m13 + m12 * r.m23 + m13 * r.m33
    m.m21 = m21 * r.m11 + m22 * r.m21 + m23 * r.m31
    m.m22 = m21 * r.m12 + m22 * r.m22 + m23 * r.m32
    m.m23 = m21 * r.m13 + m22 * r.m23 + m23 * r.m33
    m.m31 = m31 * r.m11 + m32 * r.m21 + m33 * r.m31
    m.m32 = m31 * r.m12 + m32 * r.m22 + m33 * r.m32
    m.m33 = m31 * r.m13 + m32 * r.m23 + m33 * r.m33
    return m
  }
}

extension ProjectionTransform {
  /// The transform that undoes this one; nil where there is none.
  package var inverse: ProjectionTransform? {
    var r = ProjectionTransform()
    r.m11 = m22 * m33 - m23 * m32
    r.m12 = m13 * m32 - m12 * m33
    r.m13 = m12 * m23 - m13 * m22
    r.m21 = m23 * m31 - m21 * m33
    r.m22 = m11 * m33 - m13 * m31
    r.m23 = m13 * m21 - m11 * m23
    r.m31 = m21 * m32 - m22 * m31
    r.m32 = m12 * m31 - m11 * m32
    r.m33 = m11 * m22 - m12 * m21
    let determinant = m11 * r.m11 + m12 * r.m21 + m13 * r.m31
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    // Scaling all nine does not change where points go, but keeps the sign of the third component.
    r.m11 /= determinant
    r.m12 /= determinant
    r.m13 /= determinant
    r.m21 /= determinant
    r.m22 /= determinant
    r.m23 /= determinant
    r.m31 /= determinant
    r.m32 /= determinant
    r.m33 /= determinant
    return r
  }

  /// Turns this transform into the one that undoes it; false, and unchanged, where there is none.
  public mutating func invert() -> Bool {
    guard let inverse else { return false }
    self = inverse
    return true
  }
  /// The transform that undoes this one, or this one where there is none.
  public func inverted() -> ProjectionTransform { inverse ?? self }
}

extension CGPoint {
  /// The point through a projection; a point on the horizon goes to a very far one.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let px = x * m.m11 + y * m.m21 + m.m31
    let py = x * m.m12 + y * m.m22 + m.m32
    let w = x * m.m13 + y * m.m23 + m.m33
    guard w != 0 else { return CGPoint(x: px * 1e9, y: py * 1e9) }
    return CGPoint(x: px / w, y: py / w)
  }
}

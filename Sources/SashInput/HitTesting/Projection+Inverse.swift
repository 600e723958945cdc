import Foundation
import SashGeometry

extension ProjectionTransform {
  /// The transform that undoes this one; nil where there is none.
  var inverse: ProjectionTransform? {
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

  /// The point that this transform takes to `point`; nil if there is none, or it lies behind the eye.
  func pointBefore(_ point: CGPoint) -> CGPoint? {
    guard let inverse else { return nil }
    let w = point.x * inverse.m13 + point.y * inverse.m23 + inverse.m33
    guard w > 1e-12 else { return nil }
    return point.applying(inverse)
  }

  /// The smallest level rectangle around the four corners of the transformed one.
  func frame(of rect: CGRect) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { $0.applying(self) }
    let (x0, x1) = (corners.map(\.x).min()!, corners.map(\.x).max()!)
    let (y0, y1) = (corners.map(\.y).min()!, corners.map(\.y).max()!)
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}

import Foundation
import SashGeometry

extension ProjectionTransform {
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

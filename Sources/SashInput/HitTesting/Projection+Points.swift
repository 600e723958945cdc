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
}

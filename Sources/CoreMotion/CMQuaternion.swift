import Foundation

/// A turn: an axis times the sine of half the angle, and its cosine.
public struct CMQuaternion: Sendable, Equatable {
  public var x, y, z, w: Double
  public init() { (x, y, z, w) = (0, 0, 0, 0) }
  public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}
/// A turn as rows and columns; at first none.
public struct CMRotationMatrix: Sendable, Equatable {
  public var m11, m12, m13, m21, m22, m23, m31, m32, m33: Double
  public init() {
    (m11, m12, m13) = (1, 0, 0)
    (m21, m22, m23) = (0, 1, 0)
    (m31, m32, m33) = (0, 0, 1)
  }
}
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

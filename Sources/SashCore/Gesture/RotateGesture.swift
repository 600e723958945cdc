import Foundation
import SashGraph

/// Two fingers that turn about each other.
public nonisolated struct RotateGesture: Gesture {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// How far they have turned since they came down; clockwise is positive.
    public var rotation: Angle
    /// By how much that changes in a second.
    public var velocity: Angle
    /// Where the middle between them was, in parts of the view's size.
    public var startAnchor: UnitPoint
    /// Where the middle between them was, in points of the view.
    public var startLocation: CGPoint
  }
  /// How far the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<
    Value
  > {
    let (gesture, space) = (LatestGesture(gesture), GestureSpace(inputs))
    return _GestureOutputs(
      TwoFingerRecognizer {
        abs($0.rotation.radians) >= abs(gesture.value.minimumAngleDelta.radians)
      } value: { fingers, time in
        let middle = space.point(fingers.startMiddle, in: .local)
        return Value(
          time: Alarm.now, rotation: fingers.rotation, velocity: fingers.velocity(at: time).rotation,
          startAnchor: space.anchor(middle), startLocation: middle)
      })
  }
}

@available(*, unavailable)
extension RotateGesture: Sendable {}

/// Two fingers that turn about each other.
@available(iOS, deprecated: 100000.0, renamed: "RotateGesture")
public nonisolated struct RotationGesture: Gesture {
  /// How far the fingers have turned since they came down; clockwise is positive.
  public typealias Value = Angle
  public typealias Body = Never
  /// How far the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<
    Angle
  > {
    let gesture = LatestGesture(gesture)
    return _GestureOutputs(
      TwoFingerRecognizer {
        abs($0.rotation.radians) >= abs(gesture.value.minimumAngleDelta.radians)
      } value: { fingers, _ in
        fingers.rotation
      })
  }
}

@available(*, unavailable)
extension RotationGesture: Sendable {}

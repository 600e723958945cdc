import Foundation
import SashGraph

/// Two fingers that come closer or move apart.
public nonisolated struct MagnifyGesture: Gesture {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// How much farther apart they are than when they came down; 1 at the start.
    public var magnification: CGFloat
    /// By how much that changes in a second.
    public var velocity: CGFloat
    /// Where the middle between them was, in parts of the view's size.
    public var startAnchor: UnitPoint
    /// Where the middle between them was, in points of the view.
    public var startLocation: CGPoint
  }
  /// By how much the magnification has to change before the gesture begins.
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<
    Value
  > {
    let (gesture, space) = (LatestGesture(gesture), GestureSpace(inputs))
    return _GestureOutputs(
      TwoFingerRecognizer {
        abs($0.magnification - 1) >= gesture.value.minimumScaleDelta
      } value: { fingers, time in
        let middle = space.point(fingers.startMiddle, in: .local)
        return Value(
          time: Alarm.now, magnification: fingers.magnification,
          velocity: fingers.velocity(at: time).magnification, startAnchor: space.anchor(middle),
          startLocation: middle)
      })
  }
}

@available(*, unavailable)
extension MagnifyGesture: Sendable {}

/// Two fingers that come closer or move apart.
@available(iOS, deprecated: 100000.0, renamed: "MagnifyGesture")
public nonisolated struct MagnificationGesture: Gesture {
  /// How much farther apart the fingers are than when they came down.
  public typealias Value = CGFloat
  public typealias Body = Never
  /// By how much the magnification has to change before the gesture begins.
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs)
    -> _GestureOutputs<CGFloat>
  {
    let gesture = LatestGesture(gesture)
    return _GestureOutputs(
      TwoFingerRecognizer {
        abs($0.magnification - 1) >= gesture.value.minimumScaleDelta
      } value: { fingers, _ in
        fingers.magnification
      })
  }
}

@available(*, unavailable)
extension MagnificationGesture: Sendable {}

import Foundation
import SashGeometry

/// Keyframes of one animatable value, one after the other.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent
  /// The keyframes that this is made of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
  /// Adds the keyframes to a track.
  func _resolve(into track: inout _KeyframeTrackSegments<Self.Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _resolve(into track: inout _KeyframeTrackSegments<Value>) { body._resolve(into: &track) }
}

/// The keyframes of one track, as they were written.
public struct _KeyframeTrackSegments<Value: Animatable> {
  var list: [KeyframeSegment<Value.AnimatableData>] = []
  init() {}
}

/// One keyframe: where it leads and how.
struct KeyframeSegment<V: VectorArithmetic> {
  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(startVelocity: V?, endVelocity: V?)
    case spring(Spring, startVelocity: V?)
  }
  var target: V
  /// Seconds; nil for as long as a spring takes to settle.
  var duration: Double?
  var kind: Kind
}

/// A keyframe that leads to its value in a straight line, in the pace of a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = LinearKeyframe<Value>
  let segment: KeyframeSegment<Value.AnimatableData>

  /// Leads to `to` in `duration` seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    segment = KeyframeSegment(target: to.animatableData, duration: duration, kind: .linear(timingCurve))
  }
  public var body: LinearKeyframe<Value> { self }
  public func _resolve(into track: inout _KeyframeTrackSegments<Value>) { track.list.append(segment) }
}

/// A keyframe that leads to its value along a cubic curve.
///
/// Velocities that are not given are chosen so that the motion is smooth: between cubic keyframes as in a Catmull-Rom
/// spline, next to a keyframe of another kind that one's velocity; it sets out from rest and ends at rest.
/// - Source: Apple's page on `CubicKeyframe`. The rest at both ends is derived.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = CubicKeyframe<Value>
  let segment: KeyframeSegment<Value.AnimatableData>

  /// Leads to `to` in `duration` seconds; velocities are in units per second.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    segment = KeyframeSegment(
      target: to.animatableData, duration: duration,
      kind: .cubic(startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
  }
  public var body: CubicKeyframe<Value> { self }
  public func _resolve(into track: inout _KeyframeTrackSegments<Value>) { track.list.append(segment) }
}

/// A keyframe that leads to its value as a spring does. It may be cut short by its duration; what follows goes on from
/// where the spring is then.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = SpringKeyframe<Value>
  let segment: KeyframeSegment<Value.AnimatableData>

  /// Leads to `to` in `duration` seconds, nil for as long as the spring takes to settle; the velocity at the start is
  /// that of the keyframe before if none is given, in units per second.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    segment = KeyframeSegment(
      target: to.animatableData, duration: duration,
      kind: .spring(spring, startVelocity: startVelocity?.animatableData))
  }
  public var body: SpringKeyframe<Value> { self }
  public func _resolve(into track: inout _KeyframeTrackSegments<Value>) { track.list.append(segment) }
}

/// A keyframe that is at its value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = MoveKeyframe<Value>
  let segment: KeyframeSegment<Value.AnimatableData>

  public init(_ to: Value) {
    segment = KeyframeSegment(target: to.animatableData, duration: 0, kind: .move)
  }
  public var body: MoveKeyframe<Value> { self }
  public func _resolve(into track: inout _KeyframeTrackSegments<Value>) { track.list.append(segment) }
}

import Foundation
import SashGeometry

/// A value over time, by keyframes: to be asked for any moment of it.
public struct KeyframeTimeline<Value> {
  private let resolved: _ResolvedKeyframes<Value>
  /// How long the longest track takes, in seconds.
  public let duration: TimeInterval

  /// A timeline that begins with `initialValue`.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, velocity: nil, content())
  }

  /// A timeline that begins in motion, `velocity` being in units per second.
  package init(initialValue: Value, velocity: Value?, _ keyframes: some Keyframes<Value>) {
    var resolved = _ResolvedKeyframes(initialValue: initialValue, initialVelocity: velocity)
    keyframes._resolve(into: &resolved)
    self.resolved = resolved
    duration = resolved.tracks.reduce(0) { max($0, $1.duration) }
  }

  /// The value after `time` seconds: the first one before the start, the last one after the end.
  public func value(time: Double) -> Value {
    var value = resolved.initialValue
    for track in resolved.tracks { track.setValue(&value, time) }
    return value
  }
  /// The value at a share of the whole duration, 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// How fast the properties that have tracks move after `time` seconds, in units per second; the others are those of the
  /// first value.
  package func velocity(time: Double) -> Value {
    var velocity = resolved.initialValue
    for track in resolved.tracks { track.setVelocity(&velocity, time) }
    return velocity
  }
}

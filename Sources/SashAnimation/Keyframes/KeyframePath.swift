import SashGeometry

/// A vector on its way through keyframes.
struct KeyframePath<V: VectorArithmetic> {
  private struct Part {
    var from, to: V
    /// Velocities at the ends, in units per second; `end` of curves only.
    var startVelocity, endVelocity: V
    var begin, duration: Double
    var kind: KeyframeSegment<V>.Kind
  }
  private var parts: [Part] = []
  private let start: V
  /// Where it stays after the last keyframe.
  private var end: V
  /// In seconds.
  private(set) var duration = 0.0

  init(from start: V, velocity: V, _ segments: [KeyframeSegment<V>]) {
    (self.start, end) = (start, start)
    var (position, velocity) = (start, velocity)
    for (index, segment) in segments.enumerated() {
      var part = Part(
        from: position, to: segment.target, startVelocity: velocity, endVelocity: .zero, begin: duration,
        duration: max(0, segment.duration ?? 0), kind: segment.kind)
      let next = index + 1 < segments.count ? segments[index + 1] : nil
      switch segment.kind {
      case .move, .linear: break
      case .cubic(let startVelocity, let endVelocity):
        part.startVelocity = startVelocity ?? velocity
        part.endVelocity = endVelocity ?? KeyframePath.joint(part, next)
      case .spring(let spring, let startVelocity):
        part.startVelocity = startVelocity ?? velocity
        if segment.duration == nil { part.duration = spring.settlingDuration }
      }
      if !part.duration.isFinite { part.duration = 0 }
      parts.append(part)
      duration += part.duration
      position = KeyframePath.value(part, at: part.duration)
      velocity = KeyframePath.velocity(part, at: part.duration)
      // A spring that is left to settle has arrived.
      if case .spring = segment.kind, segment.duration == nil { position = segment.target }
      end = position
    }
  }

  /// The velocity of a cubic part at its end, if `next` follows.
  private static func joint(_ part: Part, _ next: KeyframeSegment<V>?) -> V {
    guard let next else { return .zero }
    switch next.kind {
    case .move: return .zero
    case .spring(_, let startVelocity): return startVelocity ?? .zero
    case .linear(let curve):
      guard let duration = next.duration, duration > 0 else { return .zero }
      return (next.target - part.to).scaled(by: curve.velocity(at: 0) / duration)
    case .cubic(let startVelocity, _):
      if let startVelocity { return startVelocity }
      let span = part.duration + max(0, next.duration ?? 0)
      return span > 0 ? (next.target - part.from).scaled(by: 1 / span) : .zero
    }
  }

  /// The part that runs at `time`; of several that begin together, the last.
  private func part(at time: Double) -> Part? { parts.last { $0.begin <= time } }

  func value(at time: Double) -> V {
    if time >= duration { return end }
    guard let part = part(at: time) else { return start }
    return KeyframePath.value(part, at: time - part.begin)
  }
  func velocity(at time: Double) -> V {
    guard time < duration, let part = part(at: time) else { return .zero }
    return KeyframePath.velocity(part, at: time - part.begin)
  }

  private static func value(_ part: Part, at time: Double) -> V {
    let way = part.to - part.from
    switch part.kind {
    case .move: return part.to
    case .linear(let curve):
      return time < part.duration
        ? part.from + way.scaled(by: curve.value(at: time / part.duration)) : part.to
    case .cubic:
      guard time < part.duration else { return part.to }
      // The cubic of Hermite: both ends and the velocities there.
      let t = time / part.duration
      let (t2, t3) = (t * t, t * t * t)
      return part.from + way.scaled(by: 3 * t2 - 2 * t3)
        + part.startVelocity.scaled(by: (t3 - 2 * t2 + t) * part.duration)
        + part.endVelocity.scaled(by: (t3 - t2) * part.duration)
    case .spring(let spring, _):
      return part.from + spring.value(target: way, initialVelocity: part.startVelocity, time: time)
    }
  }

  private static func velocity(_ part: Part, at time: Double) -> V {
    let way = part.to - part.from
    switch part.kind {
    case .move: return .zero
    case .linear(let curve):
      guard part.duration > 0 else { return .zero }
      return way.scaled(by: curve.velocity(at: min(1, time / part.duration)) / part.duration)
    case .cubic:
      guard time < part.duration else { return part.endVelocity }
      let t = time / part.duration
      return way.scaled(by: (6 * t - 6 * t * t) / part.duration)
        + part.startVelocity.scaled(by: 3 * t * t - 4 * t + 1)
        + part.endVelocity.scaled(by: 3 * t * t - 2 * t)
    case .spring(let spring, _):
      return spring.velocity(target: way, initialVelocity: part.startVelocity, time: time)
    }
  }
}

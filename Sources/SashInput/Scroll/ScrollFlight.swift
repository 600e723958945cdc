import Foundation

/// The laws of scrolling along one axis, in points and seconds.
package enum ScrollPhysics {
  /// The natural logarithm of the share of its speed that content keeps over a second.
  ///
  /// - Source: `UIScrollView.DecelerationRate.normal`, 0.998 a millisecond
  static let decay = 1000 * log(0.998)
  /// How fast content springs back behind an edge: the root of the stiffness for a mass of 1, critically damped.
  ///
  /// - Source: facts on animation: stiffness 100
  static let springRate = 10.0
  /// Nearer than this to its rest, content has arrived.
  static let rest = 0.5
  /// Fingers slower than this, in points a second, leave no momentum.
  static let leastSpeed = 20.0
  /// How far a finger goes before it scrolls, in points.
  ///
  /// - Source: the minimum distance of SwiftUI's drags
  package static let slop: CGFloat = 10

  /// How far content gives when it is pulled `distance` beyond an edge, in a scroll view of that length.
  ///
  /// - Source: the rubber band of `UIScrollView`, constant 0.55
  package static func give(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, distance > 0 else { return 0 }
    return distance * length * 0.55 / (length + 0.55 * distance)
  }
  /// How far content has been pulled that gave that much.
  package static func pull(_ give: CGFloat, length: CGFloat) -> CGFloat {
    guard give > 0, give < length else { return max(0, give) }
    return give * length / (0.55 * (length - give))
  }

  /// Where a free glide ends.
  package static func end(of position: CGFloat, velocity: CGFloat) -> CGFloat { position - velocity / decay }
}

/// The way of content along one axis from when it is let go until it rests: a glide that slows down, and a spring
/// where it comes to an edge, or to a place chosen for it.
package struct ScrollFlight: Sendable, Equatable {
  private enum Leg: Equatable {
    case rest
    case glide(from: Double, velocity: Double)
    /// The distance from the place where it rests is `(a + b t) e^(-rate t)`.
    case spring(to: Double, a: Double, b: Double)
  }
  private var first: Leg
  /// When the second leg begins, and which it is.
  private var turn = Double.infinity
  private var second = Leg.rest
  /// When it rests, in seconds from the start.
  package private(set) var duration: Double
  /// Where it rests, in points.
  package private(set) var end: CGFloat

  /// - Parameters:
  ///   - velocity: In points a second.
  ///   - range: Where content may rest.
  ///   - bounces: Whether it runs over the edge a little before it comes back.
  ///   - target: Where it is to rest instead of where it would glide to.
  package init(
    from position: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, bounces: Bool,
    target: CGFloat? = nil
  ) {
    let edge = min(max(position, range.lowerBound), range.upperBound)
    if edge != position || target != nil {
      let rest = target ?? edge
      (first, duration) = ScrollFlight.spring(from: position, to: rest, velocity: velocity)
      end = rest
      return
    }
    guard abs(velocity) >= ScrollPhysics.leastSpeed else {
      (first, duration, end) = (.rest, 0, position)
      return
    }
    let k = ScrollPhysics.decay
    first = .glide(from: position, velocity: velocity)
    let goal = ScrollPhysics.end(of: position, velocity: velocity)
    let wall = velocity > 0 ? range.upperBound : range.lowerBound
    if velocity > 0 ? goal <= wall : goal >= wall {
      duration = max(0, log(-k * ScrollPhysics.rest / abs(velocity)) / k)
      end = position + velocity / k * (exp(k * duration) - 1)
      return
    }
    turn = log(1 + k * (wall - position) / velocity) / k
    end = wall
    if bounces {
      let (leg, time) = ScrollFlight.spring(from: wall, to: wall, velocity: velocity * exp(k * turn))
      second = leg
      duration = turn + time
    } else {
      duration = turn
    }
  }

  private static func spring(from position: Double, to rest: Double, velocity: Double) -> (Leg, Double) {
    let a = position - rest
    let b = velocity + ScrollPhysics.springRate * a
    // Far enough for the exponential to have eaten whatever the line has grown to.
    var time = 0.0
    while abs((abs(a) + abs(b) * time) * exp(-ScrollPhysics.springRate * time)) > ScrollPhysics.rest {
      time += 1.0 / 60
    }
    return (.spring(to: rest, a: a, b: b), time)
  }

  /// Where content is `time` seconds after it was let go, in points.
  package func position(after time: Double) -> CGFloat {
    if time >= duration { return end }
    return time < turn ? place(first, time) : place(second, time - turn)
  }

  /// The same way with the ends and all on it moved by a distance.
  package func moved(by distance: CGFloat) -> ScrollFlight {
    func moved(_ leg: Leg) -> Leg {
      switch leg {
      case .rest: leg
      case .glide(let start, let velocity): .glide(from: start + distance, velocity: velocity)
      case .spring(let rest, let a, let b): .spring(to: rest + distance, a: a, b: b)
      }
    }
    var copy = self
    (copy.first, copy.second, copy.end) = (moved(first), moved(second), end + distance)
    return copy
  }

  private func place(_ leg: Leg, _ time: Double) -> CGFloat {
    switch leg {
    case .rest: end
    case .glide(let start, let velocity):
      start + velocity / ScrollPhysics.decay * (exp(ScrollPhysics.decay * time) - 1)
    case .spring(let rest, let a, let b): rest + (a + b * time) * exp(-ScrollPhysics.springRate * time)
    }
  }
}

/// How fast a finger moves, from where it was in the last moments.
package struct FingerSpeed: Sendable {
  private var samples: [(time: Double, place: CGPoint)] = []
  /// Seconds that count.
  private static let memory = 0.1

  package init() {}
  package mutating func add(_ place: CGPoint, at time: Double) {
    samples.removeAll { $0.time < time - FingerSpeed.memory }
    samples.append((time, place))
  }
  package var lastTime: Double? { samples.last?.time }
  /// In points a second; zero if the finger rested before `time`.
  package func velocity(at time: Double) -> CGSize {
    guard let first = samples.first(where: { $0.time >= time - FingerSpeed.memory }), let last = samples.last,
      last.time - first.time > 1e-4
    else { return .zero }
    let seconds = last.time - first.time
    return CGSize(
      width: (last.place.x - first.place.x) / seconds, height: (last.place.y - first.place.y) / seconds)
  }
}

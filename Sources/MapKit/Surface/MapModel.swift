import Foundation
import Observation
import SashCore

/// What one map on the screen is at: which part the user has moved it to, and what is seen at the moment.
@MainActor @Observable final class MapModel {
  /// Where the user has moved it, as long as nothing else is asked of it.
  private(set) var moved: MapViewport?
  /// The heading that is seen, for the compass.
  private(set) var heading = 0.0
  /// How long a point of the screen is in the middle, in metres; zero before it has been seen.
  private(set) var metresPerPoint = 0.0
  /// What is asked of it.
  @ObservationIgnored private var aim: MapAim?
  /// What it has written itself, which asks nothing.
  @ObservationIgnored private var written: MapAim?
  /// What is seen, on the way of an animation too.
  @ObservationIgnored private(set) var seen: MapViewport?
  @ObservationIgnored private(set) var room = MapRoom(size: .zero)
  /// Where the way leads that it is on.
  @ObservationIgnored private var goal: MapViewport?
  @ObservationIgnored private var told: MapViewport?
  /// It may be on its way there.
  @ObservationIgnored private var isFlying = false
  /// Fingers are on it.
  @ObservationIgnored var isHeld = false { didSet { if !isHeld { tellEnd() } } }
  /// Where the map stands in the spaces around it.
  @ObservationIgnored var geometry: GeometryProxy?
  @ObservationIgnored var scales: ClosedRange<Double>?
  /// Where centres may lie.
  @ObservationIgnored var centers: MKMapRect?

  /// Has what asked for the map know of what the user does; the answer is what that asks from now on.
  @ObservationIgnored var write: ((MapViewport, MapRoom) -> MapAim?)?
  /// Told of each change of what is seen; true at the end of each way.
  @ObservationIgnored var changed: ((Bool) -> Void)?

  /// What is to be seen when `aim` is asked for.
  func viewport(for aim: MapAim, in room: MapRoom) -> MapViewport {
    if let moved, aim == .user || aim == self.aim || aim == written {
      var viewport = moved
      viewport.limit(in: room, scales: scales)
      return viewport
    }
    if aim == .user, let seen { return seen }
    var viewport = aim.viewport(in: room)
    limit(&viewport, in: room)
    return viewport
  }

  /// An evaluation has asked for `aim`.
  func settle(_ aim: MapAim, goal: MapViewport, in room: MapRoom) {
    if aim != self.aim, aim != written, aim != .user { moved = nil }
    self.aim = aim
    self.room = room
    if goal != self.goal { isFlying = true }
    self.goal = goal
    tellEnd()
  }

  /// The user, or a control, moves the map.
  func move(to viewport: MapViewport, animation: Animation? = nil) {
    guard !room.isEmpty else { return }
    var viewport = viewport
    limit(&viewport, in: room)
    if let animation {
      withAnimation(animation) { moved = viewport }
    } else {
      withTransaction(Transaction(animation: nil)) { moved = viewport }
    }
    goal = viewport
    isFlying = animation != nil
  }
  /// Where the user has moved it counts no more: something else is asked.
  func forget() { if moved != nil { moved = nil } }
  /// What is seen now, from which a finger begins; what it has done since the last frame counts.
  var current: MapViewport? { isFlying ? seen ?? goal : goal ?? seen }

  private func limit(_ viewport: inout MapViewport, in room: MapRoom) {
    viewport.limit(in: room, scales: scales)
    if let centers, !centers.isNull {
      viewport.center.x = min(max(viewport.center.x, centers.minX), centers.maxX)
      viewport.center.y = min(max(viewport.center.y, centers.minY), centers.maxY)
    }
  }

  /// A frame shows `viewport`.
  func show(_ viewport: MapViewport) {
    if let seen, seen.isNear(viewport) {
      self.seen = viewport
      return tellEnd()
    }
    seen = viewport
    if heading != viewport.heading { heading = viewport.heading }
    let metres = MKMetersPerMapPointAtLatitude(viewport.center.coordinate.latitude) / viewport.scale
    if metres != metresPerPoint { metresPerPoint = metres }
    if moved != nil, let next = write?(viewport, room) { written = next }
    changed?(false)
    tellEnd()
  }
  private func tellEnd() {
    guard let seen, let goal, !isHeld, told.map({ !$0.isNear(seen) }) ?? true, seen.isNear(goal) else {
      return
    }
    told = seen
    changed?(true)
  }
}

extension MapViewport {
  /// Whether it is the same but for what is lost by the logarithm of an animation.
  func isNear(_ other: MapViewport) -> Bool {
    abs(center.x - other.center.x) * scale < 1e-6 && abs(center.y - other.center.y) * scale < 1e-6
      && abs(scale / other.scale - 1) < 1e-9 && abs(heading - other.heading) < 1e-6
  }
}

/// Momentum of a map that a finger has thrown: it is slowed down as a scroll view is.
///
/// - Source: `UIScrollView.DecelerationRate.normal`, 0.998 a millisecond
struct MapGlide: CustomAnimation {
  private static let rate = log(0.998) * 1000
  /// How far something goes that is thrown, in parts of the way of a second.
  static let reach = -1 / rate
  private static let duration = 2.5
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time >= Self.duration ? nil : value.scaled(by: 1 - exp(Self.rate * time))
  }
}

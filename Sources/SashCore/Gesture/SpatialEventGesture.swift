import Foundation
import SashGraph
import SashInput

/// Tells of every finger, and of the pressed mouse, on a view.
public nonisolated struct SpatialEventGesture: Gesture {
  public typealias Value = SpatialEventCollection
  public typealias Body = Never
  /// The space that places are told in.
  public let coordinateSpace: CoordinateSpace
  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<
    Value
  > {
    _GestureOutputs(SpatialEventRecognizer(LatestGesture(gesture), GestureSpace(inputs)))
  }
}

@available(*, unavailable)
extension SpatialEventGesture: Sendable {}

/// What fingers do on a view: an event for each that is down, or has just gone up.
public struct SpatialEventCollection: Collection {
  public struct Event: Identifiable, Hashable {
    public struct ID: Hashable {
      fileprivate var number: Int
    }
    public enum Kind: Hashable, Sendable {
      case touch, pencil, pointer
    }
    public enum Phase: Hashable, Sendable {
      /// The finger is down.
      case active
      /// It has gone up.
      case ended
      /// The system has taken it away.
      case cancelled
    }
    /// How a pencil is held.
    public struct InputDevicePose: Hashable {
      public var altitude: Angle
      public var azimuth: Angle
    }
    /// Seconds on the clock of the host.
    public var timestamp: TimeInterval
    public let id: ID
    public let kind: Kind
    /// In the coordinate space of the gesture.
    public var location: CGPoint
    public var phase: Phase
    /// Keys that are held meanwhile.
    public var modifierKeys: EventModifiers
    /// Nil for fingers and mice.
    public var inputDevicePose: InputDevicePose?

    public static func == (a: Event, b: Event) -> Bool {
      a.id == b.id && a.timestamp == b.timestamp && a.location == b.location && a.phase == b.phase
        && a.kind == b.kind && a.modifierKeys == b.modifierKeys
    }
    public func hash(into hasher: inout Hasher) {
      hasher.combine(id)
      hasher.combine(phase)
    }
  }

  public struct Index: Comparable {
    fileprivate var offset: Int
    public static func < (a: Index, b: Index) -> Bool { a.offset < b.offset }
  }
  public struct Iterator: IteratorProtocol {
    public typealias Element = Event
    fileprivate var base: Array<Event>.Iterator
    public mutating func next() -> Event? { base.next() }
  }
  public typealias Element = Event

  /// In the order in which the fingers came down.
  fileprivate var events: [Event] = []

  public var startIndex: Index { Index(offset: 0) }
  public var endIndex: Index { Index(offset: events.count) }
  public func index(after i: Index) -> Index { Index(offset: i.offset + 1) }
  public subscript(position: Index) -> Event { events[position.offset] }
  /// The event of a finger, if there is one.
  public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }
  public func makeIterator() -> Iterator { Iterator(base: events.makeIterator()) }
}

extension SpatialEventCollection: Equatable {}
@available(*, unavailable)
extension SpatialEventCollection: Sendable {}
@available(*, unavailable)
extension SpatialEventCollection.Event: Sendable {}

private final class SpatialEventRecognizer: GestureRecognizer<SpatialEventCollection> {
  private let gesture: LatestGesture<SpatialEventGesture>
  private let space: GestureSpace
  private var current = SpatialEventCollection()

  init(_ gesture: LatestGesture<SpatialEventGesture>, _ space: GestureSpace) {
    self.gesture = gesture
    self.space = space
  }

  override func next(_ step: GestureStep) -> GesturePhase<SpatialEventCollection> {
    guard let news = step.news else { return phase }
    current.events.removeAll { $0.phase != .active }
    let event = SpatialEventCollection.Event(
      timestamp: news.time, id: .init(number: news.id), kind: news.kind == .touch ? .touch : .pointer,
      location: space.point(news.location, in: gesture.value.coordinateSpace), phase: news.eventPhase,
      modifierKeys: EventModifiers(news.modifiers))
    if let index = current.events.firstIndex(where: { $0.id == event.id }) {
      current.events[index] = event
    } else {
      current.events.append(event)
    }
    return current.events.contains { $0.phase == .active } ? .active(current) : .ended(current)
  }
  override func cleared() { current = SpatialEventCollection() }
}

extension GestureTouch {
  fileprivate var eventPhase: SpatialEventCollection.Event.Phase {
    switch phase {
    case .began, .moved: .active
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

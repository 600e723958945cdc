import Foundation
import SashGraph
import SashInput

/// A finger, or the pressed mouse, that moves.
public nonisolated struct DragGesture: Gesture {
  public typealias Body = Never

  /// Where a drag has come to. Places are in the coordinate space of the gesture.
  public struct Value: Equatable, Sendable {
    /// When the finger was there.
    public var time: Date
    public var location: CGPoint
    /// Where the finger came down.
    public var startLocation: CGPoint
    /// In points a second.
    public private(set) var velocity: CGSize

    init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGSize) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
      self.velocity = velocity
    }

    /// The way from `startLocation` to `location`.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the finger would come to rest if it were lifted now.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + Value.foresight * velocity.width, y: location.y + Value.foresight * velocity.height)
    }
    /// The way from `startLocation` to `predictedEndLocation`.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
    /// Seconds.
    ///
    /// - Source: facts on semantics, 243: velocity is four times the way that is left.
    private static let foresight: CGFloat = 0.25
  }

  /// How far the finger has to go before the drag begins, in points.
  public var minimumDistance: CGFloat
  /// The space that places are told in.
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  @available(iOS, deprecated: 17.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<
    Value
  > {
    _GestureOutputs(DragRecognizer(LatestGesture(gesture), GestureSpace(inputs)))
  }
}

@available(*, unavailable)
extension DragGesture: Sendable {}

/// Follows the first finger that comes down.
private final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  private let gesture: LatestGesture<DragGesture>
  private let space: GestureSpace
  private var start: (touch: Int, window: CGPoint, own: CGPoint)?
  private var isActive = false
  private var speed = FingerSpeed()

  init(_ gesture: LatestGesture<DragGesture>, _ space: GestureSpace) {
    self.gesture = gesture
    self.space = space
  }

  override func next(_ step: GestureStep) -> GesturePhase<DragGesture.Value> {
    guard let news = step.news else { return phase }
    let gesture = gesture.value
    let location = space.point(news.location, in: gesture.coordinateSpace)
    if start == nil, news.phase == .began { start = (news.id, news.location, location) }
    guard let start, start.touch == news.id else { return phase }
    if news.phase == .cancelled { return .failed }
    // The finger comes up where it was told of last, or has moved on to there.
    for sample in news.samples {
      speed.add(
        sample.location == news.location
          ? location : space.point(sample.location, in: gesture.coordinateSpace),
        at: sample.time)
    }
    let value = DragGesture.Value(
      time: Alarm.now, location: location, startLocation: start.own,
      velocity: speed.velocity(at: news.time))
    isActive =
      isActive || news.samples.contains { distance($0.location, start.window) >= gesture.minimumDistance }
    if news.phase == .ended { return isActive ? .ended(value) : .failed }
    return isActive ? .active(value) : .possible(nil)
  }
  override func cleared() {
    start = nil
    isActive = false
    speed = FingerSpeed()
  }
}

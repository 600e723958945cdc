import Foundation
import SashGraph
import SashInput

/// One or more taps in a row.
public nonisolated struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  /// How many taps it takes.
  public var count: Int
  public init(count: Int = 1) { self.count = count }

  public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Void>
  {
    let gesture = LatestGesture(gesture)
    return _GestureOutputs(TapRecognizer(count: { gesture.value.count }, value: { _ in }))
  }
}

@available(*, unavailable)
extension TapGesture: Sendable {}

/// One or more taps in a row, told with the place of the last.
public nonisolated struct SpatialTapGesture: Gesture {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {
    /// Where the finger was lifted, in the coordinate space of the gesture.
    public var location: CGPoint
  }
  /// How many taps it takes.
  public var count: Int
  /// The space that the place is told in.
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
  @available(iOS, deprecated: 17.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<
    Value
  > {
    let (gesture, space) = (LatestGesture(gesture), GestureSpace(inputs))
    return _GestureOutputs(
      TapRecognizer(count: { gesture.value.count }) {
        Value(location: space.point($0, in: gesture.value.coordinateSpace))
      })
  }
}

@available(*, unavailable)
extension SpatialTapGesture: Sendable {}

private final class TapRecognizer<Value>: GestureRecognizer<Value> {
  private let count: () -> Int
  private let value: (CGPoint) -> Value
  private var machine = TapMachine()
  private var touch: Int?

  /// - Parameter value: Gets the place of the last tap, in points of the window.
  init(count: @escaping () -> Int, value: @escaping (CGPoint) -> Value) {
    self.count = count
    self.value = value
  }

  override func next(_ step: GestureStep) -> GesturePhase<Value> {
    if let news = step.news, news.phase == .began ? touch == nil : news.id == touch {
      switch news.phase {
      case .began:
        touch = news.id
        machine.count = count()
        machine.began(at: news.location, time: news.time)
      case .moved: for sample in news.samples { machine.moved(to: sample.location) }
      case .ended:
        touch = nil
        if machine.ended(at: news.location, time: news.time) { return .ended(value(news.location)) }
      case .cancelled: return .failed
      }
    }
    machine.timePassed(step.time + gestureInstant)
    if machine.hasFailed { return .failed }
    if let deadline = machine.deadline { step.wake(at: deadline) }
    return .possible(nil)
  }
  override func cleared() {
    machine = TapMachine()
    touch = nil
  }
  override var takesTaps: Bool { count() == 1 }
}

extension View {
  /// Calls `action` when this view is tapped `count` times.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }
  /// Calls `action` with the place of the last tap when this view is tapped `count` times.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
  @available(iOS, deprecated: 17.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
}

import Foundation
import SashGraph
import SashInput

/// A finger that rests on a view for some time.
public nonisolated struct LongPressGesture: Gesture {
  /// True while the finger is down, and at the end.
  public typealias Value = Bool
  public typealias Body = Never
  /// How long the finger has to stay, in seconds.
  public var minimumDuration: Double
  /// How far it may stray, in points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Bool>
  {
    _GestureOutputs(LongPressRecognizer(LatestGesture(gesture)))
  }
}

@available(*, unavailable)
extension LongPressGesture: Sendable {}

private final class LongPressRecognizer: GestureRecognizer<Bool> {
  private let gesture: LatestGesture<LongPressGesture>
  private var start: GestureTouch?
  init(_ gesture: LatestGesture<LongPressGesture>) { self.gesture = gesture }

  override func next(_ step: GestureStep) -> GesturePhase<Bool> {
    if start == nil {
      guard let news = step.news, news.phase == .began else { return .possible(nil) }
      start = news
    }
    guard let start else { return .possible(nil) }
    let gesture = gesture.value
    let deadline = start.time + gesture.minimumDuration
    if step.time + gestureInstant >= deadline { return .ended(true) }
    if let news = step.news, news.id == start.id {
      let strays = news.samples.contains {
        distance($0.location, start.location) > gesture.maximumDistance
      }
      if strays || news.phase == .ended || news.phase == .cancelled { return .failed }
    }
    step.wake(at: deadline)
    return .possible(true)
  }
  override func cleared() { start = nil }
}

/// A long press that tells when it begins and ends.
private nonisolated struct PressGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never
  var content: LongPressGesture
  let pressing: ((Bool) -> Void)?
  let action: () -> Void

  static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Bool> {
    let content = LongPressGesture._makeGesture(
      gesture: gesture.part(at: 0, as: LongPressGesture.self), inputs: inputs)
    return _GestureOutputs(PressRecognizer(LatestGesture(gesture), content.recognizer))
  }
}

private final class PressRecognizer: WrappingRecognizer<Bool, Bool> {
  private let gesture: LatestGesture<PressGesture>
  private var isPressing = false
  init(_ gesture: LatestGesture<PressGesture>, _ content: GestureRecognizer<Bool>) {
    self.gesture = gesture
    super.init(content)
  }

  override func next(_ step: GestureStep) -> GesturePhase<Bool> {
    let phase = content.update(step)
    setPressing(!phase.isTerminal && phase.value == true, step.actions)
    if case .ended = phase { step.actions.call(gesture.value.action) }
    return phase
  }
  override func cancelled(_ actions: GestureActions) {
    super.cancelled(actions)
    setPressing(false, actions)
  }
  private func setPressing(_ isPressing: Bool, _ actions: GestureActions) {
    guard isPressing != self.isPressing else { return }
    self.isPressing = isPressing
    if let pressing = gesture.value.pressing { actions.call { pressing(isPressing) } }
  }
}

extension View {
  /// Calls `action` once a finger has rested on this view for `minimumDuration` seconds without straying farther than
  /// `maximumDistance` points, and `onPressingChanged` when it comes down and when the press is done or called off.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressGesture(
        content: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        pressing: onPressingChanged, action: action))
  }
  @available(
    iOS, deprecated: 100000.0,
    renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
  )
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

import Foundation
import SashCore
import SashGraph
import SashInput

/// Acts when a finger rests on a view, or when it is clicked with the other button of a mouse.
nonisolated struct HoldModifier: UnaryModifier {
  let isEnabled: Bool
  /// How much longer than usual the finger rests, in seconds.
  let patience: Double
  /// Asked whether there is something to do at a place of the window, in points.
  let offers: ((CGPoint) -> Bool)?
  let action: () -> Void
  init(
    isEnabled: Bool, patience: Double = 0, offers: ((CGPoint) -> Bool)? = nil, action: @escaping () -> Void
  ) {
    self.isEnabled = isEnabled
    self.patience = patience
    self.offers = offers
    self.action = action
  }

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let responder = HoldResponder(modifier: modifier.attribute, host: inputs.host)
    // What is held with all that a row shows is held in the whole row.
    if let row = inputs.base.row, row.isWhole(inputs) {
      row.hold = RowContext.Hold(
        isEnabled: { [weak responder] in responder?.current?.isEnabled ?? false },
        delay: { [weak responder] in responder?.delay ?? 0 },
        perform: { [weak responder] in responder?.act(at: $0) ?? false })
    }
    return makeResponder(inputs: inputs, outputs: body(_Graph(), inputs), responder: responder)
  }
}

private final class HoldResponder: TakingResponder {
  private let modifier: WeakAttribute<HoldModifier>
  private unowned let host: ViewGraph
  private let watch = HoldWatch()
  let pressDelay = 0.0

  init(modifier: Attribute<HoldModifier>, host: ViewGraph) {
    self.modifier = WeakAttribute(modifier)
    self.host = host
  }
  var current: HoldModifier? { host.graph.withCurrent { modifier.attribute?.untrackedValue } }
  /// How long a finger rests until it acts, in seconds.
  var delay: Double { HoldLimits.duration + (current?.patience ?? 0) }

  func watchBegan(_ event: PointerEvent) -> Bool {
    watch.began(event, delay: current?.isEnabled == true ? delay : nil, on: host) { [weak self] in
      _ = self?.act(at: $0)
    }
    return false
  }
  func watchMoved(_ event: PointerEvent) -> Bool {
    watch.moved(event)
    return false
  }
  func watchEnded() { watch.ended() }
  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard event.button == .secondary, let current, current.isEnabled,
      current.offers?(event.location) ?? true
    else { return false }
    current.action()
    return true
  }

  /// Does what holding a place of the window does. False where there is nothing to do.
  func act(at place: CGPoint) -> Bool {
    guard let current, current.isEnabled, current.offers?(place) ?? true else { return false }
    // Whatever the finger was pressing is not pressed any more.
    host.events.cancelAll()
    current.action()
    return true
  }
}

/// Waits whether one finger rests. With a second finger it is no holding any more, until all have gone.
///
/// - Source: a `UILongPressGestureRecognizer` wants one touch
final class HoldWatch {
  private var fingers = 0
  private var start: CGPoint?
  private var cancel: (() -> Void)?

  /// A finger has come down. `action` runs with its place after `delay` seconds; nil is never.
  func began(
    _ event: PointerEvent, delay: Double?, on host: ViewGraph, _ action: @escaping (CGPoint) -> Void
  ) {
    stop()
    fingers += 1
    guard fingers == 1, let delay else { return }
    let place = event.location
    start = place
    cancel = host.schedule(after: delay) { [weak self] in
      self?.stop()
      action(place)
    }
  }
  func moved(_ event: PointerEvent) {
    if let start, !HoldLimits.rests(from: start, to: event.location) { stop() }
  }
  /// A finger has gone up, or belongs to somebody else.
  func ended() {
    fingers = max(0, fingers - 1)
    stop()
  }
  private func stop() {
    cancel?()
    cancel = nil
    start = nil
  }
}

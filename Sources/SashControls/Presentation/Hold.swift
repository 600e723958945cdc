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
    makeResponder(
      inputs: inputs, outputs: body(_Graph(), inputs),
      responder: HoldResponder(modifier: modifier.attribute, host: inputs.host))
  }
}

private final class HoldResponder: TakingResponder {
  private let modifier: WeakAttribute<HoldModifier>
  private unowned let host: ViewGraph
  private var start: CGPoint?
  private var cancel: (() -> Void)?
  let pressDelay = 0.0

  init(modifier: Attribute<HoldModifier>, host: ViewGraph) {
    self.modifier = WeakAttribute(modifier)
    self.host = host
  }
  private var current: HoldModifier? { host.graph.withCurrent { modifier.attribute?.untrackedValue } }

  func watchBegan(_ event: PointerEvent) -> Bool {
    guard current?.isEnabled == true else { return false }
    start = event.location
    cancel = host.schedule(after: HoldLimits.duration + (current?.patience ?? 0)) { [weak self] in
      self?.fire()
    }
    return false
  }
  func watchMoved(_ event: PointerEvent) -> Bool {
    if let start, !HoldLimits.rests(from: start, to: event.location) { watchEnded() }
    return false
  }
  func watchEnded() {
    cancel?()
    cancel = nil
    start = nil
  }
  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard event.button == .secondary, let current, current.isEnabled,
      current.offers?(event.location) ?? true
    else { return false }
    current.action()
    return true
  }

  private func fire() {
    let place = start ?? .zero
    cancel = nil
    start = nil
    guard let current, current.offers?(place) ?? true else { return }
    // Whatever the finger was pressing is not pressed any more.
    host.events.cancelAll()
    current.action()
  }
}

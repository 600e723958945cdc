import Foundation
import SashCore
import SashDisplay
import SashGraph
import SashInput

/// Recognises the press of a button: down inside, up inside or near.
///
/// In a row of a list it may leave the press to the row, which is then pressed as a whole.
struct PressModifier: UnaryModifier {
  var isPressed: Binding<Bool>
  var isEnabled: Bool
  var joinsRow = false
  /// Whether it acts again and again while it is held.
  var repeats = false
  var action: @MainActor () -> Void

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    if let row = inputs.base.row, modifier.attribute.untrackedValue.joinsRow {
      let current = WeakAttribute(modifier.attribute)
      row.add {
        guard let press = current.attribute?.untrackedValue else { return nil }
        return RowContext.Action(isEnabled: press.isEnabled) { MainActor.assumeIsolated { press.action() } }
      }
      return outputs
    }
    // The whole frame of a button takes the press, its transparent parts included.
    return makeResponder(
      inputs: inputs, outputs: outputs,
      responder: PressResponder(modifier: modifier.attribute, host: inputs.host)
    ) { Path(CGRect(origin: .zero, size: $0)) }
  }
}

private final class PressResponder: Responder {
  private let modifier: WeakAttribute<PressModifier>
  private unowned let host: ViewGraph
  private var machine = PressMachine()
  /// Calls off the next repetition.
  private var next: (() -> Void)?
  private var hasRepeated = false

  init(modifier: Attribute<PressModifier>, host: ViewGraph) {
    self.modifier = WeakAttribute(modifier)
    self.host = host
  }
  private var current: PressModifier? { host.graph.withCurrent { modifier.attribute?.untrackedValue } }

  private func perform(_ action: PressMachine.Action?) {
    guard let action, let current else { return }
    switch action {
    case .press:
      current.isPressed.wrappedValue = true
      if current.repeats {
        hasRepeated = false
        again(after: 0.5)
      }
    case .release:
      endRepeating()
      current.isPressed.wrappedValue = false
    case .perform:
      endRepeating()
      current.isPressed.wrappedValue = false
      if !hasRepeated { MainActor.assumeIsolated { current.action() } }
      hasRepeated = false
    }
  }

  /// - Source: keys that are held repeat after half a second, ten times a second.
  private func again(after delay: Double) {
    next = host.schedule(after: delay) { [weak self] in
      guard let self, let current, current.repeats, current.isEnabled else { return }
      hasRepeated = true
      MainActor.assumeIsolated { current.action() }
      again(after: 0.1)
    }
  }
  private func endRepeating() {
    next?()
    next = nil
  }

  var isAction: Bool { true }

  /// A disabled button swallows the press.
  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard event.button == .primary, let current else { return false }
    if current.isEnabled { perform(machine.began()) }
    return true
  }
  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    perform(machine.moved(isInside: isInside))
  }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    perform(machine.ended(isInside: isInside))
  }
  func pointerCancelled() { perform(machine.cancelled()) }
}

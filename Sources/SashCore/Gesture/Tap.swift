import Foundation
import SashDisplay
import SashGraph
import SashInput

/// Calls an action when a view is tapped.
///
/// - Missing: waiting with a single tap while a double tap on the same view may follow.
public nonisolated struct _TapModifier: UnaryModifier {
  var count: Int
  var action: () -> Void

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let responder = TapResponder(modifier: modifier.attribute, host: inputs.host)
    return makeResponder(inputs: inputs, outputs: outputs, responder: responder)
  }
}

/// A tap: the pointer goes up near where it went down, `count` times in a row.
private final class TapResponder: Responder {
  private let modifier: WeakAttribute<_TapModifier>
  private unowned let host: ViewGraph
  private var machine = TapMachine()

  init(modifier: Attribute<_TapModifier>, host: ViewGraph) {
    self.modifier = WeakAttribute(modifier)
    self.host = host
  }
  private var current: _TapModifier? { host.graph.withCurrent { modifier.attribute?.untrackedValue } }

  var isAction: Bool { true }

  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard event.button == .primary, let current else { return false }
    machine.count = current.count
    machine.began(at: event.location, time: event.time)
    return true
  }
  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    machine.moved(to: event.location)
  }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    if machine.ended(at: event.location, time: event.time) != nil { current?.action() }
  }
  func pointerCancelled() { machine.cancelled() }
}

extension View {
  /// Calls `action` when this view is tapped `count` times.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(_TapModifier(count: count, action: action))
  }
}

import Foundation
import SashDisplay
import SashGraph
import SashInput

/// Lets a control have the focus as a whole, with keys of its own. It takes no pointer: what is in it does.
package nonisolated struct KeyControlModifier: UnaryModifier {
  package typealias Body = Never
  let isEnabled: Bool
  /// How round the corners of its ring are, in points.
  let radius: CGFloat
  let key: @MainActor (KeyEvent) -> Bool

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let responder = KeyControlResponder(modifier.attribute, inputs)
    inputs.host.focus.admit(responder, inputs)
    return makeResponder(inputs: inputs, outputs: body(_Graph(), inputs), responder: responder)
  }
}

private final class KeyControlResponder: FocusResponder {
  private let modifier: WeakAttribute<KeyControlModifier>
  private unowned let host: ViewGraph

  init(_ modifier: Attribute<KeyControlModifier>, _ inputs: _ViewInputs) {
    self.modifier = WeakAttribute(modifier)
    host = inputs.host
  }
  private var current: KeyControlModifier? { host.graph.withCurrent { modifier.attribute?.untrackedValue } }

  var focusStop: FocusStop { current?.isEnabled == true ? .control : .none }
  func key(_ event: KeyEvent) -> Bool {
    guard event.isDown, let current, current.isEnabled else { return false }
    return MainActor.assumeIsolated { current.key(event) }
  }
  func focusRing(around frame: CGRect) -> Path? {
    host.focus.ring(of: self, around: frame, radius: current?.radius ?? 6)
  }
}

/// Which way arrows move a value.
package enum KeyStep: Sendable {
  case less, more, least, most

  /// - Source: arrows to the right and up mean more, as in AppKit; where it is read from the right, arrows to the left do.
  package init?(_ event: KeyEvent, isMirrored: Bool = false) {
    guard event.modifiers.isEmpty else { return nil }
    switch event.key {
    case .left: self = isMirrored ? .more : .less
    case .right: self = isMirrored ? .less : .more
    case .up: self = .more
    case .down: self = .less
    case .home: self = .least
    case .end: self = .most
    default: return nil
    }
  }
}

extension View {
  /// Lets keys come to a control as a whole; what is in it is passed by.
  package nonisolated func keyControl(
    isEnabled: Bool, radius: CGFloat = 6, key: @escaping @MainActor (KeyEvent) -> Bool
  ) -> some View { modifier(KeyControlModifier(isEnabled: isEnabled, radius: radius, key: key)) }
}

import Foundation
import SashDisplay
import SashGeometry
import SashGraph
import SashInput
import SashSemantics

/// What a view does with the focus.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// As a button: the focus stands for pressing it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// As a field: the focus is where keys go.
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Has the focus for a view that is no control.
private final class FocusableResponder: FocusResponder {
  private unowned let host: ViewGraph
  private let modifier: WeakAttribute<FocusResponderModifier>
  private let isEnabled: WeakAttribute<Bool>

  init(_ modifier: Attribute<FocusResponderModifier>, _ inputs: _ViewInputs) {
    host = inputs.host
    self.modifier = WeakAttribute(modifier)
    isEnabled = WeakAttribute(inputs.environment.attribute(for: \.isEnabled))
  }
  private var mayFocus: Bool {
    host.graph.withCurrent {
      guard let modifier = modifier.attribute?.untrackedValue, let isEnabled = isEnabled.attribute else {
        return false
      }
      return modifier.interactions != nil && isEnabled.untrackedValue
    }
  }

  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    if event.button == .primary, mayFocus { host.focus.holder = self }
    return false
  }
  var semantics: ResponderSemantics? {
    let isThere = host.graph.withCurrent { modifier.attribute?.untrackedValue.interactions != nil }
    guard isThere else { return nil }
    var properties = SemanticsProperties()
    if mayFocus {
      properties.takeFocus = { [weak self] in
        guard let self else { return }
        host.focus.holder = self
      }
    }
    return ResponderSemantics(properties, kind: .note)
  }
  func key(_ event: KeyEvent) -> Bool { false }
  /// - Source: `FocusInteractions.activate`: such views take part in the walk only where all controls do.
  var focusStop: FocusStop {
    guard mayFocus else { return .none }
    let interactions = host.graph.withCurrent { modifier.attribute?.untrackedValue.interactions } ?? nil
    return interactions == .activate && !KeyboardNavigation.reachesControls ? .none : .view
  }
  func focusRing(around frame: CGRect) -> Path? { host.focus.ring(of: self, around: frame) }

  func focusChanged(isFocused: Bool) {
    // The view may have gone before it is told.
    let state = host.graph.withCurrent { modifier.attribute?.untrackedValue.isFocused }
    state?.wrappedValue = isFocused
  }
}

private struct FocusResponderModifier: UnaryModifier {
  /// Nil while it cannot have the focus.
  let interactions: FocusInteractions?
  let isFocused: Binding<Bool>

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let responder = FocusableResponder(modifier.attribute, inputs)
    inputs.host.focus.admit(responder, inputs)
    return makeResponder(inputs: inputs, outputs: body(_Graph(), inputs), responder: responder) {
      Path(CGRect(origin: .zero, size: $0))
    }
  }
}

private struct FocusableModifier: ViewModifier {
  let interactions: FocusInteractions?
  @State private var isFocused = false

  nonisolated init(interactions: FocusInteractions?) { self.interactions = interactions }
  func body(content: Content) -> some View {
    content.environment(\.isFocused, isFocused)
      .modifier(FocusResponderModifier(interactions: interactions, isFocused: $isFocused))
  }
}

private struct IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the nearest focusable view around has the focus.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

extension View {
  /// Lets this view have the focus: when it is pressed, when Tab comes to it, or when a value that it is tied to says so. Keys
  /// go to its `onKeyPress` then, and a ring shows it once keys have moved the focus.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(interactions: isFocusable ? .automatic : nil))
  }
  /// Lets this view have the focus for some interactions.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(FocusableModifier(interactions: isFocusable && !interactions.isEmpty ? interactions : nil))
  }
}

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
  private let isEnabled: Attribute<Bool>
  let ties: Attribute<[FocusTie]>

  init(_ modifier: Attribute<FocusResponderModifier>, _ inputs: _ViewInputs) {
    host = inputs.host
    self.modifier = WeakAttribute(modifier)
    isEnabled = inputs.environment.attribute(for: \.isEnabled)
    ties = inputs.environment.attribute(for: \.focusTies)
  }

  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    let mayTake = host.graph.withCurrent {
      modifier.attribute?.untrackedValue.isFocusable == true && isEnabled.untrackedValue
    }
    if event.button == .primary, mayTake { host.focused = self }
    return false
  }
  var semantics: ResponderSemantics? {
    let mayFocus: Bool? = host.graph.withCurrent {
      guard let modifier = modifier.attribute?.untrackedValue, modifier.isFocusable else { return nil }
      return isEnabled.untrackedValue
    }
    guard let mayFocus else { return nil }
    var properties = SemanticsProperties()
    if mayFocus {
      properties.takeFocus = { [weak self] in
        guard let self else { return }
        host.focused = self
      }
    }
    return ResponderSemantics(properties, kind: .note)
  }
  func key(_ event: KeyEvent) -> Bool { false }
  func insert(_ text: String) {}
  func compose(_ text: String, selection: Range<Int>) {}
  var caret: CGRect? { nil }

  func focusChanged(isFocused: Bool) {
    // The view may have gone before it is told.
    let (ties, state) = host.graph.withCurrent {
      modifier.attribute.map { (self.ties.untrackedValue, $0.untrackedValue.isFocused) } ?? ([], nil)
    }
    state?.wrappedValue = isFocused
    for tie in ties { tie.tell(isFocused) }
  }
}

private struct FocusResponderModifier: UnaryModifier {
  let isFocusable: Bool
  let isFocused: Binding<Bool>

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let responder = FocusableResponder(modifier.attribute, inputs)
    inputs.host.follow(responder.ties, for: responder, inputs.base)
    return makeResponder(inputs: inputs, outputs: body(_Graph(), inputs), responder: responder) {
      Path(CGRect(origin: .zero, size: $0))
    }
  }
}

private struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  @State private var isFocused = false

  nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }
  func body(content: Content) -> some View {
    content.environment(\.isFocused, isFocused)
      .modifier(FocusResponderModifier(isFocusable: isFocusable, isFocused: $isFocused))
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
  /// Lets this view have the focus, when it is pressed or when `focused` says so; keys go to its `onKeyPress` then.
  ///
  /// - Missing: the keys that walk from one view to the next; a ring.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
  /// Lets this view have the focus for some interactions.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { modifier(FocusableModifier(isFocusable: isFocusable && !interactions.isEmpty)) }
}

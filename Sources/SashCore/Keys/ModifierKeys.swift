import Foundation
import SashGraph
import SashInput

/// Which modifier keys a person holds while a window has the keys, and who wants to know.
final class ModifierKeys {
  private(set) var held: KeyModifiers = []
  private var listeners: [ModifierKeysListener] = []

  fileprivate func add(_ listener: ModifierKeysListener) { listeners.append(listener) }
  fileprivate func remove(_ listener: ModifierKeysListener) { listeners.removeAll { $0 === listener } }

  func change(to new: KeyModifiers) {
    guard new != held else { return }
    let old = held
    held = new
    for listener in listeners { listener.tell(EventModifiers(old), EventModifiers(new)) }
  }
}

private final class ModifierKeysListener {
  private let modifier: WeakAttribute<ModifierKeysModifier>
  init(_ modifier: Attribute<ModifierKeysModifier>) { self.modifier = WeakAttribute(modifier) }

  /// Of the current graph.
  func tell(_ old: EventModifiers, _ new: EventModifiers, isFirst: Bool = false) {
    guard let current = modifier.attribute?.untrackedValue else { return }
    let (old, new) = (old.intersection(current.mask), new.intersection(current.mask))
    if old != new || isFirst { MainActor.assumeIsolated { current.action(old, new) } }
  }
}

private nonisolated struct ModifierKeysModifier: UnaryModifier {
  let mask: EventModifiers
  let initial: Bool
  let action: @MainActor (EventModifiers, EventModifiers) -> Void

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (host, listener) = (inputs.host, ModifierKeysListener(modifier.attribute))
    host.keys.modifiers.add(listener)
    Subgraph.current?.onInvalidate { [weak host] in host?.keys.modifiers.remove(listener) }
    if modifier.attribute.untrackedValue.initial {
      host.enqueue { [weak host] in
        guard let host else { return }
        let held = EventModifiers(host.keys.modifiers.held)
        host.graph.withCurrent { listener.tell(held, held, isFirst: true) }
      }
    }
    return body(_Graph(), inputs)
  }
}

extension View {
  /// Runs an action when a person presses or lets go of a modifier key while the window has the keys.
  ///
  /// - Parameters:
  ///   - mask: The keys that matter.
  ///   - initial: Whether the action runs when the view appears too, with what is held then as old and new.
  ///   - action: Is given the keys that were held before, and those that are now.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysModifier(mask: mask, initial: initial, action: action))
  }

  /// Shows another view in the place of this one while a person holds some modifier keys.
  ///
  /// - Source: https://developer.apple.com/documentation/swiftui/view/modifierkeyalternate(_:_:), which a Mac has
  public nonisolated func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    modifier(ModifierKeyAlternate(keys: modifiers, alternate: alternate()))
  }
}

private struct ModifierKeyAlternate<Alternate: View>: ViewModifier {
  let keys: EventModifiers
  let alternate: Alternate
  nonisolated init(keys: EventModifiers, alternate: Alternate) {
    (self.keys, self.alternate) = (keys, alternate)
  }
  @State private var isHeld = false

  func body(content: Content) -> some View {
    Group { if isHeld { alternate } else { content } }
      .onModifierKeysChanged(mask: keys) { _, held in isHeld = held.isSuperset(of: keys) && !keys.isEmpty }
  }
}

import Foundation
import SashGraph
import SashInput

/// Those who hear of what has to do with the focus of a view, innermost first.
nonisolated class KeyHandlerNode {
  let parent: KeyHandlerNode?
  init(in parent: KeyHandlerNode?) { self.parent = parent }

  /// True if it has used the key. Of the current graph.
  @MainActor func uses(_ press: KeyPress) -> Bool { false }
  /// True if it has done what a command of the text system asks for, as `selectAll:`. Of the current graph.
  @MainActor func performs(_ command: String) -> Bool { false }
  /// True if this one or one around it has done what a command asks for. Of the current graph.
  @MainActor final func perform(_ command: String) -> Bool {
    performs(command) || (parent?.perform(command) ?? false)
  }
  /// True if this one or one around it has used the key. Of the current graph.
  @MainActor final func use(_ press: KeyPress) -> Bool {
    uses(press) || (parent?.use(press) ?? false)
  }
}

/// One that hears of keys.
private nonisolated final class KeyPressNode: KeyHandlerNode {
  private let modifier: WeakAttribute<KeyPressModifier>
  init(_ modifier: Attribute<KeyPressModifier>, in parent: KeyHandlerNode?) {
    self.modifier = WeakAttribute(modifier)
    super.init(in: parent)
  }
  @MainActor override func uses(_ press: KeyPress) -> Bool {
    guard let handler = modifier.attribute?.untrackedValue, handler.phases.contains(press.phase) else {
      return false
    }
    return handler.wants(press) && handler.action(press) == .handled
  }
}

/// Hears of keys while something in its content has the focus.
private nonisolated struct KeyPressModifier: InputsModifier {
  let phases: KeyPress.Phases
  let wants: (KeyPress) -> Bool
  let action: @MainActor (KeyPress) -> KeyPress.Result

  static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    inputs.keyHandlers = KeyPressNode(modifier.attribute, in: inputs.keyHandlers)
  }
}

extension View {
  /// Runs an action when a key goes down or repeats while this view, or one in it, has the focus.
  @preconcurrency public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View { onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() } }

  /// Runs an action when something happens to a key while this view, or one in it, has the focus.
  @preconcurrency public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { onKeyPress(keys: [key], phases: phases, action: action) }

  /// Runs an action when something happens to one of some keys while this view, or one in it, has the focus.
  @preconcurrency public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, wants: { keys.contains($0.key) }, action: action))
  }

  /// Runs an action when something happens to a key that types one of some characters while this view, or one in it, has the
  /// focus.
  @preconcurrency public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases, wants: { $0.characters.unicodeScalars.allSatisfy(characters.contains) },
        action: action))
  }

  /// Runs an action when something happens to any key while this view, or one in it, has the focus.
  @preconcurrency public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(KeyPressModifier(phases: phases, wants: { _ in true }, action: action)) }
}

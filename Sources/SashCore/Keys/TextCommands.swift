import SashFoundation
import SashGraph
import SashInput

/// Does something for a command of the text system.
private nonisolated final class CommandNode: KeyHandlerNode {
  private let modifier: WeakAttribute<CommandModifier>
  init(_ modifier: Attribute<CommandModifier>, in parent: KeyHandlerNode?) {
    self.modifier = WeakAttribute(modifier)
    super.init(in: parent)
  }
  @MainActor override func performs(_ command: String) -> Bool {
    guard let modifier = modifier.attribute?.untrackedValue, modifier.name == command,
      let action = modifier.action
    else { return false }
    action()
    return true
  }
  /// Fields leave with Escape, so it is heard before them.
  @MainActor override func uses(_ press: KeyPress) -> Bool {
    guard press.key == .escape, press.phase == .down,
      press.modifiers.subtracting([.numericPad, .capsLock]).isEmpty
    else { return false }
    return performs("cancelOperation:")
  }
}

/// Hears of a command while something in its content has the focus.
private nonisolated struct CommandModifier: InputsModifier {
  let name: String
  let action: (() -> Void)?

  static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    inputs.keyHandlers = CommandNode(modifier.attribute, in: inputs.keyHandlers)
  }
}

extension View {
  /// Runs an action for a command, as `selectAll:` or `moveUp:`, while this view, or one in it, has the focus.
  ///
  /// Commands come from the keys that are bound to them where text is edited, once what has the focus has no use for the key
  /// itself, and from `UIApplication.sendAction(_:to:from:for:)` without a target. Without an action the command goes on to
  /// the next one around.
  ///
  /// - Source: https://developer.apple.com/documentation/swiftui/view/oncommand(_:perform:); the keys of
  ///   `NSStandardKeyBindingResponding`
  public nonisolated func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View {
    modifier(CommandModifier(name: selector.name, action: action))
  }
}

extension SceneKeys {
  /// Has those around the focus do what a command asks for, from the innermost outward. False if nobody does.
  package func performCommand(_ name: String) -> Bool {
    scene.graph.withCurrent {
      guard let target = scene.focus.target,
        let handlers = scene.focus.entries[ObjectIdentifier(target)]?.handlers
      else {
        return false
      }
      return MainActor.assumeIsolated { handlers.perform(name) }
    }
  }
  /// The same for the command that a key is bound to where text is edited.
  func performCommand(of key: KeyEvent) -> Bool {
    guard key.isDown, let name = EditKeys.current.actionName(for: key) else { return false }
    return performCommand(name)
  }
}

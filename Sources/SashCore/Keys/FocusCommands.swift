import SashGeometry

/// Which way the focus is to move.
public enum MoveCommandDirection: Sendable {
  case up, down, left, right

  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

extension View {
  private nonisolated func onKeys(
    _ keys: Set<KeyEquivalent>, _ phases: KeyPress.Phases, _ action: ((KeyPress) -> Void)?
  ) -> some View {
    onKeyPress(keys: keys, phases: phases) { press in
      guard let action, press.modifiers.subtracting([.numericPad, .capsLock]).isEmpty else { return .ignored }
      action(press)
      return .handled
    }
  }

  /// Runs an action when an arrow key is pressed while this view, or one in it, has the focus; without an action the key
  /// goes on.
  public nonisolated func onMoveCommand(perform action: ((_ direction: MoveCommandDirection) -> Void)?)
    -> some View
  {
    onKeys(
      [.upArrow, .downArrow, .leftArrow, .rightArrow], [.down, .repeat],
      action.map { action in { press in MoveCommandDirection(press.key).map(action) } })
  }
  /// Runs an action when Escape is pressed while this view, or one in it, has the focus.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    onKeys([.escape], .down, action.map { action in { _ in action() } })
  }
  /// Runs an action when a key that deletes is pressed while this view, or one in it, has the focus.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKeys([.delete, .deleteForward], .down, action.map { action in { _ in action() } })
  }
}

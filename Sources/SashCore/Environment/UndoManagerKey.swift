import SashFoundation
import SashInput

private struct UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
  /// What takes back changes in the window that the view is in, for ⌘Z and ⇧⌘Z; what is typed into fields and editors is among
  /// them.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }

  /// Gives the window an undo manager of its own.
  package mutating func makeUndoManager() { undoManager = UndoManager() }
}

extension ViewGraph {
  /// What takes back changes in this window.
  package var undoManager: UndoManager? { environment.undoManager }

  /// Takes back the last change of the window or does it again, if a key asks for that and there is one.
  package func performUndo(_ event: KeyEvent) -> Bool {
    guard case .character(let letter) = event.key, event.isDown, letter.lowercased() == "z",
      !event.modifiers.isDisjoint(with: [.command, .control]), let manager = undoManager
    else { return false }
    let redoes = event.modifiers.contains(.shift)
    guard redoes ? manager.canRedo : manager.canUndo else { return false }
    if redoes { manager.redo() } else { manager.undo() }
    return true
  }
}

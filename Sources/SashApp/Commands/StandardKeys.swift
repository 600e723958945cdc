import SashCore
import SashInput

extension WindowPlace {
  /// Does what the standard commands do, in a window of an app that has no commands of its own and so no menu bar. True if
  /// the key is one of theirs. A question in front leaves only quitting, as on a Mac.
  func performStandard(_ key: KeyEvent) -> Bool {
    guard key.isDown, !key.isRepeat, let scenes, let scene = window?.window.scene else { return false }
    func isPressed(_ character: KeyEquivalent) -> Bool { KeyboardShortcut(character).matches(key) }
    if isPressed("q") {
      scenes.end()
      return true
    }
    if scene.layers.front != nil { return false }
    if isPressed("w"), scenes.kinds.contains(where: \.hasStandardCommands) {
      closeByPerson()
    } else if isPressed("m"), scenes.kinds.contains(where: \.hasStandardCommands) {
      minimize()
    } else if FullScreenItem.key.matches(key), scenes.kinds.contains(where: \.hasStandardCommands) {
      toggleFullScreen()
    } else if isPressed(","), let settings = scenes.kinds.firstIndex(withCommands: .settings) {
      try? scenes.show(settings)
    } else if isPressed("n"), scenes.hasSeveralWindows,
      let group = scenes.kinds.firstIndex(withCommands: .group)
    {
      _ = try? scenes.open(group)
    } else {
      return false
    }
    return true
  }
}

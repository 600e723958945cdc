import SashDisplay
import SashGraph
import SashInput

/// Who in a window hears of keys that what has the focus has no use for: controls with shortcuts, those who hear of all keys,
/// and views around the focus that ask for commands.
package final class SceneKeys {
  unowned(unsafe) let scene: ViewGraph
  init(_ scene: ViewGraph) { self.scene = scene }

  /// Which modifier keys are held.
  let modifiers = ModifierKeys()
  /// How many controls have shortcuts.
  package var shortcutCount = 0
  /// How many of them hear of all keys.
  package var listenerCount = 0
  /// What is not drawn, and has controls whose shortcuts count.
  var hiddenSources: [WeakAttribute<PlacedItem?>] = []
  /// What keys do that nobody in the window had a use for; true if they do something.
  package var onUnused: ((KeyEvent) -> Bool)?
}

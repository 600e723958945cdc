import SashDisplay
import SashGraph
import SashInput

/// Does what a control does when its shortcut is pressed.
package protocol ShortcutResponder: Responder {
  /// True if the keys are its own and it has acted.
  @MainActor func performShortcut(_ matches: (KeyboardShortcut) -> Bool) -> Bool
  /// A key that is nobody's shortcut has gone down or up. True if somebody has used it.
  @MainActor func take(_ event: KeyEvent) -> Bool
}
extension ShortcutResponder {
  package func take(_ event: KeyEvent) -> Bool { false }
}

extension SceneKeys {
  /// Lets the first control act whose shortcut a key is: of those in the layer in front, in the order in which they are drawn.
  /// Walks what is drawn, if there are shortcuts at all; then what menus would show that are closed.
  package func performShortcut(_ event: KeyEvent) -> Bool {
    guard event.isDown else { return false }
    return MainActor.assumeIsolated {
      let layer = scene.layers.front
      if shortcutCount > 0, let item = layer.map({ $0.item?.item }) ?? scene.display(),
        perform(in: item, { $0.performShortcut { $0.matches(event) } })
      {
        return true
      }
      // What asks a person something comes first.
      if layer != nil || hiddenSources.isEmpty { return false }
      return hiddenSources.contains { source in
        let item = scene.graph.withCurrent { source.attribute?.untrackedValue ?? nil }
        return item.map { perform(in: $0.item) { $0.performShortcut { $0.matches(event) } } } ?? false
      }
    }
  }

  /// Hands a key to those who hear of all keys: of those in the layer in front, in the order in which they are drawn.
  func offer(_ event: KeyEvent) -> Bool {
    guard listenerCount > 0, !event.isRepeat else { return false }
    return MainActor.assumeIsolated {
      guard let item = scene.layers.front.map({ $0.item?.item }) ?? scene.display() else { return false }
      return perform(in: item) { $0.take(event) }
    }
  }

  @MainActor private func perform(in item: DisplayItem, _ act: (any ShortcutResponder) -> Bool) -> Bool {
    switch item.content {
    case .shape, .text, .image: return false
    case .group(let children): return children.contains { perform(in: $0.item, act) }
    case .effect(_, let child): return perform(in: child.item, act)
    case .responder(let id, _, let child):
      if let responder = scene.responders[id] as? any ShortcutResponder, act(responder) { return true }
      return perform(in: child.item, act)
    }
  }
}

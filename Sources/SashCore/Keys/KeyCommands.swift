import SashDisplay
import SashGraph
import SashInput

/// Does what a control does when its shortcut is pressed.
package protocol ShortcutResponder: Responder {
  /// True if the keys are its own and it has acted.
  @MainActor func performShortcut(_ matches: (KeyboardShortcut) -> Bool) -> Bool
}

extension ViewGraph {
  /// Lets the first control act whose shortcut a key is: of those in the layer in front, in the order in which they are drawn.
  /// Walks what is drawn, if there are shortcuts at all; then what menus would show that are closed.
  func performShortcut(_ event: KeyEvent) -> Bool {
    guard event.isDown else { return false }
    return MainActor.assumeIsolated {
      let layer = frontLayer
      if shortcutCount > 0, let item = layer.map({ $0.item?.item }) ?? display(),
        performShortcut(event, in: item)
      {
        return true
      }
      // What asks a person something comes first.
      if layer != nil || shortcutSources.isEmpty { return false }
      return shortcutSources.contains { source in
        let item = graph.withCurrent { source.attribute?.untrackedValue ?? nil }
        return item.map { performShortcut(event, in: $0.item) } ?? false
      }
    }
  }

  @MainActor private func performShortcut(_ event: KeyEvent, in item: DisplayItem) -> Bool {
    switch item.content {
    case .shape, .text, .image: return false
    case .group(let children): return children.contains { performShortcut(event, in: $0.item) }
    case .effect(_, let child): return performShortcut(event, in: child.item)
    case .responder(let id, _, let child):
      if let responder = responders[id] as? any ShortcutResponder,
        responder.performShortcut({ $0.matches(event) })
      {
        return true
      }
      return performShortcut(event, in: child.item)
    }
  }
}

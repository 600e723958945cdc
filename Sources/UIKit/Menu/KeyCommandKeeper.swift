import SashCore
import SashDisplay
import SashGraph
import SashInput

/// Has the key commands of UIKit's responders heard in the window that shows what is around it.
struct KeyCommandKeeping: UnaryModifier {
  typealias Body = Never
  /// Who answers where nothing has the keys.
  let start: @MainActor () -> UIResponder?

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let host = inputs.host
    host.keys.shortcutCount += 1
    host.keys.listenerCount += 1
    Subgraph.current?.onInvalidate { [weak host] in
      host?.keys.shortcutCount -= 1
      host?.keys.listenerCount -= 1
    }
    return makeResponder(
      inputs: inputs, outputs: outputs, responder: KeyCommandKeeper(modifier.attribute, host)
    ) { _ in nil }
  }
}

private final class KeyCommandKeeper: ShortcutResponder {
  private let modifier: WeakAttribute<KeyCommandKeeping>
  private unowned let host: ViewGraph
  init(_ modifier: Attribute<KeyCommandKeeping>, _ host: ViewGraph) {
    (self.modifier, self.host) = (WeakAttribute(modifier), host)
  }
  @MainActor private var start: UIResponder? {
    if let first = UIResponder.first, first.windowInChain?.windowScene?.graph === host { return first }
    return host.graph.withCurrent { modifier.attribute?.untrackedValue }?.start()
  }
  @MainActor func performShortcut(_ matches: (KeyboardShortcut) -> Bool) -> Bool {
    start.map { KeyCommandDispatch.perform(from: $0, matches) } ?? false
  }
  @MainActor func take(_ event: KeyEvent) -> Bool { start.map { KeyPresses.take(event, from: $0) } ?? false }
}

extension UIViewController {
  /// The controller in front of those that it shows.
  var frontmost: UIViewController {
    if let presented { return presented.frontmost }
    let inner: UIViewController? =
      switch self {
      case let navigation as UINavigationController: navigation.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      default: children.last { $0.viewIfLoaded?.window != nil }
      }
    return inner?.frontmost ?? self
  }
}

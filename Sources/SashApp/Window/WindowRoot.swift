import Foundation
import SashCore
import SashGraph

/// The content of a window, as the scene of the app makes it.
struct WindowRoot: UnaryView {
  nonisolated(unsafe) let make: (_ViewInputs) -> _ViewOutputs
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    view.attribute.untrackedValue.make(inputs)
  }
}

extension ViewGraph {
  /// The scene of a window of an app, in the graph of the app. The commands are those of all its scenes.
  @MainActor static func ofWindow(
    _ kind: WindowKind, commands: [(_ViewInputs) -> _ViewOutputs], size: CGSize, insets: EdgeInsets,
    environment: EnvironmentValues, app: ViewGraph
  ) -> ViewGraph {
    let content = WindowRoot(make: kind.make)
    func scene<Root: View>(_ root: Root) -> ViewGraph {
      ViewGraph(root: root, size: size, insets: insets, environment: environment, app: app)
    }
    guard !commands.isEmpty, let menu = environment.windowPlace?.menu else { return scene(content) }
    return scene(
      CommandedWindow(commands: commands.map { WindowRoot(make: $0) }, content: content, menu: menu))
  }

  /// The least and the greatest size of the content, in points, safe area included.
  var contentLimits: (least: CGSize, most: CGSize)? {
    guard !isClosed, let (least, most) = rootLimits else { return nil }
    return (least, CGSize(width: max(least.width, most.width), height: max(least.height, most.height)))
  }
}

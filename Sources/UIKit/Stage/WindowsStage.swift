import Combine
import Foundation
import SashCore
import SashGraph

/// Tells that the windows of a scene are others.
final class SceneSignal: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
}

extension UIWindowScene {
  /// Shows the windows as they are now.
  func windowsChanged() {
    guard let graph else { return }
    if graph.graph.isUpdating {
      graph.enqueue { [weak self] in MainActor.assumeIsolated { self?.windowsChanged() } }
      return
    }
    signal.objectWillChange.send()
    guard windows.contains(where: \.isOfSwiftUI) else { return }
    // Windows beside one of SwiftUI lie over it, each in a layer.
    let wanted = shown
    for (id, layer) in layers where !wanted.contains(where: { ObjectIdentifier($0) == id }) {
      layers[id] = nil
      graph.layers.remove(layer)
    }
    for window in wanted where layers[ObjectIdentifier(window)] == nil {
      layers[ObjectIdentifier(window)] = graph.layers.add(
        WindowStage(window: window), base: graph.rootInputs, owner: graph.rootSubgraph)
    }
  }
}

extension UIWindowScene {
  /// Hands a URL to the delegate: that of the scene, or of the application where scenes have none.
  func receive(_ url: URL) {
    if let delegate {
      return delegate.scene(self, openURLContexts: [UIOpenURLContext(url: url)])
    }
    let application = UIApplication.shared
    if application.delegate?.application(application, open: url, options: [:]) != true {
      runtimeNote("\(url) has been opened, and the delegate of the application does not take it.")
    }
  }
}

/// The windows of a scene that no scene of SwiftUI shows.
struct WindowsStage: View {
  let scene: UIWindowScene
  @ObservedObject var signal: SceneSignal
  @Environment(\.scenePhase) private var phase

  init(scene: UIWindowScene) {
    self.scene = scene
    signal = scene.signal
  }

  var body: some View {
    ZStack {
      ForEach(scene.shown, id: \.identity) { WindowStage(window: $0) }
    }
    .background(SceneTie(scene: scene))
    .onChange(of: phase, initial: true) { scene.phaseChanged(to: phase) }
    .onOpenURL { [scene] url in scene.receive(url) }
  }
}

/// One window, in all of the screen.
struct WindowStage: View {
  let window: UIWindow
  /// Of the window: another one is another value.
  let tint: UIColor?
  init(window: UIWindow) { (self.window, tint) = (window, window.ownTint) }
  var body: some View {
    CoveringStage(root: window).modifier(Presentations(window: window, level: 0))
      .modifier(UIViewTint(color: tint.map { Color(uiColor: $0) }))
      .modifier(KeyCommandKeeping { [weak window] in window?.rootViewController?.frontmost ?? window })
  }
}

/// Tells a scene which graph shows it.
private struct SceneTie: UnaryView {
  let scene: UIWindowScene
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let (scene, graph) = (view.attribute.untrackedValue.scene, inputs.host)
    MainActor.assumeIsolated { scene.shows(in: graph) }
    return _ViewOutputs()
  }
}

import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// The layers of a window at one moment, from back to front. Two are equal only if they are the same object.
package final class WindowLayers {
  package let list: [WindowLayer]
  init(_ list: [WindowLayer] = []) { self.list = list }
}

/// What a window shows over its views, and who among it is in front.
package final class SceneLayers {
  private unowned(unsafe) let scene: ViewGraph
  /// What is shown over the root view.
  package let shown: Attribute<WindowLayers>
  /// What counts the presentations of the window; belongs to those who present.
  package var level: AnyObject?

  /// Of the current subgraph.
  init(_ scene: ViewGraph) {
    self.scene = scene
    shown = Attribute(input: WindowLayers())
  }

  /// Shows a view over everything that the window shows. It is offered the window without what covers it, and has the
  /// environment that `base` has, without what containers have set for how views look in them. Not to be called while views are
  /// evaluated.
  ///
  /// - Parameter owner: What the layer ends with, if it is not removed before.
  /// - Parameter isAside: Whether it stays over all others and leaves keys to them.
  package func add<V: View>(
    _ view: V, base: _GraphInputs, owner: Subgraph, isAside: Bool = false
  ) -> WindowLayer {
    let layer = scene.graph.withCurrent {
      let subgraph = Subgraph(parent: owner)
      let layer = subgraph.apply {
        var base = base
        base.changeEnvironment { $0.leaveLooks() }
        base.stackAxis = nil
        base.scroll = nil
        base.scrollRequests = nil
        base.scrollDecoration = nil
        base.scrollReader = nil
        base.isVisible = nil
        base.row = nil
        base.hasShortcut = false
        base.keyHandlers = nil
        base.focus = nil
        base.sectionParts = nil
        base.implicitRoot = .layered(.center)
        // What stands over all others may be the keyboard itself.
        let geometry = Attribute(
          rule: LayerGeometryRule(area: isAside ? scene.area.safe : scene.area.uncovered))
        var inputs = _ViewInputs(
          base: base, geometry: geometry, space: CoordinateSpaceNode(parent: nil, geometry: geometry),
          safeArea: isAside ? SafeAreaNode(parent: nil, space: nil, area: scene.area.safe) : scene.area.node,
          container: Attribute(rule: SafeSizeRule(area: scene.area.safe)))
        inputs.preferences.insert(LayerRecessKey.self)
        let outputs = V._makeView(view: _GraphValue(Attribute(input: view)), inputs: inputs)
        let display = outputs.display.map {
          Attribute(rule: MovedDisplayRule(content: $0, geometry: geometry))
        }
        return WindowLayer(
          subgraph: subgraph, isAside: isAside, display: display,
          recess: outputs.preferences.attribute(for: LayerRecessKey.self), host: scene)
      }
      shown.updateInput { layers in
        var list = layers.list
        let aside = isAside ? nil : list.firstIndex { $0.isAside }
        list.insert(layer, at: aside ?? list.endIndex)
        layers = WindowLayers(list)
      }
      return layer
    }
    layer.subgraph.onInvalidate { [weak scene, weak layer] in
      guard let scene else { return }
      scene.enqueue { [weak scene] in if let layer { scene?.layers.forget(layer) } }
    }
    scene.requestFrame()
    return layer
  }

  /// Ends a layer and what is in it.
  package func remove(_ layer: WindowLayer) {
    forget(layer)
    scene.graph.withCurrent { layer.subgraph.invalidate() }
    scene.requestFrame()
  }

  private func forget(_ layer: WindowLayer) {
    scene.graph.withCurrent {
      guard shown.untrackedValue.list.contains(where: { $0 === layer }) else { return }
      shown.updateInput { layers in layers = WindowLayers(layers.list.filter { $0 !== layer }) }
    }
  }

  /// The layer in front.
  package var front: WindowLayer? {
    scene.graph.withCurrent {
      shown.untrackedValue.list.last { $0.subgraph.isValid && !$0.isLeaving && !$0.isAside }
    }
  }
}

/// A layer has the window without what covers it.
private struct LayerGeometryRule: Rule {
  let area: Attribute<CoveredArea>
  func compute() -> ViewGeometry {
    let safe = area.value.safeRect
    return ViewGeometry(origin: safe.origin, size: safe.size, proposal: ProposedViewSize(safe.size))
  }
}

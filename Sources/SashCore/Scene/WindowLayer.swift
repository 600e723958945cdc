import Foundation
import SashDisplay
import SashGeometry
import SashGraph
import SashInput
import SashLayout

/// A view over everything else in the window: a sheet, an alert, a menu. It lives as long as the view that shows it, at
/// most, and hands nothing up to that view.
package final class WindowLayer {
  package let subgraph: Subgraph
  fileprivate let display: Attribute<PlacedItem?>?
  fileprivate let recess: Attribute<LayerRecess?>?
  fileprivate let recessDrawing: RecessDrawing
  /// Called for the Escape key while no layer is in front of this one.
  package var onEscape: (() -> Void)?
  /// Called for every other key that goes down; true if it was used.
  package var onKey: ((KeyEvent) -> Bool)?
  /// Whether it hears of keys too that a field in it has used: Return in a field of a question answers the question.
  package var followsFields = false
  /// True while it is on its way out: keys go to the one below.
  package var isLeaving = false
  /// Whether it is about what is below it, whatever that is: it stays over all others and takes no keys.
  package let isAside: Bool

  fileprivate init(
    subgraph: Subgraph, isAside: Bool, display: Attribute<PlacedItem?>?, recess: Attribute<LayerRecess?>?,
    host: ViewGraph
  ) {
    self.isAside = isAside
    self.subgraph = subgraph
    self.display = display
    self.recess = recess
    recessDrawing = RecessDrawing(host: host)
  }

  /// What it draws, in the space of the window. Read in a rule.
  var item: PlacedItem? { subgraph.isValid ? display?.value : nil }

  /// Puts it over what is below it. Read in a rule.
  func cover(_ items: [PlacedItem], window: () -> CGSize, ground: () -> ColorComponents) -> [PlacedItem] {
    guard let item else { return items }
    guard let recess = recess?.value, recess.share > 0 else { return items + [item] }
    return recessDrawing.draw(items, recess, window: window(), ground: ground()) + [item]
  }
}

/// The layers of a window at one moment, from back to front. Two are equal only if they are the same object.
package final class WindowLayers {
  package let list: [WindowLayer]
  init(_ list: [WindowLayer] = []) { self.list = list }
}

extension ViewGraph {
  /// Shows a view over everything that the window shows. It is offered the window without what covers it, and has the
  /// environment that `base` has, without what containers have set for how views look in them. Not to be called while views are
  /// evaluated.
  ///
  /// - Parameter owner: What the layer ends with, if it is not removed before.
  /// - Parameter isAside: Whether it stays over all others and leaves keys to them.
  package func addLayer<V: View>(
    _ view: V, base: _GraphInputs, owner: Subgraph, isAside: Bool = false
  ) -> WindowLayer {
    let layer = graph.withCurrent {
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
        let geometry = Attribute(rule: LayerGeometryRule(area: isAside ? safeArea : uncoveredArea))
        var inputs = _ViewInputs(
          base: base, geometry: geometry, space: CoordinateSpaceNode(parent: nil, geometry: geometry),
          safeArea: isAside ? SafeAreaNode(parent: nil, space: nil, area: safeArea) : safeAreaOfWindow,
          container: Attribute(rule: SafeSizeRule(area: safeArea)))
        inputs.preferences.insert(LayerRecessKey.self)
        let outputs = V._makeView(view: _GraphValue(Attribute(input: view)), inputs: inputs)
        let display = outputs.display.map {
          Attribute(rule: MovedDisplayRule(content: $0, geometry: geometry))
        }
        return WindowLayer(
          subgraph: subgraph, isAside: isAside, display: display,
          recess: outputs.preferences.attribute(for: LayerRecessKey.self), host: self)
      }
      layers.updateInput { layers in
        var list = layers.list
        let aside = isAside ? nil : list.firstIndex { $0.isAside }
        list.insert(layer, at: aside ?? list.endIndex)
        layers = WindowLayers(list)
      }
      return layer
    }
    layer.subgraph.onInvalidate { [weak self, weak layer] in
      guard let self else { return }
      enqueue { [weak self] in if let layer { self?.forget(layer) } }
    }
    requestFrame()
    return layer
  }

  /// Ends a layer and what is in it.
  package func removeLayer(_ layer: WindowLayer) {
    forget(layer)
    graph.withCurrent { layer.subgraph.invalidate() }
    requestFrame()
  }

  private func forget(_ layer: WindowLayer) {
    graph.withCurrent {
      guard layers.untrackedValue.list.contains(where: { $0 === layer }) else { return }
      layers.updateInput { layers in layers = WindowLayers(layers.list.filter { $0 !== layer }) }
    }
  }

  /// The layer in front.
  package var frontLayer: WindowLayer? {
    graph.withCurrent {
      layers.untrackedValue.list.last { $0.subgraph.isValid && !$0.isLeaving && !$0.isAside }
    }
  }
}

extension ViewGraph {
  /// Whether what has the focus is in the layer in front, or in the window if there is none.
  package var holdsFocus: Bool { focused != nil && focusLayer === frontLayer }

  /// A layer has come or goes: who has the focus behind one does not take text meanwhile.
  package func frontChanged() { if let focused { onFocusChange?(holdsFocus ? focused : nil) } }
}

/// A layer has the window without what covers it.
private struct LayerGeometryRule: Rule {
  let area: Attribute<CoveredArea>
  func compute() -> ViewGeometry {
    let safe = area.value.safeRect
    return ViewGeometry(origin: safe.origin, size: safe.size, proposal: ProposedViewSize(safe.size))
  }
}

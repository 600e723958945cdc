import SashGraph
import SashLayout

extension Layout {
  /// Lays `content` out by this layout.
  public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

/// A view whose children a `Layout` places.
public nonisolated struct _LayoutView<L: Layout, Content: View>: UnaryView {
  var layout: L
  var content: Content

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let layout = view.part(at: 0, as: L.self).animated(inputs.base).attribute
    let content = view.part(at: FieldOffset.second(L.self, Content.self), as: Content.self)
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    let keeper = LayoutCacheKeeper<L>()
    return makeContainer(
      list: Content._makeViewList(view: content, inputs: inputs.listInputs), inputs: inputs,
      stackAxis: L.layoutProperties.stackOrientation
    ) { engines, views in
      // What a `GridLayout` may ask, here or in an `AnyLayout`.
      let isGrid = views.list.contains { $0.traits.attribute(for: GridRowTrait.self) != nil }
      let children = isGrid ? gridCells(engines, views).map(GridCellEngine.init) : engines
      let engine = CustomLayoutEngine(
        layout: layout.value, children: children, direction: direction.value, reusing: keeper.engine)
      keeper.engine = engine
      return engine
    }
  }
}

/// Hands the cache of a layout on to its next engine.
private final class LayoutCacheKeeper<L: Layout> {
  var engine: CustomLayoutEngine<L>?
}

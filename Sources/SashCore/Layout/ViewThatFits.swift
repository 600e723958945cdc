import Foundation
import SashGraph
import SashLayout

/// Shows the first of its views whose ideal size fits what is offered, or else the last.
///
/// - Missing: what a view that is not shown holds goes on; its state is kept and its `onAppear` runs.
@frozen public nonisolated struct ViewThatFits<Content: View>: UnaryView {
  @usableFromInline var axes: Axis.Set
  @usableFromInline var content: Content

  /// - Parameter axes: The axes on which a view must fit; on the others any length does.
  @inlinable public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let axes = view.part(at: 0, as: Axis.Set.self).attribute
    let content = view.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self)
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    return makeContainer(
      list: Content._makeViewList(view: content, inputs: inputs.listInputs), inputs: inputs,
      shown: { children, engine, proposal in
        guard let index = (engine as? ViewThatFitsEngine)?.chosen(proposal) else { return [] }
        return children.list.indices.contains(index) ? [children.list[index]] : []
      }
    ) { engines, _ in
      ViewThatFitsEngine(axes: axes.value, children: engines, direction: direction.value)
    }
  }
}

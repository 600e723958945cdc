import Foundation
import SashGraph
import SashLayout

/// Puts a view in a frame whose lengths follow from the nearest container: the window, a scroll view, a tab, or a
/// column or stack of navigation. Other stacks and frames do not count, and what lies before or behind a container looks
/// for the next one.
public nonisolated struct _ContainerRelativeFrameLayout: UnaryModifier {
  var axes: Axis.Set
  var alignment: Alignment
  var length: (CGFloat, Axis) -> CGFloat

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    let container = inputs.container
    inputs.base.scroll?.noteRelativeFrame(in: container, axes: modifier.attribute)
    return makeUnaryLayout(inputs: inputs, body: body) {
      let frame = modifier.value
      let size = container.value
      return FixedFrameEngine(
        width: frame.axes.contains(.horizontal) ? frame.length(size.width, .horizontal) : nil,
        height: frame.axes.contains(.vertical) ? frame.length(size.height, .vertical) : nil,
        alignment: frame.alignment, child: $0, direction: direction.value)
    }
  }
}

/// The size of the window without what covers it.
struct SafeSizeRule: Rule {
  let area: Attribute<CoveredArea>
  func compute() -> CGSize { area.value.safeRect.size }
}
/// How large the window is.
struct WholeSizeRule: Rule {
  let area: Attribute<CoveredArea>
  func compute() -> CGSize { area.value.size }
}

extension View {
  /// Puts this view in a frame as large as the nearest container, without its safe area, on `axes`.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment) { length, _ in length })
  }
  /// Puts this view in a frame that is a share of the nearest container on `axes`: `span` of `count` columns.
  ///
  /// - Parameter spacing: Points between the columns, as the stack around this view has; it adds no gap itself.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _ContainerRelativeFrameLayout(axes: axes, alignment: alignment) { length, _ in
        let count = CGFloat(max(count, 1))
        let column = (length - spacing * (count - 1)) / count
        return max(column * CGFloat(span) + spacing * CGFloat(span - 1), 0)
      })
  }
  /// Puts this view in a frame whose lengths on `axes` are computed from those of the nearest container, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length))
  }
}

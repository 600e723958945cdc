import Foundation
import SashGraph
import SashLayout

/// Lays views out in rows and columns: each `GridRow` is a row, and each view in it a cell.
///
/// A view that stands in the grid without a row goes over the whole width. Unlike a lazy grid it measures every cell,
/// so that a column is as wide as its widest cell; flexible cells share what is left.
@frozen public nonisolated struct Grid<Content: View>: UnaryView {
  @usableFromInline var alignment: Alignment
  @usableFromInline var horizontalSpacing: CGFloat?
  @usableFromInline var verticalSpacing: CGFloat?
  @usableFromInline var content: Content

  /// - Parameters:
  ///   - alignment: Where views stand in their cells.
  ///   - horizontalSpacing: Points between columns; nil takes what neighbours prefer.
  ///   - verticalSpacing: Points between rows; nil takes what neighbours prefer.
  @inlinable public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content = view.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self)
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    return makeContainer(
      list: Content._makeViewList(view: content, inputs: inputs.listInputs), inputs: inputs
    ) { engines, children in
      let grid = view.value
      return GridEngine(
        cells: gridCells(engines, children), alignment: grid.alignment,
        horizontalSpacing: grid.horizontalSpacing, verticalSpacing: grid.verticalSpacing,
        direction: direction.value)
    }
  }
}

/// The cells of a grid from its children; those of one row follow each other.
func gridCells(_ engines: [LayoutEngine], _ children: ContainerChildren) -> [GridCell] {
  var row = -1
  var last: GridRowPlace?
  return zip(engines, children.list).map { engine, child in
    let traits = child.traits
    let place = traits.attribute(for: GridRowTrait.self)?.value
    if place == nil || place !== last { row += 1 }
    last = place
    return GridCell(
      engine: engine, row: row,
      span: place == nil ? nil : traits.attribute(for: GridColumnsTrait.self)?.value ?? 1,
      anchor: traits.attribute(for: GridAnchorTrait.self)?.value ?? nil,
      columnAlignment: traits.attribute(for: GridColumnAlignmentTrait.self)?.value ?? nil,
      unsizedAxes: traits.attribute(for: GridUnsizedAxesTrait.self)?.value ?? [],
      rowAlignment: place?.alignment.value ?? nil)
  }
}

/// A row of a grid: each view in it is a cell. Outside of a grid it is like a group.
@frozen public nonisolated struct GridRow<Content: View>: MultiView {
  @usableFromInline var alignment: VerticalAlignment?
  @usableFromInline var content: Content

  /// - Parameter alignment: Where views stand in the height of the row; nil takes that of the grid.
  @inlinable public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let alignment = view.part(at: 0, as: VerticalAlignment?.self).attribute
    let content = view.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self)
    let place = Attribute(input: Optional(GridRowPlace(alignment: alignment)))
    return .wrapped(
      Content._makeViewList(view: content, inputs: inputs),
      ViewListWrapper(traits: { $0.set(GridRowTrait.self, place) }) { inputs, make in make(inputs) })
  }
}

/// One row, told from others by its identity.
package final class GridRowPlace {
  let alignment: Attribute<VerticalAlignment?>
  init(alignment: Attribute<VerticalAlignment?>) { self.alignment = alignment }
}

package enum GridRowTrait: ViewTraitKey { package static var defaultValue: GridRowPlace? { nil } }
package enum GridColumnsTrait: ViewTraitKey { package static var defaultValue: Int { 1 } }
package enum GridAnchorTrait: ViewTraitKey { package static var defaultValue: UnitPoint? { nil } }
package enum GridColumnAlignmentTrait: ViewTraitKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}
package enum GridUnsizedAxesTrait: ViewTraitKey { package static var defaultValue: Axis.Set { [] } }

/// Tells the grid around a view something about its cell.
nonisolated struct _GridCellTrait<Key: ViewTraitKey>: ViewModifier {
  typealias Body = Never
  var value: Key.Value

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), inputs) }

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let value = modifier.part(at: 0, as: Key.Value.self).attribute
    return .wrapped(
      body(_Graph(), inputs),
      ViewListWrapper(traits: { $0.set(Key.self, value) }) { inputs, make in make(inputs) })
  }
}

extension View {
  /// Lets this view go over several columns of the grid that it is a cell of.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(_GridCellTrait<GridColumnsTrait>(value: count))
  }
  /// Places this view in its cell by a point, in place of the alignments of the grid.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_GridCellTrait<GridAnchorTrait>(value: anchor))
  }
  /// Aligns the whole column that this view is in.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_GridCellTrait<GridColumnAlignmentTrait>(value: guide))
  }
  /// Keeps this view from making its column or row larger than the other cells do.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_GridCellTrait<GridUnsizedAxesTrait>(value: axes))
  }
}

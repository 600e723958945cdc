import Foundation
import SashGeometry

/// The layout of `Grid`: rows and columns, for a container that is a grid at times.
@frozen public struct GridLayout: EngineLayout {
  public var alignment: Alignment
  /// Points between columns; nil takes what neighbours prefer.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; nil takes what neighbours prefer.
  public var verticalSpacing: CGFloat?
  public typealias Cache = _EngineLayoutCache

  @inlinable public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  func makeEngine(_ children: [LayoutEngine], direction: LayoutDirection) -> ContainerEngine {
    // A view outside of a row is a row of its own, behind all rows that have numbers.
    let rows = children.compactMap { ($0 as? GridCellEngine)?.cell.row }.max() ?? -1
    let cells = children.enumerated().map { index, child in
      (child as? GridCellEngine)?.cell.with(child)
        ?? GridCell(engine: child, row: rows + 1 + index, span: nil)
    }
    return GridEngine(
      cells: cells, alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, direction: direction)
  }
}

extension GridLayout: Sendable {}

/// A view that knows which cell of a grid it is, where the layout around it may be a grid.
package final class GridCellEngine: UnaryEngine {
  let cell: GridCell
  package init(_ cell: GridCell) {
    self.cell = cell
    super.init(child: cell.engine)
  }
  package override var debugName: String { "a cell" }
  package override var layoutPriority: Double { child.layoutPriority }
}

extension GridCell {
  fileprivate func with(_ engine: LayoutEngine) -> GridCell {
    var cell = self
    cell.engine = engine
    return cell
  }
}

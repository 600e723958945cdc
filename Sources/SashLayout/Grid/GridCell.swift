import Foundation
import SashGeometry

/// What a grid knows of one of its cells.
package struct GridCell {
  package var engine: LayoutEngine
  /// The row, from the top.
  package var row: Int
  /// How many columns it goes over; nil is all of them, for a view that stands in the grid without a row.
  package var span: Int?
  /// Where the view stands in its cell, in place of the alignments.
  package var anchor: UnitPoint?
  /// The alignment that it asks for its whole column.
  package var columnAlignment: HorizontalAlignment?
  /// The axes on which it does not make its column or row larger than the other cells do.
  package var unsizedAxes: Axis.Set
  /// The vertical alignment of its row; nil takes that of the grid.
  package var rowAlignment: VerticalAlignment?

  package init(
    engine: LayoutEngine, row: Int, span: Int? = 1, anchor: UnitPoint? = nil,
    columnAlignment: HorizontalAlignment? = nil, unsizedAxes: Axis.Set = [],
    rowAlignment: VerticalAlignment? = nil
  ) {
    self.engine = engine
    self.row = row
    self.span = span
    self.anchor = anchor
    self.columnAlignment = columnAlignment
    self.unsizedAxes = unsizedAxes
    self.rowAlignment = rowAlignment
  }
}

/// A cell with its place among the columns.
struct PlacedCell {
  let cell: GridCell
  let columns: Range<Int>
}

/// All cells of one column, as one view that a stack would lay out: as wide as the widest.
final class GridColumnEngine: MeasuredEngine {
  private let cells: [GridCell]
  init(_ cells: [GridCell]) { self.cells = cells }
  override var debugName: String { "a column of a Grid" }

  /// Rows find their heights later, so widths are asked with no height offered.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offer = ProposedViewSize(width: proposal.width, height: nil)
    var width = CGFloat(0)
    for cell in cells {
      let isUnsized = cell.unsizedAxes.contains(.horizontal)
      width = max(width, cell.engine.sizeThatFits(isUnsized ? .zero : offer).width)
    }
    return CGSize(width: width, height: 0)
  }
  override var layoutPriority: Double { cells.lazy.map(\.engine.layoutPriority).max() ?? 0 }
  override var statedGuides: StatedGuides { [] }
}

/// All cells of one row at the widths found for them, as one view that a stack would lay out.
final class GridRowEngine: MeasuredEngine {
  private let cells: [(cell: GridCell, width: CGFloat)]
  private let alignment: VerticalAlignment
  init(_ cells: [(cell: GridCell, width: CGFloat)], alignment: VerticalAlignment) {
    self.cells = cells
    self.alignment = alignment
  }
  override var debugName: String { "a row of a Grid" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: 0, height: extent(proposal.height).height)
  }

  /// How far the cells reach above and below the line that they are aligned on, and how high the row is.
  func extent(_ height: CGFloat?) -> (lines: CrossExtent, height: CGFloat) {
    var lines = CrossExtent()
    var tallest = CGFloat(0)
    var isAligned = false
    for (cell, width) in cells {
      let isUnsized = cell.unsizedAxes.contains(.vertical)
      let size = cell.engine.dimensions(ProposedViewSize(width: width, height: isUnsized ? 0 : height))
      if cell.anchor == nil, !isUnsized {
        lines.add(length: size.height, guide: size[alignment])
        isAligned = true
      } else {
        tallest = max(tallest, size.height)
      }
    }
    return (lines, max(isAligned ? lines.length : 0, tallest))
  }
  override var layoutPriority: Double { cells.lazy.map(\.cell.engine.layoutPriority).max() ?? 0 }
  override var statedGuides: StatedGuides { [] }
}

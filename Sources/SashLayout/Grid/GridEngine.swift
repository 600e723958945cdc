import Foundation
import SashGeometry

/// Lays cells out in rows, so that those of a column are equally wide and those of a row equally high.
///
/// Columns share the width as the children of a horizontal stack do, and rows the height as those of a vertical one; a
/// column is as wide as its widest cell, a row as high as its highest. A cell over several columns that is wider than
/// they are makes each of them equally wider.
///
/// - Source: documentation of `Grid`, `gridCellColumns(_:)` and `gridCellUnsizedAxes(_:)`
package final class GridEngine: ContainerEngine {
  private let cells: [PlacedCell]
  private let alignment: Alignment
  private let columns: [GridColumnEngine]
  private let columnAlignments: [HorizontalAlignment]
  private let rowAlignments: [VerticalAlignment]
  private let rows: [Range<Int>]
  private let columnGaps: [CGFloat]
  private let rowGaps: [CGFloat]
  private var solution: GridSolution?

  /// - Parameters:
  ///   - cells: Row by row from the top, each row from the leading edge.
  ///   - horizontalSpacing: Points between columns; nil takes what neighbours prefer. So does `verticalSpacing`.
  package init(
    cells: [GridCell], alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?,
    direction: LayoutDirection
  ) {
    self.alignment = alignment
    let count = GridEngine.columnCount(cells)
    var placed: [PlacedCell] = []
    var rows: [Range<Int>] = []
    for (index, cell) in cells.enumerated() {
      if index == 0 || cells[index - 1].row != cell.row { rows.append(index..<index) }
      let isFirst = rows[rows.count - 1].isEmpty
      rows[rows.count - 1] = rows[rows.count - 1].lowerBound..<(index + 1)
      let start = isFirst ? 0 : placed[index - 1].columns.upperBound
      let length = cell.span.map { max($0, 1) } ?? count
      placed.append(PlacedCell(cell: cell, columns: start..<(start + length)))
    }
    self.cells = placed
    self.rows = rows
    columns = (0..<count).map { column in
      GridColumnEngine(
        placed.filter { $0.columns == column..<(column + 1) && $0.cell.span != nil }.map(\.cell))
    }
    var columnAlignments = Array(repeating: alignment.horizontal, count: count)
    for cell in placed {
      if let asked = cell.cell.columnAlignment { columnAlignments[cell.columns.lowerBound] = asked }
    }
    self.columnAlignments = columnAlignments
    rowAlignments = rows.map { placed[$0.lowerBound].cell.rowAlignment ?? alignment.vertical }
    columnGaps = GridEngine.columnGaps(placed, rows, count, horizontalSpacing)
    rowGaps = GridEngine.rowGaps(placed, rows, verticalSpacing)
    super.init(children: cells.map(\.engine), direction: direction)
  }

  package override var debugName: String { "Grid" }

  private static func columnCount(_ cells: [GridCell]) -> Int {
    var counts: [Int: Int] = [:]
    for cell in cells { counts[cell.row, default: 0] += cell.span.map { max($0, 1) } ?? 0 }
    return max(counts.values.max() ?? 0, 1)
  }

  private static func columnGaps(
    _ cells: [PlacedCell], _ rows: [Range<Int>], _ count: Int, _ spacing: CGFloat?
  ) -> [CGFloat] {
    if let spacing, spacing.isFinite { return Array(repeating: spacing, count: count - 1) }
    var gaps = [CGFloat?](repeating: nil, count: count - 1)
    for row in rows {
      for (cell, next) in zip(cells[row], cells[row].dropFirst()) {
        let gap = cell.cell.engine.spacing.distance(to: next.cell.engine.spacing, along: .horizontal)
        let index = next.columns.lowerBound - 1
        gaps[index] = max(gaps[index] ?? gap, gap)
      }
    }
    return gaps.map { $0 ?? ViewSpacing.defaultLength }
  }

  private static func rowGaps(_ cells: [PlacedCell], _ rows: [Range<Int>], _ spacing: CGFloat?) -> [CGFloat] {
    zip(rows, rows.dropFirst()).map { above, below in
      if let spacing, spacing.isFinite { return spacing }
      var gap: CGFloat?
      for cell in cells[above] {
        for next in cells[below] where cell.columns.overlaps(next.columns) {
          let distance = cell.cell.engine.spacing.distance(to: next.cell.engine.spacing, along: .vertical)
          gap = max(gap ?? distance, distance)
        }
      }
      return gap ?? ViewSpacing.defaultLength
    }
  }

  // MARK: Measuring

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if cells.isEmpty { return .zero }
    let solution = solve(proposal)
    return CGSize(
      width: solution.widths.reduce(0, +) + columnGaps.reduce(0, +),
      height: solution.heights.reduce(0, +) + rowGaps.reduce(0, +))
  }

  private func solve(_ proposal: ProposedViewSize) -> GridSolution {
    if let solution, solution.proposal == proposal { return solution }
    let widths = columnWidths(proposal.width)
    let rowEngines = zip(rows, rowAlignments).map { range, alignment in
      GridRowEngine(cells[range].map { ($0.cell, width(of: $0.columns, widths)) }, alignment: alignment)
    }
    let heights = lengths(of: rowEngines, axis: .vertical, proposed: proposal.height, gaps: rowGaps)
    let solution = GridSolution(
      proposal: proposal, widths: widths, heights: heights.taken, offers: heights.offered, rows: rowEngines)
    self.solution = solution
    return solution
  }

  private func columnWidths(_ proposed: CGFloat?) -> [CGFloat] {
    var widths = lengths(of: columns, axis: .horizontal, proposed: proposed, gaps: columnGaps).taken
    for cell in cells where cell.columns.count > 1 || cell.cell.span == nil {
      let range = cell.columns.clamped(to: 0..<widths.count)
      let current = width(of: range, widths)
      let others = widths.reduce(0, +) + columnGaps.reduce(0, +) - current
      var offer = proposed.map { max($0 - others, 0) }
      if cell.cell.unsizedAxes.contains(.horizontal) { offer = 0 }
      let wanted = cell.cell.engine.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
      guard wanted > current else { continue }
      for column in range { widths[column] += (wanted - current) / CGFloat(range.count) }
    }
    return widths
  }

  /// What the columns or rows take, and what they were offered.
  private func lengths(of engines: [LayoutEngine], axis: Axis, proposed: CGFloat?, gaps: [CGFloat])
    -> (taken: [CGFloat], offered: [CGFloat?])
  {
    guard let proposed, proposed.isFinite, proposed > 0 else {
      let offer = ProposedViewSize(axis, major: proposed, minor: nil)
      return (
        engines.map { $0.sizeThatFits(offer)[axis] }, Array(repeating: proposed, count: engines.count)
      )
    }
    var solution = StackSolution()
    solution.solve(
      engines, ranking: PriorityRanking(engines), axis: axis, available: proposed - gaps.reduce(0, +),
      proposal: ProposedViewSize(axis, major: proposed, minor: nil))
    return (solution.shares.map(\.size[axis]), solution.shares.map(\.offer))
  }

  private func width(of columns: Range<Int>, _ widths: [CGFloat]) -> CGFloat {
    let columns = columns.clamped(to: 0..<widths.count)
    if columns.isEmpty { return 0 }
    return widths[columns].reduce(0, +)
      + columnGaps[columns.lowerBound..<(columns.upperBound - 1)].reduce(0, +)
  }

  // MARK: Placing

  package override func arrange(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let solution = solve(proposal)
    var starts: [CGFloat] = [0]
    for (index, width) in solution.widths.enumerated() {
      starts.append(starts[index] + width + (index < columnGaps.count ? columnGaps[index] : 0))
    }
    var placements: [Placement] = []
    placements.reserveCapacity(cells.count)
    var y = CGFloat(0)
    for (row, range) in rows.enumerated() {
      let height = solution.heights[row]
      let lines = solution.rows[row].extent(solution.offers[row]).lines
      let slack = max(height - (lines.length.isFinite ? lines.length : height), 0)
      for cell in cells[range] {
        let bounds = CGRect(
          x: starts[cell.columns.lowerBound], y: y, width: width(of: cell.columns, solution.widths),
          height: height)
        placements.append(
          place(cell, in: bounds, row: row, lines: lines, slack: slack))
      }
      y += height + (row < rowGaps.count ? rowGaps[row] : 0)
    }
    return placements
  }

  private func place(
    _ placed: PlacedCell, in bounds: CGRect, row: Int, lines: CrossExtent, slack: CGFloat
  ) -> Placement {
    let cell = placed.cell
    let offer = ProposedViewSize(bounds.size)
    let size = cell.engine.dimensions(offer)
    var origin = bounds.origin
    if let anchor = cell.anchor {
      origin.x += (bounds.width - size.width) * anchor.x
      origin.y += (bounds.height - size.height) * anchor.y
      return Placement(origin: origin, size: size.size, proposal: offer)
    }
    let frame = ViewDimensions(
      engine: LeafEngine.greedy, size: bounds.size, proposal: ProposedViewSize(bounds.size))
    let horizontal = cell.span == nil ? alignment.horizontal : columnAlignments[placed.columns.lowerBound]
    origin.x += finite(horizontal.key.defaultValue(in: frame) - size[horizontal])
    let vertical = rowAlignments[row]
    let isPlain = [VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key]
      .contains(vertical.key)
    origin.y +=
      isPlain || cell.unsizedAxes.contains(.vertical)
      ? finite(vertical.key.defaultValue(in: frame) - size[vertical])
      : lines.origin(guide: size[vertical]) + slack / 2
    return Placement(origin: origin, size: size.size, proposal: offer)
  }

  private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

  private lazy var mergedSpacing: ViewSpacing = {
    if engines.isEmpty { return .zero }
    return engines.reduce(into: ViewSpacing.undemanding) { $0.formUnion($1.spacing) }
  }()
  package override var spacing: ViewSpacing { mergedSpacing }
}

/// The lengths that a grid has found for one proposal, in points.
private struct GridSolution {
  let proposal: ProposedViewSize
  let widths: [CGFloat]
  let heights: [CGFloat]
  /// What each row was offered.
  let offers: [CGFloat?]
  let rows: [GridRowEngine]
}

import SashDisplay
import SashSemantics

/// The rows and columns of a table, as far as they are there: of many rows only those that are near what is seen.
@MainActor struct TableGrid {
  let table: SemanticsElement
  /// What stands above the columns; empty where nothing does.
  let headers: [SemanticsElement]
  /// In their order, each with its place among all rows.
  let rows: [(place: Int, element: SemanticsElement)]
  let rowCount: Int
  let columnCount: Int

  /// - Parameter element: A table; nil for all else.
  init?(_ element: SemanticsElement) {
    guard element.role == .table, element.isContainer else { return nil }
    table = element
    headers = element.children.filter { $0.role == .column }
    let found = element.children.filter { $0.role == .row }.enumerated().map { index, row in
      (place: row.properties.place, index: index, element: row)
    }
    rows = found.map { ($0.place?.index ?? $0.index, $0.element) }
    rowCount = found.first?.place?.count ?? found.count
    let cells = found.first.map { Self.cells(of: $0.element).count } ?? 0
    columnCount = max(headers.count, cells)
  }

  /// What of a row stands in its columns.
  static func cells(of row: SemanticsElement) -> [SemanticsElement] {
    row.children.filter { $0.role == .cell }
  }

  func row(_ place: Int) -> SemanticsElement? { rows.first { $0.place == place }?.element }
  func cell(_ row: Int, _ column: Int) -> SemanticsElement? {
    guard let cells = self.row(row).map({ Self.cells(of: $0) }), cells.indices.contains(column) else {
      return nil
    }
    return cells[column]
  }
  func header(_ column: Int) -> SemanticsElement? { headers.indices.contains(column) ? headers[column] : nil }
  /// The cell that has a number, counted row by row from the first cell of all.
  func place(of number: Int) -> (row: Int, column: Int)? {
    guard columnCount > 0, number >= 0, number < rowCount * columnCount else { return nil }
    return (number / columnCount, number % columnCount)
  }

  var selectedRows: [Int] { rows.filter { $0.element.traits.contains(.selected) }.map(\.place) }
}

/// Where a cell stands in its table.
@MainActor struct CellPlace {
  let grid: TableGrid
  let row: Int
  let column: Int

  /// - Parameter element: A cell in a row of a table; nil for all else.
  init?(_ element: SemanticsElement) {
    guard element.isCell, let row = element.parent, let grid = row.parent.flatMap({ TableGrid($0) }),
      let place = grid.rows.first(where: { $0.element === row })?.place,
      let column = TableGrid.cells(of: row).firstIndex(where: { $0 === element })
    else { return nil }
    (self.grid, self.row, self.column) = (grid, place, column)
  }
}

extension SemanticsElement {
  /// Whether it stands in a row and a column of a table.
  var isCell: Bool { role == .cell && parent?.isTableRow == true }
  var isTableRow: Bool { role == .row && parent?.role == .table }
}

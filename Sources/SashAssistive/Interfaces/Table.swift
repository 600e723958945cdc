import Foundation
import SashBus
import SashDisplay
import SashSemantics

// Tables by rows and columns. A cell is as wide and high as one; what is not near what is seen is nowhere.
extension AssistiveServer {
  private func table(_ object: AssistiveObject) -> (grid: TableGrid, window: AssistiveWindow)? {
    guard case .element(let element, _, let window) = object else { return nil }
    return TableGrid(element).map { ($0, window) }
  }
  private func reference(_ element: SemanticsElement?, _ window: AssistiveWindow) -> BusValue {
    reference(element.flatMap { object($0, in: window) })
  }

  func tableProperty(_ name: String, _ object: AssistiveObject) -> BusValue? {
    guard let (grid, _) = table(object) else { return nil }
    switch name {
    case "NRows": return .int(grid.rowCount)
    case "NColumns": return .int(grid.columnCount)
    case "Caption", "Summary": return nowhere
    case "NSelectedRows": return .int(grid.selectedRows.count)
    case "NSelectedColumns": return .int(0)
    default: return nil
    }
  }

  func answerTable(_ call: Bus.Call, _ object: AssistiveObject) -> [BusValue]? {
    guard let (grid, window) = table(object) else { return nil }
    let (first, second) = (call.number(0) ?? -1, call.number(1) ?? -1)
    let row = grid.row(first)
    func isInside(_ row: Int, _ column: Int) -> Bool {
      (0..<grid.rowCount).contains(row) && (0..<grid.columnCount).contains(column)
    }
    switch call.member {
    case "GetAccessibleAt": return [reference(grid.cell(first, second), window)]
    case "GetIndexAt": return [.int(isInside(first, second) ? first * grid.columnCount + second : -1)]
    case "GetRowAtIndex": return [.int(grid.place(of: first)?.row ?? -1)]
    case "GetColumnAtIndex": return [.int(grid.place(of: first)?.column ?? -1)]
    case "GetRowDescription": return [.string(row?.label ?? "")]
    case "GetColumnDescription": return [.string(grid.header(first)?.label ?? "")]
    case "GetRowExtentAt", "GetColumnExtentAt": return [.int(isInside(first, second) ? 1 : 0)]
    case "GetRowHeader": return [nowhere]
    case "GetColumnHeader": return [reference(grid.header(first), window)]
    case "GetSelectedRows": return [.array(of: "i", grid.selectedRows.map { .int($0) })]
    case "GetSelectedColumns": return [.array(of: "i", [])]
    case "IsRowSelected": return [.bool(grid.selectedRows.contains(first))]
    case "IsSelected": return [.bool(isInside(first, second) && grid.selectedRows.contains(first))]
    case "IsColumnSelected", "AddColumnSelection", "RemoveColumnSelection": return [.bool(false)]
    case "AddRowSelection": return [.bool(choose(row, window))]
    case "RemoveRowSelection": return [.bool(leave(row))]
    case "GetRowColumnExtentsAtIndex":
      guard let (row, column) = grid.place(of: first) else {
        return [.bool(false), .int(-1), .int(-1), .int(0), .int(0), .bool(false)]
      }
      return [
        .bool(true), .int(row), .int(column), .int(1), .int(1), .bool(grid.selectedRows.contains(row)),
      ]
    default: return nil
    }
  }

  // MARK: Cells

  func cellProperty(_ name: String, _ object: AssistiveObject) -> BusValue? {
    guard case .element(let element, _, let window) = object, let place = CellPlace(element) else {
      return nil
    }
    switch name {
    case "RowSpan", "ColumnSpan": return .int(1)
    case "Position": return .tuple([.int(place.row), .int(place.column)])
    case "Table": return reference(place.grid.table, window)
    default: return nil
    }
  }

  func answerCell(_ call: Bus.Call, _ object: AssistiveObject) -> [BusValue]? {
    guard case .element(let element, _, let window) = object, let place = CellPlace(element) else {
      return nil
    }
    switch call.member {
    // libatspi reads four numbers, and the description of the interface has a truth value before them.
    case "GetRowColumnSpan": return [.int(place.row), .int(place.column), .int(1), .int(1)]
    case "GetColumnHeaderCells":
      let header = place.grid.header(place.column)
      return [.array(of: "(so)", header.map { [reference($0, window)] } ?? [])]
    case "GetRowHeaderCells": return [.array(of: "(so)", [])]
    default: return nil
    }
  }
}

import Foundation
import SashCore

/// Rows of values in several columns under headers that stay at the top; a tap on a header sorts, one on a row selects it.
///
/// Rows are made when they come near what is seen. Where there is little width only the first column shows, without a header.
///
/// A mouse drags the edge of a header to make its column wider, and the header to another place where there is a customization.
/// Where several rows can be selected, a click with ⌘ or Control held adds a row or takes it away, one with Shift selects all up
/// to it, and so do arrows with Shift.
@MainActor @preconcurrency
public struct Table<Value, Rows, Columns>: View
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  nonisolated(unsafe) let rows: Rows
  nonisolated(unsafe) let columns: Columns
  nonisolated(unsafe) let selection: ListSelection<Value.ID>?
  nonisolated(unsafe) let sort: TableSort?
  nonisolated(unsafe) let customization: Binding<TableColumnCustomization<Value>>?

  nonisolated init(
    rows: Rows, columns: Columns, selection: ListSelection<Value.ID>? = nil, sort: TableSort? = nil,
    customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    (self.rows, self.columns, self.selection, self.sort) = (rows, columns, selection, sort)
    self.customization = customization
  }

  @MainActor public var body: some View {
    TableBody(
      rows: rows, columns: columns._tableColumns(), selection: selection, sort: sort,
      customization: customization)
  }
}

/// What the headers of a table sort.
struct TableSort {
  /// The direction of a column's order, if the table is sorted by that first.
  let direction: (Any) -> SortOrder?
  /// Sorts by a column first, in its own direction, or in the other one if it did so already.
  let choose: (Any) -> Void

  init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    func isSame(_ a: Sort, _ b: Sort) -> Bool {
      // How two values are compared does not make another column.
      if let a = a as? KeyPathComparator<Sort.Compared>, let b = b as? KeyPathComparator<Sort.Compared> {
        return a.keyPath == b.keyPath
      }
      var a = a
      a.order = b.order
      return a == b
    }
    direction = { column in
      guard let column = column as? Sort, let first = order.wrappedValue.first, isSame(column, first) else {
        return nil
      }
      return first.order
    }
    choose = { column in
      guard var column = column as? Sort else { return }
      let all = order.wrappedValue
      if let first = all.first, isSame(column, first) {
        column.order = first.order == .forward ? .reverse : .forward
      }
      order.wrappedValue = [column] + all.filter { !isSame($0, column) }
    }
  }
}

// MARK: Rows that are written

extension Table {
  public nonisolated init<Sort>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), sort: TableSort(sortOrder))
  }
  public nonisolated init<Sort>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: .optional(selection), sort: TableSort(sortOrder))
  }
  public nonisolated init<Sort>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), selection: .many(selection), sort: TableSort(sortOrder))
  }

  /// - Parameter columnCustomization: Which columns show; a person chooses them in the menu of the headers.
  public nonisolated init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows: rows(), columns: columns(), customization: columnCustomization) }
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: .optional(selection), customization: columnCustomization)
  }
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: .many(selection), customization: columnCustomization)
  }
  public nonisolated init<Sort>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), sort: TableSort(sortOrder), customization: columnCustomization)
  }
  public nonisolated init<Sort>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: .optional(selection), sort: TableSort(sortOrder),
      customization: columnCustomization)
  }
  public nonisolated init<Sort>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(
      rows: rows(), columns: columns(), selection: .many(selection), sort: TableSort(sortOrder),
      customization: columnCustomization)
  }
}

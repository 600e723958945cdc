import Foundation
import SashCore

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// What a row stands for.
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent
  /// The rows that these are made of.
  @TableRowBuilder<Self.TableRowValue> @MainActor @preconcurrency var tableRowBody: Self.TableRowBody { get }

  associatedtype _Rows: View
  /// The rows as views of a list.
  @MainActor @preconcurrency func _tableRows(_ table: _TableRowContext<TableRowValue>) -> _Rows
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  @MainActor @preconcurrency public func _tableRows(_ table: _TableRowContext<TableRowValue>) -> AnyView {
    AnyView(tableRowBody._tableRows(table))
  }
}

extension TableRowContent {
  nonisolated func rowError() -> Never { fatalError("tableRowBody should not be called on \(Self.self).") }
}

/// What rows of a table know of it.
public struct _TableRowContext<Value> {
  var columns: [_TableColumnParts<Value>]
  /// Whether its columns stand side by side, so that those who do not see it are told of cells.
  var hasCells = true
  /// How far the first column is moved in, in steps.
  var indent = 0
  /// Whether some rows can be opened, so that all leave room for a sign of that.
  var hasSigns = false
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  @MainActor public var tableRowBody: Never { return rowError() }
  @MainActor public func _tableRows(_ table: _TableRowContext<Never>) -> Never { rowError() }
}

/// A row of a table for a value.
@MainActor @preconcurrency
public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  nonisolated(unsafe) let value: Value
  public nonisolated init(_ value: Value) { self.value = value }
  @MainActor public var tableRowBody: Never { return rowError() }
  @MainActor public func _tableRows(_ table: _TableRowContext<Value>) -> some View {
    TableCells(value: value, table: table).tag(value.id)
  }
}

/// No rows.
@MainActor @preconcurrency
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  nonisolated init() {}
  @MainActor public var tableRowBody: Never { return rowError() }
  @MainActor public func _tableRows(_ table: _TableRowContext<Value>) -> EmptyView { EmptyView() }
}

/// A header of a section of rows.
@MainActor @preconcurrency
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  nonisolated(unsafe) let content: Content
  nonisolated init(content: Content) { self.content = content }
  @MainActor public var tableRowBody: Never { return rowError() }
  @MainActor public func _tableRows(_ table: _TableRowContext<Value>) -> Content { content }
}

/// A row for each element of a collection.
@MainActor @preconcurrency
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  nonisolated(unsafe) let data: Data
  nonisolated init(data: Data) { self.data = data }
  @MainActor public var tableRowBody: Never { return rowError() }
  @MainActor public func _tableRows(_ table: _TableRowContext<Data.Element>) -> some View {
    ForEach(data) { TableCells(value: $0, table: table).tag($0.id) }
  }
}

/// Rows for data that has the form of a tree.
@MainActor @preconcurrency
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  nonisolated(unsafe) let data: Data
  nonisolated(unsafe) let children: KeyPath<Data.Element, Data?>
  nonisolated init(data: Data, children: KeyPath<Data.Element, Data?>) {
    (self.data, self.children) = (data, children)
  }
  @MainActor public var tableRowBody: Never { return rowError() }
  @MainActor public func _tableRows(_ table: _TableRowContext<Data.Element>) -> some View {
    var table = table
    table.hasSigns = true
    let all = table
    let children = children
    return ForEach(data) { TableOutlineRows(value: $0, children: children, table: all) }
  }
}

/// A row that shows and hides others below it.
@MainActor @preconcurrency
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never
  nonisolated(unsafe) let value: Label.TableRowValue
  nonisolated(unsafe) let isExpanded: Binding<Bool>?
  nonisolated(unsafe) let content: () -> Content

  public nonisolated init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    (self.value, self.isExpanded, self.content) = (value, isExpanded, content)
  }
  @MainActor public var tableRowBody: Never { return rowError() }
  @MainActor public func _tableRows(_ table: _TableRowContext<Label.TableRowValue>) -> some View {
    let content = content
    var inner = table
    inner.indent += 1
    let below = inner
    return TableDisclosure(value: value, table: table, isExpanded: isExpanded) {
      content()._tableRows(below)
    }
  }
}

// MARK: What other rows are made of

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public nonisolated init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, ids: .reader(IdentifiableReader<Data.Element>.self), content: content)
  }
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, ids: .keyPath(id), content: content)
  }
  /// A row for each element.
  public nonisolated init(_ data: Data)
  where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(data: data, ids: .reader(IdentifiableReader<Data.Element>.self)) { TableRow($0) }
  }
  @MainActor public var tableRowBody: Never { return rowError() }
  @MainActor public func _tableRows(_ table: _TableRowContext<Content.TableRowValue>)
    -> ForEach<Data, ID, Content._Rows>
  {
    let content = content
    return ForEach<Data, ID, Content._Rows>(data: data, ids: ids) { element in
      MainActor.assumeIsolated { content(element)._tableRows(table) }
    }
  }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

/// Rows that are made of the elements of a collection.
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue
{
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  @MainActor public var tableRowBody: Never { return rowError() }
  @MainActor public func _tableRows(_ table: _TableRowContext<Content.TableRowValue>) -> some View {
    let (header, content) = (header._tableRows(table), content._tableRows(table))
    return Section<Parent._Rows, Content._Rows, EmptyView> {
      content
    } header: {
      header
    }
  }
}

/// Rows that look or behave in another way.
package struct ChangedRows<Content: TableRowContent, Changed: View>: TableRowContent {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let change: @MainActor (Content._Rows) -> Changed
  package nonisolated init(_ content: Content, change: @escaping @MainActor (Content._Rows) -> Changed) {
    (self.content, self.change) = (content, change)
  }
  package typealias TableRowValue = Content.TableRowValue
  package typealias TableRowBody = Never
  package var tableRowBody: Never { return rowError() }
  package func _tableRows(_ table: _TableRowContext<Content.TableRowValue>) -> Changed {
    change(content._tableRows(table))
  }
}

extension ChangedRows: DynamicTableRowContent where Content: DynamicTableRowContent {
  package var data: Content.Data { content.data }
}

extension TableRowContent {
  /// Shows actions to choose from when the row is held, or clicked with the other button of a mouse.
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M)
    -> some TableRowContent<TableRowValue>
  {
    let items = menuItems()
    return ChangedRows(self) { $0.contextMenu { items } }
  }
  /// Shows actions to choose from when the row is held.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    let (items, preview) = (menuItems(), preview())
    return ChangedRows(self) { rows in
      rows.contextMenu {
        items
      } preview: {
        preview
      }
    }
  }
  /// Keeps the rows from being selected.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue>
  {
    ChangedRows(self) { $0.selectionDisabled(isDisabled) }
  }
}

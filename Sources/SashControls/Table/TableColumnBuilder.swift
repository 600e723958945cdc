import Foundation
import SashCore

/// Makes columns of a table of the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable, Sort: SortComparator {
  public static func buildExpression<Content, Label>(_ column: TableColumn<RowValue, Sort, Content, Label>)
    -> TableColumn<RowValue, Sort, Content, Label>
  { column }
  /// A column that does not sort, among others that do.
  @_disfavoredOverload
  public static func buildExpression<Content, Label>(_ column: TableColumn<RowValue, Never, Content, Label>)
    -> TableColumn<RowValue, Never, Content, Label>
  { column }
  public static func buildExpression<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent
  { column }
  @_disfavoredOverload
  public static func buildExpression<Column>(_ column: Column) -> Column
  where
    RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never, Column: TableColumnContent
  { column }

  public static func buildIf<T>(_ content: T?) -> T?
  where RowValue == T.TableRowValue, T: TableColumnContent {
    content
  }
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where T: TableColumnContent, F: TableColumnContent, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(_storage: .trueContent(first))
  }
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where T: TableColumnContent, F: TableColumnContent, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(_storage: .falseContent(second))
  }
  public static func buildLimitedAvailability<T>(_ content: T) -> T
  where RowValue == T.TableRowValue, T: TableColumnContent { content }

  public static func buildBlock<C>(_ content: C) -> C
  where RowValue == C.TableRowValue, C: TableColumnContent { content }
  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1)>
  where
    C0: TableColumnContent, C1: TableColumnContent,
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue
  { TupleTableColumnContent { [c0._tableColumns(), c1._tableColumns()] } }
  public static func buildBlock<C0, C1, C2>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent,
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue
  { TupleTableColumnContent { [c0._tableColumns(), c1._tableColumns(), c2._tableColumns()] } }
  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue
  {
    TupleTableColumnContent {
      [c0._tableColumns(), c1._tableColumns(), c2._tableColumns(), c3._tableColumns()]
    }
  }
  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent,
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue
  {
    TupleTableColumnContent {
      [c0._tableColumns(), c1._tableColumns(), c2._tableColumns(), c3._tableColumns(), c4._tableColumns()]
    }
  }
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent,
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue
  {
    TupleTableColumnContent {
      [
        c0._tableColumns(), c1._tableColumns(), c2._tableColumns(), c3._tableColumns(), c4._tableColumns(),
        c5._tableColumns(),
      ]
    }
  }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent,
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue,
    RowValue == C6.TableRowValue
  {
    TupleTableColumnContent {
      [
        c0._tableColumns(), c1._tableColumns(), c2._tableColumns(), c3._tableColumns(), c4._tableColumns(),
        c5._tableColumns(), c6._tableColumns(),
      ]
    }
  }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue,
    RowValue == C6.TableRowValue, RowValue == C7.TableRowValue
  {
    TupleTableColumnContent {
      [
        c0._tableColumns(), c1._tableColumns(), c2._tableColumns(), c3._tableColumns(), c4._tableColumns(),
        c5._tableColumns(), c6._tableColumns(), c7._tableColumns(),
      ]
    }
  }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
    C8: TableColumnContent,
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue,
    RowValue == C6.TableRowValue, RowValue == C7.TableRowValue, RowValue == C8.TableRowValue
  {
    TupleTableColumnContent {
      [
        c0._tableColumns(), c1._tableColumns(), c2._tableColumns(), c3._tableColumns(), c4._tableColumns(),
        c5._tableColumns(), c6._tableColumns(), c7._tableColumns(), c8._tableColumns(),
      ]
    }
  }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
    C8: TableColumnContent, C9: TableColumnContent,
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue,
    RowValue == C3.TableRowValue, RowValue == C4.TableRowValue, RowValue == C5.TableRowValue,
    RowValue == C6.TableRowValue, RowValue == C7.TableRowValue, RowValue == C8.TableRowValue,
    RowValue == C9.TableRowValue
  {
    TupleTableColumnContent {
      [
        c0._tableColumns(), c1._tableColumns(), c2._tableColumns(), c3._tableColumns(), c4._tableColumns(),
        c5._tableColumns(), c6._tableColumns(), c7._tableColumns(), c8._tableColumns(), c9._tableColumns(),
      ]
    }
  }
}

/// Several columns of a table.
@MainActor @preconcurrency
public struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  nonisolated(unsafe) let columns: @MainActor () -> [[_TableColumnParts<RowValue>]]
  nonisolated init(_ columns: @escaping @MainActor () -> [[_TableColumnParts<RowValue>]]) {
    self.columns = columns
  }
  @MainActor public var tableColumnBody: Never { return columnError() }
  @MainActor public func _tableColumns() -> [_TableColumnParts<RowValue>] {
    columns().enumerated().flatMap { index, part in part.map { $0.inside(index) } }
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never
  @MainActor public var tableColumnBody: Never { return columnError() }
  @MainActor public func _tableColumns() -> [_TableColumnParts<Wrapped.TableRowValue>] {
    map { $0._tableColumns() } ?? []
  }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  public typealias TableColumnBody = Never
  @MainActor public var tableColumnBody: Never { return columnError() }
  @MainActor public func _tableColumns() -> [_TableColumnParts<TrueContent.TableRowValue>] {
    switch storage {
    case .trueContent(let content): content._tableColumns().map { $0.inside(true) }
    case .falseContent(let content): content._tableColumns().map { $0.inside(false) }
    }
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never
  public nonisolated init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator { self.init(_content: content()) }
  @MainActor public var tableColumnBody: Never { return columnError() }
  @MainActor public func _tableColumns() -> [_TableColumnParts<Content.TableRowValue>] {
    groupContent._tableColumns()
  }
}

/// A column of a table for each element of a collection.
@MainActor @preconcurrency
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent
where
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, RowValue == Content.TableRowValue,
  Sort: SortComparator, Content: TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  nonisolated(unsafe) public var data: Data
  nonisolated(unsafe) public var content: (Data.Element) -> Content
  nonisolated(unsafe) private let id: KeyPath<Data.Element, ID>

  public nonisolated init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  )
  where
    Data.Element: Identifiable, ID == Data.Element.ID, RowValue == Content.TableRowValue,
    Sort == Content.TableColumnSortComparator
  { (self.data, self.content, id) = (data, content, \.id) }
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
    (self.data, self.content, self.id) = (data, content, id)
  }
  @MainActor public var tableColumnBody: Never { return columnError() }
  @MainActor public func _tableColumns() -> [_TableColumnParts<RowValue>] {
    data.flatMap { element in
      content(element)._tableColumns().map { $0.inside(element[keyPath: id]) }
    }
  }
}

import Foundation
import SashCore

/// Makes rows of a table of the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Value == Content.TableRowValue, Content: TableRowContent { content }
  public static func buildBlock<C>(_ content: C) -> C
  where Value == C.TableRowValue, C: TableRowContent { content }
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
  public static func buildIf<C>(_ content: C?) -> C? where Value == C.TableRowValue, C: TableRowContent {
    content
  }
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where T: TableRowContent, F: TableRowContent, Value == T.TableRowValue, Value == F.TableRowValue {
    _ConditionalContent(_storage: .trueContent(first))
  }
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where T: TableRowContent, F: TableRowContent, Value == T.TableRowValue, Value == F.TableRowValue {
    _ConditionalContent(_storage: .falseContent(second))
  }
  public static func buildLimitedAvailability<C>(_ content: C) -> C
  where Value == C.TableRowValue, C: TableRowContent { content }
  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> TupleTableRowContent<Value, (C0, C1)>
  where
    C0: TableRowContent, C1: TableRowContent,
    Value == C0.TableRowValue, Value == C1.TableRowValue
  {
    TupleTableRowContent { table in
      [AnyView(c0._tableRows(table)), AnyView(c1._tableRows(table))]
    }
  }
  public static func buildBlock<C0, C1, C2>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleTableRowContent<Value, (C0, C1, C2)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent,
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue
  {
    TupleTableRowContent { table in
      [AnyView(c0._tableRows(table)), AnyView(c1._tableRows(table)), AnyView(c2._tableRows(table))]
    }
  }
  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue, Value == C3.TableRowValue
  {
    TupleTableRowContent { table in
      [
        AnyView(c0._tableRows(table)), AnyView(c1._tableRows(table)), AnyView(c2._tableRows(table)),
        AnyView(c3._tableRows(table)),
      ]
    }
  }
  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue,
    Value == C3.TableRowValue, Value == C4.TableRowValue
  {
    TupleTableRowContent { table in
      [
        AnyView(c0._tableRows(table)), AnyView(c1._tableRows(table)), AnyView(c2._tableRows(table)),
        AnyView(c3._tableRows(table)), AnyView(c4._tableRows(table)),
      ]
    }
  }
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent,
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue,
    Value == C3.TableRowValue, Value == C4.TableRowValue, Value == C5.TableRowValue
  {
    TupleTableRowContent { table in
      [
        AnyView(c0._tableRows(table)), AnyView(c1._tableRows(table)), AnyView(c2._tableRows(table)),
        AnyView(c3._tableRows(table)), AnyView(c4._tableRows(table)), AnyView(c5._tableRows(table)),
      ]
    }
  }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent,
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue,
    Value == C3.TableRowValue, Value == C4.TableRowValue, Value == C5.TableRowValue, Value == C6.TableRowValue
  {
    TupleTableRowContent { table in
      [
        AnyView(c0._tableRows(table)), AnyView(c1._tableRows(table)), AnyView(c2._tableRows(table)),
        AnyView(c3._tableRows(table)), AnyView(c4._tableRows(table)), AnyView(c5._tableRows(table)),
        AnyView(c6._tableRows(table)),
      ]
    }
  }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent, C7: TableRowContent,
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue,
    Value == C3.TableRowValue, Value == C4.TableRowValue, Value == C5.TableRowValue,
    Value == C6.TableRowValue, Value == C7.TableRowValue
  {
    TupleTableRowContent { table in
      [
        AnyView(c0._tableRows(table)), AnyView(c1._tableRows(table)), AnyView(c2._tableRows(table)),
        AnyView(c3._tableRows(table)), AnyView(c4._tableRows(table)), AnyView(c5._tableRows(table)),
        AnyView(c6._tableRows(table)), AnyView(c7._tableRows(table)),
      ]
    }
  }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent,
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue,
    Value == C3.TableRowValue, Value == C4.TableRowValue, Value == C5.TableRowValue,
    Value == C6.TableRowValue, Value == C7.TableRowValue, Value == C8.TableRowValue
  {
    TupleTableRowContent { table in
      [
        AnyView(c0._tableRows(table)), AnyView(c1._tableRows(table)), AnyView(c2._tableRows(table)),
        AnyView(c3._tableRows(table)), AnyView(c4._tableRows(table)), AnyView(c5._tableRows(table)),
        AnyView(c6._tableRows(table)), AnyView(c7._tableRows(table)), AnyView(c8._tableRows(table)),
      ]
    }
  }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent, C9: TableRowContent,
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue,
    Value == C3.TableRowValue, Value == C4.TableRowValue, Value == C5.TableRowValue,
    Value == C6.TableRowValue, Value == C7.TableRowValue, Value == C8.TableRowValue, Value == C9.TableRowValue
  {
    TupleTableRowContent { table in
      [
        AnyView(c0._tableRows(table)), AnyView(c1._tableRows(table)), AnyView(c2._tableRows(table)),
        AnyView(c3._tableRows(table)), AnyView(c4._tableRows(table)), AnyView(c5._tableRows(table)),
        AnyView(c6._tableRows(table)), AnyView(c7._tableRows(table)), AnyView(c8._tableRows(table)),
        AnyView(c9._tableRows(table)),
      ]
    }
  }
}

/// Several groups of rows of a table.
@MainActor @preconcurrency
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  nonisolated(unsafe) let parts: @MainActor (_TableRowContext<Value>) -> [AnyView]
  nonisolated init(_ parts: @escaping @MainActor (_TableRowContext<Value>) -> [AnyView]) {
    self.parts = parts
  }
  @MainActor public var tableRowBody: Never { return rowError() }
  @MainActor public func _tableRows(_ table: _TableRowContext<Value>) -> some View {
    let parts = parts(table)
    return ForEach(parts.indices, id: \.self) { parts[$0] }
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableRowBody = Never
  @MainActor public var tableRowBody: Never { return rowError() }
  @MainActor public func _tableRows(_ table: _TableRowContext<Wrapped.TableRowValue>) -> Wrapped._Rows? {
    map { $0._tableRows(table) }
  }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableRowBody = Never
  @MainActor public var tableRowBody: Never { return rowError() }
  @MainActor public func _tableRows(_ table: _TableRowContext<TrueContent.TableRowValue>)
    -> _ConditionalContent<TrueContent._Rows, FalseContent._Rows>
  {
    switch storage {
    case .trueContent(let rows): .init(_storage: .trueContent(rows._tableRows(table)))
    case .falseContent(let rows): .init(_storage: .falseContent(rows._tableRows(table)))
    }
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  public nonisolated init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
    self.init(_content: content())
  }
  @MainActor public var tableRowBody: Never { return rowError() }
  @MainActor public func _tableRows(_ table: _TableRowContext<Content.TableRowValue>) -> Content._Rows {
    groupContent._tableRows(table)
  }
}

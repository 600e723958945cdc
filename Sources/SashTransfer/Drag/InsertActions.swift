import CoreTransferable
import Foundation
import SashControls
import SashCore
import UniformTypeIdentifiers

extension _InsertActionModifier {
  /// Takes items of a type that are put down between rows; the action is told before which one.
  nonisolated static func inserting<T: Transferable>(
    _ type: T.Type, _ action: @escaping (_ items: [T], _ offset: Int) -> Void
  ) -> _InsertActionModifier {
    return _InsertActionModifier(
      takes: { ($0 as? DragCargo)?.holds(T.self) == true },
      insert: { cargo, offset in
        MainActor.assumeIsolated {
          _ = (cargo as? DragCargo)?.deliver(T.self) { items in
            action(items, offset)
            return true
          }
        }
      })
  }
  /// Takes what is of one of some kinds.
  nonisolated static func inserting(
    _ types: [UTType], _ action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> _InsertActionModifier {
    return _InsertActionModifier(
      takes: { cargo in (cargo as? DragCargo)?.providers.contains { $0.offers(types) } == true },
      insert: { cargo, offset in
        action(offset, (cargo as? DragCargo)?.providers.filter { $0.offers(types) } ?? [])
      })
  }
}

extension TableRowContent {
  /// Lets the rows be dragged.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some TableRowContent<TableRowValue>
  {
    ChangedRows(self) { $0.draggable(payload()) }
  }
  /// Lets the rows be dragged, if there is something that they stand for.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?)
    -> some TableRowContent<TableRowValue>
  {
    ChangedRows(self) { $0.itemProvider(action) }
  }
  /// Takes items of a type that are put down on the rows.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ChangedRows(self) { rows in
      rows.dropDestination(for: T.self) { items, _ in
        action(items)
        return true
      }
    }
  }
}

extension DynamicTableRowContent {
  /// Takes items of a type that are put down between the rows; the action is told before which one.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ offset: Int, _ items: [T]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> {
    ChangedRows(self) { $0.modifier(_InsertActionModifier.inserting(T.self) { action($1, $0) }) }
  }
  /// Takes what is of one of some kinds and put down between the rows.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> {
    ChangedRows(self) { $0.modifier(_InsertActionModifier.inserting(supportedContentTypes, action)) }
  }
}

import Foundation
import SashCore

/// Says which rows of a table are dragged.
@MainActor @preconcurrency
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// What is dragged from a row; nothing if it is empty.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// What a tap on another row adds to a drag.
  ///
  /// - Missing: being asked.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// - Missing: being asked: rows that are dragged look as they do.
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}
extension UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  { true }
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Decides what happens to things that are dragged over a table.
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes what is put down.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// - Missing: being asked: rows that are put down look as they do.
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}
extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .unspecified) }
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
}

/// What a table would do with what is dragged over it.
@MainActor @preconcurrency
open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  public let intent: Intent
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// One thing that is put down on a table.
@MainActor @preconcurrency
public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// Where it comes from, if that is the same table.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}
/// What is put down on a table, and where.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  /// The row whose place it takes; nil beside all rows.
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  /// Shows what is put down as it comes to a row. It is there at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Shows what is put down as it goes into a row. It is there at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
}

@MainActor private final class RowDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  init(
    _ items: [any UITableViewDropItem], _ path: IndexPath?, _ proposal: UITableViewDropProposal,
    _ session: any UIDropSession
  ) {
    (self.items, destinationIndexPath, self.proposal, self.session) = (items, path, proposal, session)
    super.init()
  }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimating() }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    DropAnimating()
  }
}

/// Leads what is dragged from a table and over it to its delegates. Rows of a table without a drop delegate are moved as its
/// data source allows.
@MainActor final class TableDragging: ItemDragging, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private unowned let table: UITableView
  private var proposal: UITableViewDropProposal?

  init(_ table: UITableView) {
    self.table = table
    super.init(in: table)
  }
  /// Begins to listen when there are delegates.
  func update() {
    let drags = table.dragDelegate != nil
    listen(drags: drags, drops: drags || table.dropDelegate != nil, for: self) { [weak table] place in
      table?.indexPathForRow(at: place).flatMap { table?.cellForRow(at: $0)?.frame }
    }
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    guard table.dragInteractionEnabled, let delegate = table.dragDelegate,
      let path = table.indexPathForRow(at: session.location(in: table))
    else { return [] }
    begins(session, from: path)
    return delegate.tableView(table, itemsForBeginning: session, at: path)
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    table.dragDelegate?.tableView(table, dragSessionWillBegin: session)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    ends()
    table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
  }

  /// Whether the data source moves what is dragged.
  private func movesRow(_ session: any UIDropSession) -> Bool {
    guard table.dropDelegate == nil, isOwn(session), let source else { return false }
    return table.dataSourceMoves(source)
  }
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    table.dropDelegate?.tableView(table, canHandle: session) ?? movesRow(session)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isOver = true
    table.dropDelegate?.tableView(table, dropSessionDidEnter: session)
  }
  private func path(_ session: any UIDropSession) -> IndexPath? {
    table.indexPathForRow(at: session.location(in: table))
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    if movesRow(session) { return UIDropProposal(operation: .move) }
    let new =
      table.dropDelegate?.tableView(
        table, dropSessionDidUpdate: session, withDestinationIndexPath: path(session))
      ?? UITableViewDropProposal(operation: .cancel)
    proposal = new
    return new
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    isOver = false
    table.dropDelegate?.tableView(table, dropSessionDidExit: session)
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    isOver = false
    if movesRow(session) { return move(to: path(session)) }
    let size = source.flatMap { table.cellForRow(at: $0)?.bounds.size } ?? .zero
    let proposal = proposal ?? UITableViewDropProposal(operation: .copy)
    let coordinator = RowDropCoordinator(items(of: session, size: size), path(session), proposal, session)
    table.dropDelegate?.tableView(table, performDropWith: coordinator)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    isOver = false
    table.dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }
  private func move(to path: IndexPath?) {
    guard let source, let path else { return }
    let goal =
      table.delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: path) ?? path
    guard goal != source else { return }
    table.dataSource?.tableView(table, moveRowAt: source, to: goal)
    table.moveRow(at: source, to: goal)
  }
}

extension UITableView {
  /// Whether something is dragged that began in the table.
  public var hasActiveDrag: Bool { dragging.active != nil }
  /// Whether something is dragged over the table.
  public var hasActiveDrop: Bool { dragging.isOver }
}

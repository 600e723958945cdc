import Foundation
import SashCore
import SashTransfer

/// Says what items of a collection stand for when they are dragged.
@MainActor @preconcurrency
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// What is dragged; nothing if it is empty.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// What a tap on another item adds to a drag.
  ///
  /// - Missing: being asked.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// - Missing: being asked: items that are dragged look as they do.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
}
extension UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  {}
}

/// Decides what happens to things that are dragged over a collection.
@MainActor @preconcurrency
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes what is put down.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}
extension UICollectionViewDropDelegate {
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  {
    true
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy, intent: .unspecified) }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  {}
}

/// What a collection would do with what is dragged over it.
@MainActor @preconcurrency
open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
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

/// One thing that is put down on a collection.
@MainActor @preconcurrency
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// Where it comes from, if that is the same collection.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}
/// What is put down on a collection, and where.
@MainActor @preconcurrency
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  /// The item that it is put before; nil at the end.
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  /// Shows what is put down as it comes to an item. It is there at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Shows what is put down as it goes into an item. It is there at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
}

@MainActor private final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  init(
    _ items: [any UICollectionViewDropItem], _ path: IndexPath?, _ proposal: UICollectionViewDropProposal,
    _ session: any UIDropSession
  ) {
    (self.items, destinationIndexPath, self.proposal, self.session) = (items, path, proposal, session)
    super.init()
  }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimating() }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    DropAnimating()
  }
}

/// Leads what is dragged from a collection and over it to its delegates.
@MainActor final class CollectionDragging: ItemDragging, UIDragInteractionDelegate, UIDropInteractionDelegate
{
  private unowned let collection: UICollectionView
  private var proposal: UICollectionViewDropProposal?

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init(in: collection)
  }
  /// Begins to listen when there are delegates.
  func update() {
    listen(drags: collection.dragDelegate != nil, drops: collection.dropDelegate != nil, for: self) {
      [weak collection] place in
      collection?.indexPathForItem(at: place).flatMap { collection?.cellForItem(at: $0)?.frame }
    }
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    guard collection.dragInteractionEnabled,
      let path = collection.indexPathForItem(at: session.location(in: collection))
    else { return [] }
    begins(session, from: path)
    return collection.dragDelegate?.collectionView(collection, itemsForBeginning: session, at: path) ?? []
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    collection.dragDelegate?.collectionView(collection, dragSessionWillBegin: session)
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    ends()
    collection.dragDelegate?.collectionView(collection, dragSessionDidEnd: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    collection.dropDelegate?.collectionView(collection, canHandle: session) ?? false
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isOver = true
    collection.dropDelegate?.collectionView(collection, dropSessionDidEnter: session)
  }
  private func path(_ session: any UIDropSession) -> IndexPath? {
    collection.indexPathForItem(at: session.location(in: collection))
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    let new =
      collection.dropDelegate?.collectionView(
        collection, dropSessionDidUpdate: session, withDestinationIndexPath: path(session))
      ?? UICollectionViewDropProposal(operation: .cancel)
    proposal = new
    return new
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    isOver = false
    collection.dropDelegate?.collectionView(collection, dropSessionDidExit: session)
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    isOver = false
    let size = source.flatMap { collection.cellForItem(at: $0)?.bounds.size } ?? .zero
    let proposal = proposal ?? UICollectionViewDropProposal(operation: .copy)
    let coordinator = DropCoordinator(items(of: session, size: size), path(session), proposal, session)
    collection.dropDelegate?.collectionView(collection, performDropWith: coordinator)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    isOver = false
    collection.dropDelegate?.collectionView(collection, dropSessionDidEnd: session)
  }
}

extension UICollectionView {
  /// Whether something is dragged that began in the collection.
  public var hasActiveDrag: Bool { dragging.active != nil }
  /// Whether something is dragged over the collection.
  public var hasActiveDrop: Bool { dragging.isOver }
}

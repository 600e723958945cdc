import Foundation
import SashCore

/// What tables and collections have in common when their items are dragged: the interactions, and where a drag comes from.
@MainActor class ItemDragging: NSObject {
  private unowned let view: UIView
  private var drag: UIDragInteraction?
  private var drop: UIDropInteraction?
  /// Where the items come from that are dragged.
  private(set) var source: IndexPath?
  private(set) weak var active: DragDropSession?
  /// Whether something is dragged over the view.
  var isOver = false

  init(in view: UIView) {
    self.view = view
    super.init()
  }
  /// Begins to listen for drags and for drops, each if there is reason to.
  ///
  /// - Parameter area: What of the view is shown while it is dragged from a place.
  func listen(
    drags: Bool, drops: Bool, for delegate: any UIDragInteractionDelegate & UIDropInteractionDelegate,
    area: @escaping (CGPoint) -> CGRect?
  ) {
    if drags, drag == nil {
      let new = UIDragInteraction(delegate: delegate)
      new.area = area
      drag = new
      view.addInteraction(new)
    }
    if drops, drop == nil {
      let new = UIDropInteraction(delegate: delegate)
      drop = new
      view.addInteraction(new)
    }
  }

  func begins(_ session: any UIDragSession, from path: IndexPath) {
    source = path
    active = session as? DragDropSession
  }
  func ends() {
    active = nil
    source = nil
  }
  /// Whether what is put down comes from the same view.
  func isOwn(_ session: any UIDropSession) -> Bool { active != nil && active === session }
  /// What is put down.
  ///
  /// - Parameter size: That of what it comes from.
  func items(of session: any UIDropSession, size: CGSize) -> [DroppedItem] {
    let source = isOwn(session) ? source : nil
    return session.items.map { DroppedItem($0, source, size) }
  }
}

/// One thing that is put down on a table or a collection.
@MainActor final class DroppedItem: NSObject, UICollectionViewDropItem, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize
  init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
    (dragItem, sourceIndexPath, previewSize) = (item, source, size)
    super.init()
  }
}

/// The way of something that is put down. It takes no time here.
@MainActor @preconcurrency
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
/// Runs what is added at once: there is no way.
@MainActor final class DropAnimating: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}

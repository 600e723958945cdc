import Foundation
import SashCore
import SashTransfer

/// Lets a view be dragged.
///
/// - Missing: previews of one's own, adding items to a drag that goes on, and the animations of both.
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  public private(set) weak var view: UIView?
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  open var allowsSimultaneousRecognitionDuringLift = false
  public class var isEnabledByDefault: Bool { true }
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// What of the view is shown while it is dragged from a place, in points of its bounds; all of it if there is none.
  var area: ((CGPoint) -> CGRect?)?

  /// What is dragged from a place of the view's frame; nil if nothing is.
  func begin(at place: CGPoint) -> DragCargo? {
    guard isEnabled, let delegate else { return nil }
    let session = DragDropSession([], isLocal: true)
    let origin = view?.bounds.origin ?? .zero
    let start = CGPoint(x: place.x + origin.x, y: place.y + origin.y)
    session.moved(to: start, in: view)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else { return nil }
    let cargo = DragCargo(providers: session.items.map(\.itemProvider))
    cargo.context = session
    cargo.area = area?(start)?.offsetBy(dx: -origin.x, dy: -origin.y)
    delegate.dragInteraction(self, sessionWillBegin: session)
    cargo.onEnd = { [weak self] answer in
      guard let self else { return }
      delegate.dragInteraction(self, session: session, didEndWith: UIDropOperation(answer))
    }
    return cargo
  }
}

/// Says what a view stands for when it is dragged.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// What is dragged; nothing if it is empty.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}
extension UIDragInteractionDelegate {
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
  }
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
}

/// Lets things be put down on a view.
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  public private(set) weak var view: UIView?
  open var allowsSimultaneousDropSessions = false
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// A place in the frame of the view as one in its bounds.
  private func session(_ cargo: DragCargo, _ place: CGPoint) -> DragDropSession {
    let session = DragDropSession.of(cargo)
    let origin = view?.bounds.origin ?? .zero
    session.moved(to: CGPoint(x: place.x + origin.x, y: place.y + origin.y), in: view)
    return session
  }
  var actions: DropActions {
    DropActions(
      takes: { [weak self] cargo in
        guard let self, let delegate else { return false }
        return delegate.dropInteraction(self, canHandle: DragDropSession.of(cargo))
      },
      entered: { [weak self] cargo, info in
        guard let self else { return }
        delegate?.dropInteraction(self, sessionDidEnter: session(cargo, info.location))
      },
      updated: { [weak self] cargo, info in
        guard let self, let delegate else { return .cancel }
        return delegate.dropInteraction(self, sessionDidUpdate: session(cargo, info.location)).operation
          .answer
      },
      exited: { [weak self] cargo, info in
        guard let self else { return }
        delegate?.dropInteraction(self, sessionDidExit: session(cargo, info.location))
        delegate?.dropInteraction(self, sessionDidEnd: session(cargo, info.location))
      },
      perform: { [weak self] cargo, info in
        guard let self, let delegate else { return false }
        let session = session(cargo, info.location)
        delegate.dropInteraction(self, performDrop: session)
        delegate.dropInteraction(self, concludeDrop: session)
        delegate.dropInteraction(self, sessionDidEnd: session)
        return true
      })
  }
}

/// Decides what happens to things that are dragged over a view.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}
extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  {
    true
  }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  { UIDropProposal(operation: .cancel) }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

/// Lets a view be dragged and things be put down on it, as its interactions say.
struct UIViewDragging: ViewModifier {
  let interactions: [any UIInteraction]
  func body(content: Content) -> some View {
    let drag = interactions.lazy.compactMap { $0 as? UIDragInteraction }.first
    let drop = interactions.lazy.compactMap { $0 as? UIDropInteraction }.first
    if let drag, let drop {
      content.modifier(modifier(drag)).modifier(DropModifier(actions: drop.actions))
    } else if let drag {
      content.modifier(modifier(drag))
    } else if let drop {
      content.modifier(DropModifier(actions: drop.actions))
    } else {
      content
    }
  }
  private func modifier(_ drag: UIDragInteraction) -> DragModifier {
    DragModifier(
      cargo: { [weak drag] place in MainActor.assumeIsolated { drag?.begin(at: place) } }, preview: nil)
  }
}

import Foundation
import SashControls
import SashCore

/// What goes on beside a menu's coming, its going, or its preview's becoming what it shows.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle = .pop
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  init(_ preview: UIViewController?) {
    previewViewController = preview
    super.init()
  }
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  /// Runs what has been added.
  func run() {
    let (changes, ends) = (animations, completions)
    (animations, completions) = ([], [])
    guard !changes.isEmpty else { return ends.forEach { $0() } }
    UIView.animate(withDuration: 0.3) {
      for change in changes { change() }
    } completion: { _ in
      for end in ends { end() }
    }
  }
}

extension UIContextMenuConfiguration {
  /// Who hears of a menu.
  struct Listeners {
    var willDisplay: (MenuAnimator) -> Void = { _ in }
    var willEnd: (MenuAnimator) -> Void = { _ in }
    var commits: (MenuAnimator) -> Void = { _ in }
  }
  /// The menu as SwiftUI shows it; nil if there is nothing in it.
  ///
  /// - Parameter lifted: What is shown above the menu where there is no controller that shows a preview.
  func held(lifted: UITargetedPreview?, _ listeners: Listeners) -> HeldMenu? {
    let preview = previewProvider?()
    let menu = menu()
    guard menu?.children.isEmpty == false || preview != nil else { return nil }
    let coming = MenuAnimator(preview)
    listeners.willDisplay(coming)
    coming.run()
    return HeldMenu(
      items: AnyView(MenuElements(menu: menu)), preview: shown(preview, lifted),
      commit: {
        let animator = MenuAnimator(preview)
        listeners.commits(animator)
        animator.run()
      },
      onEnd: {
        let going = MenuAnimator(preview)
        listeners.willEnd(going)
        going.run()
      })
  }
  private func shown(_ controller: UIViewController?, _ lifted: UITargetedPreview?) -> AnyView? {
    if let controller {
      let wanted = controller.preferredContentSize
      let size = CGSize(
        width: wanted.width > 0 ? wanted.width : UIScreen.main.bounds.width - 32,
        height: wanted.height > 0 ? wanted.height : UIScreen.main.bounds.height / 2)
      return AnyView(
        UIViewStage(root: controller.view).frame(maxWidth: size.width, maxHeight: size.height))
    }
    guard let lifted, let picture = lifted.view.snapshotView(afterScreenUpdates: false) else { return nil }
    let size = lifted.view.bounds.size
    let color = lifted.parameters.backgroundColor ?? .clear
    return AnyView(
      UIViewStage(root: picture, isPicture: true).frame(width: size.width, height: size.height)
        .background(Color(uiColor: color)))
  }
}

extension UIContextMenuInteraction {
  /// The menu for a place of the window; nil if the delegate has none.
  func held(at place: CGPoint) -> HeldMenu? {
    guard let view, let delegate else { return nil }
    lastPlace = view.convert(place, from: nil)
    guard let made = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: lastPlace) else {
      return nil
    }
    let lifted = delegate.contextMenuInteraction(
      self, configuration: made, highlightPreviewForItemWithIdentifier: made.identifier)
    return made.held(
      lifted: lifted,
      UIContextMenuConfiguration.Listeners(
        willDisplay: { delegate.contextMenuInteraction(self, willDisplayMenuFor: made, animator: $0) },
        willEnd: { delegate.contextMenuInteraction(self, willEndFor: made, animator: $0) },
        commits: {
          delegate.contextMenuInteraction(
            self, willPerformPreviewActionForMenuWith: made, animator: $0)
        }))
  }
}

extension UITableView {
  /// The menu of a row for a place of the window.
  func heldMenu(_ cell: UITableViewCell, at place: CGPoint) -> HeldMenu? {
    guard !isEditing, let path = cell.indexPath, let delegate else { return nil }
    let made = delegate.tableView(
      self, contextMenuConfigurationForRowAt: path, point: convert(place, from: nil))
    guard let made else { return nil }
    return made.held(
      lifted: delegate.tableView(self, previewForHighlightingContextMenuWithConfiguration: made),
      UIContextMenuConfiguration.Listeners(
        willDisplay: { delegate.tableView(self, willDisplayContextMenu: made, animator: $0) },
        willEnd: { delegate.tableView(self, willEndContextMenuInteraction: made, animator: $0) },
        commits: { delegate.tableView(self, willPerformPreviewActionForMenuWith: made, animator: $0) }))
  }
}

extension UICollectionView {
  /// The menu of an item for a place of the window.
  func heldMenu(_ cell: UICollectionViewCell, at place: CGPoint) -> HeldMenu? {
    guard let path = cell.elementKey?.path, let delegate else { return nil }
    let made = delegate.collectionView(
      self, contextMenuConfigurationForItemsAt: [path], point: convert(place, from: nil))
    guard let made else { return nil }
    return made.held(
      lifted: delegate.collectionView(
        self, contextMenuConfiguration: made, highlightPreviewForItemAt: path),
      UIContextMenuConfiguration.Listeners(
        willDisplay: { delegate.collectionView(self, willDisplayContextMenu: made, animator: $0) },
        willEnd: { delegate.collectionView(self, willEndContextMenuInteraction: made, animator: $0) },
        commits: { delegate.collectionView(self, willPerformPreviewActionForMenuWith: made, animator: $0) }))
  }
}

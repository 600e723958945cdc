import Foundation
import SashControls
import SashCore

/// Something that a person can do with a view, beside what the view does itself.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// A menu that a long press or a second click on a view brings up.
///
/// - Missing: being brought up by code.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public private(set) weak var view: UIView?
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// Where it was brought up last, in points of a view; nil is the window.
  open func location(in view: UIView?) -> CGPoint {
    self.view.map { $0.convert(lastPlace, to: view) } ?? lastPlace
  }
  /// In points of its view.
  var lastPlace = CGPoint.zero
  open func dismissMenu() {
    hasNoEffect("UIContextMenuInteraction.dismissMenu()")
  }
}
/// Says which menu a view has.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}
extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  /// - Missing: being asked: a preview goes as it came.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

extension UIView {
  /// Adds something that a person can do with the view. Menus are shown, things are dragged and put down, and pointers are
  /// followed; others are told where they are, and no more.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
    let isKnown =
      interaction is UIContextMenuInteraction || interaction is UIDragInteraction
      || interaction is UIDropInteraction || interaction is UIPointerInteraction
      || interaction is UIEditMenuInteraction || interaction is UIToolTipInteraction
      || interaction is UIPencilInteraction
    if !isKnown {
      runtimeWarning("Interactions of the type \(type(of: interaction)) are kept, but nothing begins them.")
    }
    changed()
  }
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
    changed()
  }
}

/// Brings up the menus that a view has been given.
struct UIViewMenus: ViewModifier {
  let interactions: [any UIInteraction]
  func body(content: Content) -> some View {
    if let menus = interactions.first(where: { $0 is UIContextMenuInteraction }) as? UIContextMenuInteraction
    {
      content.contentShape(Rectangle()).heldMenu { [weak menus] place in menus?.held(at: place) }
    } else {
      content
    }
  }
}

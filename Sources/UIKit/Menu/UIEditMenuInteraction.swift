import Foundation
import SashControls
import SashCore

/// Shows a menu of what can be done at a place of a view: what the responder can do of cutting, copying and the like, and what
/// the delegate makes of that.
///
/// It is a bar, and rows once a mouse has been used.
@MainActor @preconcurrency
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// It is not retained.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  public private(set) weak var view: UIView?
  private var shown: ShownEditMenu?
  /// In points of the view.
  private var lastPlace = CGPoint.zero

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the menu, unless there would be nothing in it.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let scene = view.top.stage?.host else { return }
    lastPlace = configuration.sourcePoint
    let suggested = EditMenuItems.standard(from: UIResponder.first ?? view, sender: self)
    let menu: UIMenu?
    if let delegate {
      menu = delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
    } else {
      menu = UIMenu(children: suggested)
    }
    guard let menu, !menu.children.isEmpty else { return }
    var place = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    if place.isNull { place = CGRect(origin: configuration.sourcePoint, size: .zero) }
    let coming = MenuAnimator(nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: coming)
    coming.run()
    let made = ShownEditMenu()
    shown = made
    made.dismiss = EditMenus.show(
      AnyView(MenuElements(menu: menu)), in: scene, at: view.convert(place, to: nil)
    ) { [weak self, weak made] in
      guard let self else { return }
      let going = MenuAnimator(nil)
      delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: going)
      going.run()
      if shown === made { shown = nil }
    }
  }
  open func dismissMenu() {
    shown?.dismiss()
    shown = nil
  }
  /// Menus show their elements as they were when the menu came.
  open func reloadVisibleMenu() {
    if shown != nil { hasNoEffect("UIEditMenuInteraction.reloadVisibleMenu()") }
  }
  /// A menu stands where it has come.
  open func updateVisibleMenuPosition(animated: Bool) {
    if shown != nil { hasNoEffect("UIEditMenuInteraction.updateVisibleMenuPosition(animated:)") }
  }
  /// Where the menu was shown last, in points of a view; nil is the window.
  open func location(in view: UIView?) -> CGPoint {
    self.view.map { $0.convert(lastPlace, to: view) } ?? lastPlace
  }
}

/// A menu that is up. What ends the menu does not hold it: it holds what does.
@MainActor final class ShownEditMenu {
  var dismiss: @MainActor () -> Void = {}
}

/// Which menu is shown, and where.
@MainActor @preconcurrency
open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  /// In points of the view.
  public let sourcePoint: CGPoint
  /// Menus stand where there is room.
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
    super.init()
  }
}
/// At which side of its place a menu stands.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// What goes on beside the coming and going of a menu.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// Says what a menu holds.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu, made of what the system would show; nil shows none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// What the menu keeps clear of, in points of the view; null is its place alone.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}
extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// What responders can do with what is selected.
@MainActor enum EditMenuItems {
  private static let actions:
    [(title: String, name: String, perform: @MainActor (UIResponder, Any?) -> Void)] = [
      ("Cut", "cut:", { $0.cut($1) }), ("Copy", "copy:", { $0.copy($1) }),
      ("Paste", "paste:", { $0.paste($1) }),
      ("Select", "select:", { $0.select($1) }), ("Select All", "selectAll:", { $0.selectAll($1) }),
      ("Delete", "delete:", { $0.delete($1) }),
    ]
  /// What one of the responders from a first one on can do.
  static func standard(from start: UIResponder, sender: Any?) -> [UIMenuElement] {
    actions.compactMap { title, name, perform in
      guard let who = start.target(forAction: Selector(name), withSender: sender) as? UIResponder else {
        return nil
      }
      return UIAction(title: title) { [weak who] _ in if let who { perform(who, sender) } }
    }
  }
}

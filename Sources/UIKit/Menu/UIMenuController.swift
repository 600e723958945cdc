import Foundation
import SashControls
import SashCore

/// The menu of what can be done with what is selected: the items of the system that the first responder can do, and those that
/// the program adds.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
  public static let shared = UIMenuController()
  fileprivate override nonisolated init() { super.init() }

  /// At which side of its place the menu stands.
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }
  /// Menus stand where there is room.
  open var arrowDirection: ArrowDirection = .default
  /// What is shown after the items of the system, where somebody has the method.
  open var menuItems: [UIMenuItem]?
  public var isMenuVisible: Bool {
    get { shown != nil }
    set { setMenuVisible(newValue, animated: true) }
  }
  /// Where the menu has been asked for, in points of the window.
  public private(set) var menuFrame = CGRect.zero
  private var shown: ShownEditMenu?
  private weak var target: UIView?
  private var targetRect = CGRect.zero

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, target) = (targetRect, targetView)
  }
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if !menuVisible { return hideMenu() }
    if let target { showMenu(from: target, rect: targetRect) }
  }
  /// Shows the menu beside a rectangle of a view, in points, unless there would be nothing in it.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    hideMenu()
    setTargetRect(targetRect, in: targetView)
    guard let scene = targetView.top.stage?.host else { return }
    let start = UIResponder.first ?? targetView
    let own: [UIMenuElement] = (menuItems ?? []).compactMap { item in
      guard let who = start.target(forAction: item.action, withSender: self) else { return nil }
      let object = who as AnyObject
      return UIAction(title: item.title) { [weak object, weak self] _ in
        if let object { SelectorDispatch.send(item.action, to: object, [self]) }
      }
    }
    let menu = UIMenu(children: EditMenuItems.standard(from: start, sender: self) + own)
    guard !menu.children.isEmpty else { return }
    menuFrame = targetView.convert(targetRect, to: nil)
    post(UIMenuController.willShowMenuNotification)
    let made = ShownEditMenu()
    shown = made
    made.dismiss = EditMenus.show(AnyView(MenuElements(menu: menu)), in: scene, at: menuFrame) {
      [weak self, weak made] in
      guard let self else { return }
      if shown === made { shown = nil }
      post(UIMenuController.didHideMenuNotification)
    }
    post(UIMenuController.didShowMenuNotification)
  }
  open func hideMenu(from targetView: UIView) { if target === targetView { hideMenu() } }
  open func hideMenu() {
    guard let menu = shown else { return }
    post(UIMenuController.willHideMenuNotification)
    shown = nil
    menu.dismiss()
  }
  /// What is shown was asked for when the menu came.
  open func update() { if shown != nil { hasNoEffect("UIMenuController.update()") } }
  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Menus stand where they have come: it is not posted.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

/// An item that a program adds to the menu of what is selected.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
  open var title: String
  /// A method of a responder.
  open var action: Selector
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

import Foundation

/// A place where menus are put together.
@MainActor @preconcurrency
open class UIMenuSystem: NSObject {
  /// The menu of the program.
  public static let main = UIMenuSystem()
  /// The menu of what is selected.
  public static let context = UIMenuSystem()
  private var built: [UIMenu]?

  /// Has the menus built anew when they are needed next.
  open func setNeedsRebuild() { built = nil }
  open func setNeedsRevalidate() {}

  /// The menus as the program builds them.
  ///
  /// - Missing: being shown in a bar of menus; the keys of their commands work.
  var menus: [UIMenu] {
    if let built { return built }
    // Who asks for menus while they are built gets those from before.
    built = []
    let builder = MenuBuilder(self)
    (UIApplication.shared.delegate as? UIResponder)?.buildMenu(with: builder)
    built = builder.menus
    return builder.menus
  }
}

/// Changes the menus of the program.
@MainActor @preconcurrency
public protocol UIMenuBuilder {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func action(for identifier: UIAction.Identifier) -> UIAction?
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  public static let autoFill = UIMenu.Identifier("com.apple.menu.autofill")
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all")
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
}

/// Menus within the one that holds all.
@MainActor final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private var root: UIMenu

  init(_ system: UIMenuSystem) {
    self.system = system
    let titles: [(String, UIMenu.Identifier)] = [
      ("", .application), ("File", .file), ("Edit", .edit), ("Format", .format), ("View", .view),
      ("Window", .window), ("Help", .help),
    ]
    root = UIMenu(identifier: .root, children: titles.map { UIMenu(title: $0.0, identifier: $0.1) })
  }
  var menus: [UIMenu] { root.children.compactMap { $0 as? UIMenu } }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    find(root) { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }
  func action(for identifier: UIAction.Identifier) -> UIAction? {
    find(root) { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }
  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    find(root) { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      return "\(String(describing: command.propertyList))" == "\(String(describing: propertyList))"
    } as? UICommand
  }
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) { change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] } }
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }
  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  private func find(_ element: UIMenuElement, _ isIt: (UIMenuElement) -> Bool) -> UIMenuElement? {
    if isIt(element) { return element }
    for child in (element as? UIMenu)?.children ?? [] {
      if let found = find(child, isIt) { return found }
    }
    return nil
  }
  private func change(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]) {
    func changed(_ menu: UIMenu) -> [UIMenuElement] {
      if menu.identifier == identifier { return change(menu) }
      guard menu.children.contains(where: { $0 is UIMenu }) else { return [menu] }
      return [
        menu.replacingChildren(
          menu.children.flatMap { child in (child as? UIMenu).map(changed) ?? [child] })
      ]
    }
    if let new = changed(root).first as? UIMenu { root = new }
  }
}

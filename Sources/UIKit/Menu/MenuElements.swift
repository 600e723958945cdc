import SashControls
import SashCore

/// The elements of a menu of UIKit as rows of one of SwiftUI.
struct MenuElements: View {
  private let elements: [UIMenuElement]
  /// What stands above the elements.
  private let title: String
  /// What the elements that are chosen are told of.
  private let context: MenuContext

  /// - Parameters:
  ///   - sender: What the menu belongs to.
  ///   - selects: Whether one element at a time is on: the one that was chosen last. A menu of single selection is so anyway.
  ///   - chosen: Runs when an element was chosen, before its action does.
  init(
    menu: UIMenu?, sender: AnyObject? = nil, selects: Bool = false,
    chosen: @escaping @MainActor () -> Void = {}
  ) {
    elements = menu?.children ?? []
    title = menu?.title ?? ""
    let selects = selects || menu?.options.contains(.singleSelection) == true
    context = MenuContext(sender: sender, selection: selects ? menu : nil, chosen: chosen)
  }
  fileprivate init(_ menu: UIMenu, within context: MenuContext) {
    elements = menu.children
    title = ""
    var context = context
    if menu.options.contains(.singleSelection) { context.selection = menu }
    self.context = context
  }

  var body: some View {
    if title.isEmpty {
      rows
    } else {
      Section {
        rows
      } header: {
        Text(verbatim: title)
      }
    }
  }
  private var rows: some View {
    ForEach(Array(elements.enumerated()), id: \.offset) {
      MenuElementView(element: $0.element, context: context)
    }
  }
}

/// What is around an element of a menu.
private struct MenuContext {
  weak var sender: AnyObject?
  /// The menu of which one element at a time is on.
  var selection: UIMenu?
  let chosen: @MainActor () -> Void

  @MainActor func run(_ action: UIAction) {
    selection?.select(action)
    chosen()
    action.run(sender: sender)
  }
}

private struct MenuElementView: View {
  let element: UIMenuElement
  let context: MenuContext

  var body: some View {
    if let action = element as? UIAction {
      row(action, action.attributes, action.state) { context.run(action) }
    } else if let command = element as? UICommand {
      row(command, command.attributes, command.state) { KeyCommandDispatch.send(command, from: nil) }
    } else if let deferred = element as? UIDeferredMenuElement {
      DeferredMenuElements(element: deferred)
    } else if let menu = element as? UIMenu {
      if menu.options.contains(.displayAsPalette) {
        ControlGroup { rows(of: menu) }.controlGroupStyle(.palette)
      } else if menu.options.contains(.displayInline), menu.preferredElementSize == .small {
        ControlGroup { rows(of: menu) }.controlGroupStyle(.compactMenu)
      } else if menu.options.contains(.displayInline), menu.preferredElementSize == .medium {
        ControlGroup { rows(of: menu) }
      } else if menu.options.contains(.displayInline) {
        Section {
          rows(of: menu)
        } header: {
          if !menu.title.isEmpty { Text(verbatim: menu.title) }
        }
      } else {
        Menu {
          rows(of: menu)
        } label: {
          label(menu)
        }
      }
    }
  }
  private func rows(of menu: UIMenu) -> AnyView { AnyView(MenuElements(menu, within: context)) }

  @ViewBuilder private func row(
    _ element: UIMenuElement, _ attributes: UIMenuElement.Attributes, _ state: UIMenuElement.State,
    perform: @escaping @MainActor () -> Void
  ) -> some View {
    if !attributes.contains(.hidden) {
      let stays = attributes.contains(.keepsMenuPresented)
      Group {
        if state == .off {
          Button(role: attributes.contains(.destructive) ? .destructive : nil, action: perform) {
            label(element)
          }
        } else {
          // A mark before the title.
          Toggle(isOn: Binding(get: { true }, set: { _ in perform() })) { label(element) }
        }
      }
      .disabled(attributes.contains(.disabled))
      .menuActionDismissBehavior(stays ? .disabled : .automatic)
    }
  }

  /// - Source: menus of iOS: a smaller line below the title, the picture at the end
  @ViewBuilder private func label(_ element: UIMenuElement) -> some View {
    Text(verbatim: element.title)
    if let subtitle = element.subtitle, !subtitle.isEmpty {
      Text(verbatim: subtitle).font(.subheadline).foregroundStyle(.secondary)
    }
    if let image = element.shownImage { Image(uiImage: image) }
  }
}

extension UIMenuElement {
  /// The picture that it shows now.
  fileprivate var shownImage: UIImage? {
    if let action = self as? UIAction, action.state == .on, let other = action.selectedImage { return other }
    return image
  }
}

extension UIMenu {
  /// The elements that are on: its own, and those of the menus that are shown in line within it.
  ///
  /// - Source: the documentation of `UIMenu.selectedElements`
  public var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      let state = (element as? UIAction)?.state ?? (element as? UICommand)?.state
      return state == .on ? [element] : []
    }
  }
  /// All actions in it, in their order.
  private var actions: [UIAction] {
    children.flatMap { ($0 as? UIAction).map { [$0] } ?? ($0 as? UIMenu)?.actions ?? [] }
  }
  /// Puts one action on and the others off.
  func select(_ chosen: UIAction) {
    for action in actions { action.state = action === chosen ? .on : .off }
  }
  /// The action that is on; the first one comes to be where none is.
  ///
  /// - Source: the documentation of pop-up buttons: there is always a selected element, the first by default
  func ensuringSelection() -> UIAction? {
    let all = actions
    if let chosen = all.first(where: { $0.state == .on }) { return chosen }
    all.first?.state = .on
    return all.first
  }
}

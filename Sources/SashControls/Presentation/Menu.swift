import Foundation
import SashCore
import SashLayout

/// A control that shows actions to choose from. In a menu it is a row that opens another one over it.
@MainActor @preconcurrency
public struct Menu<Label: View, Content: View>: View {
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let content: Content
  nonisolated(unsafe) private let primaryAction: (() -> Void)?
  @Environment(\.menuPresenter) private var outer

  nonisolated init(label: Label, content: Content, primaryAction: (() -> Void)?) {
    (self.label, self.content, self.primaryAction) = (label, content, primaryAction)
  }
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }
  /// A menu that does something when it is tapped, and opens when it is held.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  @Environment(\.keepsShortcuts) private var keepsShortcuts
  @Environment(\.exportsMenu) private var exportsMenu

  @MainActor public var body: some View {
    if keepsShortcuts {
      content
    } else if exportsMenu {
      ExportedSubmenu(label: AnyView(label), items: content)
    } else if outer != nil {
      SubmenuRow(label: AnyView(label), items: content)
    } else {
      StyledControl(
        MenuStyleConfiguration(
          label: .init(ConfiguredView(label)), content: .init(ConfiguredView(content)),
          primaryAction: primaryAction), styles: \.menuStyles
      ) { _ in MenuOpener(label: label, items: content, primaryAction: primaryAction) }
    }
  }
}

/// The button of a menu.
private struct MenuOpener<Label: View, Items: View>: View {
  let label: Label
  let items: Items
  let primaryAction: (() -> Void)?
  @State private var isOpen = false

  var body: some View {
    Button {
      if let primaryAction { primaryAction() } else { isOpen = true }
    } label: {
      MenuButtonLabel(label: label)
    }
    .attaching {
      $0.properties.role = .menuButton
      if primaryAction != nil { $0.act(.showMenu) { _ in isOpen = true } }
    }
    .modifier(HoldModifier(isEnabled: primaryAction != nil) { isOpen = true })
    .modifier(MenuModifier(isOpen: $isOpen, items: items))
  }
}

extension Menu where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SashControls.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SashControls.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SashControls.Label(title, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SashControls.Label(titleResource, systemImage: systemImage) }
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SashControls.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

/// Actions that a view shows when it is held.
@available(*, deprecated, message: "Use contextMenu(menuItems:) instead.")
public struct ContextMenu<MenuItems: View> {
  nonisolated(unsafe) let items: MenuItems
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Shows a menu when this view is held; nil shows none.
  @available(*, deprecated, message: "Use contextMenu(menuItems:) instead.")
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(OptionalContextMenu(items: contextMenu?.items))
  }
  /// Shows actions to choose from when this view is held, or clicked with the other button of a mouse.
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
  /// Shows actions to choose from, and a view above them, when this view is held.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { modifier(ContextMenuModifier(items: menuItems(), preview: AnyView(preview()))) }
}

private struct OptionalContextMenu<Items: View>: ViewModifier {
  let items: Items?
  nonisolated init(items: Items?) { self.items = items }
  @State private var isOpen = false
  func body(content: Content) -> some View {
    content
      .modifier(HoldModifier(isEnabled: items != nil) { isOpen = true })
      .modifier(MenuModifier(isOpen: $isOpen, preview: nil, items: items))
  }
}

private struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items
  var preview: AnyView?
  @State private var isOpen = false
  nonisolated init(items: Items, preview: AnyView? = nil) { (self.items, self.preview) = (items, preview) }
  func body(content: Content) -> some View {
    content
      .modifier(HoldModifier(isEnabled: Items.self != EmptyView.self) { isOpen = true })
      .modifier(MenuModifier(isOpen: $isOpen, preview: preview, items: items))
  }
}

/// Shows a menu beside a view while it is open.
struct MenuModifier<Items: View>: ViewModifier {
  @Binding var isOpen: Bool
  /// What a menu in a menu is called there; nil for others.
  var title: AnyView?
  /// What is shown above the menu; nil puts the menu beside its view.
  var preview: AnyView?
  /// What a tap on the preview does, besides closing the menu.
  var commit: (@MainActor () -> Void)?
  var onDismiss: (() -> Void)?
  let items: Items
  @StateObject private var holder = PresenterHolder()
  @Environment(\.menuPresenter) private var outer

  init(
    isOpen: Binding<Bool>, title: AnyView? = nil, preview: AnyView? = nil,
    commit: (@MainActor () -> Void)? = nil, onDismiss: (() -> Void)? = nil, items: Items
  ) {
    _isOpen = isOpen
    self.title = title
    self.preview = preview
    self.commit = commit
    self.onDismiss = onDismiss
    self.items = items
  }

  func body(content: Content) -> some View {
    let (holder, outer, preview, commit) = (holder, title == nil ? nil : outer, preview, commit)
    content.modifier(
      PresentationModifier(
        isPresented: $isOpen, id: nil, onDismiss: onDismiss, pace: .popup, waits: false,
        content: {
          holder.presenter.map {
            AnyView(MenuCard(presenter: $0, outer: outer, title: title, items: items))
          }
        },
        layer: { presenter in
          holder.presenter = presenter
          return MenuLayer(
            presenter: presenter, preview: preview, commit: commit, kind: outer == nil ? .menu : .submenu,
            outer: outer)
        }))
  }
}

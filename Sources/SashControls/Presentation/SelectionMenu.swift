import SashCore

/// What can be done with rows that are selected in a list.
final class SelectionMenu: ComparedByValue {
  /// The items for a set of values; nil for values of another type.
  let items: (Set<AnyHashable>) -> AnyView?
  /// What a tap on a row does besides selecting it.
  let primaryAction: ((Set<AnyHashable>) -> Void)?
  init(
    items: @escaping (Set<AnyHashable>) -> AnyView?, primaryAction: ((Set<AnyHashable>) -> Void)?
  ) { (self.items, self.primaryAction) = (items, primaryAction) }
  static func == (a: SelectionMenu, b: SelectionMenu) -> Bool { a === b }
}

private struct SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

extension View {
  /// Shows actions for the selection of the lists and tables in this view, when a row is held or clicked with the other button
  /// of a mouse: for all that is selected if that row is, else for the row alone.
  /// An empty place of a list has the menu that is made for an empty set.
  ///
  /// - Parameter primaryAction: Runs with a row that is tapped.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    func values(_ set: Set<AnyHashable>) -> Set<I> { Set(set.compactMap { $0.base as? I }) }
    return environment(
      \.selectionMenu,
      SelectionMenu(
        items: { set in
          let values = values(set)
          return values.isEmpty && !set.isEmpty || M.self == EmptyView.self ? nil : AnyView(menu(values))
        },
        primaryAction: primaryAction.map { action in { action(values($0)) } }))
  }
}

/// A row of a list with a menu for what is selected.
struct MenuedRow<Row: View>: View {
  let content: Row
  /// What the row stands for, and all that is selected if it is; nil for rows that cannot be selected.
  let chosen: () -> Set<AnyHashable>?
  let menu: () -> SelectionMenu?
  @State private var isOpen = false

  nonisolated init(
    content: Row, chosen: @escaping () -> Set<AnyHashable>?, menu: @escaping () -> SelectionMenu?
  ) { (self.content, self.chosen, self.menu) = (content, chosen, menu) }

  var body: some View {
    let (isOpen, chosen, menu) = ($isOpen, chosen, menu)
    content
      .modifier(
        HoldModifier(isEnabled: true) {
          if let chosen = chosen(), menu()?.items(chosen) != nil { isOpen.wrappedValue = true }
        }
      )
      .modifier(MenuModifier(isOpen: isOpen, items: SelectionItems(menu: menu, chosen: chosen)))
  }
}

/// A list with a menu for its empty places.
struct MenuedGround: ViewModifier {
  @State private var isOpen = false
  @Environment(\.selectionMenu) private var menu

  func body(content: Content) -> some View {
    if let menu {
      content
        .modifier(
          // Rows come first.
          HoldModifier(isEnabled: true, patience: 0.05) { if menu.items([]) != nil { isOpen = true } }
        )
        .modifier(
          MenuModifier(isOpen: $isOpen, items: SelectionItems(menu: { menu }, chosen: { [] })))
    } else {
      content
    }
  }
}

private struct SelectionItems: View {
  let menu: () -> SelectionMenu?
  let chosen: () -> Set<AnyHashable>?
  var body: some View { chosen().flatMap { menu()?.items($0) } }
}

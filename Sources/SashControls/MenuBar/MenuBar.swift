import Combine
import Foundation
import SashCore

/// A menu of a menu bar.
package struct MenuBarMenu: Identifiable {
  package let id: Int
  let title: Text
  let items: AnyView
  package init(id: Int, title: Text, items: AnyView) {
    (self.id, self.title, self.items) = (id, title, items)
  }
}

/// Titles of menus side by side at the top of a window. A click opens one; the pointer and the arrow keys lead from an open
/// one to the others, and F10 opens the first.
package struct MenuBar: View {
  let menus: [MenuBarMenu]
  /// False where only shortcuts count, since the window has no room for the bar.
  let isShown: Bool
  @StateObject private var model = MenuBarModel()

  package init(menus: [MenuBarMenu], isShown: Bool) { (self.menus, self.isShown) = (menus, isShown) }

  /// In points.
  package static let height: CGFloat = 28

  package var body: some View {
    let model = model
    let _ = model.order = menus.map(\.id)
    ZStack {
      if isShown { bar }
      ShortcutKeepers(menus: menus, opensFirst: isShown, model: model)
    }
    .environment(\.menuBar, isShown ? model : nil)
    .onChange(of: model.open) { _, open in model.hasChanged(open) }
  }

  private var bar: some View {
    HStack(spacing: 0) {
      ForEach(menus) { MenuBarTitle(menu: $0, model: model) }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 6)
    .frame(maxWidth: .infinity)
    .frame(height: MenuBar.height)
    .background {
      BarBackground(wish: ScreenBar.BarWish(), edge: .bottom)
    }
    .dynamicTypeSize(.large)
    .modifier(KeepsFocusModifier())
  }
}

/// Which menu of a bar is open.
final class MenuBarModel: ObservableObject {
  @Published fileprivate(set) var open: Int?
  fileprivate var order: [Int] = []
  /// What opens when the one that is open has gone.
  private var next: Int?
  /// Where the titles are, in points of the window.
  fileprivate var frames: [Int: CGRect] = [:]

  /// Opens another menu instead of the one that is open.
  @MainActor fileprivate func show(_ menu: Int) {
    guard menu != open else { return }
    var transaction = Transaction()
    transaction.disablesAnimations = open != nil
    withTransaction(transaction) {
      if open == nil { open = menu } else { (open, next) = (nil, menu) }
    }
  }
  @MainActor fileprivate func hasChanged(_ open: Int?) {
    guard open == nil, let menu = next else { return }
    next = nil
    show(menu)
  }
  @MainActor func showFirst() { if let first = order.first { show(first) } }

  /// Goes to the menu beside the open one; from the last to the first.
  @MainActor func step(_ count: Int) {
    guard let open, let index = order.firstIndex(of: open) else { return }
    show(order[(index + count + order.count) % order.count])
  }
  /// Goes to the menu whose title is at a place, in points of the window. False if there is none, or it is open.
  @MainActor @discardableResult func show(at point: CGPoint) -> Bool {
    guard let menu = order.first(where: { frames[$0]?.contains(point) == true }), menu != open else {
      return false
    }
    show(menu)
    return true
  }
}

private struct MenuBarTitle: View {
  let menu: MenuBarMenu
  @ObservedObject var model: MenuBarModel

  var body: some View {
    let (model, id) = (model, menu.id)
    let isOpen = Binding(
      get: { model.open == id },
      set: { isOpen in
        if isOpen { model.show(id) } else if model.open == id { model.open = nil }
      })
    Button {
      model.show(id)
    } label: {
      menu.title
        .font(.system(size: 14))
        .lineLimit(1)
        .padding(.horizontal, 9)
        .frame(height: 22)
        .background {
          if model.open == id { RoundedRectangle(cornerRadius: 5).fill(SystemStyle.tertiaryFill) }
        }
        .frame(height: MenuBar.height)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      model.frames[id] = $0
    }
    .modifier(MenuModifier(isOpen: isOpen, items: menu.items))
  }
}

/// The items of closed menus, for the sake of their shortcuts.
private struct ShortcutKeepers: View {
  let menus: [MenuBarMenu]
  let opensFirst: Bool
  let model: MenuBarModel

  var body: some View {
    ZStack {
      ForEach(menus) { $0.items }
      if opensFirst {
        // F10, as in other programs of the desktop.
        Button("") { model.showFirst() }.keyboardShortcut(KeyEquivalent("\u{F70D}"), modifiers: [])
      }
    }
    .environment(\.menuBar, nil)
    .environment(\.keepsShortcuts, true)
    .modifier(ShortcutSource())
    .frame(width: 0, height: 0)
    .accessibilityHidden(true)
  }
}

private struct KeepsShortcutsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct MenuBarKey: EnvironmentKey { static var defaultValue: MenuBarModel? { nil } }

extension EnvironmentValues {
  /// Menus are here for the sake of their shortcuts alone, and have their items in place.
  var keepsShortcuts: Bool {
    get { self[KeepsShortcutsKey.self] }
    set { self[KeepsShortcutsKey.self] = newValue }
  }
  /// The bar whose menus are shown here; nil for other menus.
  var menuBar: MenuBarModel? {
    get { self[MenuBarKey.self] }
    set { self[MenuBarKey.self] = newValue }
  }
}

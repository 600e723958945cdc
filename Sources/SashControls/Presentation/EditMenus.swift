import Foundation
import SashCore

/// Shows what can be done with a selection: as rows beside a mouse, and as a bar for fingers.
@MainActor package enum EditMenus {
  /// Shows elements of a menu beside a rectangle of the window, in points.
  ///
  /// - Parameter onEnd: Told when the menu has gone.
  /// - Returns: What puts the menu away.
  package static func show(
    _ items: AnyView, in scene: ViewGraph, at place: CGRect, onEnd: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    if scene.events.lastPointerKind == .mouse {
      let presenter = showRows(items, in: scene, at: place, onEnd: onEnd)
      return { presenter.dismiss() }
    }
    let bar = EditBar(items, in: scene) { place }
    bar.onEnd = onEnd
    bar.come()
    return { bar.dismiss() }
  }

  private static func showRows(
    _ items: AnyView, in scene: ViewGraph, at place: CGRect, onEnd: @escaping @MainActor () -> Void
  ) -> Presenter {
    let presenter = Presenter()
    presenter.onDismiss = onEnd
    presenter.stand(in: scene, at: place)
    presenter.source.setView(AnyView(MenuCard(presenter: presenter, items: items)))
    presenter.present(PopupLayer(presenter: presenter, kind: .menu), pace: .popup)
    return presenter
  }

  /// Lets texts and fields of a scene show their menus.
  package static func install(in scene: ViewGraph) {
    scene.services.showEditMenu = { [weak scene] menu, place in
      MainActor.assumeIsolated { scene.flatMap { show(menu, in: $0, at: place) } }
    }
  }
  private static func show(_ menu: EditMenu, in scene: ViewGraph, at place: EditMenu.Place) -> ShownEditMenu?
  {
    let shown = ShownEditMenu()
    let items = AnyView(EditMenuItems(menu: menu, isBar: place.isBar))
    switch place {
    case .pointer(let point):
      let presenter = showRows(items, in: scene, at: CGRect(origin: point, size: .zero)) {
        shown.dismiss = nil
      }
      presenter.onLeaving = { shown.dismiss = nil }
      shown.dismiss = { [weak presenter] in MainActor.assumeIsolated { presenter?.dismiss() } }
    case .selection(let rect):
      guard menu.items.contains(where: \.isEnabled) else { return nil }
      let bar = EditBar(items, in: scene, over: rect)
      bar.onGoing = { shown.dismiss = nil }
      shown.dismiss = { [weak bar] in MainActor.assumeIsolated { bar?.dismiss() } }
      bar.come()
    }
    return shown
  }
}

extension EditMenu.Place {
  fileprivate var isBar: Bool { if case .selection = self { true } else { false } }
}

private struct EditMenuItems: View {
  let menu: EditMenu
  /// - Source: iOS: a bar has only what can be done
  let isBar: Bool
  var body: some View {
    ForEach(menu.items.indices.filter { !isBar || menu.items[$0].isEnabled }, id: \.self) { index in
      let item = menu.items[index]
      if item.beginsGroup, !isBar { Divider() }
      Button(item.title) { item.perform() }.disabled(!item.isEnabled)
    }
  }
}

import Foundation
import SashCore

/// Shows what can be done with a selection beside the pointer.
@MainActor package enum EditMenus {
  /// Shows elements of a menu beside a rectangle of the window, in points.
  ///
  /// - Parameter onEnd: Told when the menu has gone.
  /// - Returns: What puts the menu away.
  package static func show(
    _ items: AnyView, in scene: ViewGraph, at place: CGRect, onEnd: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let presenter = Presenter()
    presenter.onDismiss = onEnd
    presenter.stand(in: scene, at: place)
    presenter.source.setView(AnyView(MenuCard(presenter: presenter, items: items)))
    presenter.present(PopupLayer(presenter: presenter, kind: .menu), pace: .popup)
    return { presenter.dismiss() }
  }

  /// Lets texts and fields of a scene show their menus.
  package static func install(in scene: ViewGraph) {
    scene.showEditMenu = { [weak scene] menu, place in
      MainActor.assumeIsolated {
        guard let scene else { return }
        let presenter = Presenter()
        presenter.stand(in: scene, at: CGRect(origin: place, size: .zero))
        presenter.source.setView(AnyView(MenuCard(presenter: presenter, items: EditMenuRows(menu: menu))))
        presenter.present(PopupLayer(presenter: presenter, kind: .menu), pace: .popup)
      }
    }
  }
}

private struct EditMenuRows: View {
  let menu: EditMenu
  var body: some View {
    ForEach(menu.items.indices, id: \.self) { index in
      let item = menu.items[index]
      if item.beginsGroup { Divider() }
      Button(item.title) { item.perform() }.disabled(!item.isEnabled)
    }
  }
}

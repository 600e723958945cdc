import SashControls
import SashCore

/// The menus of a menu bar, made of what an app adds and of what every app has.
struct CommandMenus {
  private var groups: [CommandGroupPlacement.Kind: [AnyView]] = [:]
  private var own: [(title: Text, items: AnyView)] = []
  private let name: String

  /// - Parameter standard: What every app has at a place.
  init(
    _ entries: [CommandEntry], name: String, standard: (CommandGroupPlacement.Kind) -> AnyView?
  ) {
    self.name = name
    for kind in CommandGroupPlacement.Kind.allCases { groups[kind] = standard(kind).map { [$0] } }
    for entry in entries {
      switch entry.place {
      case .menu(let title):
        if let items = entry.content { add(items, title) }
      case .group(let placement, let position):
        let added = entry.content.map { [$0] } ?? []
        let old = groups[placement.kind] ?? []
        switch position {
        case .before: groups[placement.kind] = added + old
        case .after: groups[placement.kind] = old + added
        case .replacing: groups[placement.kind] = added
        }
      }
    }
  }

  /// Two menus of one name are one.
  private mutating func add(_ items: AnyView, _ title: Text) {
    if let index = own.firstIndex(where: { $0.title == title }) {
      let before = own[index].items
      own[index].items = AnyView(
        Group {
          Section { before }
          Section { items }
        })
    } else {
      own.append((title, items))
    }
  }

  private func items(_ kinds: [CommandGroupPlacement.Kind]) -> AnyView? {
    let all = kinds.flatMap { groups[$0] ?? [] }
    if all.isEmpty { return nil }
    return AnyView(ForEach(all.indices, id: \.self) { index in Section { all[index] } })
  }

  /// The menus in their order; those without items are left out.
  var all: [MenuBarMenu] {
    let before: [(Text, AnyView?)] = [
      (
        Text(verbatim: name),
        items([.appInfo, .appSettings, .systemServices, .appVisibility, .appTermination])
      ),
      (Text("File"), items([.newItem, .saveItem, .importExport, .printItem])),
      (Text("Edit"), items([.undoRedo, .pasteboard, .textEditing])),
      (Text("Format"), items([.textFormatting])),
      (Text("View"), items([.toolbar, .sidebar])),
    ]
    let after: [(Text, AnyView?)] = [
      (Text("Window"), items([.windowSize, .windowArrangement, .singleWindowList, .windowList])),
      (Text("Help"), items([.help])),
    ]
    let menus = before + own.map { ($0.title, $0.items) } + after
    return menus.enumerated().compactMap { index, menu in
      menu.1.map { MenuBarMenu(id: index, title: menu.0, items: $0) }
    }
  }
}

import SashControls
import SashCore

/// The content of a window of an app that has commands, below the menu bar where there is room for one.
struct CommandedWindow<Content: View>: View {
  let commands: [WindowRoot]
  let content: Content
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.windowPlace) private var place
  @State private var showsAbout = false

  /// A phone has no menu bar, however it is held.
  private var hasBar: Bool { horizontal == .regular && vertical == .regular }

  var body: some View {
    let (hasBar, place, showsAbout) = (hasBar, place, $showsAbout)
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .top, spacing: 0) {
        ZStack { ForEach(commands.indices, id: \.self) { commands[$0] } }
          .frame(maxWidth: .infinity)
          .frame(height: hasBar ? MenuBar.height : 0)
          .overlayPreferenceValue(CommandEntriesKey.self) { entries in
            let menus = CommandMenus(entries, name: place?.appName ?? "") { kind in
              StandardCommands(place: place, showsAbout: showsAbout).items(kind)
            }
            MenuBar(menus: menus.all, isShown: hasBar)
          }
      }
      .alert(place?.appName ?? "", isPresented: $showsAbout) {
      } message: {
        Text(verbatim: AppVersion.text)
      }
  }
}

extension WindowPlace {
  var appName: String { scenes?.name ?? "" }
}

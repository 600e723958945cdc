import Foundation
import SashControls
import SashCore
import SashLayout

/// The content of a window of an app that has commands, below the menu bar where there is room for one.
struct CommandedWindow<Content: View>: View {
  let commands: [WindowRoot]
  let content: Content
  @ObservedObject var menu: WindowMenu
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.windowPlace) private var place
  @State private var showsAbout = false

  /// A phone has no menu bar, however it is held.
  private var hasBar: Bool { horizontal == .regular && vertical == .regular }

  var body: some View {
    let (hasBar, place, showsAbout) = (hasBar && !menu.isExported, place, $showsAbout)
    let (menu, isWanted) = (menu, menu.isWanted)
    WindowFill { content }
      .safeAreaInset(edge: .top, spacing: 0) {
        ZStack { ForEach(commands.indices, id: \.self) { commands[$0] } }
          .frame(maxWidth: .infinity)
          .frame(height: hasBar ? MenuBar.height : 0)
          .overlayPreferenceValue(CommandEntriesKey.self) { entries in
            let menus = CommandMenus(entries, name: place?.appName ?? "") { kind in
              StandardCommands(place: place, showsAbout: showsAbout).items(kind)
            }
            let all = menus.all
            let _ = isWanted ? menu.take(all) : ()
            MenuBar(menus: all, isShown: hasBar)
          }
      }
      .alert(place?.appName ?? "", isPresented: $showsAbout) {
      } message: {
        Text(verbatim: AppVersion.text)
      }
  }
}

/// As large as it is offered; how small or large it can be follows from the content.
private struct WindowFill: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let own = subviews.first?.sizeThatFits(proposal) ?? .zero
    func length(_ offer: CGFloat?, _ own: CGFloat) -> CGFloat {
      guard let offer, offer.isFinite else { return own }
      return max(offer, own)
    }
    return CGSize(width: length(proposal.width, own.width), height: length(proposal.height, own.height))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
  }
}

extension WindowPlace {
  var appName: String { scenes?.name ?? "" }
}

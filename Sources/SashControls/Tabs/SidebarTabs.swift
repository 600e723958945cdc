import Foundation
import SashCore

/// One page at a time below a bar at the top, or beside a sidebar that a person turns the bar into and back.
///
/// - Source: iPadOS 18: titles in a capsule in the middle of the top, the button for the sidebar before them; a sidebar is 320
///   points wide (facts on metrics, columns), with the headers of sections, which open and close
struct SidebarTabs: View {
  /// All tabs, in their order.
  let pages: [Subview]
  let selected: Subview.ID?
  let select: (Subview) -> Void
  /// What a person has chosen; nil as long as none has.
  @State private var choice: Bool?
  @StateObject private var visited = VisitedTabs()
  @Environment(\.pixelLength) private var pixel
  @Environment(\.adaptableTabBarPlacement) private var placement
  @Environment(\.tabViewCustomization) private var customization

  private static let width: CGFloat = 320
  static let barHeight: CGFloat = 50

  private var isSidebar: Bool { choice ?? (placement == .sidebar) }

  var body: some View {
    HStack(spacing: 0) {
      if isSidebar {
        TabSidebar(pages: pages, selected: selected, select: select, close: turn)
          .frame(width: SidebarTabs.width)
          .background { Color(SystemColor.secondaryBackground).ignoresSafeArea() }
          .overlay(alignment: .trailing) {
            Rectangle().fill(SeparatorShapeStyle()).frame(width: pixel).ignoresSafeArea()
          }
          .zIndex(1)
          .transition(.move(edge: .leading))
      }
      content
    }
    .modifier(PreferenceBarrier<TabBarKey>())
    .modifier(ContainerFillModifier())
  }

  private var content: some View {
    let seen = visited.visit(selected, among: pages)
    return ZStack {
      ForEach(pages) { page in
        if seen.contains(page.id) {
          TabPage(page: page, isSelected: page.id == selected, home: nil)
            .modifier(ShownModifier(isShown: page.id == selected))
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlayPreferenceValue(TabBarKey.self, alignment: .top) { wish in
      if !isSidebar, wish.visibility != .hidden {
        TopTabBar(pages: inBar, selected: selected, select: select, open: turn)
          .frame(height: SidebarTabs.barHeight)
          .offset(y: -SidebarTabs.barHeight)
      }
    }
    .padding(.top, isSidebar ? 0 : SidebarTabs.barHeight)
    .background { ScreenBackground().ignoresSafeArea() }
  }

  private var inBar: [Subview] {
    TabViewCustomization.shown(pages, customization).filter {
      $0.trait(TabTrait.self).placement != .sidebarOnly
    }
  }
  private func turn() { withAnimation(.presentation) { choice = !isSidebar } }
}

/// The button that turns a bar of tabs into a sidebar and back.
struct TabSidebarToggle: View {
  let isSidebar: Bool
  let turn: () -> Void
  var body: some View {
    Button(action: turn) {
      Image(systemName: "sidebar.leading").font(.system(size: 17)).frame(width: 36, height: 36)
        .contentShape(Rectangle())
    }
    .buttonStyle(BarItemStyle())
    .attaching { $0.properties.label = isSidebar ? "Hide Sidebar" : "Show Sidebar" }
  }
}

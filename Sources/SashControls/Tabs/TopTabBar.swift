import Foundation
import SashCore

/// The titles of tabs in a capsule at the top. More than fit are scrolled.
struct TopTabBar: View {
  let pages: [Subview]
  let selected: Subview.ID?
  let select: (Subview) -> Void
  /// Turns the bar into a sidebar.
  let open: () -> Void

  var body: some View {
    ViewThatFits(in: .horizontal) {
      capsule { row }
      capsule { ScrollView(.horizontal, showsIndicators: false) { row } }
    }
    .padding(.horizontal, 16)
    .control(.tabBar, children: .contain) {
      $0.properties.label = "Tab Bar"
      $0.properties.added = .tabBar
    }
    .dynamicTypeSize(.large)
  }

  private func capsule<Row: View>(@ViewBuilder row: () -> Row) -> some View {
    HStack(spacing: 2) {
      TabSidebarToggle(isSidebar: false, turn: open)
      row()
    }
    .padding(.horizontal, 4)
    .frame(height: 40)
    .clipShape(Capsule())
    .background {
      Capsule().fill(Material.bar).shadow(color: .black.opacity(0.1), radius: 7, x: 0, y: 2)
    }
  }
  private var row: some View {
    HStack(spacing: 2) { ForEach(pages) { tab($0) } }
  }

  private func tab(_ page: Subview) -> some View {
    let isShown = page.id == selected
    let traits = page.trait(TabTrait.self)
    let button = Button {
      select(page)
    } label: {
      HStack(spacing: 6) {
        TopTabTitle(page: page)
        if let badge = page.trait(ListRowTrait.self).badge {
          badge.font(.system(size: 13)).foregroundStyle(.white).padding(.horizontal, 6)
            .frame(minWidth: 18, minHeight: 18)
            .background(Color.red, in: Capsule())
        }
      }
      .font(.system(size: 15, weight: isShown ? .semibold : .medium))
      .foregroundStyle(isShown ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, 14)
      .frame(height: 32)
      .background { if isShown { Capsule().fill(SystemStyle.secondaryFill) } }
      .contentShape(Capsule())
    }
    .buttonStyle(.plain)
    .disabled(traits.isDisabled)
    .attaching { if isShown { $0.properties.added = .selected } }
    return traits.decorations.reduce(AnyView(button)) { $1($0) }
  }
}

/// The words of a tab; the icon where the tab is for searches.
private struct TopTabTitle: View {
  let page: Subview
  var body: some View {
    if page.trait(TabTrait.self).role == .search {
      HStack(spacing: 6) { page.trait(TabItemTrait.self) }.labelStyle(IconOnlyLabelStyle())
    } else {
      HStack(spacing: 6) { page.trait(TabItemTrait.self) }.labelStyle(TitleOnlyLabelStyle())
    }
  }
}

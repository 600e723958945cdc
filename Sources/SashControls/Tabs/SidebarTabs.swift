import Foundation
import SashCore

/// One page at a time below a bar at the top, or beside a sidebar that a person turns the bar into and back.
///
/// - Source: iPadOS 18: titles in a capsule in the middle of the top, the button for the sidebar before them; a sidebar is 320
///   points wide (facts on metrics, columns), with the headers of sections, which open and close
struct SidebarTabs: View {
  let pages: [Subview]
  let selected: Subview.ID?
  let select: (Subview) -> Void
  @State private var isSidebar = false
  @State private var closed: Set<ObjectIdentifier> = []
  @StateObject private var visited = VisitedTabs()
  @Environment(\.pixelLength) private var pixel

  private static let width: CGFloat = 320
  private static let barHeight: CGFloat = 50

  var body: some View {
    HStack(spacing: 0) {
      if isSidebar {
        sidebar
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
          TabPage(page: page, isSelected: page.id == selected)
            .modifier(ShownModifier(isShown: page.id == selected))
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlayPreferenceValue(TabBarKey.self, alignment: .top) { wish in
      if !isSidebar, wish.visibility != .hidden {
        bar.frame(height: SidebarTabs.barHeight).offset(y: -SidebarTabs.barHeight)
      }
    }
    .padding(.top, isSidebar ? 0 : SidebarTabs.barHeight)
    .background { ScreenBackground().ignoresSafeArea() }
  }

  private func turn() { withAnimation(.presentation) { isSidebar.toggle() } }
  private var toggle: some View {
    Button(action: turn) {
      Image(systemName: "sidebar.leading").font(.system(size: 17)).frame(width: 36, height: 36)
        .contentShape(Rectangle())
    }
    .buttonStyle(BarItemStyle())
    .attaching { $0.properties.label = isSidebar ? "Hide Sidebar" : "Show Sidebar" }
  }

  // MARK: The bar

  private var bar: some View {
    HStack(spacing: 2) {
      toggle
      ForEach(pages) { page in
        let isShown = page.id == selected
        Button {
          select(page)
        } label: {
          HStack(spacing: 6) { page.trait(TabItemTrait.self) }
            .labelStyle(TitleOnlyLabelStyle())
            .font(.system(size: 15, weight: isShown ? .semibold : .medium))
            .foregroundStyle(isShown ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
            .lineLimit(1)
            .padding(.horizontal, 14)
            .frame(height: 32)
            .background { if isShown { Capsule().fill(SystemStyle.secondaryFill) } }
            .contentShape(Capsule())
        }
        .buttonStyle(.plain)
        .attaching { if isShown { $0.properties.added = .selected } }
      }
    }
    .padding(.horizontal, 4)
    .frame(height: 40)
    .background {
      Capsule().fill(Material.bar).shadow(color: .black.opacity(0.1), radius: 7, x: 0, y: 2)
    }
    .control(.tabBar, children: .contain) {
      $0.properties.label = "Tab Bar"
      $0.properties.added = .tabBar
    }
    .dynamicTypeSize(.large)
  }

  // MARK: The sidebar

  /// Tabs that follow each other in one section, or in none.
  private struct Part: Identifiable {
    let id: ObjectIdentifier?
    var header: AnyView?
    var actions: AnyView?
    var pages: [Subview]
  }
  private var parts: [Part] {
    var parts: [Part] = []
    for page in pages {
      let section = page.trait(TabSectionTrait.self)
      let id = section.map { ObjectIdentifier($0.id) }
      if let last = parts.indices.last, parts[last].id == id {
        parts[last].pages.append(page)
      } else {
        parts.append(
          Part(
            id: id, header: section?.header, actions: page.trait(TabSectionActionsTrait.self), pages: [page]))
      }
    }
    return parts
  }

  private var sidebar: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        toggle
        Spacer()
      }
      .frame(height: SidebarTabs.barHeight)
      .padding(.horizontal, 12)
      ScrollView {
        VStack(alignment: .leading, spacing: 2) {
          ForEach(Array(parts.enumerated()), id: \.offset) { _, part in
            if let header = part.header { title(header, part) }
            if part.id.map({ !closed.contains($0) }) ?? true { ForEach(part.pages) { row($0) } }
          }
        }
        .padding(.horizontal, 12)
        .padding(.bottom, 12)
      }
    }
    .control(.tabBar, children: .contain) { $0.properties.label = "Sidebar" }
  }

  private func title(_ header: AnyView, _ part: Part) -> some View {
    HStack(spacing: 8) {
      Button {
        guard let id = part.id else { return }
        withAnimation(.easeInOut(duration: 0.25)) {
          if closed.remove(id) == nil { closed.insert(id) }
        }
      } label: {
        HStack(spacing: 8) {
          header.font(.title3.bold()).foregroundStyle(.primary).lineLimit(1)
          Spacer(minLength: 0)
          Image(decorativeSymbol: "chevron.forward")
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tint)
            .rotationEffect(.degrees(part.id.map { closed.contains($0) } == true ? 0 : 90))
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      part.actions?.labelStyle(.iconOnly).buttonStyle(.borderless)
    }
    .frame(height: 44)
    .padding(.horizontal, 12)
    .padding(.top, 8)
  }

  private func row(_ page: Subview) -> some View {
    let isShown = page.id == selected
    return Button {
      select(page)
    } label: {
      HStack(spacing: 12) {
        TabRowLabel(page: page)
        Spacer(minLength: 8)
        page.trait(ListRowTrait.self).badge?.foregroundStyle(.secondary)
      }
      .fontWeight(isShown ? .semibold : .regular)
      .foregroundStyle(isShown ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .padding(.horizontal, 12)
      .frame(height: 44)
      .background { if isShown { RoundedRectangle(cornerRadius: 10).fill(SystemStyle.secondaryFill) } }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .attaching { if isShown { $0.properties.added = .selected } }
  }
}

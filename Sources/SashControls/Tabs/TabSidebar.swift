import Foundation
import SashCore

/// The sidebar of a tab view: tabs below the headers of their sections, which open and close, between what the app puts above
/// and below them.
///
/// - Source: iPadOS 18: rows of 44, the chosen one on a rounded ground; the Edit button is there where the app keeps what a
///   person changes, and shows a mark before each tab that may be hidden and a handle behind each that may be moved
struct TabSidebar: View {
  let pages: [Subview]
  let selected: Subview.ID?
  let select: (Subview) -> Void
  /// Turns the sidebar into a bar.
  let close: () -> Void
  @State private var closed: Set<ObjectIdentifier> = []
  @State private var isEditing = false
  /// The row that is being moved: its name, and by how many points.
  @State private var lifted: (id: String, distance: CGFloat)?
  @Environment(\.tabSidebarParts) private var parts
  @Environment(\.tabViewCustomization) private var customization
  @Environment(\.tabCustomizationBinding) private var binding

  /// From the top of one row to that of the next, in points.
  private static let pitch: CGFloat = 46

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 12) {
        TabSidebarToggle(isSidebar: true, turn: close)
        Spacer()
        if let toolbar = parts.toolbar {
          toolbar.looks { $0.labelStyle(.iconOnly).buttonStyle(BarItemStyle()) }
        }
        if binding != nil {
          Button {
            withAnimation(.easeInOut(duration: 0.25)) { isEditing.toggle() }
          } label: {
            Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
          }
          .buttonStyle(BarItemStyle())
        }
      }
      .frame(height: SidebarTabs.barHeight)
      .padding(.horizontal, 12)
      ScrollView {
        VStack(alignment: .leading, spacing: 2) {
          if let header = parts.header { header.padding(.horizontal, 12).padding(.bottom, 8) }
          ForEach(Array(sections.enumerated()), id: \.offset) { _, section in
            if let header = section.header { title(header, section) }
            if section.id.map({ !closed.contains($0) }) ?? true {
              ForEach(section.pages) { row($0, section) }
            }
          }
          if let footer = parts.footer { footer.padding(.horizontal, 12).padding(.top, 8) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 12)
        .padding(.bottom, 12)
      }
      if let bottom = parts.bottomBar {
        bottom.frame(maxWidth: .infinity).padding(.horizontal, 12).padding(.vertical, 8)
          .overlay(alignment: .top) { Divider() }
      }
    }
    .control(.tabBar, children: .contain) { $0.properties.label = "Sidebar" }
  }

  // MARK: Sections

  /// Tabs that follow each other in one section, or in none.
  private struct Part: Identifiable {
    let id: ObjectIdentifier?
    var header: AnyView?
    var actions: AnyView?
    var pages: [Subview]
  }
  private var sections: [Part] {
    var parts: [Part] = []
    for page in pages where isEditing || isShown(page) {
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
            .modifier(DisclosureTurn(isOpen: part.id.map { closed.contains($0) } != true))
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      part.actions?.looks { $0.labelStyle(.iconOnly).buttonStyle(.borderless) }
    }
    .frame(minHeight: 44)
    .padding(.horizontal, 12)
    .padding(.top, 8)
  }

  // MARK: Rows

  private func isShown(_ page: Subview) -> Bool {
    TabViewCustomization.isShown(page.trait(TabTrait.self), customization, inSidebar: true)
  }

  private func row(_ page: Subview, _ section: Part) -> some View {
    let traits = page.trait(TabTrait.self)
    let mayChange = isEditing && traits.customizationID != nil && traits.behavior != .disabled
    return HStack(spacing: 4) {
      if mayChange, traits.behavior != .reorderable { mark(page, traits) }
      TabSidebarRow(page: page, isShown: page.id == selected, select: { select(page) })
        .opacity(isEditing && !isShown(page) ? 0.4 : 1)
      if mayChange, let id = traits.customizationID, let sectionID = traits.sectionID, section.pages.count > 1
      {
        TabRowHandle(label: "Reorder") { distance in
          if lifted == nil {
            lifted = (id, distance)
          } else {
            withAnimation(.easeOut(duration: 0.15)) { lifted = (id, distance) }
          }
        } ended: { distance in
          lifted = nil
          if let distance { move(id, by: distance, in: sectionID, section) }
        }
      }
    }
    .offset(y: shift(of: traits.customizationID, in: section))
    .zIndex(lifted?.id == traits.customizationID && lifted != nil ? 1 : 0)
  }

  private func mark(_ page: Subview, _ traits: TabTraits) -> some View {
    let (isShown, binding) = (isShown(page), binding)
    return Button {
      guard let id = traits.customizationID else { return }
      binding?.wrappedValue[tab: id].sidebarVisibility = isShown ? .hidden : .visible
    } label: {
      ListEditControl(kind: .selection, isSelected: isShown) {}
        .frame(width: 32, height: 44)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .attaching { $0.properties.label = isShown ? "Hide" : "Show" }
  }

  // MARK: Moving

  private func ids(_ section: Part) -> [String] {
    section.pages.compactMap { $0.trait(TabTrait.self).customizationID }
  }
  /// Where a row goes that is moved by points.
  private func target(_ id: String, by distance: CGFloat, among ids: [String]) -> (from: Int, to: Int)? {
    guard let from = ids.firstIndex(of: id) else { return nil }
    let steps = Int((distance / TabSidebar.pitch).rounded())
    return (from, min(max(from + steps, 0), ids.count - 1))
  }
  /// How far a row is out of its place while one is moved.
  private func shift(of id: String?, in section: Part) -> CGFloat {
    guard let lifted, let id else { return 0 }
    if lifted.id == id { return lifted.distance }
    let ids = ids(section)
    guard let (from, to) = target(lifted.id, by: lifted.distance, among: ids),
      let place = ids.firstIndex(of: id)
    else { return 0 }
    if place > from, place <= to { return -TabSidebar.pitch }
    return place < from && place >= to ? TabSidebar.pitch : 0
  }
  private func move(_ id: String, by distance: CGFloat, in sectionID: String, _ section: Part) {
    var order = ids(section)
    guard let (from, to) = target(id, by: distance, among: order), from != to else { return }
    order.insert(order.remove(at: from), at: to)
    binding?.wrappedValue[section: sectionID].tabOrder = order
  }
}

/// A tab in a sidebar.
private struct TabSidebarRow: View {
  let page: Subview
  let isShown: Bool
  let select: () -> Void

  var body: some View {
    let traits = page.trait(TabTrait.self)
    let button = Button(action: select) {
      HStack(spacing: 12) {
        TabRowLabel(page: page)
        Spacer(minLength: 8)
        page.trait(ListRowTrait.self).badge?.foregroundStyle(.secondary)
      }
      .fontWeight(isShown ? .semibold : .regular)
      .foregroundStyle(isShown ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .padding(.horizontal, 12)
      .frame(minHeight: 44)
      .background { if isShown { RoundedRectangle(cornerRadius: 10).fill(SystemStyle.secondaryFill) } }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(traits.isDisabled)
    .attaching { if isShown { $0.properties.added = .selected } }
    let decorated = traits.decorations.reduce(AnyView(button)) { $1($0) }
    if traits.actions.isEmpty {
      decorated
    } else {
      decorated.contextMenu {
        ForEach(Array(traits.actions.enumerated()), id: \.offset) { _, actions in actions }
      }
    }
  }
}

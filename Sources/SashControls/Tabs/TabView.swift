import Combine
import Foundation
import SashCore
import SashDisplay

/// Shows one of several views, with a bar to choose by.
///
/// Views in it say by `tabItem` what the bar shows of them and by `tag` which value of the selection they are; a `Tab`
/// says both itself. A tab is made when it is first visited and keeps its state from then on. Where there is little width and
/// there are more than five tabs, the last place of the bar leads to a list of those from the fifth on.
@MainActor @preconcurrency
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  nonisolated(unsafe) private let selection: Binding<SelectionValue>?
  nonisolated(unsafe) private let content: Content
  @State private var scrolling = TabScrolling()

  /// Tabs whose selection is bound.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
  /// Tabs that keep their selection themselves.
  public nonisolated init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }
  /// Tabs whose selection is bound.
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where SelectionValue == C.TabValue, Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
  }
  /// Tabs that keep their selection themselves.
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, C.TabValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(tabs: content())
  }

  @MainActor public var body: some View {
    let selection = selection
    let content = content.modifier(TabContentSurroundings(scrolling: scrolling))
    Group(subviews: content) { pages in
      TabPages<SelectionValue>(pages: Array(pages), selection: selection)
    }
    .environment(\.tabScrolling, scrolling)
  }
}

/// The pages of tabs in the style of the place.
private struct TabPages<Selection: Hashable>: View {
  let pages: [Subview]
  let selection: Binding<Selection>?
  @State private var own: Subview.ID?
  @Environment(\.tabLook) private var look
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tabViewCustomization) private var customization

  private func tag(_ page: Subview) -> Selection? {
    page.containerValues.tag(for: Selection.self) ?? (pages.firstIndex { $0.id == page.id } as? Selection)
  }
  /// The page that is shown: the one of the selection, or the first.
  private func selected(among shown: [Subview]) -> Subview.ID? {
    if let selection {
      let value = selection.wrappedValue
      return (shown.first { page in tag(page) == value } ?? shown.first)?.id
    }
    return (shown.first { $0.id == own } ?? shown.first)?.id
  }
  private func select(_ page: Subview) {
    if page.trait(TabTrait.self).isDisabled { return }
    own = page.id
    // Whoever writes the binding hears of a tab that is tapped again too.
    if let selection, let tag = tag(page) { selection.wrappedValue = tag }
  }

  var body: some View {
    if case .sidebar = look, sizeClass == .regular {
      // The sidebar and its bar choose by themselves what is shown.
      let ordered = TabViewCustomization.ordered(pages, customization)
      SidebarTabs(pages: ordered, selected: selected(among: ordered), select: select)
    } else {
      let shown = TabViewCustomization.shown(pages, customization)
      if case .pages(let dots) = look {
        PagedTabs(pages: shown, selected: selected(among: shown), showsDots: dots, select: select)
      } else {
        BarTabs(pages: shown, selected: selected(among: shown), select: select)
      }
    }
  }
}

/// Pages beside each other, to be turned by a finger, with a dot for each.
///
/// - Source: facts on metrics: dots of 7 points, 16 from one to the next
private struct PagedTabs: View {
  let pages: [Subview]
  let selected: Subview.ID?
  let showsDots: Bool
  let select: (Subview) -> Void
  @Environment(\.pageIndexHasBackground) private var hasBackground

  private func color(isCurrent: Bool) -> Color {
    let look = PageDotsLook.ofAll
    return isCurrent ? look.current ?? .white : look.others ?? .white.opacity(0.3)
  }

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(pages) { page in
            ZStack { page.modifier(ContainerFillModifier()) }
              .frame(width: proxy.size.width, height: proxy.size.height)
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: position)
      .modifier(MousePages())
    }
    .overlay(alignment: .bottom) {
      if showsDots, pages.count > 1 {
        HStack(spacing: 9) {
          ForEach(pages) { page in
            Button {
              select(page)
            } label: {
              Circle()
                .fill(color(isCurrent: page.id == selected))
                .frame(width: 7, height: 7)
            }
            .buttonStyle(.plain)
          }
        }
        .padding(.horizontal, 10)
        .frame(height: 26)
        .background { if hasBackground { Capsule().fill(Color.black.opacity(0.25)) } }
        .control(.pageIndicator, children: .ignore) { say(&$0) }
        .padding(.bottom, 10)
      }
    }
  }

  /// The dots are one thing that can be raised and lowered.
  ///
  /// - Source: the value of `UIPageControl` is "page 1 of 3".
  private func say(_ attachment: inout AccessibilityAttachment) {
    let index = pages.firstIndex { $0.id == selected } ?? 0
    let (pages, select) = (pages, select)
    func go(to index: Int) { if pages.indices.contains(index) { select(pages[index]) } }
    attachment.label = Text(verbatim: "Page")
    attachment.properties.value = "page \(index + 1) of \(pages.count)"
    attachment.properties.range = SemanticsRange(
      current: Double(index + 1), least: 1, most: Double(pages.count), step: 1)
    attachment.properties.setNumber = { go(to: Int($0.rounded()) - 1) }
    attachment.adjust { go(to: index + ($0 == .increment ? 1 : -1)) }
  }

  private var position: Binding<Subview.ID?> {
    let (pages, selected, select) = (pages, selected, select)
    return Binding(
      get: { selected },
      set: { id in
        if id != selected, let page = pages.first(where: { $0.id == id }) { select(page) }
      })
  }
}

/// Lets a mouse turn pages by dragging: many have no wheel that turns sideways.
nonisolated private struct MousePages: ScrollRequestModifier {
  typealias Body = Never
  static func _attach(modifier: _GraphValue<Self>, inputs: _GraphInputs, to scroll: ScrollState) {
    scroll.dragsWithMouse = true
  }
}

import Foundation
import SashCore
import SashLayout

/// The bars of a screen over its content.
struct ScreenBars: View {
  let bar: ScreenBar
  let heights: BarHeights
  let below: ScreenTitle?
  /// How far the content is scrolled, in points.
  let offset: CGFloat
  /// Whether there is content under the bar at the bottom.
  let isUnderBottom: Bool
  let back: WayBack?

  var body: some View {
    VStack(spacing: 0) {
      if heights.row > 0 {
        NavigationBar(bar: bar, heights: heights, below: below, offset: offset, back: back)
      }
      Spacer(minLength: 0)
      ZStack(alignment: .bottom) {
        if heights.toolbar > 0 { BottomBar(bar: bar, isOverContent: isUnderBottom) }
        if heights.keyboard > 0 {
          KeyboardBar(bar: bar).transition(.move(edge: .bottom).combined(with: .opacity))
        }
      }
      .animation(.presentation, value: heights.keyboard)
    }
    .transformEnvironment(\.self) {
      $0.setLooks {
        $0.largestTypeSize = $0.dynamicTypeSize
        $0.dynamicTypeSize = .large
      }
    }
  }
}

/// The bar at the top of a screen: the way back, items and the title, and below them the large title while the content
/// is not scrolled.
///
/// - Source: facts on metrics: title 17 semibold; large title 34 bold, inset 16, gone once 52 points are scrolled away;
///   the background shows while content is under the bar.
private struct NavigationBar: View {
  let bar: ScreenBar
  let heights: BarHeights
  let below: ScreenTitle?
  let offset: CGFloat
  let back: WayBack?
  @Environment(\.navigationBarLook) private var ownLook
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.largestTypeSize) private var typeSize
  @ObservedObject private var memory = ToolbarMemory.shared

  init(bar: ScreenBar, heights: BarHeights, below: ScreenTitle?, offset: CGFloat, back: WayBack?) {
    (self.bar, self.heights, self.below, self.offset, self.back) = (bar, heights, below, offset, back)
  }

  /// Whether actions that are used now and then stand in the middle, as where one edits a document and there is room.
  private var showsSecondary: Bool {
    bar.hasLeadingTitle == true && sizeClass == .regular && bar.items(at: .center).isEmpty
  }
  private var look: BarLook { bar.look ?? ownLook ?? BarLooks.navigation }
  private var isCollapsed: Bool { heights.large == 0 || offset >= heights.large - 4 }
  private var face: BarFace? { bar.navigationBar.face(isOverContent: offset > heights.large + 0.5, look) }

  var body: some View {
    VStack(spacing: 0) {
      BarRow {
        leading
        center
        HStack(spacing: 16) {
          BarItems(bar: bar, slot: .trailing).looking(look.button.fontAlone)
          MoreMenu(
            groups: showsSecondary ? [] : bar.moreItems,
            changed: sizeClass == .regular && !bar.changeableItems.isEmpty ? bar : nil)
          if let search = bar.search, search.slot == .trailing { search.field }
        }
        .padding(.trailing, 16)
      }
      .frame(height: heights.row)
      if heights.large > 0 { largeTitle }
    }
    .frame(maxWidth: .infinity)
    .background { BarBackground(wish: bar.navigationBar, face: face, edge: .bottom) }
    .transformEnvironment(\.tint) { tint in if let own = look.tint { tint = AnyShapeStyle(own) } }
    .contentShape(Rectangle())
    .onTapGesture {}
    .control(.navigationBar, children: .contain) {
      $0.properties.identifier = bar.title?.plainString
      $0.properties.sortPriority = 1
    }
    .transformEnvironment(\.colorScheme) {
      if let scheme = look.scheme { $0 = scheme }
      if face != nil, let scheme = bar.navigationBar.colorScheme { $0 = scheme }
    }
  }

  private var leading: some View {
    HStack(spacing: 16) {
      if let back, bar.hidesBack != true {
        BackButton(
          title: below?.text, name: bar.hasLeadingTitle == true ? .none : below?.back ?? .title, back: back,
          look: look.back)
      }
      if bar.hasLeadingTitle == true, isCollapsed { BarTitle(bar: bar, look: look.title) }
      BarItems(bar: bar, slot: .leading).looking(look.button.fontAlone)
    }
    .padding(.leading, back != nil && bar.hidesBack != true ? 8 : 16)
  }

  @ViewBuilder private var center: some View {
    let items = bar.items(at: .center)
    let subtitle = bar.items(at: .subtitle)
    if let search = bar.search, search.slot == .center {
      search.field
    } else if showsSecondary {
      HStack(spacing: 16) { BarItems(bar: bar, slot: .more) }
    } else if items.isEmpty {
      let isWithout = bar.hasLeadingTitle == true || bar.removed.contains(.title)
      VStack(spacing: 0) {
        BarTitle(bar: isWithout ? ScreenBar() : bar, look: look.title)
        if !subtitle.isEmpty { subtitleRow(subtitle) }
      }
      .opacity(isCollapsed ? 1 : 0)
      // What follows from a title that becomes known is there at once.
      .animation(.easeInOut(duration: 0.2), value: heights.large > 0 && isCollapsed)
    } else {
      HStack(spacing: 8) { BarItems(bar: bar, slot: .center) }
    }
  }

  private func subtitleRow(_ items: [Subview]) -> some View {
    HStack(spacing: 8) { ForEach(items) { $0.secondary(.caption) } }
  }

  private var largeTitle: some View {
    let items = bar.items(at: .largeTitle)
    let subtitle = bar.items(at: .largeSubtitle)
    return VStack(alignment: .leading, spacing: 0) {
      if items.isEmpty {
        (bar.title ?? Text(verbatim: ""))
          .looking(look.largeTitle, font: .largeTitle.bold())
          .lineLimit(1)
          .accessibilityAddTraits(.isHeader)
      } else {
        HStack(spacing: 8) { ForEach(items) { AdjustedSubview($0) { $0.font = .largeTitle.bold() } } }
      }
      if !subtitle.isEmpty {
        HStack(spacing: 8) { ForEach(subtitle) { $0.secondary(.subheadline) } }
      }
    }
    // - Source: large titles grow with the user's text; what stands in the row does not
    .transformEnvironment(\.dynamicTypeSize) { [typeSize] in if let typeSize { $0 = typeSize } }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 16)
    .padding(.bottom, 8)
    .frame(height: heights.large, alignment: .bottom)
    .frame(height: max(0, heights.large - offset), alignment: .bottom)
    .clipped()
    .opacity(isCollapsed ? 0 : 1)
  }
}

/// The bar at the bottom of a screen.
private struct BottomBar: View {
  let bar: ScreenBar
  let isOverContent: Bool
  @ObservedObject var memory = ToolbarMemory.shared
  var body: some View {
    row
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity)
      .frame(height: 44)
      .background {
        BarBackground(
          wish: bar.bottomBar, face: bar.bottomBar.face(isOverContent: isOverContent), edge: .top)
      }
      .contentShape(Rectangle())
      .onTapGesture {}
      .control(.toolbar, children: .contain) { $0.properties.label = "Toolbar" }
  }

  /// The items; what is going on stands in the middle, between those before it and those behind.
  @ViewBuilder private var row: some View {
    let items = bar.items(at: .bottom)
    let isStatus = items.map { $0.trait(ToolbarPlacementTrait.self).kind == .status }
    if let first = isStatus.firstIndex(of: true), let last = isStatus.lastIndex(of: true), items.count > 1 {
      BarRow {
        HStack(spacing: 16) { BarItems(bar: bar, slot: .bottom, range: 0..<first) }
        HStack(spacing: 16) { BarItems(bar: bar, slot: .bottom, range: first..<last + 1) }
        HStack(spacing: 16) { BarItems(bar: bar, slot: .bottom, range: last + 1..<items.count) }
      }
    } else {
      HStack(spacing: 16) { BarItems(bar: bar, slot: .bottom) }
    }
  }
}

/// The items at one place of a bar.
struct BarItems: View {
  let bar: ScreenBar
  let slot: ToolbarItemPlacement.Slot
  /// Which of them; nil for all.
  var range: Range<Int>?
  @ObservedObject var memory = ToolbarMemory.shared

  var body: some View {
    let items = bar.items(at: slot)
    // An item may have gone since the range was found.
    ForEach(Array(range.map { items[$0.clamped(to: items.indices)] } ?? items[...])) { item in
      switch item.trait(PlacedItemTrait.self)?.kind {
      case .search: bar.search?.field
      case .title: (bar.title ?? Text(verbatim: "")).font(.headline).lineLimit(1)
      default: item
      }
    }
  }
}

/// The bar that is there while somebody types on a screen.
///
/// - Source: facts on metrics: toolbars are 44 high. It is there with a keyboard of hardware too, at the bottom of the window.
private struct KeyboardBar: View {
  let bar: ScreenBar
  var body: some View {
    HStack(spacing: 16) { ForEach(bar.items(at: .keyboard)) { $0 } }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: 44)
      .background { BarBackground(wish: ScreenBar.BarWish(), edge: .top) }
      .contentShape(Rectangle())
      .onTapGesture {}
      .modifier(KeepsFocusModifier())
      .control(.toolbar, children: .contain) { $0.properties.label = "Toolbar" }
  }
}

/// The items of a bar that are used now and then, in a menu.
///
/// - Source: bars of iOS show an ellipsis in a circle for them
private struct MoreMenu: View {
  let groups: [MoreItems]
  /// The bar, if a person may rearrange it.
  var changed: ScreenBar?
  @State private var isEditing = false
  var body: some View {
    if !groups.isEmpty || changed != nil {
      Menu {
        ForEach(groups) { MenuGroup(view: $0.view, environment: $0.environment) }
        if changed != nil {
          if !groups.isEmpty { Divider() }
          Button("Customize Toolbar…", systemImage: "wrench.and.screwdriver") { isEditing = true }
        }
      } label: {
        Image(systemName: "ellipsis.circle").font(.body).imageScale(.large)
      }
      .buttonStyle(BarItemStyle())
      .attaching { $0.properties.label = "More" }
      .sheet(isPresented: $isEditing) { if let changed { ToolbarEditor(bar: changed) } }
    }
  }
}

/// Puts the start, the title and the end of a bar into a row. The title stands in the middle of the bar as long as it
/// fits there.
struct BarRow: Layout {
  /// Points between the parts.
  private static let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? 44)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 3 else { return }
    let width = bounds.width
    let gap = BarRow.gap
    let title = subviews[1].sizeThatFits(.unspecified).width
    // Where nothing stands in the middle the end has what the start leaves.
    let least = title > 0 ? width / 2 : subviews[0].sizeThatFits(.unspecified).width + gap
    let ends = subviews[2].sizeThatFits(
      ProposedViewSize(width: width - min(least, width / 2), height: bounds.height)
    ).width
    // The way back is shortened rather than the title moved.
    let room = max(width / 4, (width - title) / 2 - gap)
    let start = subviews[0].sizeThatFits(
      ProposedViewSize(width: min(room, max(width - ends - gap, 0)), height: bounds.height)
    ).width
    let shown = max(0, min(title, width - start - ends - 2 * gap))
    let middle = min(max(width / 2, start + gap + shown / 2), width - ends - gap - shown / 2)
    let y = bounds.midY
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: y), anchor: .leading,
      proposal: ProposedViewSize(width: start, height: bounds.height))
    subviews[1].place(
      at: CGPoint(x: bounds.minX + middle, y: y), anchor: .center,
      proposal: ProposedViewSize(width: shown, height: bounds.height))
    subviews[2].place(
      at: CGPoint(x: bounds.maxX, y: y), anchor: .trailing,
      proposal: ProposedViewSize(width: ends, height: bounds.height))
  }
}

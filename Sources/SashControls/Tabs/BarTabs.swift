import Combine
import Foundation
import SashCore

/// One page at a time over a bar.
///
/// - Source: facts on metrics: the bar is 49 points high above the lower edge of the device. A `UITabBarController` has room for
///   five tabs on a phone: of more it shows four, and the fifth place leads to a list of the others.
struct BarTabs: View {
  let pages: [Subview]
  let selected: Subview.ID?
  let select: (Subview) -> Void
  @State private var isBarHidden = false
  @State private var isMinimized = false
  @StateObject private var visited = VisitedTabs()
  @State private var homes = TabHomes()
  /// The list of the tabs that have no place in the bar is shown.
  @State private var isListShown = false
  /// Counts the ways between that list and its tabs, which are seen.
  @State private var ways = 0
  @StateObject private var more = MoreModel()
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.keyboardOverBars) private var keyboardOverBars
  @Environment(\.layoutDirection) private var direction
  @Environment(\.tabAccessory) private var accessory
  @Environment(\.tabBarMinimizing) private var minimizing
  @Environment(\.tabScrolling) private var scrolling

  private static let room = 5
  /// How the list is named among the screens of the last place.
  private static let list = -1

  private var kept: Int {
    sizeClass == .compact && pages.count > BarTabs.room ? BarTabs.room - 1 : pages.count
  }

  private var height: CGFloat {
    if isBarHidden { return 0 }
    if isMinimized { return TabAccessory.height + TabAccessory.gap }
    return TabBar.height(isLow: verticalSizeClass == .compact)
      + (accessory == nil ? 0 : TabAccessory.height + 2 * TabAccessory.gap)
  }
  /// Asks for how far pages are scrolled, if that matters.
  private func watch() {
    let isNeeded = minimizing.kind == .onScrollDown || minimizing.kind == .onScrollUp
    guard let scrolling else { return }
    if isNeeded {
      let (kind, isMinimized) = (minimizing.kind, $isMinimized)
      // What is kept there must not hold the view, which holds it.
      let action: @MainActor (CGFloat) -> Void = { distance in
        BarTabs.scrolled(by: distance, kind, isMinimized)
      }
      scrolling.moved = action
    } else {
      scrolling.moved = nil
    }
  }
  /// A person has scrolled on or back.
  private static func scrolled(
    by distance: CGFloat, _ kind: TabBarMinimizeBehavior.Kind, _ isMinimized: Binding<Bool>
  ) {
    let isDown = distance > 0
    let wish: Bool
    switch kind {
    case .automatic, .never: wish = false
    case .onScrollDown: wish = isDown
    case .onScrollUp: wish = !isDown
    }
    if wish != isMinimized.wrappedValue { withAnimation(.snappy) { isMinimized.wrappedValue = wish } }
  }

  var body: some View {
    let _ = watch()
    let seen = visited.visit(isListShown ? nil : selected, among: pages)
    let kept = kept
    let place = pages.firstIndex { $0.id == selected } ?? 0
    let hasMore = kept < pages.count
    let isMore = hasMore && (isListShown || place >= kept)
    let (isListOpen, listShown, allWays) = (isListShown, $isListShown, $ways)
    // What the model keeps must not hold the view, which holds the model.
    let _ =
      more.swipe.way = { [weak more] in
        guard isMore, !isListOpen, more?.models[place]?.isLeftBySwipe == true else { return nil }
        return .init(top: place, below: BarTabs.list) {
          allWays.wrappedValue += 1
          listShown.wrappedValue = true
        }
      }
    ZStack {
      if hasMore {
        MoreList(pages: Array(pages[kept...])) { page in
          ways += 1
          select(page)
          isListShown = false
        }
        .modifier(
          ScreenPlace(
            share: isListShown || !isMore ? 0 : -ScreenPlace.parallax, id: BarTabs.list,
            isShown: isListShown, swipe: more.swipe))
      }
      ForEach(pages) { page in
        if seen.contains(page.id) {
          let index = pages.firstIndex { $0.id == page.id } ?? 0
          let isShown = page.id == selected && !(hasMore && isListShown)
          let screen = TabPage(
            page: page, isSelected: isShown, home: homes.home(of: page.id),
            back: index < kept ? nil : MoreBack(model: more.model(of: index)) { showList() })
          if index < kept {
            screen.modifier(ShownModifier(isShown: isShown))
          } else {
            screen.modifier(
              ScreenPlace(share: isShown ? 0 : 1, id: index, isShown: isShown, swipe: more.swipe)
            )
            .transition(ScreenTransition(id: index, swipe: more.swipe, isRoot: true))
          }
        }
      }
    }
    .modifier(MoreTransaction(value: ways))
    .modifier(BackSwipeModifier(swipe: more.swipe, isMirrored: direction == .rightToLeft))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(BehindKeyboardPadding(length: height, covered: keyboardOverBars))
    .overlayPreferenceValue(TabBarKey.self, alignment: .bottom) { wish in
      VStack(spacing: 0) {
        if isBarHidden {
          EmptyView()
        } else if isMinimized {
          MinimizedTabBar(page: pages.first { $0.id == selected }, accessory: accessory) {
            withAnimation(.snappy) { isMinimized = false }
          }
          .padding(.bottom, TabAccessory.gap)
        } else {
          if let accessory {
            TabAccessory(content: accessory, placement: .expanded)
              .padding(.horizontal, 20)
              .padding(.vertical, TabAccessory.gap)
          }
          TabBar(
            pages: Array(pages[..<kept]),
            more: hasMore ? MoreTabs(isSelected: isMore) { openMore(isMore) } : nil,
            selected: isMore ? nil : selected, wish: wish
          ) { page in
            let isAgain = page.id == selected && !isListShown
            isListShown = false
            select(page)
            if isAgain { homes.home(of: page.id).come() }
          }
        }
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
      .ignoresSafeArea(.keyboard, edges: .bottom)
      .onChange(
        of: wish.visibility == .hidden || (wish.visibility != .visible && BarLooks.hidesTabs), initial: true
      ) { _, new in
        if isBarHidden != new { isBarHidden = new }
      }
    }
    .modifier(PreferenceBarrier<TabBarKey>())
    .modifier(ContainerFillModifier())
    .onChange(of: selected) { if isListShown { isListShown = false } }
  }

  /// The last place has been tapped: where one of its tabs is shown already, that is left.
  private func openMore(_ isMore: Bool) {
    if isMore, !isListShown { return showList() }
    isListShown = true
  }
  private func showList() {
    ways += 1
    isListShown = true
  }
}

/// The screens of the last place of a bar.
private final class MoreModel: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  let swipe = BackSwipe()
  private(set) var models: [Int: NavigationModel] = [:]
  func model(of place: Int) -> NavigationModel {
    let model = models[place] ?? NavigationModel()
    models[place] = model
    return model
  }
}

/// Lets the list and the tabs behind it move as screens do.
private struct MoreTransaction: ValueScopedTransaction {
  let value: Int
  nonisolated func change(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = .presentation }
  }
}

/// The tabs that have no place in the bar.
private struct MoreList: View {
  let pages: [Subview]
  let open: (Subview) -> Void
  var body: some View {
    NavigationStack {
      List {
        ForEach(pages) { page in
          Button {
            open(page)
          } label: {
            HStack(spacing: 12) {
              TabRowLabel(page: page)
              Spacer(minLength: 8)
              page.trait(ListRowTrait.self).badge?.foregroundStyle(.secondary)
              Image(decorativeSymbol: "chevron.forward").font(.system(size: 13, weight: .semibold))
                .foregroundStyle(.tertiary)
            }
            .contentShape(Rectangle())
          }
          .foregroundStyle(.primary)
        }
      }
      .listStyle(.plain)
      .navigationTitle("More")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// What a list of tabs shows of one: titles below each other, whatever the icons are like.
struct TabRowLabel: View {
  let page: Subview
  var body: some View {
    HStack(spacing: 12) { page.trait(TabItemTrait.self) }.labelStyle(TabRowLabelStyle()).lineLimit(1)
  }
}
private struct TabRowLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.icon.foregroundStyle(.tint).frame(width: 28)
      configuration.title
    }
  }
}

/// How a tab leads back to the list of those that have no place in the bar.
struct MoreBack {
  let model: NavigationModel
  let action: @MainActor () -> Void
}

/// The pages that have been shown.
final class VisitedTabs: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private var ids: Set<Subview.ID> = []
  func visit(_ id: Subview.ID?, among pages: [Subview]) -> Set<Subview.ID> {
    if let id { ids.insert(id) }
    ids.formIntersection(pages.map(\.id))
    return ids
  }
}

/// A page of tabs: frames relative to a container are relative to it.
struct TabPage: View {
  let page: Subview
  let isSelected: Bool
  /// What its tab leads back to; nil where a second tap on it means nothing.
  let home: TabHome?
  var back: MoreBack?
  @State private var isUnderBar = false
  @State private var dismisser = Dismisser()
  @State private var path = NavigationPath()

  var body: some View {
    content
      .modifier(ScrollProbeModifier(isUnderBottom: $isUnderBar, countsInner: false, handle: home?.scroll))
      .onPreferenceChange(TabStackKey.self) { [home] in home?.stack = $0.model }
      .transformPreference(TabBarKey.self) { if isUnderBar { $0.isOverContent = true } }
      .transformPreference(TabBarKey.self) { if !isSelected { $0 = TabBarKey.defaultValue } }
      .transformPreference(ScreenBarKey.self) { if !isSelected { $0 = ScreenBarKey.defaultValue } }
      .modifier(ContainerFillModifier())
  }

  @ViewBuilder private var content: some View {
    if let back {
      let columnBack = makeBack(back)
      StackScreens(
        model: back.model, access: PathAccess($path), root: page.environment(\.columnBack, columnBack),
        back: columnBack, isColumn: true)
    } else {
      page
    }
  }
  private func makeBack(_ back: MoreBack) -> ColumnBack {
    dismisser.action = back.action
    return ColumnBack(dismisser: dismisser, title: ScreenTitle(text: Text("More"), isLarge: false))
  }
}

import Foundation
import SashCore
import SashLayout

/// The bar of tabs.
///
/// - Source: facts on metrics: 49 points, 32 where there is little height, icons of 25 (symbols about 18), labels of 10 medium, 2 between them; badges
///   18 high, white on red, at the upper end of the icon
struct TabBar: View {
  let pages: [Subview]
  /// What leads to the tabs that have no place in the bar; nil where all have.
  var more: MoreTabs?
  let selected: Subview.ID?
  let wish: ScreenBar.BarWish
  let select: (Subview) -> Void
  @State private var choice = TabChoice()
  @Environment(\.tabBarLook) private var ownLook
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  private var look: BarLook { ownLook ?? BarLooks.tabs }

  /// In points; a low one has the titles beside the icons.
  static func height(isLow: Bool) -> CGFloat { isLow ? 32 : 49 }

  var body: some View {
    let choice = choice
    let _ = choice.select = select
    HStack(spacing: 0) {
      ForEach(pages) { TabButton(page: $0, isSelected: $0.id == selected, choice: choice) }
      if let more {
        Button(action: more.open) {
          TabBarItem(
            label: AnyView(Label("More", systemImage: "ellipsis")), badge: nil, isSelected: more.isSelected,
            look: look)
        }
        .buttonStyle(.plain)
        .attaching { if more.isSelected { $0.properties.added = .selected } }
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: TabBar.height(isLow: verticalSizeClass == .compact))
    .background {
      BarBackground(wish: wish, face: wish.face(isOverContent: wish.isOverContent, look), edge: .top)
    }
    .contentShape(Rectangle())
    .onTapGesture {}
    .control(.tabBar, children: .contain) {
      $0.properties.label = "Tab Bar"
      $0.properties.added = .tabBar
    }
    .transformEnvironment(\.self) {
      $0.setLooks {
        $0.largestTypeSize = $0.dynamicTypeSize
        $0.dynamicTypeSize = .large
      }
    }
    .transformEnvironment(\.colorScheme) {
      if let scheme = wish.colorScheme ?? look.scheme { $0 = scheme }
    }
  }
}

/// The last place of a bar that has not enough of them.
struct MoreTabs {
  var isSelected: Bool
  var open: @MainActor () -> Void
}

/// What a tap on a tab leads to: kept apart, so that tabs stay as they are while the bar is looked at again.
private final class TabChoice {
  var select: (Subview) -> Void = { _ in }
}

/// One tab of the bar.
private struct TabButton: View {
  let page: Subview
  let isSelected: Bool
  let choice: TabChoice
  @Environment(\.tabBarLook) private var ownLook

  var body: some View {
    let traits = page.trait(TabTrait.self)
    if traits.decorations.isEmpty {
      button(traits)
    } else {
      traits.decorations.reduce(AnyView(button(traits))) { $1($0) }
    }
  }

  private func button(_ traits: TabTraits) -> some View {
    let (page, choice, isSelected) = (page, choice, isSelected)
    return Button {
      choice.select(page)
    } label: {
      TabBarItem(
        label: page.trait(TabItemTrait.self), badge: page.trait(ListRowTrait.self).badge,
        isSelected: isSelected, look: ownLook ?? BarLooks.tabs
      )
      .opacity(traits.isDisabled ? 0.4 : 1)
    }
    .buttonStyle(.plain)
    .disabled(traits.isDisabled)
    .attaching { if isSelected { $0.properties.added = .selected } }
    .accessibilityShowsLargeContentViewer { LargeTab(label: page.trait(TabItemTrait.self)) }
  }
}

/// A tab in the large content viewer.
private struct LargeTab: View {
  let label: AnyView?
  var body: some View { VStack(spacing: 16) { label }.environment(\.symbolVariants, .fill) }
}

/// What the bar shows of one tab.
private struct TabBarItem: View {
  let label: AnyView?
  let badge: Text?
  let isSelected: Bool
  let look: BarLook
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  private var style: AnyShapeStyle {
    if isSelected { return look.tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint) }
    return AnyShapeStyle(look.tabs.unselected ?? Color.gray)
  }
  /// What the label is made of; a title looks as the bar says.
  @ViewBuilder private var parts: some View {
    if title == BarLook.TextLook() {
      label
    } else {
      Group(subviews: label) { parts in
        ForEach(parts) { [title, first = parts.first?.id] part in
          AdjustedSubview(part) {
            $0.lineLimit = 1
            if part.id != first { title.apply(to: &$0) }
          }
        }
      }
    }
  }
  private var title: BarLook.TextLook { isSelected ? look.tabs.selectedTitle : look.tabs.title }

  var body: some View {
    TabItemLayout { parts }
      .environment(\.tabTitleLook, title)
      .labelStyle(TabLabelStyle())
      .font(.system(size: verticalSizeClass == .compact ? 12 : 10, weight: .medium))
      .environment(\.symbolFont, .system(size: 18, weight: .medium))
      .environment(\.symbolVariants, .fill)
      .imageScale(.large)
      .lineLimit(1)
      .foregroundStyle(style)
      .background {
        if isSelected, let mark = look.tabs.mark { TabMark(picture: mark, tint: look.tabs.markTint) }
      }
      .overlay(alignment: .top) {
        if let badge {
          badge
            .font(look.tabs.badgeText.font ?? .system(size: 13))
            .foregroundStyle(look.tabs.badgeText.color ?? .white)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(look.tabs.badge ?? .red, in: Capsule())
            .fixedSize()
            // It grows away from the icon.
            .alignmentGuide(HorizontalAlignment.center) { _ in -4 }
            .padding(.top, 2)
        }
      }
      .contentShape(Rectangle())
  }
}

private struct TabLabelStyle: LabelStyle {
  @Environment(\.tabTitleLook) private var title
  func makeBody(configuration: Configuration) -> some View {
    TabItemLayout {
      configuration.icon
      configuration.title.looking(title)
    }
  }
}

private struct TabTitleLookKey: EnvironmentKey { static var defaultValue: BarLook.TextLook { .init() } }
extension EnvironmentValues {
  fileprivate var tabTitleLook: BarLook.TextLook {
    get { self[TabTitleLookKey.self] }
    set { self[TabTitleLookKey.self] = newValue }
  }
}

/// A picture behind the tab that is selected.
private struct TabMark: View {
  let picture: Image
  let tint: Color?
  var body: some View {
    if let tint { picture.renderingMode(.template).foregroundStyle(tint) } else { picture }
  }
}

/// Puts icons on one line and titles on another, whatever their heights; what stands alone is in the middle.
///
/// - Source: facts on metrics: baselines 7 above the lower edge of 49, icons of 25, 2 to 3 above the titles
private struct TabItemLayout: Layout {
  private static let iconMiddle: CGFloat = 17.5
  private static let baseline: CGFloat = 42
  /// In a bar lower than this there is no room for a title below an icon.
  private static let least: CGFloat = 40
  private static let gap: CGFloat = 7

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(
      width: proposal.width.map { $0.isFinite ? $0 : widest } ?? widest, height: proposal.height ?? 49)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if subviews.count == 1 {
      // A label fills the place and puts its parts where they belong.
      return subviews[0].place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    if bounds.height < Self.least { return placeBeside(bounds, subviews) }
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: offer)
      let y =
        index == 0 ? Self.iconMiddle - dimensions.height / 2 : Self.baseline - dimensions[.firstTextBaseline]
      subview.place(
        at: CGPoint(x: bounds.midX - dimensions.width / 2, y: bounds.minY + y), proposal: offer)
    }
  }
}

extension TabItemLayout {
  /// One after another, in the middle together.
  fileprivate func placeBeside(_ bounds: CGRect, _ subviews: Subviews) {
    var rest = max(0, bounds.width - Self.gap * CGFloat(subviews.count - 1))
    let sizes = subviews.map { subview in
      let size = subview.sizeThatFits(ProposedViewSize(width: rest, height: bounds.height))
      rest = max(0, rest - size.width)
      return size
    }
    var x = bounds.minX + rest / 2
    for (subview, size) in zip(subviews, sizes) {
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(size))
      x += size.width + Self.gap
    }
  }
}

/// What the bar shows of a tab.
enum TabItemTrait: _ViewTraitKey {
  static var defaultValue: AnyView? { nil }
}

extension View {
  /// Sets what the bar of a tab view shows of this view: an image and a text, or a label.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    _trait(TabItemTrait.self, AnyView(label()))
  }
}

/// A tab of a bar that stands alone.
package struct LoneTab {
  let label: AnyView
  let badge: Text?
  let isSelected: Bool
  let isEnabled: Bool
  let choose: @MainActor () -> Void
  /// - Parameter label: An image and a text.
  package init(
    label: AnyView, badge: Text?, isSelected: Bool, isEnabled: Bool, choose: @escaping @MainActor () -> Void
  ) {
    (self.label, self.badge, self.isSelected) = (label, badge, isSelected)
    (self.isEnabled, self.choose) = (isEnabled, choose)
  }
}

/// A bar of tabs without pages.
package struct LoneTabBar: View {
  let tabs: [LoneTab]
  let look: BarLook
  package init(tabs: [LoneTab], look: BarLook) { (self.tabs, self.look) = (tabs, look) }

  package var body: some View {
    HStack(spacing: 0) {
      ForEach(tabs.indices, id: \.self) { index in
        let tab = tabs[index]
        Button(action: tab.choose) {
          TabBarItem(label: tab.label, badge: tab.badge, isSelected: tab.isSelected, look: look)
            .opacity(tab.isEnabled ? 1 : 0.4)
        }
        .buttonStyle(.plain)
        .disabled(!tab.isEnabled)
        .attaching { if tab.isSelected { $0.properties.added = .selected } }
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: 49)
    .background { BarGround(face: look.faceAtRest == .none ? look.face : look.faceAtRest, edge: .top) }
    .control(.tabBar, children: .contain) {
      $0.properties.label = "Tab Bar"
      $0.properties.added = .tabBar
    }
  }
}

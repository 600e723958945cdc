import Foundation
import SashCore
import SashLayout

/// The bar of tabs.
///
/// - Source: facts on metrics: 49 points, icons of 25 (symbols about 18), labels of 10 medium, 2 between them; badges
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
  private var look: BarLook { ownLook ?? BarLooks.tabs }

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
    .frame(height: 49)
    .background {
      BarBackground(
        wish: wish, isShown: wish.showsBackground(isOverContent: wish.isOverContent, look), look: look,
        edge: .top)
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
    .transformEnvironment(\.colorScheme) { if let scheme = wish.colorScheme { $0 = scheme } }
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
  private var style: AnyShapeStyle {
    if isSelected { return look.tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint) }
    return AnyShapeStyle(look.unselected ?? Color.gray)
  }

  var body: some View {
    TabItemLayout { label }
      .labelStyle(TabLabelStyle())
      .font(.system(size: 10, weight: .medium))
      .environment(\.symbolFont, .system(size: 18, weight: .medium))
      .environment(\.symbolVariants, .fill)
      .imageScale(.large)
      .lineLimit(1)
      .foregroundStyle(style)
      .overlay(alignment: .top) {
        if let badge {
          badge
            .font(.system(size: 13))
            .foregroundStyle(.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(Color.red, in: Capsule())
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
  func makeBody(configuration: Configuration) -> some View {
    TabItemLayout {
      configuration.icon
      configuration.title
    }
  }
}

/// Puts icons on one line and titles on another, whatever their heights; what stands alone is in the middle.
///
/// - Source: facts on metrics: baselines 7 above the lower edge of 49, icons of 25, 2 to 3 above the titles
private struct TabItemLayout: Layout {
  private static let iconMiddle: CGFloat = 17.5
  private static let baseline: CGFloat = 42

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
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: offer)
      let y =
        index == 0 ? Self.iconMiddle - dimensions.height / 2 : Self.baseline - dimensions[.firstTextBaseline]
      subview.place(
        at: CGPoint(x: bounds.midX - dimensions.width / 2, y: bounds.minY + y), proposal: offer)
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

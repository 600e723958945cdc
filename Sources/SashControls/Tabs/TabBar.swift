import Foundation
import SashCore
import SashLayout

/// The bar of tabs.
///
/// - Source: facts on metrics: 49 points, icons of 25 (symbols about 18), labels of 10 medium, 2 between them; badges
///   18 high, white on red, at the upper end of the icon
struct TabBar: View {
  let pages: [Subview]
  let selected: Subview.ID?
  let wish: ScreenBar.BarWish
  let select: (Subview) -> Void
  @Environment(\.tabBarLook) private var ownLook
  private var look: BarLook { ownLook ?? BarLooks.tabs }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(pages) { page in
        Button {
          select(page)
        } label: {
          TabBarItem(
            label: page.trait(TabItemTrait.self),
            badge: page.trait(TabBadgeTrait.self) ?? page.trait(ListRowTrait.self).badge,
            isSelected: page.id == selected, look: look)
        }
        .buttonStyle(.plain)
        .attaching { if page.id == selected { $0.properties.added = .selected } }
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
    .dynamicTypeSize(.large)
    .transformEnvironment(\.colorScheme) { if let scheme = wish.colorScheme { $0 = scheme } }
  }
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

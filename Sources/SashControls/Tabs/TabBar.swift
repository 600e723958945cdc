import Foundation
import SashCore

/// The bar of tabs.
///
/// - Source: facts on metrics: 49 points, icons of 25 (symbols about 18), labels of 10 medium, 2 between them; badges
///   18 high, white on red, at the upper end of the icon
struct TabBar: View {
  let pages: [Subview]
  let selected: Subview.ID?
  let wish: ScreenBar.BarWish
  let select: (Subview) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(pages) { page in
        Button {
          select(page)
        } label: {
          TabBarItem(
            label: page.trait(TabItemTrait.self), badge: page.trait(ListRowTrait.self).badge,
            isSelected: page.id == selected)
        }
        .buttonStyle(.plain)
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: 49)
    .background {
      BarBackground(wish: wish, isShown: wish.backgroundVisibility != .hidden, edge: .top)
    }
    .contentShape(Rectangle())
    .onTapGesture {}
    .dynamicTypeSize(.large)
    .transformEnvironment(\.colorScheme) { if let scheme = wish.colorScheme { $0 = scheme } }
  }
}

/// What the bar shows of one tab.
private struct TabBarItem: View {
  let label: AnyView?
  let badge: Text?
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 2) { label }
      .labelStyle(TabLabelStyle())
      .font(.system(size: 10, weight: .medium))
      .environment(\.symbolFont, .system(size: 18, weight: .medium))
      .environment(\.symbolVariants, .fill)
      .imageScale(.large)
      .lineLimit(1)
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) {
        if let badge {
          badge
            .font(.system(size: 13))
            .foregroundStyle(.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(Color.red, in: Capsule())
            .fixedSize()
            .offset(x: 14, y: 2)
        }
      }
      .contentShape(Rectangle())
  }
}

private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon
      configuration.title
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

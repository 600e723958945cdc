import Foundation
import SashCore

/// Follows how far the pages of tabs are scrolled, as long as somebody wants to know.
@MainActor final class TabScrolling {
  /// Told how far a person has scrolled on, in steps of some points; nil while nobody is interested.
  var moved: (@MainActor (CGFloat) -> Void)?
  nonisolated init() {}

  /// Where a page is, in steps of 12 points. What is pulled beyond an end comes back by itself and counts for nothing.
  nonisolated func place(in geometry: ScrollGeometry) -> CGFloat {
    guard MainActor.assumeIsolated({ moved != nil }) else { return 0 }
    let most = max(geometry.contentSize.height - geometry.containerSize.height, 0)
    return (min(max(geometry.contentOffset.y, 0), most) / 12).rounded()
  }
}

private struct TabScrollingKey: EnvironmentKey { static var defaultValue: TabScrolling? { nil } }
extension EnvironmentValues {
  var tabScrolling: TabScrolling? {
    get { self[TabScrollingKey.self] }
    set { self[TabScrollingKey.self] = newValue }
  }
}

/// What surrounds the pages of tabs. Views that are resolved have the surroundings of the place where they are written.
struct TabContentSurroundings: ViewModifier {
  let scrolling: TabScrolling
  func body(content: Content) -> some View {
    let scrolling = scrolling
    content
      .transformEnvironment(\.self) {
        $0.tabBarPlacement = $0.tabLook == .bar ? .bottomBar : .pageIndicator
        $0.tabAccessory = nil
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        scrolling.place(in: $0)
      } action: {
        scrolling.moved?($1 - $0)
      }
  }
}

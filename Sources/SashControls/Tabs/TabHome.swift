import Combine
import SashCore

/// What a tap on the tab that is shown already leads back to: the first screen of its stack, or the beginning of that screen.
///
/// - Source: a `UITabBarController` pops the navigation controller of the tab that is tapped again; at its root, lists scroll
///   to their top
@MainActor final class TabHome {
  /// The stack that the page is.
  weak var stack: NavigationModel?
  /// Scrolls a page that is no stack.
  let scroll = ScrollHandle()
  nonisolated init() {}

  /// Leads back.
  func come() {
    guard let stack else { return scroll.goToTop?() ?? () }
    if !stack.popToRoot() { stack.rootScroll.goToTop?() }
  }
}

/// The homes of the tabs of one bar.
@MainActor final class TabHomes {
  private var all: [Subview.ID: TabHome] = [:]
  nonisolated init() {}
  func home(of id: Subview.ID) -> TabHome {
    let home = all[id] ?? TabHome()
    all[id] = home
    return home
  }
}

/// The stack that a page of tabs is, told by the stack.
struct TabStack: Equatable {
  weak var model: NavigationModel?
  static func == (a: TabStack, b: TabStack) -> Bool { a.model === b.model }
}
enum TabStackKey: PreferenceKey {
  static var defaultValue: TabStack { TabStack() }
  static func reduce(value: inout TabStack, nextValue: () -> TabStack) {
    if value.model == nil { value = nextValue() }
  }
}

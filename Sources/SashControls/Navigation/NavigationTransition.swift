import Foundation
import SashCore

/// How a screen or a presentation comes.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// As the place wants it.
public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated init() {}
}
/// Out of a view that `matchedTransitionSource` names.
///
/// - Missing: growing out of that view; the screen comes as others do.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view that has an id in a namespace.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    .init()
  }
}

/// How a view looks that a screen grows out of.
public protocol MatchedTransitionSourceConfiguration: Sendable {}
/// As it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  nonisolated init() {}
}
extension MatchedTransitionSourceConfiguration {
  /// Sets what is behind the view while the screen grows out of it.
  public nonisolated func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// Sets the shape of the view while the screen grows out of it.
  public nonisolated func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }
  /// Sets the shadow of the view while the screen grows out of it.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Sets how the screen or the presentation with this content comes.
  ///
  /// - Missing: zooming; screens come as they always do.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    if style is ZoomNavigationTransition { hasNoEffect("navigationTransition(.zoom)") }
    return self
  }
  /// Names a view that a screen grows out of.
  ///
  /// - Missing: any effect.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
  {
    hasNoEffect("matchedTransitionSource")
    return self
  }
  /// Names a view that a screen grows out of, and says how it looks meanwhile.
  ///
  /// - Missing: any effect.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration:
      @escaping @Sendable (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    hasNoEffect("matchedTransitionSource")
    return self
  }
}

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
/// A finger that swipes from the leading edge, or goes down where nothing scrolls that way, takes the screen along as a card, and
/// lets it fall back into the view.
///
/// - Missing: the view itself stays to be seen; pinches.
public struct ZoomNavigationTransition: NavigationTransition {
  let key: ZoomKey
  nonisolated init(_ key: ZoomKey) { self.key = key }
}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view that has an id in a namespace.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    .init(ZoomKey(id: AnyHashable(sourceID), namespace: namespace))
  }
}

/// How a view looks that a screen grows out of.
public protocol MatchedTransitionSourceConfiguration: Sendable {}
/// As it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  nonisolated init() {}
}
private struct ChangedSourceConfiguration: MatchedTransitionSourceConfiguration {
  var look: ZoomLook
}
extension MatchedTransitionSourceConfiguration {
  fileprivate nonisolated var look: ZoomLook { (self as? ChangedSourceConfiguration)?.look ?? ZoomLook() }
  fileprivate nonisolated func changed(_ change: (inout ZoomLook) -> Void) -> ChangedSourceConfiguration {
    var look = look
    change(&look)
    return ChangedSourceConfiguration(look: look)
  }
  /// Sets what is behind the view while the screen grows out of it.
  ///
  /// - Missing: any effect; the screen brings its own ground.
  public nonisolated func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    hasNoEffect("matchedTransitionSource(background:)")
    return self
  }
  /// Sets the shape of the view while the screen grows out of it.
  public nonisolated func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    changed { $0.radius = shape.cornerSize.width }
  }
  /// Sets the shadow of the view while the screen grows out of it.
  ///
  /// - Missing: any effect.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    hasNoEffect("matchedTransitionSource(shadow:)")
    return self
  }
}

extension View {
  /// Sets how the screen or the cover with this content comes.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    let key = (style as? ZoomNavigationTransition)?.key
    return transformPreference(ZoomPreference.self) { $0 = $0 ?? key }
  }
  /// Names a view that a screen grows out of.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
  {
    modifier(
      ZoomSourceModifier(key: ZoomKey(id: AnyHashable(id), namespace: namespace), look: ZoomLook()))
  }
  /// Names a view that a screen grows out of, and says how it looks meanwhile.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration:
      @escaping @Sendable (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    modifier(
      ZoomSourceModifier(
        key: ZoomKey(id: AnyHashable(id), namespace: namespace), look: configuration(.init()).look))
  }
}

import SashCore

/// How what is scrolled ends below bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let value: UInt8
  public static let automatic = ScrollEdgeEffectStyle(value: 0)
  public static let hard = ScrollEdgeEffectStyle(value: 1)
  public static let soft = ScrollEdgeEffectStyle(value: 2)
}

extension View {
  /// Says how what is scrolled ends below bars.
  ///
  /// - Missing: these effects; bars have grounds.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    if style != nil && style != .automatic {
      runtimeWarning("scrollEdgeEffectStyle(_:for:) is not done: bars have a ground.")
    }
    return self
  }
  /// Takes away how what is scrolled ends below bars; there is no effect to take away.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
  /// Draws a view on beyond the safe area, mirrored and blurred.
  ///
  /// - Missing: what lies beyond; the view ends where it ends.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool = true) -> some View {
    if isEnabled { runtimeWarning("backgroundExtensionEffect() is not done: the view ends where it ends.") }
    return self
  }
}

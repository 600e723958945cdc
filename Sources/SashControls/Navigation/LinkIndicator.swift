import SashCore

private struct LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
extension EnvironmentValues {
  /// Whether links in rows of lists show that they lead on.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { linkIndicator }
    set { linkIndicator = newValue }
  }
  var linkIndicator: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}
extension View {
  /// Shows in rows of lists in this view that links lead on, or leaves that out.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicator, visibility)
  }
}

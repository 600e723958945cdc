import SashCore

extension View {
  /// Puts a line below the title of the screen, be that small or large.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    toolbar {
      ToolbarItem(placement: .subtitle) { subtitle }
      ToolbarItem(placement: .largeSubtitle) { subtitle }
    }
  }
  /// Puts a line below the title of the screen, be that small or large.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }
  /// Puts a line below the title of the screen, be that small or large.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(verbatim: String(subtitle)))
  }
}

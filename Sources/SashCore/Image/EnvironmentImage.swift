private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private struct SymbolFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct SymbolModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private struct SymbolColorModeKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}

extension EnvironmentValues {
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  /// The font that symbols match in place of that of the text beside them.
  package var symbolFont: Font? {
    get { self[SymbolFontKey.self] }
    set { self[SymbolFontKey.self] = newValue }
  }
  /// How the tones of symbols are drawn; nil leaves it to the foreground style.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
  /// Whether the colours of symbols change across them; nil leaves them flat.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorModeKey.self] }
    set { self[SymbolColorModeKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the colours of symbols in this view are flat or go from lighter to themselves.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
  /// Sets how large symbols in this view are beside text.
  @inlinable public nonisolated __consuming func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
  /// Sets how the tones of symbols in this view are drawn.
  @inlinable public nonisolated __consuming func symbolRenderingMode(_ mode: SymbolRenderingMode?)
    -> some View
  {
    environment(\.symbolRenderingMode, mode)
  }
}

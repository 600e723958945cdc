import SashCore

/// How the item of a palette that is chosen is told from the others.
public struct PaletteSelectionEffect: Sendable, Equatable {
  enum Kind: Equatable { case automatic, variant(SymbolVariants), custom }
  let kind: Kind
  /// It stands on a field.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }
  /// Its symbol is another one of its kind.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .variant(variant))
  }
  /// The items show it themselves.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }
}

private struct PaletteSelectionEffectKey: EnvironmentKey {
  static var defaultValue: PaletteSelectionEffect { .automatic }
}

extension EnvironmentValues {
  var paletteSelectionEffect: PaletteSelectionEffect {
    get { self[PaletteSelectionEffectKey.self] }
    set { self[PaletteSelectionEffectKey.self] = newValue }
  }
}

extension View {
  /// Sets how palettes of menus in this view tell the item that is chosen from the others.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteSelectionEffect, effect)
  }
}

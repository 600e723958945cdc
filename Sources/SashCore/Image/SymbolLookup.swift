import Foundation
import SashSymbols

/// Symbols by name.
enum SymbolLookup {
  /// The symbol at a font weight (100…900), in the first of the wanted variants that there is; nil if there
  /// is none of that name at all.
  static func glyph(_ name: String, variants: SymbolVariants, weight: CGFloat, scale: Image.Scale)
    -> SymbolGlyph?
  {
    let size: SymbolScale =
      switch scale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    for candidate in variants.names(of: name) where Symbols.contains(candidate) {
      return Symbols.glyph(named: candidate, weight: Int(weight.rounded()), scale: size)
    }
    return nil
  }
}

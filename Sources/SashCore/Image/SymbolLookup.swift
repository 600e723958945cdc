import Foundation
import SashSymbols

/// Symbols by name.
enum SymbolLookup {
  /// The symbol at a font weight (100…900); nil if there is none of that name.
  static func glyph(_ name: String, weight: CGFloat, scale: Image.Scale) -> SymbolGlyph? {
    nil
  }
}

import Foundation
import SashSymbols

/// Symbols by name.
enum SymbolLookup {
  /// The symbol at a font weight (100…900), in the first of the wanted variants that there is; nil if there
  /// is none of that name at all.
  static func glyph(_ name: String, variants: SymbolVariants, weight: CGFloat, scale: Image.Scale)
    -> SymbolGlyph?
  {
    let size = size(scale)
    for candidate in variants.names(of: name) where Symbols.contains(candidate) {
      return Symbols.glyph(named: candidate, weight: Int(weight.rounded()), scale: size)
    }
    return nil
  }

  /// What is drawn for a name that is not known.
  static func placeholder(weight: CGFloat, scale: Image.Scale) -> SymbolGlyph {
    Symbols.placeholder(weight: Int(weight.rounded()), scale: size(scale))
  }

  private static func size(_ scale: Image.Scale) -> SymbolScale {
    switch scale {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension Image {
  /// The outline of a symbol at a font size in points, and its frame, about the left end of the baseline; nil if there is no
  /// such symbol.
  package nonisolated static func symbolOutline(
    named name: String, size: CGFloat, weight: CGFloat, scale: Image.Scale
  ) -> (path: Path, frame: CGRect)? {
    guard let glyph = SymbolLookup.glyph(name, variants: .none, weight: weight, scale: scale) else {
      return nil
    }
    let place = CGAffineTransform(scaleX: size, y: size)
    return (glyph.path.applying(place), glyph.frame.applying(place))
  }
}

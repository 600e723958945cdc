import SashGeometry

/// What a part of a symbol is filled with where the symbol is shown in its own colours.
package enum SymbolColor: Hashable, Sendable {
  /// The foreground style around it.
  case tint
  /// A colour of the platform by its name, such as `red`, which follows the appearance.
  case system(String)
  /// A colour of the asset catalogue of the symbol.
  case asset(String)
  case fixed(ColorComponents)
}

/// The colours of the parts of one symbol.
struct SymbolColors {
  /// For each level; the last one also serves those after it.
  var levels: [SymbolColor]
  /// For the marks that are cut out of the levels, in the order of drawing; the last one also serves those after it.
  var marks: [SymbolColor]

  static let tint = SymbolColors(levels: [.tint], marks: [])

  func color(of level: SymbolLevel) -> SymbolColor { levels[min(level.rawValue, levels.count - 1)] }
}

extension SymbolColors {
  /// Reads `yellow,white/red`: colours of levels, then of marks.
  init(_ text: Substring) {
    let parts = text.split(separator: "/").map { part in
      part.split(separator: ",").map { $0 == "tint" ? SymbolColor.tint : .system(String($0)) }
    }
    self.init(levels: parts[0], marks: parts.count > 1 ? parts[1] : [])
  }
}

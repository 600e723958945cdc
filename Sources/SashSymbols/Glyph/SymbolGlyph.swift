import Foundation
import SashGeometry

/// How large a symbol is beside text of its font size.
package enum SymbolScale: Int, Hashable, Sendable, CaseIterable {
  case small, medium, large

  /// The size against medium.
  /// - Source: fact "symbol scale": 0.789, 1, 1.286.
  var factor: CGFloat {
    switch self {
    case .small: 0.789
    case .medium: 1
    case .large: 1.286
    }
  }
}

/// How much a part of a symbol counts when symbols are drawn in several tones.
package enum SymbolLevel: Int, Hashable, Sendable, CaseIterable {
  case primary, secondary, tertiary
}

/// One tone of a symbol: an outline to be filled by the non-zero rule.
package struct SymbolLayer: Equatable, Sendable {
  /// In ems; the origin is the left end of the baseline, y grows downward.
  package var path: Path
  package var level: SymbolLevel
  package init(path: Path, level: SymbolLevel) { (self.path, self.level) = (path, level) }
}

/// A part of a symbol in a tone; later parts lie on earlier ones.
package struct SymbolTone: Equatable, Sendable {
  package var path: Path
  package var level: SymbolLevel
  /// The layer that it moves and fades with.
  package var layer: Int
  package init(path: Path, level: SymbolLevel, layer: Int) {
    (self.path, self.level, self.layer) = (path, level, layer)
  }
}

/// A part of a symbol that its value lights up, or one that is always lit.
package struct SymbolStep: Equatable, Sendable {
  package var path: Path
  package var level: SymbolLevel
  /// Counted from 0; nil is always lit.
  package var step: Int?
  /// The layer that it belongs to.
  package var layer: Int
  package init(path: Path, level: SymbolLevel, step: Int?, layer: Int) {
    (self.path, self.level, self.step, self.layer) = (path, level, step, layer)
  }
}

/// A part of a symbol in a colour of its own; later parts lie on earlier ones.
package struct SymbolStain: Equatable, Sendable {
  package var path: Path
  package var color: SymbolColor
  /// The layer that it moves and fades with.
  package var layer: Int
  package init(path: Path, color: SymbolColor, layer: Int) {
    (self.path, self.color, self.layer) = (path, color, layer)
  }
}

/// A symbol at one weight and scale, ready to be filled.
///
/// - Invariant: layers do not overlap, so each can have its own opacity.
package struct SymbolGlyph: Equatable, Sendable {
  package var layers: [SymbolLayer]
  /// The same in the parts that a value lights up one after another; empty for a symbol that has none.
  package var steps: [SymbolStep]
  /// The same for several tones: what is only left out of the layers, such as a mark in a filled circle, has one too.
  package var tones: [SymbolTone]
  /// The same in the colours of the symbol itself; nil if it has none.
  package var stains: [SymbolStain]?
  /// What layout sees, in ems; the origin is the left end of the baseline, y grows downward.
  ///
  /// Its middle is the middle of capital letters, unless the symbol hangs from it on purpose.
  package var frame: CGRect
  /// True if right-to-left layout turns the symbol around.
  package var isDirectional: Bool

  package init(
    layers: [SymbolLayer], steps: [SymbolStep] = [], tones: [SymbolTone], stains: [SymbolStain]?,
    frame: CGRect, isDirectional: Bool
  ) {
    (self.layers, self.steps, self.tones, self.stains) = (layers, steps, tones, stains)
    (self.frame, self.isDirectional) = (frame, isDirectional)
  }

  /// The frame of a symbol that is `width` wide: its middle is that of capital letters, and it holds the ink.
  package static func frame(around ink: CGRect, width: CGFloat) -> CGRect {
    let middle = -SymbolWeight.capHeight / 200
    let reach = max(middle - ink.minY, ink.maxY - middle) + 0.07
    return CGRect(x: 0, y: middle - reach, width: width, height: 2 * reach)
  }

  /// All layers as one outline, for one tone.
  package var path: Path {
    layers.count == 1 ? layers[0].path : Path { whole in layers.forEach { whole.addPath($0.path) } }
  }
}

import Foundation
import SashDisplay
import SashSymbols

/// How the parts of a symbol differ.
enum SymbolRendering {
  case plain, tones, colors
}

extension ResolvedSymbol {
  /// What is filled at once.
  struct Part {
    var path: Path
    var style: AnyShapeStyle
    /// True if it has the foreground style itself.
    var isForeground = false
    /// The same for the same part in each frame.
    var number: Int
    /// The layer that it moves and fades with.
    var layer: Int
    var opacity = 1.0
  }

  /// Where nobody has said how, an image that keeps its colours shows those of the symbol, and a foreground style of several
  /// levels asks for a palette.
  func rendering(_ environment: EnvironmentInput) -> SymbolRendering {
    switch (storage.symbolMode ?? environment[\.symbolRenderingMode])?.kind {
    case .monochrome: .plain
    case .multicolor: showsColors(environment) ? .colors : .plain
    case .hierarchical, .palette: .tones
    case nil:
      switch storage.renderingMode {
      case .original where showsColors(environment): .colors
      case .template: .plain
      default: environment[\.styleValues].foreground.levels.count > 1 ? .tones : .plain
      }
    }
  }

  /// A white mark on nothing but the colour of labels would vanish in the dark: there it is left out.
  private func showsColors(_ environment: EnvironmentInput) -> Bool {
    guard let stains = glyph.stains else { return false }
    let isMarkedTint =
      stains.contains { $0.color == .tint }
      && stains.allSatisfy { $0.color == .tint || $0.color == .system("white") }
    return !isMarkedTint || !environment[\.styleValues].foreground.isStandard
  }

  /// The parts in the order of drawing; one for all where neither tones nor poses tell them apart.
  func parts(in rendering: SymbolRendering, isWhole: Bool) -> [Part] {
    func tone(_ level: Int) -> AnyShapeStyle { AnyShapeStyle(HierarchicalShapeStyle(level: level)) }
    switch rendering {
    case .tones where glyph.tones.count > 1:
      return glyph.tones.map {
        Part(path: $0.path, style: tone($0.level.rawValue), number: $0.level.rawValue, layer: $0.layer)
      }
    case .colors:
      let bundle: Bundle? = if case .named(_, let bundle) = storage.source { bundle } else { nil }
      return (glyph.stains ?? []).enumerated().map { index, stain in
        Part(
          path: stain.path, style: stain.color.style(in: bundle), isForeground: stain.color == .tint,
          number: -1 - index,
          layer: stain.layer)
      }
    default:
      if isWhole { return [Part(path: glyph.path, style: tone(0), isForeground: true, number: 0, layer: 0)] }
      return glyph.layers.enumerated().map { index, layer in
        Part(path: layer.path, style: tone(0), isForeground: true, number: 0, layer: index)
      }
    }
  }
}

extension SymbolColor {
  private static let systemColors = [String: SystemColor](
    uniqueKeysWithValues: SystemColor.allCases.map { ("\($0)", $0) })

  /// True if the platform has a colour of that name.
  static func isKnown(_ name: String) -> Bool { systemColors[name] != nil }

  /// A colour that is not known is that of the foreground.
  func style(in bundle: Bundle?) -> AnyShapeStyle {
    switch self {
    case .tint: AnyShapeStyle(HierarchicalShapeStyle(level: 0))
    case .system(let name):
      Self.systemColors[name].map { AnyShapeStyle(Color($0)) }
        ?? AnyShapeStyle(HierarchicalShapeStyle(level: 0))
    case .asset(let name): AnyShapeStyle(Color(name, bundle: bundle))
    case .fixed(let color): AnyShapeStyle(Color.Resolved(color))
    }
  }
}

extension LayerPose {
  /// Content in this pose; nil if nothing of it is seen.
  func applied(to content: DisplayContent, in frame: CGRect) -> PlacedItem? {
    guard opacity > 0 else { return nil }
    var item = PlacedItem.only(content)
    if let transform = transform(in: frame) { item = .only(.effect(.transform(transform), item)) }
    if opacity < 1 { item = .only(.effect(.opacity(opacity), item)) }
    return item
  }
}

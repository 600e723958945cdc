import Foundation
import SashGeometry
import SashRaster
import SashSymbols
import Synchronization

/// The symbols of apps: symbol sets of asset catalogues that were copied as they are.
enum SymbolSets {
  private struct Key: Hashable {
    var file: URL
    var weight: Int
    var scale: Int
  }
  private struct Kept {
    var files: [String: URL?] = [:]
    var templates: [URL: SymbolTemplate?] = [:]
    var glyphs = GenerationCache<Key, SymbolGlyph>(limit: 128)
  }
  private static let kept = Mutex(Kept())

  /// True if a bundle has a symbol set of that name, readable or not.
  static func contains(_ name: String, in bundle: Bundle) -> Bool {
    kept.withLock { file(name, in: bundle, &$0) != nil }
  }

  /// The symbol of a bundle at a font weight (100…900), in the first of the wanted variants that there is; nil if there is none
  /// of that name.
  static func glyph(
    _ name: String, in bundle: Bundle, variants: SymbolVariants, weight: CGFloat, scale: Image.Scale
  ) -> SymbolGlyph? {
    kept.withLock { kept in
      for candidate in variants.names(of: name) {
        guard let file = file(candidate, in: bundle, &kept), let template = template(file, &kept) else {
          continue
        }
        let key = Key(file: file, weight: min(max(Int(weight.rounded()), 100), 900), scale: scale.index)
        if let glyph = kept.glyphs.value(for: key) { return glyph }
        let glyph = SymbolGlyph(template.variant(weight: key.weight, scale: key.scale))
        kept.glyphs.insert(glyph, for: key)
        return glyph
      }
      return nil
    }
  }

  private struct Contents: Decodable {
    struct Entry: Decodable { var filename: String? }
    var symbols: [Entry]
  }

  private static func file(_ name: String, in bundle: Bundle, _ kept: inout Kept) -> URL? {
    let key = "\(bundle.bundlePath)|\(name)"
    if let known = kept.files[key] { return known }
    var result: URL?
    for folder in AssetFolders.folders(of: bundle) {
      let set = folder.appendingPathComponent(name + ".symbolset")
      guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")) else { continue }
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
      guard let file = contents?.symbols.compactMap(\.filename).first else {
        runtimeWarning("The symbol set \(set.path) cannot be read: its Contents.json names no file.")
        continue
      }
      result = set.appendingPathComponent(file)
      break
    }
    kept.files[key] = .some(result)
    return result
  }

  private static func template(_ file: URL, _ kept: inout Kept) -> SymbolTemplate? {
    if let known = kept.templates[file] { return known }
    let template = (try? Data(contentsOf: file)).flatMap { SymbolTemplate(svgData: $0) }
    if template == nil {
      runtimeWarning("The symbol \(file.path) cannot be read: it is no template of the SF Symbols app.")
    }
    kept.templates[file] = .some(template)
    return template
  }
}

extension Image.Scale {
  fileprivate var index: Int {
    switch self {
    case .small: 0
    case .medium: 1
    case .large: 2
    }
  }
}

extension SymbolGlyph {
  /// A symbol of an app.
  init(_ variant: SymbolTemplate.Variant) {
    let parts = variant.parts
    let ems = CGAffineTransform(scaleX: 0.01, y: 0.01)
    let ink = parts.reduce(CGRect.null) { $0.union($1.path.boundingRect) }.applying(ems)
    let plain = SymbolTemplate.areas(parts, .monochrome)?.map(\.path) ?? [SymbolTemplate.union(parts)]
    // What lies on a layer is taken from it, so that they do not overlap.
    let layers = plain.indices.map { index in
      SymbolLayer(
        path: plain[(index + 1)...].reduce(plain[index]) { $0.without($1) }.applying(ems), level: .primary)
    }
    .filter { !$0.path.isEmpty }
    func layer(_ index: Int) -> Int { min(index, max(layers.count - 1, 0)) }
    let tones = SymbolTemplate.areas(parts, .hierarchical)?.enumerated().map { index, area in
      SymbolTone(
        path: area.path.applying(ems), level: SymbolLevel(template: area.layer.name), layer: layer(index))
    }
    let stains = SymbolTemplate.areas(parts, .multicolor)?.enumerated().map { index, area in
      SymbolStain(
        path: area.path.applying(ems), color: SymbolColor(template: area.layer), layer: layer(index))
    }
    self.init(
      layers: layers,
      tones: tones ?? layers.enumerated().map { SymbolTone(path: $1.path, level: .primary, layer: $0) },
      stains: stains, frame: Self.frame(around: ink, width: variant.width / 100), isDirectional: false)
  }
}

extension SymbolLevel {
  fileprivate init(template name: String) {
    switch name {
    case "secondary": self = .secondary
    case "tertiary", "quaternary": self = .tertiary
    default: self = .primary
    }
  }
}

extension SymbolColor {
  /// `tintColor`, `systemRedColor`, `white`, the name of a colour of the app, or one that the file has.
  init(template layer: SymbolTemplate.Layer) {
    if layer.name == "custom" || layer.name.isEmpty {
      self = layer.fill.map(SymbolColor.fixed) ?? .tint
      return
    }
    if layer.name == "tintColor" || layer.name == "controlAccentColor" {
      self = .tint
      return
    }
    var name = layer.name
    if name.hasSuffix("Color") { name.removeLast(5) }
    if name.hasPrefix("system"), name.count > 6 {
      name.removeFirst(6)
      name = name.prefix(1).lowercased() + name.dropFirst()
    }
    self = Self.isKnown(name) ? .system(name) : .asset(layer.name)
  }
}

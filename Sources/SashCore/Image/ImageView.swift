import Foundation
import SashDisplay
import SashGraph
import SashLayout
import SashSymbols
import SashText

extension Image: UnaryView {
  public static func _makeView(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewOutputs {
    let environment = inputs.environment
    let resolved = Attribute(rule: ImageRule(image: view.attribute, environment: environment))
    let shown = ShownImage(inputs.base)
    return makeLeaf(inputs: inputs) {
      resolved.value.engine
    } content: { size in
      let image = resolved.value
      let frame = CGRect(origin: .zero, size: size)
      if environment[\.isRedacted] {
        let style = environment[\.currentTextStyle]._resolve(in: environment)
        return Placeholder.content([frame], paint: style.fill.paint(in: frame))
      }
      guard let content = shown.content(image, in: frame) else { return nil }
      guard let note = image.note(in: frame) else { return content }
      return .effect(
        .semantics(note), PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: content)))
    }
  }
}

/// An image found in its environment, before its frame is known.
class ResolvedImage: Equatable {
  let storage: ImageStorage
  let label: String?
  /// In points.
  let size: CGSize
  init(storage: ImageStorage, size: CGSize) {
    self.storage = storage
    self.size = size
    switch storage.label {
    case .none: label = nil
    case .text(let text): label = text
    case .view(let text): label = text.plainString
    }
  }
  /// What is drawn in a frame, in the space of that frame.
  func content(in frame: CGRect, environment: EnvironmentInput) -> DisplayContent? { nil }
  func isEqual(to other: ResolvedImage) -> Bool { false }
  static func == (a: ResolvedImage, b: ResolvedImage) -> Bool {
    a === b || (a.storage == b.storage && a.size == b.size && a.isEqual(to: b))
  }

  /// What is said of it: nothing of a decoration.
  ///
  /// - Source: the identifier of a symbol is its name; XCTest finds it by that.
  func note(in frame: CGRect) -> SemanticsNote? {
    guard let label else { return nil }
    var properties = SemanticsProperties()
    properties.role = .image
    properties.label = label
    properties.added = .image
    if case .symbol(let name) = storage.source { properties.identifier = name }
    return SemanticsNote(properties, frame: frame)
  }

  private(set) lazy var engine: LayoutEngine = makeEngine()
  func makeEngine() -> LayoutEngine {
    storage.resizing == nil ? FixedLeafEngine(size: size) : LeafEngine(ideal: size)
  }
}

/// A picture whose content cannot be had: a crossed box.
final class MissingImage: ResolvedImage {
  init(storage: ImageStorage) { super.init(storage: storage, size: CGSize(width: 20, height: 20)) }

  override func content(in frame: CGRect, environment: EnvironmentInput) -> DisplayContent? {
    ShapeContent.missingPicture(in: frame).map { .shape($0) }
  }
  override func isEqual(to other: ResolvedImage) -> Bool { other is MissingImage }
}

private struct ImageRule: Rule {
  let image: Attribute<Image>
  let environment: EnvironmentInput
  func compute() -> ResolvedImage { ImageResolver(environment: environment).resolve(image.value.storage) }
}

/// Finds what an image stands for in an environment; inside a rule, what it reads is depended on.
struct ImageResolver {
  let environment: EnvironmentInput

  func resolve(_ storage: ImageStorage) -> ResolvedImage {
    if let symbol = symbol(storage, font: { environment.symbolFont }) { return symbol }
    if case .drawn(let drawing) = storage.source { return DrawnImage(storage: storage, drawing: drawing) }
    let loaded = Self.load(
      storage.source, displayScale: { environment[\.displayScale] },
      isDark: { environment[\.colorScheme] == .dark })
    guard let loaded else { return MissingImage(storage: storage) }
    return ResolvedPicture(storage: storage, image: loaded)
  }

  /// The picture for a source at a scale and an appearance, which are asked for only where they matter; nil, after a
  /// message, if there is none.
  static func load(_ source: ImageSource, displayScale: () -> CGFloat, isDark: () -> Bool) -> LoadedImage? {
    switch source {
    case .symbol, .drawn: return nil
    case .bitmap(let bitmap, let scale): return LoadedImage(bitmap: bitmap, scale: max(scale, 0.001))
    case .file(let url, let scale): return file(url, scale, displayScale)
    case .broken(let reason):
      runtimeWarning(reason)
      return nil
    case .named(let name, let bundle):
      let bundle = bundle ?? .main
      guard
        let found = ImageFiles.find(name, in: bundle, displayScale: displayScale(), isDark: isDark())
      else {
        runtimeWarning("No image named '\(name)' found in asset catalog for \(bundle.bundlePath)")
        return nil
      }
      var loaded = file(found.url, found.scale, displayScale)
      loaded?.isTemplate = found.isTemplate
      return loaded
    }
  }

  private static func file(_ url: URL, _ scale: CGFloat, _ displayScale: () -> CGFloat) -> LoadedImage? {
    _ = SVGTextOutlines.isInstalled
    do {
      let content = try ImageFiles.shared.picture(at: url)
      if case .vector = content { return LoadedImage(content: content, scale: max(displayScale(), 1)) }
      return LoadedImage(content: content, scale: max(scale, 0.001))
    } catch {
      runtimeWarning("The image \(url.path) cannot be read: \(error)")
      return nil
    }
  }

  /// A symbol that matches a font; nil for another image.
  func symbol(_ storage: ImageStorage, font: () -> FontDescription) -> ResolvedImage? {
    func resolved(_ find: (SymbolVariants, CGFloat, Image.Scale) -> SymbolGlyph?) -> ResolvedSymbol? {
      let font = font()
      return find(environment[\.symbolVariants], font.weight, environment[\.imageScale]).map {
        ResolvedSymbol(
          storage: storage, glyph: $0, fontSize: font.size, pixelScale: environment[\.displayScale])
      }
    }
    func placeholder() -> ResolvedSymbol? {
      resolved { _, weight, scale in SymbolLookup.placeholder(weight: weight, scale: scale) }
    }
    switch storage.source {
    case .symbol(let name):
      let symbol = resolved { SymbolLookup.glyph(name, variants: $0, weight: $1, scale: $2) }
      if let symbol { return symbol }
      runtimeWarning("No symbol named '\(name)' found in system symbol set")
      return placeholder()
    case .named(let name, let bundle):
      let bundle = bundle ?? .main
      guard SymbolSets.contains(name, in: bundle) else { return nil }
      return resolved { SymbolSets.glyph(name, in: bundle, variants: $0, weight: $1, scale: $2) }
        ?? placeholder()
    default: return nil
    }
  }
}

extension EnvironmentInput {
  /// The font that symbols are drawn to match; inside a rule, what it reads is depended on.
  var symbolFont: FontDescription {
    var font = (self[\.symbolFont] ?? self[\.font] ?? .body).resolve(self[\.dynamicTypeSize])
    if self[\.legibilityWeight] == .bold { font.weight = Font.bolder(font.weight) }
    for change in self[\.textChanges] {
      switch change {
      case .weight(let weight?): font.weight = weight.value
      case .bold(true): font.weight = Font.bolder(font.weight)
      default: break
      }
    }
    return font
  }
}

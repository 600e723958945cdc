import Foundation
import SashDisplay
import SashGraph
import SashLayout
import SashText

extension Image: UnaryView {
  public static func _makeView(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewOutputs {
    let environment = inputs.environment
    let resolved = Attribute(rule: ImageRule(image: view.attribute, environment: environment))
    return makeLeaf(inputs: inputs) {
      resolved.value.engine
    } content: { size in
      let image = resolved.value
      let frame = CGRect(origin: .zero, size: size)
      if environment[\.isRedacted] {
        let style = environment[\.currentTextStyle]._resolve(in: environment)
        return Placeholder.content([frame], paint: style.fill.paint(in: frame))
      }
      guard let content = image.content(in: frame, environment: environment) else { return nil }
      guard let label = image.label else { return content }
      return .effect(
        .label(label), PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: content)))
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

  private(set) lazy var engine: LayoutEngine = makeEngine()
  func makeEngine() -> LayoutEngine {
    storage.resizing == nil ? FixedLeafEngine(size: size) : LeafEngine(ideal: size)
  }
}

/// An image whose content cannot be had: a crossed box.
final class MissingImage: ResolvedImage {
  init(storage: ImageStorage) { super.init(storage: storage, size: CGSize(width: 20, height: 20)) }

  override func content(in frame: CGRect, environment: EnvironmentInput) -> DisplayContent? {
    let box = frame.inset(by: 0.5)
    guard !box.isNull else { return nil }
    let path = Path { path in
      path.addRect(box)
      path.move(to: CGPoint(x: box.minX, y: box.minY))
      path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
      path.move(to: CGPoint(x: box.maxX, y: box.minY))
      path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
    }
    let color = ColorComponents(255, 59, 48)
    return .shape(
      ShapeContent(
        path: path, mode: .stroke(StrokeStyle(lineWidth: 1), antialiased: true), paint: .color(color)))
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
    switch storage.source {
    case .symbol(let name): return symbol(name, storage)
    case .bitmap(let bitmap, let scale):
      return picture(LoadedImage(bitmap: bitmap, scale: max(scale, 0.001)), storage)
    case .file(let url, let scale): return file(url, scale, storage)
    case .broken(let reason):
      runtimeWarning(reason)
      return MissingImage(storage: storage)
    case .named(let name, let bundle):
      let bundle = bundle ?? .main
      let found = ImageFiles.find(
        name, in: bundle, displayScale: environment[\.displayScale],
        isDark: environment[\.colorScheme] == .dark)
      guard let found else {
        runtimeWarning("No image named '\(name)' found in asset catalog for \(bundle.bundlePath)")
        return MissingImage(storage: storage)
      }
      return file(found.url, found.scale, storage)
    }
  }

  private func file(_ url: URL, _ scale: CGFloat, _ storage: ImageStorage) -> ResolvedImage {
    do {
      return picture(
        LoadedImage(bitmap: try ImageFiles.shared.bitmap(at: url), scale: max(scale, 0.001)), storage)
    } catch {
      runtimeWarning("The image \(url.path) cannot be read: \(error)")
      return MissingImage(storage: storage)
    }
  }

  private func picture(_ image: LoadedImage, _ storage: ImageStorage) -> ResolvedImage {
    ResolvedPicture(storage: storage, image: image)
  }

  private func symbol(_ name: String, _ storage: ImageStorage) -> ResolvedImage {
    let font = environment.symbolFont
    let scale = environment[\.imageScale]
    guard
      let glyph = SymbolLookup.glyph(
        name, variants: environment[\.symbolVariants], weight: font.weight, scale: scale)
    else {
      runtimeWarning("No symbol named '\(name)' found in system symbol set")
      return MissingImage(storage: storage)
    }
    return ResolvedSymbol(
      storage: storage, glyph: glyph, fontSize: font.size, pixelScale: environment[\.displayScale])
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

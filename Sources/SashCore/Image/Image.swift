import Foundation
import SashDisplay
import SashGraph

/// A picture or a symbol; it has the size of the picture unless it is made `resizable`.
///
/// A picture that is missing or broken is reported once and drawn as a crossed box, a symbol of an unknown name as a small
/// dashed square.
@frozen public nonisolated struct Image: Equatable, Sendable {
  @usableFromInline var storage: ImageStorage
  init(_ source: ImageSource, label: ImageLabel) { storage = ImageStorage(source: source, label: label) }

  /// A picture of the app's resources by its name, with or without the ending of its file.
  ///
  /// For `photo` the files `photo@2x.png`, `photo@3x.jpg`, `photo.png`… are looked for, and `photo.imageset`
  /// in asset catalogues that were copied as they are; `photo.symbolset` is drawn like a letter of the font at this place.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle), label: .text(name)) }
  /// A picture of the app's resources with a label for accessibility.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle), label: .view(label))
  }
  /// A picture of the app's resources that accessibility passes over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle), label: .none)
  }
  /// A symbol by its name, drawn like a letter of the font at this place.
  public init(systemName: String) { self.init(.symbol(systemName), label: .text(systemName)) }
  /// A symbol that says nothing to those who do not see it.
  package init(decorativeSymbol name: String) { self.init(.symbol(name), label: .none) }

  /// A symbol of which as many layers are in full colour as a value from 0 to 1 says; nil is all.
  ///
  /// - Missing: layers within a tone: a symbol of one tone is in full colour or not at all.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    storage.variableValue = variableValue
  }
  /// A picture of the app's resources; the value counts for symbols alone.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }
  /// A picture that code draws, as often as it is shown at another size or place.
  ///
  /// - Missing: colour modes other than `.nonLinear`, which warn.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    if colorMode != .nonLinear { runtimeWarning("Image draws in the colour mode nonLinear only.") }
    self.init(
      .drawn(ImageDrawing(size: size, isOpaque: opaque, renderer: renderer)),
      label: label.map(ImageLabel.view) ?? .none)
  }

  /// A picture in memory, `scale` pixels in a point.
  package init(bitmap: Bitmap, scale: CGFloat, label: String?) {
    self.init(.bitmap(bitmap, scale: scale), label: label.map(ImageLabel.text) ?? .none)
  }
  /// A picture in a file.
  package init(contentsOf url: URL, scale: CGFloat = 1) {
    self.init(.file(url, scale: scale), label: .text(url.deletingPathExtension().lastPathComponent))
  }
  /// A picture in data as it is found in a file.
  package init(data: Data, scale: CGFloat = 1) {
    let source: ImageSource
    do {
      source = .bitmap(try Bitmap.reading(data), scale: scale)
    } catch {
      source = .broken("Image data of \(data.count) bytes cannot be read: \(error)")
    }
    self.init(source, label: .none)
  }

  public static func == (a: Image, b: Image) -> Bool { a.storage == b.storage }

  private func with(_ change: (ImageStorage) -> Void) -> Image {
    var copy = self
    copy.storage = ImageStorage(copying: storage)
    change(copy.storage)
    return copy
  }

  /// How an image fills space that it does not have of itself.
  public enum ResizingMode: Hashable, Sendable {
    /// In copies side by side.
    case tile
    case stretch
  }
  /// Whether an image keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its opacity is filled with the foreground style.
    case template
    case original
  }
  /// How pixels between pixels are found.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all: pixels stay squares.
    case none
    case low, medium, high
  }
  /// The size of symbols beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// Lets this image fill the space it is offered. What lies within the insets of its edges, in points, keeps
  /// its size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    with { $0.resizing = ImageStorage.Resizing(capInsets: capInsets, mode: resizingMode) }
  }
  /// Sets whether this image keeps its colours; nil leaves it to the image: symbols take the foreground
  /// style, in `original` those that have colours of their own keep them.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }
  /// Sets how this image is scaled; all qualities but `.none` are drawn alike.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }
  /// Sets whether the edges of this image are smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }
  /// Sets whether the colours of this symbol are flat or go from lighter to themselves.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    with { $0.symbolColorMode = .some(mode) }
  }
  /// Sets how the tones of this symbol are drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolMode = .some(mode) }
  }
}

/// How the tones of a symbol are drawn.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable { case monochrome, hierarchical, palette, multicolor }
  var kind: Kind
  /// All in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Each tone a step further back than the one before.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Each tone in a level of the foreground style.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// Each part in a colour of its own or, if it has none, in the foreground style; a symbol without colours in the foreground
  /// style.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

/// Whether the colours of symbols change across them.
public nonisolated struct SymbolColorRenderingMode: Hashable, Sendable {
  let isGradient: Bool
  public static let flat = SymbolColorRenderingMode(isGradient: false)
  /// From a lighter colour at the top to the colour itself, as the `gradient` of a colour does.
  public static let gradient = SymbolColorRenderingMode(isGradient: true)
}

/// Where the content of an image comes from.
enum ImageSource: Equatable, Sendable {
  case named(String, Bundle?)
  case symbol(String)
  case bitmap(Bitmap, scale: CGFloat)
  case file(URL, scale: CGFloat)
  case drawn(ImageDrawing)
  /// Nothing to be read, and why.
  case broken(String)
}

/// What accessibility calls an image.
enum ImageLabel: Equatable, Sendable {
  case none
  case text(String)
  case view(Text)
  static func == (a: ImageLabel, b: ImageLabel) -> Bool {
    switch (a, b) {
    case (.none, .none): return true
    case (.text(let x), .text(let y)): return x == y
    case (.view(var x), .view(var y)): return _isSameValue(&x, &y)
    default: return false
    }
  }
}

/// What an image is made of; a class, so that an image costs one pointer in a view. Never changed once
/// shared.
@usableFromInline final class ImageStorage: Equatable, @unchecked Sendable {
  struct Resizing: Equatable {
    var capInsets: EdgeInsets
    var mode: Image.ResizingMode
  }
  let source: ImageSource
  let label: ImageLabel
  var resizing: Resizing?
  var renderingMode: Image.TemplateRenderingMode?
  var interpolation = Image.Interpolation.medium
  var isAntialiased = true
  /// Nil follows the environment.
  var symbolMode: SymbolRenderingMode??
  /// Nil follows the environment.
  var symbolColorMode: SymbolColorRenderingMode??
  /// How much of a symbol is in full colour, 0…1; nil is all.
  var variableValue: Double?

  init(source: ImageSource, label: ImageLabel) {
    self.source = source
    self.label = label
  }
  init(copying other: ImageStorage) {
    source = other.source
    label = other.label
    resizing = other.resizing
    renderingMode = other.renderingMode
    interpolation = other.interpolation
    isAntialiased = other.isAntialiased
    symbolMode = other.symbolMode
    symbolColorMode = other.symbolColorMode
    variableValue = other.variableValue
  }

  @usableFromInline static func == (a: ImageStorage, b: ImageStorage) -> Bool {
    a === b
      || (a.source == b.source && a.label == b.label && a.resizing == b.resizing
        && a.renderingMode == b.renderingMode && a.interpolation == b.interpolation
        && a.isAntialiased == b.isAntialiased && a.symbolMode == b.symbolMode
        && a.symbolColorMode == b.symbolColorMode && a.variableValue == b.variableValue)
  }
}

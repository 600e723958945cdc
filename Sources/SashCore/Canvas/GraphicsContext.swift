import CoreGraphics
import Foundation
import SashDisplay

/// A picture being drawn, and how what is drawn next will look.
///
/// It is a value: a copy draws into the same picture, but its transform, clips, filters, opacity and blend mode change
/// on their own.
public nonisolated struct GraphicsContext {
  /// How opaque what is drawn next is, 0…1.
  public var opacity: Double = 1
  /// How what is drawn next mixes with what is there.
  public var blendMode: BlendMode = .normal
  /// From the points of drawing to those of the canvas.
  public var transform: CGAffineTransform = .identity
  let layer: CanvasLayer
  var clips: [CanvasClip] = []
  var filters: [CanvasFilter] = []

  init(layer: CanvasLayer) { self.layer = layer }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { layer.scene.environment.value }

  // MARK: State

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: angle.radians))
  }
  /// Does `matrix` to points before what was done to them so far.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// What is left of the canvas by the clips, in points of drawing.
  public var clipBoundingRect: CGRect {
    let whole = CGRect(origin: .zero, size: layer.size)
    return clips.reduce(whole) { $0.overlap($1.bounds) }.applying(transform.inverted()).drawn
  }

  /// Limits what is drawn next to the inside of a path, or with `.inverse` to its outside.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let area = path.applying(transform)
    if options.contains(.inverse) {
      clips.append(
        .path(area.outside(of: CGRect(origin: .zero, size: layer.size), style), FillStyle(eoFill: true)))
    } else {
      clips.append(.path(area, style))
    }
  }
  /// Limits what is drawn next to where a drawing is opaque, or with `.inverse` to where it is not.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var mask = try layer.drawing(content, transform)
    if opacity != 1 { mask = .only(.effect(.opacity(opacity), mask)) }
    if options.contains(.inverse) {
      let frame = CGRect(origin: .zero, size: layer.size)
      let whole = PlacedItem.only(.shape(ShapeContent(path: Path(frame), paint: .color(.black))))
      mask = .only(.group([whole, .only(.effect(.blend(.destinationOut), mask))]))
      // A layer of its own, so that it does not punch through what lies below the mask.
      mask = .only(.effect(.compositingGroup, mask))
    }
    clips.append(.layer(mask))
  }
  /// Does something to what is drawn next. The filter that was added last is applied first.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(CanvasFilter(filter: filter, transform: transform))
  }

  // MARK: Drawing

  /// Draws a layer: what `content` draws is put together first, and the state of this context is applied to the whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    emit(.only(.effect(.compositingGroup, try layer.drawing(content, transform))))
  }
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path, .fill(style), shading)
  }
  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(path, .stroke(style, antialiased: true), shading)
  }
  /// Draws a line along a path, `lineWidth` points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
  private func draw(_ path: Path, _ mode: ShapeContent.Mode, _ shading: Shading) {
    guard !path.isEmpty else { return }
    if blendMode == .clear || blendMode == .copy {
      // Where the path is, nothing stays, whatever it is painted with.
      let cover = ShapeContent(path: path, mode: mode, paint: .color(.black))
      var clearing = self
      clearing.blendMode = .clear
      clearing.emit(local: .shape(cover))
      if blendMode == .clear { return }
    }
    guard let style = shading.style(in: self) else { return }
    let shape = ShapeContent(path: path, mode: mode, paint: style.paint(path.boundingRect))
    emit(local: style.decorated(.shape(shape), path: path, mode: mode))
  }

  /// Draws with Core Graphics' commands, in the points of drawing.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let scale = layer.scene.environment[\.displayScale]
    let context = CGContext(size: layer.size, scale: scale, isOpaque: false)
    context.concatenate(transform)
    try content(context)
    guard let image = context.makeImage() else { return }
    let points = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    emit(.only(.image(ImageContent(image: image.bitmap, destination: CGRect(origin: .zero, size: points)))))
  }

  /// Adds something drawn in the points of drawing.
  func emit(local content: DisplayContent) {
    var content = content
    if blendMode == .destinationIn {
      // What is covered goes, as far as what is drawn there is transparent.
      content = .effect(
        .compositingGroup,
        .only(.group([.only(content.cover), .only(.effect(.blend(.destinationOut), .only(content)))])))
    }
    emit(transform.isIdentity ? .only(content) : .only(.effect(.transform(transform), .only(content))))
  }
  /// Adds something drawn in the points of the canvas: filtered, clipped, faded and mixed as the state says.
  func emit(_ item: PlacedItem) {
    var item = item
    for filter in filters.reversed() { item = filter.apply(to: item, in: layer.scene) }
    for clip in clips.reversed() { item = clip.apply(to: item) }
    if opacity < 1 { item = .only(.effect(.opacity(max(opacity, 0)), item)) }
    if blendMode.needsOwnLayer { layer.hasHoles = true }
    if blendMode != .normal { item = .only(.effect(.blend(blendMode.displayed), item)) }
    layer.items.append(item)
  }
}

/// What contexts draw into: a list of items in the points of the canvas.
nonisolated final class CanvasLayer {
  let scene: CanvasScene
  let size: CGSize
  var items: [PlacedItem] = []
  /// True once something of the drawing was taken away again, which must not reach what lies below the canvas.
  var hasHoles = false
  init(scene: CanvasScene, size: CGSize) {
    self.scene = scene
    self.size = size
  }

  /// What was drawn, within the canvas.
  var content: DisplayContent {
    let drawing = PlacedItem.only(.group(items))
    return .effect(
      .clip(Path(CGRect(origin: .zero, size: size)), FillStyle()),
      hasHoles ? .only(.effect(.compositingGroup, drawing)) : drawing)
  }

  /// What a drawing with its own layer gives; it begins with this transform and else without any state.
  func drawing(_ content: (inout GraphicsContext) throws -> Void, _ transform: CGAffineTransform) rethrows
    -> PlacedItem
  {
    let inner = CanvasLayer(scene: scene, size: size)
    var context = GraphicsContext(layer: inner)
    context.transform = transform
    try content(&context)
    return .only(.group(inner.items))
  }
}

/// What a canvas draws with: its environment, and what is read of it is depended on.
nonisolated struct CanvasScene {
  let environment: EnvironmentInput
  let text: TextEnvironment
  /// The views that may be drawn, where there are any.
  var symbols: CanvasSymbols? = nil
}

/// A limit of drawing, in points of the canvas.
nonisolated enum CanvasClip {
  case path(Path, FillStyle)
  case layer(PlacedItem)

  var bounds: CGRect {
    switch self {
    case .path(let path, _): path.boundingRect
    case .layer(let mask): mask.bounds
    }
  }
  func apply(to item: PlacedItem) -> PlacedItem {
    switch self {
    case .path(let path, let style): .only(.effect(.clip(path, style), item))
    case .layer(let mask): .only(.effect(.mask(mask), item))
    }
  }
}

extension PlacedItem {
  /// An item that nobody follows over time, at the origin.
  package static func only(_ content: DisplayContent) -> PlacedItem {
    PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: content))
  }
}

extension Path {
  /// What this path, filled in a style, leaves of a rectangle and of all around it; to be filled by the even-odd rule.
  fileprivate func outside(of rect: CGRect, _ style: FillStyle) -> Path {
    let simple = style.isEOFilled ? self : normalized(eoFill: false)
    var result = Path(rect.union(boundingRect.isNull ? rect : boundingRect).insetBy(dx: -1000, dy: -1000))
    result.addPath(simple)
    return result
  }
}

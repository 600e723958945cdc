import Foundation
import SashDisplay
import SashText

extension GraphicsContext {
  /// A text ready to be measured and drawn.
  public nonisolated struct ResolvedText {
    let text: SashCore.ResolvedText
    /// What the parts of the text without a style of their own are drawn with.
    public var shading: Shading = .foreground { didSet { hasShading = true } }
    private var hasShading = false
    init(_ text: SashCore.ResolvedText) { self.text = text }

    /// The size of the text in an area, in points.
    public func measure(in size: CGSize) -> CGSize {
      text.layout().size(fitting: size.width, height: size.height).size
    }
    /// From the top of the text down to its first baseline.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      text.layout().size(fitting: size.width, height: size.height).firstBaseline
    }
    /// From the top of the text down to its last baseline.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      text.layout().size(fitting: size.width, height: size.height).lastBaseline
    }

    func content(in rect: CGRect, _ context: GraphicsContext) -> DisplayContent? {
      guard hasShading else {
        let layout = text.needsFrame ? text.layout(painting: rect.size) : text.layout()
        return .text(layout.content(in: rect.size, at: rect.origin))
      }
      guard let style = shading.style(in: context) else { return nil }
      let runs = text.runs.map { run -> TextRun in
        var result = run.run
        if !run.hasOwnStyle {
          result.attributes.paint = style.paint(rect)
        } else if let framed = run.framed {
          result.attributes.paint = framed.fill.paint(in: rect)
        }
        return result
      }
      return .text(TextLayout(runs: runs, style: text.style).content(in: rect.size, at: rect.origin))
    }
  }

  /// An image ready to be drawn.
  public nonisolated struct ResolvedImage {
    let image: SashCore.ResolvedImage
    /// In points.
    public var size: CGSize { image.size }
    /// From the top of the image down to where it stands on a line of text.
    public let baseline: CGFloat
    /// What a template is drawn with; nil is the foreground style.
    public var shading: Shading?
    init(_ image: SashCore.ResolvedImage, baseline: CGFloat) {
      self.image = image
      self.baseline = baseline
    }
  }

  /// A text in the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(TextResolver.resolve(text, layer.scene.text))
  }
  /// An image in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    let resolved = ImageResolver(environment: layer.scene.environment).resolve(image.storage)
    var baseline = resolved.size.height
    if let symbol = resolved as? SashCore.ResolvedSymbol {
      baseline = -symbol.glyph.frame.minY * symbol.fontSize
    }
    return ResolvedImage(resolved, baseline: baseline)
  }
  /// A shading in the environment of the canvas.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Draws a text in a rectangle, wrapped and cut as a view of that size would be.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    if let content = text.content(in: rect, self) { emit(local: content) }
  }
  /// Draws a text in one piece with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: CGRect(anchor, of: size, at: point))
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws an image, stretched into a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard rect.width > 0, rect.height > 0, image.size.width > 0, image.size.height > 0 else { return }
    let frame = CGRect(origin: .zero, size: image.size)
    guard let content = image.image.content(in: frame, environment: layer.scene.environment) else { return }
    var item = PlacedItem.only(content)
    if let shading = image.shading, let style = shading.style(in: self) {
      // The picture's opacity, filled.
      let fill = ShapeContent(path: Path(frame), paint: style.paint(frame))
      item = .only(.effect(.mask(item), .only(.shape(fill))))
    }
    emit(item, of: image.size, in: rect)
  }
  /// Draws an image in its own size with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(anchor, of: image.size, at: point))
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension GraphicsContext {
  /// Adds something of a size moved, and unless the size is nil also stretched, into a rectangle in the points of drawing.
  func emit(_ item: PlacedItem, of size: CGSize?, in rect: CGRect) {
    let (x, y) = size.map { (rect.width / $0.width, rect.height / $0.height) } ?? (1, 1)
    let place = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.minX, ty: rect.minY)
    emit(.only(.effect(.transform(place.concatenating(transform)), item)))
  }
}

extension CGRect {
  /// The rectangle of a size whose anchor is at a point.
  init(_ anchor: UnitPoint, of size: CGSize, at point: CGPoint) {
    self.init(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }
}

import Foundation
import SashDisplay
import SashGeometry
import SashMessages
import SashRaster

/// A drawing in memory: what is filled, stroked and drawn into it becomes an image.
///
/// Points have y downward, as in the contexts of UIKit. Drawing is recorded, and done when an image is asked for.
public final class CGContext: @unchecked Sendable {
  struct State {
    var transform = CGAffineTransform.identity
    var fill = ColorComponents.black
    var stroke = ColorComponents.black
    var style = StrokeStyle(lineWidth: 1)
    var alpha: CGFloat = 1
    var blend = CGBlendMode.normal
    var shadow: (color: ColorComponents, radius: CGFloat, offset: CGSize)?
    var clips: [(path: Path, style: FillStyle)] = []
    /// Pictures whose opacity what follows has.
    var masks: [PlacedItem] = []
    var antialiases = true
    var interpolates = true
    var textTransform = CGAffineTransform.identity
    var font: CGFont?
    var (fontSize, characterSpacing): (CGFloat, CGFloat) = (12, 0)
    var textMode = CGTextDrawingMode.fill
    /// What is painted in the place of colours.
    var (fillPattern, strokePattern): (PatternInk?, PatternInk?) = (nil, nil)
    /// Where the cells of patterns begin, in points of the whole.
    var patternPhase = CGSize.zero
  }
  /// In points.
  package let size: CGSize
  /// Pixels a point.
  package let scale: CGFloat
  let base: Bitmap
  private let background: ColorComponents
  var items: [PlacedItem] = []
  var state = State()
  private var saved: [State] = []
  private var building = Path()
  /// Where the pixels lie for the program, if it asked for pixels.
  private(set) var memory: PixelMemory?
  /// The pages, if it is a drawing of pages.
  var pdf: PDFDrawing?
  /// Whether y pointed upward when it was made.
  var isUpward = false
  /// What was drawn before each part that is going to be drawn as one, from the outside in.
  var layers: [[PlacedItem]] = []
  /// What leads somewhere on the page that is drawn, and places on it that have names.
  var links: [PDFLink] = []
  var places: [(name: String, point: CGPoint)] = []
  /// How high the page is, if it is one whose y points downward.
  var pageHeight: CGFloat?
  /// Whether a page of many parts is being drawn, which become pixels together.
  var isGathering = false

  /// A drawing of `size` points; opaque ones start black.
  package init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    self.size = size
    self.scale = scale
    // More than a gigapixel is a slip; it would only fail later.
    func pixels(_ points: CGFloat) -> Int {
      let pixels = (points * scale).rounded(.up)
      return pixels > 1 ? Int(min(pixels, 32_768)) : 1
    }
    let (width, height) = (pixels(size.width), pixels(size.height))
    base = Bitmap(width: width, height: height)
    background = isOpaque ? .black : .clear
    if isOpaque { base.pixels.update(repeating: 0xff00_0000, count: width * height) }
  }

  public var width: Int { base.width }
  public var height: Int { base.height }
  /// From points of the drawing as they are now to points of the whole.
  public var ctm: CGAffineTransform { state.transform }
  public var boundingBoxOfClipPath: CGRect {
    let whole = CGRect(origin: .zero, size: size)
    let visible = state.clips.reduce(whole) { $0.overlap($1.path.boundingRect) }
    return visible.applying(state.transform.inverted())
  }

  /// A drawing of pixels. What the memory has is its ground, and all that is drawn is written there at once; without
  /// any it is
  /// clear at first, and `data` leads to memory of its own. Nil for layouts other than 8 bits a component.
  ///
  /// - Complexity: With memory of the caller each drawing costs as much as all pixels do.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, width <= 32_768, height <= 32_768,
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: nil, bytesPerRow: bytesPerRow,
        isGray: space.kind == .gray, bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo)),
      layout.row(width) >= layout.leastRow(width)
    else { return nil }
    self.init(size: CGSize(width: width, height: height), scale: 1, isOpaque: false)
    let memory = PixelMemory(layout, callers: data, width: width, height: height, bitmapInfo: bitmapInfo)
    memory.read(into: base)
    self.memory = memory
    // Contexts of pixels have y upward.
    isUpward = true
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  // MARK: State

  public func saveGState() { saved.append(state) }
  public func restoreGState() {
    guard let last = saved.popLast() else {
      tellOnce("restoreGState() was called without a saveGState() before it.")
      return
    }
    state = last
  }
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  public func setFillColor(_ color: CGColor) { (state.fill, state.fillPattern) = (color.sRGB, nil) }
  public func setStrokeColor(_ color: CGColor) { (state.stroke, state.strokePattern) = (color.sRGB, nil) }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths
    state.style.dashPhase = phase
  }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolates ? .default : .none }
    set { state.interpolates = newValue != .none }
  }
  /// Draws a shadow below what follows; offset in points, blur as in Core Graphics: twice the deviation.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ($0.sRGB, blur / 2, offset) }
  }
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = (ColorComponents(red: 0, green: 0, blue: 0, opacity: 1 / 3), blur / 2, offset)
  }

  // MARK: The path that is being built, in points of the whole

  public var path: CGPath? {
    building.isEmpty ? nil : CGPath(building.applying(state.transform.inverted()))
  }
  public var isPathEmpty: Bool { building.isEmpty }
  public func beginPath() { building = Path() }
  public func closePath() { building.closeSubpath() }
  public func move(to point: CGPoint) { building.move(to: point.applying(state.transform)) }
  public func addLine(to point: CGPoint) { building.addLine(to: point.applying(state.transform)) }
  public func addLines(between points: [CGPoint]) {
    building.addLines(points.map { $0.applying(state.transform) })
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    building.addQuadCurve(to: end.applying(state.transform), control: control.applying(state.transform))
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    building.addCurve(
      to: end.applying(state.transform), control1: control1.applying(state.transform),
      control2: control2.applying(state.transform))
  }
  public func addRect(_ rect: CGRect) { building.addRect(rect, transform: state.transform) }
  public func addRects(_ rects: [CGRect]) { building.addRects(rects, transform: state.transform) }
  public func addEllipse(in rect: CGRect) { building.addEllipse(in: rect, transform: state.transform) }
  /// Adds a part of a circle; angles in radians, `clockwise` as seen with y upward.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    building.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise, transform: state.transform)
  }
  /// Adds a part of a circle that touches two lines: from where it is to `tangent1End`, and from there to
  /// `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    building.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.transform)
  }
  /// Draws lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }
  public func addPath(_ path: CGPath) { building.addPath(path.path, transform: state.transform) }

  private func takePath() -> Path {
    defer { building = Path() }
    return building.applying(state.transform.inverted())
  }

  // MARK: Drawing

  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }
  public func strokePath() { stroke(takePath()) }
  /// Makes the path what stroking it would fill.
  public func replacePathWithStrokedPath() {
    let path = takePath().strokedPath(state.style)
    building.addPath(path, transform: state.transform)
  }
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path, .winding)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, .winding)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
  }
  public func fill(_ rect: CGRect) { fill(Path(rect), .winding) }
  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.style
    state.style.lineWidth = width
    stroke(Path(rect))
    state.style = before
  }
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), .winding) }
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  /// Takes away what is drawn in a rectangle.
  public func clear(_ rect: CGRect) {
    let before = state
    defer { state = before }
    (state.blend, state.alpha, state.shadow, state.fill) = (.clear, 1, nil, .black)
    fill(Path(rect), .winding)
  }

  package func fill(_ path: Path, _ rule: CGPathFillRule) {
    if let pattern = state.fillPattern { return paint(pattern, within: path, rule) }
    let style = FillStyle(eoFill: rule == .evenOdd, antialiased: state.antialiases)
    draw(.shape(ShapeContent(path: path, mode: .fill(style), paint: .color(state.fill))))
  }
  package func stroke(_ path: Path) {
    if let pattern = state.strokePattern {
      return paint(pattern, within: path.strokedPath(state.style), .winding)
    }
    draw(
      .shape(
        ShapeContent(
          path: path, mode: .stroke(state.style, antialiased: state.antialiases), paint: .color(state.stroke))
      ))
  }

  /// Limits what follows to the inside of the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: takePath(), rule)
  }
  public func clip(to rect: CGRect) { clip(to: Path(rect), .winding) }
  package func clip(to path: Path, _ rule: CGPathFillRule) {
    state.clips.append((path.applying(state.transform), FillStyle(eoFill: rule == .evenOdd)))
  }

  /// Draws an image into a rectangle. As in Core Graphics its rows run upward, so that it stands on its head where y
  /// points downward; `UIImage.draw(in:)` does not.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    defer { restoreGState() }
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image.bitmap, in: rect, tile: byTiling ? rect.size : nil)
  }
  /// Draws a picture upright.
  package func draw(_ bitmap: Bitmap, in rect: CGRect, tint: ColorComponents? = nil, tile: CGSize? = nil) {
    draw(
      .image(
        ImageContent(
          image: bitmap, destination: tile == nil ? rect : CGRect(origin: .zero, size: size),
          isInterpolated: state.interpolates, tint: tint.map { .color($0) }, tileSize: tile)))
  }

  /// Draws anything as the state says: moved, clipped, faded, blended.
  package func draw(_ content: DisplayContent) {
    if let mode = state.blend.compositing {
      return compose(
        placed(content).item, cover: placed(content.cover, isCover: true).item, mode)
    }
    // What clears, and what is put in the place of something, first empties what it covers.
    if state.blend == .clear || state.blend == .copy {
      items.append(item(.effect(.blend(.destinationOut), placed(content.cover, isCover: true))))
    }
    let blend = state.blend.displayed
    if blend == .normal {
      items.append(placed(content))
    } else if state.blend != .clear {
      items.append(item(.effect(.blend(blend), placed(content))))
    }
    if items.count >= CGContext.mostItems || memory?.isSeen == true && !isGathering, layers.isEmpty {
      settle()
    }
  }
  func item(_ content: DisplayContent) -> PlacedItem {
    PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: content))
  }
  /// Something drawn: moved and clipped, and faded if it is not only what is covered.
  private func placed(_ content: DisplayContent, isCover: Bool = false) -> PlacedItem {
    var whole = item(content)
    if !state.transform.isIdentity { whole = item(.effect(.transform(state.transform), whole)) }
    return looking(whole, isCover: isCover)
  }
  /// With the shadow, the opacity and the clips of the state.
  func looking(_ whole: PlacedItem, isCover: Bool = false) -> PlacedItem {
    var whole = whole
    if let shadow = state.shadow, !isCover {
      whole = item(
        .effect(.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset), whole))
    }
    if state.alpha < 1, !isCover { whole = item(.effect(.opacity(state.alpha), whole)) }
    for clip in state.clips.reversed() { whole = item(.effect(.clip(clip.path, clip.style), whole)) }
    for mask in state.masks.reversed() { whole = item(.effect(.mask(mask), whole)) }
    return whole
  }

  /// The drawing as it is now.
  public func makeImage() -> CGImage? {
    settle()
    let copy = Bitmap(width: base.width, height: base.height)
    copy.pixels.update(from: base.pixels, count: base.width * base.height)
    return CGImage(copy)
  }

  /// Turns what was recorded into pixels.
  /// Within a layer that is what lies below it; what is in the layer waits for its end, as in Core Graphics.
  func settle() {
    memory?.read(into: base)
    let drawn = layers.first ?? items
    guard !drawn.isEmpty else { return }
    defer { memory?.write(base) }
    let before = Bitmap(width: base.width, height: base.height)
    before.pixels.update(from: base.pixels, count: base.width * base.height)
    CGContext.raster.render(
      DisplayItem(identity: .none, content: .group([whole(before)] + drawn)), into: base, scale: scale,
      background: background)
    if layers.isEmpty { items = [] } else { layers[0] = [] }
  }
  /// A picture that is the drawing, point by point.
  func whole(_ picture: Bitmap) -> PlacedItem {
    let points = CGSize(width: CGFloat(base.width) / scale, height: CGFloat(base.height) / scale)
    return item(
      .image(
        ImageContent(
          image: picture, destination: CGRect(origin: .zero, size: points), isInterpolated: false)))
  }

  /// So many drawings are kept before they become pixels.
  private static let mostItems = 4096
  /// One thread: image contexts are used beside the main thread, many at once.
  static let raster = Raster(threads: 1)
}

import Foundation
import SashDisplay
import SashLayout
import SashSymbols
import SashText

/// A symbol at a font size, ready to be drawn.
final class ResolvedSymbol: ResolvedImage {
  let glyph: SymbolGlyph
  /// In points.
  let fontSize: CGFloat

  init(storage: ImageStorage, glyph: SymbolGlyph, fontSize: CGFloat, pixelScale: CGFloat) {
    self.glyph = glyph
    self.fontSize = fontSize
    super.init(
      storage: storage,
      size: CGSize(
        width: (glyph.frame.width * fontSize).ceiledToPixel(scale: pixelScale),
        height: (glyph.frame.height * fontSize).ceiledToPixel(scale: pixelScale)))
  }
  override func isEqual(to other: ResolvedImage) -> Bool {
    guard let other = other as? ResolvedSymbol else { return false }
    return glyph == other.glyph && fontSize == other.fontSize
  }

  override func makeEngine() -> LayoutEngine {
    if storage.resizing != nil { return LeafEngine(ideal: size) }
    return SymbolEngine(size: size, baseline: -glyph.frame.minY * fontSize, fontSize: fontSize)
  }

  override func content(in frame: CGRect, environment: EnvironmentInput) -> DisplayContent? {
    content(in: frame, environment: environment, poses: nil) { fill, _ in fill }
  }

  /// The symbol with its layers in poses; one pose is for the symbol as a whole. `paint` may change the fill of a tone.
  func content(
    in frame: CGRect, environment: EnvironmentInput, poses: [LayerPose]?,
    paint: (_ fill: StyleFill, _ level: Int) -> StyleFill
  ) -> DisplayContent? {
    guard frame.width > 0, frame.height > 0, glyph.frame.width > 0, glyph.frame.height > 0 else { return nil }
    var transform: CGAffineTransform
    if storage.resizing == nil {
      transform = CGAffineTransform(
        a: fontSize, b: 0, c: 0, d: fontSize, tx: frame.minX - glyph.frame.minX * fontSize,
        ty: frame.minY - glyph.frame.minY * fontSize)
    } else {
      let (x, y) = (frame.width / glyph.frame.width, frame.height / glyph.frame.height)
      transform = CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: frame.minX - glyph.frame.minX * x, ty: frame.minY - glyph.frame.minY * y)
    }
    if glyph.isDirectional, environment[\.layoutDirection] == .rightToLeft {
      transform = transform.concatenating(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0))
    }
    let fill = FillStyle(antialiased: storage.isAntialiased)
    let isGradient = (storage.symbolColorMode ?? environment[\.symbolColorRenderingMode])?.isGradient == true
    func drawn(_ path: Path, level: Int) -> DisplayContent? {
      var style = HierarchicalShapeStyle(level: level)._resolve(in: environment)
      style.fill = paint(style.fill, level)
      if isGradient, case .color(let color) = style.fill { style.fill = AnyGradient.fill(of: color) }
      if style.isInvisible { return nil }
      let path = path.applying(transform)
      let shape = ShapeContent(path: path, mode: .fill(fill), paint: style.fill.paint(in: frame))
      return style.decorating(.shape(shape)) { (path, fill) }
    }
    let showsTones = showsTones(environment)
    let poses = variablePoses(with: poses)
    func posed(_ content: DisplayContent?, _ pose: LayerPose?) -> PlacedItem? {
      guard var content, pose.map({ $0.opacity > 0 }) ?? true else { return nil }
      func wrap(_ effect: DisplayEffect) {
        content = .effect(
          effect, PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: content)))
      }
      if let pose {
        if let transform = pose.transform(in: frame) { wrap(.transform(transform)) }
        if pose.opacity < 1 { wrap(.opacity(pose.opacity)) }
      }
      return PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: content))
    }
    let isWhole = poses.map { $0.allSatisfy { $0 == poses![0] } } ?? true
    if isWhole, !showsTones || glyph.layers.count < 2 {
      return posed(drawn(glyph.path, level: 0), poses?.first)?.item.content
    }
    let items = glyph.layers.enumerated().compactMap { index, layer in
      posed(
        drawn(layer.path, level: showsTones ? layer.level.rawValue : 0),
        poses.map { $0[min(index, $0.count - 1)] })
    }
    return items.isEmpty ? nil : .group(items)
  }

  /// How much of a layer beyond the value of the symbol is seen.
  private static let unlit = 0.3

  /// Poses in which the layers beyond the value of the symbol are faint.
  private func variablePoses(with poses: [LayerPose]?) -> [LayerPose]? {
    guard let value = storage.variableValue else { return poses }
    let count = glyph.layers.count
    return (0..<count).map { index in
      let isLit = value > Double(index) / Double(count)
      let pose = poses.map { $0[min(index, $0.count - 1)] } ?? LayerPose()
      return isLit ? pose : pose.with(LayerPose(opacity: Self.unlit))
    }
  }

  /// Where nobody has said how, a foreground style of several levels asks for a palette.
  private func showsTones(_ environment: EnvironmentInput) -> Bool {
    switch (storage.symbolMode ?? environment[\.symbolRenderingMode])?.kind {
    case .monochrome, .multicolor: false
    case .hierarchical, .palette: true
    case nil: environment[\.styleValues].foreground.levels.count > 1
    }
  }
}

/// Measures a symbol; its baseline is that of the text it stands beside.
final class SymbolEngine: MeasuredEngine {
  private let size: CGSize
  private let baseline: CGFloat
  private let fontSize: CGFloat

  init(size: CGSize, baseline: CGFloat, fontSize: CGFloat) {
    self.size = size
    self.baseline = baseline
    self.fontSize = fontSize
    super.init()
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { size }
  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
      ? baseline : nil
  }
}

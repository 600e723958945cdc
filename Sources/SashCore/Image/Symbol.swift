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

  /// The symbol with its layers in poses, which is hit in the whole frame, as other images are; one pose is for the symbol as a whole. `paint` may change the fill of a part, whose
  /// number it is given.
  func content(
    in frame: CGRect, environment: EnvironmentInput, poses: [LayerPose]?,
    paint: (_ fill: StyleFill, _ number: Int) -> StyleFill
  ) -> DisplayContent? {
    guard frame.width > 0, frame.height > 0, glyph.frame.width > 0, glyph.frame.height > 0 else { return nil }
    let transform = placement(in: frame, environment)
    let fill = FillStyle(antialiased: storage.isAntialiased)
    let isGradient = (storage.symbolColorMode ?? environment[\.symbolColorRenderingMode])?.isGradient == true
    func drawn(_ part: Part) -> DisplayContent? {
      var style = part.style._resolve(in: environment)
      style.fill = paint(style.fill, part.number)
      if isGradient, case .color(let color) = style.fill { style.fill = AnyGradient.fill(of: color) }
      if style.isInvisible { return nil }
      let path = part.path.applying(transform)
      let shape = ShapeContent(
        path: path, mode: .fill(fill), paint: style.fill.paint(in: frame), hitArea: frame)
      return style.decorating(.shape(shape)) { (path, fill) }
    }
    let poses = variablePoses(with: poses)
    let isWhole = poses.map { $0.allSatisfy { $0 == poses![0] } } ?? true
    let rendering = rendering(environment)
    let parts =
      isWhole
      ? steps(in: rendering) ?? parts(in: rendering, isWhole: true) : parts(in: rendering, isWhole: false)
    let items = parts.compactMap { part -> PlacedItem? in
      guard var content = drawn(part) else { return nil }
      if part.opacity < 1 { content = .effect(.opacity(part.opacity), .only(content)) }
      guard !isWhole, let poses else { return .only(content) }
      return poses[min(part.layer, poses.count - 1)].applied(to: content, in: frame)
    }
    guard !items.isEmpty else { return nil }
    let content = items.count == 1 ? items[0].item.content : .group(items)
    guard isWhole, let pose = poses?.first else { return content }
    return pose.applied(to: content, in: frame)?.item.content
  }

  /// From ems to a frame.
  private func placement(in frame: CGRect, _ environment: EnvironmentInput) -> CGAffineTransform {
    let scale =
      storage.resizing == nil
      ? CGSize(width: fontSize, height: fontSize)
      : CGSize(width: frame.width / glyph.frame.width, height: frame.height / glyph.frame.height)
    let transform = CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height, tx: frame.minX - glyph.frame.minX * scale.width,
      ty: frame.minY - glyph.frame.minY * scale.height)
    guard glyph.isDirectional, environment[\.layoutDirection] == .rightToLeft else { return transform }
    return transform.concatenating(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0))
  }

  /// How much of a layer beyond the value of the symbol is seen.
  private static let unlit = 0.3

  /// The parts of a symbol that its value lights up one after another; nil without a value, or for a symbol without steps.
  private func steps(in rendering: SymbolRendering) -> [Part]? {
    guard let value = storage.variableValue, let last = glyph.steps.compactMap(\.step).max() else {
      return nil
    }
    let whole = parts(in: rendering, isWhole: false)
    return glyph.steps.compactMap { step in
      guard var part = whole.first(where: { $0.layer == step.layer }) else { return nil }
      part.path = step.path
      let isLit = step.step.map { value > Double($0) / Double(last + 1) } ?? true
      part.opacity = isLit ? 1 : Self.unlit
      return part
    }
  }

  /// Poses in which the layers beyond the value of the symbol are faint.
  private func variablePoses(with poses: [LayerPose]?) -> [LayerPose]? {
    guard let value = storage.variableValue, glyph.steps.isEmpty || poses != nil else { return poses }
    let count = glyph.layers.count
    return (0..<count).map { index in
      let isLit = value > Double(index) / Double(count)
      let pose = poses.map { $0[min(index, $0.count - 1)] } ?? LayerPose()
      return isLit ? pose : pose.with(LayerPose(opacity: Self.unlit))
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

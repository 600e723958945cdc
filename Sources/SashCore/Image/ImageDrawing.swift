import Foundation
import SashDisplay

/// Code that draws a picture, and how large it is in points; one is only equal to itself.
final class ImageDrawing: Equatable, @unchecked Sendable {
  let size: CGSize
  let isOpaque: Bool
  let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = CGSize(
      width: size.width.isFinite ? max(size.width, 0) : 0,
      height: size.height.isFinite ? max(size.height, 0) : 0)
    (self.isOpaque, self.renderer) = (isOpaque, renderer)
  }
  static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b }

  /// What the code draws in an environment, at its own size.
  func content(in environment: EnvironmentInput) -> PlacedItem {
    let layer = CanvasLayer(
      scene: CanvasScene(environment: environment, text: TextEnvironment(environment)), size: size)
    let frame = Path(CGRect(origin: .zero, size: size))
    if isOpaque { layer.items = [.only(.shape(ShapeContent(path: frame, paint: .color(.black))))] }
    var context = GraphicsContext(layer: layer)
    renderer(&context)
    return .only(layer.content)
  }
}

/// A picture that code draws, ready to be drawn.
final class DrawnImage: ResolvedImage {
  private let drawing: ImageDrawing
  init(storage: ImageStorage, drawing: ImageDrawing) {
    self.drawing = drawing
    super.init(storage: storage, size: drawing.size)
  }

  override func content(in frame: CGRect, environment: EnvironmentInput) -> DisplayContent? {
    guard size.width > 0, size.height > 0, frame.width > 0, frame.height > 0 else { return nil }
    let place = CGAffineTransform(
      a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX, ty: frame.minY)
    let content = DisplayContent.effect(.transform(place), drawing.content(in: environment))
    guard storage.renderingMode == .template else { return content }
    let style = ForegroundStyle()._resolve(in: environment)
    if style.isInvisible { return nil }
    let fill = DisplayContent.shape(ShapeContent(path: Path(frame), paint: style.fill.paint(in: frame)))
    return .effect(.mask(.only(content)), .only(fill))
  }
  override func isEqual(to other: ResolvedImage) -> Bool { (other as? DrawnImage)?.drawing === drawing }
}

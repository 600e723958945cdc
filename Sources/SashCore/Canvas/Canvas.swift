import Foundation
import SashDisplay
import SashGraph

/// A view that code draws: the closure runs when the size or what it read has changed, and makes one picture.
///
/// - Missing: symbols (`init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)`), and colour modes other than
///   `.nonLinear`, which warn.
public nonisolated struct Canvas<Symbols: View> {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas starts black instead of empty.
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  /// Drawing is recorded at once and made into pixels on several threads, so this changes nothing here.
  public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      symbols: EmptyView(), renderer: renderer, isOpaque: opaque, colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously)
  }
}

extension Canvas: View, UnaryView {
  public typealias Body = Never
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let scene = CanvasScene(environment: inputs.environment, text: TextEnvironment(inputs.environment))
    let host = inputs.host
    var reads = ObservedReads()
    return makeLeaf(inputs: inputs, engine: nil) { size in
      let canvas = view.value
      if canvas.colorMode != .nonLinear {
        runtimeWarning("Canvas draws in the colour mode nonLinear only.")
      }
      let frame = CGRect(origin: .zero, size: size)
      let layer = CanvasLayer(scene: scene, size: size)
      if canvas.isOpaque {
        layer.items = [.only(.shape(ShapeContent(path: Path(frame), paint: .color(.black))))]
      }
      var context = GraphicsContext(layer: layer)
      reads.track(host) { canvas.renderer(&context, size) }
      if layer.items.isEmpty { return nil }
      // What is drawn beyond the canvas is cut off.
      return .effect(.clip(Path(frame), FillStyle()), .only(.group(layer.items)))
    }
  }
}

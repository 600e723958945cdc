import Foundation
import SashDisplay
import SashGraph

/// A view that code draws: the closure runs when the size or what it read has changed, and makes one picture.
///
/// - Missing: colour modes other than `.nonLinear`, which warn.
public nonisolated struct Canvas<Symbols: View> {
  /// Views that the renderer may draw, each with a tag to find it by.
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas starts black instead of empty.
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  /// Drawing is recorded at once and made into pixels on several threads, so this changes nothing here.
  public var rendersAsynchronously: Bool
}

extension Canvas {
  /// A canvas that also draws the views in `symbols`, which the renderer finds with `resolveSymbol(id:)` by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(
      symbols: symbols(), renderer: renderer, isOpaque: opaque, colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously)
  }
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
    let symbols = view.part(at: MemoryLayout<Self>.offset(of: \.symbols)!, as: Symbols.self)
    let scene = CanvasScene(
      environment: inputs.environment, text: TextEnvironment(inputs.environment),
      symbols: CanvasSymbols(
        list: Symbols._makeViewList(view: symbols, inputs: inputs.listInputs), inputs: inputs))
    let host = inputs.host
    var reads = ObservedReads()
    let outputs = makeLeaf(inputs: inputs, engine: nil) { size in
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
      return layer.content
    }
    if scene.symbols == nil { return outputs }
    // Symbols take no events; the canvas takes them wherever it is.
    return makeResponder(inputs: inputs, outputs: outputs, responder: PassiveResponder()) {
      Path(CGRect(origin: .zero, size: $0))
    }
  }
}

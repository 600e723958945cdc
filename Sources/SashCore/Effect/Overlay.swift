import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// Draws a shape filled with a style in the frame of a view, before it.
@frozen public nonisolated struct _OverlayShapeModifier<Style: ShapeStyle, Bounds: Shape>: UnaryModifier {
  public var style: Style
  public var shape: Bounds
  public var fillStyle: FillStyle
  @inlinable public init(style: Style, shape: Bounds, fillStyle: FillStyle) {
    self.style = style
    self.shape = shape
    self.fillStyle = fillStyle
  }
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeBackdrop(inputs: inputs, outputs: body(_Graph(), inputs), isInFront: true) {
      let modifier = modifier.value
      return ShapeDrawing(shape: modifier.shape, style: modifier.style, mode: .fill(modifier.fillStyle))
    }
  }
}

/// Draws a style in the frame of a view, before it, and under what covers the window on the edges it names.
@frozen public nonisolated struct _OverlayStyleModifier<Style: ShapeStyle>: UnaryModifier {
  public var style: Style
  public var ignoresSafeAreaEdges: Edge.Set
  @inlinable public init(style: Style, ignoresSafeAreaEdges: Edge.Set) {
    self.style = style
    self.ignoresSafeAreaEdges = ignoresSafeAreaEdges
  }
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeBackdrop(
      inputs: inputs, outputs: body(_Graph(), inputs), isInFront: true,
      reach: { modifier.value.ignoresSafeAreaEdges }
    ) {
      ShapeDrawing(shape: Rectangle(), style: modifier.value.style, mode: .fill(FillStyle()))
    }
  }
}

/// Draws a border inside of the frame of a view, before it.
@frozen public nonisolated struct _BorderModifier<Style: ShapeStyle>: UnaryModifier {
  @usableFromInline var style: Style
  @usableFromInline var width: CGFloat
  @inlinable init(style: Style, width: CGFloat) {
    self.style = style
    self.width = width
  }
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeBackdrop(inputs: inputs, outputs: body(_Graph(), inputs), isInFront: true) {
      let border = modifier.value
      return ShapeDrawing(
        shape: Rectangle().inset(by: border.width / 2), style: border.style,
        mode: .stroke(StrokeStyle(lineWidth: border.width), antialiased: true))
    }
  }
}

/// Puts a view before another, of its size.
@frozen public nonisolated struct _OverlayModifier<Overlay: View>: UnaryModifier {
  public var overlay: Overlay
  public var alignment: Alignment
  @inlinable public init(overlay: Overlay, alignment: Alignment = .center) {
    self.overlay = overlay
    self.alignment = alignment
  }
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeLayered(
      inputs: inputs, body: body,
      secondary: { inputs in
        var inputs = inputs
        inputs.base.implicitRoot = .layered(modifier.attribute.untrackedValue.alignment)
        return Overlay._makeView(view: modifier.part(at: 0, as: Overlay.self), inputs: inputs)
      }, secondaryInFront: true, alignment: { modifier.value.alignment })
  }
}

extension View {
  /// Puts views before this one; they are offered its size.
  @inlinable public nonisolated __consuming func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }
  /// Draws a style over this view.
  @inlinable public nonisolated __consuming func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_OverlayStyleModifier(style: style, ignoresSafeAreaEdges: edges))
  }
  /// Draws a shape filled with a style over this view.
  @inlinable public nonisolated __consuming func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_OverlayShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
  }
  /// Puts a view before this one; it is offered its size.
  @_disfavoredOverload
  @inlinable public nonisolated __consuming func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }
  /// Draws a border of `width` points inside of this view's frame.
  @inlinable public nonisolated __consuming func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1)
    -> some View
  {
    modifier(_BorderModifier(style: content, width: width))
  }
}

import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// Draws a style in the frame of a view, behind it, and under what covers the window on the edges it names.
@frozen public nonisolated struct _BackgroundStyleModifier<Style: ShapeStyle>: UnaryModifier {
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
      inputs: inputs, outputs: body(_Graph(), inputs), reach: { modifier.value.ignoresSafeAreaEdges }
    ) {
      ShapeDrawing(shape: Rectangle(), style: modifier.value.style, mode: .fill(FillStyle()))
    }
  }
}

/// Draws a shape filled with a style in the frame of a view, behind it or before it.
@frozen public nonisolated struct _BackgroundShapeModifier<Style: ShapeStyle, Bounds: Shape>: UnaryModifier {
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
    makeBackdrop(inputs: inputs, outputs: body(_Graph(), inputs)) {
      let modifier = modifier.value
      return ShapeDrawing(shape: modifier.shape, style: modifier.style, mode: .fill(modifier.fillStyle))
    }
  }
}

/// Puts a view behind another, of its size.
@frozen public nonisolated struct _BackgroundModifier<Background: View>: UnaryModifier {
  public var background: Background
  public var alignment: Alignment
  @inlinable public init(background: Background, alignment: Alignment = .center) {
    self.background = background
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
        return Background._makeView(view: modifier.part(at: 0, as: Background.self), inputs: inputs)
      }, secondaryInFront: false, alignment: { modifier.value.alignment })
  }
}

/// Makes a view with a shape drawn in its frame, behind it or before it. `drawing` is asked inside a rule, and so is
/// `reach`: the edges on which the shape goes on under what covers the window.
func makeBackdrop<S: Shape, Style: ShapeStyle>(
  inputs: _ViewInputs, outputs: _ViewOutputs, isInFront: Bool = false,
  reach: (() -> Edge.Set)? = nil, drawing: @escaping () -> ShapeDrawing<S, Style>
) -> _ViewOutputs {
  let environment = inputs.environment
  let source = reach.map { _ in GeometrySource(inputs: inputs) }
  let place = ContainerShapePlace(inputs)
  let drawing = DrawingRule.make(inputs.base, drawing)
  let backdrop = Attribute(
    rule: BackdropRule(identity: inputs.host.nextIdentity(), shown: AnimatedFrame(inputs)) {
      drawing.value.content(in: $0, environment: environment, place: place)
    } frame: {
      let bounds = CGRect(origin: .zero, size: $0)
      guard let source, let edges = reach?(), !edges.isEmpty else { return bounds }
      return source.outset(bounds, by: source.reach().keeping(edges))
    })
  var outputs = outputs
  guard let content = outputs.display else {
    outputs.display = backdrop
    return outputs
  }
  outputs.display = Attribute(
    rule: BackedDisplayRule(
      identity: inputs.host.nextIdentity(), back: isInFront ? content : backdrop,
      front: isInFront ? backdrop : content))
  return outputs
}

private struct BackdropRule: Rule {
  let identity: DisplayIdentity
  let shown: AnimatedFrame
  let content: (CGSize) -> DisplayContent?
  let frame: (CGSize) -> CGRect
  func compute() -> PlacedItem? {
    let shown = shown.value
    let frame = frame(shown.size).offsetBy(dx: shown.minX, dy: shown.minY)
    guard let content = content(frame.size) else { return nil }
    return PlacedItem(offset: frame.origin, item: DisplayItem(identity: identity, content: content))
  }
}

private struct BackedDisplayRule: Rule {
  let identity: DisplayIdentity
  let back: Attribute<PlacedItem?>
  let front: Attribute<PlacedItem?>
  func compute() -> PlacedItem? {
    guard let back = back.value else { return front.value }
    guard let front = front.value else { return back }
    return PlacedItem(offset: .zero, item: DisplayItem(identity: identity, content: .group([back, front])))
  }
}

extension View {
  /// Draws a style behind this view.
  @inlinable public nonisolated __consuming func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_BackgroundStyleModifier(style: style, ignoresSafeAreaEdges: edges))
  }
  /// Draws the background style behind this view.
  @inlinable public nonisolated __consuming func background(ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    modifier(_BackgroundStyleModifier(style: BackgroundStyle(), ignoresSafeAreaEdges: edges))
  }
  /// Draws a shape filled with a style behind this view.
  @inlinable public nonisolated __consuming func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_BackgroundShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
  }
  /// Draws a shape filled with the background style behind this view.
  @inlinable public nonisolated __consuming func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_BackgroundShapeModifier(style: BackgroundStyle(), shape: shape, fillStyle: fillStyle))
  }
  /// Puts views behind this one; they are offered its size.
  @inlinable public nonisolated __consuming func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }
  /// Puts a view behind this one; it is offered its size.
  @_disfavoredOverload
  @inlinable public nonisolated __consuming func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }
}

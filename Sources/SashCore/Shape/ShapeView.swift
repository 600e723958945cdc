import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// A view that shows one shape; more fills and strokes can be laid over it.
public nonisolated protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  /// The shape that is shown.
  nonisolated var shape: Content { get }
}

/// A shape filled with a style.
@frozen
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: UnaryView, ShapeView, Sendable {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  @inlinable public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeShape(view.part(at: 0, as: Content.self), inputs: inputs) {
      let view = view.value
      return ShapeDrawing(shape: view.shape, style: view.style, mode: .fill(view.fillStyle))
    }
  }
}

/// A shape filled with a style, over another view of the same size.
@frozen
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: UnaryView,
  ShapeView
{
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background
  @inlinable public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let background = view.part(at: MemoryLayout<Self>.offset(of: \.background)!, as: Background.self)
    return makeShape(view.part(at: 0, as: Content.self), over: background, inputs: inputs) {
      let view = view.value
      return ShapeDrawing(shape: view.shape, style: view.style, mode: .fill(view.fillStyle))
    }
  }
}

/// A shape whose outline is drawn with a style, over another view of the same size.
@frozen
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: UnaryView,
  ShapeView
{
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
  @inlinable public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let background = view.part(at: MemoryLayout<Self>.offset(of: \.background)!, as: Background.self)
    return makeShape(view.part(at: 0, as: Content.self), over: background, inputs: inputs) {
      let view = view.value
      return ShapeDrawing(
        shape: view.shape, style: view.style, mode: .stroke(view.strokeStyle, antialiased: view.isAntialiased)
      )
    }
  }
}

/// A shape with a border drawn inside of its outline, over another view of the same size.
@frozen
public nonisolated struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: UnaryView, ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
  @inlinable public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let background = view.part(at: MemoryLayout<Self>.offset(of: \.background)!, as: Background.self)
    return makeShape(view.part(at: 0, as: Content.self), over: background, inputs: inputs) {
      let view = view.value
      return ShapeDrawing(
        shape: view.shape.inset(by: view.strokeStyle.lineWidth / 2), style: view.style,
        mode: .stroke(view.strokeStyle, antialiased: view.isAntialiased))
    }
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  /// A shape whose body is the usual one is drawn without a node for the body.
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    guard DynamicPropertyFields.of(Self.self).isEmpty else {
      let body = makeBody(view: view, inputs: inputs.base)
      return Body._makeView(view: _GraphValue(body), inputs: inputs)
    }
    return makeShape(view, inputs: inputs) {
      ShapeDrawing(shape: view.value, style: ForegroundStyle(), mode: .fill(FillStyle()))
    }
  }
  public nonisolated static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { .unary(view: view, inputs: inputs) }
}

/// What a view of a shape draws, as it is written.
struct ShapeDrawing<S: Shape, Style: ShapeStyle> {
  var shape: S
  var style: Style
  var mode: ShapeContent.Mode
}

/// What a view of a shape draws, with its style worked out.
struct ResolvedDrawing<S: Shape> {
  var shape: S
  var style: _ResolvedStyle
  var mode: ShapeContent.Mode

  /// The picture in a size; for use inside a rule.
  func content(
    in size: CGSize, environment: EnvironmentInput, place: ContainerShapePlace? = nil
  ) -> DisplayContent? {
    if style.isInvisible { return nil }
    let frame = CGRect(origin: .zero, size: size)
    let path = ContainerShapePlace.at(place) {
      shape.outline(in: frame) { environment[\.layoutDirection] }
    }
    return style.content(path: path, mode: mode, frame: frame)
  }
}

/// Works out a drawing and animates its shape, its style and its line.
///
/// Each for itself: most shapes have nothing to animate, and the vectors of styles and lines are of known types.
struct DrawingRule<S: Shape, Style: ShapeStyle>: Rule {
  let drawing: () -> ShapeDrawing<S, Style>
  let place: AnimationPlace
  var shape = ValueAnimation<S.AnimatableData>()
  var style = ValueAnimation<StyleVector>()
  var line = ValueAnimation<StrokeStyle.AnimatableData>()

  static func make(
    _ inputs: _GraphInputs, _ drawing: @escaping () -> ShapeDrawing<S, Style>
  ) -> Attribute<ResolvedDrawing<S>> {
    Attribute(rule: DrawingRule(drawing: drawing, place: AnimationPlace(inputs)))
  }
  mutating func compute() -> ResolvedDrawing<S> {
    let drawing = drawing()
    var resolved = ResolvedDrawing(
      shape: drawing.shape, style: drawing.style._resolve(in: place.environment), mode: drawing.mode)
    let vector = StyleVector(resolved.style.fill)
    if let lag = style.lag(of: vector, in: place) {
      resolved.style.fill = (vector - lag).applied(to: resolved.style.fill)
    }
    if case .stroke(var stroke, let isAntialiased) = resolved.mode,
      let lag = line.lag(of: stroke.animatableData, in: place)
    {
      stroke.animatableData -= lag
      resolved.mode = .stroke(stroke, antialiased: isAntialiased)
    }
    if S.AnimatableData.self != EmptyAnimatableData.self,
      let lag = shape.lag(of: resolved.shape.animatableData, in: place)
    {
      let data = resolved.shape.animatableData - lag
      resolved.shape.animatableData = data
    }
    return resolved
  }
  mutating func destroy() {
    shape.end()
    style.end()
    line.end()
  }
}

/// Makes the view of a shape: `drawing` is asked inside a rule.
func makeShape<S: Shape, Drawn: Shape, Style: ShapeStyle>(
  _ shape: _GraphValue<S>, inputs: _ViewInputs, drawing: @escaping () -> ShapeDrawing<Drawn, Style>
) -> _ViewOutputs {
  let environment = inputs.environment
  let place = ContainerShapePlace(inputs)
  let drawing = DrawingRule.make(inputs.base, drawing)
  return makeLeaf(inputs: inputs, engine: shapeEngine(shape)) { size in
    drawing.value.content(in: size, environment: environment, place: place)
  }
}

/// The same over a background that gets the size of the shape.
func makeShape<S: Shape, Drawn: Shape, Style: ShapeStyle, Background: View>(
  _ shape: _GraphValue<S>, over background: _GraphValue<Background>, inputs: _ViewInputs,
  drawing: @escaping () -> ShapeDrawing<Drawn, Style>
) -> _ViewOutputs {
  if Background.self == EmptyView.self { return makeShape(shape, inputs: inputs, drawing: drawing) }
  return makeLayered(
    inputs: inputs, body: { _, inputs in makeShape(shape, inputs: inputs, drawing: drawing) },
    secondary: { Background._makeView(view: background, inputs: $0) }, secondaryInFront: false,
    alignment: { .center })
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// A style that is a view fills its frame.
  @MainActor @preconcurrency public var body: _ShapeView<Rectangle, Self> {
    _ShapeView(shape: Rectangle(), style: self)
  }
}

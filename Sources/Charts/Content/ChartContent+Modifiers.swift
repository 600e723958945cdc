import CoreGraphics
import Foundation
import SashCore
import SashLayout

/// Content whose marks are changed. Of two modifiers that disagree the inner one counts, as with views.
struct ChangedContent<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content
  let change: (inout _ChartMark) -> Void
  func _marks() -> [_ChartMark] {
    content._marks().map { mark in
      var mark = mark
      change(&mark)
      return mark
    }
  }
}

extension ChartContent {
  private func changed(_ change: @escaping (inout _ChartMark) -> Void) -> ChangedContent<Self> {
    ChangedContent(content: self, change: change)
  }

  /// Fills the marks.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }
  /// Fills marks of each value with a colour of its own.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { mark in
      guard mark.styleBy == nil else { return }
      (mark.styleBy, mark.styleLabel) = (value.low, value.label)
    }
  }
  /// 0 is invisible, 1 opaque.
  public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
  /// In points.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changed { if $0.cornerRadius == nil { $0.cornerRadius = radius } }
  }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { if $0.lineStyle == nil { $0.lineStyle = style } }
  }
  /// Draws lines of each value with dashes of their own.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { if $0.lineStyleBy == nil { $0.lineStyleBy = value.low } }
  }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { if $0.interpolation == nil { $0.interpolation = method } }
  }
  /// The sign of points, also on lines.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changed { if $0.symbol == nil { $0.symbol = AnyChartSymbol(symbol) } }
  }
  /// A sign for each value.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { if $0.symbolBy == nil { $0.symbolBy = value.low } }
  }
  /// A view as the sign of points.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changed { mark in
      mark.symbol = AnyChartSymbol(EmptyChartSymbol())
      mark.annotations.append(.init(position: .overlay, alignment: .center, spacing: 0, view: view))
    }
  }
  /// The area of signs, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changed { if $0.symbolArea == nil { $0.symbolArea = area } }
  }
  public func symbolSize(_ size: CGSize) -> some ChartContent { symbolSize(size.width * size.height) }
  /// Signs whose area follows a number.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { if $0.symbolArea == nil { $0.symbolArea = value.low.magnitude.map { max(10, min($0, 2000)) } } }
  }
  /// Puts bars of different values beside each other.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { changed { if $0.positionBy == nil { $0.positionBy = value.low } } }
  public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
  /// Moves the ends of what spans from one value to another, each by its own distance in points.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    changed {
      $0.endOffsets.xStart += xStart
      $0.endOffsets.xEnd += xEnd
      $0.endOffsets.yStart += yStart
      $0.endOffsets.yEnd += yEnd
    }
  }
  /// What is higher is drawn later.
  public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = value } }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  private func effect(_ kind: MarkEffect.Kind) -> ChangedContent<Self> {
    let effect = MarkEffect(kind)
    return changed { $0.effects.append(effect) }
  }
  /// Draws the marks together before what is around them is done to them.
  public func compositingLayer() -> some ChartContent { effect(.layer) }
  /// Draws the marks only where other marks are. Those others count for the axes no more than if they were not there.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    effect(.mask(content()._marks()))
  }
  /// Draws the marks only inside of a shape that fills the rectangle around them.
  public func clipShape<S: Shape>(_ shape: S) -> some ChartContent { effect(.clip { shape.path(in: $0) }) }
  /// Draws a shadow of the marks below them. Lengths in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent { effect(.shadow(color: color, radius: radius, x: x, y: y)) }
  /// Makes the marks unsharp. The radius is in points.
  public func blur(radius: CGFloat) -> some ChartContent { effect(.blur(radius: radius)) }

  /// Names the marks for those who do not see them.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }
  @_disfavoredOverload
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changed { if $0.spoken.label == nil { $0.spoken.label = label } }
  }
  /// Says what the marks stand for to those who do not see them.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }
  @_disfavoredOverload
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    changed { if $0.spoken.value == nil { $0.spoken.value = value } }
  }
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changed { if $0.spoken.identifier == nil { $0.spoken.identifier = identifier } }
  }
  /// Leaves the marks out for those who do not see them.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changed { $0.spoken.isHidden = hidden }
  }

  /// Puts a view beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return changed {
      $0.annotations.append(
        .init(position: position, alignment: alignment, spacing: spacing ?? 4, view: view))
    }
  }
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }
  @_disfavoredOverload
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) {
      content(AnnotationContext(targetSize: .zero))
    }
  }
}

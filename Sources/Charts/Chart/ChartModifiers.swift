import CoreGraphics
import Foundation
import SashCore
import SashLayout

extension View {
  /// Sets the axis below or above the plot.
  public nonisolated func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content)
    -> some View
  {
    let specs = content()._axes()
    return chart { $0.xAxis = specs }
  }
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.xAxis = visibility == .hidden ? [] : $0.xAxis }
  }
  /// Sets the axis beside the plot.
  public nonisolated func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content)
    -> some View
  {
    let specs = content()._axes()
    return chart { $0.yAxis = specs }
  }
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.yAxis = visibility == .hidden ? [] : $0.yAxis }
  }

  /// Words beside an axis.
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      position: position == .top ? .top : .bottom, alignment: alignment, view: AnyView(content()))
    return chart { $0.xLabel = title }
  }
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .bottom, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment) { Text(labelKey) } }
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .bottom, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment) { Text(label) } }
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let side: AxisMarkPosition.Side =
      position == .leading ? .leading : position == .trailing ? .trailing : .top
    let title = AxisTitle(position: side, alignment: alignment, view: AnyView(content()))
    return chart { $0.yLabel = title }
  }
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment) { Text(labelKey) } }
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment) { Text(label) } }

  /// Sets which values are on the axis, and how they become places.
  public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chart { ($0.x.domain, $0.x.padding, $0.x.type) = (domain._domain, range._padding, type ?? $0.x.type) }
  }
  public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  {
    chart { ($0.x.domain, $0.x.type) = (domain._domain, type ?? $0.x.type) }
  }
  public nonisolated func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View
  {
    chart { ($0.x.padding, $0.x.type) = (range._padding, type ?? $0.x.type) }
  }
  public nonisolated func chartXScale(type: ScaleType?) -> some View { chart { $0.x.type = type } }
  public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chart { ($0.y.domain, $0.y.padding, $0.y.type) = (domain._domain, range._padding, type ?? $0.y.type) }
  }
  public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  {
    chart { ($0.y.domain, $0.y.type) = (domain._domain, type ?? $0.y.type) }
  }
  public nonisolated func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View
  {
    chart { ($0.y.padding, $0.y.type) = (range._padding, type ?? $0.y.type) }
  }
  public nonisolated func chartYScale(type: ScaleType?) -> some View { chart { $0.y.type = type } }

  /// Sets the colours of values.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart { settings in
      settings.styles.domain = mapping.map { PositionScale.name($0.key.datum) }
      for (key, style) in mapping {
        settings.styles.mapping[PositionScale.name(key.datum)] = AnyShapeStyle(style)
      }
    }
  }
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S]
  ) -> some View {
    chart { settings in
      settings.styles.set(domain._domain)
      settings.styles.set(range._range)
    }
  }
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    chart { $0.styles.set(range._range) }
  }
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable>(domain: [DataValue]) -> some View {
    chart { $0.styles.set(domain._domain) }
  }
  /// Sets the colours of values: of numbers those of a gradient, from the least to the greatest.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let (domain, range) = (domain._domain, range._range)
    return chart { settings in
      settings.styles.set(domain)
      settings.styles.set(range)
      settings.styles.type = type
    }
  }
  public nonisolated func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View where Range.VisualValue: ShapeStyle
  {
    let range = range._range
    return chart { settings in
      settings.styles.set(range)
      settings.styles.type = type
    }
  }
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._domain
    return chart { settings in
      settings.styles.set(domain)
      settings.styles.type = type
    }
  }
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable & Hashable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart { settings in
      settings.styles.domain = domain.map { PositionScale.name($0.datum) }
      for value in domain {
        settings.styles.mapping[PositionScale.name(value.datum)] = AnyShapeStyle(mapping(value))
      }
    }
  }

  /// Sets the style of each value that comes.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart { settings in
      settings.styles.map = { datum in DataValue(datum: datum).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Shows or hides the legend.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart { ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing) }
  }
  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chart {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
      $0.legend.content = view
    }
  }

  /// Changes the rectangle behind the marks.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { chart { $0.plotStyle = { AnyView(content(ChartPlotContent(view: $0))) } } }
  /// A view over the chart that knows where values are.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { chart { $0.overlays.append((alignment, { AnyView(content($0)) })) } }
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { chart { $0.backgrounds.append((alignment, { AnyView(content($0)) })) } }

  /// Lets a person scroll along axes of which a part is seen.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart { $0.scrollAxes = axes }
  }
  /// How much of a scrolling axis is seen at once: numbers, or seconds.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.x.visible = length.datum.magnitude }
  }
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.y.visible = length.datum.magnitude }
  }
  /// Binds the value at which what is seen of a scrolling axis begins.
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chart { $0.scrollWish.x = .init(x) }
  }
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chart { $0.scrollWish.y = .init(y) }
  }
  /// Begins with a value of a scrolling axis.
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chart { $0.scrollWish.initialX = initialX.datum }
  }
  public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    chart { $0.scrollWish.initialY = initialY.datum }
  }

  /// The value under the finger while it is on the plot.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart {
      $0.selections.append { proxy, pointer in
        value.wrappedValue = pointer.flatMap { proxy.value(atX: $0.place.x) }
      }
    }
  }
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart {
      $0.selections.append { proxy, pointer in
        value.wrappedValue = pointer.flatMap { proxy.value(atY: $0.place.y) }
      }
    }
  }
  /// The values from where a finger began to where it is, while it is on the plot.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)
    -> some View
  {
    chart {
      $0.selections.append { proxy, pointer in
        range.wrappedValue = pointer.flatMap {
          ClosedRange(between: proxy.value(atX: $0.start.x), proxy.value(atX: $0.place.x))
        }
      }
    }
  }
  public nonisolated func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)
    -> some View
  {
    chart {
      $0.selections.append { proxy, pointer in
        range.wrappedValue = pointer.flatMap {
          ClosedRange(between: proxy.value(atY: $0.start.y), proxy.value(atY: $0.place.y))
        }
      }
    }
  }
  /// The part of all slices that is passed when one goes from the top to the finger.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart {
      $0.selections.append { proxy, pointer in
        value.wrappedValue = pointer.flatMap { proxy.angleValue(at: $0.place) }
          .flatMap { P(datum: .number($0)) }
      }
    }
  }
}

extension ChartScrollWish.Bound {
  init<P: Plottable>(_ binding: Binding<P>) {
    self.init {
      binding.wrappedValue.datum
    } set: { datum in
      if let value = P(datum: datum), value.datum != binding.wrappedValue.datum {
        binding.wrappedValue = value
      }
    }
  }
}

extension ClosedRange {
  fileprivate init?(between a: Bound?, _ b: Bound?) {
    guard let a, let b else { return nil }
    self = Swift.min(a, b)...Swift.max(a, b)
  }
}

/// What is behind the marks.
public struct ChartPlotContent: View {
  nonisolated(unsafe) let view: AnyView
  public var body: some View { view }
}

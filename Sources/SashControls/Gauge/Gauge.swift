import Foundation
import SashCore
import SashDisplay

/// Shows where a value lies in a range.
///
/// - Missing: labels of marked values are not drawn, as on a Mac.
@MainActor @preconcurrency
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let fraction: Double
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private var currentValueLabel: CurrentValueLabel?
  nonisolated(unsafe) private var minimumValueLabel: BoundsLabel?
  nonisolated(unsafe) private var maximumValueLabel: BoundsLabel?

  private nonisolated init<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>, _ label: Label) {
    let (value, low, high) = (Double(value), Double(bounds.lowerBound), Double(bounds.upperBound))
    let share = high > low ? (value - low) / (high - low) : 0
    fraction = share.isNaN ? 0 : min(max(share, 0), 1)
    self.label = label
  }

  public var body: some View {
    StyledControl(
      GaugeStyleConfiguration(
        value: fraction, label: .init(ConfiguredView(label)),
        currentValueLabel: currentValueLabel.map { .init(ConfiguredView($0)) },
        minimumValueLabel: minimumValueLabel.map { .init(ConfiguredView($0)) },
        maximumValueLabel: maximumValueLabel.map { .init(ConfiguredView($0)) }),
      styles: \.gaugeStyles
    ) { DefaultGaugeStyle().makeBody(configuration: $0) }
    .control(.gauge) { $0.properties.value = SemanticsRange.percent(fraction) }
  }

  /// A gauge with everything that can be said of a value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label())
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label; a value outside of the range counts for its nearest end.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { self.init(value, bounds, label()) }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge that says the value in words too.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label())
    self.currentValueLabel = currentValueLabel()
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A gauge that says the value in words too, with labels of some values.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label())
    self.currentValueLabel = currentValueLabel()
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge that says the value and the ends of its range in words too.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label())
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  /// A gauge in this style.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GaugeStyleConfiguration
}

/// What a gauge style gets to know.
public nonisolated struct GaugeStyleConfiguration {
  /// What is measured.
  public struct Label: View {
    let content: ConfiguredView
    init(_ content: ConfiguredView) { self.content = content }
    @MainActor public var body: some View { content }
  }
  /// The value in words.
  public struct CurrentValueLabel: View {
    let content: ConfiguredView
    init(_ content: ConfiguredView) { self.content = content }
    @MainActor public var body: some View { content }
  }
  /// The least value in words.
  public struct MinimumValueLabel: View {
    let content: ConfiguredView
    init(_ content: ConfiguredView) { self.content = content }
    @MainActor public var body: some View { content }
  }
  /// The greatest value in words.
  public struct MaximumValueLabel: View {
    let content: ConfiguredView
    init(_ content: ConfiguredView) { self.content = content }
    @MainActor public var body: some View { content }
  }
  /// Where the value lies in its range, 0…1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

extension EnvironmentValues {
  var gaugeStyles: StyleStack<GaugeStyleConfiguration>? {
    get { self[StyleStackKey<GaugeStyleConfiguration>.self] }
    set { self[StyleStackKey<GaugeStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the gauges in this view.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    pushStyle(style, onto: \.gaugeStyles) { $0.makeBody(configuration: $1) }
  }
}

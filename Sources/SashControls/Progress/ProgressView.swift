import Foundation
import SashCore
import SashDisplay

/// Shows how far a task is, or that it goes on.
@MainActor @preconcurrency
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  /// The time that it shows the passing of, instead of a fraction.
  nonisolated(unsafe) private var span: ProgressSpan?
  /// The task that it follows.
  nonisolated(unsafe) private var task: Progress?
  nonisolated(unsafe) private let label: Label?
  nonisolated(unsafe) private let currentValueLabel: CurrentValueLabel?

  private nonisolated init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  @MainActor public var body: some View {
    if let task {
      TimelineView(ProgressWatch(task: task)) { _ in
        TaskProgress(state: ProgressState(task))
      }
    } else {
      shown
    }
  }
  @MainActor private var shown: some View {
    StyledControl(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(ConfiguredView($0)) },
        currentValueLabel: currentValueLabel.map { .init(ConfiguredView($0)) }, span: span),
      styles: \.progressViewStyles
    ) { DefaultProgressViewStyle().makeBody(configuration: $0) }
    .control(.progress) {
      $0.properties.added = .updatesFrequently
      guard let fraction else { return }
      $0.properties.value = SemanticsRange.percent(fraction)
      $0.properties.range = SemanticsRange(current: fraction, least: 0, most: 1, step: 0)
    }
  }

  /// The part of `total` that is done, 0…1; a value outside is clamped, with a warning.
  private nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    if fraction >= 0, fraction <= 1 { return fraction }
    runtimeWarning(
      "ProgressView initialized with an out-of-bounds progress value. "
        + "The value will be clamped to the range of `0...total`.")
    return fraction > 1 ? 1 : 0
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A task of unknown length.
  public nonisolated init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }
  /// A task of unknown length, with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(fraction: nil, label: Text(titleResource), currentValueLabel: nil)
  }
}

extension ProgressView {
  /// A task of which `value` out of `total` is done; nil for one of unknown length.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: nil, currentValueLabel: nil)
  }
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: nil)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel())
  }
  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: Text(titleKey), currentValueLabel: nil)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: Text(title), currentValueLabel: nil)
  }
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  )
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: Text(titleResource), currentValueLabel: nil)
  }
  /// The passing of time: full at the start of the interval and empty at its end, or the other way.
  ///
  /// It moves by itself, and styles of your own cannot see how far it is.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label: label(), currentValueLabel: currentValueLabel())
    span = ProgressSpan(interval: timerInterval, countsDown: countsDown)
  }
  /// The passing of time, with a clock that shows it in digits.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  )
  where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(Text(timerInterval: timerInterval, countsDown: countsDown))
    }
  }
  /// The passing of time, with a clock that shows it in digits.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      fraction: nil, label: nil,
      currentValueLabel: DefaultDateProgressLabel(
        Text(timerInterval: timerInterval, countsDown: countsDown)))
    span = ProgressSpan(interval: timerInterval, countsDown: countsDown)
  }
  /// A task of Foundation's: how far it is, with what it says of itself.
  public nonisolated init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
    task = progress
  }
  /// The progress view that a style has been given, to be shown in the style around it.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
    span = configuration.span
  }
}

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a progress view style gets to know.
public nonisolated struct ProgressViewStyleConfiguration {
  /// What is going on.
  public struct Label: View {
    let content: ConfiguredView
    init(_ content: ConfiguredView) { self.content = content }
    @MainActor public var body: some View { content }
  }
  /// How far it is, in words.
  public struct CurrentValueLabel: View {
    let content: ConfiguredView
    init(_ content: ConfiguredView) { self.content = content }
    @MainActor public var body: some View { content }
  }
  /// The part that is done, 0…1; nil for a task of unknown length, and for one that is as far as the time.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
  /// The time whose passing is shown.
  var span: ProgressSpan?
}

extension EnvironmentValues {
  var progressViewStyles: StyleStack<ProgressViewStyleConfiguration>? {
    get { self[StyleStackKey<ProgressViewStyleConfiguration>.self] }
    set { self[StyleStackKey<ProgressViewStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the progress views in this view.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    pushStyle(style, onto: \.progressViewStyles) { $0.makeBody(configuration: $1) }
  }
}

import Foundation
import SashCore
import SashDisplay

/// A control to choose a value from a range by dragging.
///
/// - Missing: the label is kept for those who cannot see and is not drawn.
@MainActor @preconcurrency
public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let scale: SliderScale
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let minimumValueLabel: ValueLabel?
  nonisolated(unsafe) private let maximumValueLabel: ValueLabel?
  nonisolated(unsafe) private let onEditingChanged: (Bool) -> Void
  nonisolated(unsafe) private let extras: SliderExtras

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label, _ minimum: ValueLabel?,
    _ maximum: ValueLabel?, _ onEditingChanged: @escaping (Bool) -> Void, enabled: ClosedRange<V>? = nil,
    extras: SliderExtras = SliderExtras()
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding<Double>(
      get: { Double(value.wrappedValue) },
      set: { new, transaction in
        withTransaction(transaction) { value.wrappedValue = V(new) }
      })
    scale = SliderScale(
      lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound), step: step.map { Double($0) },
      enabled: enabled.map { Double($0.lowerBound)...Double($0.upperBound) })
    self.extras = extras
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    self.onEditingChanged = onEditingChanged
  }

  @MainActor public var body: some View {
    let (value, scale) = (value, scale)
    HStack {
      minimumValueLabel
      track
        .modifier(RowControlHeight(height: 31))
        .control(.slider) {
          $0.properties.value = scale.percent(of: value.wrappedValue)
          if let words = extras.currentValueLabel { $0.value = words }
          $0.properties.range = SemanticsRange(
            current: value.wrappedValue, least: scale.lower, most: scale.upper, step: scale.stride)
          $0.properties.setNumber = { value.wrappedValue = scale.value(at: scale.fraction(of: $0)) }
          $0.adjust { value.wrappedValue = scale.value(after: value.wrappedValue, $0) }
        }
        .named(by: label)
      maximumValueLabel
    }
  }
}

extension Slider {
  /// The track, what of it is filled, and the marks below it.
  @ViewBuilder private var track: some View {
    let fraction = scale.fraction(of: value.wrappedValue)
    let plain = SliderTrack(value: value, scale: scale, onEditingChanged: onEditingChanged)
    Group {
      if let neutral = extras.neutral {
        plain.tint(.clear).background {
          NeutralFill(from: scale.fraction(of: neutral), to: fraction) { Capsule().fill(.tint) }
        }
      } else {
        plain
      }
    }
    .padding(.bottom, extras.hasLabels ? 14 : 0)
    .overlay(alignment: .top) {
      if !extras.ticks.isEmpty { SliderTicks(ticks: extras.ticks, scale: scale).padding(.top, 24) }
    }
  }
}

extension SliderScale {
  /// How far an assistive technology moves it at once.
  ///
  /// - Source: a tenth of the range, or a step that is larger.
  var stride: Double { max(step ?? 0, (upper - lower) / 10) }
  func value(after value: Double, _ direction: AccessibilityAdjustmentDirection) -> Double {
    self.value(at: fraction(of: value + (direction == .increment ? stride : -stride)))
  }
  /// - Source: XCTest: a slider's value is a percentage without a fraction
  func percent(of value: Double) -> String? { SemanticsRange.percent(fraction(of: value)) }
}

/// The values of a slider.
struct SliderScale: Equatable {
  var lower: Double
  var upper: Double
  var step: Double?
  /// What of the range can be chosen; nil is all of it.
  var enabled: ClosedRange<Double>?

  /// Where a value stands, 0…1.
  func fraction(of value: Double) -> Double {
    upper > lower ? min(max((value - lower) / (upper - lower), 0), 1) : 0
  }
  /// The value at a place: a number of steps from the lower bound, if there are steps.
  func value(at fraction: Double) -> Double {
    var value = lower + min(max(fraction, 0), 1) * (upper - lower)
    if let enabled { value = min(max(value, enabled.lowerBound), enabled.upperBound) }
    guard let step, step > 0 else { return value }
    // The last step that the range holds.
    let most = ((upper - lower) / step + 1e-9).rounded(.down)
    return lower + min(((value - lower) / step).rounded(), most) * step
  }
}

extension Slider {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), nil, nil, onEditingChanged)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), nil, nil, onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), nil, nil, onEditingChanged)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), nil, nil, onEditingChanged)
  }
}

extension Slider {
  @available(
    *, deprecated, renamed: "init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
  @available(
    *, deprecated, renamed: "init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  @available(*, deprecated, renamed: "init(value:in:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), nil, nil, onEditingChanged)
  }
  @available(*, deprecated, renamed: "init(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), nil, nil, onEditingChanged)
  }
}

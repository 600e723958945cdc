import Foundation
import SashCore
import SashLayout

/// A mark below the track of a slider, at a value, with or without a label.
public nonisolated struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable, Comparable {
  public typealias Value = V
  /// The identity of a tick, which follows from its value.
  public struct ID: Hashable {
    let value: V
  }
  let value: V
  let label: AnyView?

  /// A mark without a label.
  public init(_ value: V) { (self.value, label) = (value, nil) }
  /// A mark with a text.
  public init(_ titleKey: LocalizedStringKey, _ value: V) {
    (self.value, label) = (value, AnyView(Text(titleKey)))
  }
  /// A mark with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) {
    (self.value, label) = (value, AnyView(Text(title)))
  }
  /// A mark with a text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, _ value: V) {
    (self.value, label) = (value, AnyView(Text(titleResource)))
  }
  /// A mark with a label.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    (self.value, self.label) = (value, AnyView(label()))
  }

  public var id: ID { ID(value: value) }
  public var body: [SliderTick<V>] { [self] }
  public static func == (a: SliderTick, b: SliderTick) -> Bool { a.value == b.value }
  public static func < (a: SliderTick, b: SliderTick) -> Bool { a.value < b.value }
}

@available(*, unavailable)
extension SliderTick: Sendable {}

/// Marks of a slider.
public nonisolated protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
  associatedtype TicksCollection: Collection = [SliderTick<Value>]
  where TicksCollection.Element == SliderTick<Value>
  /// The marks, in any order.
  var body: TicksCollection { get }
}

/// A mark for each element of a collection.
public nonisolated struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>:
  SliderTickContent
{
  public typealias Value = Content.Value
  public let body: [SliderTick<Content.Value>]
  /// Marks for each element.
  public init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.Value, Data.Element: Identifiable, ID == Data.Element.ID {
    body = data.flatMap { Array(content($0).body) }
  }
  /// Marks for each element.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.Value { body = data.flatMap { Array(content($0).body) } }
}

/// Marks of several kinds.
public nonisolated struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  public typealias Value = V
  public typealias TicksCollection = [SliderTick<V>]
  /// What the marks come from.
  public var value: T
  public let body: [SliderTick<V>]
}

/// Marks of a slider made of the statements of a closure.
@resultBuilder
public nonisolated struct SliderTickBuilder<V: BinaryFloatingPoint> {
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> C where C.Value == V { content }
  public static func buildBlock() -> some SliderTickContent<V> {
    TupleSliderTickContent<V, Void>(value: (), body: [])
  }
  public static func buildBlock<C: SliderTickContent>(_ content: C) -> C where C.Value == V { content }
  public static func buildBlock<C0: SliderTickContent, C1: SliderTickContent>(
    _ c0: C0, _ c1: C1
  ) -> some SliderTickContent<V> where C0.Value == V, C1.Value == V {
    let all = [list(c0), list(c1)]
    return TupleSliderTickContent<V, (C0, C1)>(value: (c0, c1), body: all.flatMap { $0 })
  }
  public static func buildBlock<C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some SliderTickContent<V> where C0.Value == V, C1.Value == V, C2.Value == V {
    let all = [list(c0), list(c1), list(c2)]
    return TupleSliderTickContent<V, (C0, C1, C2)>(value: (c0, c1, c2), body: all.flatMap { $0 })
  }
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some SliderTickContent<V> where C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V {
    let all = [list(c0), list(c1), list(c2), list(c3)]
    return TupleSliderTickContent<V, (C0, C1, C2, C3)>(value: (c0, c1, c2, c3), body: all.flatMap { $0 })
  }
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some SliderTickContent<V>
  where C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V, C4.Value == V {
    let all = [list(c0), list(c1), list(c2), list(c3), list(c4)]
    return TupleSliderTickContent<V, (C0, C1, C2, C3, C4)>(
      value: (c0, c1, c2, c3, c4), body: all.flatMap { $0 })
  }
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some SliderTickContent<V>
  where C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V, C4.Value == V, C5.Value == V {
    let all = [list(c0), list(c1), list(c2), list(c3), list(c4), list(c5)]
    return TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5)>(
      value: (c0, c1, c2, c3, c4, c5), body: all.flatMap { $0 })
  }
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some SliderTickContent<V>
  where
    C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V, C4.Value == V, C5.Value == V, C6.Value == V
  {
    let all = [list(c0), list(c1), list(c2), list(c3), list(c4), list(c5), list(c6)]
    return TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5, C6)>(
      value: (c0, c1, c2, c3, c4, c5, c6), body: all.flatMap { $0 })
  }
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent, C7: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some SliderTickContent<V>
  where
    C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V, C4.Value == V, C5.Value == V, C6.Value == V,
    C7.Value == V
  {
    let all = [list(c0), list(c1), list(c2), list(c3), list(c4), list(c5), list(c6), list(c7)]
    return TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5, C6, C7)>(
      value: (c0, c1, c2, c3, c4, c5, c6, c7), body: all.flatMap { $0 })
  }
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent, C7: SliderTickContent,
    C8: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some SliderTickContent<V>
  where
    C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V, C4.Value == V, C5.Value == V, C6.Value == V,
    C7.Value == V, C8.Value == V
  {
    let all = [list(c0), list(c1), list(c2), list(c3), list(c4), list(c5), list(c6), list(c7), list(c8)]
    return TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>(
      value: (c0, c1, c2, c3, c4, c5, c6, c7, c8), body: all.flatMap { $0 })
  }
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent, C7: SliderTickContent,
    C8: SliderTickContent, C9: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some SliderTickContent<V>
  where
    C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V, C4.Value == V, C5.Value == V, C6.Value == V,
    C7.Value == V, C8.Value == V, C9.Value == V
  {
    let all = [
      list(c0), list(c1), list(c2), list(c3), list(c4), list(c5), list(c6), list(c7), list(c8), list(c9),
    ]
    return TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>(
      value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9), body: all.flatMap { $0 })
  }
  private static func list<C: SliderTickContent>(_ content: C) -> [SliderTick<V>] where C.Value == V {
    Array(content.body)
  }
  public static func buildIf<C: SliderTickContent>(_ content: C?) -> some SliderTickContent<V>
  where C.Value == V {
    TupleSliderTickContent<V, C?>(value: content, body: content.map { Array($0.body) } ?? [])
  }
  public static func buildEither<C: SliderTickContent>(first: C) -> some SliderTickContent<V>
  where C.Value == V {
    TupleSliderTickContent<V, Void>(value: (), body: Array(first.body))
  }
  public static func buildEither<C: SliderTickContent>(second: C) -> some SliderTickContent<V>
  where C.Value == V {
    TupleSliderTickContent<V, Void>(value: (), body: Array(second.body))
  }
}

/// What a slider of iOS 26 has beside its track.
struct SliderExtras {
  /// Where the filled part begins; nil is the lowest value.
  var neutral: Double?
  /// Views at values, in ascending order.
  var ticks: [(value: Double, label: AnyView?)] = []
  /// Says the value that there is now to those who cannot see.
  var currentValueLabel: Text?
  var hasLabels: Bool { ticks.contains { $0.label != nil } }
}

/// The marks below a track, and their labels.
///
/// - Source: pictures of sliders of iOS 26: dots of 3 points, 7 below the middle of the track; labels in caption letters
struct SliderTicks: View {
  let ticks: [(value: Double, label: AnyView?)]
  let scale: SliderScale

  var body: some View {
    SliderTickLayout(
      fractions: ticks.flatMap { [scale.fraction(of: $0.value), scale.fraction(of: $0.value)] }
    ) {
      ForEach(ticks.indices, id: \.self) { index in
        Circle().fill(SystemStyle.secondaryLabel).frame(width: 3, height: 3)
        // One view, whether there is a label or not.
        ZStack { ticks[index].label }.font(.caption).foregroundStyle(.secondary).lineLimit(1).fixedSize()
      }
    }
    .allowsHitTesting(false)
  }
}

/// Dots in a row, each with its label below it.
private struct SliderTickLayout: Layout {
  /// Of each dot and of each label.
  let fractions: [Double]
  private static let thumb: CGFloat = 28
  private static let dots: CGFloat = 3

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let labels = subviews.enumerated().filter { $0.offset % 2 == 1 }
    let height = labels.map { $0.element.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: proposal.width ?? 100, height: Self.dots + (height > 0 ? height + 2 : 0))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() where index < fractions.count {
      let x = bounds.minX + Self.thumb / 2 + (bounds.width - Self.thumb) * fractions[index]
      let isDot = index % 2 == 0
      subview.place(
        at: CGPoint(x: x, y: bounds.minY + (isDot ? 0 : Self.dots + 2)), anchor: .top, proposal: .unspecified)
    }
  }
}

/// The filled part of a track from a value in its middle to the thumb.
struct NeutralFill: Layout {
  let from: Double
  let to: Double
  private static let thumb: CGFloat = 28
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: 4)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    func x(_ fraction: Double) -> CGFloat {
      bounds.minX + Self.thumb / 2 + (bounds.width - Self.thumb) * fraction
    }
    let (a, b) = (x(min(from, to)), x(max(from, to)))
    subviews.first?.place(
      at: CGPoint(x: a, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: b - a, height: 4)
    )
  }
}

extension Slider {
  /// A slider with marks.
  ///
  /// - Parameters:
  ///   - neutralValue: Where the filled part of the track begins, in place of the lowest value.
  ///   - enabledBounds: The part of the range that can be chosen.
  ///   - ticks: Marks below the track.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged,
      enabled: enabledBounds,
      extras: SliderExtras(
        neutral: neutralValue.map { Double($0) }, ticks: Self.marks(ticks().body),
        currentValueLabel: currentValueLabel() as? Text))
  }
  /// A slider whose filled part may begin in the middle, and of which only a part may be chosen.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged,
      enabled: enabledBounds,
      extras: SliderExtras(
        neutral: neutralValue.map { Double($0) }, currentValueLabel: currentValueLabel() as? Text))
  }
  /// A slider with steps, each of which may have a mark.
  ///
  /// - Parameter tick: The mark of a value; nil is none.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged,
      enabled: enabledBounds,
      extras: SliderExtras(
        neutral: neutralValue.map { Double($0) }, ticks: Self.marks(bounds, step, tick),
        currentValueLabel: currentValueLabel() as? Text))
  }

  /// The marks of the steps that have one.
  fileprivate nonisolated static func marks<V: BinaryFloatingPoint>(
    _ bounds: ClosedRange<V>, _ step: V.Stride, _ tick: (V) -> SliderTick<V>?
  ) -> [(value: Double, label: AnyView?)] where V.Stride: BinaryFloatingPoint {
    // Beyond so many steps no marks could be told apart.
    guard step > 0, (bounds.upperBound - bounds.lowerBound) / V(step) <= 1000 else { return [] }
    return marks(stride(from: bounds.lowerBound, through: bounds.upperBound, by: step).compactMap(tick))
  }
  fileprivate nonisolated static func marks<V: BinaryFloatingPoint>(_ ticks: some Collection<SliderTick<V>>)
    -> [(value: Double, label: AnyView?)]
  { ticks.sorted().map { (Double($0.value), $0.label) } }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with marks.
  ///
  /// - Parameters:
  ///   - neutralValue: Where the filled part of the track begins, in place of the lowest value.
  ///   - enabledBounds: The part of the range that can be chosen.
  ///   - ticks: Marks below the track.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), nil, nil, onEditingChanged,
      enabled: enabledBounds,
      extras: SliderExtras(
        neutral: neutralValue.map { Double($0) }, ticks: Self.marks(ticks().body),
        currentValueLabel: currentValueLabel() as? Text))
  }
  /// A slider whose filled part may begin in the middle, and of which only a part may be chosen.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), nil, nil, onEditingChanged,
      enabled: enabledBounds,
      extras: SliderExtras(
        neutral: neutralValue.map { Double($0) }, currentValueLabel: currentValueLabel() as? Text))
  }
  /// A slider with steps, each of which may have a mark.
  ///
  /// - Parameter tick: The mark of a value; nil is none.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label(), nil, nil, onEditingChanged,
      enabled: enabledBounds,
      extras: SliderExtras(
        neutral: neutralValue.map { Double($0) }, ticks: Self.marks(bounds, step, tick),
        currentValueLabel: currentValueLabel() as? Text))
  }
}

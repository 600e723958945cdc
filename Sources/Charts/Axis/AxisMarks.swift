import CoreGraphics
import Foundation
import SashCore

/// On which side of the plot an axis stands.
public struct AxisMarkPosition: Hashable, Sendable {
  package enum Side: Sendable { case automatic, leading, trailing, top, bottom }
  package let side: Side
  public static let automatic = Self(side: .automatic)
  public static let leading = Self(side: .leading)
  public static let trailing = Self(side: .trailing)
  public static let top = Self(side: .top)
  public static let bottom = Self(side: .bottom)
}
/// How an axis stands to the plot. All stand alike here.
public struct AxisMarkPreset: Hashable, Sendable {
  private let id: Int
  public static let automatic = Self(id: 0)
  public static let extended = Self(id: 1)
  public static let aligned = Self(id: 2)
  public static let inset = Self(id: 3)
}

/// At which values an axis has marks.
public struct AxisMarkValues {
  package enum Kind {
    case automatic(count: Int?, minimumStride: Double?)
    case numbers(stride: Double)
    case dates(unit: Calendar.Component, count: Int, calendar: Calendar?)
    case values([_PlotDatum])
  }
  package let kind: Kind
  public static var automatic: Self { Self(kind: .automatic(count: nil, minimumStride: nil)) }
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { Self(kind: .automatic(count: desiredCount, minimumStride: nil)) }
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { Self(kind: .automatic(count: desiredCount, minimumStride: Double(minimumStride))) }
  public static func automatic(
    minimumStride: Double, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> Self { Self(kind: .automatic(count: desiredCount, minimumStride: minimumStride)) }
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { Self(kind: .numbers(stride: Double(stepSize))) }
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> Self { Self(kind: .dates(unit: component, count: max(1, count), calendar: calendar)) }
}

/// What an axis consists of.
public protocol AxisContent {
  func _axes() -> [_AxisSpec]
}
/// An axis before its scale is known.
public struct _AxisSpec {
  package var position = AxisMarkPosition.automatic
  package var values = AxisMarkValues.automatic
  /// What stands at a value; nil for what charts have if nothing is said.
  package var content: ((AxisValue) -> [_AxisPart])?
  package var stroke: StrokeStyle?
  package var format: ((_PlotDatum) -> String?)?
}

/// Marks at values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let spec: _AxisSpec
  public func _axes() -> [_AxisSpec] { [spec] }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { spec = _AxisSpec(position: position, values: values, content: { content($0)._parts() }) }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    spec = _AxisSpec(
      position: position, values: AxisMarkValues(kind: .values(values.map(\.datum))),
      content: { content($0)._parts() })
  }
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) { spec = _AxisSpec(position: position, values: values, content: { _ in content()._parts() }) }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    spec = _AxisSpec(
      position: position, values: AxisMarkValues(kind: .values(values.map(\.datum))),
      content: { _ in content()._parts() })
  }
}

extension AxisMarks where Content == AnyAxisMark {
  /// Lines and words as charts have them.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { spec = _AxisSpec(position: position, values: values, stroke: stroke) }
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    spec = _AxisSpec(
      position: position, values: AxisMarkValues(kind: .values(values.map(\.datum))), stroke: stroke)
  }
  /// Lines and words; the words by a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    spec = _AxisSpec(
      position: position, values: values, stroke: stroke,
      format: { datum in Format.FormatInput(datum: datum).map { format.format($0) } })
  }
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    spec = _AxisSpec(
      position: position, values: AxisMarkValues(kind: .values(values.map(\.datum))), stroke: stroke,
      format: { datum in Format.FormatInput(datum: datum).map { format.format($0) } })
  }
}

/// Several axes.
struct AxisGroup: AxisContent {
  let specs: [_AxisSpec]
  func _axes() -> [_AxisSpec] { specs }
}
@resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some AxisContent { AxisGroup(specs: []) }
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> some AxisContent
  {
    var specs: [_AxisSpec] = []
    repeat specs += (each content)._axes()
    return AxisGroup(specs: specs)
  }
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> some AxisContent {
    AxisGroup(specs: content?._axes() ?? [])
  }
  public static func buildEither<Content: AxisContent>(first content: Content) -> AnyAxisContent {
    AnyAxisContent(content)
  }
  public static func buildEither<Content: AxisContent>(second content: Content) -> AnyAxisContent {
    AnyAxisContent(content)
  }
}
public struct AnyAxisContent: AxisContent {
  private let specs: [_AxisSpec]
  public init<Content: AxisContent>(_ content: Content) { specs = content._axes() }
  public func _axes() -> [_AxisSpec] { specs }
}

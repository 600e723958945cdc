import CoreGraphics
import Foundation
import SashCore

/// A value at which an axis has marks.
public struct AxisValue {
  public let index: Int
  public let count: Int
  package let datum: _PlotDatum
  package let words: String
  /// The value; nil if it is of another type.
  public func `as`<P: Plottable>(_ type: P.Type = P.self) -> P? { P(datum: datum) }
}

/// What stands at a value of an axis: a line, a tick, words.
public protocol AxisMark {
  func _parts() -> [_AxisPart]
}

/// A part of what stands at a value of an axis.
public struct _AxisPart {
  package enum Kind {
    case gridLine
    /// How long, in points; nil for the usual length.
    case tick(CGFloat?)
    case label(AxisLabel)
  }
  package var kind: Kind
  package var stroke: StrokeStyle?
  package var style: AnyShapeStyle?
  package var font: Font?
  package var offset = CGSize.zero
}

/// The words at a value.
package struct AxisLabel {
  /// Nothing says: the value itself.
  package var view: AnyView?
  package var format: ((_PlotDatum) -> String?)?
  package var isCentered: Bool?
  package var anchor: UnitPoint?
  package var isVertical = false
  package var horizontalSpacing: CGFloat?
  package var verticalSpacing: CGFloat?
}

/// A line across the plot.
public struct AxisGridLine: AxisMark {
  private let part: _AxisPart
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = _AxisPart(kind: .gridLine, stroke: stroke)
  }
  public func _parts() -> [_AxisPart] { [part] }
}

/// A short line beside the plot.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Sendable {
    let points: CGFloat?
    public static let automatic = Length(points: nil)
    public static let label = Length(points: 14)
    public static let longestLabel = Length(points: 14)
    public static func label(extendPastBy: CGFloat = 0) -> Length { Length(points: 14 + extendPastBy) }
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length { Length(points: 14 + extendPastBy) }
    private init(points: CGFloat?) { self.points = points }
  }
  private let part: _AxisPart
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    part = _AxisPart(kind: .tick(length.points), stroke: stroke)
  }
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    part = _AxisPart(kind: .tick(length), stroke: stroke)
  }
  public func _parts() -> [_AxisPart] { [part] }
}

/// How words stand.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let isVertical: Bool
  public static let automatic = Self(isVertical: false)
  public static let horizontal = Self(isVertical: false)
  public static let vertical = Self(isVertical: true)
  public static let verticalReversed = Self(isVertical: true)
}
/// What happens to words that do not fit beside each other: later ones are left out.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let id: Int
  public static let automatic = Self(id: 0)
  public static let disabled = Self(id: 1)
  public static let greedy = Self(id: 2)
  public static let truncate = Self(id: 3)
  public static func greedy(minimumSpacing: CGFloat? = nil) -> Self { Self(id: 2) }
  public static func greedy(priority: Double, minimumSpacing: CGFloat? = nil) -> Self { Self(id: 2) }
}

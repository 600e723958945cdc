import CoreGraphics
import Foundation
import SashCore
import SashLayout

/// A mark with all that its modifiers have said.
public struct _ChartMark {
  package enum Kind { case bar, line, area, point, rule, rectangle, sector }
  /// On one axis: a value, a part of the axis that belongs to a value, or from a value to another.
  package struct Span {
    package var low: _PlotDatum
    package var high: _PlotDatum?
    /// Whether it is the part of the axis that belongs to a value.
    package var isBin = false
    package var unit: Calendar.Component?
    package var label = ""
    package init<Value>(_ value: PlottableValue<Value>) {
      (low, high, isBin, unit, label) = (value.low, value.high, value.high != nil, value.unit, value.label)
    }
    package init<Low, High>(_ low: PlottableValue<Low>, _ high: PlottableValue<High>) {
      (self.low, self.high, label) = (low.low, high.low, low.label)
    }
    package init(_ low: _PlotDatum, _ high: _PlotDatum) { (self.low, self.high) = (low, high) }
    /// The middle of a part of the axis, else the value.
    package func middle(_ scale: PositionScaleProbe) -> Double? {
      guard let start = scale.fraction(low) else { return nil }
      guard let high, let end = scale.fraction(high) else { return start }
      return (start + end) / 2
    }
  }
  package struct Annotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    nonisolated(unsafe) let view: AnyView
  }

  package let kind: Kind
  package var x: Span?
  package var y: Span?
  /// Places on the plot in points, for marks that reach from one to another.
  package var xPoints: (start: CGFloat?, end: CGFloat?) = (nil, nil)
  package var yPoints: (start: CGFloat?, end: CGFloat?) = (nil, nil)
  package var width = MarkDimension.automatic
  package var height = MarkDimension.automatic
  package var stacking = MarkStackingMethod.standard
  package var series: _PlotDatum?

  // Sectors.
  package var angle: Double = 0
  package var innerRadius = MarkDimension.automatic
  package var outerRadius = MarkDimension.automatic
  package var angularInset: CGFloat = 0

  // Modifiers.
  package var style: AnyShapeStyle?
  package var styleBy: _PlotDatum?
  package var styleLabel = ""
  package var symbol: AnyChartSymbol?
  package var symbolBy: _PlotDatum?
  package var symbolArea: CGFloat?
  package var lineStyle: StrokeStyle?
  package var lineStyleBy: _PlotDatum?
  package var interpolation: InterpolationMethod?
  package var opacity: Double = 1
  package var cornerRadius: CGFloat?
  package var positionBy: _PlotDatum?
  package var offset = CGSize.zero
  package var zIndex: Double = 0
  package var annotations: [Annotation] = []
  /// What is done to this mark and those drawn with it, from the inside out.
  package var effects: [MarkEffect] = []
  package var spoken = SpokenMark()
  /// How far the ends move that reach from one value to another, beside `offset`, in points.
  package var endOffsets = (xStart: CGFloat(0), xEnd: CGFloat(0), yStart: CGFloat(0), yEnd: CGFloat(0))

  package init(_ kind: Kind) { self.kind = kind }
}

/// Gives the fraction of an axis that a value stands at.
package protocol PositionScaleProbe {
  func fraction(_ datum: _PlotDatum) -> Double?
}
extension PositionScale: PositionScaleProbe {}

/// How wide or high a mark is.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  package enum Kind: Sendable { case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat) }
  package let kind: Kind
  public static let automatic = Self(kind: .automatic)
  /// In points.
  public static func fixed(_ value: CGFloat) -> Self { Self(kind: .fixed(value)) }
  /// Less than there is, in points on each side.
  public static func inset(_ value: CGFloat) -> Self { Self(kind: .inset(value)) }
  /// A part of what there is.
  public static func ratio(_ value: CGFloat) -> Self { Self(kind: .ratio(value)) }
  private init(kind: Kind) { self.kind = kind }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { kind = .fixed(value) }

  /// The size where `whole` is there.
  package func size(of whole: CGFloat, automatic ratio: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: whole * ratio
    case .fixed(let value): value
    case .inset(let value): max(0, whole - 2 * value)
    case .ratio(let value): whole * value
    }
  }
}

/// Where marks at the same place go.
public struct MarkStackingMethod: Hashable, Sendable {
  package enum Kind: Sendable { case standard, normalized, center, unstacked }
  package let kind: Kind
  /// On top of each other.
  public static let standard = Self(kind: .standard)
  /// On top of each other, together 1.
  public static let normalized = Self(kind: .normalized)
  /// On top of each other, around the middle.
  public static let center = Self(kind: .center)
  /// Over each other.
  public static let unstacked = Self(kind: .unstacked)
}

/// How a line goes from point to point.
public struct InterpolationMethod: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case linear, monotone, cardinal(tension: CGFloat), catmullRom(alpha: CGFloat), stepStart, stepCenter,
      stepEnd
  }
  package let kind: Kind
  public static let linear = Self(kind: .linear)
  public static let monotone = Self(kind: .monotone)
  public static let cardinal = Self(kind: .cardinal(tension: 0))
  public static func cardinal(tension: CGFloat) -> Self { Self(kind: .cardinal(tension: tension)) }
  public static let catmullRom = Self(kind: .catmullRom(alpha: 0.5))
  public static func catmullRom(alpha: CGFloat) -> Self { Self(kind: .catmullRom(alpha: alpha)) }
  public static let stepStart = Self(kind: .stepStart)
  public static let stepCenter = Self(kind: .stepCenter)
  public static let stepEnd = Self(kind: .stepEnd)
}

/// On which side of a mark a note stands.
public struct AnnotationPosition: Hashable, Sendable {
  /// -1, 0 or 1 from left to right and from top to bottom.
  package let x: CGFloat
  package let y: CGFloat
  public static let automatic = Self(x: 0, y: -1)
  public static let overlay = Self(x: 0, y: 0)
  public static let top = Self(x: 0, y: -1)
  public static let bottom = Self(x: 0, y: 1)
  public static let leading = Self(x: -1, y: 0)
  public static let trailing = Self(x: 1, y: 0)
  public static let topLeading = Self(x: -1, y: -1)
  public static let topTrailing = Self(x: 1, y: -1)
  public static let bottomLeading = Self(x: -1, y: 1)
  public static let bottomTrailing = Self(x: 1, y: 1)
}
/// What happens to a note that does not fit. Notes are kept inside of the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  public struct Boundary: Hashable, Sendable {
    private let id: Int
    public static let automatic = Self(id: 0)
    public static let chart = Self(id: 1)
    public static let plot = Self(id: 2)
  }
  public struct Strategy: Hashable, Sendable {
    private let id: Int
    public static let automatic = Self(id: 0)
    public static let disabled = Self(id: 1)
    public static let padScale = Self(id: 2)
    public static let fit = Self(id: 3)
    public static func fit(to boundary: Boundary) -> Self { Self(id: 3) }
  }
  public static let automatic = Self()
  public init() {}
  public init(x: Strategy, y: Strategy) {}
}
/// What a note knows of its mark.
public struct AnnotationContext: Hashable, Sendable {
  public let targetSize: CGSize
}

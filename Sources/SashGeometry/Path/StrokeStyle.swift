import Foundation

/// How the end of a stroked line looks.
@frozen public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// How two stroked lines meet.
@frozen public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// How a path is stroked; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { .init(lineWidth, .init(miterLimit, dashPhase)) }
    set {
      (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second)
    }
  }
}

/// How a path is filled.
@frozen public struct FillStyle: Equatable, Sendable, BitwiseCopyable {
  /// Even-odd instead of non-zero winding.
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

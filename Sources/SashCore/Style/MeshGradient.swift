import Foundation
import SashDisplay

/// Colours on a grid of points that can be moved, mixed over the cells between them.
///
/// Points are in fractions of the frame, row by row. Where cells lie over one another the later one is seen, and where there
/// is none the background.
public nonisolated struct MeshGradient: ShapeStyle, View, Equatable, Sendable {
  public typealias Resolved = Never

  /// A point with the control points of the curves that leave it, in fractions of the frame.
  public struct BezierPoint: Hashable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }
  /// Where the colours stand.
  public enum Locations: Equatable, Sendable {
    /// Smooth curves are led through the points.
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }
  /// The colours of the points.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// Points in a row.
  public var width: Int
  /// Points in a column.
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  /// What is seen where there is no cell.
  public var background: Color
  /// Whether colours change without an edge at the lines of the grid.
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  @MainActor @preconcurrency public var body: _ShapeView<Rectangle, MeshGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    let background = background.components(in: context.environment)
    let resolved =
      switch colors {
      case .colors(let colors): colors.map { $0.components(in: context.environment) }
      case .resolvedColors(let colors): colors.map(\.components)
      }
    var mesh = GradientMesh(
      width: width, height: height, colors: resolved, background: background, isSmooth: smoothsColors,
      space: colorSpace)
    switch locations {
    case .points(let points): mesh.positions = points
    case .bezierPoints(let points):
      mesh.isBezier = true
      mesh.positions = points.flatMap {
        [
          $0.position, $0.leadingControlPoint, $0.topControlPoint, $0.trailingControlPoint,
          $0.bottomControlPoint,
        ]
      }
    }
    guard mesh.isComplete else {
      runtimeWarning(
        "A MeshGradient of \(width) × \(height) needs \(width * height) points and as many colours, at least 2 × 2."
      )
      return _ResolvedStyle(background)
    }
    return _ResolvedStyle(.mesh(mesh)).stepping(back: context.level)
  }
}

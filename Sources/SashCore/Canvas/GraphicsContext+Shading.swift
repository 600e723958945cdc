import Foundation
import SashDisplay

extension GraphicsContext {
  /// What a path is filled or a line is drawn with. Points are those of drawing.
  ///
  /// - Missing: `backdrop`.
  public nonisolated struct Shading: Sendable {
    indirect enum Kind: Sendable {
      case color(Color)
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case conic(Gradient, CGPoint, Angle, GradientOptions)
      case image(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
      case palette([Shading])
      case shader(Shader, CGRect)
    }
    let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(.style(AnyShapeStyle(ForegroundStyle()))) }
    /// Shadings for the levels of a symbol; elsewhere the first of them.
    public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }
    public static func color(_ color: Color) -> Shading { Shading(.color(color)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// Colours on a grid of points, in the bounds of what is drawn.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }
    /// A style in the bounds of what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(.style(AnyShapeStyle(style))) }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.linear(gradient, startPoint, endPoint, options))
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.radial(gradient, center, startRadius, endRadius, options))
    }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.conic(gradient, center, angle, options))
    }
    /// Copies of a part of an image, given in fractions of it, from `origin` on.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(.image(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }
    /// The colours of a shader.
    ///
    /// - Parameter bounds: What the shader is told of as its bounds, in points of drawing.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
      Shading(.shader(shader, bounds))
    }

    /// What to paint with; nil draws nothing.
    func style(in context: GraphicsContext) -> CanvasStyle? {
      let environment = context.layer.scene.environment
      let values = environment.value
      switch kind {
      case .color(let color): return CanvasStyle(.color(color.components(in: values)))
      case .style(let style):
        let resolved = style._resolve(in: environment)
        return resolved.isInvisible ? nil : CanvasStyle(resolved)
      case .shader(let shader, let bounds):
        let resolved = ResolvedShader(shader) { $0.components(in: values) }
        return CanvasStyle(
          resolved.function(as: .shapeStyle, in: bounds).map { .function($0, origin: .zero) })
      case .palette(let shadings): return shadings.first?.style(in: context)
      case .linear(let gradient, let start, let end, let options):
        let line = CGSize(width: end.x - start.x, height: end.y - start.y)
        let length = line.width * line.width + line.height * line.height
        let stops = gradient.resolve(in: values).mixed(options)
        guard length > 0, length.isFinite, stops.count > 1 else {
          return CanvasStyle(stops.last.map { .color($0.color) })
        }
        let places = context.clipBoundingRect.corners.map {
          (($0.x - start.x) * line.width + ($0.y - start.y) * line.height) / length
        }
        guard let first = places.min(), let last = places.max(), first <= last else { return nil }
        let (range, all) = stops.continued(options, over: first...last)
        func point(_ t: CGFloat) -> CGPoint {
          CGPoint(x: start.x + line.width * t, y: start.y + line.height * t)
        }
        return CanvasStyle(.linear(all, start: point(range.lowerBound), end: point(range.upperBound)))
      case .radial(let gradient, let center, let start, let end, let options):
        let stops = gradient.resolve(in: values).mixed(options)
        guard end != start, (end - start).isFinite, stops.count > 1 else {
          return CanvasStyle(stops.last.map { .color($0.color) })
        }
        let furthest = context.clipBoundingRect.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max()!
        let from = (0 - start) / (end - start)
        let (range, all) = stops.continued(
          options, over: from...max(from, max((furthest - start) / (end - start), 1)))
        func radius(_ t: CGFloat) -> CGFloat { start + (end - start) * t }
        return CanvasStyle(
          .radial(
            all, center: center, startRadius: radius(range.lowerBound), endRadius: radius(range.upperBound)))
      case .conic(let gradient, let center, let angle, let options):
        let stops = gradient.resolve(in: values).mixed(options)
        guard stops.count > 1 else { return CanvasStyle(stops.last.map { .color($0.color) }) }
        return CanvasStyle(
          .angular(stops, center: center, start: angle, end: Angle(radians: angle.radians + 2 * .pi)))
      case .image(let image, let origin, let source, let scale):
        return tile(image, origin, source, scale, environment)
      }
    }

    private func tile(
      _ image: Image, _ origin: CGPoint, _ source: CGRect, _ scale: CGFloat, _ environment: EnvironmentInput
    ) -> CanvasStyle? {
      guard let picture = ImageResolver(environment: environment).resolve(image.storage) as? ResolvedPicture
      else { return nil }
      guard let tile = picture.image.tile(source, scale: scale) else { return nil }
      return CanvasStyle(.tiles(tile.bitmap, origin: origin, size: tile.size))
    }
  }
}

/// A shading worked out: a paint in the points of drawing, or one that needs the bounds of what is drawn.
nonisolated struct CanvasStyle {
  private enum Kind {
    case paint(Paint)
    case style(_ResolvedStyle)
  }
  private let kind: Kind
  init(_ paint: Paint) { kind = .paint(paint) }
  init?(_ paint: Paint?) {
    guard let paint else { return nil }
    self.init(paint)
  }
  init(_ style: _ResolvedStyle) { kind = .style(style) }

  func paint(_ bounds: CGRect) -> Paint {
    switch kind {
    case .paint(let paint): paint
    case .style(let style): style.fill.paint(in: bounds)
    }
  }
  /// Content with the shadows and the blend mode of a style around it.
  func decorated(_ content: DisplayContent, path: Path, mode: ShapeContent.Mode) -> DisplayContent {
    guard case .style(let style) = kind else { return content }
    return style.decorating(content) { path.area(mode) }
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}

extension [GradientStop] {
  /// With stops between for what mixing light would give.
  fileprivate func mixed(_ options: GraphicsContext.GradientOptions) -> [GradientStop] {
    guard options.contains(.linearColor) else { return self }
    return indices.flatMap { index -> [GradientStop] in
      guard index + 1 < count else { return [self[index]] }
      let (a, b) = (self[index], self[index + 1])
      guard b.location > a.location, a.color != b.color else { return [a] }
      return (0..<8).map { step in
        let part = Float(step) / 8
        return GradientStop(
          color: a.color.mixedAsLight(with: b.color, by: part),
          location: a.location + (b.location - a.location) * CGFloat(part))
      }
    }
  }

  /// The stops repeated over a range of the line, as options say, and the range that they cover then.
  fileprivate func continued(
    _ options: GraphicsContext.GradientOptions, over range: ClosedRange<CGFloat>
  ) -> (ClosedRange<CGFloat>, [GradientStop]) {
    guard !options.isDisjoint(with: [.repeat, .mirror]), range.lowerBound.isFinite, range.upperBound.isFinite
    else { return (0...1, self) }
    // Beyond so many turns single colours could not be told apart anyway.
    let first = Swift.max(range.lowerBound.rounded(.down), -128)
    let last = Swift.min(Swift.max(range.upperBound.rounded(.up), first + 1), 128)
    let length = last - first
    var result: [GradientStop] = []
    for turn in 0..<Int(length) {
      let isBack = options.contains(.mirror) && (Int(first) + turn) % 2 != 0
      for stop in isBack ? reversed() : self {
        let place = isBack ? 1 - stop.location : stop.location
        result.append(GradientStop(color: stop.color, location: (CGFloat(turn) + place) / length))
      }
    }
    return (first...last, result)
  }
}

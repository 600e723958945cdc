import Foundation
import SashDisplay

extension GraphicsContext {
  /// Something done to a drawing as a whole.
  public nonisolated struct Filter: Sendable {
    enum Kind: Sendable {
      case effect(DisplayEffect)
      case multiply(Color)
      case threshold(Double, Double, Color)
      case shadow(Color, CanvasShadow)
      case shader(Shader, Shader.UsageType, CGSize)
    }
    let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(.effect(.projection(matrix)))
    }
    /// A blurred copy below the drawing; radius and offset in points of drawing.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let shadow = CanvasShadow(
        radius: max(radius, 0), offset: CGSize(width: x, height: y), mode: blendMode, options: options)
      return Filter(.shadow(color, shadow))
    }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(.effect(.colorMatrix(matrix.pixelMatrix)))
    }
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(.effect(.colorMatrix(.hueRotation(angle))))
    }
    public static func saturation(_ amount: Double) -> Filter {
      Filter(.effect(.colorMatrix(.saturation(Float(amount)))))
    }
    public static func brightness(_ amount: Double) -> Filter {
      Filter(.effect(.colorMatrix(.brightness(Float(amount)))))
    }
    public static func contrast(_ amount: Double) -> Filter {
      Filter(.effect(.colorMatrix(.contrast(Float(amount)))))
    }
    /// 0 leaves the colours inverted not at all, 1 wholly.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(.effect(.colorMatrix(.inversion(Float(min(max(amount, 0), 1))))))
    }
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(.effect(.colorMatrix(.saturation(1 - Float(min(max(amount, 0), 1))))))
    }
    /// As opaque as it is bright.
    public static var luminanceToAlpha: Filter { Filter(.effect(.colorMatrix(.luminanceToAlpha))) }
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.effect(.blur(radius: max(radius, 0), isOpaque: options.contains(.opaque))))
    }
    /// One colour where the drawing's opacity is within the bounds, nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(.threshold(min, max, color))
    }

    /// Each colour through a shader.
    public static func colorShader(_ shader: Shader) -> Filter {
      Filter(.shader(shader, .colorEffect, .zero))
    }
    /// Each place from where a shader says, at most `maxSampleOffset` (points of drawing) away.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(.shader(shader, .distortionEffect, maxSampleOffset))
    }
    /// Each colour by a shader that looks at the drawing, at most `maxSampleOffset` (points of drawing) away.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(.shader(shader, .layerEffect, maxSampleOffset))
    }

    func apply(to item: PlacedItem, in scene: CanvasScene) -> PlacedItem {
      func components(_ color: Color) -> ColorComponents { color.components(in: scene.environment.value) }
      switch kind {
      case .effect(let effect): return .only(.effect(effect, item))
      case .multiply(let color): return .only(.effect(.colorMatrix(.multiply(components(color))), item))
      case .threshold(let min, let max, let color):
        return .only(.effect(.alphaThreshold(min: min, max: max, color: components(color)), item))
      case .shader(let shader, let usage, let reach):
        let resolved = ResolvedShader(shader) { components($0) }
        return resolved.function(as: usage, in: item.bounds.isNull ? .zero : item.bounds, reach: reach)
          .map { .only(.effect(.pixels($0), item)) } ?? item
      case .shadow(let color, let shadow): return shadow.thrown(by: item, components(color))
      }
    }
  }
}

/// A filter and the points it is measured in.
nonisolated struct CanvasFilter {
  let filter: GraphicsContext.Filter
  let transform: CGAffineTransform

  func apply(to item: PlacedItem, in scene: CanvasScene) -> PlacedItem {
    if transform.isIdentity { return filter.apply(to: item, in: scene) }
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return item }
    let inside = PlacedItem.only(.effect(.transform(transform.inverted()), item))
    return .only(.effect(.transform(transform), filter.apply(to: inside, in: scene)))
  }
}

/// A 4×5 matrix for colours: rows give red, green, blue and opacity of the result, the fifth column is added.
@frozen public nonisolated struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1
  public var r2: Float = 0
  public var r3: Float = 0
  public var r4: Float = 0
  public var r5: Float = 0
  public var g1: Float = 0
  public var g2: Float = 1
  public var g3: Float = 0
  public var g4: Float = 0
  public var g5: Float = 0
  public var b1: Float = 0
  public var b2: Float = 0
  public var b3: Float = 1
  public var b4: Float = 0
  public var b5: Float = 0
  public var a1: Float = 0
  public var a2: Float = 0
  public var a3: Float = 0
  public var a4: Float = 1
  public var a5: Float = 0
  /// The matrix that changes nothing.
  @inlinable public init() {}

  var pixelMatrix: PixelMatrix {
    PixelMatrix([
      r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
    ])
  }
}

extension PixelMatrix {
  /// Part of the way to the opposite colours.
  static func inversion(_ amount: Float) -> PixelMatrix {
    let own = 1 - 2 * amount
    return PixelMatrix([
      own, 0, 0, 0, amount, 0, own, 0, 0, amount, 0, 0, own, 0, amount, 0, 0, 0, 1, 0,
    ])
  }
}

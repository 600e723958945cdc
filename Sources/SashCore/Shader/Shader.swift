import Foundation

/// A function of a library together with its arguments. It fills shapes as a style, and changes views as an effect.
public nonisolated struct Shader: Equatable, Sendable {
  public var function: ShaderFunction
  public var arguments: [Argument]
  /// Whether colours get noise before they are rounded, against bands.
  ///
  /// - Missing: the noise.
  public var dithersColor = false
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// What a shader is for.
  public struct UsageType: Equatable, Hashable, Sendable {
    enum Kind: String, Sendable { case shapeStyle, colorEffect, distortionEffect, layerEffect }
    let kind: Kind
    public static let shapeStyle = UsageType(kind: .shapeStyle)
    public static let colorEffect = UsageType(kind: .colorEffect)
    public static let distortionEffect = UsageType(kind: .distortionEffect)
    public static let layerEffect = UsageType(kind: .layerEffect)
  }

  /// Makes sure that there is such a function; throws if the app has given none.
  public func compile(as type: UsageType) async throws {
    guard ShaderPrograms.program(function, type) != nil else { throw ShaderError(function, type) }
  }

  /// One value that a function is called with.
  public struct Argument: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case numbers([Float])
      case color(Color)
      case colors([Color])
      case data(Data)
      case boundingRect
      case image
    }
    let kind: Kind

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument(kind: .numbers([Float(x)]))
    }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(kind: .numbers([Float(x), Float(y)]))
    }
    public static func float2(_ point: CGPoint) -> Argument { .float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { .float2(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Argument { .float2(vector.dx, vector.dy) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(kind: .numbers([Float(x), Float(y), Float(z)]))
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(kind: .numbers([Float(x), Float(y), Float(z), Float(w)]))
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument(kind: .numbers(array)) }
    /// The bounds of what the shader is applied to, in points: x, y, width, height.
    public static var boundingRect: Argument { Argument(kind: .boundingRect) }
    /// A colour, premultiplied.
    public static func color(_ color: Color) -> Argument { Argument(kind: .color(color)) }
    public static func colorArray(_ array: [Color]) -> Argument { Argument(kind: .colors(array)) }
    /// An image.
    ///
    /// - Missing: a function is given nothing of it.
    public static func image(_ image: Image) -> Argument {
      runtimeWarning("Images are not handed to shaders here; the function gets none.")
      return Argument(kind: .image)
    }
    public static func data(_ data: Data) -> Argument { Argument(kind: .data(data)) }
  }
}

/// Why a shader cannot be used.
struct ShaderError: Error, CustomStringConvertible {
  let description: String
  init(_ function: ShaderFunction, _ type: Shader.UsageType) {
    description =
      "The shader function \(function.name) is not there: Metal does not run here. Give it in Swift, "
      + "SwiftShader.\(type.kind.rawValue)(\"\(function.name)\") of the module Sash."
  }
}

extension Shader: ShapeStyle {
  public typealias Resolved = Never
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    let resolved = ResolvedShader(self) { $0.components(in: context.environment) }
    return _ResolvedStyle(.shader(resolved, opacity: 1)).stepping(back: context.level)
  }
}

import Foundation
import SashCore
import SashDisplay
import SwiftUI

/// Shader functions in Swift, in place of those that an app has in Metal, which does not run here.
///
///     SwiftShader.colorEffect("checkerboard") { position, color, arguments in
///       let size = arguments.float(0)
///       let square = SIMD2(Int(position.x / size), Int(position.y / size))
///       return (square.x ^ square.y) & 1 == 0 ? color : color * arguments.float(1)
///     }
///     …
///     Text("Hello").colorEffect(ShaderLibrary.checkerboard(.float(8), .float(0.5)))
///
/// Give them before the first view is drawn, in the initialiser of the app. Places are in points of the view, as they are in
/// Metal; colours are premultiplied: red, green, blue, opacity, 0…1. The functions run on several threads at once, for
/// each pixel of the part of the window that is drawn, so they should be quick and read nothing that changes.
public enum SwiftShader {
  public typealias Position = SIMD2<Float>
  public typealias Premultiplied = SIMD4<Float>

  /// The arguments of a shader, in their order, without the place, the colour and the layer that come before them.
  public struct Arguments: Sendable {
    let values: ShaderValues
    public var count: Int { values.numbers.count }
    /// All numbers of an argument; those of colours premultiplied, four each; x, y, width, height of bounds.
    public subscript(index: Int) -> [Float] {
      values.numbers.indices.contains(index) ? values.numbers[index] : []
    }
    private func number(_ index: Int, _ part: Int) -> Float {
      let numbers = self[index]
      return part < numbers.count ? numbers[part] : 0
    }
    public func float(_ index: Int) -> Float { number(index, 0) }
    public func float2(_ index: Int) -> SIMD2<Float> { SIMD2(number(index, 0), number(index, 1)) }
    public func float3(_ index: Int) -> SIMD3<Float> {
      SIMD3(number(index, 0), number(index, 1), number(index, 2))
    }
    public func float4(_ index: Int) -> SIMD4<Float> {
      SIMD4(number(index, 0), number(index, 1), number(index, 2), number(index, 3))
    }
    /// Premultiplied.
    public func color(_ index: Int) -> Premultiplied { float4(index) }
    public func data(_ index: Int) -> Data? {
      values.bytes.indices.contains(index) ? values.bytes[index] : nil
    }
  }

  /// What a view has drawn.
  public struct Layer {
    let sampler: PixelSampler
    /// The colour at a place, mixed of the pixels around it; clear outside of the view.
    public func sample(_ position: Position) -> Premultiplied { sampler.color(at: position) }
  }

  /// Gives a function that fills shapes.
  ///
  /// - Parameter library: Nil gives it to every library.
  public static func shapeStyle(
    _ name: String, in library: ShaderLibrary? = nil,
    _ body: @escaping @Sendable (Position, Arguments) -> Premultiplied
  ) {
    ShaderPrograms.give(name, .fill { body($0, Arguments(values: $1)) }, to: library)
  }
  /// Gives a function for `colorEffect`.
  public static func colorEffect(
    _ name: String, in library: ShaderLibrary? = nil,
    _ body: @escaping @Sendable (Position, Premultiplied, Arguments) -> Premultiplied
  ) {
    ShaderPrograms.give(name, .color { body($0, $1, Arguments(values: $2)) }, to: library)
  }
  /// Gives a function for `distortionEffect`: the place that is shown at a place.
  public static func distortionEffect(
    _ name: String, in library: ShaderLibrary? = nil,
    _ body: @escaping @Sendable (Position, Arguments) -> Position
  ) {
    ShaderPrograms.give(name, .distortion { body($0, Arguments(values: $1)) }, to: library)
  }
  /// Gives a function for `layerEffect`.
  public static func layerEffect(
    _ name: String, in library: ShaderLibrary? = nil,
    _ body: @escaping @Sendable (Position, Layer, Arguments) -> Premultiplied
  ) {
    ShaderPrograms.give(name, .layer { body($0, Layer(sampler: $1), Arguments(values: $2)) }, to: library)
  }
}

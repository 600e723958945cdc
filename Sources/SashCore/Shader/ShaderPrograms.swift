import Foundation
import SashDisplay

/// What a function of the app is called with: numbers, and bytes.
package struct ShaderValues: Sendable, Equatable {
  package var numbers: [[Float]]
  package var bytes: [Data?]
}

/// A function of the app in place of one of Metal.
package enum ShaderProgram: Sendable {
  case fill(@Sendable (SIMD2<Float>, ShaderValues) -> SIMD4<Float>)
  case color(@Sendable (SIMD2<Float>, SIMD4<Float>, ShaderValues) -> SIMD4<Float>)
  case distortion(@Sendable (SIMD2<Float>, ShaderValues) -> SIMD2<Float>)
  case layer(@Sendable (SIMD2<Float>, PixelSampler, ShaderValues) -> SIMD4<Float>)

  fileprivate var usage: Shader.UsageType {
    switch self {
    case .fill: .shapeStyle
    case .color: .colorEffect
    case .distortion: .distortionEffect
    case .layer: .layerEffect
    }
  }
}

/// The functions that the app has given.
package enum ShaderPrograms {
  private struct Name: Hashable {
    let name: String
    let usage: Shader.UsageType
    let library: ShaderLibrary.Source?
  }
  private static let lock = NSLock()
  private nonisolated(unsafe) static var all: [Name: (program: ShaderProgram, version: Int)] = [:]
  private nonisolated(unsafe) static var count = 0

  /// - Parameter library: Nil gives the function to every library.
  package static func give(_ name: String, _ program: ShaderProgram, to library: ShaderLibrary?) {
    lock.withLock {
      count += 1
      all[Name(name: name, usage: program.usage, library: library?.source)] = (program, count)
    }
  }

  /// A function, and a number that another one of the name does not have.
  static func program(
    _ function: ShaderFunction, _ usage: Shader.UsageType
  ) -> (program: ShaderProgram, version: Int)? {
    lock.withLock {
      all[Name(name: function.name, usage: usage, library: function.library.source)]
        ?? all[Name(name: function.name, usage: usage, library: nil)]
    }
  }
}

/// A shader whose colours are known.
package struct ResolvedShader: Equatable {
  private let function: ShaderFunction
  private enum Value: Equatable {
    case numbers([Float])
    case bytes(Data)
    case boundingRect
    case nothing
  }
  private let values: [Value]

  init(_ shader: Shader, components: (Color) -> ColorComponents) {
    function = shader.function
    func premultiplied(_ color: Color) -> [Float] {
      let c = components(color)
      return [c.red * c.opacity, c.green * c.opacity, c.blue * c.opacity, c.opacity]
    }
    values = shader.arguments.map { argument in
      switch argument.kind {
      case .numbers(let numbers): .numbers(numbers)
      case .color(let color): .numbers(premultiplied(color))
      case .colors(let colors): .numbers(colors.flatMap(premultiplied))
      case .data(let data): .bytes(data)
      case .boundingRect: .boundingRect
      case .image: .nothing
      }
    }
  }

  /// What draws as a shape style in a frame of a size; nil if the app has not given the function.
  func fill(in size: CGSize, opacity: Float) -> PixelFunction? {
    function(as: .shapeStyle, in: CGRect(origin: .zero, size: size), opacity: opacity)
  }

  /// The function with its arguments; nil, with a warning, if the app has not given it.
  func function(
    as usage: Shader.UsageType, in bounds: CGRect, reach: CGSize = .zero, opacity: Float = 1
  ) -> PixelFunction? {
    guard let (program, version) = ShaderPrograms.program(function, usage) else {
      runtimeWarning(ShaderError(function, usage).description)
      return nil
    }
    var given = ShaderValues(numbers: [], bytes: [])
    for value in values {
      switch value {
      case .numbers(let numbers): given.numbers.append(numbers)
      case .boundingRect:
        given.numbers.append([bounds.minX, bounds.minY, bounds.width, bounds.height].map { Float($0) })
      case .bytes, .nothing: given.numbers.append([])
      }
      if case .bytes(let data) = value { given.bytes.append(data) } else { given.bytes.append(nil) }
    }
    let all = given
    var key = "\(function.name)#\(version) \(given.numbers)"
    for case let data? in given.bytes { key += " \(data.count)/\(data.hashValue)" }
    if opacity != 1 { key += " at \(opacity)" }
    switch program {
    case .fill(let body):
      return PixelFunction(.fill { body($0, all) * opacity }, key: key)
    case .color(let body): return PixelFunction(.color { body($0, $1, all) }, key: key)
    case .distortion(let body):
      return PixelFunction(.distortion { body($0, all) }, reach: reach, key: key)
    case .layer(let body): return PixelFunction(.layer { body($0, $1, all) }, reach: reach, key: key)
    }
  }
}

import Foundation
import SashDisplay

/// Puts the colour of each pixel of a view through a matrix.
@frozen public nonisolated struct _ColorMatrixEffect: DrawnEffect, Equatable, Sendable {
  @usableFromInline enum Kind: Equatable, Sendable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case hueRotation(Angle)
    case invert
    case multiply(Color)
    case luminanceToAlpha
  }
  @usableFromInline var kind: Kind
  @inlinable init(_ kind: Kind) { self.kind = kind }

  package func _effect(in size: CGSize, environment: EnvironmentInput) -> DisplayEffect? {
    let matrix: PixelMatrix
    switch kind {
    case .brightness(let amount): matrix = .brightness(Float(amount))
    case .contrast(let amount): matrix = .contrast(Float(amount))
    case .saturation(let amount): matrix = .saturation(Float(amount))
    case .grayscale(let amount): matrix = .saturation(1 - Float(min(max(amount, 0), 1)))
    case .hueRotation(let angle): matrix = .hueRotation(angle)
    case .invert: matrix = .invert
    case .multiply(let color):
      guard case .color(let components) = color._resolve(in: environment).fill else { return nil }
      matrix = .multiply(components)
    case .luminanceToAlpha: matrix = .luminanceToAlpha
    }
    guard matrix.isFinite else {
      runtimeWarning("A colour effect was given a value that is not finite; the view is drawn without it.")
      return nil
    }
    return matrix == .identity ? nil : .colorMatrix(matrix)
  }
}

extension _ColorMatrixEffect: Animatable {
  public var animatableData: Double {
    get {
      switch kind {
      case .brightness(let amount), .contrast(let amount), .saturation(let amount), .grayscale(let amount):
        amount * 128
      case .hueRotation(let angle): angle.animatableData
      case .invert, .multiply, .luminanceToAlpha: 0
      }
    }
    set {
      switch kind {
      case .brightness: kind = .brightness(newValue / 128)
      case .contrast: kind = .contrast(newValue / 128)
      case .saturation: kind = .saturation(newValue / 128)
      case .grayscale: kind = .grayscale(newValue / 128)
      case .hueRotation(var angle):
        angle.animatableData = newValue
        kind = .hueRotation(angle)
      case .invert, .multiply, .luminanceToAlpha: break
      }
    }
  }
}

/// - Source: the formulas of W3C Filter Effects 1, but brightness is added, as in SwiftUI.
extension PixelMatrix {
  static let identity = rgb([1, 0, 0], [0, 1, 0], [0, 0, 1])
  static let invert = rgb([-1, 0, 0], [0, -1, 0], [0, 0, -1], plus: 1)
  static let luminanceToAlpha = PixelMatrix([
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0.2126, 0.7152, 0.0722, 0, 0,
  ])

  static func brightness(_ amount: Float) -> PixelMatrix {
    rgb([1, 0, 0], [0, 1, 0], [0, 0, 1], plus: amount)
  }
  static func contrast(_ amount: Float) -> PixelMatrix {
    rgb([amount, 0, 0], [0, amount, 0], [0, 0, amount], plus: 0.5 - 0.5 * amount)
  }
  static func saturation(_ s: Float) -> PixelMatrix {
    rgb(
      [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s],
      [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s],
      [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s])
  }
  static func hueRotation(_ angle: Angle) -> PixelMatrix {
    let (c, s) = (Float(cos(angle.radians)), Float(sin(angle.radians)))
    return rgb(
      [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928],
      [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283],
      [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072])
  }
  static func multiply(_ color: ColorComponents) -> PixelMatrix {
    var matrix = rgb([color.red, 0, 0], [0, color.green, 0], [0, 0, color.blue])
    matrix.rows[3][3] = color.opacity
    return matrix
  }

  private static func rgb(_ red: [Float], _ green: [Float], _ blue: [Float], plus constant: Float = 0)
    -> PixelMatrix
  {
    PixelMatrix(red + [0, constant] + green + [0, constant] + blue + [0, constant] + [0, 0, 0, 1, 0])
  }
  var isFinite: Bool { rows.allSatisfy { row in row.indices.allSatisfy { row[$0].isFinite } } }
}

extension View {
  /// Makes this view brighter: the amount is added to each colour, 0 leaves it, 1 is white.
  @inlinable public nonisolated __consuming func brightness(_ amount: Double) -> some View {
    modifier(_ColorMatrixEffect(.brightness(amount)))
  }
  /// Sets how far the colours of this view stand apart: 1 leaves them, 0 is grey, below 0 they are inverted.
  @inlinable public nonisolated __consuming func contrast(_ amount: Double) -> some View {
    modifier(_ColorMatrixEffect(.contrast(amount)))
  }
  /// Sets how colourful this view is: 1 leaves it, 0 is grey.
  @inlinable public nonisolated __consuming func saturation(_ amount: Double) -> some View {
    modifier(_ColorMatrixEffect(.saturation(amount)))
  }
  /// Makes this view grey: 0 leaves it, 1 is all grey.
  @inlinable public nonisolated __consuming func grayscale(_ amount: Double) -> some View {
    modifier(_ColorMatrixEffect(.grayscale(amount)))
  }
  /// Turns the hue of each colour of this view.
  @inlinable public nonisolated __consuming func hueRotation(_ angle: Angle) -> some View {
    modifier(_ColorMatrixEffect(.hueRotation(angle)))
  }
  /// Turns each colour of this view into its opposite.
  @inlinable public nonisolated __consuming func colorInvert() -> some View {
    modifier(_ColorMatrixEffect(.invert))
  }
  /// Multiplies each colour of this view with another.
  @inlinable public nonisolated __consuming func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMatrixEffect(.multiply(color)))
  }
  /// Makes this view as opaque as it is bright.
  @inlinable public nonisolated __consuming func luminanceToAlpha() -> some View {
    modifier(_ColorMatrixEffect(.luminanceToAlpha))
  }
}

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

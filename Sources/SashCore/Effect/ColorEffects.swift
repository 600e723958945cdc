import Foundation
import SashDisplay
import SashGraph

/// Puts the colour of each pixel of a view through a matrix.
@frozen public nonisolated struct _ColorMatrixEffect: DrawnEffect, Equatable, Sendable {
  @usableFromInline enum Kind: Equatable, Sendable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case hueRotation(Angle)
    case invert
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
      case .invert, .luminanceToAlpha: 0
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
      case .invert, .luminanceToAlpha: break
      }
    }
  }
}

/// Multiplies the colour of each pixel of a view with another.
@frozen public nonisolated struct _ColorMultiplyEffect: UnaryModifier, Equatable, Sendable {
  public var color: Color
  @inlinable public init(color: Color) { self.color = color }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let rule = MultipliedColorRule(modifier: modifier.attribute, environment: inputs.environment)
    return MultipliedColor._makeView(modifier: _GraphValue(Attribute(rule: rule)), inputs: inputs, body: body)
  }
}

/// The factors that colours are multiplied with, which animate as what the colour stands for at its place.
private nonisolated struct MultipliedColor: DrawnEffect {
  var color: Color.Resolved
  var animatableData: Color.Resolved.AnimatableData {
    get { color.animatableData }
    set { color.animatableData = newValue }
  }
  func _effect(in size: CGSize, environment: EnvironmentInput) -> DisplayEffect? {
    let matrix = PixelMatrix.multiply(color.components)
    return matrix == .identity || !matrix.isFinite ? nil : .colorMatrix(matrix)
  }
}

private struct MultipliedColorRule: Rule {
  let modifier: Attribute<_ColorMultiplyEffect>
  let environment: EnvironmentInput
  func compute() -> MultipliedColor {
    MultipliedColor(color: modifier.value.color.resolvedComponents(in: environment) ?? .white)
  }
}

extension Color {
  /// What this colour stands for at a place; nil for what has no single colour. Inside a rule, what it reads is depended on.
  func resolvedComponents(in environment: EnvironmentInput) -> Color.Resolved? {
    guard case .color(let components) = _resolve(in: environment).fill else { return nil }
    return Color.Resolved(components)
  }
}

extension Color.Resolved {
  static var white: Color.Resolved { Color.Resolved(red: 1, green: 1, blue: 1) }
  static var clear: Color.Resolved { Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
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
    modifier(_ColorMultiplyEffect(color: color))
  }
  /// Makes this view as opaque as it is bright.
  @inlinable public nonisolated __consuming func luminanceToAlpha() -> some View {
    modifier(_ColorMatrixEffect(.luminanceToAlpha))
  }
}

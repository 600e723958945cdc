import Foundation
import SashDisplay

/// Changes a view by a shader.
public nonisolated struct _ShaderEffect: DrawnEffect, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  let shader: Shader
  let usage: Shader.UsageType
  /// How far from a place the shader looks, in points.
  var reach = CGSize.zero
  var isEnabled: Bool

  package static var _usesSize: Bool { true }
  package func _effect(in size: CGSize, environment: EnvironmentInput) -> DisplayEffect? {
    guard isEnabled else { return nil }
    let resolved = ResolvedShader(shader) { color in
      if case .color(let components) = color._resolve(in: environment).fill { components } else { .clear }
    }
    return resolved.function(as: usage, in: CGRect(origin: .zero, size: size), reach: reach).map {
      .pixels($0)
    }
  }
}

extension View {
  /// Puts each colour of this view through a shader: `half4 f(float2 position, half4 color, arguments…)`.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(_ShaderEffect(shader: shader, usage: .colorEffect, isEnabled: isEnabled))
  }
  /// Shows at each place of this view what is at the place that a shader says: `float2 f(float2 position, arguments…)`.
  ///
  /// - Parameter maxSampleOffset: How far the two may be from each other, in points.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(
      _ShaderEffect(shader: shader, usage: .distortionEffect, reach: maxSampleOffset, isEnabled: isEnabled))
  }
  /// Draws this view by a shader that may look at all of it: `half4 f(float2 position, SwiftUI::Layer layer, arguments…)`.
  ///
  /// - Parameter maxSampleOffset: How far from a place it looks, in points.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(
      _ShaderEffect(shader: shader, usage: .layerEffect, reach: maxSampleOffset, isEnabled: isEnabled))
  }
}

import Foundation
import SashDisplay
import SashGraph

/// Draws a blurred copy of a view below it.
@frozen public nonisolated struct _ShadowEffect: UnaryModifier, Equatable, Sendable {
  public var color: Color
  /// In points.
  public var radius: CGFloat
  public var offset: CGSize
  @inlinable public init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let rule = CastShadowRule(modifier: modifier.attribute, environment: inputs.environment)
    return CastShadow._makeView(modifier: _GraphValue(Attribute(rule: rule)), inputs: inputs, body: body)
  }
}

/// A shadow whose colour is found, so that it animates with the lengths.
private nonisolated struct CastShadow: DrawnEffect {
  var color: Color.Resolved
  var shadow: _ShadowEffect
  var animatableData: AnimatablePair<Color.Resolved.AnimatableData, _ShadowEffect.AnimatableData> {
    get { .init(color.animatableData, shadow.animatableData) }
    set { (color.animatableData, shadow.animatableData) = (newValue.first, newValue.second) }
  }
  func _effect(in size: CGSize, environment: EnvironmentInput) -> DisplayEffect? {
    let (radius, offset) = (shadow.radius, shadow.offset)
    guard color.opacity > 0 else { return nil }
    guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else {
      runtimeWarning("shadow(color:radius:x:y:) was given a length that is not finite; no shadow is drawn.")
      return nil
    }
    // Beyond what is drawn there is no shadow to be seen.
    guard abs(offset.width) <= CGRect.reach, abs(offset.height) <= CGRect.reach else { return nil }
    let reach = min(max(radius, 0), CGRect.reach)
    return reach == 0 && offset == .zero
      ? nil : .shadow(color: color.components, radius: reach, offset: offset)
  }
}

private struct CastShadowRule: Rule {
  let modifier: Attribute<_ShadowEffect>
  let environment: EnvironmentInput
  func compute() -> CastShadow {
    let shadow = modifier.value
    return CastShadow(color: shadow.color.resolvedComponents(in: environment) ?? .clear, shadow: shadow)
  }
}

extension _ShadowEffect: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { .init(radius, offset.animatableData) }
    set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

/// Blurs a view.
@frozen public nonisolated struct _BlurEffect: DrawnEffect, Equatable, Sendable {
  /// In points.
  public var radius: CGFloat
  public var isOpaque: Bool
  @inlinable public init(radius: CGFloat, isOpaque: Bool) {
    self.radius = radius
    self.isOpaque = isOpaque
  }
  package func _effect(in size: CGSize, environment: EnvironmentInput) -> DisplayEffect? {
    radius > 0 && radius.isFinite ? .blur(radius: radius, isOpaque: isOpaque) : nil
  }
}

extension _BlurEffect: Animatable {
  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

extension View {
  /// Draws a blurred copy of this view below it; lengths in points.
  @inlinable public nonisolated __consuming func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
  /// Blurs this view; the radius is in points, and `opaque` keeps the edges from fading.
  @inlinable public nonisolated __consuming func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }
}

import Foundation
import SashDisplay

/// Draws a blurred copy of a view below it.
@frozen public nonisolated struct _ShadowEffect: DrawnEffect, Equatable, Sendable {
  public var color: Color
  /// In points.
  public var radius: CGFloat
  public var offset: CGSize
  @inlinable public init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
  package func _effect(in size: CGSize, environment: EnvironmentInput) -> DisplayEffect? {
    guard case .color(let components) = color._resolve(in: environment).fill, components.opacity > 0 else {
      return nil
    }
    guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else {
      runtimeWarning("shadow(color:radius:x:y:) was given a length that is not finite; no shadow is drawn.")
      return nil
    }
    // Beyond what is drawn there is no shadow to be seen.
    guard abs(offset.width) <= CGRect.reach, abs(offset.height) <= CGRect.reach else { return nil }
    let radius = min(max(radius, 0), CGRect.reach)
    return radius == 0 && offset == .zero
      ? nil : .shadow(color: components, radius: radius, offset: offset)
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

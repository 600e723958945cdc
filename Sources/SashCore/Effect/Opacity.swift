import Foundation
import SashDisplay

/// Makes a view transparent as one layer.
@frozen public nonisolated struct _OpacityEffect: DrawnEffect, Equatable, Sendable {
  public var opacity: Double
  @inlinable public init(opacity: Double) { self.opacity = opacity }
  package func _effect(in size: CGSize, environment: EnvironmentInput) -> DisplayEffect? {
    opacity >= 1 || opacity.isNaN ? nil : .opacity(max(opacity, 0))
  }
}

extension _OpacityEffect: Animatable {
  public var animatableData: Double {
    get { opacity * 128 }
    set { opacity = newValue / 128 }
  }
}

/// Mixes a view with what is below it.
@frozen public nonisolated struct _BlendModeEffect: DrawnEffect, Equatable, Sendable {
  public var blendMode: BlendMode
  @inlinable public init(blendMode: BlendMode) { self.blendMode = blendMode }
  package func _effect(in size: CGSize, environment: EnvironmentInput) -> DisplayEffect? {
    blendMode == .normal ? nil : .blend(blendMode)
  }
}

/// Draws a view as one layer before effects outside of it apply.
public nonisolated struct _CompositingGroupEffect: DrawnEffect, Equatable, Sendable {
  public init() {}
  package func _effect(in size: CGSize, environment: EnvironmentInput) -> DisplayEffect? { .compositingGroup }
}

/// How colours are mixed in an offscreen picture.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

extension View {
  /// Sets how opaque this view is as a whole, 0…1.
  @inlinable public nonisolated __consuming func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
  /// Mixes this view with what is below it.
  @inlinable public nonisolated __consuming func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }
  /// Draws this view as one layer before effects outside of it apply.
  public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

  /// Draws this view into one picture first.
  ///
  /// All drawing is to pictures in sRGB here, so this is `compositingGroup()`; `opaque` fills what the view
  /// leaves free with black.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    background(Color.black.opacity(opaque ? 1 : 0)).modifier(_CompositingGroupEffect())
  }
}

import Foundation
import SashDisplay

/// A style at an opacity.
public nonisolated struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  public var style: Style
  public var opacity: Float
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    var resolved = style._resolve(context)
    resolved.fill = resolved.fill.multiplyingOpacity(by: opacity)
    return resolved
  }
  public var _reads: _StyleReads { style._reads }
}

/// A style that mixes with what is below it.
public nonisolated struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  public var style: Style
  public var blendMode: BlendMode
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    var resolved = style._resolve(context)
    resolved.blendMode = blendMode
    return resolved
  }
  public var _reads: _StyleReads { style._reads }
}

/// A style that casts a shadow or lets one fall into the shape.
public nonisolated struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  public var style: Style
  public var shadowStyle: ShadowStyle
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    var resolved = style._resolve(context)
    resolved.shadows.append(shadowStyle.resolve(in: context.environment))
    return resolved
  }
  public var _reads: _StyleReads { style._reads.union(shadowStyle.color._reads) }
}

/// A style whose points are those of a fixed frame.
public nonisolated struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  public var style: Style
  public var bounds: CGRect
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    var resolved = style._resolve(context)
    if resolved.fill.needsFrame { resolved.fill = .anchored(resolved.fill, bounds) }
    return resolved
  }
  public var _reads: _StyleReads { style._reads }
}

/// A shadow of a shape, outside or inside of it.
public nonisolated struct ShadowStyle: Equatable, Sendable {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
  var isInner: Bool

  /// A shadow behind the shape; lengths in points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }
  /// A shadow that the edge throws into the shape; lengths in points.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }

  func resolve(in environment: EnvironmentValues) -> StyleShadow {
    StyleShadow(
      color: color.components(in: environment), radius: radius.isFinite ? max(radius, 0) : 0, offset: offset,
      isInner: isInner)
  }
}

extension ShapeStyle {
  /// This style at an opacity.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: Float(opacity))
  }
  /// This style mixed with what is below it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, blendMode: mode)
  }
  /// This style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadowStyle: style)
  }
  /// This style as it would be in a fixed frame, in points of the space it is drawn in.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredShapeStyle(style: self, bounds: rect) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style at an opacity.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
  /// The foreground style mixed with what is below it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

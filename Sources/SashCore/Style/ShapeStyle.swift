import Foundation
import SashDisplay
import SashGraph

/// A colour or pattern to draw with.
///
/// Make a style of your own out of others by writing `resolve(in:)`, which may choose by the environment.
public nonisolated protocol ShapeStyle: _AssetNames, Sendable {
  /// The style that this one stands for.
  associatedtype Resolved: ShapeStyle = Never
  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// What to draw with. Styles of the framework answer it themselves; others through `resolve(in:)`.
  func _resolve(_ context: _StyleContext) -> _ResolvedStyle
  /// What of the environment the answer depends on.
  var _reads: _StyleReads { get }
}

/// What of the environment a style reads.
@frozen public enum _StyleReads: UInt8, Sendable {
  /// Nothing, or only the appearance and the tint.
  case appearance
  /// Also the foreground style around it.
  case foreground
  /// Anything.
  case everything
  package func union(_ other: _StyleReads) -> _StyleReads { rawValue > other.rawValue ? self : other }
}

/// Where a style is worked out.
public nonisolated struct _StyleContext {
  package var environment: EnvironmentValues
  /// How far the style steps back: 0 is as it is, 1 secondary, and so on.
  package var level = 0
  package init(_ environment: EnvironmentValues, level: Int = 0) {
    self.environment = environment
    self.level = level
  }
}

extension ShapeStyle {
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    resolve(in: context.environment)._resolve(context)
  }
  public var _reads: _StyleReads { .everything }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("resolve(in:) should not be called on \(Self.self); it is drawn as it is.")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    fatalError("There is no value of Never.")
  }
}

/// A style worked out in an environment: everything but the frame it is drawn in.
public nonisolated struct _ResolvedStyle: Equatable {
  package var fill: StyleFill
  package var shadows: [StyleShadow] = []
  package var blendMode = BlendMode.normal
  package init(_ fill: StyleFill) { self.fill = fill }
  package init(_ color: ColorComponents) { fill = .color(color) }
}

/// A shadow that a style casts, or that falls into the shape.
package struct StyleShadow: Equatable {
  var color: ColorComponents
  var radius: CGFloat
  var offset: CGSize
  var isInner: Bool
}

/// What a style fills with, before the frame is known.
package enum StyleFill: Equatable {
  case color(ColorComponents)
  case linear([GradientStop], start: UnitPoint, end: UnitPoint)
  case radial([GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  case angular([GradientStop], center: UnitPoint, start: Angle, end: Angle)
  case elliptical([GradientStop], center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
  case tiles(Bitmap, size: CGSize)
  /// The colours of a function of the app, at an opacity.
  case shader(ResolvedShader, opacity: Float)
  /// What lies behind, blurred and tinted, at an opacity.
  indirect case material(Backdrop, opacity: Float)
  /// A mesh of colours over the whole frame.
  case mesh(GradientMesh)
  /// Another fill in a frame of its own.
  indirect case anchored(StyleFill, CGRect)

  /// What to paint with in a frame, in the space of that frame.
  package func paint(in frame: CGRect) -> Paint {
    switch self {
    case .color(let color): return .color(color)
    case .linear(let stops, let start, let end):
      return .linear(stops, start: start.point(in: frame), end: end.point(in: frame))
    case .radial(let stops, let center, let start, let end):
      return .radial(stops, center: center.point(in: frame), startRadius: start, endRadius: end)
    case .angular(let stops, let center, let start, let end):
      return .angular(stops, center: center.point(in: frame), start: start, end: end)
    case .elliptical(let stops, let center, let start, let end):
      return .elliptical(
        stops, center: center.point(in: frame), radii: frame.size, startFraction: start, endFraction: end)
    case .tiles(let bitmap, let size): return .tiles(bitmap, origin: frame.origin, size: size)
    case .shader(let shader, let opacity):
      guard let function = shader.fill(in: frame.size, opacity: opacity) else { return .color(.clear) }
      return .function(function, origin: frame.origin)
    // Only areas show what lies behind them; letters and the like take the tint.
    case .material(let backdrop, let opacity): return .color(backdrop.tint.multiplyingOpacity(by: opacity))
    case .mesh(let mesh): return mesh.paint(in: frame)
    case .anchored(let fill, let frame): return fill.paint(in: frame)
    }
  }

  /// False where the paint is the same in every frame.
  package var needsFrame: Bool {
    switch self {
    case .color, .material: false
    default: true
    }
  }

  /// The fill with the opacity of every colour multiplied.
  func multiplyingOpacity(by factor: Float) -> StyleFill {
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.multiplyingOpacity(by: factor), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.multiplyingOpacity(by: factor))
    case .linear(let stops, let start, let end): return .linear(faded(stops), start: start, end: end)
    case .radial(let stops, let center, let start, let end):
      return .radial(faded(stops), center: center, startRadius: start, endRadius: end)
    case .angular(let stops, let center, let start, let end):
      return .angular(faded(stops), center: center, start: start, end: end)
    case .elliptical(let stops, let center, let start, let end):
      return .elliptical(faded(stops), center: center, startFraction: start, endFraction: end)
    case .tiles(let bitmap, let size): return .tiles(bitmap.fading(by: factor), size: size)
    case .shader(let shader, let opacity): return .shader(shader, opacity: opacity * factor)
    case .material(let backdrop, let opacity): return .material(backdrop, opacity: opacity * factor)
    case .mesh(let mesh): return .mesh(mesh.multiplyingOpacity(by: factor))
    case .anchored(let fill, let frame): return .anchored(fill.multiplyingOpacity(by: factor), frame)
    }
  }
}

extension _ResolvedStyle {
  /// This style further back in the hierarchy.
  /// - Source: facts on colours, hierarchical opacity on a tinted base.
  func stepping(back level: Int) -> _ResolvedStyle {
    if level <= 0 { return self }
    var copy = self
    copy.fill = fill.multiplyingOpacity(by: [0.5, 0.25, 0.18][min(level - 1, 2)])
    return copy
  }

  /// True if nothing would be drawn.
  package var isInvisible: Bool {
    if case .color(let color) = fill, color.opacity <= 0, shadows.isEmpty { return true }
    return false
  }

  /// What drawing an outline with this style gives, in the space of `frame`; nil draws nothing.
  package func content(
    path: Path, mode: ShapeContent.Mode = .fill(FillStyle()), frame: CGRect
  ) -> DisplayContent? {
    if isInvisible || path.isEmpty { return nil }
    if case .material(let backdrop, let opacity) = fill {
      let shape = ShapeContent(path: path, mode: mode, paint: .color(.black), frame: frame)
      var content = DisplayContent.effect(.backdrop(backdrop), .only(.shape(shape)))
      if opacity < 1 { content = .effect(.opacity(Double(opacity)), .only(content)) }
      return decorating(content, outline: { path.area(mode) })
    }
    let shape = ShapeContent(path: path, mode: mode, paint: fill.paint(in: frame), frame: frame)
    return decorating(.shape(shape), outline: { path.area(mode) })
  }

  /// Content with the shadows and the blend mode of this style around it.
  func decorating(_ content: DisplayContent, outline: () -> (Path, FillStyle)) -> DisplayContent {
    if shadows.isEmpty, blendMode == .normal { return content }
    func item(_ content: DisplayContent) -> PlacedItem {
      PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: content))
    }
    var content = content
    for shadow in shadows where shadow.isInner && shadow.isDrawable {
      content = .group([item(content), item(shadow.inside(outline()))])
    }
    for shadow in shadows where !shadow.isInner && shadow.isDrawable {
      content = .effect(
        .shadow(color: shadow.color, radius: max(shadow.radius, 0), offset: shadow.offset), item(content))
    }
    if blendMode != .normal { content = .effect(.blend(blendMode), item(content)) }
    return content
  }
}

extension Path {
  /// What is covered when this path is drawn in a mode.
  func area(_ mode: ShapeContent.Mode) -> (Path, FillStyle) {
    switch mode {
    case .fill(let style): (self, style)
    case .stroke(let style, let isAntialiased): (strokedPath(style), FillStyle(antialiased: isAntialiased))
    }
  }
}

extension StyleShadow {
  /// False for lengths beyond what is drawn, which leave what throws it as it is.
  var isDrawable: Bool {
    abs(radius) <= CGRect.reach && abs(offset.width) <= CGRect.reach && abs(offset.height) <= CGRect.reach
  }

  /// The shadow that everything outside of an outline throws into it.
  func inside(_ outline: (path: Path, style: FillStyle)) -> DisplayContent {
    let radius = max(radius, 0)
    let reach = radius * 2 + abs(offset.width) + abs(offset.height) + 1
    var hole = Path(outline.path.boundingRect.insetBy(dx: -reach, dy: -reach))
    hole.addPath(outline.path)
    let outside = ShapeContent(path: hole, mode: .fill(FillStyle(eoFill: true)), paint: .color(.black))
    func item(_ content: DisplayContent) -> PlacedItem {
      PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: content))
    }
    let shadow = DisplayContent.effect(
      .shadow(color: color, radius: radius, offset: offset), item(.shape(outside)))
    return .effect(.clip(outline.path, outline.style), item(shadow))
  }
}

extension ShapeStyle {
  /// The style in the environment at a place; inside a rule it depends only on what the style reads.
  package func _resolve(in environment: EnvironmentInput) -> _ResolvedStyle {
    if _reads == .everything { return _resolve(_StyleContext(environment.value)) }
    _ = environment[\.styleValues]
    return _resolve(_StyleContext(environment.attribute.untrackedValue))
  }
}

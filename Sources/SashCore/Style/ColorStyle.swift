import Foundation
import SashDisplay

extension Color: ShapeStyle {
  public nonisolated func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    _ResolvedStyle(components(in: context.environment)).stepping(back: context.level)
  }
  public nonisolated var _reads: _StyleReads {
    if case .provider = storage { return .everything }
    return .appearance
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    _ResolvedStyle(components).stepping(back: context.level)
  }
  public var _reads: _StyleReads { .appearance }
}

/// The colour of controls at this place.
@frozen public nonisolated struct TintShapeStyle: ShapeStyle, Sendable, BitwiseCopyable {
  public typealias Resolved = Never
  @inlinable public init() {}
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    if let tint = context.environment.tint {
      var context = context
      // A tint made of the tint means the one around it, which is the platform's.
      context.environment.tint = nil
      return tint._resolve(context)
    }
    return Color.accentColor._resolve(context)
  }
  public var _reads: _StyleReads { .foreground }
}

/// The background of the platform, or the one set by `backgroundStyle(_:)`.
@frozen public nonisolated struct BackgroundStyle: ShapeStyle, Sendable, BitwiseCopyable {
  public typealias Resolved = Never
  @inlinable public init() {}
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    if let style = context.environment.backgroundStyle {
      var context = context
      context.environment.backgroundStyle = nil
      return style._resolve(context)
    }
    let color: SystemColor =
      switch context.level {
      case ...0: .background
      case 1: .secondaryBackground
      default: .tertiaryBackground
      }
    return _ResolvedStyle(Color(color).components(in: context.environment))
  }
  public var _reads: _StyleReads { .foreground }
}

/// A style of the platform for a purpose, with fainter steps.
protocol SystemShapeStyle: ShapeStyle where Resolved == Never {
  static var colors: [SystemColor] { get }
}
extension SystemShapeStyle {
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    let colors = Self.colors
    let index = min(context.level, colors.count - 1)
    return _ResolvedStyle(Color(colors[index]).components(in: context.environment))
      .stepping(back: context.level - index)
  }
  public var _reads: _StyleReads { .appearance }
}

/// The colour of lines between things.
public nonisolated struct SeparatorShapeStyle: SystemShapeStyle {
  public typealias Resolved = Never
  public init() {}
  static var colors: [SystemColor] { [.separator] }
}
/// The colour of text that stands in for text to be typed.
public nonisolated struct PlaceholderTextShapeStyle: SystemShapeStyle {
  public typealias Resolved = Never
  public init() {}
  static var colors: [SystemColor] { [.placeholder] }
}
/// The colour of links.
public nonisolated struct LinkShapeStyle: SystemShapeStyle {
  public typealias Resolved = Never
  public init() {}
  static var colors: [SystemColor] { [.link] }
}
/// The colour of thin fields behind content.
public nonisolated struct FillShapeStyle: SystemShapeStyle {
  public typealias Resolved = Never
  public init() {}
  static var colors: [SystemColor] { [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill] }
}
/// The background of windows.
public nonisolated struct WindowBackgroundShapeStyle: SystemShapeStyle {
  public typealias Resolved = Never
  public init() {}
  static var colors: [SystemColor] { [.background] }
}
/// What marks a selection: the tint.
public nonisolated struct SelectionShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { TintShapeStyle()._resolve(context) }
  public var _reads: _StyleReads { .foreground }
}

extension ShapeStyle where Self == Color {
  /// The platform's red, which follows the appearance.
  @inlinable public static var red: Color { Color.red }
  /// The platform's orange, which follows the appearance.
  @inlinable public static var orange: Color { Color.orange }
  /// The platform's yellow, which follows the appearance.
  @inlinable public static var yellow: Color { Color.yellow }
  /// The platform's green, which follows the appearance.
  @inlinable public static var green: Color { Color.green }
  /// The platform's mint, which follows the appearance.
  @inlinable public static var mint: Color { Color.mint }
  /// The platform's teal, which follows the appearance.
  @inlinable public static var teal: Color { Color.teal }
  /// The platform's cyan, which follows the appearance.
  @inlinable public static var cyan: Color { Color.cyan }
  /// The platform's blue, which follows the appearance.
  @inlinable public static var blue: Color { Color.blue }
  /// The platform's indigo, which follows the appearance.
  @inlinable public static var indigo: Color { Color.indigo }
  /// The platform's purple, which follows the appearance.
  @inlinable public static var purple: Color { Color.purple }
  /// The platform's pink, which follows the appearance.
  @inlinable public static var pink: Color { Color.pink }
  /// The platform's brown, which follows the appearance.
  @inlinable public static var brown: Color { Color.brown }
  /// White in every appearance.
  @inlinable public static var white: Color { Color.white }
  /// The platform's gray, which follows the appearance.
  @inlinable public static var gray: Color { Color.gray }
  /// Black in every appearance.
  @inlinable public static var black: Color { Color.black }
  /// No colour at all: it draws nothing.
  @inlinable public static var clear: Color { Color.clear }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  @inlinable public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The second step of the foreground style.
  @inlinable public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The third step of the foreground style.
  @inlinable public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The fourth step of the foreground style.
  @inlinable public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The fifth step of the foreground style.
  @inlinable public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style at this place.
  @inlinable public static var foreground: ForegroundStyle { .init() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The background style at this place.
  @inlinable public static var background: BackgroundStyle { .init() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of controls at this place.
  @inlinable public static var tint: TintShapeStyle { .init() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// What marks a selection.
  public static var selection: SelectionShapeStyle { .init() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { .init() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands in for text to be typed.
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { .init() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of thin fields behind content.
  public static var fill: FillShapeStyle { .init() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}

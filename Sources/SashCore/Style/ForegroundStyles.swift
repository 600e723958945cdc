import Foundation
import SashDisplay

/// The styles that `foregroundStyle` has set around a place, from the most to the least prominent, and those
/// around them, which they may refer to.
package final class ForegroundStyles: Equatable, @unchecked Sendable {
  let levels: [AnyShapeStyle]
  let outer: ForegroundStyles?
  /// Whether a container has set them for what stands in it, and not the app.
  let isOfPlace: Bool
  package init(levels: [AnyShapeStyle], outer: ForegroundStyles?, isOfPlace: Bool = false) {
    self.levels = levels
    self.isOfPlace = isOfPlace
    let needsOuter = levels.contains { $0._reads != .appearance }
    self.outer = needsOuter ? outer : nil
  }
  /// The platform's label colours.
  package static let standard = ForegroundStyles(levels: [], outer: nil)

  /// True if nobody has set a style.
  package var isStandard: Bool { levels.isEmpty }
  /// True if the app has set a style, which then counts before what controls look like.
  package var isChosen: Bool { !levels.isEmpty && !isOfPlace }

  package static func == (a: ForegroundStyles, b: ForegroundStyles) -> Bool {
    a === b
      || (a.levels.count == b.levels.count && a.isOfPlace == b.isOfPlace
        && zip(a.levels, b.levels).allSatisfy { AnyShapeStyle.areSame($0, $1) }
        && a.outer == b.outer)
  }

  /// The style of a level; levels that nobody has set are fainter forms of the last one that somebody has.
  func resolve(_ context: _StyleContext, level: Int) -> _ResolvedStyle {
    guard let last = levels.indices.last else {
      return _ResolvedStyle(Color(SystemColor.label(level: level)).components(in: context.environment))
    }
    let index = min(level, last)
    var context = context
    context.level = level - index
    if let outer { context.environment.foregroundStyles = outer }
    return levels[index]._resolve(context)
  }

  /// The most prominent style, to be used anywhere.
  package var primary: AnyShapeStyle {
    if outer == nil, let first = levels.first { return first }
    return AnyShapeStyle(ForegroundLevel(styles: self, level: 0))
  }
}

/// A level of the styles that were set around a certain place.
private struct ForegroundLevel: ShapeStyle, Equatable {
  typealias Resolved = Never
  let styles: ForegroundStyles
  let level: Int
  func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    styles.resolve(context, level: level + context.level)
  }
  var _reads: _StyleReads { styles.levels.reduce(.appearance) { $0.union($1._reads) } }
}

/// A style that follows the foreground style around it, one of five steps from prominent to faint.
@frozen public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Sendable, BitwiseCopyable {
  public typealias Resolved = Never
  @usableFromInline var level: Int
  @inlinable init(level: Int) { self.level = level }
  /// The foreground style itself.
  @inlinable public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The second step.
  @inlinable public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The third step.
  @inlinable public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The fourth step.
  @inlinable public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The fifth step.
  @inlinable public static var quinary: HierarchicalShapeStyle { .init(level: 4) }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    context.environment.foregroundStyles.resolve(context, level: level + context.level)
  }
  public var _reads: _StyleReads { .foreground }
}

/// The foreground style around it.
@frozen public nonisolated struct ForegroundStyle: ShapeStyle, Sendable, BitwiseCopyable {
  public typealias Resolved = Never
  @inlinable public init() {}
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    context.environment.foregroundStyles.resolve(context, level: context.level)
  }
  public var _reads: _StyleReads { .foreground }
}

/// Some style at one of its fainter steps.
public nonisolated struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  var base: Base
  var level: Int
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    var context = context
    context.level += level
    return base._resolve(context)
  }
  public var _reads: _StyleReads { base._reads }
}

extension ShapeStyle {
  /// The second step of this style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third step of this style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth step of this style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The fifth step of this style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

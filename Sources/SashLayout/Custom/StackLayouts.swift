import Foundation
import SashGeometry

/// The layout of `HStack`: a row from leading to trailing.
@frozen public struct HStackLayout: EngineLayout {
  public var alignment: VerticalAlignment
  /// Points between neighbours; nil takes what each pair prefers.
  public var spacing: CGFloat?
  public typealias Cache = _EngineLayoutCache

  @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
  func makeEngine(_ children: [LayoutEngine], direction: LayoutDirection) -> ContainerEngine {
    StackEngine(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      children: children, direction: direction)
  }
}

/// The layout of `VStack`: a column from top to bottom.
@frozen public struct VStackLayout: EngineLayout {
  public var alignment: HorizontalAlignment
  /// Points between neighbours; nil takes what each pair prefers.
  public var spacing: CGFloat?
  public typealias Cache = _EngineLayoutCache

  @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
  func makeEngine(_ children: [LayoutEngine], direction: LayoutDirection) -> ContainerEngine {
    StackEngine(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      children: children, direction: direction)
  }
}

/// The layout of `ZStack`: one over another, the last in front.
@frozen public struct ZStackLayout: EngineLayout {
  public var alignment: Alignment
  public typealias Cache = _EngineLayoutCache

  @inlinable public init(alignment: Alignment = .center) { self.alignment = alignment }

  func makeEngine(_ children: [LayoutEngine], direction: LayoutDirection) -> ContainerEngine {
    ZStackEngine(alignment: alignment, children: children, direction: direction)
  }
}

extension HStackLayout: Sendable {}
extension VStackLayout: Sendable {}
extension ZStackLayout: Sendable {}

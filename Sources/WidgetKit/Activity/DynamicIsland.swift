import Foundation
import SashCore

/// Where something stands in the open island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let id: Int
  public static let leading = Self(id: 0)
  public static let trailing = Self(id: 1)
  public static let center = Self(id: 2)
  public static let bottom = Self(id: 3)
}
public enum DynamicIslandExpandedRegionVerticalPlacement: Sendable { case belowIfTooWide }

/// A part of the open island.
public struct DynamicIslandExpandedRegion<Content: View> {
  package let position: DynamicIslandExpandedRegionPosition
  package let content: Content
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) { (self.position, self.content) = (position, content()) }
}

public struct DynamicIslandExpandedContent<Expanded> {
  package let parts: [AnyView]
}

@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>)
    -> [AnyView]
  {
    [AnyView(region.content)]
  }
  public static func buildBlock(_ parts: [AnyView]...) -> [AnyView] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [AnyView]?) -> [AnyView] { part ?? [] }
  public static func buildEither(first part: [AnyView]) -> [AnyView] { part }
  public static func buildEither(second part: [AnyView]) -> [AnyView] { part }
  public static func buildFinalResult(_ parts: [AnyView]) -> DynamicIslandExpandedContent<AnyView> {
    DynamicIslandExpandedContent(parts: parts)
  }
}

public struct DynamicIslandMode: Hashable, Sendable {
  private let id: Int
  public static let compactLeading = Self(id: 0)
  public static let compactTrailing = Self(id: 1)
  public static let minimal = Self(id: 2)
  public static let expanded = Self(id: 3)
}

/// The parts of a live activity around the camera. No screen here has such a place, so they are drawn nowhere.
public struct DynamicIsland {
  public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}
  /// - Missing: any effect.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    hasNoEffect("DynamicIsland.widgetURL")
    return self
  }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode)
    -> DynamicIsland
  {
    self
  }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIsland { self }
}

extension View {
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}
